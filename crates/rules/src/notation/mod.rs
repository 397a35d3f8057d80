//! Text for moves, positions and whole games.

pub mod keyword;
pub mod moves;
pub mod position;
pub mod record;
