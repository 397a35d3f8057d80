//! What is said at a table.

use crate::game::Millis;

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChatLine {
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Counts from 1 in each game.
    pub id: u32,
    /// What was said.
    pub line: NewChatLine,
}
