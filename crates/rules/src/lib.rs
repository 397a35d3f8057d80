//! The game of Rune Stones, and nothing else: no I/O, no clock, no threads, no prose.
//!
//! A [`Game`] is a small value that can be copied. It says whose decision is next: a seat picks one of
//! [`Game::legal_moves`], chance one of [`Game::chance_outcomes`], and [`Game::play`] applies either.

pub mod ability;
mod anytime;
pub mod card;
pub mod card_set;
mod chance;
pub mod colour;
pub mod dealer;
mod display;
mod effect;
pub mod event;
pub mod game;
pub mod moves;
pub mod night;
pub mod notation;
mod pay;
mod pending;
pub mod perft;
mod phase;
pub mod player;
mod purse;
pub mod question;
pub mod rune;
mod sample;
pub mod scenario;
pub mod setup;
pub mod standing;
pub mod tile;
pub mod view;

pub use card::{Card, Cards};
pub use card_set::CardSet;
pub use chance::Weighted;
pub use colour::{Colour, Gem, Gems, Purse};
pub use dealer::{Commitment, Seed};
pub use event::{Event, Sink};
pub use game::{Decider, Game, Illegal};
pub use moves::{Action, DieFace, Entry, Move, MoveList, Outcome, Payment, Source, Use};
pub use player::{Artifact, Player, Row, RowName, Seat};
pub use question::Question;
pub use rune::{Rune, Runes};
pub use setup::{BadOption, FirstPlayer, Options, StoneChoice};
pub use standing::{FinalScore, Standing};
pub use tile::{Tile, Tiles};
pub use view::SeatView;

/// The version of the rules that this crate plays. A record carries it: a record of another version may not replay.
pub const RULES_VERSION: u32 = 1;
