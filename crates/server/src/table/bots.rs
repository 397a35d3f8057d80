//! Bots think on worker threads, from what their seat may know, and their moves enter like everybody's.

use std::sync::Arc;
use std::time::Duration;

use runestones_rules::Seat;
use runestones_store::Store as _;
use runestones_table::Deed;

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
            let pace = if state.header.instant_bots { Duration::ZERO } else { app.bot_pace(PACE) };
            (state.session.game().view(seat), seat, level, state.version, pace, state.is_a_show())
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
            app.think(move || bot.map(|mut bot| bot.choose(&view))).await
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
        let played = state.act(&app.store, &self.id, seat, Deed::Play(mv), app.now()).await;
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

#[cfg(test)]
mod tests {
    use runestones_rules::{Options, Seed};
    use runestones_store::{GameId, Millis, NewGame, Seat as StoredSeat, Status};
    use runestones_table::{Header, Sitter};

    use super::super::INTEREST;
    use super::*;
    use crate::serve::Config;

    /// A table for two bots that take their time.
    async fn show(app: &App) -> Arc<LiveTable> {
        let sitters = ["one", "two"].map(|name| Sitter { name: name.to_owned(), bot: Some("random".to_owned()) });
        let header = Header::new(&Options::base(2), "", Seed([7; 32]), sitters.to_vec()).to_text();
        let seats = vec![StoredSeat::empty(0, "bot"), StoredSeat::empty(1, "bot")];
        let (id, status, time) = (GameId::from_bytes([1; 9]), Status::Running, Millis(1));
        let game = NewGame { id: id.clone(), header, status, public: false, seats, time, card_set: None };
        app.store.create_game(&game).await.expect("a game");
        let Ok(table) = app.table_as_known(&id).await else { panic!("no table") };
        table
    }

    /// Waits until the bots rest; answers how far they have come.
    async fn at_rest(table: &LiveTable) -> u32 {
        for _ in 0..10_000 {
            let state = table.lock().await;
            if !state.bot_is_thinking {
                return state.version;
            }
            drop(state);
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("they play on for nobody");
    }

    #[tokio::test]
    async fn bots_play_among_themselves_only_if_somebody_looks() {
        let (app, _folder) = App::for_test(&Config::default()).await;
        let table = show(&app).await;
        let mut changes = table.subscribe();
        changes.changed().await.expect("a move");
        // Whoever is connected looks, however long ago they came.
        table.was_left_alone(INTEREST);
        changes.changed().await.expect("a move");
        drop(changes);
        let left = at_rest(&table).await;
        assert!(table.lock().await.deciding_bot().is_some(), "the game is not over");
        // Somebody asks for the table again: they go on, and rest again when a minute has passed.
        let mut changes = table.subscribe();
        drop(app.table_as_known(&table.id).await.map(drop));
        changes.changed().await.expect("a move");
        drop(changes);
        table.was_left_alone(INTEREST);
        assert!(at_rest(&table).await > left);
    }
}
