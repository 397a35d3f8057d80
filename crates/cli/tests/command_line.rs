//! What holds for every command: mistakes are explained and no reader is missed.

mod common;

use std::process::{Command, Stdio};

use common::{old, run, shipped};

#[test]
fn every_command_explains_itself() {
    for command in ["play", "simulate", "arena", "train", "replay", "scenario", "perft", "export", "import", "backup"] {
        let help = run(&[command, "--help"]);
        assert!(help.starts_with("exit code 0\n") && help.contains("Examples:"), "{help}");
    }
    let help = run(&["cards", "--help"]);
    assert!(help.contains("check") && help.contains("show"), "{help}");
}

#[test]
fn shells_and_manuals_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let said = run(&["completions", shell]);
        assert!(
            said.starts_with("exit code 0\n") && said.contains("simulate") && said.contains("stop-early"),
            "{said}"
        );
    }
    let page = run(&["man"]);
    assert!(page.starts_with("exit code 0\n") && page.contains(".TH runestones 1"), "{page}");
    assert!(page.contains("runestones\\-simulate(1)"), "{page}");
    let page = run(&["man", "arena"]);
    assert!(page.contains(".TH runestones-arena 1") && page.contains("stop\\-early"), "{page}");
    assert!(run(&["man", "bogus"]).starts_with("exit code 1\nrunestones: there is no command `bogus`"));
}

#[test]
fn mistakes_are_explained() {
    let cases: [(&[&str], &str); 12] = [
        (&["bogus"], "exit code 2\nerror: unrecognized subcommand"),
        (&["replay"], "exit code 2\nerror: the following required arguments"),
        (&["play", "--load", "x", "--night"], "exit code 2\nerror: the argument '--load <FILE>' cannot be used with"),
        (
            &["play", "--queenie", "--stones", "base"],
            "exit code 2\nerror: the argument '--queenie' cannot be used with",
        ),
        (&["play", "--players", "7"], "exit code 1\nrunestones: this is not a game:\n  7 players cannot play"),
        (&["perft", "--seed", "x"], "exit code 2\nerror: invalid value 'x' for '--seed <SEED>': it is neither"),
        (&["perft", "--depth", "0"], "exit code 2\nerror: invalid value '0'"),
        (&["replay", "no such file"], "exit code 1\nrunestones: cannot read no such file: "),
        (&["replay", env!("CARGO_BIN_EXE_runestones")], "exit code 1\nrunestones: cannot read "),
        (&["scenario", "no such file"], "exit code 1\nrunestones: cannot read no such file: "),
        (&["cards", "check", env!("CARGO_MANIFEST_DIR")], "exit code 1\nrunestones: cannot read "),
        (&["cards", "show", "5"], "exit code 1\nrunestones: the card set standard has no `5`; ask for"),
    ];
    for (args, start) in cases {
        let said = run(args);
        assert!(said.starts_with(start), "{args:?}: {said}");
        assert!(!said.contains("backtrace"), "{said}");
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_mistake() {
    let (record, cards) = (old("base-2.txt"), shipped("standard-1.toml"));
    let scenarios = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    let cases: [&[&str]; 8] = [
        &["play", "--seed", "1", "--seats", "random,random"],
        &["simulate", "--games", "2", "--bots", "random"],
        &["replay", &record, "--cards", &cards],
        &["replay", &record, "--cards", &cards, "--json"],
        &["scenario", scenarios],
        &["perft", "--depth", "2"],
        &["cards", "show"],
        &["--help"],
    ];
    for args in cases {
        let mut command = Command::new(env!("CARGO_BIN_EXE_runestones"));
        let mut child = command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && errors.is_empty(), "{args:?}: {}, {errors}", output.status);
    }
}
