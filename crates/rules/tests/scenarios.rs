//! Every scenario of the project holds; and a scenario that does not hold says so.

use std::path::{Path, PathBuf};

use proptest::prelude::*;
use runestones_rules::scenario::{MOST_BYTES, Scenario, ScenarioFault};

fn scenario_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let entries = std::fs::read_dir(&folder).expect("the folder of scenarios is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let files = scenario_files();
    assert!(!files.is_empty(), "there are no scenarios");
    let mut failed = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        match Scenario::parse(&text) {
            Ok(scenario) => {
                let failures = scenario.run().failures;
                failed.extend(failures.iter().map(|failure| format!("{name}: {failure}")));
            }
            Err(problems) => failed.extend(problems.iter().map(|problem| format!("{name}: {problem}"))),
        }
    }
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}

#[test]
fn titles_are_all_different() {
    let titles = scenario_files().into_iter().map(|file| {
        let text = std::fs::read_to_string(file).unwrap();
        Scenario::parse(&text).unwrap().title
    });
    let mut titles: Vec<String> = titles.collect();
    titles.sort();
    for pair in titles.windows(2) {
        assert_ne!(pair[0], pair[1]);
    }
}

/// A scenario about cards 16 and 21 with this step.
fn with_step(step: &str) -> String {
    let head = "# rule: U7\ntitle = \"t\"\nrules = [\"U7\"]\n[position]\nseat.1.hand = [16, 21, 101]\nseat.1.gems = \"1 blue\"\n";
    format!("{head}[[step]]\n{step}\n")
}

#[test]
fn a_broken_expectation_shows_expected_against_actual() {
    let play = r#"play = ["use", "lay 16", "lay 21", "21 exchange"]"#;
    let cases = [
        (r#"expect.seat.1.gems = "3 wild""#, "seat.1.gems", "\"3 wild\"", "\"2 wild\""),
        ("expect.seat.1.score = 1", "seat.1.score", "1", "0"),
        ("expect.seat.3.score = 1", "seat.3", "{\"score\":1}", "nothing"),
        (r#"expect.phase = "trade""#, "phase", "\"trade\"", "\"use\""),
        (r#"legal = ["21 exchange"]"#, "legal", "21 exchange", "not legal: 21 exchange; legal: 16 exchange, done"),
        (r#"illegal = ["16 exchange"]"#, "illegal", "none of these is legal", "legal: 16 exchange"),
        (r#"only = ["done"]"#, "only", "done", "16 exchange, done"),
        (r#"decides = "chance""#, "decides", "chance", "seat 1"),
        (r#"chance = ["*roll ore"]"#, "chance", "roll ore", "nothing"),
        ("winners = [2]", "winners", "2", "nothing"),
        ("final = [1, 2]", "final", "[1, 2]", "[]"),
    ];
    for (check, key, expected, actual) in cases {
        let scenario = Scenario::parse(&with_step(&format!("{play}\n{check}"))).unwrap();
        let failures = scenario.run().failures;
        let found: Vec<_> = failures
            .iter()
            .map(|failure| {
                let difference = &failure.difference;
                (failure.step, failure.line, &*difference.key, &*difference.expected, &*difference.actual)
            })
            .collect();
        assert_eq!(found, [(1, 7, key, expected, actual)], "{check}");
    }
}

#[test]
fn an_entry_that_cannot_be_played_ends_the_scenario() {
    let text = with_step("play = [\"use\", \"lay 17\"]\ndecides = \"nobody\"\n[[step]]\ndecides = \"nobody\"");
    let failures = Scenario::parse(&text).unwrap().run().failures;
    assert_eq!(failures.len(), 1);
    assert_eq!(
        failures[0].to_string(),
        "step 1 (line 7), play\n  expected: `lay 17` can be played\n  \
         actual:   `lay 17` is not legal here; seat 1 decides: lay 101, lay 16, lay 21"
    );
}

#[test]
fn moves_are_not_compared_while_chance_decides() {
    let text = "# rule: D3\ntitle = \"t\"\nrules = [\"D3\"]\n[position]\nseat.1.hand = [101, 105, 106]\n[[step]]\n\
                play = [\"use\", \"lay 105\", \"lay 106\", \"105 roll\"]\nillegal = [\"done\"]\n";
    let failures = Scenario::parse(text).unwrap().run().failures;
    assert_eq!(failures[0].difference.to_string(), "decides: expected a seat, actual chance");
}

fn faults(text: &str) -> Vec<String> {
    Scenario::parse(text).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn every_problem_of_a_file_is_reported_with_its_line() {
    let text = with_step(
        "play = [\"use\", \"lay 108\"]\nlegal = [\"jump\"]\ndecides = \"me\"\nchance = [\"done\", \"*roll six\"]",
    );
    let text = text.replace("rules = [\"U7\"]", "rules = [\"U7\", \"7U\"]").replace("1 blue", "16 blue");
    let found = faults(&text);
    let lines: Vec<&str> = found.iter().filter_map(|fault| fault.split(':').next()).collect();
    assert_eq!(
        lines,
        ["line 1", "line 3", "line 4", "line 8", "line 9", "line 10", "line 11", "line 11"],
        "{found:#?}"
    );
}

#[test]
fn what_is_missing_or_unknown_is_reported() {
    for (text, expected) in [
        ("", "missing field `title`"),
        ("title = \"t\"\nrules = []\n[[step]]\nplay = []", "`rules` names no rule"),
        ("title = \"t\"\nrules = [\"U7\"]", "there is no step that checks anything"),
        ("title = \"t\"\nrules = [\"U7\"]\n[[step]]\ndecides = \"seat 1\"", "a comment line `# rule: U7`"),
        ("title = \"t\"\nrules = [\"U7\"]\n[[step]]\nexpects = 1", "unknown field `expects`"),
        ("title = \"t\"\nrules = [\"U7\"]\n[position]\nseat.9.ore = 1", "there is no seat `9`"),
    ] {
        let found = faults(text);
        assert!(found.iter().any(|fault| fault.contains(expected)), "{text}: {found:#?}");
    }
    let huge = "#".repeat(MOST_BYTES + 1);
    assert_eq!(Scenario::parse(&huge).unwrap_err()[0].fault, ScenarioFault::TooLong(MOST_BYTES + 1));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_scenario_never_panics(at in any::<prop::sample::Index>(), with in "\\PC{0,4}", cut in 0..20usize) {
        let text = with_step("play = [\"use\", \"lay 16\", \"lay 21\"]\nonly = [\"done\"]\nchance = [\"*roll ore\"]");
        let start = at.index(text.len());
        let end = (start + cut).min(text.len());
        let damaged = format!("{}{with}{}", &text[..start], &text[end..]);
        if let Ok(scenario) = Scenario::parse(&damaged) {
            let _ = scenario.run();
        }
    }
}
