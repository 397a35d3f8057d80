//! How a game is expected to end, in whole numbers.

use runestones_ai::Outlook;
use runestones_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::units::{BySeat, WHOLE, share_out};

/// How a game is expected to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prospect {
    /// The chance of each seat to win, in millionths; together exactly [`WHOLE`].
    pub chances: BySeat,
    /// The expected final score of each seat, in tenths of a point.
    pub scores: BySeat,
}

impl Prospect {
    /// What somebody thinks of the end, made exact: whatever was said, the chances of all seats are positive and together a whole.
    /// This is the one place where that is done.
    pub fn of(outlook: &Outlook, seats: usize) -> Prospect {
        let at_table = |at: usize| at < seats;
        let clean = |at: usize| {
            let win = f64::from(outlook.wins[at]);
            if at_table(at) && win.is_finite() { win.clamp(0.0, 1.0) } else { 0.0 }
        };
        let mut wins: [f64; Seat::MOST] = std::array::from_fn(clean);
        let mut total: f64 = wins.iter().sum();
        if total <= 0.0 {
            wins = std::array::from_fn(|at| f64::from(u8::from(at_table(at))));
            total = seats as f64;
        }
        // So fine that what is left is smaller than anything shown; `share_out` makes it a whole.
        let fine = f64::from(FINE);
        let mut parts = wins.map(|win| (win / total * f64::from(WHOLE) * fine) as i64);
        let rest = i64::from(WHOLE) * i64::from(FINE) - parts.iter().sum::<i64>();
        if let Some(most) = parts.iter_mut().max() {
            *most += rest;
        }
        let score = |at: usize| if at_table(at) { tenths_of_points(outlook.scores[at]) } else { 0 };
        Prospect { chances: share_out(parts, i64::from(FINE)), scores: std::array::from_fn(score) }
    }

    /// The mean of several, each with its weight; the chances are rounded once.
    ///
    /// # Panics
    ///
    /// If there is nothing to take the mean of.
    pub fn mean(all: impl IntoIterator<Item = (Prospect, u32)>) -> Prospect {
        let (mut chances, mut scores, mut weights) = ([0i64; Seat::MOST], [0i64; Seat::MOST], 0i64);
        for (prospect, weight) in all {
            let weight = i64::from(weight);
            weights += weight;
            for at in 0..Seat::MOST {
                chances[at] += weight * i64::from(prospect.chances[at]);
                scores[at] += weight * i64::from(prospect.scores[at]);
            }
        }
        assert!(weights > 0, "a mean of nothing");
        Prospect { chances: share_out(chances, weights), scores: scores.map(|score| (score / weights) as i32) }
    }

    /// The chance of a seat, in millionths.
    pub fn chance(&self, seat: Seat) -> i32 {
        self.chances[seat.index()]
    }
}

/// Parts of a millionth, while chances are made whole.
const FINE: i32 = 1000;

fn tenths_of_points(score: f32) -> i32 {
    if score.is_finite() { (score.clamp(-1000.0, 10_000.0) * 10.0).round() as i32 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(wins: [f32; 4], seats: usize) -> BySeat {
        Prospect::of(&Outlook { wins, scores: [0.0; 4] }, seats).chances
    }

    #[test]
    fn chances_are_a_whole_whatever_was_said() {
        for (wins, seats, expected) in [
            ([0.5, 0.5, 0.0, 0.0], 2, [500_000, 500_000, 0, 0]),
            ([1.0, 1.0, 1.0, 0.0], 3, [333_333, 333_333, 333_334, 0]),
            ([f32::NAN, 0.2, 7.0, 0.3], 2, [0, WHOLE, 0, 0]),
            ([0.0; 4], 4, [250_000; 4]),
            ([-3.0, f32::INFINITY, 0.0, 0.0], 2, [500_000, 500_000, 0, 0]),
        ] {
            assert_eq!(chances(wins, seats), expected, "{wins:?}");
        }
    }

    #[test]
    fn a_mean_counts_weights_and_stays_a_whole() {
        let one = Prospect { chances: [WHOLE, 0, 0, 0], scores: [700, 0, 0, 0] };
        let other = Prospect { chances: [0, WHOLE, 0, 0], scores: [400, 0, 0, 0] };
        let mean = Prospect::mean([(one, 1), (other, 2)]);
        assert_eq!(mean, Prospect { chances: [333_333, 666_667, 0, 0], scores: [500, 0, 0, 0] });
    }
}
