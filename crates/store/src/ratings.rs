//! Ratings: results that count, and what they made of those who played.
//!
//! What a result means is the caller's business. The store sees to it that each game counts once, and that two servers that
//! count at the same time do so one after the other: a change of a rating names how many games it comes from (optimistic
//! locking, as with [`Head`](crate::Head)).

use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::game::Millis;
use crate::id::{GameId, PersonId};

/// The result of a game that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CountedResult {
    /// The game.
    pub game: GameId,
    /// The caller's word for games that are alike.
    pub pool: String,
    /// When the game ended.
    pub time: Millis,
    /// The caller's document about who sat where, and with which score.
    pub seats: String,
}

/// Somebody's rating in a pool after a game, in thousandths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct StoredRating {
    /// Whose.
    pub person: PersonId,
    /// In which games.
    pub pool: String,
    /// From how many.
    pub games: u32,
    /// The middle of what is believed.
    pub mean: i64,
    /// And its standard deviation.
    pub deviation: i64,
    /// When the last of the games ended.
    pub time: Millis,
    /// Until when it is sure enough for the ladder; the beginning of time if it is not.
    pub sure_until: Millis,
}

/// A rating as it once was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RatingStep {
    /// After so many games.
    pub games: u32,
    /// The last of which was this one.
    pub game: GameId,
    /// The middle of what was believed.
    pub mean: i64,
    /// And its standard deviation.
    pub deviation: i64,
    /// When that game ended.
    pub time: Millis,
}

impl StoredRating {
    /// The same as a step of its history.
    pub fn after(&self, game: &GameId) -> RatingStep {
        let StoredRating { games, mean, deviation, time, .. } = *self;
        RatingStep { games, game: game.clone(), mean, deviation, time }
    }
}

/// What a backend does for ratings.
pub trait RatingStore: Send + Sync {
    /// Games after this one that have ended and are not counted yet, in the order of their names.
    fn ratings_due(&self, after: Option<&GameId>, limit: u32) -> impl Future<Output = Result<Vec<GameId>>> + Send;

    /// Counts a result: each of these is somebody's rating after it, and their last one must be of one game less. Answers
    /// `false`, and changes nothing, if the game was counted before; [`Conflict`](crate::StoreError::Conflict) if a
    /// rating has changed meanwhile. A game for which nothing changes is not due any more either.
    fn count_result(&self, result: &CountedResult, after: &[StoredRating])
    -> impl Future<Output = Result<bool>> + Send;

    /// A game that is not there any more cannot count.
    fn forget_due(&self, game: &GameId) -> impl Future<Output = Result<()>> + Send;

    /// Whether a game was counted.
    fn is_counted(&self, game: &GameId) -> impl Future<Output = Result<bool>> + Send;

    /// The counted results after this number (0 is before all), with their numbers, in the order in which they counted.
    fn results_after(&self, number: i64, limit: u32) -> impl Future<Output = Result<Vec<(i64, CountedResult)>>> + Send;

    /// Somebody's ratings, in the order of the pools' names.
    fn ratings_of(&self, person: &PersonId) -> impl Future<Output = Result<Vec<StoredRating>>> + Send;

    /// The last steps of somebody's rating, oldest first.
    fn rating_history(
        &self,
        person: &PersonId,
        pool: &str,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<RatingStep>>> + Send;

    /// Puts somebody's rating right, with its whole history, if it comes from as many games as before.
    fn put_right(&self, rating: &StoredRating, history: &[RatingStep]) -> impl Future<Output = Result<bool>> + Send;

    /// From now on somebody's ratings are on the ladder, or not.
    fn set_listed(&self, person: &PersonId, listed: bool) -> impl Future<Output = Result<()>> + Send;
}
