//! Getting better: the daily deal, and puzzles made of real positions.
//!
//! There is no clock, thread or file here: time is an argument, and whoever searches for puzzles drives an iterator.

mod daily;
mod practice;
mod puzzle;
mod ranking;
mod rating;
mod turn;

pub use daily::{DAILY_LEVEL, DAILY_SEAT, DailyDeal, NoSuchDeal, PAR_LEVEL, Standing, days_in_a_row};
pub use practice::Exercise;
pub use puzzle::{BadPuzzle, EQUAL, Found, GAP, Known, MOST_TURNS, Maker, Puzzle, Theme, Verdict, telling};
pub use ranking::{Ranked, Step};
pub use rating::{Rating, kept_try, puzzle_rating};
pub use turn::{End, World};
