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

/// From nothing to the end: lessons of the rules of thumb; self-play with a short search, then with a longer one; small
/// steps at the end; settling. The weights that come with the program were made this way, with seed 1.
pub fn standard(seed: u64) -> Vec<Stage> {
    let base = Settings { seed, warm_up: 4096, lambda: 0.98, rate: 8e-4, half_life: 12_000.0, ..Settings::default() };
    let play = |until: u64, simulations: u32, rate: f32| Stage::Play {
        until,
        settings: Settings { simulations, rate, ..base },
    };
    vec![
        play(4096, 0, 8e-4),
        play(14_336, 8, 8e-4),
        play(20_480, 24, 8e-4),
        play(24_576, 24, 2.5e-4),
        Stage::Settle { games: 1536 },
    ]
}
