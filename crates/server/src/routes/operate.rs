//! For whoever runs a server, and for the machines that watch it.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

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

/// Ready is who can answer players: something can be stored, and the server is not about to stop.
async fn ready(State(app): State<App>) -> impl IntoResponse {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match (app.readiness.of(&app.store).await, app.backups.failure()) {
        (false, _) => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n"),
        (true, None) => (StatusCode::OK, "ready\n"),
        // Why is for the log: strangers may ask, too.
        (true, Some(_)) => (StatusCode::OK, "ready, but the last backup failed\n"),
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text())
}
