//! A bot that plays any legal move, each with the same probability: the floor that every other bot has to clear.

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use runestones_rules::SeatView;

use crate::{Bot, Limits, Thought};

/// Plays at random.
pub struct Random {
    rng: StdRng,
}

impl Random {
    /// A bot whose decisions follow from this seed.
    pub fn new(seed: u64) -> Random {
        Random { rng: StdRng::seed_from_u64(seed) }
    }
}

impl Bot for Random {
    fn think(&mut self, view: &SeatView, _: &Limits) -> Thought {
        Thought::plain(*view.legal_moves().choose(&mut self.rng).expect("the viewer decides"))
    }
}
