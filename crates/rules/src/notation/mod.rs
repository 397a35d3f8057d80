//! Text for moves, positions and whole games.

pub mod keyword;
pub mod moves;
mod options;
pub mod position;
pub mod record;
