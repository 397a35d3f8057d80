//! Whole games as text and as JSON.
//!
//! A record is a header and then everything that was decided, turn by turn:
//!
//! ```text
//! Rune Stones record 1
//! rules: 2
//! card set: standard c14c…
//! player 1: Brown
//! player 2: Grey
//! night: no
//! stones: base
//! first: random
//! commitment: 8d5e…
//! seed: 01f3…
//! result: 67 58
//!
//! setup: *first 1, *artifact red, *artifact blue, …
//! turn 1, seat 1: use, lay 105, lay 100, 100 any red, 105 roll, *roll ore, die ore, *draw 103
//! turn 2, seat 2: …
//! ```
//!
//! `stones` is `base`, `random` or eight names; `first` is `random` or a seat. A game that did not begin at the beginning
//! has a line `position:` with where it began, as JSON. The seed is there once it has been
//! revealed, the result once the game is over. Indented lines continue a turn. A line that starts with `#` is a
//! comment; so is whatever follows a `#` in a turn.

mod header;
mod json;
mod moment;
mod name;
mod problem;
mod read;
mod replay;
#[cfg(test)]
mod tests;
mod verify;
mod write;

pub use moment::{BadMoment, Moment};
pub use name::{BadName, MOST_NAME_CHARS, check_name};
pub use problem::{Fault, Problem, Rejected};
pub use replay::{Replay, ReplayError, ReplayStep};
pub use verify::{Difference, Fairness, Verification};

use crate::card_set::CardSet;
use crate::dealer::{Commitment, Seed};
use crate::event::Sink;
use crate::game::Game;
use crate::moves::Entry;
use crate::setup::{BadOption, Options};

/// The version of the record format.
pub const FORMAT_VERSION: u32 = 1;
/// The size of the largest record that is read.
pub const MOST_BYTES: usize = 1 << 20;
/// The most entries that a record can have.
pub const MOST_ENTRIES: usize = 100_000;

/// A game as it was, or is being, played.
///
/// A record that was read is sound: its entries are legal and its names can be written. One that was put together
/// by hand is checked by [`Record::verify`].
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What was agreed on before the game.
    pub options: Options,
    /// Where it began, if not at the beginning; then the options are [those of that game](Options::of).
    pub start: Option<Box<Game>>,
    /// What the players are called, by seat; see [`check_name`].
    pub players: Vec<String>,
    /// The promise made before the game, if there was one.
    pub commitment: Option<Commitment>,
    /// The seed, once it has been revealed.
    pub seed: Option<Seed>,
    /// The final scores by seat, once the game is over.
    pub result: Option<Vec<u16>>,
    /// Everything that was decided.
    pub entries: Vec<Entry>,
}

impl Record {
    /// A record without entries.
    pub fn new(options: Options, players: Vec<String>) -> Record {
        Record { options, start: None, players, commitment: None, seed: None, result: None, entries: Vec::new() }
    }

    /// A record without entries that begins where a game stands.
    pub fn from_game(game: &Game, players: Vec<String>) -> Record {
        Record { start: Some(Box::new(*game)), ..Record::new(Options::of(game), players) }
    }

    /// The game before the first entry. Options that do not make a game give every reason at once.
    pub fn begin(&self, events: &mut impl Sink) -> Result<Game, Vec<BadOption>> {
        self.start.as_ref().map_or_else(|| Game::new(&self.options, events), |game| Ok(**game))
    }

    /// Reads a record whose card set is one of `sets` or [known](CardSet::known), or says everything that is wrong with it, first line first.
    pub fn parse(text: &str, sets: &[&'static CardSet]) -> Result<Record, Rejected> {
        read::record(text, sets)
    }

    /// Reads what [`Record::to_json`] wrote.
    pub fn from_json(text: &str, sets: &[&'static CardSet]) -> Result<Record, Rejected> {
        json::read(text, sets)
    }
}
