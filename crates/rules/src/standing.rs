//! The end of the game: final scores and who won (E).

#[cfg(feature = "serde")]
use serde::Serialize;

use crate::game::Game;
use crate::phase::Phase;
use crate::player::Seat;

/// Who reaches this space makes the round the last one (C8, E1).
pub const THRONE: u16 = 65;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Standing {
    /// The final score of each seat.
    pub scores: Vec<FinalScore>,
    /// The seats with the most points; several share the victory (E3).
    pub winners: Vec<Seat>,
}

/// A final score and what it is made of (E2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct FinalScore {
    /// Points on the track when the last turn ended.
    pub track: u16,
    /// One point for every full three of gems and ore.
    pub left_over: u8,
    /// What the two rows score.
    pub rows: [u8; 2],
    /// All of it.
    pub total: u16,
}

impl Game {
    /// The final scores, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores: Vec<FinalScore> = self.seats().map(|seat| self.final_score(seat)).collect();
        let most = scores.iter().map(|score| score.total).max()?;
        let winners = self.seats().filter(|seat| scores[seat.index()].total == most).collect();
        Some(Standing { scores, winners })
    }

    /// What a seat would have if the game were over now (E2).
    pub fn final_score(&self, seat: Seat) -> FinalScore {
        let player = self.player(seat);
        let left_over = player.purse.pieces() / 3;
        let rows = player.rows.map(crate::player::Row::points);
        let total = player.score + u16::from(left_over) + u16::from(rows[0]) + u16::from(rows[1]);
        FinalScore { track: player.score, left_over, rows, total }
    }
}
