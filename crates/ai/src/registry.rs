//! The bots by name.

use std::fmt;
use std::sync::Arc;

use crate::{Bot, Greedy, Habits, Net, Random, Search, SearchSettings, Seer};

/// A kind of bot that can be asked for by name.
#[derive(Debug)]
pub struct BotKind {
    /// The name.
    pub name: &'static str,
    /// How it plays, in half a line.
    pub about: &'static str,
    /// Whether it is a step of the ladder that people play against; the others are yardsticks.
    pub is_level: bool,
    pub(crate) mind: Mind,
}

/// How a bot decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Mind {
    Random,
    /// The greedy bot, with habits.
    Greedy(Habits),
    /// One decision ahead with the network.
    Seer,
    /// Tree search with the network.
    Search(SearchSettings),
    /// Tree search with rules of thumb.
    PlainSearch(SearchSettings),
}

const fn level(name: &'static str, about: &'static str, mind: Mind) -> BotKind {
    BotKind { name, about, is_level: true, mind }
}

const fn yardstick(name: &'static str, about: &'static str, mind: Mind) -> BotKind {
    BotKind { name, about, is_level: false, mind }
}

const CAREFUL: Habits =
    Habits { glances: 0.0, forgets_deck: 0.0, misjudges: 0.0, keeps_low_cards: false, overlooks: 0.0 };
const DRUID: Habits = Habits { keeps_low_cards: true, ..CAREFUL };
const ACOLYTE: Habits = Habits { glances: 1.0, ..DRUID };
const APPRENTICE: Habits = Habits { forgets_deck: 0.6, misjudges: 7.0, ..ACOLYTE };

/// As far above the druid and below the archdruid whatever is played.
const SAGE: SearchSettings = SearchSettings { more: [[0, 2, 2], [3, 6, 6]], ..SearchSettings::with_simulations(6) };

/// On the table it thinks its turn through; given more time, it plays on for a round to tell moves apart that look alike.
/// With fewer simulations in a rollout it would judge them by what a weaker player makes of them.
pub(crate) const ARCHDRUID: SearchSettings = SearchSettings { rollout: 24, ..SearchSettings::DEFAULT };

/// Every kind of bot, the weakest first.
pub const BOTS: &[BotKind] = &[
    yardstick("random", "any legal move", Mind::Random),
    level(
        "apprentice",
        "takes the obvious, forgets what is in its deck, and misjudges its turn",
        Mind::Greedy(APPRENTICE),
    ),
    level("acolyte", "takes the obvious, and misses what works together", Mind::Greedy(ACOLYTE)),
    yardstick("greedy", "what looks best for this turn", Mind::Greedy(CAREFUL)),
    level("druid", "takes what looks best for this turn, and overlooks nothing", Mind::Greedy(DRUID)),
    yardstick("plain-search", "searches, but has learned nothing", Mind::PlainSearch(SearchSettings::DEFAULT)),
    yardstick("seer", "has learned the game, and judges every move at a glance", Mind::Seer),
    level("sage", "has learned the game, and thinks a little about its turn", Mind::Search(SAGE)),
    level("archdruid", "has learned the game, and thinks its turn through", Mind::Search(ARCHDRUID)),
];

/// The ladder that people play against, the weakest first.
pub fn levels() -> impl Iterator<Item = &'static BotKind> {
    BOTS.iter().filter(|kind| kind.is_level)
}

impl BotKind {
    /// The kind with this name.
    pub fn named(name: &str) -> Result<&'static BotKind, UnknownBot> {
        BOTS.iter().find(|kind| kind.name == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }

    /// A bot of this kind whose decisions follow from the seed.
    pub fn bot(&self, seed: u64) -> Box<dyn Bot + Send> {
        self.bot_with(Net::embedded, seed)
    }

    /// The same with another network in place of the embedded one.
    pub fn bot_with(&self, net: impl FnOnce() -> Arc<Net>, seed: u64) -> Box<dyn Bot + Send> {
        self.mind.bot(net, seed)
    }
}

impl Mind {
    pub(crate) fn bot(self, net: impl FnOnce() -> Arc<Net>, seed: u64) -> Box<dyn Bot + Send> {
        match self {
            Mind::Random => Box::new(Random::new(seed)),
            Mind::Greedy(habits) => Box::new(Greedy::with(seed, habits)),
            Mind::Seer => Box::new(Seer::new(net(), seed)),
            Mind::Search(settings) => Box::new(Search::new(net(), settings, seed)),
            Mind::PlainSearch(settings) => Box::new(Search::plain(settings, seed)),
        }
    }
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
    Ok(BotKind::named(name)?.bot(seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_name_lists_the_known_ones() {
        let error = bot_named("deep\nthought", 0).err().expect("there is no such bot").to_string();
        assert!(error.starts_with("there is no bot `deep\\nthought`; there are: random, apprentice, "), "{error}");
    }

    #[test]
    fn there_are_five_levels_and_every_name_is_there_once() {
        assert!(levels().count() >= 5);
        for (position, kind) in BOTS.iter().enumerate() {
            assert!(BOTS[..position].iter().all(|other| other.name != kind.name), "{}", kind.name);
        }
    }
}
