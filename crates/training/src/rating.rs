//! How strong somebody is at puzzles, and how hard a puzzle is (Glicko: a rating and how uncertain it is).
//!
//! A solver's rating moves once for each puzzle, on the first try; the server counts it as it counts games. A puzzle's rating is worked out anew from what the bots made of it
//! and from all first tries, so nothing has to be stored of it but those.

use serde::{Deserialize, Serialize};

/// Nobody knows more of a newcomer.
const START: f64 = 1500.0;
const WIDEST: f64 = 350.0;
/// However much somebody plays, they can still improve.
const NARROWEST: f64 = 60.0;
/// How much the bots' opinion of a puzzle says.
const PUZZLE: f64 = 120.0;

/// A rating: 400 apart means ten to one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The best guess.
    pub rating: f64,
    /// One deviation of it.
    pub deviation: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: START, deviation: WIDEST }
    }
}

impl Rating {
    /// What bots made of a puzzle.
    pub fn of_puzzle(rating: u16) -> Rating {
        Rating { rating: rating.into(), deviation: PUZZLE }
    }

    /// After meetings with others of these ratings, each won or not.
    #[must_use]
    pub fn after(self, meetings: impl IntoIterator<Item = (Rating, bool, u64)>) -> Rating {
        let q = 10f64.ln() / 400.0;
        let weight = |deviation: f64| 1.0 / (1.0 + 3.0 * (q * deviation / std::f64::consts::PI).powi(2)).sqrt();
        let (mut information, mut surprise) = (0.0, 0.0);
        for (other, won, times) in meetings {
            let g = weight(other.deviation);
            let expected = 1.0 / (1.0 + 10f64.powf(-g * (self.rating - other.rating) / 400.0));
            information += times as f64 * q * q * g * g * expected * (1.0 - expected);
            surprise += times as f64 * g * (f64::from(u8::from(won)) - expected);
        }
        let precision = 1.0 / self.deviation.powi(2) + information;
        let rating = (self.rating + q / precision * surprise).clamp(100.0, 3500.0);
        Rating { rating, deviation: precision.sqrt().recip().clamp(NARROWEST, WIDEST) }
    }
}

/// A first try as it is kept: the solver's rating, with a sign that says whether it was solved. Ratings are kept coarsely,
/// so that many tries are a short list.
pub fn kept_try(player: Rating, solved: bool) -> i64 {
    let coarse = ((player.rating / 50.0).round() as i64 * 50).max(50);
    if solved { coarse } else { -coarse }
}

/// How hard a puzzle is after all first tries, and how many tried and solved it.
pub fn puzzle_rating(made: u16, tally: &[(i64, u64)]) -> (Rating, u64, u64) {
    let solver = |value: i64| Rating { rating: value.unsigned_abs() as f64, deviation: 100.0 };
    let meetings = tally.iter().map(|(value, count)| (solver(*value), *value < 0, *count));
    let count =
        |wanted: fn(i64) -> bool| tally.iter().filter(|(value, _)| wanted(*value)).map(|(_, count)| count).sum();
    (Rating::of_puzzle(made).after(meetings), count(|_| true), count(|value| value > 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_solves_gains_and_who_does_not_loses_and_both_become_surer() {
        let puzzle = Rating::of_puzzle(1500);
        let (won, lost) = (Rating::default().after([(puzzle, true, 1)]), Rating::default().after([(puzzle, false, 1)]));
        assert!(won.rating > 1550.0 && lost.rating < 1450.0, "{won:?} {lost:?}");
        assert!((won.rating - 1500.0 + lost.rating - 1500.0).abs() < 1e-6, "even chances");
        assert!(won.deviation < WIDEST);
        let hard = Rating::default().after([(Rating::of_puzzle(2000), true, 1)]);
        assert!(hard.rating > won.rating, "what is hard brings more");
    }

    #[test]
    fn a_puzzle_that_nobody_solves_is_hard() {
        let tally = [(kept_try(Rating::default(), false), 40), (kept_try(Rating::default(), true), 2)];
        let (rating, tried, solved) = puzzle_rating(1500, &tally);
        assert!(rating.rating > 1700.0, "{rating:?}");
        assert_eq!((tried, solved), (42, 2));
        assert!((puzzle_rating(1600, &[]).0.rating - 1600.0).abs() < 1e-6, "nobody tried");
    }
}
