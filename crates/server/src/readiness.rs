//! Whether the server can answer players.

use std::time::{Duration, Instant};

use runestones_store::{AnyStore, Store as _};
use tokio::sync::Mutex;

/// Whether anything can be stored. Anybody may ask, so it is found out at most once in a while.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

/// So long an answer is good for.
const GOOD_FOR: Duration = Duration::from_millis(500);

impl Readiness {
    pub(crate) async fn of(&self, store: &AnyStore) -> bool {
        // Whoever asks meanwhile waits here for the same answer.
        let mut known = self.0.lock().await;
        if let Some((when, ready)) = *known
            && when.elapsed() < GOOD_FOR
        {
            return ready;
        }
        let asked = store.probe(false).await;
        if let Err(error) = &asked {
            tracing::warn!(%error, "not ready");
        }
        *known = Some((Instant::now(), asked.is_ok()));
        asked.is_ok()
    }
}
