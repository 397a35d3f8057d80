//! Scenarios: a position, what is played, and what must hold then; as TOML.
//!
//! ```toml
//! # rule: U7, U8
//! title = "A wild gem pays for a colour"
//! rules = ["U7", "U8"]
//!
//! [position]
//! seat.1.hand = [16, 21]
//! seat.1.gems = "1 blue"
//!
//! [[step]]
//! play = ["use", "lay 16", "21 exchange"]
//! legal = ["16 exchange"]
//! illegal = ["21 exchange"]
//! expect.seat.1.gems = "2 wild"
//! ```
//!
//! A step plays its entries, moves and `*`chance outcomes alike, and then checks whatever it states:
//!
//! - `expect`: a position; only what it states is compared
//! - `legal`, `illegal`: these moves are possible, these are not; `only`: exactly these are
//! - `decides`: `seat 1`, `chance` or `nobody`
//! - `chance`: exactly these outcomes can happen
//! - `winners`, `final`: the seats that won, and everybody's total, once the game is over
//!
//! The first lines hold a comment with the ids of the rules, so that a search for an id finds the scenario.

mod check;
mod problem;
mod read;

pub use problem::{ScenarioFault, ScenarioProblem};

use std::fmt;

use crate::game::{Decider, Game};
use crate::moves::{Entry, Move, Outcome};
use crate::notation::position::{Difference, Position};
use crate::player::Seat;

/// The size of the largest scenario that is read.
pub const MOST_BYTES: usize = 1 << 20;

/// A position, what is played, and what must hold then.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// What it shows.
    pub title: String,
    /// The ids of the rules it shows.
    pub rules: Vec<String>,
    /// The game at the beginning.
    pub start: Game,
    /// What is played and checked, one after the other.
    pub steps: Vec<Step>,
}

/// Something that is played, and what must hold then.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Step {
    /// The line in the file, from 1.
    pub line: usize,
    /// What is played first.
    pub play: Vec<Entry>,
    /// These moves are legal then.
    pub legal: Vec<Move>,
    /// These are not.
    pub illegal: Vec<Move>,
    /// Exactly these are legal.
    pub only: Option<Vec<Move>>,
    /// Who decides.
    pub decides: Option<Decider>,
    /// Exactly these outcomes can happen.
    pub chance: Option<Vec<Outcome>>,
    /// Who has won.
    pub winners: Option<Vec<Seat>>,
    /// The final score of each seat.
    pub totals: Option<Vec<u16>>,
    /// What the position must say.
    pub expect: Position,
}

/// What became of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The title of the scenario.
    pub title: String,
    /// Everything that was not as it should be; empty if the scenario passed.
    pub failures: Vec<Failure>,
}

/// One thing that was not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The number of the step, from 1.
    pub step: usize,
    /// The line of the step in the file, from 1.
    pub line: usize,
    /// What was expected and what was there.
    pub difference: Difference,
}

impl Report {
    /// Whether everything was as it should be.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { key, expected, actual } = &self.difference;
        writeln!(f, "step {} (line {}), {key}", self.step, self.line)?;
        writeln!(f, "  expected: {expected}")?;
        write!(f, "  actual:   {actual}")
    }
}

impl Scenario {
    /// Reads a scenario, or says everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Scenario, Vec<ScenarioProblem>> {
        read::scenario(text)
    }

    /// Plays the scenario and compares. It ends at the first entry that cannot be played.
    pub fn run(&self) -> Report {
        let mut game = self.start;
        let mut failures = Vec::new();
        for (number, step) in (1..).zip(&self.steps) {
            let refused = step.play.iter().find_map(|entry| check::play(&mut game, *entry));
            let differences = match &refused {
                Some(difference) => vec![difference.clone()],
                None => check::step(&game, step),
            };
            let line = step.line;
            failures.extend(differences.into_iter().map(|difference| Failure { step: number, line, difference }));
            if refused.is_some() {
                break;
            }
        }
        Report { title: self.title.clone(), failures }
    }
}
