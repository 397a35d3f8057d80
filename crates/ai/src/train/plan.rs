//! A training from nothing to the end.

use std::ops::Range;

use super::Settings;

/// A part of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Until so many games have been played since the beginning.
    pub until: u64,
    /// How.
    pub settings: Settings,
}

/// How one of the networks is trained.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    /// From which everything follows.
    pub seed: u64,
    /// Its parts, one after the other.
    pub stages: Vec<Stage>,
}

/// From nothing to networks that judge together.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Every one is trained by itself.
    pub members: Vec<Training>,
    /// How they play the games by which what they say together is set right.
    pub settling: Settings,
    /// The numbers of these games.
    pub settled_by: Range<u64>,
}

/// Lessons of the rules of thumb; self-play with a short search, then with a longer one; small steps at the end.
pub fn standard(seed: u64) -> Plan {
    let training = |seed: u64| {
        let base =
            Settings { seed, warm_up: 4096, lambda: 0.98, rate: 8e-4, half_life: 12_000.0, ..Settings::default() };
        let stage =
            |until: u64, simulations: u32, rate: f32| Stage { until, settings: Settings { rate, simulations, ..base } };
        let stages =
            vec![stage(4096, 0, 8e-4), stage(14_336, 8, 8e-4), stage(20_480, 24, 8e-4), stage(24_576, 24, 2.5e-4)];
        Training { seed, stages }
    };
    Plan {
        members: vec![training(seed), training(seed + 1)],
        settling: Settings { seed, simulations: 24, ..Settings::default() },
        settled_by: 24_576..26_624,
    }
}
