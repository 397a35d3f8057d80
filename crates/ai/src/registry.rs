//! The bots by name.

use std::fmt;

use crate::{Bot, Greedy, Random};

/// A kind of bot that can be asked for by name.
pub struct BotKind {
    /// The name.
    pub name: &'static str,
    /// How it plays, in half a line.
    pub about: &'static str,
    /// Whether it is a step of the ladder that people play against; the others are yardsticks.
    pub is_level: bool,
    make: fn(u64) -> Box<dyn Bot + Send>,
}

/// Every kind of bot, the weakest first.
pub const BOTS: &[BotKind] = &[
    BotKind { name: "random", about: "any legal move", is_level: false, make: |seed| Box::new(Random::new(seed)) },
    BotKind {
        name: "apprentice",
        about: "plays sensibly, but overlooks half of what could be done",
        is_level: true,
        make: |seed| Box::new(Greedy::careless(seed, 0.5)),
    },
    BotKind {
        name: "greedy",
        about: "what looks best for this turn",
        is_level: false,
        make: |seed| Box::new(Greedy::new(seed)),
    },
];

/// The ladder that people play against, the weakest first.
pub fn levels() -> impl Iterator<Item = &'static BotKind> {
    BOTS.iter().filter(|kind| kind.is_level)
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = BOTS.iter().map(|kind| kind.name).collect();
        let short: String = self.0.chars().take(40).flat_map(char::escape_debug).collect();
        write!(f, "there is no bot `{short}`; there are: {}", names.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// A bot of this kind whose decisions follow from the seed.
pub fn bot_named(name: &str, seed: u64) -> Result<Box<dyn Bot + Send>, UnknownBot> {
    let kind = BOTS.iter().find(|kind| kind.name == name).ok_or_else(|| UnknownBot(name.to_owned()))?;
    Ok((kind.make)(seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_name_lists_the_known_ones() {
        let error = bot_named("deep\nthought", 0).err().expect("there is no such bot");
        assert_eq!(error.to_string(), "there is no bot `deep\\nthought`; there are: random, apprentice, greedy");
    }
}
