//! Who is at a table, known by the live connections to this server.
//!
//! A page that is loaded again is gone for a moment, and people come and go together, so nothing is told at once: one task
//! for each table looks when something may have changed, and everybody is told what differs.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use runestones_store::{AlertStore as _, PersonId, Store as _};
use runestones_table::{Attendance, Presence};
use tokio::runtime::Handle;
use tokio::time::sleep;

use super::LiveTable;
use crate::alerts::LOOKS;
use crate::app::App;

/// How long changes are gathered.
const GATHERING: Duration = Duration::from_secs(1);
/// Whoever is back before that was never away.
pub(crate) const BLINK: Duration = Duration::from_secs(4);
/// Whoever is not back by then is gone.
const ABSENCE: Duration = Duration::from_secs(90);

/// The live connections to a table. Of those who only watch there is but a number, so strangers make nothing grow.
#[derive(Debug, Default)]
pub(super) struct Visits {
    sitters: HashMap<PersonId, Visit>,
    watchers: u16,
    /// Whether a task looks after it.
    is_looked_after: bool,
}

#[derive(Debug, Default)]
struct Visit {
    connections: usize,
    left: Option<Instant>,
}

impl Visits {
    fn come(&mut self, sitter: Option<&PersonId>) {
        match sitter {
            Some(person) => self.sitters.entry(person.clone()).or_default().connections += 1,
            None => self.watchers = self.watchers.saturating_add(1),
        }
    }

    fn leave(&mut self, sitter: Option<&PersonId>, now: Instant) {
        let Some(person) = sitter else {
            self.watchers = self.watchers.saturating_sub(1);
            return;
        };
        if let Some(visit) = self.sitters.get_mut(person) {
            visit.connections = visit.connections.saturating_sub(1);
            visit.left = Some(now);
        }
    }

    /// Who is there, of the people on the seats. Where other servers have connections too, nobody can be missed.
    fn attendance(&self, people: &[Option<PersonId>], shared: bool, now: Instant) -> Attendance {
        let presence = |person: &Option<PersonId>| {
            let Some(person) = person else { return Presence::Unknown };
            match self.sitters.get(person) {
                Some(visit) if visit.is_here(now) => Presence::Here,
                _ if shared => Presence::Unknown,
                Some(visit) if visit.absence(now) < Some(ABSENCE) => Presence::Away,
                _ => Presence::Gone,
            }
        };
        Attendance { seats: people.iter().map(presence).collect(), watchers: self.watchers }
    }

    /// Whether something will change by itself.
    fn may_change(&self, now: Instant) -> bool {
        self.sitters.values().any(|visit| visit.absence(now).is_some_and(|absence| absence < ABSENCE))
    }
}

impl Visit {
    fn is_here(&self, now: Instant) -> bool {
        self.absence(now).is_none_or(|absence| absence < BLINK)
    }

    /// For how long there has been no connection.
    fn absence(&self, now: Instant) -> Option<Duration> {
        if self.connections > 0 { None } else { self.left.map(|left| now.saturating_duration_since(left)) }
    }
}

/// Somebody is there, for as long as it lives.
pub(crate) struct Stay {
    app: App,
    table: Arc<LiveTable>,
    sitter: Option<PersonId>,
}

impl Stay {
    /// Other servers may believe for this long that somebody looks at the table.
    fn tell_others(&self, time: Duration) {
        let Some(person) = self.sitter.clone().filter(|_| self.app.store.is_shared()) else { return };
        let (app, table) = (self.app.clone(), Arc::clone(&self.table));
        tokio::spawn(async move {
            // If they do not hear of it, somebody is told what they see.
            let _ = app.store.look(&table.id, &person, app.now().later_by(time)).await;
        });
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.table.visits().leave(self.sitter.as_ref(), Instant::now());
        // When the whole server stops there is nobody to tell.
        if Handle::try_current().is_ok() {
            self.table.look_after_visits(&self.app);
            if self.sitter.as_ref().is_some_and(|sitter| !self.table.who_looks().contains(sitter)) {
                self.tell_others(BLINK);
            }
        }
    }
}

impl LiveTable {
    /// For how long somebody who sits here has not looked at the table through this server: no time at all if they do now,
    /// and `None` if nothing is known.
    pub(crate) fn absence_of(&self, person: &PersonId) -> Option<Duration> {
        let visits = self.visits();
        let visit = visits.sitters.get(person)?;
        if visit.connections > 0 { Some(Duration::ZERO) } else { visit.absence(Instant::now()) }
    }

    /// Who of those who sit here looks at the table now, through this server.
    pub(crate) fn who_looks(&self) -> Vec<PersonId> {
        let visits = self.visits();
        visits.sitters.iter().filter(|(_, visit)| visit.connections > 0).map(|(person, _)| person.clone()).collect()
    }

    /// Somebody has a live connection from now on. Who sits at the table is known by their seat, who watches is counted.
    pub(crate) fn come(self: &Arc<Self>, app: &App, person: &PersonId, sits: bool) -> Stay {
        let stay = Stay { app: app.clone(), table: Arc::clone(self), sitter: sits.then(|| person.clone()) };
        self.visits().come(stay.sitter.as_ref());
        self.look_after_visits(app);
        stay.tell_others(LOOKS);
        stay
    }

    fn visits(&self) -> std::sync::MutexGuard<'_, Visits> {
        self.visits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn look_after_visits(self: &Arc<Self>, app: &App) {
        if std::mem::replace(&mut self.visits().is_looked_after, true) {
            return;
        }
        let (table, shared) = (Arc::clone(self), app.store.is_shared());
        tokio::spawn(async move {
            let mut goes_on = true;
            while goes_on {
                sleep(GATHERING).await;
                let mut state = table.lock().await;
                let now = Instant::now();
                let attendance = {
                    let mut visits = table.visits();
                    goes_on = visits.may_change(now);
                    visits.is_looked_after = goes_on;
                    visits.attendance(&state.people, shared, now)
                };
                if state.attendance != attendance {
                    state.attendance = attendance;
                    drop(state);
                    table.announce();
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    #[test]
    fn who_leaves_is_away_and_then_gone() {
        let (anna, start) = (person("anna"), Instant::now());
        let people = [Some(anna.clone()), None, Some(person("ben"))];
        let mut visits = Visits::default();
        visits.come(Some(&anna));
        visits.come(Some(&anna));
        let at = |visits: &Visits, seconds: u64, shared| {
            visits.attendance(&people, shared, start + Duration::from_secs(seconds)).seats
        };
        let with = |first| vec![first, Presence::Unknown, Presence::Gone];
        assert_eq!(at(&visits, 0, false), with(Presence::Here));
        visits.leave(Some(&anna), start);
        assert_eq!(at(&visits, 1000, false), with(Presence::Here), "another tab is open");
        assert!(!visits.may_change(start));
        visits.leave(Some(&anna), start);
        assert_eq!(at(&visits, 3, false), with(Presence::Here), "a page is loaded again");
        assert_eq!(at(&visits, 4, false), with(Presence::Away));
        assert!(visits.may_change(start + BLINK));
        assert_eq!(at(&visits, 90, false), with(Presence::Gone));
        assert!(!visits.may_change(start + ABSENCE), "nothing is looked after for ever");
        visits.come(Some(&anna));
        assert_eq!(at(&visits, 100, false), with(Presence::Here));
        // Ben may be at another server.
        assert_eq!(at(&visits, 100, true), [Presence::Here, Presence::Unknown, Presence::Unknown]);
    }

    #[test]
    fn of_strangers_there_is_but_a_number() {
        let mut visits = Visits::default();
        for _ in 0..100_000 {
            visits.come(None);
        }
        assert_eq!((visits.watchers, visits.sitters.len()), (u16::MAX, 0));
        for _ in 0..100_000 {
            visits.leave(None, Instant::now());
        }
        assert_eq!(visits.watchers, 0);
    }
}
