//! `runestones cards`.

mod common;

use std::fs;

use common::{run, run_with, shipped};
use insta::assert_snapshot;

#[test]
fn a_sound_file_is_ok() {
    assert_snapshot!(run(&["cards", "check", &shipped("standard-2.toml")]));
}

#[test]
fn a_broken_file_is_explained() {
    let text = fs::read_to_string(shipped("standard-2.toml")).unwrap();
    let broken = text.replace("name = \"standard\"", "name = \"\"").replace("2 + die", "7 + die");
    let broken = broken.replacen("blue + blue", "blue & blue", 1).replacen("\n107 =", "\n108 =", 1);
    assert_snapshot!(run_with(&broken, &["cards", "check", "-"]));
}

#[test]
fn all_cards_are_shown() {
    assert_snapshot!(run(&["cards", "show", "--cards", &shipped("standard-2.toml")]));
}

#[test]
fn a_card_is_explained() {
    assert_snapshot!(run(&["cards", "show", "16"]));
    let explain = |number| run(&["cards", "show", number, "--cards", &shipped("standard-2.toml")]);
    assert_snapshot!(["33", "74", "75", "80", "89", "105", "5"].map(explain).concat());
}
