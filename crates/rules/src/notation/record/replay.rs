//! Plays a record again, entry by entry.

use crate::event::Event;
use crate::game::{Game, Illegal};
use crate::moves::Entry;
use crate::notation::record::{Moment, Record};
use crate::setup::BadOption;

/// A record being played again: yields a [`ReplayStep`] for each entry, and ends after the first that is illegal.
#[derive(Clone, Debug)]
pub struct Replay<'r> {
    entries: &'r [Entry],
    next: usize,
    game: Game,
    opening: Vec<Event>,
}

/// One entry of a replay.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayStep {
    /// The position of the entry in the record, counted from 0.
    pub index: usize,
    /// The game before it.
    pub before: Game,
    /// What was decided.
    pub entry: Entry,
    /// What happened.
    pub events: Vec<Event>,
    /// The game after it.
    pub after: Game,
}

impl ReplayStep {
    /// The part of the game to which the entry belongs.
    pub fn moment(&self) -> Moment {
        Moment::of(&self.before)
    }
}

/// An entry of a record cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {}: {reason}", .index + 1)]
pub struct ReplayError {
    /// The position of the entry in the record, counted from 0.
    pub index: usize,
    /// Why it cannot be played.
    pub reason: Illegal,
}

impl Record {
    /// Plays the record again. Options that do not make a game give every reason at once.
    pub fn replay(&self) -> Result<Replay<'_>, Vec<BadOption>> {
        let mut opening = Vec::new();
        let game = self.begin(&mut opening)?;
        Ok(Replay { entries: &self.entries, next: 0, game, opening })
    }
}

impl Replay<'_> {
    /// The game after what has been played so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Plays what is left: the game after the last entry.
    pub fn to_end(mut self) -> Result<Game, ReplayError> {
        self.try_for_each(|step| step.map(drop))?;
        Ok(self.game)
    }

    /// What happened before the first entry.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }
}

impl Iterator for Replay<'_> {
    type Item = Result<ReplayStep, ReplayError>;

    fn next(&mut self) -> Option<Self::Item> {
        let index = self.next;
        let entry = *self.entries.get(index)?;
        let before = self.game;
        let mut events = Vec::new();
        if let Err(reason) = self.game.play(entry, &mut events) {
            self.next = self.entries.len();
            return Some(Err(ReplayError { index, reason }));
        }
        self.next += 1;
        Some(Ok(ReplayStep { index, before, entry, events, after: self.game }))
    }
}

impl std::iter::FusedIterator for Replay<'_> {}
