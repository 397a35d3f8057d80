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
//!
//! # Features
//! - `notation` (default): positions, records, sessions and scenarios, as text and JSON. It brings `serde`.
//! - `serde`: the pieces, moves and events can be written by serde.
//!
//! Without them the crate is the engine with its card sets, the notation of moves, and fair chance from a seed.

mod ability;
mod anytime;
mod card;
mod card_set;
mod chance;
mod click;
mod colour;
mod creature;
mod dealer;
mod display;
mod effect;
mod event;
mod game;
mod hex;
mod moves;
mod night;
mod notation;
mod obvious;
mod pay;
mod pending;
pub mod perft;
mod phase;
mod place;
mod player;
mod public;
mod purse;
mod question;
mod rule_id;
mod rules_version;
mod rune;
mod sample;
#[cfg(feature = "notation")]
pub mod scenario;
#[cfg(feature = "notation")]
mod session;
mod setup;
mod standing;
mod table;
mod tile;
mod turn_end;
mod view;
mod why_not;

pub use ability::{Ability, BadAbility, Bearer, Effect, Exchange, MOST_GEMS, MOST_POINTS, Misplaced, Price, Together};
pub use card::{Card, Cards, NoSuchCard};
pub use card_set::{
    BadForge, BadMagic, Border, CardFault, CardSet, DISPLAY, FORGES, Face, Fault as CardSetFault, Forge, Magic,
    Problem as CardSetProblem, TILES,
};
pub use chance::{Chance, Weighted};
pub use click::{BadClick, Click};
pub use colour::{Colour, Gem, Gems, Purse};
pub use creature::Creature;
pub use dealer::{Commitment, Dealer, Dealing, Seed};
pub use event::{ArtifactPlace, CardPlace, Event, Holder, Pile, Points, Sink, TilePlace};
pub use game::{Decider, Game, Illegal};
pub use hex::{NotHex, hex};
pub use moves::{Action, DieFace, Entry, Move, MoveList, Outcome, Payment, Source, Space, Use};
pub use night::Night;
pub use notation::keyword::UnknownWord;
pub use notation::moves::BadEntry;
#[cfg(feature = "notation")]
pub use notation::seen::BadView;
#[cfg(feature = "notation")]
pub use notation::{position, record};
pub use phase::{ORE_PRICE, WILD_FORGE, WILD_PRICE};
pub use place::{NoSuchPlace, Place};
pub use player::{Artifact, NoSuchSeat, Player, Row, RowName, Seat};
pub use public::{Public, PublicPlayer};
pub use question::Question;
pub use rule_id::{Chapter, RuleId};
pub use rules_version::{NoSuchRules, RulesVersion};
pub use rune::{Rune, Runes};
#[cfg(feature = "notation")]
pub use session::{CannotStart, CannotUndo, Session};
pub use setup::{BadOption, FirstPlayer, Options, StoneChoice};
pub use standing::{FinalScore, Standing, THRONE};
pub use table::{Fate, FrontCard};
pub use tile::{NoSuchTile, Tile, Tiles};
pub use turn_end::TurnEnd;
pub use view::SeatView;
pub use why_not::WhyNot;
