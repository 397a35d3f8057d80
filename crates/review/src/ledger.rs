//! The luck ledger: what became of every seat's chance to win, as bookkeeping that adds up to the last digit.

use runestones_rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::units::{BySeat, difference, in_tenths, sum};

/// What kind of luck it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LuckKind {
    /// What the die showed.
    Dice,
    /// What came to a hand, or from the top of the deck.
    Drawn,
    /// What was turned up: in the display, at a forge, as a wisp tile.
    TurnedUp,
}

impl LuckKind {
    /// All of them, in the order in which they are told.
    pub const ALL: [LuckKind; 3] = [LuckKind::Dice, LuckKind::Drawn, LuckKind::TurnedUp];

    /// The kind of what came.
    pub fn of(outcome: Outcome) -> LuckKind {
        match outcome {
            Outcome::Roll(_) => LuckKind::Dice,
            Outcome::Draw(_) | Outcome::Top(_) => LuckKind::Drawn,
            Outcome::First(_)
            | Outcome::Omit(_)
            | Outcome::Artifact(_)
            | Outcome::Token(_)
            | Outcome::Tile(_)
            | Outcome::Reveal(_) => LuckKind::TurnedUp,
        }
    }
}

/// Where every seat's chance to win came from. For each seat `start + own + others + luck = end`, exactly; over all seats
/// skill and each kind of luck sum to nothing, start and end to a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    /// The chances when the table was laid.
    pub start: BySeat,
    /// What each seat gave away by its own moves; never above 0.
    pub own: BySeat,
    /// What the moves of the others gave it, or took from it.
    pub others: BySeat,
    /// What luck brought, by [`LuckKind::ALL`].
    pub by_kind: [BySeat; 3],
    /// What the judge thought differently at the second look.
    pub second_thoughts: BySeat,
    /// How it ended: a whole for the winner, shared by those who share the victory.
    pub end: BySeat,
}

impl Ledger {
    pub(crate) fn beginning_with(start: BySeat) -> Ledger {
        Ledger { start, ..Ledger::default() }
    }

    /// Books a decision of a seat: what it changed against the best move.
    pub(crate) fn book_move(&mut self, mover: Seat, shift: BySeat) {
        for (at, change) in shift.into_iter().enumerate() {
            let column = if at == mover.index() { &mut self.own } else { &mut self.others };
            column[at] += change;
        }
    }

    /// Books what chance changed against its expectation.
    pub(crate) fn book_luck(&mut self, kind: LuckKind, shift: BySeat) {
        let column = &mut self.by_kind[kind as usize];
        *column = sum(*column, shift);
    }

    pub(crate) fn book_second_thoughts(&mut self, shift: BySeat) {
        self.second_thoughts = sum(self.second_thoughts, shift);
    }

    /// Own moves and those of the others together.
    pub fn skill(&self) -> BySeat {
        sum(self.own, self.others)
    }

    /// All luck, second thoughts among it.
    pub fn luck(&self) -> BySeat {
        self.by_kind.into_iter().fold(self.second_thoughts, sum)
    }

    /// What the result would be worth without luck.
    pub fn without_luck(&self) -> BySeat {
        sum(self.start, self.skill())
    }

    /// The same in tenths of a per cent, rounded once: each column keeps its sum, and what rounding leaves over goes to the
    /// second thoughts, so that the identity stays exact.
    #[must_use]
    pub fn in_tenths(&self) -> Ledger {
        let (start, end, skill) = (in_tenths(self.start), in_tenths(self.end), in_tenths(self.skill()));
        let own = self.own.map(nearest_tenth);
        let by_kind = self.by_kind.map(in_tenths);
        let booked = by_kind.into_iter().fold(sum(start, skill), sum);
        Ledger { start, own, others: difference(skill, own), by_kind, second_thoughts: difference(end, booked), end }
    }
}

fn nearest_tenth(millionths: i32) -> i32 {
    (f64::from(millionths) / f64::from(crate::units::TENTH)).round() as i32
}
