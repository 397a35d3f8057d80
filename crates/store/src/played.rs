//! What people have played, and the pages that show it.

use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{GameId, PersonId};
use crate::ratings::StoredRating;

/// What a game was for somebody who played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who.
    pub person: PersonId,
    /// When it ended.
    pub time: Millis,
    /// Which.
    pub game: GameId,
    /// Where they sat.
    pub seat: u8,
    /// How many played.
    pub players: u8,
    /// Whether it was played with the expansion.
    pub night: bool,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// The share of the victory, in twelfths.
    pub won: u8,
    /// The caller's bits for the stones they had in the end.
    pub stones: u32,
    /// What they won beyond a fair share if luck is taken out, in millionths, if a review has said it.
    pub skill: Option<i64>,
    /// The caller's text about the rest.
    pub card: String,
}

impl Played {
    pub(crate) fn check(&self) -> Result<()> {
        let sound = self.card.len() <= 1000 && !self.card.contains('\0');
        if sound { Ok(()) } else { Err(StoreError::Invalid { reason: "this is no game to enter".to_owned() }) }
    }
}

/// Somebody's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Whose.
    pub person: PersonId,
    /// What they are called; may be empty.
    pub name: String,
    /// Since when they have an account.
    pub since: Millis,
    /// Whether they want to be on the ladder.
    pub listed: bool,
    /// The caller's word for who may see it.
    pub sees: String,
    /// Whether those may see what luck did, too.
    pub luck: bool,
}

/// A line of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderRow {
    /// The rating.
    pub rating: StoredRating,
    /// Whose: what they are called; may be empty.
    pub name: String,
    /// The name of their page in addresses, if they have one.
    pub handle: Option<String>,
}

/// What is believed of somebody's strength, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Belief {
    /// From how many games.
    pub games: u32,
    /// The middle.
    pub mean: i64,
    /// The standard deviation.
    pub deviation: i64,
    /// When the last game ended.
    pub time: Millis,
}

/// What a backend does for the books of those who play.
pub trait PlayedStore: Send + Sync {
    /// Games after this one that have ended and are not in the books, in the order of their names.
    fn played_due(&self, after: Option<&GameId>, limit: u32) -> impl Future<Output = Result<Vec<GameId>>> + Send;

    /// Enters a game into the books of those who played it; it is not due any more. Saying it twice changes nothing.
    fn enter_played(&self, game: &GameId, played: &[Played]) -> impl Future<Output = Result<()>> + Send;

    /// A review has said what each seat of a game won beyond a fair share without luck.
    fn set_skill(&self, game: &GameId, skill: &[(u8, i64)]) -> impl Future<Output = Result<()>> + Send;

    /// What somebody has played before this, the latest first.
    fn played_by(
        &self,
        person: &PersonId,
        before: Option<(Millis, &GameId)>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Played>>> + Send;

    /// How many games that are.
    fn count_played(&self, person: &PersonId) -> impl Future<Output = Result<u64>> + Send;

    /// Whether two people have finished a game with each other.
    fn have_played(&self, one: &PersonId, other: &PersonId) -> impl Future<Output = Result<bool>> + Send;

    /// Accounts without a page.
    fn without_profile(&self, limit: u32) -> impl Future<Output = Result<Vec<PersonId>>> + Send;

    /// Gives accounts their pages under these names; who has one keeps it.
    fn open_profiles(&self, handles: &[(PersonId, String)]) -> impl Future<Output = Result<()>> + Send;

    /// The page of this name.
    fn profile(&self, handle: &str) -> impl Future<Output = Result<Option<Profile>>> + Send;

    /// Says who may see somebody's page, and whether they see what luck did.
    fn set_profile(&self, person: &PersonId, sees: &str, luck: bool) -> impl Future<Output = Result<()>> + Send;

    /// The lines of the ladder that are sure enough at this time, the best first, from the one after this person on.
    fn ladder(
        &self,
        pool: &str,
        now: Millis,
        after: Option<&PersonId>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<LadderRow>>> + Send;

    /// What was believed at an earlier time of those who are on the ladder today, of all or of these people; who had not
    /// played then is left out.
    fn ladder_then(
        &self,
        pool: &str,
        then: Millis,
        people: Option<&[PersonId]>,
    ) -> impl Future<Output = Result<Vec<(PersonId, Belief)>>> + Send;

    /// What is believed of everybody on the ladder: the mean, the deviation, and when that was.
    fn standings(&self, pool: &str, now: Millis) -> impl Future<Output = Result<Vec<(i64, i64, Millis)>>> + Send;
}
