//! Which game is played next: all numbers of players and all modules, two players most often.

use rand::rngs::StdRng;
use rand::{Rng, RngExt as _, SeedableRng as _};
use runestones_rules::{Options, StoneChoice};

/// The luck of the game with this number.
pub(super) fn rng(seed: u64, number: u64) -> StdRng {
    StdRng::seed_from_u64(seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

/// The options of a game.
pub(super) fn options(rng: &mut impl Rng) -> Options {
    let players = match rng.random_range(0..16) {
        0..10 => 2,
        10..13 => 3,
        _ => 4,
    };
    let stones = if rng.random_ratio(1, 3) { StoneChoice::Random } else { StoneChoice::Base };
    Options { night: rng.random_ratio(1, 3), stones, ..Options::base(players) }
}
