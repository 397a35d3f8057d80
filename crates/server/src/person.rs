//! Who somebody is: a private cookie, its hash in the store, a name, and how they like the table.

use std::convert::Infallible;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use runestones_page::Head;
use runestones_store::{GameId, Owner, Page, Person, PersonId, SecretHash, Status, Store as _};
use runestones_table::{Reader, hash};

use crate::app::{App, new_secret};
use crate::error::Refusal;
use crate::origin::Origin;
use crate::shell::LONGEST_LIST;

/// The name of the cookie.
const COOKIE_NAME: &str = "runestones";
/// Its name where the way is encrypted: browsers then take it only from this very host, and from none that pretends.
const SAFE_COOKIE_NAME: &str = "__Host-runestones";

/// Among so many of somebody's games one is looked for that is over.
const LATEST: u32 = 20;

/// Whoever sends a request, known by their cookie. A person who was never here before gets one with the answer, but
/// nothing is stored of them before there is something to keep.
#[derive(Clone)]
pub(crate) struct Visitor {
    reader: Reader,
    /// The cookie to set, for somebody new or whose cookie can be a safer one from now on.
    new_secret: Option<String>,
    /// Whether the store has something of them.
    is_stored: bool,
    sureness: Sureness,
    /// The hash of their cookie. Without an account it is who they are.
    pub(crate) device: SecretHash,
    pub(crate) origin: Origin,
    /// The address that they asked for, without what is asked there.
    here: String,
}

/// Whether the store has said who somebody is and what they like. While it is away we show them what we knew last, but
/// nothing is changed in the name of somebody we may take for another, or by settings they may have changed elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sureness {
    Sure,
    InDoubt,
}

impl Deref for Visitor {
    type Target = Reader;

    fn deref(&self) -> &Reader {
        &self.reader
    }
}

impl DerefMut for Visitor {
    fn deref_mut(&mut self) -> &mut Reader {
        &mut self.reader
    }
}

#[cfg(test)]
impl Visitor {
    /// Somebody who was never here before and comes from the 192.0.x.y of this number.
    pub(crate) fn from_address(number: u16) -> Visitor {
        let address = std::net::Ipv4Addr::from_bits(0xc000_0000 + u32::from(number)).into();
        let reader = Reader::stranger(PersonId(new_secret()));
        let device = SecretHash(reader.id.0.clone());
        Visitor {
            reader,
            new_secret: None,
            is_stored: false,
            sureness: Sureness::Sure,
            device,
            origin: Origin { address, encrypted: false },
            here: String::new(),
        }
    }
}

impl Visitor {
    /// What every page says about itself for them.
    pub(crate) fn head<'a>(&'a self, title: &'a str) -> Head<'a> {
        Head { here: &self.here, ..Head::of(self, title) }
    }

    /// Whether anything is stored of them.
    pub(crate) fn is_known(&self) -> bool {
        self.is_stored
    }

    /// Whether it is certain who they are and what they like, so that they may change something.
    pub(crate) fn is_certain(&self) -> bool {
        self.sureness == Sureness::Sure
    }

    /// Where a game opens for them.
    pub(crate) fn table_address(&self, game: &GameId) -> String {
        self.likes.settings().table_address(game)
    }

    /// The cookie for somebody new: private to the server, sent back only from our own pages.
    pub(crate) fn set_cookie(&self) -> Option<HeaderValue> {
        self.cookie_with(self.new_secret.as_deref()?)
    }

    /// The cookie with this secret.
    pub(crate) fn cookie_with(&self, secret: &str) -> Option<HeaderValue> {
        let (name, secure) = if self.origin.encrypted { (SAFE_COOKIE_NAME, "; Secure") } else { (COOKIE_NAME, "") };
        let cookie = format!("{name}={secret}; Path=/; Max-Age=63072000; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).ok()
    }

    /// Whether there may be something to remember of them: an address can only make so many new people.
    pub(crate) fn admit(&self, app: &App) -> Result<(), Refusal> {
        if self.is_stored { Ok(()) } else { app.admit_person(self) }
    }

    /// Remembers what they like, and their name, if they may be stored.
    pub(crate) async fn save(&self, app: &App) -> Result<(), Refusal> {
        self.admit(app)?;
        self.keep(app).await
    }

    /// Remembers them as somebody who sits down. Whoever has finished a game knows what the tips would say.
    pub(crate) async fn keep_as_player(&self, app: &App) -> Result<(), Refusal> {
        let mut player = self.clone();
        if self.is_stored && !self.likes.learning.has_finished {
            let games = app.store.games_of(&self.id, &Page::first(LATEST)).await?;
            player.likes.learning.has_finished = games.iter().any(|game| game.status == Status::Finished);
        }
        player.keep(app).await
    }

    /// Remembers what they like, and their name.
    pub(crate) async fn keep(&self, app: &App) -> Result<(), Refusal> {
        let settings = serde_json::to_string(&self.likes).unwrap_or_else(|_| "{}".to_owned());
        let name = self.name.clone().unwrap_or_default();
        let person = Person { id: self.id.clone(), name, settings, last_seen: app.now() };
        app.store.save_person(&person).await?;
        app.acquaintances.change(person);
        Ok(())
    }
}

/// The secret in a cookie of this name.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) = pairs.find(|(there, _)| *there == name)?;
    let plausible = secret.len() == 48 && secret.bytes().all(|byte| byte.is_ascii_hexdigit());
    plausible.then_some(secret)
}

/// The secret of whoever asks, if they have one, and whether their browser should be told a safer cookie with it: who came
/// before the way was encrypted has the old cookie, and is still the same person.
fn secret(headers: &HeaderMap, encrypted: bool) -> Option<(&str, bool)> {
    let safe = cookie(headers, SAFE_COOKIE_NAME).filter(|_| encrypted).map(|secret| (secret, false));
    safe.or_else(|| cookie(headers, COOKIE_NAME).map(|secret| (secret, encrypted)))
}

/// What is known of somebody. If nobody else writes to the store, or while it does not answer, that is what we knew last.
async fn remembered(app: &App, id: &PersonId) -> (Option<Person>, Sureness) {
    let (changes, seen_last) = app.acquaintances.recall(id);
    if let Some(known) = &seen_last
        && !app.store.is_shared()
    {
        return (known.person.clone(), Sureness::Sure);
    }
    match app.store.person(id).await {
        Ok(person) => {
            app.acquaintances.meet(id, person.clone(), changes);
            if let Some(known) = &person {
                app.note_visit(known);
            }
            (person, Sureness::Sure)
        }
        Err(_) => (seen_last.and_then(|known| known.person), Sureness::InDoubt),
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        // Looked up once for each request: a newcomer must not become two people on the way to the handler.
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let origin = parts.extensions.get().copied().unwrap_or(Origin::UNKNOWN);
        let theirs = secret(&parts.headers, origin.encrypted).map(|(secret, tell)| (secret.to_owned(), tell));
        let (owner, of_owner) = match &theirs {
            Some((secret, _)) => app.owner_of(&SecretHash(hash(secret))).await,
            None => (Owner::Itself, Sureness::Sure),
        };
        // A device whose access was ended is somebody new.
        let theirs = theirs.filter(|_| owner != Owner::Nobody);
        let is_new = theirs.is_none();
        let (secret, tell) = theirs.unwrap_or_else(|| (new_secret(), true));
        let device = SecretHash(hash(&secret));
        let id = match owner {
            Owner::Of(person) => person,
            Owner::Itself | Owner::Nobody => PersonId(device.0.clone()),
        };
        let (known, of_person) = if is_new { (None, Sureness::Sure) } else { remembered(app, &id).await };
        let sureness = if of_owner == Sureness::Sure { of_person } else { of_owner };
        let is_stored = known.is_some();
        let likes = known.as_ref().and_then(|person| serde_json::from_str(&person.settings).ok()).unwrap_or_default();
        let name = known.map(|person| person.name).filter(|name| !name.is_empty());
        let accept = parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let accept_language = accept.chars().take(LONGEST_LIST).collect();
        // Of whom nothing is stored has blocked nobody.
        let blocked = if is_stored { app.blocked_by(&id).await } else { Arc::default() };
        let reader = Reader { id, name, likes, accept_language, blocked };
        let here = parts.uri.path().to_owned();
        Ok(Visitor { reader, new_secret: tell.then_some(secret), is_stored, sureness, device, origin, here })
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    async fn visitor(app: &App, cookie: Option<&str>) -> Visitor {
        let request = Request::builder().uri("/");
        let request = cookie.into_iter().fold(request, |request, cookie| request.header(COOKIE, cookie));
        let (mut parts, ()) = request.body(()).expect("a request").into_parts();
        let Ok(visitor) = Visitor::from_request_parts(&mut parts, app).await;
        visitor
    }

    /// A server that has just started may meet them for the first time while the database is away.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_cannot_be_looked_up_changes_nothing() {
        let (app, scratch) = App::with_database().await;
        let cookie = format!("{COOKIE_NAME}={}", new_secret());
        assert!(visitor(&app, Some(&cookie)).await.is_certain());
        tokio::task::spawn_blocking(move || scratch.kill()).await.expect("it is gone");
        assert!(!visitor(&app, Some(&cookie)).await.is_certain(), "they may have settings");
        assert!(visitor(&app, None).await.is_certain(), "of somebody new there is nothing to be known");
    }
}
