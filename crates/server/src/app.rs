//! What all requests share: the store, the live tables, the clock.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZero;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use runestones_ai::{Bot, BotKind, Net};
use runestones_store::{AnyStore, GameId, Millis, PersonId, Store as _};
use tokio::sync::{Semaphore, watch};

use crate::acquaintances::Acquaintances;
use crate::connection::Patience;
use crate::error::Refusal;
use crate::limit::{Crowd, Limiter, Member, Wait, household};
use crate::metrics::{Metrics, Present};
use crate::person::{Visitor, new_secret};
use crate::serve::Config;
use crate::table::Table;

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
    tables: Mutex<HashMap<GameId, Arc<Table>>>,
    limits: Limits,
    /// Tells the live connections that the server stops.
    stopping: watch::Sender<bool>,
    /// Only so many bots think at a time as there are cores; the others wait for their turn.
    thinkers: Semaphore,
    /// What this server is called among those that share its store.
    pub(crate) node: String,
    /// People who were here lately, for when the store does not answer.
    pub(crate) acquaintances: Acquaintances,
    /// Bots play without a pause: for tests and for those who asked for it.
    instant_bots: bool,
    /// A proxy that we trust stands before the server: it says who asks, and whether the way to them is encrypted.
    pub(crate) proxied: bool,
    pub(crate) patience: Patience,
    pub(crate) metrics: Metrics,
    /// What the stronger bots have learned.
    net: Arc<Net>,
}

/// How often things may be done. A cookie is easily had, so there is always a limit for something else, too.
struct Limits {
    chat: Limiter<PersonId>,
    chat_of_table: Limiter<GameId>,
    hints: Limiter<PersonId>,
    games: Limiter<PersonId>,
    games_of_household: Limiter<IpAddr>,
    live: Crowd<PersonId>,
    live_of_household: Crowd<IpAddr>,
}

impl Limits {
    fn new(games_per_minute: usize, live_per_person: usize) -> Limits {
        const BREATH: Duration = Duration::from_secs(10);
        const MINUTE: Duration = Duration::from_mins(1);
        Limits {
            chat: Limiter::new(6, BREATH),
            chat_of_table: Limiter::new(40, BREATH),
            // Thinking is dear, and nobody reads faster.
            hints: Limiter::new(10, BREATH),
            games: Limiter::new(games_per_minute, MINUTE),
            // A school may have a single address.
            games_of_household: Limiter::new(games_per_minute.saturating_mul(5), MINUTE),
            live: Crowd::new(live_per_person),
            live_of_household: Crowd::new(live_per_person.saturating_mul(20)),
        }
    }
}

/// So many tables may be live before those that nobody looks at are let go.
const MANY_TABLES: usize = 512;

impl App {
    pub(crate) fn new(store: AnyStore, config: &Config) -> App {
        let changes = store.changes();
        let app = App(Arc::new(Shared {
            store,
            tables: Mutex::default(),
            limits: Limits::new(config.games_per_minute, config.live_per_person),
            stopping: watch::Sender::new(false),
            thinkers: Semaphore::new(thread::available_parallelism().map_or(1, NonZero::get)),
            node: new_secret(),
            acquaintances: Acquaintances::default(),
            instant_bots: config.instant_bots,
            proxied: config.proxied,
            patience: config.patience,
            metrics: Metrics::default(),
            net: Arc::clone(&config.net),
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
    #[expect(clippy::unused_self, reason = "the clock belongs to the app, so that it could be another")]
    pub(crate) fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    pub(crate) fn bot_pace(&self, human: Duration) -> Duration {
        if self.instant_bots { Duration::ZERO } else { human }
    }

    /// A bot of this kind with what the bots of this server have learned; `None` if there is no such kind.
    pub(crate) fn bot(&self, level: &str, seed: u64) -> Option<Box<dyn Bot + Send>> {
        let kind = BotKind::named(level).ok()?;
        Some(kind.bot_with(|| Arc::clone(&self.net), seed))
    }

    /// Thinks on a worker thread; `None` if that came to grief.
    pub(crate) async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _thinking = Present::of(&self.metrics.thinking);
        let _permit = self.thinkers.acquire().await.ok()?;
        tokio::task::spawn_blocking(thought).await.ok()
    }

    /// Whether somebody may say something at a table once more.
    pub(crate) fn admit_words(&self, visitor: &Visitor, game: &GameId) -> Result<(), Refusal> {
        let now = Instant::now();
        let admitted =
            self.limits.chat.admit(&visitor.id, now).and_then(|()| self.limits.chat_of_table.admit(game, now));
        admitted.map_err(Refusal::TooFast)
    }

    /// Whether somebody may ask for advice once more.
    pub(crate) fn admit_hint(&self, person: &PersonId) -> Result<(), Refusal> {
        self.limits.hints.admit(person, Instant::now()).map_err(Refusal::TooFast)
    }

    /// Room for one more live connection, as long as the answer is kept.
    pub(crate) fn admit_live(&self, visitor: &Visitor) -> Result<(Member<PersonId>, Member<IpAddr>), Refusal> {
        let full = Refusal::TooFast(Wait(Duration::from_secs(5)));
        let one = self.limits.live.join(&visitor.id).ok_or_else(|| full.clone())?;
        let household = self.limits.live_of_household.join(&household(visitor.address)).ok_or(full)?;
        Ok((one, household))
    }

    /// Whether somebody may have the store keep one more game.
    pub(crate) fn admit_game(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let (now, household) = (Instant::now(), household(visitor.address));
        let admitted = self
            .limits
            .games
            .admit(&visitor.id, now)
            .and_then(|()| self.limits.games_of_household.admit(&household, now));
        admitted.map_err(Refusal::TooManyGames)
    }

    /// The live table of a game, no older than this moment: whatever was done at another server before is seen here. Only
    /// while the store is away it is what was known last.
    pub(crate) async fn table(&self, id: &GameId) -> Result<Arc<Table>, Refusal> {
        let known = self.live(id).is_some();
        let table = self.table_as_known(id).await?;
        if known {
            table.keep_up(&self.store).await;
        }
        Ok(table)
    }

    /// The live table of a game as far as this server has heard; it is loaded when nobody had it.
    pub(crate) async fn table_as_known(&self, id: &GameId) -> Result<Arc<Table>, Refusal> {
        if let Some(table) = self.live(id) {
            return Ok(table);
        }
        let loaded = match Table::load(&self.store, id).await {
            // Somebody else has just dealt the preparation: then it is there now.
            Err(Refusal::Stale) => Table::load(&self.store, id).await,
            loaded => loaded,
        };
        let loaded = Arc::new(loaded?);
        let table = {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            if tables.len() >= MANY_TABLES {
                tables.retain(|_, table| table.is_watched() || Arc::strong_count(table) > 1);
            }
            // Two requests may have loaded it at the same time; there is one live table of a game.
            let table = Arc::clone(tables.entry(id.clone()).or_insert(loaded));
            self.metrics.tables.set(i64::try_from(tables.len()).unwrap_or(i64::MAX));
            table
        };
        // A bot that was interrupted by a restart goes on.
        table.wake_bots(self);
        Ok(table)
    }

    /// All live tables.
    pub(crate) fn all_live(&self) -> Vec<Arc<Table>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    pub(crate) fn live(&self, id: &GameId) -> Option<Arc<Table>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }
}
