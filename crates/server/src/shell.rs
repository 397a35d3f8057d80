//! What surrounds every answer: cookies for newcomers, security headers, and no requests from other sites.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;

/// Nothing but our own files: no inline script or style, no frames, no other hosts.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

pub(crate) async fn surround(State(app): State<App>, visitor: Visitor, mut request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && comes_from_elsewhere(request.headers()) {
        return with_headers(Refusal::CrossSite.page(&visitor), visitor.encrypted);
    }
    let cookie = visitor.set_cookie();
    let encrypted = visitor.encrypted;
    request.extensions_mut().insert(visitor.clone());
    // The slow sending of a form counts; a live connection is answered at once, and then goes on.
    let answered = tokio::time::timeout(app.patience.request, next.run(request)).await;
    let mut response = answered.unwrap_or_else(|_| Refusal::TooSlow.page(&visitor));
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    with_headers(response, encrypted)
}

/// A form on another site cannot act in somebody's name: browsers say where a request comes from.
fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    let value = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match value(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => !matches!(site, "same-origin" | "none"),
        None => match (value(header::ORIGIN), value(header::HOST)) {
            (Some(origin), Some(host)) => origin.split_once("://").is_none_or(|(_, there)| there != host),
            _ => false,
        },
    }
}

fn with_headers(mut response: Response, encrypted: bool) -> Response {
    let headers = response.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if encrypted {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
