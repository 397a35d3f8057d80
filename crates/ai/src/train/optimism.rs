//! How much too high a seat's judgements of its own positions are.
//!
//! Whoever moves picks the position that looks best, and what looks best is overrated on average (the winner's curse).
//! Targets are made of such judgements, so a network would learn that whoever has just moved is ahead, and would pass
//! that on to its next targets. How far judgements and results lie apart is counted by the number of players and the
//! phase of the game, and taken off before a judgement is passed on. All seats of a game count, and their results
//! together are always the same, so the count settles after few games.

use runestones_rules::Seat;

use super::phase::{PHASES, phase};
use crate::Outlook;

const TABLES: usize = Seat::MOST - 1;
/// What a round of training leaves of the count before it.
const KEPT: f32 = 0.97;
/// So many positions that say nothing are imagined at the beginning.
const IMAGINED: f32 = 2000.0;

/// How much judgements exceed results, by number of players and phase.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Optimism {
    cells: [[Cell; PHASES]; TABLES],
}

/// A sum of errors, the viewer first and the others clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Cell {
    error: Outlook,
    positions: f32,
}

impl Optimism {
    /// So many numbers make up a file.
    pub(super) const NUMBERS: usize = TABLES * PHASES * (2 * Seat::MOST + 1);

    fn cell(&mut self, players: usize, round: u16) -> &mut Cell {
        &mut self.cells[players - 2][phase(round)]
    }

    /// Counts what a seat said about a position of its own, and what came.
    pub(super) fn note(&mut self, seat: Seat, players: usize, round: u16, said: &Outlook, came: &Outlook) {
        let error = said.less(came).seen_from(seat, players);
        let cell = self.cell(players, round);
        cell.error = cell.error.plus(&error, 1.0);
        cell.positions += 1.0;
    }

    /// What to take off a judgement of this seat.
    pub(super) fn of(&self, seat: Seat, players: usize, round: u16) -> Outlook {
        let cell = &self.cells[players - 2][phase(round)];
        let mean = Outlook::default().plus(&cell.error, 1.0 / (cell.positions + IMAGINED));
        // Turning a table on by its other seats turns it back.
        let back = Seat::new((players - seat.index()) % players).expect("a seat at the table");
        mean.seen_from(back, players)
    }

    /// Lets go of what was long ago.
    pub(super) fn fade(&mut self) {
        for cell in self.cells.as_flattened_mut() {
            cell.error = Outlook::default().plus(&cell.error, KEPT);
            cell.positions *= KEPT;
        }
    }

    /// Adds what was counted elsewhere.
    pub(super) fn add(&mut self, other: &Optimism) {
        for (cell, other) in self.cells.as_flattened_mut().iter_mut().zip(other.cells.as_flattened()) {
            cell.error = cell.error.plus(&other.error, 1.0);
            cell.positions += other.positions;
        }
    }

    pub(super) fn to_numbers(&self) -> impl Iterator<Item = f32> {
        let cells = self.cells.as_flattened().iter();
        cells.flat_map(|cell| cell.error.wins.into_iter().chain(cell.error.scores).chain([cell.positions]))
    }

    pub(super) fn from_numbers(numbers: &[f32]) -> Optimism {
        let mut optimism = Optimism::default();
        let (chunks, _) = numbers.as_chunks::<{ 2 * Seat::MOST + 1 }>();
        for (cell, numbers) in optimism.cells.as_flattened_mut().iter_mut().zip(chunks) {
            cell.error.wins.copy_from_slice(&numbers[..Seat::MOST]);
            cell.error.scores.copy_from_slice(&numbers[Seat::MOST..2 * Seat::MOST]);
            cell.positions = numbers[2 * Seat::MOST];
        }
        optimism
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(wins: [f32; Seat::MOST]) -> Outlook {
        Outlook { wins, scores: wins.map(|win| 100.0 * win) }
    }

    #[test]
    fn what_was_said_too_high_is_taken_off_again() {
        let mut optimism = Optimism::default();
        let seat = Seat::new(2).unwrap();
        for _ in 0..2_000_000 / 4 {
            optimism.note(seat, 3, 7, &outlook([0.2, 0.3, 0.5, 0.0]), &outlook([0.3, 0.3, 0.4, 0.0]));
        }
        let told = optimism.of(seat, 3, 10);
        for (told, expected) in told.wins.into_iter().zip([-0.1, 0.0, 0.1, 0.0]) {
            assert!((told - expected).abs() < 2e-3, "{told:?}");
        }
        // The same mistake of another seat, turned to it.
        let first = optimism.of(Seat::FIRST, 3, 6).wins;
        assert!((first[0] - 0.1).abs() < 2e-3 && (first[1] + 0.1).abs() < 2e-3, "{first:?}");
        assert_eq!(optimism.of(seat, 3, 11), Outlook::default(), "another phase");
        assert_eq!(optimism.of(seat, 4, 7), Outlook::default(), "another number of players");
        let numbers: Vec<f32> = optimism.to_numbers().collect();
        assert_eq!(numbers.len(), Optimism::NUMBERS);
        assert_eq!(Optimism::from_numbers(&numbers), optimism);
    }
}
