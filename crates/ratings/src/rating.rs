//! A belief about somebody's strength.

use runestones_model::Millis;
use serde::{Deserialize, Serialize};

/// Somebody's strength in one pool of games, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rating {
    /// The middle of what we believe.
    pub mean: i64,
    /// The standard deviation of what we believed after the last game.
    pub deviation: i64,
    /// How many games it comes from.
    pub games: u32,
    /// When the last of them ended.
    pub time: Millis,
}

/// With fewer games there is no number to show.
pub const SHOWN_GAMES: u32 = 5;

/// Whoever has played this many, and is known well enough, can be on the ladder.
pub const LADDER_GAMES: u32 = 20;

/// Known well enough: the 95 % interval is at most 150 points to each side.
const SURE: i64 = 75_000;

/// What we believe of somebody who never played.
const NEW_MEAN: i64 = 1_500_000;
const NEW_DEVIATION: i64 = 350_000;

/// How much the variance of a belief grows in a day, in points². A regular who stays away for a year is ± 230 again.
pub(crate) const DRIFT: f64 = 30.0;

const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

impl Rating {
    /// Somebody who never played, as they begin at this time.
    pub fn new(time: Millis) -> Rating {
        Rating { mean: NEW_MEAN, deviation: NEW_DEVIATION, games: 0, time }
    }

    /// The deviation at a later time: strength changes while nobody looks. A clock that was set back changes nothing.
    pub fn deviation_at(&self, now: Millis) -> i64 {
        let days = now.0.saturating_sub(self.time.0).max(0) as f64 / DAY;
        let wider = (points(self.deviation).powi(2) + DRIFT * days).sqrt();
        thousandths(wider).min(NEW_DEVIATION)
    }

    /// The rating as it is shown: the mean in whole points.
    pub fn shown(&self) -> i64 {
        whole(self.mean)
    }

    /// How far the 95 % interval reaches to each side at this time, in whole points.
    pub fn reach_at(&self, now: Millis) -> i64 {
        whole(2 * self.deviation_at(now))
    }

    /// Whether there are enough games to show a number at all.
    pub fn is_shown(&self) -> bool {
        self.games >= SHOWN_GAMES
    }

    /// Until when it is sure enough for the ladder; `None` if it is not even now.
    pub fn sure_until(&self) -> Option<Millis> {
        if self.games < LADDER_GAMES || self.deviation > SURE {
            return None;
        }
        let left = points(SURE).powi(2) - points(self.deviation).powi(2);
        Some(Millis(self.time.0.saturating_add((left / DRIFT * DAY) as i64)))
    }
}

/// The chance to finish ahead of somebody with this mean, both in thousandths.
pub fn win_chance(mean: i64, other: i64) -> f64 {
    1.0 / (1.0 + 10f64.powf(points(other - mean) / 400.0))
}

pub(crate) fn points(thousandths: i64) -> f64 {
    thousandths as f64 / 1000.0
}

pub(crate) fn thousandths(points: f64) -> i64 {
    (points * 1000.0).round() as i64
}

fn whole(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    const YEAR: i64 = 365 * 24 * 60 * 60 * 1000;

    #[test]
    fn certainty_fades_and_never_below_knowing_nothing() {
        let regular = Rating { mean: 1_600_000, deviation: 43_000, games: 100, time: Millis(0) };
        assert_eq!(regular.deviation_at(Millis(0)), 43_000);
        assert_eq!(regular.reach_at(Millis(YEAR)), 226);
        assert_eq!(regular.deviation_at(Millis(i64::MAX)), NEW_DEVIATION);
        assert_eq!(regular.deviation_at(Millis(-YEAR)), 43_000, "the clock was set back");
    }

    #[test]
    fn whoever_is_sure_enough_is_so_for_a_while() {
        let sure = Rating { mean: 0, deviation: 60_000, games: 20, time: Millis(1000) };
        let until = sure.sure_until().expect("sure enough");
        assert_eq!(sure.deviation_at(until), 75_000);
        assert!(sure.deviation_at(Millis(until.0 + YEAR)) > SURE);
        assert_eq!(Rating { games: 19, ..sure }.sure_until(), None);
        assert_eq!(Rating { deviation: 75_001, ..sure }.sure_until(), None);
    }

    #[test]
    fn four_hundred_apart_is_ten_to_one() {
        assert!((win_chance(1_900_000, 1_500_000) - 10.0 / 11.0).abs() < 1e-9);
        assert!((win_chance(1_600_000, 1_500_000) - 0.64).abs() < 0.001);
    }
}
