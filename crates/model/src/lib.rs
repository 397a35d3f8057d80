//! Values that the table decides with and the store keeps: names of games and people, times, what was said.
//!
//! They are here so that neither has to know the other: a table needs no database, and a database no table.

mod chat;
mod id;
mod time;

pub use chat::{ChatLine, Mute, NewChatLine};
pub use id::{BadGameId, GameId, PersonId, SecretHash};
pub use time::Millis;
