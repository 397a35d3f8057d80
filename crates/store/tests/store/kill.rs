//! What was acknowledged survives a kill, and nothing is torn.
//!
//! A child process plays on several tables by a script and prints every acknowledged head. It is killed at random
//! moments. Because the log at any version follows from the script, the test knows exactly what must be stored.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use runestones_store::{GameId, Head, SqliteStore, Store};

use crate::suite::{at, create, game, log};

const FILE: &str = "RUNESTONES_STORE_KILL_TEST";
const TABLES: [char; 6] = ['a', 'b', 'c', 'd', 'e', 'f'];
const ROUNDS: u32 = 8;

/// What is done at a version: some entries are appended, and now and then the last two are taken back.
enum Step {
    Append(Vec<String>),
    TakeBack(u32),
}

fn step(table: char, version: u32) -> Step {
    if version % 7 == 6 {
        return Step::TakeBack(2);
    }
    Step::Append((0..=version % 4).map(|number| format!("{table} {version} {number} {}", "x".repeat(300))).collect())
}

/// The log at a version.
fn script(table: char, version: u32) -> Vec<String> {
    (0..version).fold(Vec::new(), |mut log, version| {
        match step(table, version) {
            Step::Append(entries) => log.extend(entries),
            Step::TakeBack(count) => log.truncate(log.len() - count as usize),
        }
        log
    })
}

/// Not a test by itself: it returns at once unless it is started by the one below.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child_that_plays_until_it_is_killed() {
    let Ok(file) = std::env::var(FILE) else { return };
    let store = Arc::new(SqliteStore::open(file).await.expect("the database"));
    let mut tables = tokio::task::JoinSet::new();
    for table in TABLES {
        let store = store.clone();
        tables.spawn(async move {
            let mut head = store.summary(&game(table)).await.expect("it is there").head;
            loop {
                head = play(&*store, &game(table), head, step(table, head.version)).await;
                println!("\nacknowledged {table} {}", head.version);
            }
        });
    }
    tables.join_all().await;
}

async fn play(store: &impl Store, game: &GameId, head: Head, step: Step) -> Head {
    match step {
        Step::Append(entries) => store.append(game, head, &entries, at(2)).await,
        Step::TakeBack(count) => store.truncate(game, head, head.length - count, at(2)).await,
    }
    .expect("nobody else writes")
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = SqliteStore::open(&file).await.expect("a new database");
        for table in TABLES {
            create(&store, table, 1).await;
        }
        store.close().await;
    });
    let mut acknowledged = BTreeMap::new();
    for round in 0..ROUNDS {
        acknowledged.extend(play_and_kill(&file, Duration::from_millis(RandomState::new().hash_one(round) % 150)));
        runtime.block_on(async {
            let store = SqliteStore::open(&file).await.expect("it opens again");
            assert_eq!(store.check().await, Ok(vec![]));
            for table in TABLES {
                let version = store.summary(&game(table)).await.expect("it is there").head.version;
                assert!(version >= acknowledged.get(&table).copied().unwrap_or(0), "round {round}: table {table}");
                assert_eq!(log(&store, table).await, script(table, version), "round {round}: table {table}");
            }
            // Sometimes the next child has to recover by itself.
            if round % 2 == 0 {
                store.close().await;
            }
        });
    }
    assert_eq!(acknowledged.len(), TABLES.len(), "every table was played on");
}

/// The last acknowledged version of each table.
fn play_and_kill(file: &std::path::Path, delay: Duration) -> BTreeMap<char, u32> {
    let mut child = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "kill::child_that_plays_until_it_is_killed", "--nocapture"])
        .env(FILE, file)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok);
    // The moment counts from the first acknowledgement, or the child might be killed before it has begun.
    let first = lines.by_ref().find(|line| line.starts_with("acknowledged"));
    let killer = std::thread::spawn(move || {
        std::thread::sleep(delay);
        child.kill().expect("it runs until it is killed");
        child.wait().expect("it has ended")
    });
    // The last line may be cut off in the middle of its number, which then is too small: no harm.
    let acknowledged = first.into_iter().chain(lines).filter_map(|line| {
        let mut words = line.strip_prefix("acknowledged ")?.split(' ');
        Some((words.next()?.chars().next()?, words.next()?.parse().ok()?))
    });
    let acknowledged = acknowledged.collect();
    assert!(!killer.join().expect("no panic").success());
    acknowledged
}
