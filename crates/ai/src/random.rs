//! A bot that plays any legal move, each with the same probability: the floor that every other bot has to clear.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::SeatView;

use crate::{Bot, Decision, Limits, Thought};

/// Plays at random.
pub struct Random {
    rng: StdRng,
}

impl Random {
    /// A bot whose decisions follow from this seed.
    pub fn new(seed: u64) -> Random {
        Random { rng: StdRng::seed_from_u64(seed) }
    }

    fn any_of(&mut self, count: usize) -> usize {
        self.rng.random_range(0..count)
    }
}

impl Bot for Random {
    fn think(&mut self, view: &SeatView, _: &Limits) -> Thought {
        let moves = view.legal_moves();
        Thought::plain(moves[self.any_of(moves.len())])
    }

    fn decide(&mut self, decision: &Decision<'_>, _: &Limits) -> Option<usize> {
        Some(self.any_of(decision.moves().len()))
    }
}
