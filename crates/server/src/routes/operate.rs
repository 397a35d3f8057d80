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
    match (app.readiness.of(&app).await, app.backups.failure()) {
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
    async fn of(&self, app: &App) -> bool {
        // Whoever asks meanwhile waits here for the same answer.
        let mut known = self.0.lock().await;
        if let Some((when, ready)) = *known
            && when.elapsed() < GOOD_FOR
        {
            return ready;
        }
        let asked = app.store.probe(false).await;
        if let Err(error) = &asked {
            tracing::warn!(%error, "not ready");
        }
        *known = Some((Instant::now(), asked.is_ok()));
        asked.is_ok()
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text())
}
