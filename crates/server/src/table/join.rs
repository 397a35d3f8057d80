//! Somebody sits down on a free seat.

use runestones_rules::Seat;
use runestones_rules::session::Session;
use runestones_store::{Stamp, Store as _};

use super::Table;
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
        let text = serde_json::to_string(&header).map_err(|_| Refusal::Damaged)?;
        let stamp = Stamp { time: app.now(), status: state.status_with(&state.session) };
        state.head = app.store.set_header(&self.id, state.head, &text, stamp).await?;
        let mut record = state.session.record().clone();
        record.players = header.names();
        let seed = header.seed().map_err(|_| Refusal::Damaged)?;
        state.session = Session::resume(record, seed).map_err(|_| Refusal::Damaged)?;
        state.header = header;
        Ok(())
    }
}
