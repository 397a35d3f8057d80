//! `runestones replay`.

mod common;

use std::fs;

use common::{old, run, run_with};
use insta::assert_snapshot;
use runestones_rules::position::Position;

fn replay(file: &str, more: &[&str]) -> String {
    run(&[&["replay", &old(file)], more].concat())
}

/// Replays a record whose text was changed.
fn replay_changed(file: &str, from: &str, to: &str, more: &[&str]) -> String {
    let text = fs::read_to_string(old(file)).unwrap();
    assert!(text.contains(from), "{from} is not in {file}");
    run_with(&text.replacen(from, to, 1), &[&["replay", "-"], more].concat())
}

#[test]
fn a_game_is_told() {
    assert_snapshot!(replay("night-4.txt", &["--to", "110"]));
}

#[test]
fn a_whole_game_is_told_to_its_end() {
    let told = replay("base-2.txt", &[]);
    let end = told.rfind("\nTurn ").unwrap();
    assert_snapshot!(&told[end..]);
}

#[test]
fn a_sound_record_is_ok() {
    assert_snapshot!(replay("queenie-2.txt", &["--verify"]));
}

#[test]
fn a_stacked_card_is_found() {
    assert_snapshot!(replay_changed("base-3.txt", "*artifact blue", "*artifact green", &["--verify"]));
}

#[test]
fn another_result_is_found() {
    let text = fs::read_to_string(old("base-2.txt")).unwrap();
    let result = text.lines().find(|line| line.starts_with("result")).unwrap();
    assert_snapshot!(replay_changed("base-2.txt", result, "result: 99 98", &["--verify"]));
}

#[test]
fn an_illegal_entry_is_found() {
    assert_snapshot!(replay_changed("base-2.txt", "use, lay", "use, done, lay", &["--verify"]));
}

#[test]
fn entries_as_json() {
    let lines = replay("night-2.txt", &["--json", "--to", "31"]);
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.len(), 32, "the exit code and one line for each entry");
    for (number, line) in (1..).zip(&lines[1..]) {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(value["index"], number);
        let position = Position::from_json(&value["position"].to_string()).unwrap();
        let game = position.game(&[]).unwrap_or_else(|problems| panic!("entry {number}: {problems:?}"));
        assert_eq!(Position::of(&game), position, "it is the whole position");
    }
    let without_position = |line: &str| line.split_once(r#","position""#).unwrap().0.to_owned();
    assert_snapshot!([1, 10, 29, 31].map(|index: usize| without_position(lines[index])).join("\n"));
}

#[test]
fn what_is_not_a_record() {
    assert_snapshot!(run_with("Dear diary,\n", &["replay", "-"]));
}

#[test]
fn a_record_in_json_is_read_too() {
    let json = r#"{"record":1,"rules":1,"card_set":{"name":"mine","hash":"00"},"players":["Brown","Grey"],"night":false,
        "stones":"base","first":"random","entries":[]}"#;
    assert_snapshot!(run_with(json, &["replay", "-"]));
}
