//! What a bot thought about a decision, for those who show it or make words of it.

use runestones_rules::{Move, Seat};

/// A decision, and what the bot saw on the way to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The move it would play; always one of the legal ones.
    pub chosen: Move,
    /// The moves it looked at, the most promising first, `chosen` at the head.
    pub candidates: Vec<Candidate>,
    /// How many simulations it took; 0 for a bot that does not search.
    pub simulations: u32,
}

/// A move that was looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// How many simulations went through it.
    pub visits: u32,
    /// How the game is expected to end after it; `None` from a bot that has no notion of that.
    pub outlook: Option<Outlook>,
    /// The moves that the same seat is expected to make after this one, a few at most.
    pub line: Vec<Move>,
}

/// How a game is expected to end, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The chance of each seat to win, a shared victory counted in parts; together 1. Empty seats have 0.
    pub wins: [f32; Seat::MOST],
    /// The expected final score of each seat.
    pub scores: [f32; Seat::MOST],
}

impl Thought {
    /// A decision without any ground that could be told.
    pub(crate) fn plain(chosen: Move) -> Thought {
        Thought { chosen, candidates: vec![Candidate::plain(chosen)], simulations: 0 }
    }
}

impl Candidate {
    pub(crate) fn plain(mv: Move) -> Candidate {
        Candidate { mv, visits: 0, outlook: None, line: Vec::new() }
    }
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
}
