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

pub(crate) async fn surround(State(_): State<App>, visitor: Visitor, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && comes_from_elsewhere(request.headers()) {
        return with_headers(Refusal::CrossSite.page(&visitor));
    }
    let cookie = visitor.set_cookie();
    let mut request = request;
    // The handlers see the same newcomer, not a second one.
    let secret = visitor.new_secret().map(|secret| format!("{}={secret}", crate::person::COOKIE_NAME));
    if let Some(Ok(value)) = secret.map(|pair| HeaderValue::from_str(&pair)) {
        request.headers_mut().append(header::COOKIE, value);
    }
    let mut response = next.run(request).await;
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    with_headers(response)
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

fn with_headers(mut response: Response) -> Response {
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
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
