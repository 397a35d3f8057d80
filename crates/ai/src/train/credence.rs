//! How much of what looks like luck is luck.
//!
//! The luck of an outcome is what the network makes of it, and a network that has learned little is mostly wrong. Taken
//! out of results in full, such luck would add noise instead of removing it, and results beyond 0 and 1 would make the
//! network surer still, until nothing it says means anything. So only a share is taken out, the one that leaves the
//! least noise: that of a control variate, the regression of what came on what looked like luck. It begins with 0 and
//! comes to 1 as the network learns, sooner in late rounds than in early ones.

use runestones_rules::Seat;

use super::phase::{PHASES, phase};
use crate::Outlook;

/// What a round of training leaves of the count before it.
const KEPT: f32 = 0.97;
/// So many games that say nothing are imagined at the beginning.
const IMAGINED: f32 = 500.0;

/// How far luck can be believed, by phase.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Credence {
    cells: [Cell; PHASES],
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Cell {
    wins: Fit,
    scores: Fit,
    games: f32,
}

/// A straight line through the origin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Fit {
    product: f32,
    square: f32,
}

impl Fit {
    fn note(&mut self, looked: &[f32; Seat::MOST], came: &[f32; Seat::MOST]) {
        for (looked, came) in looked.iter().zip(came) {
            self.product += looked * came;
            self.square += looked * looked;
        }
    }

    fn slope(self) -> f32 {
        if self.square > 0.0 { (self.product / self.square).clamp(0.0, 1.0) } else { 0.0 }
    }

    fn plus(self, other: Fit, kept: f32) -> Fit {
        Fit { product: kept * self.product + other.product, square: kept * self.square + other.square }
    }
}

impl Cell {
    /// This, as far as it is kept, and another.
    fn plus(&self, other: &Cell, kept: f32) -> Cell {
        Cell {
            wins: self.wins.plus(other.wins, kept),
            scores: self.scores.plus(other.scores, kept),
            games: kept * self.games + other.games,
        }
    }
}

impl Credence {
    /// So many numbers make up a file.
    pub(super) const NUMBERS: usize = 5 * PHASES;

    /// Whatever looks like luck is luck.
    pub(super) fn whole() -> Credence {
        let sure = Fit { product: 1.0, square: 1.0 };
        Credence { cells: [Cell { wins: sure, scores: sure, games: f32::MAX }; PHASES] }
    }

    /// Counts what looked like luck in a phase, and by how much more came than was judged at its beginning.
    pub(super) fn note(&mut self, phase: usize, looked: &Outlook, came: &Outlook) {
        let cell = &mut self.cells[phase];
        cell.wins.note(&looked.wins, &came.wins);
        cell.scores.note(&looked.scores, &came.scores);
        cell.games += 1.0;
    }

    /// The part of what looks like luck that is taken for it.
    pub(super) fn believed(&self, looked: &Outlook, round: u16) -> Outlook {
        let cell = &self.cells[phase(round)];
        let sure = cell.games / (cell.games + IMAGINED);
        let (wins, scores) = (sure * cell.wins.slope(), sure * cell.scores.slope());
        Outlook { wins: looked.wins.map(|win| wins * win), scores: looked.scores.map(|score| scores * score) }
    }

    /// Lets go of what was long ago.
    pub(super) fn fade(&mut self) {
        self.combine(&Credence::default(), KEPT);
    }

    /// Adds what was counted elsewhere.
    pub(super) fn add(&mut self, other: &Credence) {
        self.combine(other, 1.0);
    }

    fn combine(&mut self, other: &Credence, kept: f32) {
        for (cell, other) in self.cells.iter_mut().zip(&other.cells) {
            *cell = cell.plus(other, kept);
        }
    }

    pub(super) fn to_numbers(&self) -> impl Iterator<Item = f32> {
        let numbers =
            |Cell { wins, scores, games }: &Cell| [wins.product, wins.square, scores.product, scores.square, *games];
        self.cells.iter().flat_map(numbers)
    }

    pub(super) fn from_numbers(numbers: &[f32]) -> Credence {
        let mut credence = Credence::default();
        for (cell, numbers) in credence.cells.iter_mut().zip(numbers.as_chunks().0) {
            let [product, square, score_product, score_square, games] = *numbers;
            *cell = Cell {
                wins: Fit { product, square },
                scores: Fit { product: score_product, square: score_square },
                games,
            };
        }
        credence
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{RngExt as _, SeedableRng as _};

    fn outlook(win: f32, score: f32) -> Outlook {
        Outlook { wins: [win, -win, 0.0, 0.0], scores: [score, 0.0, 0.0, 0.0] }
    }

    #[test]
    fn luck_is_believed_as_far_as_it_came_true() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut credence = Credence::default();
        let looked = outlook(0.2, 6.5);
        assert_eq!(credence.believed(&looked, 3), Outlook::default(), "nothing is known yet");
        for _ in 0..50_000 {
            let luck = rng.random_range(-0.2..0.2);
            let noise = rng.random_range(-0.5..0.5);
            // Half of what looks like luck in the chances is none; scores are judged rightly.
            credence.note(phase(3), &outlook(luck, 65.0 * luck), &outlook(0.5 * luck + noise, 65.0 * (luck + noise)));
            credence.note(phase(8), &outlook(luck, 65.0 * luck), &outlook(noise, -65.0 * luck));
        }
        let believed = credence.believed(&looked, 3);
        assert!((believed.wins[0] - 0.1).abs() < 0.01, "{believed:?}");
        assert!((believed.scores[0] - 6.5).abs() < 0.3, "{believed:?}");
        let wrong = credence.believed(&looked, 8);
        assert!(wrong.wins[0].abs() < 0.01 && wrong.scores[0] == 0.0, "{wrong:?}");

        let numbers: Vec<f32> = credence.to_numbers().collect();
        assert_eq!(numbers.len(), Credence::NUMBERS);
        assert_eq!(Credence::from_numbers(&numbers), credence);
    }
}
