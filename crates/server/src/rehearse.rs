//! A test restore: can the games of a store be played on?

use runestones_rules::Entry;
use runestones_store::{AnyStore, GameId, Store as _, StoreError};
use runestones_table::Header;

use crate::cards;

/// What a test restore has shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rehearsed {
    /// The games that there are.
    pub games: u64,
    /// Those that were replayed by the rules.
    pub replayed: u64,
    /// Everything that is wrong.
    pub problems: Vec<String>,
}

/// How many names are read at a time.
const BATCH: u32 = 500;

/// Looks through a store, and replays its games by the rules they were played by: each `step`-th of them.
pub async fn rehearse(store: &AnyStore, step: u64) -> Result<Rehearsed, StoreError> {
    let mut seen = Rehearsed { problems: store.check().await?, ..Rehearsed::default() };
    let mut last: Option<GameId> = None;
    loop {
        let games = store.games_after(last.as_ref(), BATCH).await?;
        let Some(end) = games.last() else { return Ok(seen) };
        last = Some(end.clone());
        for game in games {
            if seen.games.is_multiple_of(step.max(1)) {
                seen.replayed += 1;
                if let Err(reason) = replay(store, &game).await {
                    seen.problems.push(format!("game {game}: {reason}"));
                }
            }
            seen.games += 1;
        }
    }
}

async fn replay(store: &AnyStore, game: &GameId) -> Result<(), String> {
    let stored = store.load(game).await.map_err(|error| error.to_string())?;
    let header: Header = serde_json::from_str(&stored.summary.header).map_err(|error| error.to_string())?;
    cards::recall(store, &header.card_set).await.map_err(|error| error.to_string())?;
    let entries: Result<Vec<Entry>, _> = stored.entries.iter().map(|stored| stored.entry.parse()).collect();
    let entries = entries.map_err(|error| error.to_string())?;
    header.session(entries, &mut ()).map(drop).map_err(|error| error.to_string())
}
