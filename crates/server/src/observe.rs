//! Watching the requests: each has a number that its lines in the log share, and is counted.
//!
//! What a stranger writes into a request becomes no name of a figure: there would be no end to them.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument as _;

use crate::app::App;
use crate::origin::Origin;
use crate::shell::dress;

/// The header in which a proxy may give a request its number, and in which the answer repeats it.
const NUMBER: HeaderName = HeaderName::from_static("x-request-id");

/// Around every request: where it comes from, what it took, and the headers that every answer has.
pub(crate) async fn observe(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    // Who asks to see something may wait for work in the background; it must not stand aside for them.
    let _served = (request.method() == Method::POST).then(|| app.courtesy.serve());
    let origin = Origin::of(request.headers(), request.extensions(), app.proxied);
    request.extensions_mut().insert(origin);
    let number = given_number(&app, &request).unwrap_or_else(new_number);
    let method = known_method(request.method());
    // Never the address itself: in those of seats there are secrets.
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let route = matched.as_ref().map_or("(none)", MatchedPath::as_str);
    let span = tracing::info_span!("request", number, method, route);
    let mut response = dress(next.run(request).instrument(span.clone()).await, origin.encrypted);
    let (status, took) = (response.status(), start.elapsed());
    app.metrics.answered(method, route, status.as_u16(), took);
    span.in_scope(|| {
        let millis = took.as_secs_f64() * 1000.0;
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), millis, "could not be answered");
        } else {
            tracing::debug!(status = status.as_u16(), millis, "answered");
        }
    });
    if let Ok(value) = HeaderValue::from_str(&number) {
        response.headers_mut().insert(NUMBER, value);
    }
    response
}

/// The method, if it is one that HTTP knows; anybody can make others up.
fn known_method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::PATCH => "PATCH",
        Method::TRACE => "TRACE",
        Method::CONNECT => "CONNECT",
        _ => "other",
    }
}

/// A number from outside is written into the log, so it must look like one, and only a proxy that we know may give it.
fn given_number(app: &App, request: &Request) -> Option<String> {
    let given = request.headers().get(NUMBER).filter(|_| app.proxied)?.to_str().ok()?;
    let plausible =
        (8..=64).contains(&given.len()) && given.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    plausible.then(|| given.to_owned())
}

fn new_number() -> String {
    format!("{:016x}", rand::random::<u64>())
}
