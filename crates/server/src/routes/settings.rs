//! How somebody likes the table. Each field is optional, so that a single button can change a single thing.

use axum::Form;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::REFERER;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_i18n::Locale;
use serde::Deserialize;

use super::{MaybeForm, MaybeQuery};
use crate::app::App;
use crate::error::Refusal;
use crate::page::{self, Speed, Theme};
use crate::person::Visitor;

#[derive(Deserialize)]
pub(super) struct Back {
    #[serde(default)]
    back: String,
}

pub(super) async fn form(visitor: Visitor, headers: HeaderMap, back: MaybeQuery<Back>) -> Response {
    let title = visitor.text("ui-settings");
    let asked = back.ok().map(|back| back.0.back).filter(|back| !back.is_empty());
    let referer = headers.get(REFERER).and_then(|value| value.to_str().ok());
    let path = referer.and_then(|url| url.splitn(4, '/').nth(3)).map(|path| format!("/{path}"));
    let back = own_path(asked.or(path).as_deref().unwrap_or("/")).to_owned();
    page::settings(&visitor.head(&title), &back).into_response()
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
}

pub(super) async fn save(State(app): State<App>, mut visitor: Visitor, form: MaybeForm<Changes>) -> Response {
    let Ok(Form(changes)) = form else { return Refusal::BadForm.page(&visitor) };
    let likes = &mut visitor.likes;
    let switch = |word: Option<String>, old: bool| word.map_or(old, |word| word == "on");
    if let Some(lang) = changes.lang.filter(|lang| lang.parse::<Locale>().is_ok()) {
        likes.language = Some(lang);
    }
    if let Some(theme) = changes.theme.filter(|word| Theme::ALL.iter().any(|theme| theme.word() == word)) {
        likes.theme = theme;
    }
    if let Some(speed) = changes.speed.filter(|word| Speed::ALL.iter().any(|speed| speed.word() == word)) {
        likes.speed = speed;
    }
    likes.letters = switch(changes.letters, likes.letters);
    likes.sounds = switch(changes.sounds, likes.sounds);
    likes.confirm = switch(changes.confirm, likes.confirm);
    match visitor.save(&app).await {
        Ok(()) => Redirect::to(own_path(changes.back.as_deref().unwrap_or("/"))).into_response(),
        Err(error) => Refusal::from(error).page(&visitor),
    }
}

/// Only pages of this site are gone back to.
fn own_path(path: &str) -> &str {
    let own = path.starts_with('/') && !path.starts_with("//") && !path.contains(['\\', '\r', '\n']);
    if own && path.len() < 200 && path.is_ascii() { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        for path in ["//evil.example", "https://evil.example", "/\\evil", "", "game", "/a\nb"] {
            assert_eq!(own_path(path), "/", "{path}");
        }
        assert_eq!(own_path("/game/abc?x=1"), "/game/abc?x=1");
    }
}
