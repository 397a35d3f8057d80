//! How a game is expected to end, and what a seat wants of that (its utility function).

use runestones_rules::{Public, Seat};

use crate::net::SCORE_UNIT;

/// How much of its lead in points a seat counts beside its chance to win: it gives a direction where the chance is
/// nearly settled, or not learned yet.
const LEAD: f32 = 0.1;

/// How a game is expected to end, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The chance of each seat to win, a shared victory counted in parts; together 1. Empty seats have 0.
    pub wins: [f32; Seat::MOST],
    /// The expected final score of each seat.
    pub scores: [f32; Seat::MOST],
}

impl Outlook {
    /// The chance of a seat to win.
    pub fn win(&self, seat: Seat) -> f32 {
        self.wins[seat.index()]
    }

    /// The expected final score of a seat.
    pub fn score(&self, seat: Seat) -> f32 {
        self.scores[seat.index()]
    }

    /// The same turned so that this seat comes first and the others follow clockwise.
    pub(crate) fn seen_from(&self, seat: Seat, players: usize) -> Outlook {
        let turned = |values: [f32; Seat::MOST]| {
            std::array::from_fn(|steps| if steps < players { values[(seat.index() + steps) % players] } else { 0.0 })
        };
        Outlook { wins: turned(self.wins), scores: turned(self.scores) }
    }

    /// What a seat wants most of.
    pub(crate) fn utility(&self, seat: Seat, players: usize) -> f32 {
        let others = (0..players).filter(|other| *other != seat.index());
        let best_other = others.map(|other| self.scores[other]).fold(f32::MIN, f32::max);
        self.wins[seat.index()] + LEAD * (self.scores[seat.index()] - best_other) / SCORE_UNIT
    }
}

/// How a game ended, if it is over.
pub(crate) fn result(game: Public<'_>) -> Option<Outlook> {
    let standing = game.standing()?;
    let mut outlook = Outlook::default();
    let share = 1.0 / standing.winners.len() as f32;
    standing.winners.iter().for_each(|seat| outlook.wins[seat.index()] = share);
    for (score, end) in outlook.scores.iter_mut().zip(&standing.scores) {
        *score = f32::from(end.total);
    }
    Some(outlook)
}
