//! What can be wrong with a record.

use std::fmt;

use crate::game::Illegal;
use crate::hex::NotHex;
use crate::notation::keyword::UnknownWord;
use crate::notation::moves::BadEntry;
use crate::notation::position::PositionProblem;
use crate::notation::record::{BadMoment, BadName, FORMAT_VERSION, MOST_BYTES, MOST_ENTRIES, Moment, Record};
use crate::rules_version::NoSuchRules;
use crate::setup::BadOption;

/// More problems than anybody reads at once; a hostile file could have a million.
const MOST_PROBLEMS: usize = 100;

/// One thing that is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Problem {
    /// The line of the text, counted from 1; `None` in a JSON record, unless the JSON itself is broken.
    pub line: Option<usize>,
    /// What is wrong there.
    pub reason: Fault,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.reason),
            None => write!(f, "{}", self.reason),
        }
    }
}

/// A text that is not a sound record.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", in_lines(.problems))]
pub struct Rejected {
    /// Everything that is wrong, first line first; at least one thing.
    pub problems: Vec<Problem>,
    /// What the text says, if all of it can be read and only the play is wrong. [`Record::verify`] says more about it.
    pub record: Option<Box<Record>>,
}

fn in_lines(problems: &[Problem]) -> String {
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

fn in_one_line(problems: &[PositionProblem]) -> String {
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    problems.join("; ")
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The file is far larger than any game.
    #[error("the record has {0} bytes; it can have at most {MOST_BYTES}")]
    TooLong(usize),
    /// More entries than any game has.
    #[error("the record has {0} entries; it can have at most {MOST_ENTRIES}")]
    TooManyEntries(usize),
    /// The text does not begin like a record.
    #[error("this is not a record: it must begin with `Rune Stones record {FORMAT_VERSION}`")]
    NotARecord,
    /// The JSON cannot be read.
    #[error("this is not a record in JSON: {0}")]
    Json(String),
    /// A format that this program does not know.
    #[error("the record is of format {0}; this program reads format {FORMAT_VERSION}")]
    Format(String),
    /// Rules that this program does not play.
    #[error(transparent)]
    RulesVersion(NoSuchRules),
    /// A header line without a colon.
    #[error("`{0}` has no colon; a header line is a key, a colon and a value")]
    NoColon(String),
    /// A key that a record does not know.
    #[error(transparent)]
    UnknownKey(UnknownWord),
    /// A key that is there twice.
    #[error("`{0}` is here for the second time")]
    Twice(&'static str),
    /// A key that every record has.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// The card set is not written as a name and a hash.
    #[error("`{0}` does not name a card set; write its name and then its hash of 64 digits")]
    CardSet(String),
    /// No known card set has this hash.
    #[error("the card set `{name}` with the hash {hash} is not known here; give its file with `--cards`")]
    UnknownCardSet {
        /// The name that the record gives it.
        name: String,
        /// The hash that the record gives.
        hash: String,
    },
    /// The hash is known, but the card set has another name.
    #[error("the card set with this hash is called `{known}`, not `{stated}`")]
    CardSetName {
        /// The name that the record gives it.
        stated: String,
        /// The name it has.
        known: String,
    },
    /// A name that a player cannot have.
    #[error(transparent)]
    Name(BadName),
    /// One of a few known words was expected.
    #[error(transparent)]
    Word(UnknownWord),
    /// The commitment or the seed cannot be read.
    #[error(transparent)]
    Hex(NotHex),
    /// A result that is not one number per player.
    #[error("`{found}` is not a result; it is one number for each of the {players} players")]
    Result {
        /// What stands there.
        found: String,
        /// How many players there are.
        players: usize,
    },
    /// The options do not make a game.
    #[error(transparent)]
    Option(BadOption),
    /// The game cannot have begun there.
    #[error("the position is impossible: {}", in_one_line(.0))]
    Position(Vec<PositionProblem>),
    /// The options are those of another game than the position.
    #[error("the position is that of a game with other options")]
    OtherOptions,
    /// The label of a turn cannot be read.
    #[error(transparent)]
    Label(BadMoment),
    /// A turn that stands where another one is due.
    #[error("this belongs to `{due}`, not to `{stated}`")]
    WrongLabel {
        /// What the record says.
        stated: Moment,
        /// What the game says.
        due: Moment,
    },
    /// A label with nothing behind it.
    #[error("nothing follows `{0}`")]
    EmptyTurn(Moment),
    /// Two commas without anything between them.
    #[error("something is missing between two commas")]
    EmptyEntry,
    /// An entry cannot be read.
    #[error(transparent)]
    Entry(BadEntry),
    /// An entry cannot be played.
    #[error("entry {number}: {reason}")]
    Illegal {
        /// The number of the entry, from 1.
        number: usize,
        /// Why not.
        reason: Illegal,
    },
    /// The list of problems was cut.
    #[error("and {0} more problems from here on")]
    More(usize),
}

/// Collects problems.
#[derive(Default)]
pub(super) struct Problems(Vec<Problem>);

impl Problems {
    pub(super) fn add(&mut self, line: impl Into<Option<usize>>, reason: Fault) {
        self.0.push(Problem { line: line.into(), reason });
    }

    /// The value, or `None` after noting why there is none.
    pub(super) fn note<T>(&mut self, line: impl Into<Option<usize>>, result: Result<T, Fault>) -> Option<T> {
        result.map_err(|reason| self.add(line, reason)).ok()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them, first line first, cut to a readable number; and the record they are about, if it could be read.
    pub(super) fn reject(self, record: Option<Record>) -> Rejected {
        let mut problems = self.0;
        problems.sort_by_key(|problem| problem.line);
        if problems.len() > MOST_PROBLEMS {
            let rest = problems.split_off(MOST_PROBLEMS);
            problems.push(Problem { line: rest[0].line, reason: Fault::More(rest.len()) });
        }
        Rejected { problems, record: record.map(Box::new) }
    }

    /// A single one.
    pub(super) fn only(line: usize, reason: Fault) -> Rejected {
        Rejected { problems: vec![Problem { line: Some(line), reason }], record: None }
    }
}
