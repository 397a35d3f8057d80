//! Runs the built program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The folder of the old records.
fn records() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/records")
}

/// The path of an old record.
pub(crate) fn old(file: &str) -> String {
    records().join(file).display().to_string()
}

/// The path of a card set that ships with the program.
pub(crate) fn shipped(file: &str) -> String {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/data/sets").join(file).display().to_string()
}

/// Runs the program with nothing on the standard input.
pub(crate) fn run(args: &[&str]) -> String {
    run_with("", args)
}

/// Runs the program with a text on the standard input: its exit code and all it says.
pub(crate) fn run_with(input: &str, args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_runestones"));
    command.args(args).env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that refuses its arguments does not wait for its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    let (out, err) = (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap());
    // Paths differ from machine to machine.
    let err = err.replace(&old(""), "").replace(&shipped(""), "");
    format!("exit code {}\n{out}{err}", status.code().unwrap())
}
