//! A live table: one owner of the game, one lock, and a number that tells everybody when to look again.

mod bots;
mod chat;
mod company;
mod header;
mod hint;
mod join;
mod log;
mod past;
mod seats;
mod tip;

use std::collections::{BTreeSet, HashMap, HashSet};

use runestones_rules::session::Session;
use runestones_rules::{Decider, Entry, Move, Seat};
use runestones_store::{AnyStore, GameId, Head, Millis, Mute, PersonId, Stamp, Status, Store as _, StoreError};
use tokio::sync::{Mutex, MutexGuard, watch};

pub(crate) use chat::{Muted, Said};
pub(crate) use header::{Header, Sitter, is_bot};
pub(crate) use log::Told;
pub(crate) use past::{past, scores_by_round};

use crate::error::Refusal;
use crate::page::Tip;
use company::Company;

/// A table that somebody looks at or plays at.
pub(crate) struct Table {
    pub(crate) id: GameId,
    state: Mutex<State>,
    /// Counts the changes; whoever waits for one draws the table again.
    changes: watch::Sender<u64>,
}

/// Everything that changes.
pub(crate) struct State {
    pub(crate) header: Header,
    /// Whether anybody may take a free seat.
    pub(crate) public: bool,
    /// The people on the seats; `None` for bots and for seats that wait for somebody.
    pub(crate) people: Vec<Option<PersonId>>,
    pub(crate) session: Session,
    pub(crate) head: Head,
    /// How often the company had changed when it was last read; always 0 if nobody else writes to the store.
    company: u32,
    /// What happened lately, for the log.
    pub(crate) told: Told,
    /// Which seat a person with several of them has uncovered at their screen.
    pub(crate) uncovered: HashMap<PersonId, Seat>,
    /// The advice that people asked for.
    hints: HashMap<PersonId, hint::Hint>,
    /// The tips that people have had here.
    pub(crate) seen_tips: HashMap<PersonId, BTreeSet<Tip>>,
    /// What was said lately.
    pub(crate) said: Said,
    /// Who does not want to hear whom.
    mutes: HashSet<Mute>,
    /// Whether a bot of this table is thinking.
    bot_is_thinking: bool,
}

/// What a person does at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Play(Move),
    Undo,
    Restart,
}

impl Table {
    /// Loads a table from its log.
    pub(crate) async fn load(store: &AnyStore, id: &GameId) -> Result<Table, Refusal> {
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
        let session = header.session(entries).map_err(|error| damaged(error.to_string()))?;
        let told = Told::of_record(session.record());
        let mut state = State {
            public: stored.summary.public,
            people: vec![None; header.sitters.len()],
            header,
            session,
            head: stored.summary.head,
            company: 0,
            told,
            uncovered: HashMap::new(),
            hints: HashMap::new(),
            seen_tips: HashMap::new(),
            said: Said::new(),
            mutes: HashSet::new(),
            bot_is_thinking: false,
        };
        state.receive(company);
        state.catch_up(store, id).await?;
        Ok(Table { id: id.clone(), state: Mutex::new(state), changes: watch::Sender::new(1) })
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

    /// Everybody draws the table again.
    pub(crate) fn announce(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// A person does something, having seen the table at this version.
    pub(crate) async fn act(
        &self,
        store: &AnyStore,
        person: &PersonId,
        seen: u32,
        deed: Deed,
        now: Millis,
    ) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        let seat = state.seat_for(person, deed).ok_or(Refusal::NotYours)?;
        if state.head.version != seen {
            return Err(Refusal::Stale);
        }
        let done = state.act(store, &self.id, seat, deed, now).await;
        // A refused change can still bring news: the game is loaded again when somebody else changed it.
        let is_new = state.head.version != seen;
        drop(state);
        if is_new {
            self.announce();
        }
        done
    }
}

#[cfg(test)]
impl State {
    /// A table without a store.
    pub(crate) fn of_session(header: Header, session: Session, people: Vec<Option<PersonId>>) -> State {
        let told = Told::of_record(session.record());
        let length = session.record().entries.len() as u32;
        State {
            header,
            public: false,
            people,
            session,
            head: Head { version: 1, length },
            company: 0,
            told,
            uncovered: HashMap::new(),
            hints: HashMap::new(),
            seen_tips: HashMap::new(),
            said: Said::new(),
            mutes: HashSet::new(),
            bot_is_thinking: false,
        }
    }
}

impl State {
    /// Whether nobody plays on, so that there is nothing left to hide.
    pub(crate) fn is_over(&self) -> bool {
        self.header.imported.is_some() || self.session.game().decider() == Decider::Nobody
    }

    /// Does it on a copy, stores it, and only then changes the live game.
    async fn act(&mut self, store: &AnyStore, id: &GameId, seat: Seat, deed: Deed, now: Millis) -> Result<(), Refusal> {
        let mut next = self.session.clone();
        match deed {
            Deed::Play(mv) => next.play(mv, &mut ()).map_err(|_| Refusal::Illegal)?,
            Deed::Undo => next.undo(seat).map_err(|_| Refusal::Illegal)?,
            Deed::Restart => next.restart_turn(seat).map_err(|_| Refusal::Illegal)?,
        }
        let before = self.session.record().entries.len();
        let entries = &next.record().entries;
        let stamp = Stamp { time: now, status: self.status_with(&next) };
        let stored = if entries.len() < before {
            store.truncate(id, self.head, entries.len() as u32, stamp).await
        } else {
            let new: Vec<String> = entries[before..].iter().map(ToString::to_string).collect();
            store.append(id, self.head, &new, stamp).await
        };
        match stored {
            Ok(head) => {
                if entries.len() < before {
                    self.told.forget_after(entries.len() as u64);
                } else {
                    self.told.tell(self.session.game(), before, &entries[before..]);
                }
                self.session = next;
                self.head = head;
                Ok(())
            }
            Err(error) => {
                // Somebody else may have changed the game, or the answer was lost on the way: what is stored counts.
                if matches!(error, StoreError::Conflict { .. } | StoreError::Unavailable { .. }) {
                    self.reload(store, id).await;
                }
                Err(error.into())
            }
        }
    }

    /// The preparation is dealt when a table is first loaded; what chance decided is stored like everything else.
    async fn catch_up(&mut self, store: &AnyStore, id: &GameId) -> Result<(), Refusal> {
        let entries = &self.session.record().entries;
        let stored = self.head.length as usize;
        if entries.len() > stored {
            let new: Vec<String> = entries[stored..].iter().map(ToString::to_string).collect();
            let summary = store.summary(id).await?;
            let stamp = Stamp { time: summary.updated, status: self.status_with(&self.session) };
            self.head = store.append(id, self.head, &new, stamp).await?;
        }
        Ok(())
    }

    /// Reads the table again; says whether it could.
    async fn reload(&mut self, store: &AnyStore, id: &GameId) -> bool {
        let Ok(table) = Box::pin(Table::load(store, id)).await else { return false };
        let fresh = table.state.into_inner();
        let mut uncovered = std::mem::take(&mut self.uncovered);
        uncovered.extend(fresh.uncovered);
        let seen_tips = std::mem::take(&mut self.seen_tips);
        *self = State { uncovered, seen_tips, bot_is_thinking: self.bot_is_thinking, ..fresh };
        true
    }

    fn status_with(&self, session: &Session) -> Status {
        if self.header.imported.is_some() || session.game().decider() == Decider::Nobody {
            Status::Finished
        } else if self.open_seats().next().is_some() {
            Status::Open
        } else {
            Status::Running
        }
    }
}
