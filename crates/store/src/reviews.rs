//! The reviews of finished games, kept so that nobody has to wait for one twice.

use crate::error::{Result, StoreError};

/// The largest review that is kept, packed as the caller does it.
const LARGEST: usize = 4 << 20;
/// The longest name of a judge.
const LONGEST_NAME: usize = 200;

pub(crate) fn check(judge: &str, review: &[u8]) -> Result<()> {
    let sound = judge.len() <= LONGEST_NAME && !judge.contains('\0') && review.len() <= LARGEST;
    if sound { Ok(()) } else { Err(StoreError::Invalid { reason: "this is no review to keep".to_owned() }) }
}
