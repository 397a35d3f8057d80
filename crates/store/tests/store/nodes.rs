//! Several nodes that share a database: here several stores on one file, each with a writer of its own.

use std::sync::Arc;

use runestones_store::{SqliteStore, Store, StoreError};
use tokio::task::JoinSet;

use crate::suite::{at, create, game, log};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_start_together_share_a_new_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut nodes = JoinSet::new();
    for _ in 0..6 {
        nodes.spawn(SqliteStore::open(folder.path().join("games.db")));
    }
    let nodes: Vec<_> = nodes.join_all().await.into_iter().map(|node| node.expect("a store")).collect();
    create(&nodes[0], 'a', 1).await;
    for node in &nodes {
        assert_eq!(log(node, 'a').await, [""; 0]);
    }
}

/// Every node plays all it can; whoever loses a race looks again. Each acknowledged move is in the log once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_one_wins() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut nodes = Vec::new();
    for _ in 0..2 {
        nodes.push(Arc::new(SqliteStore::open(folder.path().join("games.db")).await.expect("a store")));
    }
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
