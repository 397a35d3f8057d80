//! Bots think on worker threads, from what their seat may know, and their moves enter like everybody's.

use std::sync::Arc;
use std::time::Duration;

use runestones_rules::Seat;
use runestones_store::Store as _;
use runestones_table::{Deed, Ease};

use super::{LiveTable, State};
use crate::app::App;
use crate::error::Refusal;

/// How long a bot waits before it moves, so that people can follow.
const PACE: Duration = Duration::from_millis(450);

/// So long the other servers wait for one that let the bots of a table think and has fallen silent.
const LEASE: Duration = Duration::from_secs(4);

/// So often a lease is prolonged, and so often others ask whether it is free.
const LOOK: Duration = Duration::from_secs(1);

impl LiveTable {
    /// Lets the bots play for as long as it is theirs to decide. Does nothing if one is thinking already.
    pub(crate) fn wake_bots(self: &Arc<Self>, app: &App) {
        let (table, app) = (Arc::clone(self), app.clone());
        tokio::spawn(async move {
            {
                let mut state = table.lock().await;
                if state.bot_is_thinking || state.deciding_bot().is_none() {
                    return;
                }
                state.bot_is_thinking = true;
            }
            while table.bot_moves(&app).await {}
            if let Err(error) = app.store.give_back(&table.id, &app.node).await {
                tracing::debug!(%error, "a lease runs out by itself");
            }
        });
    }

    /// One decision of a bot; says whether the next one may be a bot's too.
    async fn bot_moves(&self, app: &App) -> bool {
        let (view, seat, level, version, pace, show) = {
            let mut state = self.lock().await;
            let nobody_cares = state.is_a_show() && !self.is_interesting();
            let Some((seat, level)) = state.deciding_bot().filter(|_| !nobody_cares && !self.is_gone()) else {
                // Under the same lock: whoever moves next finds nobody thinking and wakes the bots again.
                state.bot_is_thinking = false;
                return false;
            };
            let view = state.session.game().view(seat).without_end_moment();
            // What has one answer is answered at once.
            let is_easy = view.legal_moves().len() == 1;
            let pace = if state.header.instant_bots || is_easy { Duration::ZERO } else { app.bot_pace(PACE) };
            (view, seat, level, state.version, pace, state.is_a_show())
        };
        // Of the servers that share the store one lets the bots think; the others look again whether it still does.
        if !matches!(app.store.lease(&self.id, &app.node, LEASE).await, Ok(true)) {
            tokio::time::sleep(LOOK).await;
            self.refresh(&app.store).await;
            return true;
        }
        // The same position gets the same answer, also from a server that was restarted in between.
        let bot = app.bot(&level, u64::from(version));
        // Bots that play among themselves wait for each other, and nobody waits for them.
        let thinking = async {
            let _turn = app.show_lane(show).await;
            app.think(move || match view.legal_moves()[..] {
                [only] => Some(only),
                _ => bot.map(|mut bot| bot.choose(&view)),
            })
            .await
        };
        let thinking = async { tokio::join!(thinking, tokio::time::sleep(pace)).0 };
        let chosen = self.holding_the_lease(app, thinking).await;
        let mut state = self.lock().await;
        let Some(Some(mv)) = chosen else {
            tracing::error!(game = %self.id, "a bot has no answer");
            state.bot_is_thinking = false;
            return false;
        };
        if state.version != version {
            return true;
        }
        let played = state.act(&app.store, &self.id, seat, (Deed::Play(mv.into()), Ease::NONE), app.now()).await;
        drop(state);
        match played {
            // If another server was faster, the table was read again.
            Ok(()) | Err(Refusal::Stale) => self.announce(),
            // The game was deleted.
            Err(Refusal::NoGame) => {
                self.lock().await.bot_is_thinking = false;
                return false;
            }
            Err(refusal) => {
                // The store is away: look again in a moment.
                tracing::warn!(game = %self.id, ?refusal, "a bot could not move");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        true
    }

    /// Thinks, and meanwhile tells the other servers that this one still does.
    async fn holding_the_lease<T>(&self, app: &App, thinking: impl Future<Output = T>) -> T {
        let mut thinking = std::pin::pin!(thinking);
        loop {
            match tokio::time::timeout(LOOK, &mut thinking).await {
                Ok(thought) => return thought,
                // Lost or not, the thought is nearly done, and only the first answer counts.
                Err(_) => drop(app.store.lease(&self.id, &app.node, LEASE).await),
            }
        }
    }
}

impl State {
    /// Whether only bots play here: such a game goes on by itself, so somebody has to look at it.
    fn is_a_show(&self) -> bool {
        self.header.sitters.iter().all(|sitter| sitter.bot.is_some())
    }

    /// The seat that decides and its level, if a bot sits there.
    fn deciding_bot(&self) -> Option<(Seat, String)> {
        let seat = self.decider()?;
        let level = self.header.sitters.get(seat.index())?.bot.clone()?;
        Some((seat, level))
    }
}
