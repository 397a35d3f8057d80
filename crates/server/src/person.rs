//! Who somebody is: a private cookie, its hash in the store, a name, and how they like the table.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use rand::Rng as _;
use runestones_i18n::Locale;
use runestones_rules::Seat;
use runestones_rules::notation::record::check_name;
use runestones_store::{GameId, Person, PersonId, Store as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::app::App;
use crate::page::{Head, Settings, Speed, Theme, Tip};

/// The name of the cookie.
const COOKIE_NAME: &str = "runestones";

/// Whoever sends a request, known by their cookie. A person who was never here before gets one with the answer.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) id: PersonId,
    /// The cookie to set, for somebody new.
    new_secret: Option<String>,
    /// The name they gave, if they gave one.
    pub(crate) name: Option<String>,
    pub(crate) likes: Likes,
    accept_language: String,
    /// Where they are, as far as the connection or a proxy tells.
    pub(crate) address: IpAddr,
    /// Whether the way to them is encrypted, as far as a proxy tells.
    pub(crate) encrypted: bool,
}

/// How somebody likes the table, as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Likes {
    pub(crate) language: Option<String>,
    pub(crate) theme: String,
    pub(crate) letters: bool,
    pub(crate) speed: String,
    pub(crate) sounds: bool,
    pub(crate) confirm: bool,
    pub(crate) learning: Learning,
}

/// How far somebody is on the way from a newcomer to a druid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Learning {
    /// The lessons they have finished.
    pub(crate) lessons: BTreeSet<String>,
    /// Whether they want tips.
    pub(crate) tips: bool,
    /// The tips they have had.
    pub(crate) seen_tips: BTreeSet<Tip>,
}

impl Likes {
    pub(crate) fn settings(&self) -> Settings {
        Settings {
            theme: Theme::ALL.into_iter().find(|theme| theme.word() == self.theme).unwrap_or_default(),
            letters: self.letters,
            speed: Speed::ALL.into_iter().find(|speed| speed.word() == self.speed).unwrap_or_default(),
            sounds: self.sounds,
            confirm: self.confirm,
            tips: self.learning.tips,
        }
    }
}

impl Visitor {
    /// Somebody of whom nothing is known.
    #[cfg(test)]
    pub(crate) fn stranger(id: PersonId) -> Visitor {
        let (likes, accept_language, address) = (Likes::default(), String::new(), IpAddr::V4(Ipv4Addr::LOCALHOST));
        Visitor { id, new_secret: None, name: None, likes, accept_language, address, encrypted: false }
    }

    /// The language they chose, or the best their browser asks for.
    pub(crate) fn locale(&self) -> Locale {
        let chosen = self.likes.language.as_deref().and_then(|tag| tag.parse().ok());
        chosen.unwrap_or_else(|| Locale::negotiate(&self.accept_language))
    }

    /// The name to sit down with; who gave none is called by the colour of the seat.
    pub(crate) fn name_at(&self, seat: Seat) -> String {
        self.name.clone().unwrap_or_else(|| runestones_i18n::druid_name(self.locale(), seat))
    }

    /// What every page says about itself for them.
    pub(crate) fn head<'a>(&self, title: &'a str) -> Head<'a> {
        Head { title, locale: self.locale(), settings: self.likes.settings(), is_table: false }
    }

    /// A text of the page in their language.
    pub(crate) fn text(&self, key: &str) -> String {
        runestones_i18n::text(self.locale(), key, &[])
    }

    /// The cookie for somebody new: private to the server, sent back only from our own pages.
    pub(crate) fn set_cookie(&self) -> Option<HeaderValue> {
        let secret = self.new_secret.as_deref()?;
        let secure = if self.encrypted { "; Secure" } else { "" };
        let cookie = format!("{COOKIE_NAME}={secret}; Path=/; Max-Age=63072000; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).ok()
    }

    /// Remembers what they like, and their name.
    pub(crate) async fn save(&self, app: &App) -> Result<(), runestones_store::StoreError> {
        let settings = serde_json::to_string(&self.likes).unwrap_or_else(|_| "{}".to_owned());
        let name = self.name.clone().unwrap_or_default();
        let person = Person { id: self.id.clone(), name, settings, last_seen: app.now() };
        app.store.save_person(&person).await?;
        app.acquaintances.change(person);
        Ok(())
    }

    /// Takes a new name, if it is one that a player can have.
    pub(crate) fn rename(&mut self, name: &str) -> bool {
        let name = name.trim();
        let good = check_name(name).is_ok();
        if good {
            self.name = Some(name.to_owned());
        }
        good
    }
}

/// The hash under which a secret is known to the store.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// The name of a game that follows from a text, and from no other that anybody could find.
pub(crate) fn hashed_id(text: &str) -> GameId {
    let digest: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    GameId::from_bytes(std::array::from_fn(|index| digest[index]))
}

/// A secret that nobody guesses: 192 random bits.
pub(crate) fn new_secret() -> String {
    let mut bytes = [0; 24];
    rand::rng().fill_bytes(&mut bytes);
    hex(&bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
    let plausible = secret.len() == 48 && secret.bytes().all(|byte| byte.is_ascii_hexdigit());
    plausible.then(|| secret.to_owned())
}

/// Where a request comes from, and whether the way there is encrypted. A proxy adds what it knows at the end of the list;
/// what stands before may be made up. Without a proxy that we know of, all of it may be.
fn origin(parts: &Parts, proxied: bool) -> (IpAddr, bool) {
    let connection = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = connection.map_or(Ipv4Addr::UNSPECIFIED.into(), |ConnectInfo(address)| address.ip());
    if !proxied {
        return (peer, false);
    }
    let last = |name: &str| {
        let mut values = parts.headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
        values.next_back().and_then(|list| list.rsplit(',').next()).map(str::trim)
    };
    let address = last("x-forwarded-for").and_then(|address| address.parse().ok());
    (address.unwrap_or(peer), last("x-forwarded-proto") == Some("https"))
}

/// What is known of somebody. If nobody else writes to the store, or while it does not answer, that is what we knew last.
async fn remembered(app: &App, id: &PersonId) -> Option<Person> {
    let (changes, seen_last) = app.acquaintances.recall(id);
    if let Some(known) = &seen_last
        && !app.store.is_shared()
    {
        return known.person.clone();
    }
    match app.store.person(id).await {
        Ok(person) => {
            app.acquaintances.meet(id, person.clone(), changes);
            person
        }
        Err(_) => seen_last.and_then(|known| known.person),
    }
}
impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        // Looked up once for each request: a newcomer must not become two people on the way to the handler.
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let (secret, new) = match cookie(&parts.headers) {
            Some(secret) => (secret, false),
            None => (new_secret(), true),
        };
        let id = PersonId(hash(&secret));
        let known = if new { None } else { remembered(app, &id).await };
        let likes = known.as_ref().and_then(|person| serde_json::from_str(&person.settings).ok()).unwrap_or_default();
        let name = known.map(|person| person.name).filter(|name| !name.is_empty());
        let accept = parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let accept_language = accept.chars().take(200).collect();
        let (address, encrypted) = origin(parts, app.proxied);
        Ok(Visitor { id, new_secret: new.then_some(secret), name, likes, accept_language, address, encrypted })
    }
}
