//! Text for moves, positions and whole games.

pub(crate) mod keyword;
pub(crate) mod moves;
mod options;
#[cfg(feature = "notation")]
pub mod position;
#[cfg(feature = "notation")]
pub mod record;
#[cfg(feature = "notation")]
pub(crate) mod seen;
