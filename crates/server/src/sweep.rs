//! The slow sweep: what nobody has touched for too long is deleted, a little at a time, while people play.

use std::time::{Duration, Instant};

use runestones_store::{GameId, Kind, Millis, Person, Store as _, StoreError};

use crate::app::App;
use crate::error::Refusal;

/// Of the servers that share a store, one sweeps; another takes over when it has been silent for this long.
const LEASE: Duration = Duration::from_secs(30);

/// After each step there is a pause of this many times what the step took, and never a shorter one than this.
const IDLE_SHARE: u32 = 9;
const SHORTEST_PAUSE: Duration = Duration::from_millis(20);

/// A clock that runs apart from the time that passes by more than this was set, one way or the other.
const JUMP: Duration = Duration::from_hours(24);

/// How long it takes until a person who comes back is noted again; it has to be less than people are kept.
const VISIT_IS_NEWS_AFTER: Duration = Duration::from_hours(20);

/// What the clock said when.
struct Clock {
    passed: Instant,
    said: Millis,
    /// When it was last found to have been set.
    jumped: Option<Instant>,
}

impl Clock {
    /// Whether the time of day can be trusted: by a clock that is years ahead everything would be too old. If it was set, it
    /// has to be right for a day first.
    fn is_trusted(&mut self, passed: Instant, said: Millis) -> bool {
        let expected = self.said.0.saturating_add(millis(passed.duration_since(self.passed)));
        (self.passed, self.said) = (passed, said);
        if said.0.abs_diff(expected) > millis(JUMP).unsigned_abs() {
            tracing::warn!(
                "the clock was set by more than a day: nothing is swept until it agrees with itself for a day"
            );
            self.jumped = Some(passed);
        }
        self.jumped.is_none_or(|jumped| passed.duration_since(jumped) > JUMP)
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl App {
    /// Sweeps now and then, for as long as the server runs.
    pub(crate) async fn sweep_now_and_then(self, every: Duration) {
        let mut stopping = self.stopping();
        let mut clock = Clock { passed: Instant::now(), said: self.now(), jumped: None };
        loop {
            tokio::select! {
                () = tokio::time::sleep(every) => {}
                _ = stopping.wait_for(|stops| *stops) => return,
            }
            // Whatever is looked at here is not too old, whoever sweeps.
            for table in self.all_live().iter().filter(|table| table.is_watched()) {
                self.note_look(&table.id).await;
            }
            if clock.is_trusted(Instant::now(), self.now())
                && let Err(error) = self.sweep().await
            {
                tracing::warn!(%error, "the sweep was interrupted; it goes on next time");
            }
        }
    }

    /// One round through everything.
    async fn sweep(&self) -> Result<(), StoreError> {
        let mut deleted = 0;
        for kind in Kind::ALL {
            let Some(before) = self.retention.before(kind, self.now()) else { continue };
            loop {
                if self.is_stopping() || !self.store.may_sweep(&self.node, LEASE).await? {
                    return Ok(());
                }
                let start = Instant::now();
                let swept = self.store.sweep(kind, before).await?;
                swept.games.iter().for_each(|game| self.forget(game));
                if swept.count() == 0 {
                    break;
                }
                deleted += swept.count();
                self.metrics.swept.get_or_create(&[("kind", kind.word())]).inc_by(swept.count());
                rest(start).await;
            }
        }
        let mut start = Instant::now();
        while !self.is_stopping() && self.store.shrink().await? {
            rest(start).await;
            start = Instant::now();
        }
        if deleted > 0 {
            tracing::info!(deleted, "games, people and words that nobody touched are gone");
        }
        Ok(())
    }

    /// Somebody looks at a game. If that cannot be noted now, it will be the next time.
    pub(crate) async fn note_look(&self, game: &GameId) {
        if let Err(error) = self.store.touch(game, self.now()).await {
            tracing::debug!(%error, "a look at a game was not noted");
        }
    }

    /// Somebody is here of whom this is stored. This is noted now and then, and nobody waits for it.
    pub(crate) fn note_visit(&self, person: &Person) {
        let now = self.now();
        if person.last_seen < now.earlier_by(VISIT_IS_NEWS_AFTER) {
            let (app, person) = (self.clone(), Person { last_seen: now, ..person.clone() });
            tokio::spawn(async move {
                if app.store.save_person(&person).await.is_ok() {
                    app.acquaintances.change(person);
                }
            });
        }
    }

    /// Drops a table whose game is no longer stored; whoever looks at it is told.
    pub(crate) fn forget(&self, game: &GameId) {
        if let Some(table) = self.take_out(game) {
            table.end();
        }
    }

    /// Lets a table go if its game was deleted, by whichever server.
    pub(crate) async fn check_gone(&self, game: &GameId) -> Result<(), Refusal> {
        match self.store.revision(game).await {
            Err(error @ StoreError::NotFound { .. }) => {
                self.forget(game);
                Err(error.into())
            }
            _ => Ok(()),
        }
    }
}

async fn rest(start: Instant) {
    tokio::time::sleep(SHORTEST_PAUSE.max(start.elapsed() * IDLE_SHARE)).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_set_is_not_trusted_for_a_day() {
        let hour = Duration::from_hours(1);
        let start = Instant::now();
        let mut clock = Clock { passed: start, said: Millis(0), jumped: None };
        let mut after = |hours: u32, said: i64| clock.is_trusted(start + hours * hour, Millis(said * millis(hour)));
        assert!(after(1, 1));
        assert!(after(2, 20), "summer time, and more");
        assert!(!after(3, 20_000), "years ahead");
        assert!(!after(20, 20_017));
        assert!(after(28, 20_025));
        assert!(!after(29, 0), "back again");
    }
}
