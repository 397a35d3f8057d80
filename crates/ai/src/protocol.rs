//! The engine protocol: the lines that a program which plays a seat reads and writes.
//!
//! It is made after the UCI of chess. `docs/engine.md` describes it for those who write an engine; this is the one place
//! that reads and writes its lines, for both sides.

mod reply;
mod request;

pub use reply::{Best, Reply};
pub use request::{Go, NewGame, Request, Seen};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The longest line: a card set, escaped, fits.
pub const MOST_LINE_BYTES: usize = 1 << 22;

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLine {
    /// Longer than any line of the protocol.
    #[error("a line has at most {MOST_LINE_BYTES} bytes")]
    TooLong,
    /// The first word is none of the protocol.
    #[error(
        "`{0}` is not a request; there are `runestones`, `option`, `cards`, `newgame`, `seen`, `position`, `go`, `stop`, `ping` and `quit`"
    )]
    Word(String),
    /// The other side speaks another version.
    #[error("this is version {VERSION} of the protocol, not `{0}`")]
    Version(String),
    /// The words after the first cannot be read.
    #[error("`{word}` is followed by {expected}, not by `{found}`")]
    Rest {
        /// The first word.
        word: &'static str,
        /// What can follow.
        expected: &'static str,
        /// What followed, as much as a message can hold.
        found: String,
    },
}

impl BadLine {
    fn rest(word: &'static str, expected: &'static str, found: &str) -> BadLine {
        BadLine::Rest { word, expected, found: short(found) }
    }
}

/// As much of what somebody sent as a message can hold, without anything that is not plain text.
fn short(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}

/// The first word of a line, and what follows.
fn split(line: &str) -> (&str, &str) {
    line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()))
}
