//! Did every rated game that is over count, once? And do the games, counted again from the first, give the same ratings?

use std::collections::{BTreeMap, BTreeSet};

use runestones_server::recompute;
use runestones_store::{AnyStore, GameId, PersonId, RatingStore as _, Status, Store as _};
use runestones_table::Header;

/// How many games were counted, and what is wrong.
pub(crate) async fn check(store: &AnyStore) -> (usize, Vec<String>) {
    let mut problems = Vec::new();
    let over = rated_games_that_are_over(store).await;
    let results = store.results_after(0, u32::MAX).await.expect("the database is back");
    let counted: Vec<&GameId> = results.iter().map(|(_, result)| &result.game).collect();
    let once: BTreeSet<&GameId> = counted.iter().copied().collect();
    if once.len() != counted.len() {
        problems.push(format!("{} results of {} games", counted.len(), once.len()));
    }
    if once != over.keys().collect() {
        problems.push(format!("{} rated games are over, {} have counted", over.len(), once.len()));
    }
    let mut games: BTreeMap<&PersonId, usize> = BTreeMap::new();
    for person in over.values().flatten() {
        *games.entry(person).or_default() += 1;
    }
    for (person, played) in games {
        let ratings = store.ratings_of(person).await.expect("the database is back");
        let rated: u32 = ratings.iter().map(|rating| rating.games).sum();
        if rated as usize != played {
            problems.push(format!("{person:?} has played {played} rated games, and {rated} have counted"));
        }
    }
    match recompute(store).await {
        Ok(seen) if (seen.put_right, seen.found) == (0, 0) && seen.problems.is_empty() => {}
        Ok(seen) => problems.push(format!("counted again the ratings are others: {seen:?}")),
        Err(error) => problems.push(format!("the ratings cannot be counted again: {error}")),
    }
    (counted.len(), problems)
}

/// With those who sat there.
async fn rated_games_that_are_over(store: &AnyStore) -> BTreeMap<GameId, Vec<PersonId>> {
    let mut over = BTreeMap::new();
    for game in store.games_after(None, u32::MAX).await.expect("the database is back") {
        let summary = store.summary(&game).await.expect("a good game");
        let is_rated = serde_json::from_str(&summary.header).is_ok_and(|header: Header| header.rated);
        if is_rated && summary.status == Status::Finished {
            let seats = store.seats(&game).await.expect("a good game");
            over.insert(game, seats.into_iter().filter_map(|seat| seat.person).collect());
        }
    }
    over
}
