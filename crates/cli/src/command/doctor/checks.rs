//! The single looks.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use runestones_server::Config;
use runestones_store::{AnyStore, Store as _};

use super::Finding::{self, Good, Notice, Problem};

/// Fewer open files than this are fewer live connections than a club may have.
const FEW_FILES: u64 = 4096;

/// A durable write that takes longer than this is felt at the table.
const SLOW_WRITE: Duration = Duration::from_millis(20);

pub(super) fn all(config: &Config) -> anyhow::Result<Vec<Finding>> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let file = config.data.join("runestones.db");
    let mut findings = Vec::new();
    if let Some(shared) = &config.database {
        findings.extend(runtime.block_on(database("the shared database", shared)));
    } else {
        findings.push(folder(&config.data));
        // Looking must not make a database where there is none.
        // If there ever was one, whoever opens it says that it is gone.
        if file.exists() || config.data.join("runestones.db-mark").exists() {
            let name = file.display().to_string();
            findings.extend(runtime.block_on(database(&name, &name)));
        } else {
            let words = format!("{} is not there yet; it is made when the server first runs", file.display());
            findings.push(Notice(words));
        }
    }
    findings.push(address(config.bind));
    findings.extend(config.metrics.map(figures));
    findings.push(files());
    findings.push(way(config));
    Ok(findings)
}

/// Whether the folder can be written to, and how long a durable write takes.
fn folder(path: &Path) -> Finding {
    let probe = || -> io::Result<Duration> {
        std::fs::create_dir_all(path)?;
        let mut file = tempfile::NamedTempFile::new_in(path)?;
        let start = Instant::now();
        file.write_all(&[0; 4096])?;
        file.as_file().sync_data()?;
        Ok(start.elapsed())
    };
    let path = path.display();
    match probe() {
        Ok(took) if took > SLOW_WRITE => Notice(format!(
            "{path} can be written to, but a durable write took {took:.1?}: a faster disk would be felt"
        )),
        Ok(took) => Good(format!("{path} can be written to (a durable write took {took:.1?})")),
        Err(error) => Problem(format!("{path} cannot be written to: {error}; let this user write there, or set data")),
    }
}

/// The address of a shared database may hold a password, so it is not repeated.
async fn database(name: &str, address: &str) -> Vec<Finding> {
    let store = match AnyStore::open(address).await {
        Ok(store) => store,
        Err(error) => return vec![Problem(error.to_string())],
    };
    let found = match store.check().await {
        Ok(problems) if problems.is_empty() => vec![Good(format!("{name} is whole"))],
        Ok(problems) => problems.into_iter().map(|problem| Problem(format!("{problem}; restore a backup"))).collect(),
        Err(error) => vec![Problem(format!("{name} cannot be looked through: {error}"))],
    };
    store.close().await;
    found
}

/// Whether the address is free, or taken by a server that is ready.
fn address(bind: SocketAddr) -> Finding {
    match TcpListener::bind(bind) {
        Ok(_) => Good(format!("{bind} is free to listen on")),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => match ready(bind) {
            Some(answer) if answer == "ready" => Good(format!("a server is ready at {bind}")),
            Some(answer) => Problem(format!("a server at {bind} says: {answer}")),
            None => Problem(format!("{bind} is taken by something else; stop it, or set bind")),
        },
        Err(error) => Problem(format!("cannot listen on {bind}: {error}; set bind")),
    }
}

/// What a server of ours says when it is asked whether it is ready.
fn ready(address: SocketAddr) -> Option<String> {
    let patience = Duration::from_secs(3);
    let mut stream = TcpStream::connect_timeout(&address, patience).ok()?;
    stream.set_read_timeout(Some(patience)).ok()?;
    stream.write_all(format!("GET /ready HTTP/1.0\r\nHost: {address}\r\n\r\n").as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    head.contains("x-request-id").then(|| body.trim().to_owned())
}

fn figures(address: SocketAddr) -> Finding {
    if address.ip().is_loopback() {
        Good(format!("figures are shown at {address}, to this machine only"))
    } else {
        Notice(format!("figures are shown at {address}: make sure that the world cannot reach it"))
    }
}

fn files() -> Finding {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    match rlimit::Resource::NOFILE.get() {
        Ok((soft, _)) if soft < FEW_FILES => Notice(format!(
            "only {soft} files may be open, and every live connection is one; raise the limit (LimitNOFILE, ulimit -n)"
        )),
        Ok((soft, _)) => Good(format!("{soft} files may be open")),
        Err(error) => Notice(format!("cannot find out how many files may be open: {error}")),
    }
}

/// Who can reach the server, and who may say that they are somebody else.
fn way(config: &Config) -> Finding {
    match (config.bind.ip().is_loopback(), config.proxied) {
        (true, true) => Good("a proxy on this machine says who asks".to_owned()),
        (true, false) => {
            Notice("only this machine can reach the server; for others set bind, or put a proxy before it".to_owned())
        }
        (false, true) => Notice(format!(
            "whoever reaches {} directly can claim any address: let only the proxy through",
            config.bind
        )),
        (false, false) => Notice("without a proxy nothing is encrypted on the way to the players".to_owned()),
    }
}
