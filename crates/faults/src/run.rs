//! A run from the first game to the report.

use std::collections::BTreeSet;
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
use runestones_store::{
    AlertStore as _, AnyStore, Outcome, PersonId, RatingStore as _, Store as _, StoreError, StoredEntry, StoredGame,
};
use runestones_table::{Header, Incident};

use crate::checker::alerts::Received;
use crate::checker::{check, clock, ratings};
use crate::clocks::Clocks;
use crate::club::{self, Club, Course, Evening};
use crate::history::Stored;
use crate::leftovers::{self, Leftovers};
use crate::machine::{self, Machine};
use crate::node::Node;
use crate::party::{Party, Remembered};
use crate::proxy::Proxy;
use crate::pulse::Pulse;
use crate::report::{Report, Troubles};
use crate::trouble::{DAYS_PASS, HEALED, Victims};
use runestones_testing::browser::Browser;

/// A database that was killed needs less than this.
const RECOVERY: Duration = Duration::from_mins(1);

/// So long people play on when nothing fails any more.
const CALM: Duration = Duration::from_secs(3);

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that serves when it is started with `node`, an address and a database.
    pub program: PathBuf,
    /// How long people play.
    pub time: Duration,
    /// Where the games are kept.
    pub deployment: Deployment,
    /// How many tables; at every third one a person plays against a bot.
    pub tables: usize,
    /// Decides what goes wrong, and who presses which button.
    pub seed: u64,
}

/// Where the games are kept, and by whom.
#[derive(Clone, Copy, Debug)]
pub enum Deployment {
    /// In a file, by one server.
    File,
    /// In a database that this many servers share.
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
    let club = Arc::new(Club::found(servers[0]));

    let course = Arc::<Course>::default();
    let parties: Vec<_> = start(plan, &victims, &club, &course);
    let watcher = leftovers.watch(servers.clone(), plan.seed, &course);
    let enough = Arc::new(AtomicBool::new(false));
    let troublemaker = {
        let (enough, rng) = (Arc::clone(&enough), StdRng::seed_from_u64(plan.seed));
        thread::spawn(move || victims.trouble(rng, &enough))
    };
    thread::sleep(plan.time);
    enough.store(true, Ordering::Relaxed);
    let mut victims = troublemaker.join().expect("trouble ends");
    let calm_began = Instant::now();
    course.calm.store(true, Ordering::Relaxed);
    thread::sleep(CALM);
    course.over.store(true, Ordering::Relaxed);
    let told: Vec<Remembered> = parties.into_iter().flat_map(|party| party.join().expect("a party ends")).collect();
    let calm = calm_began..Instant::now();
    victims.let_days_pass();

    let met = victims.machines().map(|machine| machine.met()).sum();
    let (troubles, problems) = (victims.count, victims.problems.clone());
    let mut report = Report { time: plan.time, games: told.len(), troubles, met, problems, ..Report::default() };
    report.problems.extend(watcher.join().expect("a watcher ends"));
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = open(&database).await;
        report.problems.extend(settle(&store, &told).await);
        for told in &told {
            let version = store.summary(&told.id()).await.expect("a good game").head.version;
            report.problems.extend(differences(&told.game, &servers, version));
        }
        store.close().await;
        // From now on nothing changes any more.
        victims.stop();
        let store = open(&database).await;
        examine(&store, &told, &Received::sort(&club.posted(), &calm, &told), &mut report).await;
        let (swept, problems) = leftovers.check(&store).await;
        report.swept = swept;
        report.problems.extend(problems);
        assert_eq!(store.check().await, Ok(vec![]), "the database is sound");
        store.close().await;
    });
    if matches!(plan.deployment, Deployment::File) && report.hidden > 0 {
        report.problems.push(format!("{} times a table could not be shown", report.hidden));
    }
    report
}

/// Everybody begins to play: those of the club at the last tables.
fn start(
    plan: &Plan,
    victims: &Victims,
    club: &Arc<Club>,
    course: &Arc<Course>,
) -> Vec<thread::JoinHandle<Vec<Remembered>>> {
    let servers: Vec<SocketAddr> = victims.nodes.iter().map(|node| node.address).collect();
    let seed = plan.seed.wrapping_mul(1000);
    let tables = victims.tables.iter().enumerate();
    let parties = tables.map(|(number, (pulse, _))| {
        let (servers, pulse) = (servers.clone(), Arc::clone(pulse));
        match number.checked_sub(plan.tables) {
            None => Party { number, servers, seed, pulse }.start(course),
            Some(number) => {
                let (club, clocks) = (Arc::clone(club), Arc::clone(&victims.clocks));
                Evening { number, servers, seed, pulse, club, clocks }.start(course)
            }
        }
    });
    parties.collect()
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
    let club = std::iter::repeat_n(false, club::TABLES);
    let tables = (0..plan.tables).map(Party::is_with_bot).chain(club);
    let tables = tables.map(|with_bot| (Arc::<Pulse>::default(), with_bot)).collect();
    let (clocks, count, problems) = (Arc::new(Clocks::right()), Troubles::default(), Vec::new());
    (database, Victims { nodes, disk, postgres, tables, clocks, count, problems }, leftovers)
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

/// Waits until the servers have done all that is due; says what they did not.
async fn settle(store: &AnyStore, told: &[Remembered]) -> Vec<String> {
    let deadline = Instant::now() + HEALED;
    let mut members = BTreeSet::new();
    for told in told.iter().filter(|told| told.club.is_some()) {
        let seats = store.seats(&told.id()).await.expect("the database is back");
        members.extend(seats.into_iter().filter_map(|seat| seat.person));
    }
    loop {
        let undone = undone(store, &members).await.expect("the database is back");
        if undone.is_empty() || Instant::now() > deadline {
            return undone;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn undone(store: &AnyStore, members: &BTreeSet<PersonId>) -> Result<Vec<String>, StoreError> {
    let mut undone = Vec::new();
    let now = leftovers::now().later_by(Duration::from_hours(DAYS_PASS.unsigned_abs()));
    let overdue = store.games_due(u32::MAX).await?.into_iter().filter(|(time, _)| *time <= now);
    undone.extend(overdue.map(|(_, game)| format!("{game}: somebody's time is over, and nothing happens")));
    undone.extend(store.alert_notes(100).await?.iter().map(|note| format!("nobody reads {note:?}")));
    for member in members {
        let alerts = store.alerts_of(member, u32::MAX).await?.into_iter();
        let waiting = alerts.filter(|alert| alert.outcome == Outcome::Waiting);
        undone.extend(waiting.map(|alert| format!("nobody delivers {alert:?}")));
    }
    undone.extend(store.ratings_due(None, 100).await?.iter().map(|game| format!("{game}: nobody counts it")));
    Ok(undone)
}

/// Compares what people remember with what is stored.
async fn examine(store: &AnyStore, told: &[Remembered], received: &Received, report: &mut Report) {
    (report.alerts, report.repeated) = (received.count(), received.repeated);
    report.problems.extend(received.problems.iter().cloned());
    let now = leftovers::now().later_by(Duration::from_hours(DAYS_PASS.unsigned_abs()));
    for told in told {
        for history in &told.histories {
            report.count(history);
        }
        let stored = store.load(&told.id()).await.expect("a good game");
        let mut problems = check(&told.histories, &story(&stored), told.movers);
        if let Some(table) = &told.club {
            match clock::reckon(&stored) {
                Ok(tale) => {
                    report.timeouts += tale.timeouts;
                    problems.extend(tale.problems.iter().cloned());
                    if tale.fall.is_some_and(|fall| fall <= now.0 - millis(HEALED)) {
                        problems.push("somebody's time was over, and nothing happened".to_owned());
                    }
                    problems.extend(received.check(table, &stored, &tale, store).await);
                }
                Err(reason) => problems.push(reason),
            }
        }
        report.problems.extend(problems.into_iter().map(|problem| format!("{}: {problem}", told.game)));
    }
    let (rated, problems) = ratings::check(store).await;
    report.rated = rated;
    report.problems.extend(problems);
}

/// A table as it is stored, for the checker.
fn story(game: &StoredGame) -> Stored {
    let is_move = |entry: &StoredEntry| !entry.entry.parse::<Entry>().expect("an entry").reveals();
    let moves = |entries: &[StoredEntry]| -> Vec<String> {
        entries.iter().filter(|entry| is_move(entry)).map(|entry| entry.entry.clone()).collect()
    };
    let header: Option<Header> = serde_json::from_str(&game.summary.header).ok();
    let incidents = header.map(|header| header.incidents).unwrap_or_default().into_iter();
    let incident = |it: Incident| {
        let before = game.entries.get(..it.moment as usize).unwrap_or(&game.entries);
        (moves(before).len(), it.what.word())
    };
    let (version, incidents) = (game.summary.head.version, incidents.map(incident).collect());
    Stored { version, moves: moves(&game.entries), incidents }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// In the end every server shows a table as it is stored. (A bot may have gone on.) One that has not noticed yet that the
/// database is back shows what it knew last, so it is asked again until it had time to.
fn differences(game: &str, servers: &[SocketAddr], stored: u32) -> Vec<String> {
    let shown = |server: &SocketAddr| Browser::new(*server).get(game).version().parse().unwrap_or(0);
    let deadline = Instant::now() + HEALED;
    let versions = loop {
        let versions: Vec<u32> = servers.iter().map(shown).collect();
        if versions.iter().all(|version| *version >= stored) {
            return Vec::new();
        }
        if Instant::now() > deadline {
            break versions;
        }
        thread::sleep(Duration::from_millis(100));
    };
    vec![format!("{game}: the servers show {versions:?}, stored is version {stored}")]
}
