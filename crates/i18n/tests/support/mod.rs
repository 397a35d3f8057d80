//! What the tests of whole games share: option mixes and random play.
#![allow(dead_code, unreachable_pub, reason = "every test file uses a part of it")]

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::{Action, Decider, Entry, Game, Move, MoveList, Options, Rune, StoneChoice};

/// The names of the players; one is left out on purpose.
pub fn names() -> Vec<String> {
    ["Brown", "Grey", "Rowan"].map(str::to_owned).to_vec()
}

/// Every mix of player count, expansion and stones.
pub fn option_mixes() -> Vec<Options> {
    let mut mixes = Vec::new();
    for players in 2..=4 {
        for night in [false, true] {
            // The last eight types have both stones of Queenie 1 among them.
            for stones in [StoneChoice::Base, StoneChoice::Random, StoneChoice::Chosen(Rune::ALL[2..].to_vec())] {
                mixes.push(Options { night, stones, ..Options::base(players) });
            }
        }
    }
    mixes
}

/// A random player and dealer in one. It likes to forge and to go on, so that its games show what happens late.
pub struct Walker(SmallRng);

impl Walker {
    pub fn new(seed: u64) -> Walker {
        Walker(SmallRng::seed_from_u64(seed))
    }

    /// The next entry, or `None` when the game is over.
    pub fn next(&mut self, game: &Game) -> Option<Entry> {
        match game.decider() {
            Decider::Nobody => None,
            Decider::Chance => game.random_outcome(&mut self.0).map(Entry::Chance),
            Decider::Seat(_) => Some(Entry::Move(self.pick(&game.legal_moves()))),
        }
    }

    fn pick(&mut self, moves: &MoveList) -> Move {
        let forge = Move::Action(Action::Forge);
        if moves.contains(&forge) && self.0.random_ratio(2, 3) {
            return forge;
        }
        let going_on: Vec<Move> = moves.iter().copied().filter(|mv| *mv != Move::Done).collect();
        if self.0.random_ratio(9, 10) {
            return going_on[self.0.random_range(0..going_on.len())];
        }
        moves[self.0.random_range(0..moves.len())]
    }
}
