//! What all requests share: the store, the live tables, the clock, the luck.
//!
//! What can be done with it is in files by subject (limits, lanes, bots, sweeping …), each with an `impl App`.

use std::collections::HashMap;
use std::num::NonZero;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use rand::Rng as _;
use runestones_ai::Net;
use runestones_store::{AnyStore, GameId, Millis, Retention, Store as _};
use runestones_table::hex;
use tokio::sync::{Notify, Semaphore, watch};

use crate::accounts::Owners;
use crate::acquaintances::Acquaintances;
use crate::alerts::Alerts;
use crate::background::Courtesy;
use crate::backups::BackupState;
use crate::bans::Bans;
use crate::cards::CardSets;
use crate::config::Config;
use crate::connection::Patience;
use crate::daily::Daily;
use crate::error::Refusal;
use crate::fairness::Blocks;
use crate::here::Here;
use crate::kept::KeptPages;
use crate::lanes::Lanes;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::operator::Operators;
use crate::reviews::Reviews;
use crate::routes::Readiness;
use crate::standings::Standings;
use crate::table::LiveTable;
use crate::time::Time;

/// The way to what all requests share. Every request copies it several times.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) store: AnyStore,
    tables: Mutex<Tables>,
    pub(crate) limits: Limits,
    pub(crate) lanes: Lanes,
    pub(crate) kept: KeptPages,
    pub(crate) reviews: Reviews,
    /// Who is served, for those who work in the background.
    pub(crate) courtesy: Arc<Courtesy>,
    pub(crate) daily: Daily,
    pub(crate) readiness: Readiness,
    /// Tells the live connections that the server stops.
    stopping: watch::Sender<bool>,
    /// As many bots think at a time as there are cores; the others wait for their turn.
    pub(crate) thinkers: Semaphore,
    /// What this server is called among those that share its store.
    pub(crate) node: String,
    /// People who were here lately, for when the store does not answer.
    pub(crate) acquaintances: Acquaintances,
    /// Whose devices were here lately.
    pub(crate) owners: Owners,
    /// Who is kept out.
    pub(crate) bans: Bans,
    /// Who does not want to meet whom, lately asked.
    pub(crate) blocks: Blocks,
    /// Who runs the server.
    pub(crate) operators: Operators,
    /// Who is here.
    pub(crate) here: Here,
    /// Places on the ladder.
    pub(crate) standings: Standings,
    /// Bots play without a pause: for tests and for those who asked for it.
    pub(crate) instant_bots: bool,
    /// A proxy that we trust stands before the server: it says who asks, and whether the way to them is encrypted.
    pub(crate) proxied: bool,
    pub(crate) patience: Patience,
    pub(crate) metrics: Metrics,
    pub(crate) backups: BackupState,
    /// How long things are kept that nobody touches.
    pub(crate) retention: Retention,
    pub(crate) card_sets: CardSets,
    /// A game has ended that counts.
    pub(crate) rated_game_ends: Notify,
    /// A game has ended.
    pub(crate) game_ends: Notify,
    /// A clock runs that did not before.
    pub(crate) clock_runs: Notify,
    pub(crate) time: Time,
    /// What the stronger bots have learned.
    pub(crate) net: Arc<Net>,
    pub(crate) alerts: Alerts,
}

#[cfg(test)]
impl App {
    /// An app with an empty store in a folder of its own.
    pub(crate) async fn for_test(config: &Config) -> (App, tempfile::TempDir) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = AnyStore::open(&folder.path().join("games.db").to_string_lossy()).await.expect("a store");
        (App::new(store, config), folder)
    }

    /// An app with an empty database of its own, which can be killed under it.
    pub(crate) async fn with_database() -> (App, runestones_scratch::Scratch) {
        let start = || {
            let scratch = runestones_scratch::Scratch::start(&["fsync=off"]);
            let database = scratch.database();
            (scratch, database)
        };
        let (scratch, database) = tokio::task::spawn_blocking(start).await.expect("a database");
        let store = AnyStore::open(&database).await.expect("a store");
        (App::new(store, &Config::default()), scratch)
    }
}

/// The live tables.
#[derive(Default)]
struct Tables {
    live: HashMap<GameId, Arc<LiveTable>>,
    /// How many were looked at by somebody when those that nobody looked at were last let go.
    busy: usize,
}

/// How many tables may be live before those that nobody looks at are dropped.
const MANY_TABLES: usize = 512;

impl Tables {
    /// The live table of a game. Two requests may have loaded it at the same time; there is one live table of a game.
    fn keep(&mut self, loaded: Arc<LiveTable>) -> Arc<LiveTable> {
        // If many are looked at, not every new one is worth looking through all of them.
        if self.live.len() >= MANY_TABLES.max(2 * self.busy) {
            self.live.retain(|_, table| table.is_watched() || Arc::strong_count(table) > 1);
            self.busy = self.live.len();
        }
        Arc::clone(self.live.entry(loaded.id.clone()).or_insert(loaded))
    }
}

impl App {
    pub(crate) fn new(store: AnyStore, config: &Config) -> App {
        let changes = store.changes();
        let limits = Limits::new(config, store.shared_secret().as_deref());
        let app = App(Arc::new(Shared {
            store,
            tables: Mutex::default(),
            limits,
            lanes: Lanes::default(),
            kept: KeptPages::default(),
            reviews: Reviews::default(),
            courtesy: Arc::default(),
            daily: Daily::default(),
            readiness: Readiness::default(),
            stopping: watch::Sender::new(false),
            thinkers: Semaphore::new(thread::available_parallelism().map_or(1, NonZero::get)),
            node: new_secret(),
            acquaintances: Acquaintances::default(),
            owners: Owners::default(),
            bans: Bans::default(),
            blocks: Blocks::default(),
            operators: Operators::new(config),
            here: Here::default(),
            standings: Standings::default(),
            instant_bots: config.instant_bots,
            proxied: config.proxied,
            patience: config.patience,
            metrics: Metrics::default(),
            backups: BackupState::default(),
            retention: config.retention,
            card_sets: CardSets::new(&config.card_sets),
            rated_game_ends: Notify::new(),
            game_ends: Notify::new(),
            clock_runs: Notify::new(),
            time: config.time.clone(),
            net: Arc::clone(&config.net),
            alerts: Alerts::new(config),
        }));
        tokio::spawn(app.clone().follow(changes));
        app
    }

    /// Ends the live connections.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Whether it was told to stop.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Whether the server stops; live connections watch it.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// The time of day, for the store.
    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    /// The live table of a game, no older than this moment: whatever was done at another server before is seen here. Only
    /// while the store is away it is what was known last.
    pub(crate) async fn table(&self, id: &GameId) -> Result<Arc<LiveTable>, Refusal> {
        self.table_and_age(id).await.map(|(table, _)| table)
    }

    /// The same for what is decided once and for all: nobody gets what may be older.
    pub(crate) async fn table_as_stored(&self, id: &GameId) -> Result<Arc<LiveTable>, Refusal> {
        let (table, is_current) = self.table_and_age(id).await?;
        if is_current { Ok(table) } else { Err(Refusal::TryAgain) }
    }

    async fn table_and_age(&self, id: &GameId) -> Result<(Arc<LiveTable>, bool), Refusal> {
        let known = self.live(id).is_some();
        let table = self.table_as_known(id).await?;
        let is_current = !known || table.refresh(&self.store).await;
        if !is_current {
            self.check_gone(id).await?;
        }
        Ok((table, is_current))
    }

    /// The live table of a game as far as this server has heard; it is loaded when nobody had it.
    pub(crate) async fn table_as_known(&self, id: &GameId) -> Result<Arc<LiveTable>, Refusal> {
        if let Some(table) = self.live(id) {
            if table.is_looked_at() {
                self.wake_bots(&table);
            }
            return Ok(table);
        }
        // Reading a table costs as much as many moves.
        let _turn = self.load_lane().await;
        if let Some(table) = self.live(id) {
            return Ok(table);
        }
        let loaded = match LiveTable::load(&self.store, id, &self.time).await {
            // Somebody else has just dealt the preparation: then it is there now.
            Err(Refusal::Stale) => LiveTable::load(&self.store, id, &self.time).await,
            loaded => loaded,
        };
        let loaded = Arc::new(loaded?);
        let table = {
            let mut tables = self.tables();
            let table = tables.keep(loaded);
            self.metrics.tables.set(i64::try_from(tables.live.len()).unwrap_or(i64::MAX));
            table
        };
        self.note_look(id).await;
        // A bot that was interrupted by a restart goes on.
        self.wake_bots(&table);
        Ok(table)
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All live tables.
    pub(crate) fn all_live(&self) -> Vec<Arc<LiveTable>> {
        self.tables().live.values().cloned().collect()
    }

    pub(crate) fn live(&self, id: &GameId) -> Option<Arc<LiveTable>> {
        self.tables().live.get(id).cloned()
    }

    /// Takes a table out, so that its game is loaded anew.
    pub(crate) fn take_out(&self, id: &GameId) -> Option<Arc<LiveTable>> {
        self.tables().live.remove(id)
    }
}

/// A secret that nobody guesses: 192 random bits.
pub fn new_secret() -> String {
    let mut bytes = [0; 24];
    rand::rng().fill_bytes(&mut bytes);
    hex(&bytes)
}
