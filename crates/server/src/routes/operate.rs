//! For whoever runs a server, and for the machines that watch it.

use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use runestones_store::Store as _;
use tokio::sync::Mutex;

use crate::app::App;
use crate::shell::dress;

/// What a load balancer asks.
pub(super) fn for_balancers() -> Router<App> {
    Router::new().route("/health", get(async || "ok\n")).route("/ready", get(ready))
}

/// The figures, on an address of their own that the world does not see.
pub(crate) fn for_hosts(app: App) -> Router {
    let router = Router::new().route("/metrics", get(metrics)).merge(for_balancers());
    router.layer(map_response(async |response: Response| dress(response, false))).with_state(app)
}

/// A server is ready if it can answer players: the store takes writes, and the server is not about to stop.
async fn ready(State(app): State<App>) -> impl IntoResponse {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    let asked = async || {
        let asked = app.store.probe(false).await;
        asked.inspect_err(|error| tracing::warn!(%error, "not ready")).is_ok()
    };
    match (app.readiness.known_or(Instant::now(), asked).await, app.backups.failure()) {
        (false, _) => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n"),
        (true, None) => (StatusCode::OK, "ready\n"),
        // Why is for the log: strangers may ask, too.
        (true, Some(_)) => (StatusCode::OK, "ready, but the last backup failed\n"),
    }
}

/// Whether anything can be stored. Anybody may ask, so it is found out at most once in a while.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

/// How long an answer is good for.
const GOOD_FOR: Duration = Duration::from_millis(500);

impl Readiness {
    /// What was found out lately, or is now.
    async fn known_or(&self, now: Instant, find_out: impl AsyncFnOnce() -> bool) -> bool {
        // Whoever asks meanwhile waits here for the same answer.
        let mut known = self.0.lock().await;
        if let Some((when, ready)) = *known
            && now.saturating_duration_since(when) < GOOD_FOR
        {
            return ready;
        }
        let ready = find_out().await;
        *known = Some((now, ready));
        ready
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::task::JoinSet;

    use super::*;

    #[tokio::test]
    async fn however_many_ask_it_is_found_out_twice_a_second() {
        let (readiness, asked) = (Arc::new(Readiness::default()), Arc::new(AtomicU32::new(0)));
        let start = Instant::now();
        let mut answers = JoinSet::new();
        for number in 0..5_000 {
            let (readiness, asked) = (Arc::clone(&readiness), Arc::clone(&asked));
            answers.spawn(async move {
                // A thousand ask within each half of a second, and some of them at the same moment.
                let now = start + GOOD_FOR * (number / 1000) + GOOD_FOR / 1001 * (number % 1000);
                let find_out = async || {
                    tokio::task::yield_now().await;
                    asked.fetch_add(1, Ordering::Relaxed) < 2
                };
                readiness.known_or(now, find_out).await
            });
        }
        let ready = answers.join_all().await.into_iter().filter(|ready| *ready).count();
        assert_eq!((asked.load(Ordering::Relaxed), ready), (5, 2000), "what was found out counts for all who ask");
    }
}
