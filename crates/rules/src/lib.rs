//! The game of Rune Stones, and nothing else: no I/O, no clock, no threads, no prose.
//!
//! A [`Game`] is a small value that can be copied. It says whose decision is next: a seat picks one of
//! [`Game::legal_moves`], chance one of [`Game::chance_outcomes`], and [`Game::play`] applies either.
//!
//! ```
//! use runestones_rules::{Decider, Game, Options, Seed};
//!
//! // A game for two. Chance is explicit: here every outcome follows from a seed, in a test it could be typed in.
//! let mut game = Game::new(&Options::base(2), &mut ()).expect("good options");
//! let seed = Seed::from_number(1);
//! let mut outcomes = 0;
//!
//! // The first turn: chance lays the table, then the first player takes whatever comes first.
//! let mut events = Vec::new();
//! while game.turn() == 1 {
//!     match game.decider() {
//!         Decider::Chance => {
//!             let outcome = seed.outcome(&game, outcomes).expect("chance decides");
//!             game.play(outcome, &mut events).expect("it can happen");
//!             outcomes += 1;
//!         }
//!         Decider::Seat(seat) => {
//!             // A bot would decide from what the seat may know.
//!             let view = game.view(seat);
//!             let mv = view.legal_moves()[0];
//!             println!("seat {seat} plays {mv}");
//!             game.play(mv, &mut events).expect("it is legal");
//!         }
//!         Decider::Nobody => break,
//!     }
//! }
//! assert!(!events.is_empty());
//!
//! // A move is text, and text is a move; one that does not fit is refused and changes nothing.
//! let before = game;
//! assert!(game.play("place top red".parse::<runestones_rules::Move>()?, &mut events).is_err());
//! assert_eq!(game, before);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
pub mod place;
pub mod player;
mod purse;
pub mod question;
pub mod rule_id;
pub mod rune;
mod sample;
pub mod scenario;
pub mod session;
pub mod setup;
pub mod standing;
pub mod table;
pub mod tile;
pub mod view;
pub mod why_not;

pub use card::{Card, Cards};
pub use card_set::CardSet;
pub use chance::Weighted;
pub use colour::{Colour, Gem, Gems, Purse};
pub use dealer::{Commitment, Seed};
pub use event::{Event, Sink};
pub use game::{Decider, Game, Illegal};
pub use moves::{Action, DieFace, Entry, Move, MoveList, Outcome, Payment, Source, Use};
pub use notation::record::Record;
pub use place::Place;
pub use player::{Artifact, Player, Row, RowName, Seat};
pub use question::Question;
pub use rule_id::{Chapter, RuleId};
pub use rune::{Rune, Runes};
pub use session::Session;
pub use setup::{BadOption, FirstPlayer, Options, StoneChoice};
pub use standing::{FinalScore, Standing};
pub use table::{Fate, FrontCard};
pub use tile::{Tile, Tiles};
pub use view::SeatView;
pub use why_not::Reason;

/// The version of the rules that this crate plays. A record carries it: a record of another version may not replay.
pub const RULES_VERSION: u32 = 1;
