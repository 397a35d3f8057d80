//! Clocks that run out. When that will be is stored with every change of a game, so any server knows what to look at next,
//! also after a restart. Whoever looks first acts: the others find another version (optimistic locking).

use std::time::Duration;

use runestones_store::{GameId, Millis, PersonId, Store as _, StoreError};
use runestones_table::{Clock, Likes, Vacations};

use crate::app::App;
use crate::error::Refusal;
use crate::table::State;

/// How often we look for what another server left behind.
const LOOK: Duration = Duration::from_secs(3);

/// When we look again at what could not be done.
const RETRY: Duration = Duration::from_secs(1);

/// So many games are looked at before we ask again which are due.
const BATCH: u32 = 100;

impl App {
    /// Acts when a clock runs out, for as long as the server runs.
    pub(crate) async fn watch_clocks(self) {
        let mut stopping = self.stopping();
        loop {
            let next = self.run_out_what_is_due().await;
            let wait = async {
                match next {
                    Ok(Some(then)) => self.time.until(then).await,
                    Ok(None) => std::future::pending().await,
                    Err(()) => tokio::time::sleep(RETRY).await,
                }
            };
            // What another server has set going is its to watch, for as long as it lives.
            let look = async {
                if self.store.is_shared() { tokio::time::sleep(LOOK).await } else { std::future::pending().await }
            };
            tokio::select! {
                () = wait => {}
                () = look => {}
                () = self.clock_runs.notified() => {}
                _ = stopping.wait_for(|stops| *stops) => return,
            }
        }
    }

    /// A clock may run now that did not before.
    pub(crate) fn note_clock(&self, state: &State) {
        if state.has_clock() && !state.is_over() {
            self.clock_runs.notify_one();
        }
    }

    /// Looks at every game that is due; says when the next one will be.
    async fn run_out_what_is_due(&self) -> Result<Option<Millis>, ()> {
        let due = self.store.games_due(BATCH).await.map_err(drop)?;
        let now = self.now();
        let (over, later): (Vec<_>, Vec<_>) = due.into_iter().partition(|(time, _)| *time <= now);
        let mut all_done = Ok(());
        for (_, game) in &over {
            match self.run_out(game).await {
                Ok(()) | Err(Refusal::NoGame) => {}
                Err(refusal) => {
                    tracing::debug!(%game, ?refusal, "a clock could not be looked at; it goes on in a moment");
                    all_done = Err(());
                }
            }
        }
        all_done?;
        Ok(if over.is_empty() { later.first().map(|(time, _)| *time) } else { Some(now) })
    }

    /// The time of whoever has to decide may be over.
    async fn run_out(&self, game: &GameId) -> Result<(), Refusal> {
        let table = self.table(game).await?;
        let changed = table.run_out(&self.store, self.now()).await?;
        if changed {
            table.announce();
            self.wake_bots(&table);
        }
        Ok(())
    }

    /// Somebody goes on vacation, or comes back: those they play with over days are told. What could not be told now is
    /// found out when their time would be over.
    pub(crate) async fn tell_vacation(&self, person: &PersonId) -> Result<(), Refusal> {
        let page = runestones_store::Page::first(MOST_GAMES);
        for game in self.store.games_of(person, &page).await? {
            // The store knows what is due, and with a clock of days something always is.
            if game.due.is_none() && !game.header.contains("\"clock\":\"days") {
                continue;
            }
            let table = self.table(&game.id).await?;
            let changed = table.note_vacation(&self.store, person, self.now()).await;
            if matches!(changed, Ok(true)) {
                table.announce();
                self.clock_runs.notify_one();
            }
        }
        Ok(())
    }
}

/// Nobody plays more games over days at a time.
const MOST_GAMES: u32 = 200;

/// The vacations that somebody has told of.
pub(crate) async fn vacations(store: &runestones_store::AnyStore, person: &PersonId) -> Result<Vacations, StoreError> {
    let stored = store.person(person).await?;
    let likes = stored.and_then(|person| serde_json::from_str::<Likes>(&person.settings).ok());
    Ok(likes.unwrap_or_default().vacations)
}

/// Whether vacations count at a table.
pub(crate) fn has_vacations(state: &State) -> bool {
    matches!(state.header.terms.clock, Clock::Days(_)) && !state.is_over()
}
