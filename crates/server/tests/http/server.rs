//! A server of our own for each test.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::mpsc;
use std::thread::JoinHandle;

use runestones_rules::Entry;
use runestones_server::{Config, serve};
use runestones_store::{AnyStore, Store as _};
use tempfile::TempDir;
use tokio::sync::oneshot;

use crate::browser::{Answer, Browser};

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    pub(crate) fn start() -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let config = Config { bind: ([127, 0, 0, 1], 0).into(), data: folder.path().to_path_buf(), instant_bots: true };
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
        let entries = stored.entries.into_iter().map(|stored| stored.entry);
        entries.filter(|entry| !entry.parse::<Entry>().expect("an entry").reveals()).collect()
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

/// A new game for these seats: its address.
pub(crate) fn new_game(host: &mut Browser, seats: &[&str]) -> String {
    let names: Vec<String> = (1..=seats.len()).map(|number| format!("seat{number}")).collect();
    let fields: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(seats.iter().copied()).collect();
    host.post("/new", &fields).location()
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
    browser.post(&format!("{game}/move"), &[("seq", &page.seq()), ("move", mv)])
}
