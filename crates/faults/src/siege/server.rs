//! The server that is attacked, in a process of its own.

use std::ffi::OsString;
use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

use runestones_server::{CannotServe, Config};
use tempfile::TempDir;

pub(super) struct Server {
    pub(super) address: SocketAddr,
    process: Child,
    /// What it says is kept open: a program should not have to talk to nobody.
    _says: BufReader<ChildStdout>,
    _folder: TempDir,
}

impl Server {
    /// Starts a program with these arguments and a folder as the last one.
    pub(super) fn start(command: &[OsString]) -> io::Result<Server> {
        let folder = tempfile::tempdir()?;
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        let mut process = command.args(arguments).arg(folder.path()).stdout(Stdio::piped()).spawn()?;
        let mut says = BufReader::new(process.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?);
        let mut line = String::new();
        says.read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split([' ', '\n']).next());
        let address: SocketAddr = address
            .and_then(|address| address.parse().ok())
            .ok_or_else(|| io::Error::other(format!("the server says {line:?} and no address")))?;
        // Whatever is said here, nobody else is attacked.
        if !address.ip().is_loopback() {
            return Err(io::Error::other("only a server on this machine is attacked"));
        }
        Ok(Server { address, process, _says: says, _folder: folder })
    }

    /// The memory that it has.
    pub(super) fn memory(&self) -> u64 {
        self.figure("VmRSS")
    }

    /// The most that it had.
    pub(super) fn most_memory(&self) -> u64 {
        self.figure("VmHWM")
    }

    fn figure(&self, name: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).unwrap_or_default() * 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has nothing to lose.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What such a process can do: it serves with the limits that are usual, and says where.
pub fn serve_besieged(data: PathBuf) -> Result<(), CannotServe> {
    let runtime = tokio::runtime::Runtime::new().map_err(CannotServe::Stopped)?;
    let config = Config { bind: ([127, 0, 0, 1], 0).into(), data, ..Config::default() };
    let ready = |address| println!("http://{address}");
    runtime.block_on(runestones_server::serve(config, ready, std::future::pending()))
}
