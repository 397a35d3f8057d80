//! The bots by name.

use std::fmt;

use crate::{Bot, Greedy, Random};

/// A kind of bot that can be asked for by name.
pub struct BotKind {
    /// The name.
    pub name: &'static str,
    /// How it plays, in half a line.
    pub about: &'static str,
    make: fn(u64) -> Box<dyn Bot + Send>,
}

/// Every kind of bot, the weakest first.
pub const BOTS: &[BotKind] = &[
    BotKind { name: "random", about: "any legal move", make: |seed| Box::new(Random::new(seed)) },
    BotKind { name: "greedy", about: "what looks best for this turn", make: |seed| Box::new(Greedy::new(seed)) },
];

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
        assert_eq!(error.to_string(), "there is no bot `deep\\nthought`; there are: random, greedy");
    }
}
