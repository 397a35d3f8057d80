//! How long things are kept that nobody touches any more.
//!
//! A kind of thing has an age after which it is deleted; a new kind is a variant here and a statement in each backend.
//! What belongs to a game (its log, seats, links, mutes) goes with the game, in the same transaction.

use std::time::Duration;

use crate::game::Millis;
use crate::id::GameId;

/// What can grow old.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Games that wait for players.
    Open,
    /// Games that were begun and not finished.
    Unfinished,
    /// Games that are over.
    Finished,
    /// Records that were played elsewhere and opened here.
    Imported,
    /// What was said at tables, also at those that stay.
    Chat,
    /// People who have a seat in no game and did not choose to be remembered.
    People,
    /// What people reached in daily deals and puzzles.
    Results,
    /// Card sets that no game names any more, whatever their age.
    CardSets,
}

impl Kind {
    /// In the order in which they are swept: people and card sets last, when their games are gone.
    pub const ALL: [Kind; 8] = [
        Kind::Open,
        Kind::Unfinished,
        Kind::Finished,
        Kind::Imported,
        Kind::Chat,
        Kind::People,
        Kind::Results,
        Kind::CardSets,
    ];

    /// Its name in figures, and in a configuration after `keep-`.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Open => "open",
            Kind::Unfinished => "unfinished",
            Kind::Finished => "finished",
            Kind::Imported => "imported",
            Kind::Chat => "chat",
            Kind::People => "people",
            Kind::Results => "results",
            Kind::CardSets => "card-sets",
        }
    }
}

/// How long each kind is kept after somebody last touched it; `None` means for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Games that wait for players.
    pub open: Option<Duration>,
    /// Games that were begun and not finished.
    pub unfinished: Option<Duration>,
    /// Games that are over.
    pub finished: Option<Duration>,
    /// Records that were opened here.
    pub imported: Option<Duration>,
    /// What was said.
    pub chat: Option<Duration>,
    /// People without a game and without an account.
    pub people: Option<Duration>,
}

const fn days(days: u64) -> Duration {
    Duration::from_secs(days * 24 * 60 * 60)
}

/// A year of daily deals can be looked back upon.
const RESULTS: Duration = days(400);

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            open: Some(days(14)),
            unfinished: Some(days(90)),
            finished: Some(days(365)),
            imported: Some(days(30)),
            chat: Some(days(90)),
            people: Some(days(180)),
        }
    }
}

impl Retention {
    /// Nothing is ever deleted.
    pub const FOR_EVER: Retention =
        Retention { open: None, unfinished: None, finished: None, imported: None, chat: None, people: None };

    /// How long this kind is kept. Nobody is asked how long results are. A card set that no game names is of no use from then on.
    pub fn of(&self, kind: Kind) -> Option<Duration> {
        match kind {
            Kind::Open => self.open,
            Kind::Unfinished => self.unfinished,
            Kind::Finished => self.finished,
            Kind::Imported => self.imported,
            Kind::Chat => self.chat,
            Kind::People => self.people,
            Kind::Results => Some(RESULTS),
            Kind::CardSets => Some(Duration::ZERO),
        }
    }

    /// Whatever of this kind was last touched before this moment is too old now; `None` if nothing ever is.
    pub fn before(&self, kind: Kind, now: Millis) -> Option<Millis> {
        let age = i64::try_from(self.of(kind)?.as_millis()).ok()?;
        now.0.checked_sub(age).map(Millis)
    }
}

/// What one step of a sweep has deleted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// The games, with everything around them.
    pub games: Vec<GameId>,
    /// The rows, if they were not games.
    pub rows: u64,
}

impl Swept {
    /// How much it was.
    pub fn count(&self) -> u64 {
        self.games.len() as u64 + self.rows
    }
}

/// The most games of one step: players who move in the meantime should not notice.
pub(crate) const GAMES_AT_A_TIME: u32 = 8;

/// The most entries of their logs, but always at least one game.
pub(crate) const ENTRIES_AT_A_TIME: u32 = 4000;

/// The most people or lines.
pub(crate) const ROWS_AT_A_TIME: u32 = 250;

/// How long a look at a game is not noted again. Nothing can be kept for a shorter time than a day, so it is
/// noted often enough.
pub(crate) const LOOK_IS_NEWS_AFTER: Duration = Duration::from_hours(6);

/// The games of a list, each with the length of its log, that one step can delete.
pub(crate) fn one_step(candidates: Vec<(GameId, u32)>) -> Vec<GameId> {
    let mut entries = 0u32;
    let fits = |(place, (_, length)): &(usize, (GameId, u32))| {
        entries = entries.saturating_add(*length);
        *place == 0 || entries <= ENTRIES_AT_A_TIME
    };
    candidates.into_iter().enumerate().take_while(fits).map(|(_, (id, _))| id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_becomes_a_moment_and_for_ever_never_does() {
        let retention = Retention { open: Some(Duration::from_secs(2)), ..Retention::FOR_EVER };
        assert_eq!(retention.before(Kind::Open, Millis(5000)), Some(Millis(3000)));
        assert!(Kind::ALL[1..6].iter().all(|kind| retention.before(*kind, Millis(5000)).is_none()));
    }

    #[test]
    fn a_step_is_small_but_never_empty() {
        let game = |number: u8, length| (GameId::from_bytes([number; 9]), length);
        assert_eq!(one_step(vec![game(1, 1_000_000), game(2, 1)]).len(), 1);
        assert_eq!(one_step(vec![game(1, 2000), game(2, 2000), game(3, 1)]).len(), 2);
        assert_eq!(one_step(vec![]), []);
    }
}
