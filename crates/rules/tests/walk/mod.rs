//! Random games for tests.

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use runestones_rules::{Decider, FirstPlayer, Game, Options, StoneChoice};

/// A game that plays itself at random, entry by entry.
pub(crate) struct Walk {
    /// The game so far.
    pub(crate) game: Game,
    rng: StdRng,
}

impl Walk {
    /// A new game.
    pub(crate) fn new(options: &Options, seed: u64) -> Walk {
        Walk::from(&Game::new(options, &mut ()).expect("these options make a game"), seed)
    }

    /// Goes on from here.
    pub(crate) fn from(game: &Game, seed: u64) -> Walk {
        Walk { game: *game, rng: StdRng::seed_from_u64(seed) }
    }

    /// Plays one random entry; `false` once the game is over.
    pub(crate) fn step(&mut self) -> bool {
        match self.game.decider() {
            Decider::Nobody => return false,
            Decider::Chance => {
                let outcome = self.game.random_outcome(&mut self.rng).expect("chance decides");
                self.game.play(outcome, &mut ()).expect("a possible outcome");
            }
            Decider::Seat(_) => {
                let mv = *self.game.legal_moves().choose(&mut self.rng).expect("a player who decides has moves");
                self.game.play(mv, &mut ()).expect("a legal move");
            }
        }
        true
    }
}

/// Two to four players, with and without each expansion.
pub(crate) fn options_of_every_mix() -> Vec<Options> {
    let mut all = Vec::new();
    for players in 2..=4 {
        for night in [false, true] {
            for stones in [StoneChoice::Base, StoneChoice::Random] {
                let first = if night { FirstPlayer::Random } else { FirstPlayer::Seat(players - 1) };
                all.push(Options { night, stones, first, ..Options::base(players) });
            }
        }
    }
    all
}
