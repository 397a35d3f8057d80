//! Opponents for Rune Stones. They decide from a [`SeatView`], never from a game, so they cannot peek.
//!
//! ```
//! use rand::{SeedableRng, rngs::StdRng};
//! use runestones_ai::bot_named;
//! use runestones_rules::{Decider, Game, Options};
//!
//! let mut game = Game::new(&Options::base(2), &mut ()).unwrap();
//! let mut luck = StdRng::seed_from_u64(1);
//! let mut bot = bot_named("greedy", 7).unwrap();
//! while let Some(outcome) = game.random_outcome(&mut luck) {
//!     game.play(outcome, &mut ()).unwrap();
//! }
//! let Decider::Seat(seat) = game.decider() else { unreachable!("the table is laid") };
//! let chosen = bot.choose(&game.view(seat));
//! assert!(game.is_legal(chosen));
//! ```

mod choice;
pub mod contest;
mod features;
mod greedy;
pub mod heavy;
mod judge;
mod limits;
mod luck;
mod net;
mod outlook;
pub mod protocol;
mod random;
mod reason;
mod registry;
mod search;
mod seer;
mod thought;
pub mod train;

pub use choice::{BadChoice, BotChoice};
pub use greedy::{Greedy, Habits};
pub use judge::Near;
pub use limits::{Budget, Limits, Manners, Stop};
pub use luck::Luck;
pub use net::{BadWeights, Net};
pub use outlook::Outlook;
pub use random::Random;
pub use reason::{Reason, reasons};
pub use registry::{BOTS, BotKind, UnknownBot, bot_named, levels};
pub use search::{BadSetting, Search, SearchSettings};
pub use seer::Seer;
pub use thought::{Candidate, Thought};

use runestones_rules::{Game, Move, Seat, SeatView};

/// Somebody who can play. The same seed, the same views and the same simulations give the same decisions.
pub trait Bot {
    /// Decides for the viewer within the limits, and tells what it thought.
    ///
    /// # Panics
    ///
    /// If the viewer has nothing to decide.
    fn think(&mut self, view: &SeatView, limits: &Limits) -> Thought;

    /// The same without the thoughts: the position of the move among [`Decision::moves`], `None` if it is none of them.
    /// A bot that needs less than a whole view for its move can be much faster here.
    ///
    /// # Panics
    ///
    /// Like [`Bot::think`].
    fn decide(&mut self, decision: &Decision<'_>, limits: &Limits) -> Option<usize> {
        let chosen = self.think(&decision.view(), limits).chosen;
        decision.moves().iter().position(|mv| *mv == chosen)
    }

    /// Picks one of the view's legal moves, with the bot's own budget.
    ///
    /// # Panics
    ///
    /// If the viewer has nothing to decide.
    fn choose(&mut self, view: &SeatView) -> Move {
        self.think(view, &Limits::default()).chosen
    }
}

/// What a bot is asked in a game between bots. It holds the whole game, but shows only what the seat may know.
pub struct Decision<'a> {
    game: &'a Game,
    seat: Seat,
    moves: &'a [Move],
}

impl Decision<'_> {
    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal moves, at least two.
    pub fn moves(&self) -> &[Move] {
        self.moves
    }

    /// What the seat sees.
    pub fn view(&self) -> SeatView {
        self.game.view(self.seat)
    }
}
