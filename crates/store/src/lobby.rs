//! Finding each other: seeks, invitations to people one has played with, and tables that wait.

use crate::error::{Result, StoreError};
use crate::game::{GameSummary, Millis, NewGame};
use crate::id::{GameId, PersonId};
use crate::people::Seat;

/// The longest terms of a seek, in bytes.
const LONGEST_TERMS: usize = 1000;
/// So many can be asked to a table, so many are asked by one person, and so many times one person is asked.
pub(crate) const MOST_ASKED: [i64; 3] = [12, 60, 50];
/// A seek that nobody looks after is kept no longer than this: whoever was met has so long to find out.
pub(crate) const SEEKS_ARE_KEPT: i64 = 10 * 60 * 1000;

/// Somebody who looks for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Who.
    pub person: PersonId,
    /// What they are called; may be empty.
    pub name: String,
    /// The caller's text about what they look for.
    pub terms: String,
    /// Since when.
    pub since: Millis,
}

/// What has become of somebody's seek.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seeking {
    /// There is none.
    No,
    /// It goes on: since when, on which terms.
    Since(Millis, String),
    /// They were met, and sit at this table.
    Met(GameId),
}

/// Somebody is asked to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The table.
    pub game: GameId,
    /// Who is asked.
    pub person: PersonId,
    /// Who asks.
    pub asker: PersonId,
    /// When.
    pub time: Millis,
}

/// A table, such as one that waits for players, and who sits there.
pub type Waiting = (GameSummary, Vec<Seat>);

pub(crate) fn check_terms(terms: &str) -> Result<()> {
    let sound = terms.len() <= LONGEST_TERMS && !terms.contains('\0');
    if sound { Ok(()) } else { Err(StoreError::Invalid { reason: "these are no terms to keep".to_owned() }) }
}

/// What a backend does for those who look for others.
pub trait LobbyStore: Send + Sync {
    /// Somebody looks for others from now on, in place of what they looked for before.
    fn seek(
        &self,
        person: &PersonId,
        terms: &str,
        now: Millis,
        until: Millis,
    ) -> impl Future<Output = Result<()>> + Send;

    /// What has become of somebody's seek. Asking changes nothing.
    fn seeking(&self, person: &PersonId, now: Millis) -> impl Future<Output = Result<Seeking>> + Send;

    /// They are still there, until then; says what has become of their seek.
    fn keep_seeking(
        &self,
        person: &PersonId,
        now: Millis,
        until: Millis,
    ) -> impl Future<Output = Result<Seeking>> + Send;

    /// They do not look any more, or have found out whom they met.
    fn stop_seeking(&self, person: &PersonId) -> impl Future<Output = Result<()>> + Send;

    /// Those who look for others and are there, the longest first, without this person and those they do not want to meet.
    fn seeks(&self, person: &PersonId, now: Millis, limit: u32) -> impl Future<Output = Result<Vec<Seek>>> + Send;

    /// These people meet at a new table: all of them still look for others and are there, or nothing happens. Of many who
    /// try this at once with the same people, one is told that it is so.
    fn meet(&self, people: &[PersonId], now: Millis, game: &NewGame) -> impl Future<Output = Result<bool>> + Send;

    /// Asks somebody to a table; says whether there was room for it. Whoever does not want to meet the asker is never asked.
    fn ask_to_table(&self, ask: &Ask) -> impl Future<Output = Result<bool>> + Send;

    /// The tables that wait for players and to which somebody is asked, with who asks and who sits there, the latest first.
    fn asked(&self, person: &PersonId, limit: u32) -> impl Future<Output = Result<Vec<(PersonId, Waiting)>>> + Send;

    /// Who is asked to a table.
    fn asked_to(&self, game: &GameId) -> impl Future<Output = Result<Vec<PersonId>>> + Send;

    /// Somebody is not asked to a table any more.
    fn take_ask_back(&self, game: &GameId, person: &PersonId) -> impl Future<Output = Result<()>> + Send;

    /// The people with a name with whom somebody has sat at a table, the latest first.
    fn companions(&self, person: &PersonId, limit: u32)
    -> impl Future<Output = Result<Vec<(PersonId, String)>>> + Send;

    /// Whether two people have sat at a table.
    fn have_met(&self, one: &PersonId, other: &PersonId) -> impl Future<Output = Result<bool>> + Send;

    /// The public tables that wait for players, the latest first.
    fn waiting(&self, limit: u32) -> impl Future<Output = Result<Vec<Waiting>>> + Send;

    /// The public tables at which somebody plays, the one with the latest move first.
    fn watchable(&self, limit: u32) -> impl Future<Output = Result<Vec<Waiting>>> + Send;

    /// At how many tables somebody has played since then, and goes on.
    fn count_running(&self, since: Millis) -> impl Future<Output = Result<u64>> + Send;

    /// The tables of somebody that wait for players, the latest first.
    fn waiting_of(&self, person: &PersonId, limit: u32) -> impl Future<Output = Result<Vec<Waiting>>> + Send;
}

/// Puts seats to their games.
pub(crate) fn with_seats(games: Vec<GameSummary>, seats: Vec<(String, Seat)>) -> Vec<Waiting> {
    let mut found: Vec<Waiting> = games.into_iter().map(|game| (game, Vec::new())).collect();
    for (game, seat) in seats {
        if let Some((_, there)) = found.iter_mut().find(|(summary, _)| summary.id.as_str() == game) {
            there.push(seat);
        }
    }
    found
}
