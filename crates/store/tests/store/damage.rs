//! Rows that somebody has spoiled: the game is reported, everything else goes on.

use runestones_store::{Page, SqliteStore, Store, StoreError};

use crate::backend::{Backend, Fresh, Postgres, Spoil, Sqlite};
use crate::suite::{at, create, game, log, texts};

/// Two games with three entries each.
async fn two_games<B: Backend>() -> Fresh<B::Store> {
    let fresh = B::fresh().await;
    for letter in ['a', 'b'] {
        let head = create(&*fresh.store, letter, 1).await;
        fresh.store.append(&game(letter), head, &texts(&["one", "two", "three"]), at(2)).await.expect("moves");
    }
    fresh
}

/// Spoils game a, and checks how it is reported and that game b is not touched.
async fn check_on<B: Spoil>(sql: &'static str, reason: &str, seen_by_check: bool) {
    let fresh = two_games::<B>().await;
    assert_eq!(fresh.store.check().await, Ok(vec![]));
    B::spoil(&fresh, sql).await;
    let store = &*fresh.store;
    let Err(StoreError::Damaged { reason: actual }) = store.load(&game('a')).await else { panic!("{sql}: loaded") };
    assert!(actual.contains(reason), "{sql}: {actual}");
    assert_eq!(!store.check().await.expect("an answer").is_empty(), seen_by_check, "{sql}");

    store.quarantine(&game('a'), &actual).await.expect("it is there");
    assert_eq!(store.load(&game('a')).await, Err(StoreError::Damaged { reason: actual }));
    assert_eq!(log(store, 'b').await, ["one", "two", "three"]);
    let head = store.summary(&game('b')).await.expect("it is there").head;
    store.append(&game('b'), head, &texts(&["four"]), at(3)).await.expect("it goes on");
    let running = store.games_with_status(runestones_store::Status::Running, &Page::first(9)).await.expect("a list");
    assert_eq!(running.len(), 1);
    store.close().await;
}

/// What no backend prevents.
async fn check(sql: &'static str, reason: &str, seen_by_check: bool) {
    check_on::<Sqlite>(sql, reason, seen_by_check).await;
    check_on::<Postgres>(sql, reason, seen_by_check).await;
}

/// What PostgreSQL never lets in.
async fn check_sqlite(sql: &'static str, reason: &str, seen_by_check: bool) {
    check_on::<Sqlite>(sql, reason, seen_by_check).await;
}

#[tokio::test]
async fn a_gap() {
    check("DELETE FROM entries WHERE game = 'aaaaaaaaaaaa' AND sequence = 1", "entry 1 is missing", true).await;
}

#[tokio::test]
async fn a_lost_start() {
    check("DELETE FROM entries WHERE game = 'aaaaaaaaaaaa' AND sequence = 0", "entry 0 is missing", true).await;
}

#[tokio::test]
async fn a_lost_end() {
    check("DELETE FROM entries WHERE game = 'aaaaaaaaaaaa' AND sequence = 2", "there are 2 entries", true).await;
}

#[tokio::test]
async fn an_entry_too_many() {
    let sql = "INSERT INTO entries VALUES ('aaaaaaaaaaaa', 3, 'more', 1)";
    check(sql, "there are 4 entries and should be 3", true).await;
    refuses_to_append::<Sqlite>(sql).await;
    refuses_to_append::<Postgres>(sql).await;
}

async fn refuses_to_append<B: Spoil>(sql: &'static str) {
    let fresh = two_games::<B>().await;
    B::spoil(&fresh, sql).await;
    let head = fresh.store.summary(&game('a')).await.expect("it is there").head;
    let refused = fresh.store.append(&game('a'), head, &texts(&["four"]), at(3)).await;
    assert!(matches!(refused, Err(StoreError::Damaged { .. })), "{refused:?}");
    assert_eq!(fresh.store.summary(&game('a')).await.expect("it is there").head, head);
    fresh.store.close().await;
}

#[tokio::test]
async fn an_unreadable_entry() {
    let sql = "UPDATE entries SET entry = CAST(x'fe' AS TEXT) WHERE game = 'aaaaaaaaaaaa' AND sequence = 1";
    check_sqlite(sql, "entry 1 cannot be read", false).await;
}

#[tokio::test]
async fn a_header_that_is_no_document() {
    check("UPDATE games SET header = '{' WHERE id = 'aaaaaaaaaaaa'", "the header is not a JSON document", false).await;
}

#[tokio::test]
async fn a_header_that_is_no_text() {
    let sql = "UPDATE games SET header = CAST(x'22fe22' AS TEXT) WHERE id = 'aaaaaaaaaaaa'";
    check_sqlite(sql, "the header is not a text", false).await;
}

#[tokio::test]
async fn a_status_nobody_knows() {
    let sql = "PRAGMA ignore_check_constraints = 1; UPDATE games SET status = 'lost' WHERE id = 'aaaaaaaaaaaa'";
    check_sqlite(sql, "the status \"lost\" is unknown", true).await;
}

#[tokio::test]
async fn a_row_without_its_game() {
    let fresh = two_games::<Sqlite>().await;
    Sqlite::spoil(&fresh, "INSERT INTO chat VALUES ('zzzzzzzzzzzz', 1, NULL, 'Ann', 'hello', 1, NULL)").await;
    let problems = fresh.store.check().await.expect("an answer");
    assert_eq!(problems, ["a row of chat refers to games that are not there"]);
}

#[tokio::test]
async fn a_damaged_game_stays_in_the_lists_of_its_players() {
    let fresh = two_games::<Sqlite>().await;
    Sqlite::spoil(&fresh, "UPDATE seats SET person = 'ann'; UPDATE games SET header = '' WHERE id = 'aaaaaaaaaaaa'")
        .await;
    let games = fresh.store.games_of(&crate::suite::person("ann"), &Page::first(9)).await.expect("a list");
    let damaged: Vec<_> = games.iter().map(|game| game.damage.is_some()).collect();
    assert_eq!(damaged, [false, true]);
}

/// A page of the file overwritten, as a failing disk would.
#[tokio::test]
async fn a_page_of_rubbish_is_found() {
    let fresh = two_games::<Sqlite>().await;
    fresh.store.close().await;
    let file = fresh.folder.path().join("games.db");
    let mut bytes = std::fs::read(&file).expect("the file");
    let end = bytes.len();
    bytes[2 * 4096..end].fill(0xa5);
    std::fs::write(&file, bytes).expect("written");
    let store = SqliteStore::open(&file).await;
    match store {
        Ok(store) => {
            assert!(!store.check().await.expect("an answer").is_empty());
            assert!(matches!(store.load(&game('a')).await, Err(StoreError::Damaged { .. })));
        }
        Err(error) => assert!(matches!(error, StoreError::CannotOpen { .. }), "{error}"),
    }
}
