//! Ratings: games that were agreed to count are counted when they are over, once, whichever server does it.
//!
//! That a game is due is stored with its last move. Counting it is a transaction of its own, which fails if a rating has
//! changed meanwhile, and does nothing if the game was counted: so it can be tried by anybody at any time.

use std::collections::HashMap;
use std::time::Duration;

use runestones_ratings::{Book, Pool, Rated, Rating, Sitter, Step, rate};
use runestones_rules::{Entry, Seat};
use runestones_store::{
    AnyStore, CountedResult, GameId, Millis, PersonId, RatingStore as _, Status, Store as _, StoreError, StoredRating,
};
use runestones_table::{Ended, Header, Place};

use crate::app::App;
use crate::cards;
use crate::table::State;

/// How often we look for games that a server could not count because it was stopped.
const LOOK: Duration = Duration::from_mins(1);

/// How many games or results are read at a time.
const BATCH: u32 = 100;

/// More who count the same people's games do not meet in one moment.
const TRIES: usize = 20;

impl App {
    /// Counts what is due, now and then, for as long as the server runs: what another server left behind when it was
    /// stopped, too.
    pub(crate) async fn count_now_and_then(self) {
        let mut stopping = self.stopping();
        loop {
            if let Err(error) = count_due(&self.store).await {
                tracing::warn!(%error, "ratings could not be counted; it goes on next time");
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.rated_game_ends.notified() => {}
                _ = stopping.wait_for(|stops| *stops) => return,
            }
        }
    }

    /// The game may be over: then it is counted soon.
    pub(crate) fn note_end(&self, state: &State) {
        if state.is_over() {
            self.game_ends.notify_one();
        }
        // Somebody may have to be told that it is their turn.
        self.alerts.wake();
        if state.header.rated && state.is_over() {
            self.rated_game_ends.notify_one();
        }
    }
}

/// The result of a game.
pub(crate) struct Outcome {
    pub(crate) pool: Pool,
    pub(crate) seats: Vec<Rated>,
    pub(crate) time: Millis,
}

/// Counts every game that is due. One that cannot be read stays due.
pub async fn count_due(store: &AnyStore) -> Result<(), StoreError> {
    let mut last: Option<GameId> = None;
    loop {
        let games = store.ratings_due(last.as_ref(), BATCH).await?;
        let Some(end) = games.last() else { return Ok(()) };
        last = Some(end.clone());
        for game in games {
            match count(store, &game).await {
                Err(StoreError::NotFound { .. }) => store.forget_due(&game).await?,
                Err(StoreError::Damaged { reason }) => tracing::error!(%game, reason, "a rated game cannot be counted"),
                counted => counted.map(drop)?,
            }
        }
    }
}

/// Counts one game; says whether it was new.
async fn count(store: &AnyStore, game: &GameId) -> Result<bool, StoreError> {
    settle(store, game, &outcome(store, game).await?).await
}

/// Counts a result under this name, once; says whether it was new.
pub(crate) async fn settle(store: &AnyStore, game: &GameId, outcome: &Outcome) -> Result<bool, StoreError> {
    for _ in 0..TRIES {
        let known = ratings(store, outcome).await?;
        let rating = |person: &PersonId| known.get(person).copied().unwrap_or_else(|| Rating::new(outcome.time));
        let after = rate(outcome.pool, &outcome.seats, outcome.time, rating).unwrap_or_default();
        let after: Vec<_> = after.into_iter().map(|(person, rating)| stored(person, outcome.pool, rating)).collect();
        match store.count_result(&result(game, outcome), &after).await {
            Err(StoreError::Conflict { .. }) => {}
            counted => return counted,
        }
    }
    Err(StoreError::Unavailable { reason: "everybody counts the games of these people".into() })
}

fn result(game: &GameId, outcome: &Outcome) -> CountedResult {
    let seats = serde_json::to_string(&outcome.seats).unwrap_or_default();
    CountedResult { game: game.clone(), pool: outcome.pool.to_string(), time: outcome.time, seats }
}

fn stored(person: PersonId, pool: Pool, rating: Rating) -> StoredRating {
    let Rating { mean, deviation, games, time } = rating;
    let sure_until = rating.sure_until().unwrap_or_default();
    StoredRating { person, pool: pool.to_string(), games, mean, deviation, time, sure_until }
}

/// What is believed of those who played.
async fn ratings(store: &AnyStore, outcome: &Outcome) -> Result<HashMap<PersonId, Rating>, StoreError> {
    let mut known = HashMap::new();
    for rated in &outcome.seats {
        let Sitter::Person(person) = &rated.sitter else { continue };
        let theirs = store.ratings_of(person).await?;
        if let Some(found) = theirs.iter().find(|rating| rating.pool == outcome.pool.word()) {
            let StoredRating { mean, deviation, games, time, .. } = *found;
            known.insert(person.clone(), Rating { mean, deviation, games, time });
        }
    }
    Ok(known)
}

/// How a stored game ended, by its log. Whoever left a seat empty has no part in it: then nobody learns anything.
async fn outcome(store: &AnyStore, game: &GameId) -> Result<Outcome, StoreError> {
    let damaged = |reason: String| StoreError::Damaged { reason };
    let stored = store.load(game).await?;
    let header: Header = serde_json::from_str(&stored.summary.header).map_err(|error| damaged(error.to_string()))?;
    cards::recall(store, &header.card_set).await?;
    let entries: Result<Vec<Entry>, _> = stored.entries.iter().map(|entry| entry.entry.parse()).collect();
    let entries = entries.map_err(|error| damaged(error.to_string()))?;
    let session = header.session(entries, &mut ()).map_err(|error| damaged(error.to_string()))?;
    let game_scores: Vec<u16> = match (session.game().standing(), header.ended) {
        (Some(standing), _) => standing.scores.iter().map(|score| score.total).collect(),
        (None, Some(_)) => session.game().seats().map(|seat| session.game().player(seat).score()).collect(),
        (None, None) => return Err(damaged("it is not over".into())),
    };
    let people = store.seats(game).await?;
    let seat = |(index, score): (usize, u16)| {
        let sitter = match &header.sitters.get(index)?.bot {
            Some(level) => Sitter::Bot(level.clone()),
            None => Sitter::Person(people.iter().find(|seat| usize::from(seat.number) == index)?.person.clone()?),
        };
        let left = match header.place(Seat::new(index)?) {
            Place::Left(number) => Some(number),
            Place::Stayed => None,
        };
        Some(Rated { left, same_household: shares_household(&header, index), ..Rated::new(sitter, score) })
    };
    // When everybody agreed to stop, nobody learns anything either.
    let scores = Some(game_scores).filter(|_| header.ended != Some(Ended::Stopped)).unwrap_or_default();
    let seats = scores.into_iter().enumerate().map(seat).collect::<Option<_>>().unwrap_or_default();
    let last = stored.entries.last().map_or(stored.summary.updated, |entry| entry.time);
    let time = header.incidents.last().filter(|_| header.ended.is_some()).map_or(last, |end| last.max(end.time));
    let pool = Pool::of(header.sitters.len(), header.night, header.terms.clock.is_by_the_day());
    Ok(Outcome { pool, seats, time })
}

/// Whether somebody else at the table came from the same household.
fn shares_household(header: &Header, index: usize) -> bool {
    let household = |sitter: &runestones_table::Sitter| sitter.household.clone();
    let mine = header.sitters.get(index).and_then(household);
    let others = header.sitters.iter().enumerate().filter(|(other, _)| *other != index);
    mine.is_some() && others.filter_map(|(_, sitter)| household(sitter)).any(|theirs| Some(theirs) == mine)
}

/// What computing everything again has shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recomputed {
    /// Results that count.
    pub results: u64,
    /// Those whose game is still stored and was replayed.
    pub replayed: u64,
    /// Finished games that had not been counted, and are now.
    pub found: u64,
    /// Ratings that came out.
    pub ratings: u64,
    /// Those that were not what is stored, and were put right.
    pub put_right: u64,
    /// What is odd.
    pub problems: Vec<String>,
}

/// Computes all ratings again from the stored games, in the order in which they were counted. The result of a game that
/// is not kept any more is taken as it was noted.
pub async fn recompute(store: &AnyStore) -> Result<Recomputed, StoreError> {
    let mut seen = Recomputed::default();
    count_due(store).await?;
    find_lost(store, &mut seen).await?;
    let mut book = Book::default();
    let mut last = 0;
    loop {
        let results = store.results_after(last, BATCH).await?;
        let Some((end, _)) = results.last() else { break };
        last = *end;
        for (_, result) in results {
            seen.results += 1;
            read_again(store, &result, &mut book, &mut seen).await?;
        }
    }
    for ((person, pool), steps) in book.into_histories() {
        seen.ratings += 1;
        compare(store, person, pool, &steps, &mut seen).await?;
    }
    Ok(seen)
}

/// Finished games that should count and of which nobody knows: they came from elsewhere, or a note was lost. They count in
/// the order in which they ended.
async fn find_lost(store: &AnyStore, seen: &mut Recomputed) -> Result<(), StoreError> {
    let mut unknown = Vec::new();
    let mut last: Option<GameId> = None;
    loop {
        let games = store.games_after(last.as_ref(), BATCH).await?;
        let Some(end) = games.last() else { break };
        last = Some(end.clone());
        for game in games {
            let summary = store.summary(&game).await?;
            let is_rated = serde_json::from_str(&summary.header).is_ok_and(|header: Header| header.rated);
            if summary.status == Status::Finished && is_rated && !store.is_counted(&game).await? {
                match outcome(store, &game).await {
                    Ok(outcome) => unknown.push((outcome.time, game)),
                    Err(StoreError::Damaged { reason }) => seen.problems.push(format!("game {game}: {reason}")),
                    Err(error) => return Err(error),
                }
            }
        }
    }
    unknown.sort();
    for (_, game) in unknown {
        seen.found += u64::from(count(store, &game).await?);
    }
    Ok(())
}

async fn read_again(
    store: &AnyStore,
    result: &CountedResult,
    book: &mut Book<GameId>,
    seen: &mut Recomputed,
) -> Result<(), StoreError> {
    let (Ok(pool), Ok(mut seats)) = (result.pool.parse(), serde_json::from_str::<Vec<Rated>>(&result.seats)) else {
        seen.problems.push(format!("game {}: its result cannot be read", result.game));
        return Ok(());
    };
    let mut time = result.time;
    match outcome(store, &result.game).await {
        Ok(outcome) => {
            seen.replayed += 1;
            let is_same = outcome.seats.len() == seats.len();
            // Who sat there and in which pool it counted is what was noted then: somebody may have been forgotten since, and
            // games over days were not always a pool of their own.
            for (rated, again) in seats.iter_mut().zip(&outcome.seats).filter(|_| is_same) {
                if (rated.score, rated.left) != (again.score, again.left) {
                    seen.problems.push(format!("game {}: the noted score was {}", result.game, rated.score));
                }
                (rated.score, rated.left) = (again.score, again.left);
            }
            time = outcome.time;
        }
        Err(StoreError::NotFound { .. }) => {}
        Err(StoreError::Damaged { reason }) => seen.problems.push(format!("game {}: {reason}", result.game)),
        Err(error) => return Err(error),
    }
    book.count(pool, &seats, time, &result.game);
    Ok(())
}

async fn compare(
    store: &AnyStore,
    person: PersonId,
    pool: Pool,
    steps: &[Step<GameId>],
    seen: &mut Recomputed,
) -> Result<(), StoreError> {
    let Some(now) = steps.last().map(|step| stored(person.clone(), pool, step.rating)) else { return Ok(()) };
    let step = |step: &Step<GameId>| stored(person.clone(), pool, step.rating).after(&step.result);
    let history: Vec<_> = steps.iter().map(step).collect();
    let is_kept = store.ratings_of(&person).await?.contains(&now);
    if is_kept && store.rating_history(&person, pool.word(), u32::MAX).await? == history {
        return Ok(());
    }
    if store.put_right(&now, &history).await? {
        seen.put_right += 1;
    } else {
        seen.problems.push("a game was counted meanwhile: run it again".to_owned());
    }
    Ok(())
}
