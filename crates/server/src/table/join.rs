//! Somebody sits down on a free seat, or wants to do so at the next game.

use runestones_rules::Seat;
use runestones_store::{AnyStore, GameId, Millis, PersonId, Stamp, Store as _};
use runestones_table::{Clock, Header, What, told_apart};

use super::{LiveTable, State};
use crate::error::Refusal;
use crate::lobby::note_sitter;
use crate::person::Visitor;

impl LiveTable {
    /// Somebody who sits here looks at the table: a live clock that waited for them runs from now on. Says whether one did.
    pub(crate) async fn note_look(&self, store: &AnyStore, person: &PersonId, now: Millis) -> bool {
        let mut state = self.lock().await;
        let Some(header) = state.header_with_looks(std::slice::from_ref(person), now) else { return false };
        // If somebody else changes the game at the same time, the next change brings us here again.
        let noted = state.replace_header(store, &self.id, header, now).await;
        if noted.is_err() {
            let _ = state.reload(store, &self.id).await;
        }
        drop(state);
        self.announce();
        noted.is_ok()
    }

    /// The claim is stored; now the seat gets its person and their name.
    pub(crate) async fn sit_down(
        &self,
        store: &AnyStore,
        seat: Seat,
        person: &Visitor,
        now: Millis,
    ) -> Result<(), Refusal> {
        let mut state = self.lock().await;
        // Another server may change the game at the same time: then what it made of it is what this is done to.
        for _ in 0..TRIES {
            let mut here = self.who_looks();
            here.push(person.id.clone());
            match state.seat(store, &self.id, (seat, person), &here, now).await {
                Err(Refusal::Stale) if state.reload(store, &self.id).await.is_ok() => {}
                seated => return seated,
            }
        }
        Err(Refusal::TryAgain)
    }
}

/// Only the clocks of live games wait for those who do not look.
fn is_live(clock: Clock) -> bool {
    matches!(clock, Clock::Live { .. })
}

/// More servers than that do not change a game in the same moment.
const TRIES: usize = 5;

impl State {
    async fn seat(
        &mut self,
        store: &AnyStore,
        id: &GameId,
        (seat, person): (Seat, &Visitor),
        here: &[PersonId],
        now: Millis,
    ) -> Result<(), Refusal> {
        let was_open = self.header.started.is_none() || self.open_seats().any(|open| open == seat);
        if let Some(place) = self.people.get_mut(seat.index()) {
            *place = Some(person.id.clone());
        }
        let mut header = self.header.clone();
        let others = header.sitters.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let others = others.map(|(_, sitter)| sitter.name.as_str());
        // Nobody sits down under the name of somebody else.
        let name = person.name.as_ref().map(|name| told_apart(name, &others, person.locale()));
        if let (Some(sitter), Some(name)) = (header.sitters.get_mut(seat.index()), name) {
            sitter.name = name;
        }
        if header.is_offered(seat) {
            let taken = self.header_with(seat, What::Taken, now);
            header = Header { sitters: header.sitters, ..taken };
        }
        // Nobody's time passed while the table waited.
        if self.has_clock() && was_open && self.open_seats().next().is_none() {
            let started = Some(self.instant(now));
            header.started = started;
            for (sitter, there) in header.sitters.iter_mut().zip(&self.people) {
                let is_here = there.as_ref().is_some_and(|there| here.contains(there));
                sitter.looked = started.filter(|_| is_here && is_live(self.header.terms.clock));
            }
        }
        note_sitter(&mut header, seat.index(), person);
        let entries = self.session.record().entries.clone();
        let session = header.session(entries, &mut ()).map_err(|_| Refusal::Damaged)?;
        self.replace_header(store, id, header, now).await?;
        self.session = session;
        Ok(())
    }

    /// Stores another header; only then it is the table's.
    pub(crate) async fn replace_header(
        &mut self,
        store: &AnyStore,
        id: &GameId,
        header: Header,
        time: Millis,
    ) -> Result<(), Refusal> {
        // What would be true with it; the table keeps the one it has until the new one is stored.
        let old = std::mem::replace(&mut self.header, header);
        let (status, due) = (self.status_with(&self.session), self.fall().map(|fall| fall.at));
        let header = std::mem::replace(&mut self.header, old);
        let stamp = Stamp { time, status, due };
        self.version = store.set_header(id, self.head(), &header.to_text(), stamp).await?.version;
        self.header = header;
        Ok(())
    }
}
