//! Whether writing works, as far as anybody knows.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::Result;

/// How long the last result is trusted; after that it takes another try.
const FRESH: Duration = Duration::from_secs(1);

/// The outcome of the last try to write something.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<()>)>>);

impl Health {
    /// Something was written, or could not be.
    pub(crate) fn tried(&self, outcome: Result<()>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), outcome));
    }

    /// What came of the last try, if it was just now.
    pub(crate) fn lately(&self) -> Option<Result<()>> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.as_ref().filter(|(when, _)| when.elapsed() < FRESH).map(|(_, outcome)| outcome.clone())
    }
}
