//! The server that is driven: one that runs already, or one of our own in a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::Context as _;
use tempfile::TempDir;

pub(super) enum Server {
    Running(SocketAddr),
    /// What it says is kept open: a program should not have to talk to nobody.
    Own {
        address: SocketAddr,
        process: Child,
        _says: Option<BufReader<ChildStdout>>,
        _folder: TempDir,
    },
}

impl Server {
    /// Starts this very program as a server.
    pub(super) fn start(place: Option<&Path>) -> anyhow::Result<Server> {
        let folder = match place {
            Some(place) => TempDir::new_in(place),
            None => TempDir::new(),
        };
        let folder = folder.context("cannot make a folder for the games")?;
        let program = std::env::current_exe().context("cannot find this program")?;
        let mut command = Command::new(program);
        command
            .args(["serve", "--bind", "127.0.0.1:0", "--instant-bots", "--log", "warn", "--data"])
            .arg(folder.path());
        // One person here is a thousand elsewhere.
        for limit in ["games-per-minute", "live-per-person", "requests-per-second", "people-per-minute"] {
            command.args([&format!("--{limit}"), "1000000"]);
        }
        command.args(["--connections", "1000000", "--connections-per-address", "1000000"]);
        let mut process = command.stdout(Stdio::piped()).spawn().context("cannot start a server")?;
        let mut line = String::new();
        let mut says = process.stdout.take().map(BufReader::new);
        if let Some(says) = &mut says {
            says.read_line(&mut line).context("the server says nothing")?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap_or_default();
        let address = address.parse().with_context(|| format!("the server says {line:?} and no address"))?;
        Ok(Server::Own { address, process, _says: says, _folder: folder })
    }

    pub(super) fn address(&self) -> SocketAddr {
        match self {
            Server::Running(address) | Server::Own { address, .. } => *address,
        }
    }

    /// Its memory in bytes, if that can be found out.
    pub(super) fn memory(&self) -> Option<u64> {
        let Server::Own { process, .. } = self else { return None };
        let status = std::fs::read_to_string(format!("/proc/{}/status", process.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS"))?;
        Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? * 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Server::Own { process, .. } = self {
            // It has nothing to lose.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}
