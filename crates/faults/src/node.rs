//! A server in a process of its own, to be killed and started again.

use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use runestones_server::{CannotServe, Config};

use crate::machine::Machine;

/// What such a process does: it serves, and says so.
pub fn serve(bind: SocketAddr, database: String) -> Result<(), CannotServe> {
    let runtime = tokio::runtime::Runtime::new().map_err(CannotServe::Stopped)?;
    // It sweeps all the time, so that it is killed while it does.
    let sweep_every = Duration::from_millis(100);
    let config = Config {
        bind,
        database: Some(database),
        sweep_every,
        // The receiver of alerts is on this machine; what a dead server wanted to deliver another one delivers soon.
        alerts_to_private: true,
        alert_lease: Duration::from_secs(6),
        ..Config::default().without_limits()
    };
    runtime.block_on(runestones_server::serve(config, |address| println!("{address}"), std::future::pending()))
}

pub(crate) struct Node {
    program: PathBuf,
    pub(crate) address: SocketAddr,
    database: String,
    pub(crate) machine: Arc<Machine>,
    process: Option<Child>,
}

/// How long it may take to start, even when the database is just coming back.
const PATIENCE: Duration = Duration::from_mins(1);

impl Node {
    pub(crate) fn start(program: &Path, database: String, machine: Arc<Machine>) -> Node {
        // It keeps its address when it is started again, as a server behind a load balancer would.
        let address = TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr()).expect("a port");
        let mut node = Node { program: program.to_owned(), address, database, machine, process: None };
        node.resume();
        node
    }

    /// Ends it without any warning.
    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Starts it again and waits until it serves. If it cannot reach the database it is started once more.
    pub(crate) fn resume(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        while self.process.is_none() {
            assert!(Instant::now() < deadline, "a server does not start");
            let mut command = Command::new(&self.program);
            command.args(["node", &self.address.to_string(), &self.database]);
            command.envs(self.machine.environment());
            let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a process");
            let mut line = String::new();
            let said = process.stdout.as_mut().map(|output| BufReader::new(output).read_line(&mut line));
            if matches!(said, Some(Ok(1..))) {
                self.process = Some(process);
            } else {
                let _ = process.kill();
                let _ = process.wait();
                std::thread::sleep(Duration::from_millis(50));
            }
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
