//! A live table: one owner of the game, one lock, and a number that tells everybody when to look again.

mod chat;
mod company;
mod join;
mod leaving;
mod presence;

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex as StdMutex, PoisonError};
use std::time::{Duration, Instant};

use runestones_rules::{Entry, Seat, Session};
use runestones_store::{AnyStore, GameId, Head, Millis, PersonId, Stamp, Status, Store as _, StoreError};
use runestones_table::{BadHeader, Deed, Ease, Header, Table};
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::cards;
use crate::daily;
use crate::error::Refusal;
use crate::time::Time;
use company::Company;
pub(crate) use presence::BLINK;
use presence::Visits;

/// A table that somebody looks at or plays at.
pub(crate) struct LiveTable {
    pub(crate) id: GameId,
    state: Mutex<State>,
    /// Counts the changes; whoever waits for one draws the table again.
    changes: watch::Sender<u64>,
    /// The live connections.
    visits: StdMutex<Visits>,
    /// When somebody last asked for it.
    looked_at: StdMutex<Instant>,
    /// Whether its game was deleted.
    is_gone: AtomicBool,
    time: Time,
}

/// How long after the last look a table is still interesting.
const INTEREST: Duration = Duration::from_mins(1);

/// Everything that changes: the table itself, and what a server has to know about it.
pub(crate) struct State {
    table: Table,
    /// How often the company had changed when it was last read; always 0 if nobody else writes to the store.
    company: u32,
    /// Whether a bot of this table is thinking.
    pub(crate) bot_is_thinking: bool,
    time: Time,
}

impl Deref for State {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl LiveTable {
    /// Loads a table from its log.
    pub(crate) async fn load(store: &AnyStore, id: &GameId, time: &Time) -> Result<LiveTable, Refusal> {
        let company = Company::read(store, id).await?;
        let stored = store.load(id).await?;
        let damaged = |reason: String| {
            tracing::error!(game = %id, reason, "a game cannot be loaded");
            Refusal::Damaged
        };
        let header: Header =
            serde_json::from_str(&stored.summary.header).map_err(|error| damaged(error.to_string()))?;
        let entries: Result<Vec<Entry>, _> = stored.entries.iter().map(|stored| stored.entry.parse()).collect();
        let entries = entries.map_err(|error| damaged(error.to_string()))?;
        cards::recall(store, &header.card_set).await?;
        let (public, head) = (stored.summary.public, stored.summary.head);
        let table = Table::open(header, entries, public, head.version).map_err(|error| match error {
            BadHeader::CardSet(hash) => Refusal::MissingCards(hash),
            error => damaged(error.to_string()),
        })?;
        let mut state = State { table, company: 0, bot_is_thinking: false, time: time.clone() };
        state.times = stored.entries.iter().map(|stored| stored.time).collect();
        state.set_company(company);
        state.store_preparation(store, id, head).await?;
        state.start_clock(store, id, time.now()).await?;
        Ok(LiveTable {
            id: id.clone(),
            state: Mutex::new(state),
            changes: watch::Sender::new(1),
            visits: StdMutex::default(),
            looked_at: StdMutex::new(Instant::now()),
            is_gone: AtomicBool::new(false),
            time: time.clone(),
        })
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    /// The state, for reading it or for a change that is not a move.
    pub(crate) async fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().await
    }

    /// Waits for changes.
    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Whether anybody is connected.
    pub(crate) fn is_watched(&self) -> bool {
        self.changes.receiver_count() > 0
    }

    /// Somebody asks for it; says whether nobody had for a while.
    pub(crate) fn is_looked_at(&self) -> bool {
        let mut last = self.looked_at.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *last, Instant::now()).elapsed() >= INTEREST
    }

    /// Whether anybody is connected, or was here a moment ago.
    pub(crate) fn is_interesting(&self) -> bool {
        self.is_watched() || self.looked_at.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < INTEREST
    }

    /// As if nobody had asked for it since it is not interesting any more.
    #[cfg(test)]
    pub(crate) fn was_left_alone(&self) {
        let mut last = self.looked_at.lock().unwrap_or_else(PoisonError::into_inner);
        *last = last.checked_sub(INTEREST).expect("a clock that began earlier");
    }

    /// Everybody draws the table again.
    pub(crate) fn announce(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// The game is no longer stored: live connections to it end.
    pub(crate) fn end(&self) {
        self.is_gone.store(true, Ordering::Relaxed);
        self.announce();
    }

    /// Whether the game was deleted.
    pub(crate) fn is_gone(&self) -> bool {
        self.is_gone.load(Ordering::Relaxed)
    }

    /// A person does something, having seen the table at this version.
    pub(crate) async fn act(
        &self,
        store: &AnyStore,
        person: &PersonId,
        seen: u32,
        deed: Deed,
        ease: Ease,
        now: Millis,
    ) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        // Whoever has no time left cannot move, even if nobody has looked at the clock yet.
        let late = state.fallen(now).filter(|seat| state.seats_of(person).contains(seat));
        if state.run_out(store, &self.id, now).await? {
            drop(state);
            self.announce();
            return Err(if late.is_some() { Refusal::OutOfTime } else { Refusal::Stale });
        }
        let seat = state.admit(person, seen, deed)?;
        let done = state.act(store, &self.id, seat, (deed, ease), now).await;
        // A refused change can still bring news: the game is loaded again when somebody else changed it.
        let is_new = state.version != seen;
        drop(state);
        if is_new {
            self.announce();
        }
        done
    }
}

impl State {
    /// Where the log stands; every change names it.
    fn head(&self) -> Head {
        Head { version: self.version, length: self.moment() }
    }

    /// Does it on a copy, stores it, and only then changes the live game.
    pub(crate) async fn act(
        &mut self,
        store: &AnyStore,
        id: &GameId,
        seat: Seat,
        (deed, ease): (Deed, Ease),
        now: Millis,
    ) -> Result<(), Refusal> {
        let next = self.after(seat, deed, ease)?;
        let now = self.instant(now);
        let due = self.fall_after(&next, now).map(|fall| fall.at);
        let before = self.session.record().entries.len();
        let entries = &next.session.record().entries;
        let stamp = Stamp { time: now, status: self.status_with(&next.session), due };
        let stored = if entries.len() < before {
            store.truncate(id, self.head(), entries.len() as u32, stamp).await
        } else {
            let new: Vec<String> = entries[before..].iter().map(ToString::to_string).collect();
            store.append(id, self.head(), &new, stamp).await
        };
        match stored {
            Ok(head) => {
                self.accept(next, head.version, now);
                daily::note(self, store, now).await;
                Ok(())
            }
            Err(error) => {
                // Somebody else may have changed the game, or the answer was lost on the way: what is stored counts.
                if matches!(error, StoreError::Conflict { .. } | StoreError::Unavailable { .. }) {
                    let _ = self.reload(store, id).await;
                }
                Err(error.into())
            }
        }
    }

    /// The preparation is dealt when a table is first loaded; what chance decided is stored like everything else.
    async fn store_preparation(&mut self, store: &AnyStore, id: &GameId, head: Head) -> Result<(), Refusal> {
        let entries = &self.session.record().entries;
        let stored = head.length as usize;
        if entries.len() > stored {
            let new: Vec<String> = entries[stored..].iter().map(ToString::to_string).collect();
            let length = entries.len();
            let time = store.summary(id).await?.updated;
            self.times.resize(length, time);
            let due = self.fall().map(|fall| fall.at);
            let stamp = Stamp { time, status: self.status_with(&self.session), due };
            self.version = store.append(id, head, &new, stamp).await?.version;
        }
        Ok(())
    }

    /// If everybody is there and the clock does not run, somebody was interrupted when they sat down: it runs from now on.
    async fn start_clock(&mut self, store: &AnyStore, id: &GameId, now: Millis) -> Result<(), Refusal> {
        let waits = self.header.started.is_some() || self.open_seats().next().is_some();
        if !self.has_clock() || waits || self.is_over() {
            return Ok(());
        }
        let header = Header { started: Some(self.instant(now)), ..self.header.clone() };
        self.replace_header(store, id, header, now).await
    }

    /// Reads the table again, after a change that somebody else was faster with.
    pub(crate) async fn reload(&mut self, store: &AnyStore, id: &GameId) -> Result<(), Refusal> {
        let table = Box::pin(LiveTable::load(store, id, &self.time.clone())).await.map_err(|_| Refusal::TryAgain)?;
        let fresh = table.state.into_inner();
        self.table.renew(fresh.table);
        self.company = fresh.company;
        Ok(())
    }

    fn status_with(&self, session: &Session) -> Status {
        if self.is_over_at(session) {
            Status::Finished
        } else if self.open_seats().next().is_some() {
            Status::Open
        } else {
            Status::Running
        }
    }

    /// Whether only bots play here: such a game goes on by itself, so somebody has to look at it.
    pub(crate) fn is_a_show(&self) -> bool {
        Seat::first(self.header.sitters.len()).all(|seat| self.header.bot_on(seat).is_some())
    }

    /// The seat that decides and its level, if a bot sits there.
    pub(crate) fn deciding_bot(&self) -> Option<(Seat, String)> {
        let seat = self.decider()?;
        let level = self.header.bot_on(seat)?.to_owned();
        Some((seat, level))
    }
}
