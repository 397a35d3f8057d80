//! What the tests of several crates share: random games of every kind, and (with the feature `http`) a small browser.

#[cfg(feature = "http")]
pub mod browser;
mod conserved;
#[cfg(feature = "http")]
pub mod forms;
mod mixes;
mod walk;

pub use conserved::assert_conserved;
pub use mixes::{any_options, names, option_mixes, options_of_every_mix};
pub use walk::{Temper, Walk, Walker, laid_out, play_out};
