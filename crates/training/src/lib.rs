//! Getting better: puzzles made of real positions.
//!
//! There is no clock, thread or file here: time is an argument, and whoever searches for puzzles drives an iterator.

mod puzzle;
mod turn;

pub use puzzle::{BadPuzzle, EQUAL, Found, GAP, Known, MOST_TURNS, Maker, Puzzle, Theme, Verdict};
pub use turn::{End, World};
