//! What the tests of several crates share: random games of every kind, tables to be drawn (with the feature `tables`), and
//! a small browser (`http`), and where alerts arrive (`alerts`).

#[cfg(feature = "http")]
pub mod browser;
mod conserved;
#[cfg(feature = "http")]
pub mod forms;
mod mixes;
#[cfg(feature = "alerts")]
pub mod receivers;
#[cfg(feature = "tables")]
pub mod tables;
mod walk;

pub use conserved::assert_conserved;
pub use mixes::{any_options, names, option_mixes, options_of_every_mix};
pub use walk::{Temper, Walk, Walker, laid_out, play_out};
