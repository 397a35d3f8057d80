//! Measures a table in the browser: `cargo run --release -p runestones-server --example latency`, on Linux.
//!
//! The time from the first byte of a move to the last byte of the drawing that it pushes to two live connections, and
//! the memory of a table that lives while nobody moves. The server is a process of its own, so that what the measuring
//! takes is not counted.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_server::{Config, serve};
use runestones_testing::browser::{Answer, Browser};

const MOVES: usize = 600;
/// A live connection is an open file, of which a process may have 1024; and of more than 512 tables those are let go
/// that nobody looks at.
const TABLES: usize = 400;

fn main() {
    // The server is this very program, started with a folder.
    if let Some(folder) = std::env::args().nth(1) {
        return run_server(folder.into());
    }
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path());
    let build = if cfg!(debug_assertions) { "unoptimized" } else { "release" };
    println!("{build} build");
    let mut browser = Browser::new(server.address);
    click_to_last_byte(&mut browser);
    idle_tables(&mut browser, &server);
}

/// A server in a process of its own.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(folder: &std::path::Path) -> Server {
        let program = std::env::current_exe().expect("this program");
        let mut process = Command::new(program).arg(folder).stdout(Stdio::piped()).spawn().expect("a second process");
        let mut line = String::new();
        let output = process.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("it says where it listens");
        Server { process, address: line.trim().parse().expect("an address") }
    }

    /// Its memory once nothing moves any more, in bytes.
    fn settled(&self) -> usize {
        let mut last = self.resident();
        loop {
            std::thread::sleep(Duration::from_millis(300));
            let now = self.resident();
            if now.abs_diff(last) < 64 * 1024 {
                return now;
            }
            last = now;
        }
    }

    fn resident(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).expect("Linux");
        let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("a size");
        line.split_whitespace().nth(1).and_then(|kib| kib.parse::<usize>().ok()).expect("a number") * 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has nothing to lose.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn run_server(data: std::path::PathBuf) {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let bind = ([127, 0, 0, 1], 0).into();
    let config = Config { bind, data, instant_bots: true, ..Config::default().without_limits() };
    runtime.block_on(serve(config, |address| println!("{address}"), std::future::pending())).expect("it serves");
}

/// A table by link, so that both players have a page of their own and no curtain is in between.
fn click_to_last_byte(host: &mut Browser) {
    let mut guest = Browser::new(host.address);
    let mut rng = StdRng::seed_from_u64(1);
    let mut times = Vec::new();
    let mut sizes = Vec::new();
    while times.len() < MOVES {
        let game = host.post("/new", &[("seat1", "me"), ("seat2", "link")]).location();
        let page = host.get(&game);
        let link =
            "/join/".to_owned() + &runestones_testing::browser::value_after(&page.body, "/join/").expect("a link");
        assert_eq!(guest.post(&link, &[("name", "Guest")]).status, 303);
        let mut lives = [host.listen(&game, "0"), guest.listen(&game, "0")];
        let mut pages = [lives[0].next_table(), lives[1].next_table()];
        while times.len() < MOVES {
            let Some(active) = pages.iter().position(|page| !page.moves().is_empty()) else { break };
            let (page, browser) = if active == 0 { (&pages[0], &mut *host) } else { (&pages[1], &mut guest) };
            let moves = page.moves();
            let mv = &moves[rng.random_range(0..moves.len())];
            let (version, address) = (page.version(), format!("{game}/move"));
            let start = Instant::now();
            let answer = browser.post_with(&address, &[("X-Table", "1")], &[("version", &version), ("move", mv)]);
            let newer = |table: &Answer| table.version() != version;
            pages = [lives[0].wait_for(newer), lives[1].wait_for(newer)];
            times.push(start.elapsed());
            assert_eq!(answer.status, 204);
            sizes.extend(pages.iter().map(|page| page.body.len()));
        }
    }
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!("{} moves, from click to the last byte of two drawings:", times.len());
    println!("  p50 {:?}, p90 {:?}, p99 {:?}, longest {:?}", at(50), at(90), at(99), at(100));
    println!("  a drawing has {} bytes on average", sizes.iter().sum::<usize>() / sizes.len());
}

/// Tables that were played at for a while, each with one live connection.
fn idle_tables(host: &mut Browser, server: &Server) {
    let mut rng = StdRng::seed_from_u64(2);
    let mut table = |host: &mut Browser| {
        let game = host.post("/new", &[("seat1", "me"), ("seat2", "bot:random")]).location();
        for _ in 0..4 {
            let page = host.get(&game);
            let moves = page.moves();
            if !moves.is_empty() {
                let mv = &moves[rng.random_range(0..moves.len())];
                host.post_with(
                    &format!("{game}/move"),
                    &[("X-Table", "1")],
                    &[("version", &page.version()), ("move", mv)],
                );
            }
        }
        game
    };
    // The first tables fill caches that all others share.
    for _ in 0..50 {
        table(host);
    }
    let before = server.settled();
    let games: Vec<String> = (0..TABLES).map(|_| table(host)).collect();
    let loaded = server.settled();
    println!("{TABLES} tables: {} bytes each", loaded.saturating_sub(before) / TABLES);
    // One after the other: what many drawings at the same time need is another question.
    let mut connect = |game: &String| {
        let mut live = host.listen(game, "0");
        live.next_table();
        live
    };
    let lives: Vec<_> = games.iter().map(&mut connect).collect();
    let watched = server.settled();
    println!("{} live connections: {} bytes each", lives.len(), watched.saturating_sub(loaded) / lives.len());
}
