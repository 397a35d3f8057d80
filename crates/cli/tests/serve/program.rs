//! Starts and ends `runestones serve`.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use runestones_rules::Entry;
use runestones_store::{AnyStore, Store as _};

/// A running server.
pub(crate) struct Program {
    pub(crate) address: SocketAddr,
    child: Option<Child>,
}

fn command(args: &[&str], data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_runestones"));
    command.arg("serve").args(args).arg("--data").arg(data).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Program {
    pub(crate) fn start(data: &Path) -> Program {
        Program::start_with(&[], data)
    }

    pub(crate) fn start_with(args: &[&str], data: &Path) -> Program {
        // A test presses buttons faster than any household.
        let usual = ["--bind", "127.0.0.1:0", "--instant-bots", "--requests-per-second", "10000"];
        let args = [&usual, args].concat();
        let mut child = command(&args, data).spawn().expect("the program");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect("an address");
        Program { address: address.parse().expect("an address"), child: Some(child) }
    }

    /// Ends it without any warning, some time from now.
    pub(crate) fn kill_after(&mut self, time: Duration) -> JoinHandle<()> {
        let mut child = self.child.take().expect("it runs");
        std::thread::spawn(move || {
            std::thread::sleep(time);
            child.kill().expect("it can be killed");
            child.wait().expect("it is gone");
        })
    }

    /// Asks it to stop, and waits until it has done so.
    pub(crate) fn stop(self, signal: &str) {
        let (code, _) = self.end(signal);
        assert_eq!(code, Some(0), "{signal}");
    }

    /// Asks it to stop, which does not go well: what it says.
    pub(crate) fn stop_badly(self, signal: &str) -> String {
        let (code, said) = self.end(signal);
        assert_eq!(code, Some(1), "{said}");
        said
    }

    fn end(mut self, signal: &str) -> (Option<i32>, String) {
        let mut child = self.child.take().expect("it runs");
        let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("a signal");
        assert!(sent.success());
        let deadline = Instant::now() + Duration::from_mins(1);
        let status = loop {
            if let Some(status) = child.try_wait().expect("a child") {
                break status;
            }
            if Instant::now() > deadline {
                child.kill().expect("it can be killed");
                panic!("it does not stop on {signal}");
            }
            std::thread::sleep(Duration::from_millis(10));
        };
        let mut said = String::new();
        child.stdout.take().expect("its output").read_to_string(&mut said).expect("a text");
        child.stderr.take().expect("its errors").read_to_string(&mut said).expect("a text");
        (status.code(), said)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A start that must fail with exit code 1: what the program says about it.
pub(crate) fn cannot_start(args: &[&str], data: &Path) -> String {
    let mut child = command(args, data).spawn().expect("the program");
    let mut said = String::new();
    let deadline = Instant::now() + Duration::from_mins(1);
    while child.try_wait().expect("a child").is_none() {
        if Instant::now() > deadline {
            child.kill().expect("it can be killed");
            panic!("it runs with {args:?} {}", data.display());
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.stderr.take().expect("its errors").read_to_string(&mut said).expect("a text");
    assert_eq!(child.wait().expect("a child").code(), Some(1), "{said}");
    said
}

/// The moves of players that are stored of a game.
pub(crate) fn stored_moves(data: &Path, game: &str) -> Vec<String> {
    let id = game.trim_start_matches("/game/").parse().expect("the id of a game");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let stored = runtime.block_on(async {
        let store = AnyStore::open(&data.join("runestones.db").to_string_lossy()).await.expect("a store");
        store.load(&id).await.expect("a game")
    });
    let entries = stored.entries.into_iter().map(|stored| stored.entry);
    entries.filter(|entry| !entry.parse::<Entry>().expect("an entry").reveals()).collect()
}
