//! Leaving a table, and running out of time: stored first, then seen by everybody.

use runestones_rules::Seat;
use runestones_store::{AnyStore, GameId, Millis, PersonId, Seat as StoredSeat, SecretHash, Store as _};
use runestones_table::{Header, Wish, hash};

use super::{LiveTable, State};
use crate::clocks::{has_vacations, vacations};
use crate::error::Refusal;

/// More servers than that do not look at a clock in the same moment.
const TRIES: usize = 5;

impl LiveTable {
    /// A person wants something besides moves, having seen the table at this version.
    pub(crate) async fn wish(
        &self,
        store: &AnyStore,
        person: &PersonId,
        seen: u32,
        (wish, seat): (Wish, Seat),
        now: Millis,
    ) -> Result<(), Refusal> {
        let mut state = self.lock().await;
        state.run_out(store, &self.id, now).await?;
        let header = state.wish(person, seen, (wish, seat), now)?;
        if wish == Wish::Open {
            // The seat is nobody's from now on, and a new link opens it. Whoever is interrupted here can ask again.
            let left = state.people.get(seat.index()).cloned().flatten();
            let empty = StoredSeat::empty(seat.index() as u8, "person");
            if !store.set_seat(&self.id, &empty, left.as_ref()).await? {
                return Err(Refusal::Stale);
            }
            if let Some(place) = state.people.get_mut(seat.index()) {
                *place = None;
            }
            store.invite(&self.id, seat.index() as u8, &SecretHash(hash(&header.seat_secret(seat)))).await?;
        }
        state.change_header(store, &self.id, header, now).await?;
        drop(state);
        self.announce();
        Ok(())
    }

    /// If the time of whoever has to decide is over, what was agreed happens; says whether anything has changed.
    pub(crate) async fn run_out(&self, store: &AnyStore, now: Millis) -> Result<bool, Refusal> {
        let mut state = self.lock().await;
        for _ in 0..TRIES {
            match state.run_out(store, &self.id, now).await {
                // Another server was faster: then it is another question.
                Err(Refusal::Stale) => state.reload(store, &self.id).await?,
                Ok(false) => return state.renew_due(store, &self.id, now).await,
                done => return done,
            }
        }
        Err(Refusal::TryAgain)
    }

    /// Somebody's vacations have changed; says whether the table has.
    pub(crate) async fn note_vacation(
        &self,
        store: &AnyStore,
        person: &PersonId,
        now: Millis,
    ) -> Result<bool, Refusal> {
        let mut state = self.lock().await;
        for _ in 0..TRIES {
            let mut header = state.header.clone();
            for seat in state.seats_of(person) {
                tell_vacations(store, &mut header, seat, person).await?;
            }
            if !has_vacations(&state) || header == state.header {
                return Ok(false);
            }
            match state.change_header(store, &self.id, header, now).await {
                Err(Refusal::Stale) => state.reload(store, &self.id).await?,
                done => return done.map(|()| true),
            }
        }
        Err(Refusal::TryAgain)
    }
}

/// Writes down what is known of somebody's vacations.
async fn tell_vacations(store: &AnyStore, header: &mut Header, seat: Seat, person: &PersonId) -> Result<(), Refusal> {
    let spells = vacations(store, person).await?.spells().to_vec();
    if let Some(sitter) = header.sitters.get_mut(seat.index()) {
        sitter.vacation = spells;
    }
    Ok(())
}

impl State {
    /// If the time of whoever has to decide is over, what was agreed happens; says whether it was.
    pub(super) async fn run_out(&mut self, store: &AnyStore, id: &GameId, now: Millis) -> Result<bool, Refusal> {
        let Some(seat) = self.fallen(now) else { return Ok(false) };
        // They may be on vacation, and nobody could tell the table.
        if has_vacations(self)
            && let Some(person) = self.people.get(seat.index()).cloned().flatten()
        {
            let mut header = self.header.clone();
            tell_vacations(store, &mut header, seat, &person).await?;
            if header != self.header && self.fall_with(&header).is_some_and(|fall| fall.at > now) {
                self.change_header(store, id, header, now).await?;
                return Ok(true);
            }
        }
        let header = self.out_of_time(seat, now);
        self.change_header(store, id, header, now).await?;
        tracing::info!(game = %id, %seat, "time is over");
        Ok(true)
    }

    /// What is stored as the time to look again may be wrong, if the game came from elsewhere. Says whether it was.
    async fn renew_due(&mut self, store: &AnyStore, id: &GameId, now: Millis) -> Result<bool, Refusal> {
        let due = self.fall().map(|fall| fall.at);
        if store.summary(id).await?.due == due {
            return Ok(false);
        }
        let header = self.header.clone();
        self.change_header(store, id, header, now).await.map(|()| true)
    }

    /// Another header, and when somebody else was faster the table as they left it.
    async fn change_header(
        &mut self,
        store: &AnyStore,
        id: &GameId,
        header: Header,
        now: Millis,
    ) -> Result<(), Refusal> {
        let time = self.instant(now);
        let done = self.replace_header(store, id, header, time).await;
        if let Err(Refusal::Stale | Refusal::TryAgain) = done {
            let _ = self.reload(store, id).await;
        }
        done
    }
}
