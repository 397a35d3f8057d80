//! How somebody likes the table. Each field is optional, so that a single button can change a single thing.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::REFERER;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_i18n::Locale;
use serde::Deserialize;

use super::{MaybeForm, MaybeQuery, read};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use runestones_page as page;
use runestones_table::{Learning, Likes, Speed, Theme, Tip};

#[derive(Deserialize)]
pub(super) struct Back {
    #[serde(default)]
    back: String,
}

pub(super) async fn form(visitor: Visitor, headers: HeaderMap, back: MaybeQuery<Back>) -> Response {
    let title = visitor.text("ui-settings");
    let asked = back.ok().map(|back| back.0.back).filter(|back| !back.is_empty());
    let back = own_path(asked.or_else(|| came_from(&headers)).as_deref().unwrap_or("/")).to_owned();
    page::settings(&visitor.head(&title), &back).into_response()
}

/// The page that somebody comes from, as their browser says it.
fn came_from(headers: &HeaderMap) -> Option<String> {
    let referer = headers.get(REFERER).and_then(|value| value.to_str().ok());
    referer.and_then(|url| url.splitn(4, '/').nth(3)).map(|path| format!("/{path}"))
}

/// What the form or a single button says.
#[derive(Deserialize)]
pub(super) struct Changes {
    back: Option<String>,
    lang: Option<String>,
    theme: Option<String>,
    letters: Option<String>,
    speed: Option<String>,
    sounds: Option<String>,
    confirm: Option<String>,
    /// Whether simple effects resolve by themselves.
    auto: Option<String>,
    #[serde(rename = "end-at-once")]
    end_at_once: Option<String>,
    tips: Option<String>,
    text: Option<String>,
    /// A tip that has been read.
    tip: Option<Tip>,
}

pub(super) async fn save(
    State(app): State<App>,
    mut visitor: Visitor,
    headers: HeaderMap,
    form: MaybeForm<Changes>,
) -> Response {
    let changed = async {
        let changes = read(form)?;
        let likes = changes.applied_to(visitor.likes.clone()).ok_or(Refusal::BadForm)?;
        // Who changes nothing leaves nothing behind.
        if likes != visitor.likes {
            visitor.likes = likes;
            visitor.save(&app).await?;
        }
        Ok::<_, Refusal>(changes.back)
    };
    match changed.await {
        Ok(back) => {
            let back = back.or_else(|| came_from(&headers));
            Redirect::to(own_path(back.as_deref().unwrap_or("/"))).into_response()
        }
        Err(refusal) => refusal.page(&visitor),
    }
}

impl Changes {
    /// What somebody likes after the changes; `None` if one of them is not among the answers of the form.
    fn applied_to(&self, old: Likes) -> Option<Likes> {
        let is_language = |word: &str| word.parse::<Locale>().is_ok();
        let is_theme = |word: &str| Theme::ALL.iter().any(|theme| theme.word() == word);
        let is_speed = |word: &str| Speed::ALL.iter().any(|speed| speed.word() == word);
        let language = old.language.clone().unwrap_or_default();
        let language = word(self.lang.as_ref(), language, is_language)?;
        Some(Likes {
            language: Some(language).filter(|language| !language.is_empty()),
            theme: word(self.theme.as_ref(), old.theme, is_theme)?,
            speed: word(self.speed.as_ref(), old.speed, is_speed)?,
            letters: switch(self.letters.as_deref(), old.letters)?,
            sounds: switch(self.sounds.as_deref(), old.sounds)?,
            confirm: switch(self.confirm.as_deref(), old.confirm)?,
            by_hand: !switch(self.auto.as_deref(), !old.by_hand)?,
            end_at_once: switch(self.end_at_once.as_deref(), old.end_at_once)?,
            text: switch(self.text.as_deref(), old.text)?,
            learning: self.learned_by(old.learning)?,
            vacations: old.vacations,
        })
    }
}

impl Changes {
    fn learned_by(&self, mut learning: Learning) -> Option<Learning> {
        learning.want_tips(switch(self.tips.as_deref(), learning.has_tips())?);
        learning.seen_tips.extend(self.tip);
        Some(learning)
    }
}

fn word(new: Option<&String>, old: String, is_known: impl Fn(&str) -> bool) -> Option<String> {
    match new {
        None => Some(old),
        Some(new) => is_known(new).then(|| new.clone()),
    }
}

fn switch(new: Option<&str>, old: bool) -> Option<bool> {
    match new {
        None => Some(old),
        Some("on") => Some(true),
        Some("off") => Some(false),
        Some(_) => None,
    }
}

/// Only pages of this site are gone back to.
fn own_path(path: &str) -> &str {
    if is_own(path) { path } else { "/" }
}

/// A path of ours begins with a slash, and none of its parts is empty or leads elsewhere. Browsers take a backslash for
/// a slash, and leave out tabs and line breaks, so nothing is allowed that we do not need.
fn is_own(path: &str) -> bool {
    let (place, query) = path.split_once('?').unwrap_or((path, ""));
    let Some(parts) = place.strip_prefix('/') else { return false };
    let of_a_place = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'~');
    let of_a_query = |byte: u8| of_a_place(byte) || matches!(byte, b'=' | b'&' | b'%' | b'+' | b':' | b',');
    let is_part = |part: &str| !part.is_empty() && !part.starts_with('.') && part.bytes().all(of_a_place);
    path.len() < 200 && (parts.is_empty() || parts.split('/').all(is_part)) && query.bytes().all(of_a_query)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        let long = format!("/{}", "a".repeat(200));
        for path in [
            "//evil.example",
            "///evil.example",
            "https://evil.example",
            "/\\evil",
            "\\\\evil",
            "",
            "game",
            "/a\nb",
            "/\t/evil.example",
            "/\u{c}",
            "/\0",
            "/ /evil.example",
            "/.//evil.example",
            "/..//evil.example",
            "/%09/evil.example",
            "/a//b",
            "javascript:alert(1)",
            "/é",
            "/?\r\nSet-Cookie: a=b",
            "/game/../..",
            "/@evil.example",
            "/a:b@c",
            &long,
        ] {
            assert_eq!(own_path(path), "/", "{path:?}");
        }
        for path in [
            "/",
            "/game/abc_-Z?x=1",
            "/rules?lang=de",
            "/game/a/text?at=12&as=text",
            "/learn/first-turn/3",
            "/gallery?number=1%20",
        ] {
            assert_eq!(own_path(path), path);
        }
    }
}
