//! What can go wrong, by what the caller can do about it.

use std::path::PathBuf;

use crate::game::Head;

/// The answer of a store.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Why a store did not do something. It can be cloned because one failed commit is the answer to many callers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no such thing.
    #[error("there is no such {what}")]
    NotFound {
        /// The kind of thing that was asked for.
        what: &'static str,
    },
    /// Somebody else changed the game first, or the name of a new game is taken. Load it and look again.
    #[error("the game has changed: it has {} entries at version {}", actual.length, actual.version)]
    Conflict {
        /// Where the log really stands.
        actual: Head,
    },
    /// The database does not answer now. Try again; if the write was a change of a game, load the game first: the
    /// change may have been made.
    #[error("the database does not answer now, try again: {reason}")]
    Unavailable {
        /// What the database said.
        reason: String,
    },
    /// There is no room left. Nothing was written.
    #[error("the disk is full: make room, then try again")]
    Full,
    /// What is stored cannot be what was once written.
    #[error("damaged: {reason}")]
    Damaged {
        /// What is wrong with it.
        reason: String,
    },
    /// The caller asked for something that makes no sense.
    #[error("{reason}")]
    Invalid {
        /// Why not.
        reason: String,
    },
    /// The database cannot be opened.
    #[error("cannot open the database {}: {reason}; {advice}", path.display())]
    CannotOpen {
        /// Where it should be.
        path: PathBuf,
        /// What is in the way.
        reason: String,
        /// What to do about it.
        advice: &'static str,
    },
    /// The server of the database cannot be used.
    #[error("cannot use the database {address}: {reason}; {advice}")]
    CannotConnect {
        /// Where it should be, without its password.
        address: String,
        /// What is in the way.
        reason: String,
        /// What to do about it.
        advice: &'static str,
    },
    /// Anything else.
    #[error("{reason}")]
    Other {
        /// What the database said.
        reason: String,
    },
}

impl StoreError {
    /// Whether the same call may work in a moment.
    pub fn is_temporary(&self) -> bool {
        matches!(self, StoreError::Unavailable { .. })
    }

    pub(crate) fn damaged(reason: impl Into<String>) -> StoreError {
        StoreError::Damaged { reason: reason.into() }
    }

    pub(crate) fn unavailable(reason: impl Into<String>) -> StoreError {
        StoreError::Unavailable { reason: reason.into() }
    }
}
