//! Advice: it is thought on a worker thread, and kept with the table.

use runestones_ai::levels;
use runestones_store::PersonId;
use runestones_table::advice;

use super::LiveTable;
use crate::app::App;
use crate::error::Refusal;

impl LiveTable {
    /// A person asks for advice on the decision they see.
    pub(crate) async fn advise(&self, app: &App, person: &PersonId, seen: u32) -> Result<(), Refusal> {
        let (view, known) = {
            let state = self.lock().await;
            (state.view_to_advise(person, seen)?, state.hint(person).is_some())
        };
        app.admit_hint(person)?;
        if known {
            return Ok(());
        }
        let luck = u64::from(seen);
        let strongest = levels().last().and_then(|level| app.bot(level.name, luck));
        let thought = app.think(move || Some(advice(&view, strongest?.as_mut(), luck))).await;
        let advice = thought.flatten().ok_or(Refusal::TryAgain)?;
        Ok(self.lock().await.keep_advice(person, seen, advice)?)
    }
}
