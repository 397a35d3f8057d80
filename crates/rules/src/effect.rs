//! Effects: what of a card, a wisp tile or the die can be used, and what using it does (U, D, N).

mod offer;
mod open;
mod perform;

pub(crate) use open::{distinct_open, effect_position};
