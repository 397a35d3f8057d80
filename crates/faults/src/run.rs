//! A run from the first game to the report.

use std::fmt;
use std::fs::Permissions;
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_rules::Entry;
use runestones_scratch::{Scratch, Setup};
use runestones_store::{AnyStore, Store as _};

use crate::checker::check;
use crate::history::Stored;
use crate::leftovers::Leftovers;
use crate::machine::{self, Machine};
use crate::node::Node;
use crate::party::{Party, Remembered};
use crate::proxy::Proxy;
use crate::pulse::Pulse;
use crate::report::{Report, Troubles};
use crate::trouble::{HEALED, Victims};
use runestones_testing::browser::Browser;

/// A database that was killed needs less than this.
const RECOVERY: Duration = Duration::from_mins(1);

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that serves when it is started with `node`, an address and a database.
    pub program: PathBuf,
    /// How long people play.
    pub time: Duration,
    /// Where the games are kept.
    pub deployment: Deployment,
    /// So many tables; at every third one a person plays against a bot.
    pub tables: usize,
    /// Decides what goes wrong, and who presses which button.
    pub seed: u64,
}

/// Where the games are kept, and by whom.
#[derive(Clone, Copy, Debug)]
pub enum Deployment {
    /// In a file, by one server.
    File,
    /// In a database that so many servers share.
    Database(usize),
}

impl fmt::Display for Deployment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deployment::File => write!(f, "one server with a file"),
            Deployment::Database(nodes) => write!(f, "{nodes} servers with a database"),
        }
    }
}

/// Plays, makes trouble, and checks.
pub fn run(plan: &Plan) -> Report {
    let folder = tempfile::Builder::new().prefix("runestones-faults-").tempdir().expect("a folder");
    // The database belongs to somebody else, who has to read in it.
    std::fs::set_permissions(&folder, Permissions::from_mode(0o755)).expect("it is ours");
    let (database, victims, leftovers) = set_up(plan, folder.path());
    let servers: Vec<SocketAddr> = victims.nodes.iter().map(|node| node.address).collect();

    let (enough, over) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let parties = victims.tables.iter().enumerate().map(|(number, (pulse, _))| {
        let party =
            Party { number, servers: servers.clone(), seed: plan.seed.wrapping_mul(1000), pulse: pulse.clone() };
        party.start(&over)
    });
    let parties: Vec<_> = parties.collect();
    let watcher = leftovers.watch(servers.clone(), plan.seed, &over);
    let troublemaker = {
        let (enough, rng) = (Arc::clone(&enough), StdRng::seed_from_u64(plan.seed));
        thread::spawn(move || victims.trouble(rng, &enough))
    };
    thread::sleep(plan.time);
    enough.store(true, Ordering::Relaxed);
    let victims = troublemaker.join().expect("trouble ends");
    over.store(true, Ordering::Relaxed);
    let told: Vec<Remembered> = parties.into_iter().flat_map(|party| party.join().expect("a party ends")).collect();

    let met = victims.machines().map(|machine| machine.met()).sum();
    let (troubles, problems) = (victims.count, victims.problems.clone());
    let mut report = Report { time: plan.time, games: told.len(), troubles, met, problems, ..Report::default() };
    report.problems.extend(watcher.join().expect("a watcher ends"));
    let (stored, swept, left) = read(&database, told.iter().map(|told| told.game.as_str()), &leftovers);
    report.swept = swept;
    report.problems.extend(left);
    for (Remembered { game, with_bot, histories }, stored) in told.iter().zip(&stored) {
        for history in histories {
            report.count(history);
        }
        let problems = check(histories, stored, *with_bot);
        report.problems.extend(problems.into_iter().map(|problem| format!("{game}: {problem}")));
        report.problems.extend(differences(game, &servers, stored));
    }
    if matches!(plan.deployment, Deployment::File) && report.hidden > 0 {
        report.problems.push(format!("{} times a table could not be shown", report.hidden));
    }
    report
}

/// The servers and what they stand on, everything in order, and where the games are kept.
fn set_up(plan: &Plan, folder: &Path) -> (String, Victims, Leftovers) {
    let library = machine::build(folder);
    let machine = |name: &str| Arc::new(Machine::new(&library, name));
    let disk = machine("disk");
    let (database, nodes, postgres, leftovers) = match plan.deployment {
        Deployment::File => {
            let database = folder.join("runestones.db").to_string_lossy().into_owned();
            let leftovers = leave(&database);
            let node = Node::start(&plan.program, database.clone(), Arc::clone(&disk));
            (database, vec![node], None, leftovers)
        }
        Deployment::Database(nodes) => {
            // With everything that makes a commit durable, as in earnest.
            let postgres =
                Arc::new(Scratch::start_with(Setup { environment: disk.environment().into(), ..Setup::default() }));
            let database = postgres.database();
            let leftovers = leave(&database);
            let proxies: Vec<Proxy> = (0..nodes).map(|_| Proxy::start(postgres.port())).collect();
            let behind = |proxy: &Proxy| database.replace(&postgres.port().to_string(), &proxy.port.to_string());
            let node = |(number, proxy)| Node::start(&plan.program, behind(proxy), machine(&format!("node{number}")));
            let nodes = proxies.iter().enumerate().map(node).collect();
            (database, nodes, Some((postgres, proxies)), leftovers)
        }
    };
    let tables = (0..plan.tables).map(|number| (Arc::<Pulse>::default(), Party::is_with_bot(number))).collect();
    (database, Victims { nodes, disk, postgres, tables, count: Troubles::default(), problems: Vec::new() }, leftovers)
}

/// What there was before the servers came.
fn leave(database: &str) -> Leftovers {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = open(database).await;
        let leftovers = Leftovers::leave(&store).await;
        store.close().await;
        leftovers
    })
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

/// The tables as they are stored, how much the servers have swept, and what is wrong with what others left behind.
fn read<'a>(
    database: &str,
    games: impl Iterator<Item = &'a str>,
    leftovers: &Leftovers,
) -> (Vec<Stored>, usize, Vec<String>) {
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
        let (swept, problems) = leftovers.check(&store).await;
        assert_eq!(store.check().await, Ok(vec![]), "the database is sound");
        store.close().await;
        (tables, swept, problems)
    })
}

/// In the end every server shows a table as it is stored. (A bot may have gone on.) One that has not noticed yet that the
/// database is back shows what it knew last, so it is asked again until it had time to.
fn differences(game: &str, servers: &[SocketAddr], stored: &Stored) -> Vec<String> {
    let shown = |server: &SocketAddr| Browser::new(*server).get(game).version().parse().unwrap_or(0);
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
