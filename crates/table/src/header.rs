//! What is stored of a table besides its log: the options, who sits where, and the seed.

use runestones_ai::BOTS;
use runestones_model::{GameId, Millis};
use runestones_rules::position::Position;
use runestones_rules::record::Record;
use runestones_rules::{
    CannotStart, CardSet, Dealing, Entry, Game, NoSuchRules, Options, RulesVersion, Seat, Seed, Session, Sink, TurnEnd,
};
use serde::{Deserialize, Serialize};

use crate::hash::{hash, hashed_id};
use crate::leaving::{Ended, Incident};
use crate::terms::Terms;
use crate::vacation::Spell;

/// The document in the store's header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a box that the host ticks or not")]
pub struct Header {
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the card set.
    pub card_set: String,
    /// What its players call the table; may be empty.
    pub name: String,
    /// Whether the night expansion is in play.
    pub night: bool,
    /// Which rune stones are in play, as it is written down.
    pub stones: String,
    /// Who begins, as it is written down.
    pub first: String,
    /// Whether advice may be asked for.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether everybody agreed that the result counts for their ratings. The store looks for these very words.
    #[serde(default, skip_serializing_if = "is_no")]
    pub rated: bool,
    /// What was agreed about time.
    #[serde(default, skip_serializing_if = "Terms::is_default")]
    pub terms: Terms,
    /// How a turn ends, as it is written down; tables from before there was a choice end it at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_end: Option<String>,
    /// How luck follows from the seed, as it is written down; nothing for the usual way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealing: Option<String>,
    /// Where the game began, if not at the beginning: a position as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Whether bots move at once, instead of at a pace that people can follow.
    #[serde(default)]
    pub instant_bots: bool,
    /// Secret until the game is over.
    pub seed: String,
    /// Who is meant to sit on each seat.
    pub sitters: Vec<Sitter>,
    /// When everybody was there, so that clocks began to run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started: Option<Millis>,
    /// What happened to the seats besides moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<Incident>,
    /// How it ended, if not by the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// Who asked for another game with the same people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<Seat>,
    /// So many entries at the beginning were taken over from another game, whose luck this seed knows nothing of.
    #[serde(default, skip_serializing_if = "is_none")]
    pub taken_over: u32,
    /// The date of the daily deal, if this is somebody's try that counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
    /// The game was not played here: somebody opened its record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<Imported>,
}

/// Tables from before there was a choice allow advice.
fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_no(rated: &bool) -> bool {
    !rated
}

/// Most games begin at the beginning.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is asked with a reference")]
fn is_none(count: &u32) -> bool {
    *count == 0
}

/// What a record that was opened says of its luck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Imported {
    commitment: Option<String>,
    seed: Option<String>,
}

/// Who is meant to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sitter {
    /// What they are called.
    pub name: String,
    /// The level of a bot; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// When a person first looked at the table after everybody was there, if a clock waited for that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looked: Option<Millis>,
    /// The vacations of a person, as far as this game knows of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vacation: Vec<Spell>,
    /// Where a person came from, at a rated table: a hash that is the same for those of one household, and here only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub household: Option<String>,
}

impl Sitter {
    /// A person.
    pub fn person(name: &str) -> Sitter {
        Sitter { name: name.to_owned(), bot: None, looked: None, vacation: Vec::new(), household: None }
    }

    /// A bot of this level.
    pub fn bot(name: &str, level: &str) -> Sitter {
        Sitter { bot: Some(level.to_owned()), ..Sitter::person(name) }
    }
}

/// Why a header does not make a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadHeader {
    /// A version of the rules that is not known here.
    #[error(transparent)]
    Rules(#[from] NoSuchRules),
    /// A card set that is not known here.
    #[error("the card set {0} is not known here")]
    CardSet(String),
    /// A bot that is not known here.
    #[error("the bot {0} is not known here")]
    Bot(String),
    /// The options cannot be read.
    #[error("{0}")]
    Options(String),
    /// The seed cannot be read.
    #[error("the seed is not a seed")]
    Seed,
    /// The position that the game began with cannot be read.
    #[error("the position that the game began with is not one")]
    Position,
    /// They make no game.
    #[error(transparent)]
    Game(CannotStart),
}

impl Header {
    /// The header of a new table.
    pub fn new(options: &Options, name: &str, seed: Seed, sitters: Vec<Sitter>) -> Header {
        Header { name: name.to_owned(), seed: seed.to_string(), ..Header::plain(options, sitters) }
    }

    /// The header of a record that was played elsewhere. It has no seed of its own: nobody plays on.
    pub fn of_record(record: &Record) -> Header {
        let sitter = |name: &String| Sitter::person(name);
        let imported = Imported {
            commitment: record.commitment.map(|commitment| commitment.to_string()),
            seed: record.seed.map(|seed| seed.to_string()),
        };
        let sitters = record.players.iter().map(sitter).collect();
        Header { imported: Some(imported), ..Header::plain(&record.options, sitters).from(record.start.as_deref()) }
    }

    /// The same for a game that begins where another stands.
    #[must_use]
    pub fn from(self, start: Option<&Game>) -> Header {
        Header { position: start.map(|game| Position::of(game).to_json()), ..self }
    }

    fn start(&self) -> Result<Option<Box<Game>>, BadHeader> {
        let Some(position) = &self.position else { return Ok(None) };
        let card_set = self.options()?.card_set;
        let game = Position::from_json(position).ok().and_then(|position| position.game(&[card_set]).ok());
        game.map(|game| Some(Box::new(game))).ok_or(BadHeader::Position)
    }

    fn plain(options: &Options, sitters: Vec<Sitter>) -> Header {
        Header {
            rules: options.rules.number(),
            card_set: options.card_set.hash_hex(),
            name: String::new(),
            night: options.night,
            stones: options.stones.to_string(),
            first: options.first.to_string(),
            hints: true,
            rated: false,
            terms: Terms::default(),
            turn_end: Some(options.turn_end.to_string()),
            dealing: Some(options.dealing).filter(|way| *way != Dealing::default()).map(|way| way.to_string()),
            position: None,
            instant_bots: false,
            seed: String::new(),
            sitters,
            started: None,
            incidents: Vec::new(),
            ended: None,
            rematch: None,
            taken_over: 0,
            daily: None,
            imported: None,
        }
    }

    /// The game of this header, after these entries, of which all is told again.
    pub fn session(&self, entries: Vec<Entry>, events: &mut impl Sink) -> Result<Session, BadHeader> {
        let record = Record { entries, start: self.start()?, ..Record::new(self.options()?, self.names()) };
        let session = match &self.imported {
            None => {
                let seed = self.seed()?;
                // Only a game that had all its luck from this seed is bound to it.
                let commitment = (self.taken_over == 0).then(|| seed.commitment());
                Session::resume(Record { commitment, ..record }, seed, events)
            }
            Some(Imported { commitment, seed }) => {
                let commitment = commitment.as_deref().map(str::parse).transpose().map_err(|_| BadHeader::Seed)?;
                let seed = seed.as_deref().map(str::parse).transpose().map_err(|_| BadHeader::Seed)?;
                Session::of_record(Record { commitment, seed, ..record }, events)
            }
        };
        session.map_err(BadHeader::Game)
    }

    /// The game that is set up when its players want another one: always the same, whoever asks and however often.
    pub fn rematch_id(&self) -> GameId {
        hashed_id(&format!("rematch {}", self.seed))
    }

    /// The document as it is stored.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts, numbers and lists of them can always be written")
    }

    /// The options of the game.
    pub fn options(&self) -> Result<Options, BadHeader> {
        let rules = RulesVersion::try_from(self.rules)?;
        let unknown = || BadHeader::CardSet(self.card_set.clone());
        let card_set = CardSet::known(&self.card_set).ok_or_else(unknown)?;
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
            rules,
            turn_end: self
                .turn_end
                .as_deref()
                .map_or(Ok(TurnEnd::default()), str::parse)
                .map_err(|error| bad(&error))?,
            dealing: self.dealing.as_deref().map_or(Ok(Dealing::default()), str::parse).map_err(|error| bad(&error))?,
        })
    }

    /// The seed.
    pub fn seed(&self) -> Result<Seed, BadHeader> {
        self.seed.parse().map_err(|_| BadHeader::Seed)
    }

    /// What opens a seat to whoever has the link. It follows from the seed, so that it need not be stored: the store
    /// keeps only its hash.
    pub fn seat_secret(&self, seat: Seat) -> String {
        // A seat that is offered once more has another link.
        let again = match self.times_opened(seat) {
            0 => String::new(),
            times => format!(" {times}"),
        };
        hash(&format!("seat {seat}{again} {}", self.seed))[..48].to_owned()
    }

    /// What those on the seats are called, in order.
    pub fn names(&self) -> Vec<String> {
        self.sitters.iter().map(|sitter| sitter.name.clone()).collect()
    }
}

/// Whether there is a bot of this name.
pub fn is_bot(name: &str) -> bool {
    BOTS.iter().any(|bot| bot.name == name)
}
