//! `runestones play` as somebody uses it, with typed lines coming from a pipe.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use runestones_i18n::{Locale, text};
use textwrap::core::display_width;

fn run(folder: &Path, args: &[&str], typed: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_runestones"))
        .args(args)
        .env("LC_ALL", "C")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // A game that ends before it has read everything closes the pipe; that is no mistake.
    let _ = child.stdin.take().expect("it is piped").write_all(typed);
    child.wait_with_output().expect("it ends")
}

fn said(folder: &Path, args: &[&str], typed: &str) -> String {
    let output = run(folder, args, typed.as_bytes());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert_eq!(errors, "");
    String::from_utf8(output.stdout).expect("it is text")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

#[test]
fn a_few_decisions_with_mistakes_help_and_undo() {
    let folder = folder();
    // With this seed the person begins, so that no bot has a say in the snapshot.
    let typed = "help\nhelp 107\nhelp nothing\nbogus\n99\ntake 43\nundo\n1\nplay 107\nundo\n2\nlog\nquit\n";
    insta::assert_snapshot!(said(folder.path(), &["play", "--seed", "3"], typed));
}

#[test]
fn what_is_not_possible_is_explained() {
    let folder = folder();
    let typed = "forge 5\nwhy forge-5\nwhy action-summon\nwhy nothing\nquit\n";
    let text = said(folder.path(), &["play", "--seed", "3"], typed);
    let answers: Vec<&str> = text.split("\n> ").skip(1).collect();
    assert!(answers[0].contains("`forge 5` is not possible now. It costs 4 blue gems"), "{text}");
    assert!(answers[1].contains("It costs 4 blue gems; you have"), "{text}");
    assert!(answers[2].contains("This is possible now."), "{text}");
    assert!(answers[3].contains("There is no `nothing` on the table."), "{text}");
}

#[test]
fn every_language_fits_into_eighty_columns() {
    let folder = folder();
    for language in ["en", "fr", "it", "nl", "ja", "de"] {
        let args = ["play", "--seed", "3", "--night", "--queenie", "--lang", language];
        let text = said(folder.path(), &args, "1\n1\n1\ndescribe\nlog\nquit\n");
        assert!(!text.contains('⟨'), "{language} lacks a text: {text}");
        for line in text.lines().filter(|line| line.contains(' ')) {
            assert!(display_width(line) <= 80, "{} columns in {language}: {line}", display_width(line));
        }
        if language == "ja" {
            insta::assert_snapshot!(text);
        }
    }
    let command = Command::new(env!("CARGO_BIN_EXE_runestones"))
        .arg("play")
        .env("LC_ALL", "fr_FR.UTF-8")
        .current_dir(folder.path())
        .output();
    let greeting = String::from_utf8(command.expect("the binary runs").stdout).expect("it is text");
    assert!(greeting.contains(&text(Locale::Fr, "terminal-help-hint", &[])), "the environment chooses: {greeting}");
    let in_words = said(folder.path(), &["play", "--seed", "3", "--words"], "quit\n");
    assert!(in_words.contains("## Round 1") && !in_words.contains("==="), "{in_words}");
    let coloured = said(folder.path(), &["play", "--seed", "3", "--color", "always"], "quit\n");
    assert!(coloured.contains("\u{1b}[94m"), "colours on demand: {coloured}");
}

#[test]
fn the_end_of_the_input_saves_and_the_game_goes_on_from_there() {
    let folder = folder();
    let first = said(folder.path(), &["play", "--seed", "7"], "2\n1\n");
    assert!(first.contains("Saved in runestones-c2c1a9cc.txt."), "{first}");
    let again = said(folder.path(), &["play", "--load", "runestones-c2c1a9cc.txt"], "quit\n");
    assert!(again.contains(&text(Locale::En, "ask-lay-second", &[])), "{again}");
    let mine = said(folder.path(), &["play", "--seed", "7"], "2\nsave mine.txt\n");
    assert!(mine.contains("runestones play --load mine.txt"), "{mine}");
    assert!(folder.path().join("mine.txt").exists());
}

/// A game that was left in the middle of the first turn, as it was saved.
fn said_and_saved(folder: &Path) -> String {
    said(folder, &["play", "--seed", "7", "--save", "left.txt"], "2\n1\nquit\n");
    std::fs::read_to_string(folder.join("left.txt")).expect("it was saved")
}

#[test]
fn a_saved_game_is_a_record_that_tells_who_plays() {
    let folder = folder();
    let record = said_and_saved(folder.path());
    for line in ["Rune Stones record 1", "player 1: Brown (human)", "player 2: Grey (greedy)", "seed: "] {
        assert!(record.lines().any(|there| there.starts_with(line)), "{line} is missing: {record}");
    }
    let story = said(folder.path(), &["replay", "left.txt"], "");
    assert!(story.contains("Brown uses abilities."), "{story}");
    let verdict = said(folder.path(), &["replay", "left.txt", "--verify"], "");
    assert!(verdict.contains("the one that was promised") && verdict.contains("not over"), "{verdict}");
}

#[test]
fn others_take_a_saved_game_over_and_its_end_is_kept() {
    let folder = folder();
    said_and_saved(folder.path());
    let load = ["play", "--load", "left.txt"];
    let text = said(folder.path(), &[&load[..], &["--seats", "random,random", "--save", "end.txt"]].concat(), "");
    assert!(text.contains("Brown (random), Grey (random)"), "{text}");
    assert!(text.ends_with("To see it again: runestones replay end.txt\n"), "{text}");
    let score = &text[text.find("FINAL SCORE").expect("it is over")..text.find("Seed: ").expect("it is told")];
    let again = said(folder.path(), &["play", "--load", "end.txt"], "");
    assert_eq!(again, format!("end.txt: The game is over\n\n{score}"));
    let verdict = said(folder.path(), &["replay", "end.txt", "--verify"], "");
    assert!(verdict.contains("as the record says"), "{verdict}");
}

#[test]
fn a_turn_is_restarted() {
    let folder = folder();
    let text = said(folder.path(), &["play", "--seed", "3"], "restart\nuse\n1\n1\nrestart\nsummon\nundo\nundo\n");
    assert_eq!(text.matches("There is nothing to take back.").count(), 2, "{text}");
    assert!(text.contains("You took back everything since your turn began"), "{text}");
    assert!(text.contains("Taken back: Summon creatures"), "{text}");
}

#[test]
fn nothing_is_saved_before_the_first_decision() {
    let folder = folder();
    said(folder.path(), &["play", "--seed", "3", "--seats", "human,human"], "\n");
    assert_eq!(std::fs::read_dir(folder.path()).expect("it is there").count(), 0);
}

#[test]
fn two_people_at_one_keyboard_never_see_the_hand_of_the_other() {
    let folder = folder();
    // Whoever is next uses the first two cards for nothing and ends the turn.
    let turn = "\nuse\n1\n1\ndone\n";
    let text = said(folder.path(), &["play", "--seed", "5", "--seats", "human,human"], &turn.repeat(2));
    assert_eq!(text.matches("Everyone else look away").count(), 3, "{text}");
    let curtain = text.find("Grey is next").expect("Grey plays too");
    let brown = text.find("Brown is next").expect("Brown plays");
    let seen_by_grey = if curtain < brown { &text[curtain..brown] } else { &text[curtain..] };
    assert!(seen_by_grey.contains("YOU (GREY)") && !seen_by_grey.contains("YOU (BROWN)"));
    let draws: Vec<&str> = seen_by_grey.lines().filter(|line| line.contains("Brown draws ")).collect();
    assert!(!draws.is_empty() && draws.iter().all(|line| line.ends_with("cards")), "{seen_by_grey}");
}

#[test]
fn a_whole_game_among_bots_ends_with_scores_and_the_seed() {
    let folder = folder();
    let text =
        said(folder.path(), &["play", "--seed", "7", "--seats", "greedy,greedy,random", "--night", "--queenie"], "");
    for part in ["FINAL SCORE", "Seed: ", "c2c1a9cccc2b7a33fc46a8824149d7e2a36c5c45fd7ecf11d063837d73afc967"] {
        assert!(text.contains(part), "{part} is missing");
    }
    assert!(text.contains(" wins and takes the throne!") || text.contains("Shared victory: "), "somebody wins");
    let hash = text.lines().nth(2).expect("it is shown first").trim();
    assert!(hash.len() == 64 && text.trim_end().ends_with(hash), "{hash}");
}

#[test]
fn playing_any_first_choice_reaches_the_end() {
    let folder = folder();
    let text = said(folder.path(), &["play", "--seed", "11", "--night"], &"1\n".repeat(5000));
    assert!(text.contains("FINAL SCORE"), "{}", &text[text.len().saturating_sub(500)..]);
}

#[test]
fn what_is_not_text_loses_nothing() {
    let folder = folder();
    let output = run(folder.path(), &["play", "--seed", "7"], b"\xff\xfe\x00\x1b[2J\n1\n");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("it is text");
    assert!(text.contains("means nothing here. Type a number from 1 to 3, or `help`."), "{text}");
    assert!(text.contains("You summon creatures"), "{text}");
}

#[test]
fn bad_arguments_say_what_is_wrong() {
    let folder = folder();
    std::fs::write(folder.path().join("bad.txt"), "hello").expect("there is room");
    let without_seed = said_and_saved(folder.path())
        .lines()
        .filter(|line| !line.starts_with("seed: "))
        .fold(String::new(), |text, line| text + line + "\n");
    std::fs::write(folder.path().join("seedless.txt"), without_seed.replace(" (human)", "")).expect("there is room");
    let cases: [(&[&str], &str); 9] = [
        (&["play", "--seats", "human"], "1 players cannot play; it takes two to four"),
        (&["play", "--seats", "human,deep"], "there is no bot `deep`; there are: random, apprentice, "),
        (&["play", "--seed", "x"], "neither a number nor 64 hexadecimal digits"),
        (&["play", "--stones", "plus"], "1 types of rune stones were chosen; it takes eight different ones"),
        (&["play", "--load", "none.txt"], "cannot read none.txt"),
        (&["play", "--load", "bad.txt"], "line 1: this is not a record: it must begin with"),
        (&["play", "--load", "seedless.txt"], "does not tell who plays: say it with --seats"),
        (&["play", "--load", "seedless.txt", "--seats", "human,human"], "its seed is not in it"),
        (&["play", "--load", "seedless.txt", "--seats", "human"], "--seats names 1 for 2 players"),
    ];
    for (args, message) in cases {
        let output = run(folder.path(), args, b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.contains(message), "{args:?}: {errors}");
    }
}
