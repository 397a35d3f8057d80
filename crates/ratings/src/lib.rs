//! How strong somebody is, and how sure that is.
//!
//! A [`Rating`] is a belief about strength, a mean with a deviation, on a scale where 400 apart means 10 : 1 (Elo). A
//! game of two to four is a set of pairs (Glicko, pairwise): whoever finished ahead has won against whoever finished
//! behind, and who shares a place has drawn. While nobody plays, the belief widens. Bots are landmarks: their strength
//! was measured in the arena, and no game moves them.
//!
//! The pairs of a game are not independent: who beat one is likelier to have beaten the other. So each pair of a game
//! of k players counts 3 / (k + 1): then what we learn from a game is exactly what its places tell.
//! (For equal players the sum of k − 1 pairs varies (k + 1) / 3 times as much as if they were independent.)
//!
//! Everything is kept in whole thousandths and rounded once after each game, so that the same games in the same order
//! give the same numbers everywhere. Time is an argument.
//!
//! We wrote the few lines ourselves: the crate `skillratings` has no time, no landmarks and no weights for the pairs of
//! a game.

mod book;
mod game;
mod landmark;
mod rating;
pub mod wilson;

pub use book::{Book, Step};
pub use game::{Pool, Rated, Sitter, UnknownPool, rate};
pub use landmark::landmark;
pub use rating::{LADDER_GAMES, Rating, SHOWN_GAMES, win_chance};
