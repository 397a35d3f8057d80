//! What is stored of a table besides its log: the options, who sits where, and the seed.

use runestones_ai::BOTS;
use runestones_rules::{CardSet, Options, RULES_VERSION, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::person::hash;

/// The document in the store's header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Header {
    pub(crate) rules: u32,
    pub(crate) card_set: String,
    /// What its players call the table; may be empty.
    pub(crate) name: String,
    pub(crate) night: bool,
    pub(crate) stones: String,
    pub(crate) first: String,
    /// Secret until the game is over.
    pub(crate) seed: String,
    pub(crate) sitters: Vec<Sitter>,
}

/// Who is meant to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Sitter {
    pub(crate) name: String,
    /// The level of a bot; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
}

/// Why a header does not make a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadHeader {
    #[error("the rules version {0} is not {RULES_VERSION}")]
    Rules(u32),
    #[error("the card set {0} is not known here")]
    CardSet(String),
    #[error("the bot {0} is not known here")]
    Bot(String),
    #[error("{0}")]
    Options(String),
    #[error("the seed is not a seed")]
    Seed,
}

impl Header {
    pub(crate) fn new(options: &Options, name: &str, seed: Seed, sitters: Vec<Sitter>) -> Header {
        Header {
            rules: RULES_VERSION,
            card_set: options.card_set.hash_hex(),
            name: name.to_owned(),
            night: options.night,
            stones: options.stones.to_string(),
            first: options.first.to_string(),
            seed: seed.to_string(),
            sitters,
        }
    }

    pub(crate) fn options(&self) -> Result<Options, BadHeader> {
        if self.rules != RULES_VERSION {
            return Err(BadHeader::Rules(self.rules));
        }
        let card_set = CardSet::standard();
        if self.card_set != card_set.hash_hex() {
            return Err(BadHeader::CardSet(self.card_set.clone()));
        }
        let unknown = self.sitters.iter().filter_map(|sitter| sitter.bot.as_deref()).find(|bot| !is_bot(bot));
        if let Some(bot) = unknown {
            return Err(BadHeader::Bot(bot.to_owned()));
        }
        let bad = |error: &dyn std::fmt::Display| BadHeader::Options(error.to_string());
        Ok(Options {
            players: self.sitters.len(),
            night: self.night,
            stones: self.stones.parse().map_err(|error| bad(&error))?,
            first: self.first.parse().map_err(|error| bad(&error))?,
            card_set,
        })
    }

    pub(crate) fn seed(&self) -> Result<Seed, BadHeader> {
        self.seed.parse().map_err(|_| BadHeader::Seed)
    }

    /// What opens a seat to whoever has the link. It follows from the seed, so that it need not be stored: the store
    /// keeps only its hash.
    pub(crate) fn seat_secret(&self, seat: Seat) -> String {
        hash(&format!("seat {seat} {}", self.seed))[..48].to_owned()
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.sitters.iter().map(|sitter| sitter.name.clone()).collect()
    }
}

/// Whether there is a bot of this name.
pub(crate) fn is_bot(name: &str) -> bool {
    BOTS.iter().any(|bot| bot.name == name)
}
