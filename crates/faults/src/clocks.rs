//! Since when the clocks of all servers go right, as far as the run knows.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Told by whoever makes trouble, asked by players whose time is said to be over.
pub(crate) struct Clocks(Mutex<Option<Instant>>);

impl Clocks {
    /// They go right from now on.
    pub(crate) fn right() -> Clocks {
        Clocks(Mutex::new(Some(Instant::now())))
    }

    /// They are set. Afterwards they all show the same, or not.
    pub(crate) fn set(&self, set: impl FnOnce() -> bool) {
        let mut since = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *since = None;
        *since = set().then(Instant::now);
    }

    /// Whether no clock was set since then, and all show the same.
    pub(crate) fn are_right_since(&self, then: Instant) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|since| since <= then)
    }
}
