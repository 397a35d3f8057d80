//! Trouble that only shows from inside: a full disk, another process that does not let go.

mod owner;

use std::time::Duration;

use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use super::SqliteStore;
use super::fault::fault;
use crate::{GameId, Head, Millis, NewGame, Result, Stamp, Status, Store, StoreError};

const STAMP: Stamp = Stamp::new(Millis(1), Status::Running);

fn game(number: u8) -> GameId {
    GameId::from_bytes([number; 9])
}

async fn two_games() -> (SqliteStore, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(folder.path().join("games.db")).await.expect("a new database");
    fill(&store).await;
    (store, folder)
}

async fn fill(store: &SqliteStore) {
    for number in [1, 2] {
        let new = NewGame {
            id: game(number),
            header: "{}".into(),
            status: Status::Open,
            public: false,
            seats: vec![],
            time: Millis(1),
            card_set: None,
        };
        store.create_game(&new).await.expect("a new game");
    }
}

/// Changes a setting of the connection that writes, until it is replaced.
async fn set(store: &SqliteStore, pragma: &'static str) {
    let set = store
        .writer
        .write(move |db| Box::pin(async move { sqlx::raw_sql(pragma).execute(db).await.map(drop).map_err(fault) }));
    set.await.expect("a setting");
}

async fn append(store: &SqliteStore, number: u8, head: Head, entry: &str) -> Result<Head> {
    store.append(&game(number), head, &[entry.to_owned()], STAMP).await
}

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let (store, _folder) = two_games().await;
    let head = append(&store, 1, Head::default(), "one").await.expect("there is room");
    set(&store, "PRAGMA max_page_count = 1").await;
    let long = "x".repeat(100_000);
    assert_eq!(append(&store, 1, head, &long).await, Err(StoreError::Full));
    assert_eq!(store.probe(false).await, Err(StoreError::Full));
    assert_eq!(store.load(&game(1)).await.expect("a good game").entries.len(), 1);
    // Somebody makes room.
    set(&store, "PRAGMA max_page_count = 1000000").await;
    append(&store, 1, head, &long).await.expect("there is room");
    assert_eq!(store.probe(false).await, Ok(()), "and it is known at once");
    assert_eq!(store.check().await, Ok(vec![]));
}

#[tokio::test]
async fn those_who_share_a_commit_with_a_failure_are_told_the_truth() {
    let (store, _folder) = two_games().await;
    set(&store, "PRAGMA max_page_count = 1").await;
    let long = "x".repeat(100_000);
    let start = Head::default();
    let (short, long) = tokio::join!(append(&store, 1, start, "short"), append(&store, 2, start, &long));
    assert_eq!(long, Err(StoreError::Full));
    let stored = store.load(&game(1)).await.expect("a good game").entries.len();
    assert_eq!(stored, usize::from(short.is_ok()));
    assert_eq!(store.load(&game(2)).await.expect("a good game").entries, []);
}

#[tokio::test]
async fn of_moves_that_share_a_statement_each_gets_its_own_answer() {
    let (store, _folder) = two_games().await;
    let (damaged, stale) = (game(3), game(4));
    for id in [&damaged, &stale] {
        let (header, status, seats) = ("{}".into(), Status::Open, vec![]);
        let new = NewGame { id: id.clone(), header, status, public: false, seats, time: Millis(1), card_set: None };
        store.create_game(&new).await.expect("a new game");
    }
    set(&store, "INSERT INTO entries VALUES ((SELECT id FROM games LIMIT 1 OFFSET 2), 0, 'stray', 0)").await;
    let start = Head::default();
    let behind = append(&store, 4, start, "one").await.expect("a first move");
    // Everybody queues up behind somebody who takes their time.
    let (go, wait) = tokio::sync::oneshot::channel::<()>();
    let slow = store.writer.write(move |_| {
        Box::pin(async move {
            wait.await.expect("the signal");
            Ok(())
        })
    });
    let all = async {
        tokio::join!(
            append(&store, 1, start, "it's \"one\""),
            append(&store, 3, start, "one"),
            append(&store, 4, start, "another"),
            append(&store, 2, start, "two"),
            append(&store, 4, behind, "two"),
        )
    };
    let signal = async { go.send(()).expect("somebody waits") };
    let (_, (one, stray, late, two, next), ()) = tokio::join!(slow, all, signal);
    let first = Head { version: 1, length: 1 };
    assert_eq!((one, two), (Ok(first), Ok(first)));
    assert!(matches!(stray, Err(StoreError::Damaged { .. })), "{stray:?}");
    assert_eq!(late, Err(StoreError::Conflict { actual: behind }));
    assert_eq!(next, Ok(Head { version: 2, length: 2 }));
    assert_eq!(store.load(&game(1)).await.expect("a good game").entries[0].entry, "it's \"one\"");
    assert_eq!(store.summary(&damaged).await.expect("its summary").head, start, "the head did not move");
}

#[tokio::test]
async fn another_writer_who_does_not_let_go_is_worth_another_try() {
    let (store, folder) = two_games().await;
    set(&store, "PRAGMA busy_timeout = 20").await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join("games.db"));
    let mut other = SqliteConnection::connect_with(&options).await.expect("the same file");
    let lock = other.begin_with("BEGIN IMMEDIATE").await.expect("the lock");
    let refused = append(&store, 1, Head::default(), "one").await.expect_err("locked");
    assert!(refused.is_temporary(), "{refused}");
    // Reading goes on meanwhile.
    assert_eq!(store.load(&game(1)).await.expect("a good game").entries, []);
    // The replaced connection is patient: it waits until the other one lets go.
    let (appended, ()) = tokio::join!(append(&store, 1, Head::default(), "one"), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        lock.rollback().await.expect("released");
    });
    assert_eq!(appended, Ok(Head { version: 1, length: 1 }));
}

#[tokio::test]
async fn a_caller_who_goes_away_harms_nobody() {
    let (store, _folder) = two_games().await;
    let gone = tokio::time::timeout(Duration::ZERO, append(&store, 1, Head::default(), "one")).await;
    let other = append(&store, 2, Head::default(), "two").await;
    assert_eq!(other, Ok(Head { version: 1, length: 1 }));
    let stored = store.load(&game(1)).await.expect("a good game").entries.len();
    // It was queued before the other, so it is decided by now: made, or never asked for.
    assert!(stored <= 1 && (gone.is_err() || stored == 1));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_games() {
    use std::os::unix::fs::PermissionsExt as _;
    let (store, folder) = two_games().await;
    store.backup(&folder.path().join("backup.db")).await.expect("a backup");
    for name in ["games.db", "games.db-wal", "games.db-shm", "backup.db"] {
        let mode = folder.path().join(name).metadata().expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn the_log_beside_the_database_stays_short_although_commits_never_pause() {
    let (store, folder) = two_games().await;
    let mut head = Head::default();
    for number in 0..3000 {
        head = append(&store, 1, head, &format!("entry {number}")).await.expect("there is room");
    }
    // The file keeps the length that the log once had; some nine thousand pages were written.
    let log = folder.path().join("games.db-wal");
    let pages = log.metadata().expect("a log").len() / 4096;
    assert!((1000..7000).contains(&pages), "{pages} pages");
    store.close().await;
    assert!(!log.exists(), "the last connection tidies up");
}
