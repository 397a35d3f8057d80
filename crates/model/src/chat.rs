//! What is said at a table, and who does not want to hear it.

use serde::{Deserialize, Serialize};

use crate::id::PersonId;
use crate::time::Millis;

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct NewChatLine {
    /// Who says it; nobody knows of what was said long ago.
    pub person: Option<PersonId>,
    /// The seat of who says it; none for somebody who watches.
    pub seat: Option<u8>,
    /// What they were called then.
    pub name: String,
    /// What they say.
    pub text: String,
    /// When.
    pub time: Millis,
}

/// Something said, with its place in the conversation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ChatLine {
    /// Counts from 1 in each game.
    pub id: u32,
    /// What was said.
    pub line: NewChatLine,
}

/// Somebody at a table does not want to hear somebody else.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Mute {
    /// Who does not want to hear.
    pub person: PersonId,
    /// Whom; everybody if it is nobody in particular.
    pub muted: Option<PersonId>,
}
