//! Advice for a person: what a bot would do with what the seat may know.

use runestones_ai::{Bot as _, Greedy};
use runestones_rules::{Move, SeatView};
use runestones_store::PersonId;

use super::{State, Table};
use crate::error::Refusal;

/// Advice that somebody asked for; it is good for one version of the table.
pub(super) struct Hint {
    version: u32,
    mv: Move,
}

impl Table {
    /// A person asks for advice on the decision they see.
    pub(crate) async fn advise(&self, person: &PersonId, seen: u32) -> Result<(), Refusal> {
        let view = self.lock().await.view_to_advise(person, seen)?;
        let thinking = tokio::task::spawn_blocking(move || Greedy::new(u64::from(seen)).choose(&view));
        let mv = thinking.await.map_err(|_| Refusal::TryAgain)?;
        let mut state = self.lock().await;
        if state.head.version != seen {
            return Err(Refusal::Stale);
        }
        // Old advice goes, so that there is never more of it than people at the table.
        state.hints.retain(|_, hint| hint.version == seen);
        state.hints.insert(person.clone(), Hint { version: seen, mv });
        Ok(())
    }
}

impl State {
    fn view_to_advise(&self, person: &PersonId, seen: u32) -> Result<SeatView, Refusal> {
        // Behind a closed curtain nobody sits whose hand could be looked at.
        let viewer = self.viewer(person).ok_or(Refusal::NotYours)?;
        if self.head.version != seen {
            return Err(Refusal::Stale);
        }
        if self.decider() != Some(viewer) {
            return Err(Refusal::NotYours);
        }
        Ok(self.session.game().view(viewer))
    }

    /// The advice that a person asked for at this version.
    pub(crate) fn hint(&self, person: &PersonId) -> Option<Move> {
        let hint = self.hints.get(person).filter(|hint| hint.version == self.head.version)?;
        (self.viewer(person) == self.decider()).then_some(hint.mv)
    }
}
