//! The rules and the gallery: for anybody, in the language they like or the one that the address names.

use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use runestones_i18n::{Locale, text};
use serde::Deserialize;

use super::MaybeQuery;
use crate::error::Refusal;
use crate::page::{self, Filter, Head};
use crate::person::Visitor;

/// The language that a link asks for.
#[derive(Deserialize)]
pub(super) struct Language {
    lang: Option<String>,
}

pub(super) async fn rules(visitor: Visitor, language: MaybeQuery<Language>) -> Response {
    sheet(&visitor, language, "ui-rules", page::rules)
}

pub(super) async fn overview(visitor: Visitor, language: MaybeQuery<Language>) -> Response {
    sheet(&visitor, language, "ui-rules-print", page::overview)
}

pub(super) async fn gallery(visitor: Visitor, language: MaybeQuery<Language>, filter: MaybeQuery<Filter>) -> Response {
    let filter = filter.map(|Query(filter)| filter).unwrap_or_default();
    sheet(&visitor, language, "ui-gallery", |head| page::gallery(head, &filter))
}

fn sheet(
    visitor: &Visitor,
    language: MaybeQuery<Language>,
    title: &str,
    draw: impl FnOnce(&Head) -> maud::Markup,
) -> Response {
    let asked = language.ok().and_then(|Query(language)| language.lang);
    let locale: Locale = match asked.map(|tag| tag.parse()) {
        None => visitor.locale(),
        Some(Ok(locale)) => locale,
        Some(Err(_)) => return Refusal::NotFound.page(visitor),
    };
    let title = text(locale, title, &[]);
    draw(&Head { locale, ..visitor.head(&title) }).into_response()
}
