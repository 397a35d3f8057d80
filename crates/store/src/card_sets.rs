//! The card sets that the games of a store were played with.

use serde::{Deserialize, Serialize};

use crate::error::{Result, StoreError};

/// A card set as it is kept: a game can go on without the file it came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KeptCardSet {
    /// What games call it: the hash of its contents.
    pub hash: String,
    /// The contents, as the caller writes them.
    pub text: String,
}

impl KeptCardSet {
    /// The length of every hash: by it a game is found that names the set. Its header says `"card-set":"…"`.
    const HASH: usize = 64;

    /// The longest text that is kept.
    const LONGEST: usize = 1 << 20;

    pub(crate) fn check(&self) -> Result<()> {
        let is_hash =
            self.hash.len() == KeptCardSet::HASH && self.hash.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let sound = is_hash && self.text.len() <= KeptCardSet::LONGEST && !self.text.contains('\0');
        if sound { Ok(()) } else { Err(StoreError::Invalid { reason: "this is no card set to keep".to_owned() }) }
    }
}
