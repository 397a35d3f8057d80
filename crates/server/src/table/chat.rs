//! What is said at a table, and who does not want to hear it: stored first, then heard.

use std::time::Duration;

use runestones_store::{AnyStore, ChatLine, Mute, NewChatLine, Store as _};

use super::LiveTable;
use crate::error::Refusal;
use crate::limit::Wait;

/// When nobody else can be muted at a table, it is no use to try again at once.
const FULL: Duration = Duration::from_mins(1);

impl LiveTable {
    /// Somebody says something, and everybody hears it.
    pub(crate) async fn say(&self, store: &AnyStore, line: NewChatLine) -> Result<(), Refusal> {
        let mut state = self.lock().await;
        let id = store.say(&self.id, &line).await?;
        state.hear_line(ChatLine { id, line });
        drop(state);
        self.announce();
        Ok(())
    }

    /// Somebody wants, or does not want, to hear somebody from now on.
    pub(crate) async fn set_mute(&self, store: &AnyStore, mute: Mute, on: bool) -> Result<(), Refusal> {
        let mut state = self.lock().await;
        if on && !state.has_room_for_mute(&mute.person) {
            return Err(Refusal::TooFast(Wait(FULL)));
        }
        store.set_mute(&self.id, &mute, on).await?;
        state.set_mute(mute, on);
        drop(state);
        self.announce();
        Ok(())
    }
}
