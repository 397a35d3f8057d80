//! What the doctor says.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

use crate::program::Program;

/// What it says, and whether it found no problem.
fn look(data: &Path, bind: &str) -> (String, bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_runestones"));
    let output = command.args(["doctor", "--bind", bind, "--data"]).arg(data).output().expect("the program");
    (String::from_utf8(output.stdout).expect("words"), output.status.success())
}

#[test]
fn a_new_place_is_good() {
    let folder = tempfile::tempdir().expect("a folder");
    let (said, good) = look(folder.path(), "127.0.0.1:0");
    assert!(good && said.contains("is not there yet") && said.ends_with("Nothing stands in the way.\n"), "{said}");
    assert!(!folder.path().join("runestones.db").exists(), "looking makes nothing");
}

#[test]
fn a_running_server_is_good() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::start(folder.path());
    let (said, good) = look(folder.path(), &program.address.to_string());
    assert!(good && said.contains("a server is ready at") && said.contains("is whole"), "{said}");
}

#[test]
fn problems_are_named_with_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let silent = taken.local_addr().expect("an address").to_string();
    std::fs::write(folder.path().join("runestones.db"), "no database at all, but long enough".repeat(100))
        .expect("a file");
    // Something listens, but does not speak as we do.
    std::thread::spawn(move || drop(taken.accept()));
    let (said, good) = look(folder.path(), &silent);
    assert!(
        !good && said.contains("PROBLEM") && said.contains("set bind") && said.contains("restore a backup"),
        "{said}"
    );
    let file = folder.path().join("runestones.db");
    let (said, good) = look(&file, "127.0.0.1:0");
    assert!(!good && said.contains("set data"), "{said}");
}
