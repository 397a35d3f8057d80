//! Names and secrets that follow from a text.

use runestones_model::GameId;
pub use runestones_rules::hex;
use sha2::{Digest as _, Sha256};

/// The hash under which a secret is known to the store.
pub fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// The name of a game that follows from a text, and from no other that anybody could find.
pub fn hashed_id(text: &str) -> GameId {
    let digest: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    GameId::from_bytes(std::array::from_fn(|index| digest[index]))
}
