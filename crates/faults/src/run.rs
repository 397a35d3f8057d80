//! A run from the first game to the report.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_rules::Entry;
use runestones_scratch::Scratch;
use runestones_store::{AnyStore, Store as _};

use crate::browser::{Browser, value_after};
use crate::checker::check;
use crate::client::Client;
use crate::history::{History, Stored};
use crate::node::Node;
use crate::proxy::Proxy;
use crate::report::Report;
use crate::trouble::Victims;

/// A database that was killed needs less than this.
const RECOVERY: Duration = Duration::from_mins(1);

/// And so soon every server knows that it is back.
const HEALED: Duration = Duration::from_secs(10);

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that serves when it is started with `node`, an address and a database.
    pub program: PathBuf,
    /// How long people play.
    pub time: Duration,
    /// So many servers.
    pub nodes: usize,
    /// So many tables; at every third one a person plays against a bot.
    pub tables: usize,
    /// Decides what goes wrong, and who presses which button.
    pub seed: u64,
}

/// A table and those who play at it.
struct Party {
    game: String,
    with_bot: bool,
    players: Vec<JoinHandle<History>>,
}

/// Plays, makes trouble, and checks.
pub fn run(plan: &Plan) -> Report {
    // With everything that makes a commit durable, as in earnest.
    let postgres = Arc::new(Scratch::start(&[]));
    let database = postgres.database();
    let proxies: Vec<Proxy> = (0..plan.nodes).map(|_| Proxy::start(postgres.port())).collect();
    let behind = |proxy: &Proxy| database.replace(&postgres.port().to_string(), &proxy.port.to_string());
    let nodes: Vec<Node> = proxies.iter().map(|proxy| Node::start(&plan.program, behind(proxy))).collect();
    let servers: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();

    let over = Arc::new(AtomicBool::new(false));
    let parties: Vec<Party> = (0..plan.tables).map(|number| party(number, plan, &servers, &over)).collect();
    let victims = Victims { nodes, proxies, postgres: Arc::clone(&postgres) };
    let troublemaker = {
        let (over, rng) = (Arc::clone(&over), StdRng::seed_from_u64(plan.seed));
        thread::spawn(move || victims.trouble(rng, &over))
    };
    thread::sleep(plan.time);
    over.store(true, Ordering::Relaxed);
    let (_victims, troubles) = troublemaker.join().expect("trouble ends");

    let mut report = Report { time: plan.time, tables: plan.tables, troubles, ..Report::default() };
    let parties: Vec<(String, bool, Vec<History>)> = parties.into_iter().map(Party::end).collect();
    let stored = read(&database, parties.iter().map(|(game, ..)| game.as_str()));
    for ((game, with_bot, histories), stored) in parties.iter().zip(&stored) {
        for history in histories {
            report.count(history);
        }
        let problems = check(histories, stored, *with_bot);
        report.problems.extend(problems.into_iter().map(|problem| format!("{game}: {problem}")));
        report.problems.extend(differences(game, &servers, stored));
    }
    report
}

/// Sets a table up while everything still works, and lets its players begin.
fn party(number: usize, plan: &Plan, servers: &[SocketAddr], over: &Arc<AtomicBool>) -> Party {
    let with_bot = number % 3 == 2;
    let other = if with_bot { "bot:apprentice" } else { "link" };
    let mut host = Browser::new(servers[number % servers.len()]);
    let game = host.post("/new", &[("seat1", "me"), ("seat2", other)]).location();
    let mut people = vec![host];
    let page = people[0].get(&game);
    if let Some(rest) = value_after(&page.body, "/join/") {
        let mut guest = Browser::new(servers[(number + 1) % servers.len()]);
        assert_eq!(guest.post(&format!("/join/{rest}"), &[]).status, 303);
        people.push(guest);
    }
    let players = people.into_iter().enumerate().map(|(seat, person)| {
        let seed = plan.seed.wrapping_mul(1000).wrapping_add((number * 2 + seat) as u64);
        let client = Client { person, game: game.clone(), servers: servers.to_vec(), takes_back: !with_bot, seed };
        let over = Arc::clone(over);
        thread::spawn(move || client.play(&over))
    });
    let players = players.collect();
    Party { game, with_bot, players }
}

impl Party {
    fn end(self) -> (String, bool, Vec<History>) {
        let histories = self.players.into_iter().map(|player| player.join().expect("a history")).collect();
        (self.game, self.with_bot, histories)
    }
}

/// The store, as soon as the database has recovered from the last trouble.
async fn open(database: &str) -> AnyStore {
    let deadline = Instant::now() + RECOVERY;
    loop {
        match AnyStore::open(database).await {
            Ok(store) => return store,
            Err(error) => assert!(Instant::now() < deadline, "the database is not back: {error}"),
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The tables as they are stored.
fn read<'a>(database: &str, games: impl Iterator<Item = &'a str>) -> Vec<Stored> {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = open(database).await;
        let mut tables = Vec::new();
        for game in games {
            let id = game.trim_start_matches("/game/").parse().expect("the id of a game");
            let game = store.load(&id).await.expect("a good game");
            let entries = game.entries.into_iter().map(|stored| stored.entry);
            let is_move = |entry: &String| !entry.parse::<Entry>().expect("an entry").reveals();
            tables.push(Stored { version: game.summary.head.version, moves: entries.filter(is_move).collect() });
        }
        assert_eq!(store.check().await, Ok(vec![]), "the database is sound");
        store.close().await;
        tables
    })
}

/// In the end every server shows a table as it is stored. (A bot may have gone on.) One that has not noticed yet that the
/// database is back shows what it knew last, so it is asked again until it had time to.
fn differences(game: &str, servers: &[SocketAddr], stored: &Stored) -> Vec<String> {
    let shown = |server: &SocketAddr| Browser::new(*server).get(game).seq().parse().unwrap_or(0);
    let deadline = Instant::now() + HEALED;
    let versions = loop {
        let versions: Vec<u32> = servers.iter().map(shown).collect();
        if versions.iter().all(|version| *version >= stored.version) {
            return Vec::new();
        }
        if Instant::now() > deadline {
            break versions;
        }
        thread::sleep(Duration::from_millis(100));
    };
    vec![format!("{game}: the servers show {versions:?}, stored is version {}", stored.version)]
}
