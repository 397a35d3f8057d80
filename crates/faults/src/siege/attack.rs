//! The attacks. Each is bounded by a number of connections, and by the time for which people play.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::runtime::{Builder, Runtime};
use tokio::time::sleep;

use super::line::{address, ask, connect};
use super::player::Finished;

/// What is done to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Nothing.
    None,
    /// 1,500 connections that ask for the largest page over and over and hardly read.
    SlowReaders,
    /// 256 connections on the most expensive page, from one address.
    DearPage,
    /// The same, each from an address of its own.
    DearPageFromEverywhere,
    /// 10,000 connections that begin a request and never end it, from one address.
    Connections,
    /// The same from 1,000 addresses.
    ConnectionsFromEverywhere,
    /// Methods of 15 KB that nobody has heard of.
    Methods,
    /// Records, each with other names.
    Imports,
    /// Somebody new with every request.
    FreshPeople,
    /// Live connections to the players' table.
    Live,
}

impl Attack {
    /// All of them.
    pub const ALL: [Attack; 10] = [
        Attack::None,
        Attack::SlowReaders,
        Attack::DearPage,
        Attack::DearPageFromEverywhere,
        Attack::Connections,
        Attack::ConnectionsFromEverywhere,
        Attack::Methods,
        Attack::Imports,
        Attack::FreshPeople,
        Attack::Live,
    ];

    /// How many connections, from how many addresses.
    fn size(self) -> (usize, usize) {
        match self {
            Attack::None => (0, 1),
            Attack::SlowReaders => (1500, 1),
            Attack::DearPage => (256, 1),
            Attack::DearPageFromEverywhere => (256, 256),
            Attack::Connections => (10_000, 1),
            Attack::ConnectionsFromEverywhere => (10_000, 1000),
            Attack::Imports => (64, 16),
            Attack::Methods | Attack::FreshPeople => (64, 64),
            Attack::Live => (1000, 50),
        }
    }

    pub(super) fn needs_a_finished_game(self) -> bool {
        matches!(self, Attack::DearPage | Attack::DearPageFromEverywhere | Attack::Imports)
    }

    /// Begins the attack on a server of this machine, at which people play this game.
    pub(super) fn start(
        self,
        server: SocketAddr,
        game: &str,
        finished: Option<&Finished>,
        share: f64,
    ) -> io::Result<Running> {
        let (connections, addresses) = self.size();
        #[expect(clippy::cast_sign_loss, reason = "a share is not negative")]
        let connections = (connections as f64 * share.clamp(0.0, 1.0)).ceil() as usize;
        let addresses = addresses.min(connections).max(1);
        // One thread: the server needs the rest of the machine.
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let counted = Arc::new(Counted::default());
        let requests: Arc<Requests> = Arc::new(Requests::new(self, game, finished));
        for number in 0..connections {
            let (counted, requests) = (Arc::clone(&counted), Arc::clone(&requests));
            runtime.spawn(async move {
                // Not all at the same moment: nobody could do that.
                sleep(Duration::from_micros(200 * number as u64)).await;
                for turn in 0_usize.. {
                    if self.attempt(server, number, number % addresses, turn, &requests, &counted).await.is_err() {
                        counted.cut.fetch_add(1, Ordering::Relaxed);
                        sleep(Duration::from_millis(100)).await;
                    }
                }
            });
        }
        Ok(Running { runtime, counted })
    }

    /// One connection, for as long as the server bears it.
    async fn attempt(
        self,
        server: SocketAddr,
        number: usize,
        from: usize,
        turn: usize,
        requests: &Requests,
        counted: &Counted,
    ) -> io::Result<()> {
        let mut stream = connect(address(from), server).await?;
        match self {
            Attack::None => {}
            Attack::Connections | Attack::ConnectionsFromEverywhere => {
                stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").await?;
                let _ = stream.read_u8().await?;
            }
            Attack::SlowReaders => {
                for request in 0..100 {
                    stream.write_all(&requests.make(number, turn, request)).await?;
                }
                loop {
                    stream.read_u8().await?;
                    sleep(Duration::from_millis(200)).await;
                }
            }
            Attack::Live => {
                stream.write_all(&requests.make(number, turn, 0)).await?;
                let mut first = [0; 16];
                stream.read_exact(&mut first).await?;
                counted.count(if first.starts_with(b"HTTP/1.1 200") { 200 } else { 429 });
                if !first.starts_with(b"HTTP/1.1 200") {
                    return Err(io::ErrorKind::ConnectionRefused.into());
                }
                let mut buffer = vec![0; 16 * 1024];
                while stream.read(&mut buffer).await? > 0 {}
            }
            _ => {
                for request in 0.. {
                    counted.count(ask(&mut stream, &requests.make(number, turn, request)).await?);
                }
            }
        }
        Ok(())
    }
}

/// What is sent.
struct Requests {
    attack: Attack,
    game: String,
    record: String,
    last: usize,
}

impl Requests {
    fn new(attack: Attack, game: &str, finished: Option<&Finished>) -> Requests {
        let game = finished.map_or(game, |finished| &finished.game).to_owned();
        let record = finished.map(|finished| finished.record.clone()).unwrap_or_default();
        Requests { attack, game, record, last: finished.map_or(1, |finished| finished.last.max(1)) }
    }

    fn make(&self, number: usize, turn: usize, request: usize) -> Vec<u8> {
        let get = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").into_bytes();
        let game = &self.game;
        match self.attack {
            Attack::SlowReaders => get("/rules"),
            // The later the moment, the more has to be played again.
            Attack::DearPage | Attack::DearPageFromEverywhere => {
                get(&format!("{game}?at={}", self.last - (number + request) % self.last.min(20)))
            }
            Attack::Methods => {
                let method = format!("M{number}X{turn}X{request}X{}", "A".repeat(15_000));
                format!("{method} /health HTTP/1.1\r\nHost: x\r\n\r\n").into_bytes()
            }
            Attack::Imports => {
                let record = self.record.replacen("Random", &format!("R{number} {turn} {request}"), 1);
                let body =
                    format!("--x\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n{record}\r\n--x--\r\n");
                let kind = "multipart/form-data; boundary=x";
                post("/import", kind, &body)
            }
            Attack::FreshPeople => {
                let form = "application/x-www-form-urlencoded";
                match request % 3 {
                    0 => post("/settings", form, "theme=dawn"),
                    1 => post("/play", form, ""),
                    _ => post("/join/AAAAAAAAAAAA", form, ""),
                }
            }
            Attack::Live => get(&format!("{game}/live?version=0")),
            Attack::None | Attack::Connections | Attack::ConnectionsFromEverywhere => Vec::new(),
        }
    }
}

fn post(path: &str, kind: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}")
        .into_bytes()
}

/// What attackers were answered.
#[derive(Default)]
pub(super) struct Counted {
    answered: AtomicU64,
    refused: AtomicU64,
    cut: AtomicU64,
}

impl Counted {
    fn count(&self, status: u16) {
        let counter = if status == 429 { &self.refused } else { &self.answered };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Answered, refused because it was too much, cut off.
    pub(super) fn all(&self) -> [u64; 3] {
        [&self.answered, &self.refused, &self.cut].map(|counter| counter.load(Ordering::Relaxed))
    }
}

/// An attack that goes on.
pub(super) struct Running {
    runtime: Runtime,
    counted: Arc<Counted>,
}

impl Running {
    pub(super) fn stop(self) -> Counted {
        let all = self.counted.all();
        self.runtime.shutdown_timeout(Duration::from_secs(5));
        let [answered, refused, cut] = all.map(AtomicU64::new);
        Counted { answered, refused, cut }
    }
}

impl fmt::Display for Attack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Attack::None => "none",
            Attack::SlowReaders => "1,500 slow readers",
            Attack::DearPage => "256 connections on the most expensive page",
            Attack::DearPageFromEverywhere => "the same, each from an address of its own",
            Attack::Connections => "10,000 connections from one address",
            Attack::ConnectionsFromEverywhere => "10,000 connections from 1,000 addresses",
            Attack::Methods => "made-up methods of 15 KB",
            Attack::Imports => "imports",
            Attack::FreshPeople => "fresh people",
            Attack::Live => "1,000 live connections to the table",
        })
    }
}
