//! Bots think on worker threads, from what their seat may know, and their moves enter like everybody's. So does advice.

use std::sync::Arc;
use std::time::Duration;

use runestones_ai::{Bot, BotKind, levels};
use runestones_store::{GameId, PersonId, Store as _};
use runestones_table::{Deed, Ease, advice};
use runestones_training::DailyDeal;

use crate::app::App;
use crate::error::Refusal;
use crate::metrics::Present;
use crate::table::LiveTable;

/// How long a bot waits before it moves, so that people can follow.
const PACE: Duration = Duration::from_millis(450);

/// How long the other servers wait for one that let the bots of a table think and has fallen silent.
const LEASE: Duration = Duration::from_secs(4);

/// How often a lease is prolonged, and how often others ask whether it is free.
const LOOK: Duration = Duration::from_secs(1);

impl App {
    /// Lets the bots play for as long as it is theirs to decide. Does nothing if one is thinking already.
    pub(crate) fn wake_bots(&self, table: &Arc<LiveTable>) {
        let (table, app) = (Arc::clone(table), self.clone());
        tokio::spawn(async move {
            {
                let mut state = table.lock().await;
                app.note_clock(&state);
                if state.bot_is_thinking || state.deciding_bot().is_none() {
                    app.note_end(&state);
                    return;
                }
                state.bot_is_thinking = true;
            }
            while app.bot_moves(&table).await {}
            if let Err(error) = app.store.give_back(&table.id, &app.node).await {
                tracing::debug!(%error, "a lease runs out by itself");
            }
        });
    }

    /// One decision of a bot; says whether the next one may be a bot's too.
    async fn bot_moves(&self, table: &LiveTable) -> bool {
        let (view, seat, level, version, luck, pace, show) = {
            let mut state = table.lock().await;
            let nobody_cares = state.is_a_show() && !table.is_interesting();
            let Some((seat, level)) = state.deciding_bot().filter(|_| !nobody_cares && !table.is_gone()) else {
                self.note_end(&state);
                self.note_clock(&state);
                // Under the same lock: whoever moves next finds nobody thinking and wakes the bots again.
                state.bot_is_thinking = false;
                return false;
            };
            let view = state.session.game().view(seat).without_end_moment();
            // What has one answer is answered at once.
            let is_easy = view.legal_moves().len() == 1;
            let pace = if state.header.instant_bots || is_easy { Duration::ZERO } else { self.bot_pace(PACE) };
            // At a deal that many play, the same position gets the same answer however often moves were taken back.
            let is_dealt = state.header.dealing.is_some();
            let luck = if is_dealt { DailyDeal::bot_seed(state.session.game()) } else { u64::from(state.version) };
            (view, seat, level, state.version, luck, pace, state.is_a_show())
        };
        // Of the servers that share the store one lets the bots think; the others look again whether it still does.
        if !matches!(self.store.lease(&table.id, &self.node, LEASE).await, Ok(true)) {
            tokio::time::sleep(LOOK).await;
            table.refresh(&self.store).await;
            return true;
        }
        // The same position gets the same answer, also from a server that was restarted in between.
        let bot = self.bot(&level, luck);
        // Bots that play among themselves wait for each other, and nobody waits for them.
        let thinking = async {
            let _turn = self.show_lane(show).await;
            self.think(move || match view.legal_moves()[..] {
                [only] => Some(only),
                _ => bot.map(|mut bot| bot.choose(&view)),
            })
            .await
        };
        let thinking = async { tokio::join!(thinking, tokio::time::sleep(pace)).0 };
        let chosen = self.holding_the_lease(&table.id, thinking).await;
        let mut state = table.lock().await;
        let Some(Some(mv)) = chosen else {
            tracing::error!(game = %table.id, "a bot has no answer");
            state.bot_is_thinking = false;
            return false;
        };
        if state.version != version {
            return true;
        }
        let played = state.act(&self.store, &table.id, seat, (Deed::Play(mv.into()), Ease::NONE), self.now()).await;
        drop(state);
        match played {
            // If another server was faster, the table was read again.
            Ok(()) | Err(Refusal::Stale) => table.announce(),
            // The game was deleted.
            Err(Refusal::NoGame) => {
                table.lock().await.bot_is_thinking = false;
                return false;
            }
            Err(refusal) => {
                // The store is away: look again in a moment.
                tracing::warn!(game = %table.id, ?refusal, "a bot could not move");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        true
    }

    /// Thinks, and meanwhile tells the other servers that this one still does.
    async fn holding_the_lease<T>(&self, game: &GameId, thinking: impl Future<Output = T>) -> T {
        let mut thinking = std::pin::pin!(thinking);
        loop {
            match tokio::time::timeout(LOOK, &mut thinking).await {
                Ok(thought) => return thought,
                // Lost or not, the thought is nearly done, and only the first answer counts.
                Err(_) => drop(self.store.lease(game, &self.node, LEASE).await),
            }
        }
    }

    /// A person asks for advice on the decision they see.
    pub(crate) async fn advise(&self, table: &LiveTable, person: &PersonId, seen: u32) -> Result<(), Refusal> {
        let (view, known) = {
            let state = table.lock().await;
            (state.view_to_advise(person, seen)?, state.hint(person).is_some())
        };
        self.admit_hint(person)?;
        if known {
            return Ok(());
        }
        let luck = u64::from(seen);
        let strongest = levels().last().and_then(|level| self.bot(level.name, luck));
        let thought = self.think(move || Some(advice(&view, strongest?.as_mut(), luck))).await;
        let advice = thought.flatten().ok_or(Refusal::TryAgain)?;
        Ok(table.lock().await.keep_advice(person, seen, advice)?)
    }

    fn bot_pace(&self, human: Duration) -> Duration {
        if self.instant_bots { Duration::ZERO } else { human }
    }

    /// A bot of this kind with what the bots of this server have learned; `None` if there is no such kind.
    fn bot(&self, level: &str, seed: u64) -> Option<Box<dyn Bot + Send>> {
        let kind = BotKind::named(level).ok()?;
        Some(kind.bot_with(|| Arc::clone(&self.net), seed))
    }

    /// Thinks on a worker thread; `None` if that failed.
    async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _thinking = Present::of(&self.metrics.thinking);
        let _permit = self.thinkers.acquire().await.ok()?;
        let _served = self.courtesy.serve();
        tokio::task::spawn_blocking(thought).await.ok()
    }
}

#[cfg(test)]
mod tests {
    use runestones_rules::{Options, Seed};
    use runestones_store::{GameId, Millis, NewGame, Seat as StoredSeat, Status};
    use runestones_table::{Header, Sitter};

    use super::*;
    use crate::config::Config;

    /// A table for two bots that take their time.
    async fn show(app: &App) -> Arc<LiveTable> {
        let sitters = ["one", "two"].map(|name| Sitter::bot(name, "random"));
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
        table.was_left_alone();
        changes.changed().await.expect("a move");
        drop(changes);
        let left = at_rest(&table).await;
        assert!(table.lock().await.deciding_bot().is_some(), "the game is not over");
        // Somebody asks for the table again: they go on, and rest again when a minute has passed.
        let mut changes = table.subscribe();
        drop(app.table_as_known(&table.id).await.map(drop));
        changes.changed().await.expect("a move");
        drop(changes);
        table.was_left_alone();
        assert!(at_rest(&table).await > left);
    }
}
