//! A training in stages.

use super::Settings;

/// A part of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// Self-play, until so many games have been played since the beginning.
    Play {
        /// The number of games.
        until: u64,
        /// How.
        settings: Settings,
    },
    /// The chances are set right by the results of so many games more.
    Settle {
        /// The number of games.
        games: u32,
    },
}

/// From nothing to the end: games of the greedy bot, of which only results count; self-play with a short search; with a
/// longer one while the steps become small; settling.
pub fn standard(seed: u64) -> Vec<Stage> {
    let base = Settings { seed, warm_up: 4096, rate: 8e-4, half_life: 6000.0, ..Settings::default() };
    let play = |until: u64, simulations: u32, lambda: f32| Stage::Play {
        until,
        settings: Settings { lambda, simulations, ..base },
    };
    vec![play(4096, 0, 1.0), play(10_240, 12, 0.98), play(24_576, 24, 0.98), Stage::Settle { games: 2048 }]
}
