//! For whoever runs a server, and for the machines that watch it.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use runestones_store::{PersonId, Store as _};

use crate::app::App;

/// What a load balancer asks.
pub(super) fn for_balancers() -> Router<App> {
    Router::new().route("/health", get(async || "ok\n")).route("/ready", get(ready))
}

/// The figures, on an address of their own that the world does not see.
pub(crate) fn for_hosts(app: App) -> Router {
    Router::new().route("/metrics", get(metrics)).merge(for_balancers()).with_state(app)
}

/// Ready is who can answer players: the database speaks, and the server is not about to stop.
async fn ready(State(app): State<App>) -> impl IntoResponse {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.store.person(&PersonId("nobody".into())).await {
        Ok(_) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text())
}
