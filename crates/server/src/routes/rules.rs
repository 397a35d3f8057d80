//! The rules, the gallery and the page about privacy: for anybody, in the language they like or the one that the address names.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Query};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::Response;
use runestones_i18n::{Locale, text};
use runestones_rules::CardSet;
use runestones_store::Kind;
use serde::Deserialize;

use super::MaybeQuery;
use crate::app::App;
use crate::error::Refusal;
use crate::kept::Sheet;
use crate::person::Visitor;
use runestones_page::{self as page, Filter, Head, PrivacyView};

/// The language that a link asks for.
#[derive(Deserialize)]
pub(super) struct Language {
    lang: Option<String>,
}

/// The cards that a link asks for.
#[derive(Deserialize)]
struct Cards {
    cards: Option<String>,
}

/// Who asks for one of these pages, and how.
pub(super) struct Asked {
    app: App,
    visitor: Visitor,
    language: MaybeQuery<Language>,
    cards: MaybeQuery<Cards>,
    headers: HeaderMap,
}

impl FromRequestParts<App> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let language = Query::from_request_parts(parts, app).await;
        let cards = Query::from_request_parts(parts, app).await;
        Ok(Asked { app: app.clone(), visitor, language, cards, headers: parts.headers.clone() })
    }
}

pub(super) async fn rules(asked: Asked) -> Response {
    asked.answer(Sheet::Rules, "ui-rules", page::rules).await
}

pub(super) async fn overview(asked: Asked) -> Response {
    asked.answer(Sheet::Overview, "ui-rules-print", |head, _| page::overview(head)).await
}

pub(super) async fn privacy(asked: Asked) -> Response {
    let retention = asked.app.retention;
    let days = |kind| retention.of(kind).map(|age| u32::try_from(age.as_secs() / (24 * 60 * 60)).unwrap_or(u32::MAX));
    let view = PrivacyView {
        open: days(Kind::Open),
        unfinished: days(Kind::Unfinished),
        finished: days(Kind::Finished),
        imported: days(Kind::Imported),
        chat: days(Kind::Chat),
        people: days(Kind::People),
    };
    asked.answer(Sheet::Privacy, "ui-privacy", |head, _| page::privacy(head, &view)).await
}

pub(super) async fn gallery(asked: Asked, filter: MaybeQuery<Filter>) -> Response {
    let filter = filter.map(|Query(filter)| filter).unwrap_or_default();
    asked.answer(Sheet::gallery(&filter), "ui-gallery", |head, set| page::gallery(head, &filter, set)).await
}

impl Asked {
    async fn answer(
        self,
        sheet: Sheet,
        title: &str,
        draw: impl FnOnce(&Head, &'static CardSet) -> maud::Markup,
    ) -> Response {
        let asked = self.language.ok().and_then(|Query(language)| language.lang);
        let locale: Locale = match asked.map(|tag| tag.parse()) {
            None => self.visitor.locale(),
            Some(Ok(locale)) => locale,
            Some(Err(_)) => return Refusal::NotFound.page(&self.visitor),
        };
        // Only sets that are known here: those of games, and those on offer.
        let set = match self.cards.ok().and_then(|Query(cards)| cards.cards) {
            None => Some(CardSet::standard()),
            Some(hash) => CardSet::known(&hash),
        };
        let Some(set) = set else { return Refusal::NotFound.page(&self.visitor) };
        let title = text(locale, title, &[]);
        let drawn =
            self.app.kept(&self.visitor, &self.headers, (sheet, set, locale, &title), |head| draw(head, set)).await;
        drawn.unwrap_or_else(|refusal| refusal.page(&self.visitor))
    }
}
