//! Which game is played next: all numbers of players and all modules, two players most often.

use rand::{Rng, RngExt as _};
use runestones_rules::{Options, StoneChoice};

/// The options of a game.
pub(super) fn options(rng: &mut impl Rng) -> Options {
    let players = match rng.random_range(0..8) {
        0..6 => 2,
        6 => 3,
        _ => 4,
    };
    let stones = if rng.random_ratio(1, 3) { StoneChoice::Random } else { StoneChoice::Base };
    Options { night: rng.random_ratio(1, 3), stones, ..Options::base(players) }
}
