//! `runestones simulate` from outside: what it prints, and that luck is the only thing that decides.

use std::process::{Command, Output};

fn simulate(args: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_runestones"));
    command.arg("simulate").args(args.split_whitespace()).output().expect("the binary runs")
}

fn text(args: &str) -> String {
    let output = simulate(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "no progress bar into a pipe");
    String::from_utf8(output.stdout).expect("it is text")
}

/// Everything but how long it took.
fn json(args: &str) -> serde_json::Value {
    let mut value: serde_json::Value = serde_json::from_str(&text(args)).expect("it is one JSON object");
    value.as_object_mut().expect("it is an object").remove("speed").expect("it is there");
    value
}

#[test]
fn the_same_seed_gives_the_same_numbers_on_any_number_of_threads() {
    let args = "--games 12 --players 3 --bots greedy,random --night --queenie --seed 5 --json --threads";
    let one = json(&format!("{args} 1"));
    assert_eq!(one, json(&format!("{args} 3")));
    assert_ne!(one, json("--games 12 --players 3 --bots greedy,random --night --queenie --seed 6 --json"));
    assert_eq!(one["games"], 12);
    assert_eq!(one["winsByBot"]["greedy"]["played"], 24, "two of three seats");
    let won = |bot: &str| one["winsByBot"][bot]["won"].as_f64().expect("it is a number");
    assert!((won("greedy") + won("random") - 12.0).abs() < 1e-6, "every game is won once");
    let parts = one["points"].as_object().expect("it is an object").values();
    let points: u64 = parts.map(|part| part["points"].as_u64().expect("it is a number")).sum();
    let mean = one["scores"]["mean"].as_f64().expect("it is a number");
    assert!((points as f64 - mean * 36.0).abs() < 1e-6, "every point comes from somewhere");
}

#[test]
fn the_report() {
    let text = text("--games 4 --bots random --night --seed 2 --threads 1");
    assert!(text.lines().all(|line| line.chars().count() <= 80 && line == line.trim_end()));
    let (steady, speed) = text.trim_end().rsplit_once('\n').expect("there are several lines");
    assert!(speed.contains("games and") && speed.ends_with("decisions per second"));
    insta::assert_snapshot!(steady);
}

#[test]
fn bad_arguments_say_what_is_wrong() {
    for (args, message) in [
        ("--games 0", "0 games tell nothing"),
        ("--players 5", "5 players cannot play; it takes two to four"),
        ("--bots deep", "there is no bot `deep`; there are: random, apprentice"),
        ("--bots random,greedy,random", "3 bots were given for 2 players"),
        ("--threads 0", "0 is not in 1..=512"),
        ("--threads 100000", "100000 is not in 1..=512"),
        ("--stones plus", "1 types of rune stones were chosen"),
        ("--stones shiny", "is not a rune stone"),
        ("--cards none.toml", "cannot read none.toml"),
    ] {
        let output = simulate(args);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.contains(message), "{args}: {errors}");
    }
}
