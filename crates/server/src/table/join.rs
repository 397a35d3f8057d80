//! Somebody sits down on a free seat, or wants to do so at the next game.

use runestones_rules::Seat;
use runestones_store::{AnyStore, GameId, Millis, Stamp, Store as _};

use super::{Header, State, Table};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;

impl Table {
    /// The claim is stored; now the seat gets its person and their name.
    pub(crate) async fn sit_down(&self, app: &App, seat: Seat, visitor: &Visitor) -> Result<(), Refusal> {
        let mut state = self.lock().await;
        if let Some(place) = state.people.get_mut(seat.index()) {
            *place = Some(visitor.id.clone());
        }
        let mut header = state.header.clone();
        if let (Some(sitter), Some(name)) = (header.sitters.get_mut(seat.index()), &visitor.name) {
            sitter.name.clone_from(name);
        }
        let entries = state.session.record().entries.clone();
        let session = header.session(entries).map_err(|_| Refusal::Damaged)?;
        state.replace_header(&app.store, &self.id, header, app.now()).await?;
        state.session = session;
        Ok(())
    }
}

impl State {
    /// Stores another header; only then it is the table's.
    pub(crate) async fn replace_header(
        &mut self,
        store: &AnyStore,
        id: &GameId,
        header: Header,
        time: Millis,
    ) -> Result<(), Refusal> {
        let stamp = Stamp { time, status: self.status_with(&self.session) };
        self.head = store.set_header(id, self.head, &header.to_text(), stamp).await?;
        self.header = header;
        Ok(())
    }
}
