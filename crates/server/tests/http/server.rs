//! A server of our own for each test.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_ai::Net;
use runestones_rules::Entry;
use runestones_server::{Config, Time, serve};
use runestones_store::{AnyStore, Kind, Millis, PersonId, Store as _, StoredGame};
use runestones_table::hash;
use tempfile::TempDir;
use tokio::sync::oneshot;

use runestones_testing::browser::{Answer, Browser};

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    pub(crate) fn start() -> Server {
        Server::start_with(&Config::default().without_limits())
    }

    /// A server with these settings, but for its address and folder, and with bots that play at once.
    pub(crate) fn start_with(config: &Config) -> Server {
        Server::start_in(tempfile::tempdir().expect("a folder"), &Config { instant_bots: true, ..config.clone() })
    }

    /// One of the servers that share a database.
    pub(crate) fn on(database: &str) -> Server {
        let database = Some(database.to_owned());
        Server::start_with(&Config { database, ..Config::default().without_limits() })
    }

    /// A server whose time is set by hand; one of several, if they share a database.
    pub(crate) fn start_at(time: &Time, database: Option<&str>) -> Server {
        let (time, database) = (time.clone(), database.map(str::to_owned));
        Server::start_with(&Config { time, database, ..Config::default().without_limits() })
    }

    /// A server whose bots take their time.
    pub(crate) fn start_at_a_pace() -> Server {
        Server::start_in(tempfile::tempdir().expect("a folder"), &Config::default())
    }

    /// Stops it, and starts another one with the same games.
    pub(crate) fn restart(self) -> Server {
        self.restart_with(Net::embedded())
    }

    /// The same, by another clock.
    pub(crate) fn restart_at(mut self, time: &Time) -> Server {
        self.stop();
        let folder = std::mem::replace(&mut self.folder, tempfile::tempdir().expect("a folder"));
        let time = time.clone();
        Server::start_in(folder, &Config { instant_bots: true, time, ..Config::default().without_limits() })
    }

    /// The same, and its bots have learned something else.
    pub(crate) fn restart_with(mut self, net: Arc<Net>) -> Server {
        self.stop();
        let folder = std::mem::replace(&mut self.folder, tempfile::tempdir().expect("a folder"));
        Server::start_in(folder, &Config { instant_bots: true, net, ..Config::default().without_limits() })
    }

    /// Stops it, and starts another one with the same games and these settings.
    pub(crate) fn restart_as(mut self, config: &Config) -> Server {
        self.stop();
        let folder = std::mem::replace(&mut self.folder, tempfile::tempdir().expect("a folder"));
        Server::start_in(folder, &Config { instant_bots: true, ..config.clone() })
    }

    /// Stops it, lets somebody work on its store, and starts another one with the same games.
    pub(crate) fn restart_after(mut self, work: impl AsyncFnOnce(&AnyStore)) -> Server {
        self.stop();
        let file: PathBuf = self.folder.path().join("runestones.db");
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        runtime.block_on(async {
            let store = AnyStore::open(&file.to_string_lossy()).await.expect("a store");
            work(&store).await;
            store.close().await;
        });
        self.restart()
    }

    fn start_in(folder: TempDir, config: &Config) -> Server {
        let (bind, data) = (([127, 0, 0, 1], 0).into(), folder.path().to_path_buf());
        let config = Config { bind, data, ..config.clone() };
        let (ready, address) = mpsc::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().expect("threads");
            let told = move |address| ready.send(address).expect("somebody waits");
            runtime.block_on(serve(config, told, async { drop(stopped.await) })).expect("a good end");
        });
        let address = address.recv().expect("the server is ready");
        Server { address, folder, stop: Some(stop), thread: Some(thread) }
    }

    /// Where its games are kept, if it keeps them in a file.
    pub(crate) fn database(&self) -> String {
        self.folder.path().join("runestones.db").to_string_lossy().into_owned()
    }

    /// How many things of a kind could be swept, whatever their age.
    pub(crate) fn count_old(&self, kind: Kind) -> u64 {
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        runtime.block_on(async {
            let store = AnyStore::open(&self.database()).await.expect("a store");
            let count = store.count_old(kind, Millis(i64::MAX)).await.expect("a number");
            store.close().await;
            count
        })
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// Stops it, and reads the moves of people that are stored of a game.
    pub(crate) fn stored_moves(mut self, game: &str) -> Vec<String> {
        self.stop();
        let file: PathBuf = self.folder.path().join("runestones.db");
        let id = game.trim_start_matches("/game/").parse().expect("the id of a game");
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        let stored = runtime.block_on(async {
            let store = AnyStore::open(&file.to_string_lossy()).await.expect("a store");
            store.load(&id).await.expect("a game")
        });
        moves(stored)
    }

    /// Stops it, and says of whom something is stored, by their cookies.
    pub(crate) fn stored_people(mut self, cookies: &[String]) -> Vec<bool> {
        self.stop();
        let file: PathBuf = self.folder.path().join("runestones.db");
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        runtime.block_on(async {
            let store = AnyStore::open(&file.to_string_lossy()).await.expect("a store");
            let mut stored = Vec::new();
            for cookie in cookies {
                let id = PersonId(hash(cookie.split_once('=').expect("a cookie").1));
                stored.push(store.person(&id).await.expect("an answer").is_some());
            }
            stored
        })
    }

    /// What is answered to these very bytes.
    pub(crate) fn raw(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("a listening server");
        stream.write_all(request.as_bytes()).expect("a listening server");
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Tells it to stop, and does not wait.
    pub(crate) fn tell_to_stop(&mut self) {
        drop(self.stop.take());
    }

    fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the server ends well");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// An address that was free a moment ago.
pub(crate) fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port")
}

/// The moves of people and bots in a log.
pub(crate) fn moves(stored: StoredGame) -> Vec<String> {
    let entries = stored.entries.into_iter().map(|stored| stored.entry);
    entries.filter(|entry| !entry.parse::<Entry>().expect("an entry").reveals()).collect()
}

/// A new game for these seats: its address.
pub(crate) fn new_game(host: &mut Browser, seats: &[&str]) -> String {
    let names: Vec<String> = (1..=seats.len()).map(|number| format!("seat{number}")).collect();
    let fields: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(seats.iter().copied()).collect();
    host.post("/new", &fields).location()
}

/// The moves that a click means.
pub(crate) fn parts(click: &str) -> impl Iterator<Item = String> {
    click.split(", ").map(str::to_owned)
}

/// Whoever this is plays every move, the obvious ones too: what is clicked is what is stored.
pub(crate) fn play_by_hand(browser: &mut Browser) {
    assert_eq!(browser.post("/settings", &[("auto", "off")]).status, 303);
}

/// The table as somebody sees it who opens every curtain.
pub(crate) fn look(browser: &mut Browser, game: &str) -> Answer {
    let page = browser.get(game);
    match page.curtain() {
        Some(seat) => {
            assert!(page.moves().is_empty(), "a curtain hides the moves");
            assert_eq!(browser.post(&format!("{game}/curtain"), &[("seat", &seat)]).status, 303);
            browser.get(game)
        }
        None => page,
    }
}

/// Plays a move that the page offers.
pub(crate) fn play(browser: &mut Browser, game: &str, page: &Answer, mv: &str) -> Answer {
    browser.post(&format!("{game}/move"), &[("version", &page.version()), ("move", mv)])
}

/// Plays a game to its end by pressing any button, but rather one that brings the end nearer.
pub(crate) fn finish(people: &mut [Browser], game: &str, seed: u64) {
    let is_progress = |mv: &&String| ["forge", "trade", "use"].iter().any(|word| mv.starts_with(word));
    let mut rng = StdRng::seed_from_u64(seed);
    let rematch = format!("{game}/rematch");
    loop {
        for person in &mut *people {
            let page = look(person, game);
            if page.body.contains(&rematch) {
                return;
            }
            let moves = page.moves();
            let near: Vec<&String> = moves.iter().filter(is_progress).collect();
            let choices = if near.is_empty() { moves.iter().collect() } else { near };
            if let Some(mv) = choices.get(rng.random_range(0..choices.len().max(1))) {
                assert_eq!(play(person, game, &page, mv).status, 303, "{mv}");
            }
        }
    }
}
