//! Somebody sits down on a free seat, or wants to do so at the next game.

use runestones_rules::Seat;
use runestones_store::{AnyStore, GameId, Millis, Stamp, Store as _};
use runestones_table::{Header, What, told_apart};

use super::{LiveTable, State};
use crate::error::Refusal;
use crate::lobby::note_sitter;
use crate::person::Visitor;

impl LiveTable {
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
            match state.seat(store, &self.id, seat, person, now).await {
                Err(Refusal::Stale) if state.reload(store, &self.id).await.is_ok() => {}
                seated => return seated,
            }
        }
        Err(Refusal::TryAgain)
    }
}

/// More servers than that do not change a game in the same moment.
const TRIES: usize = 5;

impl State {
    async fn seat(
        &mut self,
        store: &AnyStore,
        id: &GameId,
        seat: Seat,
        person: &Visitor,
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
            header.started = Some(self.instant(now));
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
