//! A training from nothing to the end.

use super::Settings;

/// A part of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Until so many games have been played since the beginning.
    pub until: u64,
    /// How.
    pub settings: Settings,
}

/// From nothing to networks that judge together.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// How many learn side by side.
    pub networks: usize,
    /// The parts, one after the other.
    pub stages: Vec<Stage>,
    /// In the end, what they say is set right by so many games more.
    pub settled_by: u32,
}

/// Lessons of the rules of thumb; self-play with a short search, then with a longer one; small steps at the end.
pub fn standard(seed: u64) -> Plan {
    let base = Settings { seed, warm_up: 4096, lambda: 0.98, half_life: 24_000.0, ..Settings::default() };
    let stage =
        |until: u64, simulations: u32, rate: f32| Stage { until, settings: Settings { rate, simulations, ..base } };
    let stages = vec![stage(4096, 0, 8e-4), stage(24_576, 8, 8e-4), stage(57_344, 24, 8e-4), stage(69_632, 24, 2.5e-4)];
    Plan { networks: 4, stages, settled_by: 4096 }
}
