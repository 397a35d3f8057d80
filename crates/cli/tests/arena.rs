//! `runestones arena` and `runestones train` from outside.

mod common;

use std::path::Path;

use common::run;
use serde_json::Value;

/// The JSON of an arena, without what depends on the machine.
fn arena(args: &[&str]) -> Value {
    let said = run(&[&["arena", "--json"], args].concat());
    let mut value: Value = serde_json::from_str(said.strip_prefix("exit code 0\n").expect(&said)).expect(&said);
    value.as_object_mut().unwrap().remove("seconds").unwrap();
    for bot in value["bots"].as_array_mut().unwrap() {
        bot.as_object_mut().unwrap().remove("time").unwrap();
    }
    value
}

#[test]
fn the_same_seed_gives_the_same_table_on_any_number_of_threads() {
    let args = ["--bots", "random,apprentice,archdruid@3", "--games", "4", "--night", "--queenie", "--threads"];
    let one = arena(&[&args[..], &["1"]].concat());
    assert_eq!(one, arena(&[&args[..], &["3"]].concat()));
    assert_eq!(one["games"], 12, "three pairs, two deals, two seats");
    assert_eq!(one["crashes"], 0);
    let wins: f64 = one["bots"].as_array().unwrap().iter().map(|bot| bot["won"].as_f64().unwrap()).sum();
    assert!((wins - 12.0).abs() < 1e-6, "every game is won once");
    assert_eq!(one["bots"][0]["elo"]["rating"], 0.0, "the first is the yardstick");
    assert!(one["bots"][1]["elo"]["rating"].as_f64().unwrap() > 100.0);
}

#[test]
fn what_is_certain_is_not_played_on() {
    let early = arena(&["--bots", "random,greedy", "--games", "400", "--stop-early"]);
    assert!(early["games"].as_u64().unwrap() <= 64, "{early}");
    assert!(early["bots"][1]["share"].as_f64().unwrap() > 0.9);
}

#[test]
fn a_test_of_two_claims_ends_when_it_is_settled() {
    let said = arena(&["--bots", "random,greedy", "--games", "400", "--sprt", "0,50"]);
    assert_eq!(said["sprt"]["settled"], "high", "{said}");
    assert!(said["games"].as_u64().unwrap() <= 64, "{said}");
    let said = run(&["arena", "--bots", "greedy,random", "--games", "400", "--sprt", "-20,20"]);
    assert!(said.contains("no more than -20 Elo is shown"), "{said}");
    assert!(run(&["arena", "--bots", "greedy", "--sprt", "0,9"]).contains("--sprt compares two bots"));
}

#[test]
fn without_the_luck_the_result_is_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let diagram = folder.path().join("diagram.svg");
    let args = ["--bots", "acolyte,druid", "--games", "40", "--luck", "--diagram", diagram.to_str().unwrap()];
    let said = arena(&args);
    let number = |bot: usize, key: &str| said["bots"][bot]["withoutLuck"][key].as_f64().unwrap();
    assert!((number(0, "share") + number(1, "share") - 1.0).abs() < 1e-3, "what one gains the other loses");
    let won = said["bots"][1]["share"].as_f64().unwrap();
    assert!((number(1, "share") - won).abs() < 0.1 && number(1, "spread") < 0.3, "{said}");
    assert_eq!(said["calibration"][0]["group"], "all");
    assert!(said["calibration"][0]["is"]["positions"].as_u64().unwrap() > 1000);
    assert!(std::fs::read_to_string(diagram).unwrap().starts_with("<svg"));
}

#[test]
fn what_is_given_away_does_not_depend_on_threads() {
    let args =
        ["regret", "--bots", "random,sage", "--decisions", "4", "--rollouts", "4", "--heat", "1", "--policy", "1"];
    let regret = |threads: &str| {
        let said = run(&[&args[..], &["--json", "--threads", threads]].concat());
        let mut value: Value = serde_json::from_str(said.strip_prefix("exit code 0\n").expect(&said)).expect(&said);
        value.as_object_mut().unwrap().remove("seconds").unwrap();
        value
    };
    let said = regret("1");
    assert_eq!(said, regret("2"));
    assert_eq!(said["bots"][0]["all"]["decisions"], 4.0);
    assert!(said["bots"][1]["decisionsPerTurn"].as_f64().unwrap() > 1.0, "{said}");
    let text = run(&args);
    for part in ["4 decisions of 2 games for 2 players", "each turn", "BY PHASE", "BY KIND"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(run(&["regret", "--decisions", "0"]).contains("0 decisions tell nothing"));
}

#[test]
fn the_table_is_for_people() {
    let said = run(&["arena", "--bots", "random,greedy", "--games", "8", "--players", "3"]);
    for part in ["9 games for 3 players", "95% interval", "greedy of random: ", "0 crashes"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn mistakes_are_explained() {
    for (args, message) in [
        (["--bots", "deep"], "there is no bot `deep`"),
        (["--bots", "archdruid@soon"], "`soon` is not a budget"),
        (["--bots", "archdruid=nowhere"], "cannot use the weights in nowhere"),
    ] {
        let said = run(&[&["arena"], &args[..]].concat());
        assert!(said.starts_with("exit code 1") && said.contains(message), "{said}");
    }
}

#[test]
fn a_plan_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("new.weights");
    let plan = |more: &[&str]| {
        let args = ["train", "--plan", "standard", "--minutes", "0", "--out", out.to_str().unwrap()];
        run(&[&args[..], more].concat())
    };
    let said = plan(&["--seed", "7"]);
    assert!(said.starts_with("exit code 0") && said.contains("0 games") && said.contains("--resume goes on"), "{said}");
    assert!(plan(&[]).contains("go on with --resume"), "nothing is overwritten");
    let begun = std::fs::read(&out).unwrap();
    assert!(plan(&["--resume"]).starts_with("exit code 0"));
    assert_eq!(std::fs::read(&out).unwrap(), begun, "the seed is that of the beginning");
    let networks: Vec<&[u8]> = begun.chunks(begun.len() / 4).collect();
    assert!(networks.iter().all(|network| network.starts_with(b"RuneNet")), "four networks learn side by side");
    assert!(networks[1..].iter().all(|network| *network != networks[0]));
}

fn train(out: &Path, args: &[&str]) -> String {
    run(&[&["train", "--out", out.to_str().unwrap(), "--warm-up", "2", "--measure-games", "2"], args].concat())
}

#[test]
fn a_training_is_kept_resumed_and_used() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("new.weights");
    let said = train(&out, &["--games", "64", "--measure-every", "64"]);
    assert!(said.starts_with("exit code 0"), "{said}");
    let first = std::fs::read(&out).unwrap();
    let log = std::fs::read_to_string(folder.path().join("new.weights.log")).unwrap();
    assert!(log.contains("64 games") && log.contains("against greedy"), "{log}");
    let curve = std::fs::read_to_string(folder.path().join("new.weights.svg")).unwrap();
    assert_eq!(curve.matches("<circle").count(), 1, "{curve}");
    assert!(train(&out, &["--games", "64"]).contains("go on with --resume"), "nothing is overwritten");

    assert!(train(&out, &["--games", "128", "--resume"]).starts_with("exit code 0"));
    assert_ne!(std::fs::read(&out).unwrap(), first, "it went on");
    let settled = ["--games", "128", "--resume", "--settle", "2"];
    assert!(train(&out, &settled).contains("130 games"), "two games more");
    assert!(train(&out, &settled).contains("130 games"), "it is settled once");
    let bot = format!("seer={}", out.display());
    assert!(run(&["arena", "--bots", &format!("{bot},random"), "--games", "2"]).starts_with("exit code 0"));

    std::fs::write(&out, &first[..first.len() / 2]).unwrap();
    let said = run(&["arena", "--bots", &format!("{bot},random")]);
    assert!(said.starts_with("exit code 1") && said.contains("cut off"), "{said}");
}
