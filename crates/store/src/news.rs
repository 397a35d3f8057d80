//! How servers that share a store hear of each other's changes.

use tokio::sync::broadcast;

use crate::game::Head;
use crate::id::GameId;

/// How often a game has changed. Whoever has a copy of the game compares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Revision {
    /// The version of its [`Head`].
    pub version: u32,
    /// How often something changed around the log: seats, chat, mutes.
    pub company: u32,
}

impl Revision {
    /// Whether the log has changed since this head.
    pub fn is_newer_log(self, head: Head) -> bool {
        self.version > head.version
    }
}

/// Something that somebody else may have done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A game has changed, and has come this far.
    Changed(GameId, Revision),
    /// A game was deleted.
    Gone(GameId),
    /// Somebody is kept out from now on, or not any more.
    Bans,
    /// Something that a server told all of them.
    Said(String),
    /// Something may have been missed: whoever has copies of games looks at all of them again.
    Missed,
}

/// What comes in from now on. It ends when the store is closed; if the store has a single owner, at once.
pub struct Changes(Option<broadcast::Receiver<News>>);

impl Changes {
    /// No news, ever: nobody else writes.
    pub fn none() -> Changes {
        Changes(None)
    }

    pub(crate) fn from(receiver: broadcast::Receiver<News>) -> Changes {
        Changes(Some(receiver))
    }

    /// Waits for the next news; `None` when there will be no more.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.as_mut()?.recv().await {
            Ok(news) => Some(news),
            // Too much at once to remember.
            Err(broadcast::error::RecvError::Lagged(_)) => Some(News::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
