//! `runestones review`.

mod common;

use common::{old, run};
use serde_json::Value;

fn review(file: &str, more: &[&str]) -> String {
    run(&[&["review", &old(file), "--simulations", "0"], more].concat())
}

#[test]
fn a_game_is_reviewed_in_every_language() {
    for (language, words) in [
        ("en", "second thoughts of the judge"),
        ("fr", "le juge se ravise"),
        ("it", "ripensamenti del giudice"),
        ("nl", "de beoordelaar bedenkt zich"),
        ("ja", "判定の見直し"),
        ("de", "zweite Gedanken des Urteils"),
    ] {
        let told = review("base-2.txt", &["--lang", language]);
        assert!(told.contains(words), "{told}");
        assert!(!told.contains('⟨'), "{language} lacks a text: {told}");
    }
}

#[test]
fn the_ledger_adds_up_for_programs_too() {
    let told = review("night-4.txt", &["--json"]);
    let json = told.lines().find(|line| line.starts_with('{')).expect("JSON");
    let review: Value = serde_json::from_str(json).unwrap();
    let column = |name: &str| -> Vec<i64> {
        review["ledger"][name].as_array().unwrap().iter().map(|number| number.as_i64().unwrap()).collect()
    };
    let [start, own, others, luck, end] = ["start", "own_moves", "others_moves", "luck", "end"].map(column);
    assert_eq!(start.len(), 4);
    for seat in 0..4 {
        assert_eq!(start[seat] + own[seat] + others[seat] + luck[seat], end[seat]);
    }
    assert_eq!(end.iter().sum::<i64>(), 1_000_000);
    assert_eq!(luck.iter().sum::<i64>(), 0);
}

#[test]
fn a_page_needs_nothing_else() {
    let page = review("queenie-2.txt", &["--html"]);
    assert!(page.contains("<svg") && page.contains("review-table"));
    for reaches_out in ["src=", "url(http", "href=\"http", "<script", "@import"] {
        assert!(!page.contains(reaches_out), "{reaches_out}");
    }
}

#[test]
fn what_is_not_over_is_refused() {
    let text = std::fs::read_to_string(old("base-2.txt")).unwrap();
    let mut lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("result")).collect();
    let last = lines.iter().rposition(|line| line.starts_with("turn ")).unwrap();
    lines.truncate(last);
    let refused = common::run_with(&lines.join("\n"), &["review", "-"]);
    assert!(refused.contains("the game is not over"), "{refused}");
}
