//! What people reached in something that everybody tries, and that counts once for each: a daily deal, a puzzle.

use serde::{Deserialize, Serialize};

use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::PersonId;

/// What somebody reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KeptResult {
    /// The caller's word for what was tried.
    pub contest: String,
    /// Who tried.
    pub person: PersonId,
    /// What they reached, as a number that can be compared.
    pub value: i64,
    /// The caller's words about it.
    pub detail: String,
    /// When.
    pub time: Millis,
}

impl KeptResult {
    /// The longest word for something that is tried.
    const LONGEST_WORD: usize = 64;
    /// The longest words about a result.
    const LONGEST_DETAIL: usize = 1024;

    pub(crate) fn check(&self) -> Result<()> {
        let sound = (1..=KeptResult::LONGEST_WORD).contains(&self.contest.len())
            && self.person.0.len() <= KeptResult::LONGEST_WORD
            && self.detail.len() <= KeptResult::LONGEST_DETAIL
            && ![&self.contest, &self.person.0, &self.detail].iter().any(|text| text.contains('\0'));
        if sound { Ok(()) } else { Err(StoreError::Invalid { reason: "this is no result to keep".to_owned() }) }
    }
}
