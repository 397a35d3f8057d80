//! The backends the suite runs against.

use std::sync::Arc;

use runestones_scratch::Scratch;
use runestones_store::{PostgresStore, SqliteStore, Store};
use sqlx::Connection;
use tempfile::TempDir;

use crate::memory::MemoryStore;

/// A way to get a store with nothing in it.
pub(crate) trait Backend {
    type Store: Store + 'static;

    async fn fresh() -> Fresh<Self::Store>;
}

/// A backend whose rows can be spoiled behind its back.
pub(crate) trait Spoil: Backend {
    async fn spoil(fresh: &Fresh<Self::Store>, sql: &'static str);
}

/// An empty store, and the folder that is removed after the test.
pub(crate) struct Fresh<S> {
    pub(crate) store: Arc<S>,
    pub(crate) folder: TempDir,
    /// Where it is.
    pub(crate) address: String,
}

pub(crate) struct Sqlite;

impl Backend for Sqlite {
    type Store = SqliteStore;

    async fn fresh() -> Fresh<SqliteStore> {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let file = folder.path().join("games.db");
        let store = SqliteStore::open(&file).await.expect("a new database");
        Fresh { store: Arc::new(store), folder, address: file.to_string_lossy().into_owned() }
    }
}

impl Spoil for Sqlite {
    async fn spoil(fresh: &Fresh<SqliteStore>, sql: &'static str) {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&fresh.address).foreign_keys(false);
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("the database");
        sqlx::raw_sql(sql).execute(&mut connection).await.expect("it can be spoiled");
        connection.close().await.expect("closed");
    }
}

pub(crate) struct Postgres;

impl Backend for Postgres {
    type Store = PostgresStore;

    async fn fresh() -> Fresh<PostgresStore> {
        let address = tokio::task::spawn_blocking(|| Scratch::shared().database()).await.expect("a database");
        let store = PostgresStore::open(&address).await.expect("a new database");
        Fresh { store: Arc::new(store), folder: tempfile::tempdir().expect("a folder for the test"), address }
    }
}

impl Spoil for Postgres {
    async fn spoil(fresh: &Fresh<PostgresStore>, sql: &'static str) {
        let mut connection = sqlx::PgConnection::connect(&fresh.address).await.expect("the database");
        sqlx::raw_sql(sql).execute(&mut connection).await.expect("it can be spoiled");
        connection.close().await.expect("closed");
    }
}

/// The model the property test compares with; the suite holds it to the same behaviour.
pub(crate) struct Memory;

impl Backend for Memory {
    type Store = MemoryStore;

    async fn fresh() -> Fresh<MemoryStore> {
        let folder = tempfile::tempdir().expect("a folder for the test");
        Fresh { store: Arc::default(), folder, address: String::new() }
    }
}
