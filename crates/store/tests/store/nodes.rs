//! Several nodes that share a database: several stores, each with connections of its own.

use std::sync::Arc;
use std::time::Duration;

use runestones_store::{AnyStore, Changes, Head, News, Revision, Store, StoreError};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::backend::{Backend, Fresh, Postgres, Sqlite};
use crate::suite::{at, create, game, log, new_game, person, texts};

async fn node<S>(fresh: &Fresh<S>) -> AnyStore {
    AnyStore::open(&fresh.address).await.expect("a store")
}

/// They find nothing at all, and one of them makes the tables.
async fn start_together(address: &str) {
    let mut nodes = JoinSet::new();
    for _ in 0..6 {
        let address = address.to_owned();
        nodes.spawn(async move { AnyStore::open(&address).await });
    }
    let nodes: Vec<_> = nodes.join_all().await.into_iter().map(|node| node.expect("a store")).collect();
    create(&nodes[0], 'a', 1).await;
    for node in &nodes {
        assert_eq!(log(node, 'a').await, [""; 0]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_start_together_share_a_new_file() {
    let folder = tempfile::tempdir().expect("a folder");
    start_together(&folder.path().join("games.db").to_string_lossy()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_start_together_share_a_new_database() {
    let database = tokio::task::spawn_blocking(|| runestones_scratch::Scratch::shared().database());
    start_together(&database.await.expect("a database")).await;
}

/// Every node plays all it can; whoever loses a race looks again. Each acknowledged move is in the log once.
async fn of_two_nodes_one_wins<B: Backend>() {
    let fresh = B::fresh().await;
    let nodes = [Arc::new(node(&fresh).await), Arc::new(node(&fresh).await)];
    create(&*nodes[0], 'a', 1).await;
    let mut writers = JoinSet::new();
    for (node, store) in nodes.iter().cloned().enumerate() {
        writers.spawn(async move {
            let mut mine = Vec::new();
            while mine.len() < 25 {
                let head = store.summary(&game('a')).await.expect("it is there").head;
                let entry = format!("{node} {}", head.version);
                match store.append(&game('a'), head, std::slice::from_ref(&entry), at(2)).await {
                    Ok(_) => mine.push(entry),
                    Err(StoreError::Conflict { .. }) => {}
                    Err(error) => panic!("{error}"),
                }
            }
            mine
        });
    }
    let mut acknowledged: Vec<_> = writers.join_all().await.concat();
    let mut stored = log(&*nodes[0], 'a').await;
    acknowledged.sort();
    stored.sort();
    assert_eq!(stored, acknowledged);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_on_a_file_one_wins() {
    of_two_nodes_one_wins::<Sqlite>().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_on_a_database_one_wins() {
    of_two_nodes_one_wins::<Postgres>().await;
}

pub(crate) async fn next(changes: &mut Changes) -> News {
    timeout(Duration::from_secs(20), changes.next()).await.expect("in time").expect("the store is open")
}

/// Whatever one node changes, the other hears of, in order, and the number it hears is the one it finds.
#[tokio::test]
async fn every_change_is_told_to_the_other_nodes() {
    let fresh = Postgres::fresh().await;
    let other = node(&fresh).await;
    let store = &*fresh.store;
    let head = create(store, 'a', 1).await;
    let mut changes = other.changes();
    let id = game('a');
    let head = store.append(&id, head, &texts(&["one"]), at(2)).await.expect("a move");
    let head = store.truncate(&id, head, 0, at(2)).await.expect("taken back");
    store.set_header(&id, head, "[]", at(2)).await.expect("a header");
    let line = runestones_store::NewChatLine {
        person: None,
        seat: None,
        name: "Grey".into(),
        text: "hello".into(),
        time: runestones_store::Millis(2),
    };
    store.say(&id, &line).await.expect("said");
    let seat = runestones_store::Seat::empty(0, "person").with(&person("grey"));
    assert_eq!(store.set_seat(&id, &seat, None).await, Ok(true));
    let mute = runestones_store::Mute { person: person("grey"), muted: None };
    store.set_mute(&id, &mute, true).await.expect("muted");
    let secret = runestones_store::SecretHash("link".into());
    store.invite(&id, 1, &secret).await.expect("a link");
    store.claim(&id, 1, &secret, &person("brown")).await.expect("claimed");
    for (version, company) in [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (3, 4)] {
        assert_eq!(next(&mut changes).await, News::Changed(id.clone(), Revision { version, company }));
    }
    assert_eq!(other.revision(&id).await, Ok(Some(Revision { version: 3, company: 4 })));
    // What changed nothing is not told: the next news is of something else.
    assert_eq!(store.set_seat(&id, &seat, None).await, Ok(false));
    assert!(store.append(&id, Head::default(), &texts(&["late"]), at(3)).await.is_err());
    store.create_game(&new_game('b', 3)).await.expect("a game");
    store.append(&game('b'), Head::default(), &[], at(3)).await.expect("it begins");
    assert_eq!(next(&mut changes).await, News::Changed(game('b'), Revision { version: 1, company: 0 }));
    other.close().await;
    store.close().await;
}

/// What a lease looks like after the clock of the database went back by hours: its end is further away than anybody sets it.
#[tokio::test]
async fn a_lease_from_a_clock_that_was_ahead_holds_nobody_up() {
    let fresh = Postgres::fresh().await;
    let store = &*fresh.store;
    assert_eq!(store.lease(&game('a'), "gone", Duration::from_hours(3)).await, Ok(true));
    assert_eq!(store.lease(&game('a'), "other", Duration::from_secs(4)).await, Ok(true));
    store.close().await;
}

/// A store with a single owner is never behind itself.
#[tokio::test]
async fn a_file_has_no_news() {
    let fresh = Sqlite::fresh().await;
    create(&*fresh.store, 'a', 1).await;
    assert_eq!(fresh.store.changes().next().await, None);
    assert_eq!(fresh.store.revision(&game('a')).await, Ok(None));
    assert_eq!(fresh.store.lease(&game('a'), "node", Duration::ZERO).await, Ok(true));
}

#[tokio::test]
async fn one_node_at_a_time_has_the_lease() {
    const LONG: Duration = Duration::from_mins(1);
    let fresh = Postgres::fresh().await;
    let (one, two) = (&*fresh.store, node(&fresh).await);
    let (a, b) = (game('a'), game('b'));
    assert_eq!(one.lease(&a, "one", LONG).await, Ok(true));
    assert_eq!(two.lease(&a, "two", LONG).await, Ok(false));
    assert_eq!(two.lease(&b, "two", LONG).await, Ok(true), "another game is another lease");
    assert_eq!(one.lease(&a, "one", LONG).await, Ok(true), "prolonged");
    two.give_back(&a, "two").await.expect("not its own: nothing happens");
    assert_eq!(two.lease(&a, "two", LONG).await, Ok(false));
    one.give_back(&a, "one").await.expect("given back");
    assert_eq!(two.lease(&a, "two", Duration::from_millis(1)).await, Ok(true));
    // By now, the database's now, it has run out.
    tokio::time::sleep(Duration::from_millis(5)).await;
    assert_eq!(one.lease(&a, "one", LONG).await, Ok(true), "taken over");
    assert_eq!(two.lease(&a, "two", LONG).await, Ok(false));
    two.close().await;
    one.close().await;
}
