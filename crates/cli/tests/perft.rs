//! `runestones perft`.

mod common;

use common::{run, shipped};
use insta::assert_snapshot;

fn perft(more: &[&str]) -> String {
    run(&[&["perft", "--cards", &shipped("standard-1.toml")], more].concat())
}

#[test]
fn counts_by_depth() {
    assert_snapshot!(perft(&["--depth", "5"]));
}

#[test]
fn counts_by_first_decision() {
    let everything = ["--players", "4", "--night", "--stones", "random", "--seed", "3", "--moves", "60"];
    assert_snapshot!(perft(&[&everything[..], &["--depth", "3", "--divide"]].concat()));
}

#[test]
fn what_is_not_a_game() {
    assert_snapshot!(perft(&["--players", "7", "--stones", "plus,plus"]));
    assert_snapshot!(perft(&["--stones", "none"]));
}
