//! What a bot thought about a decision, for those who show it or make words of it.

use runestones_rules::Move;

use crate::Outlook;

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
