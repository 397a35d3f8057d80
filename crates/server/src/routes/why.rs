//! Why can nothing be done with a piece? A page, or JSON for those who ask for it.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use runestones_rules::Place;
use serde::Deserialize;
use serde_json::json;

use super::path::PathOr404;
use super::{MaybeQuery, wants};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::render;
use runestones_page::Why;

/// The piece that a person points at.
#[derive(Deserialize)]
pub(super) struct Asked {
    pub(super) piece: String,
}

pub(super) async fn why(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404(game): PathOr404<String>,
    headers: HeaderMap,
    asked: MaybeQuery<Asked>,
) -> Response {
    let told = async {
        let table = app.table(&game.parse().map_err(|_| Refusal::NotFound)?).await?;
        let Query(asked) = asked.map_err(|_| Refusal::NotFound)?;
        let place = asked.piece.parse().map_err(|_| Refusal::NotFound)?;
        let (why, page) = render::why(&table, &visitor, place).await?;
        Ok::<_, Refusal>((place, why, page))
    };
    match told.await {
        Err(refusal) => refusal.page(&visitor),
        Ok((place, why, page)) => answer(&headers, place, &why, page),
    }
}

/// The page, or what is on it as JSON.
pub(super) fn answer(headers: &HeaderMap, place: Place, why: &Why, page: Markup) -> Response {
    if !wants(headers, "application/json") {
        return page.into_response();
    }
    let told = json!({
        "piece": place.to_string(),
        "legal": why.is_legal,
        "why": why.words(),
        "rule": why.rule.map(|rule| rule.to_string()),
        "about": why.about.to_string(),
    });
    Json(told).into_response()
}
