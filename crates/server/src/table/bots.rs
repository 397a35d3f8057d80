//! Bots think on worker threads, from what their seat may know, and their moves enter like everybody's.

use std::sync::Arc;
use std::time::Duration;

use runestones_rules::Seat;

use super::{Deed, State, Table};
use crate::app::App;

/// How long a bot waits before it moves, so that people can follow.
const PACE: Duration = Duration::from_millis(450);

impl Table {
    /// Lets the bots play for as long as it is theirs to decide. Does nothing if one is thinking already.
    pub(crate) fn wake_bots(self: &Arc<Self>, app: &App) {
        let (table, app) = (Arc::clone(self), app.clone());
        tokio::spawn(async move {
            {
                let mut state = table.lock().await;
                if state.bot_is_thinking {
                    return;
                }
                state.bot_is_thinking = true;
            }
            while table.bot_moves(&app).await {}
        });
    }

    /// One decision of a bot; says whether the next one may be a bot's too.
    async fn bot_moves(&self, app: &App) -> bool {
        let (view, seat, level, version, pace) = {
            let mut state = self.lock().await;
            let Some((seat, level)) = state.deciding_bot() else {
                // Under the same lock: whoever moves next finds nobody thinking and wakes the bots again.
                state.bot_is_thinking = false;
                return false;
            };
            let pace = if state.header.instant_bots { Duration::ZERO } else { app.bot_pace(PACE) };
            (state.session.game().view(seat), seat, level, state.head.version, pace)
        };
        // The same position gets the same answer, also from a server that was restarted in between.
        let bot = app.bot(&level, u64::from(version));
        let thinking = app.think(move || bot.map(|mut bot| bot.choose(&view)));
        let (chosen, ()) = tokio::join!(thinking, tokio::time::sleep(pace));
        let mut state = self.lock().await;
        let Some(Some(mv)) = chosen else {
            tracing::error!(game = %self.id, "a bot has no answer");
            state.bot_is_thinking = false;
            return false;
        };
        if state.head.version != version {
            return true;
        }
        let played = state.act(&app.store, &self.id, seat, Deed::Play(mv), app.now()).await;
        drop(state);
        match played {
            Ok(()) => self.announce(),
            Err(refusal) => {
                // The store is away: look again in a moment.
                tracing::warn!(game = %self.id, ?refusal, "a bot could not move");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        true
    }
}

impl State {
    /// The seat that decides and its level, if a bot sits there.
    fn deciding_bot(&self) -> Option<(Seat, String)> {
        let seat = self.decider()?;
        let level = self.header.sitters.get(seat.index())?.bot.clone()?;
        Some((seat, level))
    }
}
