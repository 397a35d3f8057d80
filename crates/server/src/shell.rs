//! What surrounds every answer: a limit, security headers, cookies for newcomers, and no changes by requests
//! from other sites (CSRF).

use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use runestones_i18n::Locale;

use crate::app::App;
use crate::error::Refusal;
use crate::origin::Origin;
use crate::packing::{takes_gzip, with_packed_symbols};
use crate::person::Visitor;

/// Nothing but our own files: no inline script or style, no frames, no other hosts.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// A table needs none of what a browser could lend it.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), camera=(), clipboard-read=(), display-capture=(), \
                           geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), \
                           local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), \
                           serial=(), usb=(), xr-spatial-tracking=()";

/// What every answer says, whoever asks for whatever: it is what it says it is, and for our own pages only.
const FOR_ALL: [(HeaderName, HeaderValue); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// What else an answer says that a window or a frame could show.
const FOR_DOCUMENTS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS)),
];

/// What is never a document with rights of its own: a browser shows it as plain text. A first load has many of these, and
/// whatever would mean nothing for them is weight.
const PARTS_OF_PAGES: [&str; 2] = ["text/css", "text/javascript"];

/// How often an answer for somebody may be kept.
pub(crate) const NEVER: &str = "no-store";

/// Answers a request only if there were not too many from where it comes.
pub(crate) async fn admit(State(app): State<App>, request: Request, next: Next) -> Response {
    let origin = request.extensions().get::<Origin>().copied().unwrap_or(Origin::UNKNOWN);
    if let Some(until) = app.bans.of_address(origin.address, app.now()) {
        let refusal = Refusal::Banned(until);
        return refusal.response(refusal.sentence_in(asked_language(request.headers())));
    }
    // Before anybody looks who it is: that costs more.
    match app.admit_request(origin.address) {
        Ok(()) => next.run(request).await,
        Err(wait) => {
            let refusal = Refusal::TooFast(wait);
            refusal.response(refusal.sentence_in(asked_language(request.headers())))
        }
    }
}

/// A browser asks for fewer languages.
pub(crate) const LONGEST_LIST: usize = 200;

/// The best language for somebody of whom nothing else is known.
fn asked_language(headers: &HeaderMap) -> Locale {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Locale::negotiate(asked.map(|asked| asked.get(..LONGEST_LIST).unwrap_or(asked)).unwrap_or_default())
}

/// What is somebody's own, and stays so whatever they did: their data, and what we do with it.
const STAYS_OPEN: [&str; 4] = ["/me", "/me/export", "/me/delete", "/privacy"];

/// Around what is for people: who it is, and whether they came from our own pages.
pub(crate) async fn visit(State(app): State<App>, visitor: Visitor, mut request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && comes_from_elsewhere(request.headers()) {
        return Refusal::CrossSite.page(&visitor);
    }
    if changes && !visitor.is_certain() {
        return Refusal::TryAgain.page(&visitor);
    }
    if let Some(until) = app.bans.of_person(&visitor.id, app.now())
        && !STAYS_OPEN.contains(&request.uri().path())
    {
        return Refusal::Banned(until).page(&visitor);
    }
    if visitor.is_known() {
        app.here.note(&visitor.id, Instant::now());
    }
    let (cookie, locale) = (visitor.set_cookie(), visitor.locale());
    // For those who are slow, which is seldom.
    let late = visitor.clone();
    let takes_gzip = takes_gzip(request.headers());
    request.extensions_mut().insert(visitor);
    // The slow sending of a form counts; a live connection is answered at once, and then goes on.
    let answered = tokio::time::timeout(app.patience.request, next.run(request)).await;
    let mut response = answered.unwrap_or_else(|_| Refusal::TooSlow.page(&late));
    if takes_gzip {
        response = with_packed_symbols(response, locale).await;
    }
    // Whatever may be kept by anybody never says who somebody is.
    let may_be_kept = response.headers().get(header::CACHE_CONTROL).is_some_and(|policy| policy != NEVER);
    // Whoever has just signed in has got another one.
    let has_one = response.headers().contains_key(header::SET_COOKIE);
    if let Some(cookie) = cookie
        && !may_be_kept
        && !has_one
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A form on another site cannot act in somebody's name: browsers say where a request comes from.
fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    let value = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match value(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => !matches!(site, "same-origin" | "none"),
        None => match (value(header::ORIGIN), value(header::HOST)) {
            (Some(origin), Some(host)) => origin.split_once("://").is_none_or(|(_, there)| there != host),
            // Whoever says where they come from, but not where they want to go, is no browser of ours.
            (Some(_), None) => true,
            // Unreadable is not the same as missing.
            (None, _) => headers.contains_key(header::ORIGIN),
        },
    }
}

/// Puts the headers on that every answer has.
pub(crate) fn dress(mut response: Response, encrypted: bool) -> Response {
    let headers = response.headers_mut();
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_document = !PARTS_OF_PAGES.iter().any(|part| kind.starts_with(part));
    for (name, value) in FOR_ALL.into_iter().chain(FOR_DOCUMENTS.into_iter().filter(|_| is_document)) {
        headers.insert(name, value);
    }
    if encrypted {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    let personal = headers.contains_key(header::SET_COOKIE);
    if personal || !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(NEVER));
    }
    response
}
