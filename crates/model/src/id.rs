//! Names of things: types of their own, so that a person is never taken for a game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The name of a game in addresses: twelve letters, digits, `-` or `_`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(String);

/// A text that cannot be the name of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game's name is twelve letters, digits, - or _")]
pub struct BadGameId;

const URL_SAFE: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl GameId {
    /// The name that nine (random) bytes spell, six bits to a character.
    pub fn from_bytes(bytes: [u8; 9]) -> GameId {
        let characters = bytes.chunks(3).flat_map(|three| {
            let bits = three.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte));
            [18, 12, 6, 0].map(|shift| char::from(URL_SAFE[(bits >> shift & 63) as usize]))
        });
        GameId(characters.collect())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for GameId {
    type Err = BadGameId;

    fn from_str(text: &str) -> Result<GameId, BadGameId> {
        let good = text.len() == 12 && text.bytes().all(|byte| URL_SAFE.contains(&byte));
        good.then(|| GameId(text.into())).ok_or(BadGameId)
    }
}

impl TryFrom<String> for GameId {
    type Error = BadGameId;

    fn try_from(text: String) -> Result<GameId, BadGameId> {
        text.parse()
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> String {
        id.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who somebody is: the hash of the secret in their cookie.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PersonId(pub String);

/// The hash of the secret in an invitation link. The secret itself is never stored: a copy of the database opens no seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SecretHash(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_spell_a_name_that_reads_back() {
        assert_eq!(GameId::from_bytes([0; 9]).as_str(), "AAAAAAAAAAAA");
        assert_eq!(GameId::from_bytes([255; 9]).as_str(), "____________");
        let id = GameId::from_bytes([0, 1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(id.as_str(), "AAECAwQFBgcI");
        assert_eq!(id.as_str().parse(), Ok(id));
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in ["", "AAAAAAAAAAA", "AAAAAAAAAAAAA", "AAAA/AAAAAAA", "AAAAAAAAAA\u{e9}"] {
            assert_eq!(text.parse::<GameId>(), Err(BadGameId), "{text}");
        }
    }
}
