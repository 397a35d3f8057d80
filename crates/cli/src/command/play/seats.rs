//! Who sits at the table.

use std::fmt;
use std::str::FromStr;

use runestones_ai::{Bot, UnknownBot, bot_named};
use runestones_rules::Seat;

use super::table::Table;

/// A person at the keyboard, or a bot by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sitter {
    Human,
    Bot(String),
}

/// A person against a bot.
pub(super) fn usual() -> Vec<Sitter> {
    vec![Sitter::Human, Sitter::Bot("greedy".to_owned())]
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        match name.trim() {
            "human" => Ok(Sitter::Human),
            name => match bot_named(name, 0) {
                Ok(_) => Ok(Sitter::Bot(name.to_owned())),
                Err(unknown) => Err(format!("{unknown}, and `human`")),
            },
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sitter::Human => "human",
            Sitter::Bot(name) => name,
        })
    }
}

/// The bots by seat; `None` for people. A bot's own luck follows from the commitment, which everybody knows: it
/// cannot tell a bot anything about the cards.
pub(super) fn bots(sitters: &[Sitter], table: &Table) -> Result<Vec<Option<Box<dyn Bot + Send>>>, UnknownBot> {
    let bytes = table.seed().commitment().0;
    let number = bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte));
    let bot = |(seat, sitter): (Seat, &Sitter)| match sitter {
        Sitter::Human => Ok(None),
        Sitter::Bot(name) => bot_named(name, number ^ seat.index() as u64).map(Some),
    };
    Seat::first(sitters.len()).zip(sitters).map(bot).collect()
}
