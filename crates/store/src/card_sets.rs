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
    /// The longest hash and the longest text that are kept.
    const MOST: (usize, usize) = (100, 1 << 20);

    pub(crate) fn check(&self) -> Result<()> {
        let fits = self.hash.len() <= KeptCardSet::MOST.0 && self.text.len() <= KeptCardSet::MOST.1;
        let sound = fits && !self.hash.is_empty() && !self.hash.contains('\0') && !self.text.contains('\0');
        if sound { Ok(()) } else { Err(StoreError::Invalid { reason: "this is no card set to keep".to_owned() }) }
    }
}
