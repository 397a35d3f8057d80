//! When something happened.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970. The caller has the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Millis(pub i64);

impl Millis {
    /// This much earlier.
    #[must_use]
    pub fn earlier_by(self, time: Duration) -> Millis {
        Millis(self.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// This much later.
    #[must_use]
    pub fn later_by(self, time: Duration) -> Millis {
        Millis(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }
}
