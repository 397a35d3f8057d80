//! The backends the suite runs against.

use std::sync::Arc;

use runestones_store::{SqliteStore, Store};
use tempfile::TempDir;

use crate::memory::MemoryStore;

/// A way to get a store with nothing in it.
pub(crate) trait Backend {
    type Store: Store + 'static;

    async fn fresh() -> Fresh<Self::Store>;
}

/// An empty store, and the folder that is removed after the test.
pub(crate) struct Fresh<S> {
    pub(crate) store: Arc<S>,
    pub(crate) folder: TempDir,
}

pub(crate) struct Sqlite;

impl Backend for Sqlite {
    type Store = SqliteStore;

    async fn fresh() -> Fresh<SqliteStore> {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let store = SqliteStore::open(folder.path().join("games.db")).await.expect("a new database");
        Fresh { store: Arc::new(store), folder }
    }
}

/// The model the property test compares with; the suite holds it to the same behaviour.
pub(crate) struct Memory;

impl Backend for Memory {
    type Store = MemoryStore;

    async fn fresh() -> Fresh<MemoryStore> {
        Fresh { store: Arc::default(), folder: tempfile::tempdir().expect("a folder for the test") }
    }
}
