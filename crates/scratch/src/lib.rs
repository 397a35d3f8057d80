//! A PostgreSQL of one's own, for tests and fault runs: in a temporary folder, on a port that was free, with nothing in
//! it. It goes away with the process that started it, however that ends.

mod programs;

use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use programs::Programs;

/// How long a server may take to come up, even after it was killed.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running PostgreSQL server.
pub struct Scratch {
    programs: Programs,
    folder: PathBuf,
    port: u16,
    setup: Setup,
    server: Mutex<Option<Child>>,
    /// Ends the server and removes the folder when its input ends, which it does with this process.
    _keeper: Child,
}

/// How a server is set up.
#[derive(Default)]
pub struct Setup {
    /// Such as `fsync=off`.
    pub settings: &'static [&'static str],
    /// What else is in its environment.
    pub environment: Vec<(&'static str, PathBuf)>,
    /// Files in its folder, which nobody else may read.
    pub files: Vec<(&'static str, String)>,
}

impl Scratch {
    /// The server that all tests of a process share. It does not wait for the disk: nobody pulls the plug in a test.
    pub fn shared() -> &'static Scratch {
        static SHARED: LazyLock<Scratch> = LazyLock::new(|| Scratch::start(&["fsync=off"]));
        &SHARED
    }

    /// Starts a server with these settings.
    pub fn start(settings: &'static [&'static str]) -> Scratch {
        Scratch::start_with(Setup { settings, ..Setup::default() })
    }

    /// Starts a server that is set up like this.
    pub fn start_with(setup: Setup) -> Scratch {
        let programs = Programs::find();
        let folder = tempfile::Builder::new().prefix("runestones-postgres-").tempdir().expect("a folder").keep();
        programs.give(&folder);
        let keeper = programs::keeper(&folder);
        let made = programs.run("initdb", |initdb| {
            initdb.arg("--pgdata").arg(folder.join("data"));
            initdb.args(["--auth=trust", "--username=runestones", "--encoding=UTF8", "--no-locale", "--no-sync"]);
        });
        made.expect("a new database");
        for (name, text) in &setup.files {
            programs.write(&folder.join("data").join(name), text);
        }
        let server = Mutex::new(None);
        let scratch = Scratch { programs, folder, port: free_port(), setup, server, _keeper: keeper };
        scratch.resume();
        scratch
    }

    /// The port on 127.0.0.1 where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where one of the files of its set-up is.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join("data").join(name)
    }

    /// The address of a database.
    pub fn address(&self, database: &str) -> String {
        address(self.port, database)
    }

    /// Makes a new, empty database and says where it is.
    pub fn database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}")).expect("a new database");
        self.address(&name)
    }

    /// Runs statements in a database; answers what they give, a line for each row.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String, String> {
        self.programs.run("psql", |psql| {
            psql.args(["--quiet", "--no-align", "--tuples-only", "--no-psqlrc", "--set=ON_ERROR_STOP=1"]);
            psql.arg(self.address(database)).args(["--command", sql]);
        })
    }

    /// Ends the server at once, without a chance to tidy up.
    pub fn kill(&self) {
        if let Some(mut server) = self.server().take() {
            let _ = server.kill();
            let _ = server.wait();
        }
    }

    /// Ends one of the processes that answer somebody, if there is one; says whether there was.
    pub fn kill_a_backend(&self) -> bool {
        let sql = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
                   ORDER BY state_change DESC LIMIT 1";
        // It may be on its way back from the last time.
        self.sql("postgres", sql).is_ok_and(|pid| !pid.is_empty() && programs::kill(&pid))
    }

    /// Starts it again, and waits until it answers.
    pub fn resume(&self) {
        let deadline = Instant::now() + PATIENCE;
        let mut server = self.server();
        while server.as_mut().is_none_or(|server| server.try_wait().expect("a child").is_some()) || !self.answers() {
            assert!(Instant::now() < deadline, "PostgreSQL does not start:\n{}", self.log());
            if server.as_mut().is_none_or(|server| server.try_wait().expect("a child").is_some()) {
                // A server that was killed leaves processes behind that take a moment to notice; until then it fails.
                *server = Some(self.spawn());
            }
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    fn server(&self) -> MutexGuard<'_, Option<Child>> {
        self.server.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn spawn(&self) -> Child {
        let log = File::options().create(true).append(true).open(self.folder.join("log")).expect("a file");
        let mut command = self.programs.command("postgres");
        command.arg("-D").arg(self.folder.join("data")).arg("-k").arg(&self.folder);
        command.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-c", "max_connections=200"]);
        command.envs(self.setup.environment.iter().cloned());
        command.args(self.setup.settings.iter().flat_map(|setting| ["-c", setting]));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().expect("PostgreSQL")
    }

    fn answers(&self) -> bool {
        let mut command = self.programs.command("pg_isready");
        command.args(["-q", "-d", "postgres", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
        command.status().is_ok_and(|status| status.success())
    }

    /// The end of what the server said.
    fn log(&self) -> String {
        let mut text = Vec::new();
        if let Ok(mut file) = File::open(self.folder.join("log")) {
            let length = file.metadata().map_or(0, |meta| meta.len());
            let _ = file.seek(SeekFrom::Start(length.saturating_sub(4000)));
            let _ = file.read_to_end(&mut text);
        }
        String::from_utf8_lossy(&text).into_owned()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The address of a database on a port of this machine; the port may be one that leads to the server by a detour.
pub fn address(port: u16, database: &str) -> String {
    format!("postgres://runestones@127.0.0.1:{port}/{database}?sslmode=disable")
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    listener.local_addr().expect("an address").port()
}
