//! What only the owner of a file does: lock it, notice what is missing, keep its log short and make it smaller.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

use super::{SqliteStore, append, fill, game};
use crate::{Head, Kind, Millis, Result, Store as _, StoreError};

async fn own(file: &Path) -> Result<SqliteStore> {
    SqliteStore::own(file, "a test", false).await
}

/// What its owner is told about a file.
async fn refusal(file: &Path) -> String {
    let refused = own(file).await.map(drop).expect_err("something is in the way");
    assert!(matches!(refused, StoreError::CannotOpen { .. }), "{refused:?}");
    refused.to_string()
}

/// A store with two games and its owner.
async fn owned() -> (SqliteStore, TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.db");
    let store = own(&file).await.expect("a new database");
    fill(&store).await;
    (store, folder, file)
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    super::super::open::beside(file, ending)
}

fn length(file: &Path) -> u64 {
    file.metadata().map_or(0, |file| file.len())
}

fn mark(file: &Path) -> String {
    std::fs::read_to_string(beside(file, "-mark")).unwrap_or_default()
}

/// Makes a move, and waits until the mark knows of it.
async fn marked_move(store: &SqliteStore, file: &Path, head: Head, entry: &str) -> Head {
    let deadline = Instant::now() + Duration::from_secs(20);
    let before = mark(file);
    let mut head = head;
    loop {
        head = append(store, 1, head, entry).await.expect("a move");
        let patience = Instant::now() + Duration::from_millis(20);
        while mark(file) == before && Instant::now() < patience {
            tokio::task::yield_now().await;
        }
        if mark(file) != before {
            return head;
        }
        assert!(Instant::now() < deadline, "the mark is never written");
    }
}

/// The files as a kill would leave them, in a new folder.
fn crash(file: &Path) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("games.db");
    for ending in ["", "-wal", "-mark"] {
        std::fs::copy(beside(file, ending), beside(&copy, ending)).expect("a copy");
    }
    (folder, copy)
}

#[tokio::test]
async fn a_file_has_one_owner_and_others_may_look() {
    let (store, _folder, file) = owned().await;
    let said = refusal(&file).await;
    assert!(said.contains(&format!("process {}, a test", std::process::id())) && said.contains("--data"), "{said}");
    let other = SqliteStore::open(&file).await.expect("looking is allowed");
    assert_eq!(other.load(&game(1)).await.expect("a game").entries, []);
    other.close().await;
    store.close().await;
    own(&file).await.expect("it is free again").close().await;
}

#[tokio::test]
async fn a_database_that_is_gone_or_empty_is_missed() {
    for empty in [false, true] {
        let (store, _folder, file) = owned().await;
        store.close().await;
        if empty {
            File::create(&file).expect("emptied");
        } else {
            std::fs::remove_file(&file).expect("deleted");
        }
        let said = refusal(&file).await;
        assert!(said.contains("gone or empty") && said.contains("--accept-loss"), "{said}");
        assert!(SqliteStore::open(&file).await.is_err(), "others do not make a new one either");
        assert_eq!(length(&file), 0, "nothing was made in its place");
        // Deliberately, one can go on.
        let store = SqliteStore::own(&file, "a test", true).await.expect("it was asked for");
        fill(&store).await;
        store.close().await;
        own(&file).await.expect("it is the new one now").close().await;
        assert!(beside(&file, "-mark.before-loss").exists(), "nothing is deleted");
    }
}

#[tokio::test]
async fn a_log_that_is_gone_or_cut_is_missed() {
    let (store, _folder, file) = owned().await;
    let head = marked_move(&store, &file, Head::default(), "one").await;
    let whole = length(&beside(&file, "-wal"));
    let head = marked_move(&store, &file, head, "two").await;

    let (_folder_of_crash, copy) = crash(&file);
    let after_crash = own(&copy).await.expect("a kill loses nothing");
    assert_eq!(after_crash.summary(&game(1)).await.expect("a game").head, head);
    after_crash.close().await;

    let (_folder_without, copy) = crash(&file);
    std::fs::remove_file(beside(&copy, "-wal")).expect("deleted");
    let said = refusal(&copy).await;
    assert!(said.contains("latest changes are missing") && said.contains("--accept-loss"), "{said}");
    let seen = SqliteStore::open(&copy).await.map(drop).expect_err("doctor sees it, too").to_string();
    assert!(seen.contains("latest changes are missing"), "{seen}");

    let (_folder_cut, copy) = crash(&file);
    let log = OpenOptions::new().write(true).open(beside(&copy, "-wal")).expect("the log");
    log.set_len(whole).expect("cut");
    let said = refusal(&copy).await;
    assert!(said.contains("latest changes are missing"), "{said}");
    let goes_on = SqliteStore::own(&copy, "a test", true).await.expect("it was asked for");
    assert_eq!(goes_on.check().await, Ok(vec![]));
    assert!(goes_on.summary(&game(1)).await.expect("a game").head.version < head.version);
    goes_on.close().await;
    own(&copy).await.expect("it is accepted").close().await;
}

#[tokio::test]
async fn an_older_copy_or_another_database_in_its_place_is_noticed() {
    let (store, folder, file) = owned().await;
    let copy = folder.path().join("backup.db");
    store.backup(&copy).await.expect("a backup");
    marked_move(&store, &file, Head::default(), "one").await;
    store.close().await;
    std::fs::copy(&copy, &file).expect("put back");
    assert!(refusal(&file).await.contains("older copy"));
    let (other, _other_folder, other_file) = owned().await;
    other.close().await;
    std::fs::copy(&other_file, &file).expect("another one");
    assert!(refusal(&file).await.contains("not the one"));
    // A mark that nobody can read is no reason not to play.
    std::fs::write(beside(&file, "-mark"), "rubbish").expect("written");
    own(&file).await.expect("it opens").close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_into_a_file_that_is_not_there() {
    for ending in ["", "-wal"] {
        let (store, folder, file) = owned().await;
        let head = append(&store, 1, Head::default(), "one").await.expect("a move");
        assert_eq!(store.summary(&game(1)).await.expect("a game").head, head);
        let (file, away) = (beside(&file, ending), folder.path().join("away"));
        std::fs::rename(&file, &away).expect("moved away");
        let refused = append(&store, 1, head, "two").await.expect_err("it is not there");
        assert!(refused.is_temporary() && refused.to_string().contains("moved, deleted or replaced"), "{refused}");
        assert!(store.probe(false).await.is_err(), "whoever asks is told");
        if ending.is_empty() {
            // Whoever reads may open the file anew, so it is put back for that.
            std::fs::rename(&away, &file).expect("put back");
            let head = store.summary(&game(1)).await.expect("a game").head;
            std::fs::rename(&file, &away).expect("moved away");
            std::fs::write(&file, "something else").expect("another file");
            assert!(append(&store, 1, head, "two").await.is_err(), "another file of that name is not it");
            std::fs::rename(&away, &file).expect("put back");
            let stored = store.summary(&game(1)).await.expect("a game").head;
            assert_eq!(stored, head, "nothing more was written after it was noticed");
            append(&store, 1, head, "two").await.expect("it goes on");
            assert_eq!(store.probe(false).await, Ok(()));
        }
    }
}

#[tokio::test]
async fn the_log_of_a_killed_process_is_brought_in() {
    let (store, _folder, file) = owned().await;
    let mut head = Head::default();
    for number in 0..100 {
        head = append(&store, 1, head, &number.to_string().repeat(1000)).await.expect("a move");
    }
    let (_folder_of_crash, copy) = crash(&file);
    assert!(length(&beside(&copy, "-wal")) > 100_000);
    let store = own(&copy).await.expect("it opens again");
    assert_eq!(length(&beside(&copy, "-wal")), 0);
    assert_eq!(store.summary(&game(1)).await.expect("a game").head, head);
}

#[tokio::test]
async fn the_log_stays_short_although_few_changes_are_large() {
    let (store, _folder, file) = owned().await;
    let mut head = Head::default();
    let large = "x".repeat(1 << 20);
    let mut longest = 0;
    for _ in 0..80 {
        head = append(&store, 1, head, &large).await.expect("there is room");
        longest = longest.max(length(&beside(&file, "-wal")));
    }
    assert!(longest < 48 << 20, "{longest} bytes");
}

#[tokio::test]
async fn the_file_becomes_smaller() {
    let (store, _folder, file) = owned().await;
    for number in [1, 2] {
        append(&store, number, Head::default(), &"x".repeat(4 << 20)).await.expect("a long game");
    }
    store.close().await;
    let before = length(&file);
    let store = own(&file).await.expect("the same");
    store.touch(&game(2), Millis(i64::MAX)).await.expect("looked at");
    assert_eq!(store.sweep(Kind::Unfinished, Millis(2)).await.expect("swept").games, [game(1)]);
    while store.shrink().await.expect("smaller") {}
    store.close().await;
    let after = length(&file);
    assert!(after < before * 2 / 3 && after > before / 3, "from {before} to {after} bytes");
    let store = own(&file).await.expect("the same");
    assert_eq!(store.sweep(Kind::Unfinished, Millis(i64::MAX)).await.expect("swept").games, []);
    store.compact().await.expect("rewritten");
    assert_eq!(store.check().await, Ok(vec![]));
    store.close().await;
    assert!(length(&file) <= after, "{} bytes", length(&file));
}

#[tokio::test]
async fn a_database_of_an_older_version_learns_to_shrink() {
    let (store, _folder, file) = owned().await;
    store.close().await;
    let options = SqliteConnectOptions::new().filename(&file);
    let mut connection = SqliteConnection::connect_with(&options).await.expect("the file");
    sqlx::raw_sql("PRAGMA journal_mode = DELETE; PRAGMA auto_vacuum = 0; VACUUM")
        .execute(&mut connection)
        .await
        .expect("as it was made once");
    let kind = async || -> i64 {
        let mut connection = SqliteConnection::connect_with(&options).await.expect("the file");
        sqlx::query_scalar("PRAGMA auto_vacuum").fetch_one(&mut connection).await.expect("a number")
    };
    assert_eq!(kind().await, 0);
    let store = own(&file).await.expect("it opens");
    assert_eq!(store.load(&game(1)).await.expect("a game").entries, []);
    store.close().await;
    assert_eq!(kind().await, 2);
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn however_many_read_the_store_has_few_files() {
    let (store, _folder, file) = owned().await;
    let store = std::sync::Arc::new(store);
    let open = || {
        let files = std::fs::read_dir("/proc/self/fd").expect("files").flatten();
        files.filter_map(|entry| std::fs::read_link(entry.path()).ok()).filter(|target| *target == file).count()
    };
    let mut readers = tokio::task::JoinSet::new();
    for _ in 0..500 {
        let store = std::sync::Arc::clone(&store);
        readers.spawn(async move { store.load(&game(1)).await.map(drop) });
    }
    store.check().await.expect("a look at everything");
    let mut most = open();
    while let Some(read) = readers.join_next().await {
        read.expect("no panic").expect("a game");
        most = most.max(open());
    }
    assert!((2..=7).contains(&most), "{most} connections");
}
