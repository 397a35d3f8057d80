//! What all requests share: the store, the live tables, the clock.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use runestones_store::{AnyStore, GameId, Millis, PersonId};
use tokio::sync::watch;

use crate::error::Refusal;
use crate::limit::Limiter;
use crate::table::Table;

/// What all requests share. A copy is cheap.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Arc<AnyStore>,
    tables: Arc<Mutex<HashMap<GameId, Arc<Table>>>>,
    pub(crate) chat_limit: Arc<Limiter<PersonId>>,
    pub(crate) table_chat_limit: Arc<Limiter<GameId>>,
    /// Tells the live connections that the server stops.
    stopping: watch::Sender<bool>,
    /// Bots play without a pause: for tests and for those who asked for it.
    instant_bots: bool,
}

/// So many tables may be live before those that nobody looks at are let go.
const MANY_TABLES: usize = 512;

impl App {
    pub(crate) fn new(store: AnyStore, instant_bots: bool) -> App {
        App {
            store: Arc::new(store),
            tables: Arc::default(),
            chat_limit: Arc::new(Limiter::new(6, Duration::from_secs(10))),
            table_chat_limit: Arc::new(Limiter::new(40, Duration::from_secs(10))),
            stopping: watch::Sender::new(false),
            instant_bots,
        }
    }

    /// Ends the live connections.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Whether the server stops; live connections watch it.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// The time of day, for the store.
    #[expect(clippy::unused_self, reason = "the clock belongs to the app, so that it could be another")]
    pub(crate) fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    pub(crate) fn bot_pace(&self, human: Duration) -> Duration {
        if self.instant_bots { Duration::ZERO } else { human }
    }

    /// The live table of a game; it is loaded when nobody had it.
    pub(crate) async fn table(&self, id: &GameId) -> Result<Arc<Table>, Refusal> {
        if let Some(table) = self.live(id) {
            return Ok(table);
        }
        let loaded = Arc::new(Table::load(&self.store, id).await?);
        let table = {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            if tables.len() >= MANY_TABLES {
                tables.retain(|_, table| table.is_watched() || Arc::strong_count(table) > 1);
            }
            // Two requests may have loaded it at the same time; there is one live table of a game.
            Arc::clone(tables.entry(id.clone()).or_insert(loaded))
        };
        // A bot that was interrupted by a restart goes on.
        table.wake_bots(self);
        Ok(table)
    }

    fn live(&self, id: &GameId) -> Option<Arc<Table>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }
}
