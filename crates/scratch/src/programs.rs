//! Where PostgreSQL's programs are, and as whom they run.

use std::fs::File;
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// PostgreSQL's programs.
pub(crate) struct Programs {
    folder: PathBuf,
    /// The user and group that own the server, when we are the superuser: PostgreSQL refuses to run as that.
    owner: Option<(u32, u32)>,
}

impl Programs {
    pub(crate) fn find() -> Programs {
        let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
        let missing = "PostgreSQL is missing: install the Debian package postgresql (`make postgres` does)";
        Programs { folder: folder().expect(missing), owner: is_root.then(|| owner().expect(missing)) }
    }

    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.folder.join(program));
        if let Some((user, group)) = self.owner {
            command.uid(user).gid(group);
        }
        // The home of the superuser may be closed to others.
        command.current_dir("/");
        command
    }

    /// Runs a program to its end; answers what it said, or what it complained about.
    pub(crate) fn run(&self, program: &str, arguments: impl FnOnce(&mut Command)) -> Result<String, String> {
        let mut command = self.command(program);
        arguments(&mut command);
        let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{program}: {error}"))?;
        let said = |text: &[u8]| String::from_utf8_lossy(text).trim_end().to_owned();
        if output.status.success() { Ok(said(&output.stdout)) } else { Err(said(&output.stderr)) }
    }

    /// Lets the server's user have a folder or a file.
    pub(crate) fn give(&self, place: &Path) {
        if let Some((user, group)) = self.owner {
            std::os::unix::fs::chown(place, Some(user), Some(group)).expect("the superuser may");
        }
    }

    /// Writes a file for the server alone.
    pub(crate) fn write(&self, place: &Path, text: &str) {
        let mut file = File::options().write(true).create(true).truncate(true).mode(0o600).open(place).expect("a file");
        file.write_all(text.as_bytes()).expect("room for it");
        self.give(place);
    }
}

/// Debian keeps the programs of each version in a folder of its own; others are where all programs are.
fn folder() -> Option<PathBuf> {
    let on_path =
        std::env::var_os("PATH").into_iter().flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort();
    let is_whole =
        |folder: &PathBuf| ["initdb", "postgres", "psql", "pg_isready"].iter().all(|name| folder.join(name).is_file());
    versions.into_iter().rev().chain(on_path).find(is_whole)
}

/// The user whom the package makes.
fn owner() -> Option<(u32, u32)> {
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let fields: Vec<&str> = users.lines().find(|line| line.starts_with("postgres:"))?.split(':').collect();
    Some((fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?))
}

/// Ends a process of the server at once; says whether it was there.
pub(crate) fn kill(pid: &str) -> bool {
    Command::new("kill").args(["-9", pid]).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Waits until this process is gone, however it ends; then ends the server of a folder and removes the folder.
pub(crate) fn keeper(folder: &Path) -> Child {
    let script = r#"cat; test -f "$1/data/postmaster.pid" && kill -9 "$(head -n 1 "$1/data/postmaster.pid")"
                    for try in 1 2 3 4 5; do rm -rf "$1" && break; sleep 0.2; done"#;
    let mut command = Command::new("sh");
    command.args(["-c", script, "sh"]).arg(folder).stdin(Stdio::piped());
    // Of a group of its own: a signal to everybody at the terminal must not end it too early.
    command.stdout(Stdio::null()).stderr(Stdio::null()).process_group(0).spawn().expect("a shell")
}
