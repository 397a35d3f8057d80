//! A table: looking at it, and what can be had of it afterwards.

use axum::extract::Query;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use runestones_rules::record::Fairness;
use serde::Deserialize;

use super::MaybeQuery;
use super::at_table::AtTable;
use super::path::PathOr404;
use super::wants;
use crate::error::Refusal;
use crate::render;
use runestones_page::Occasion;
use runestones_table::Stride;

/// An earlier moment, if one is asked for.
#[derive(Deserialize)]
pub(super) struct When {
    at: Option<u64>,
}

pub(super) async fn show(table: AtTable, when: MaybeQuery<When>) -> Response {
    match when {
        Ok(when) => table.draw(&Occasion { moment: when.at, ..Occasion::default() }).await,
        Err(_) => Refusal::NotFound.page(&table.visitor),
    }
}

/// The table in words: a page, or plain text for those who ask for it.
pub(super) async fn text(at: AtTable, headers: HeaderMap, when: MaybeQuery<When>) -> Response {
    let Ok(when) = when else { return Refusal::NotFound.page(&at.visitor) };
    let occasion = Occasion { moment: when.at, as_text: true, ..Occasion::default() };
    if !wants(&headers, "text/plain") {
        return at.draw(&occasion).await;
    }
    let text = async {
        let table = at.table().await?;
        let _turn = at.turn(&table, &occasion).await?;
        render::plain_table(&table, &at.visitor, &occasion).await
    };
    at.answer(text.await)
}

/// From which moment on, how far apart, and how many.
#[derive(Deserialize)]
pub(super) struct Stretch {
    at: u64,
    #[serde(default)]
    stride: String,
    #[serde(default)]
    count: usize,
}

/// How many moments are drawn at once: a few seconds of a replay.
const MOST_MOMENTS: usize = 12;

/// Several moments of a game for the script that plays it: pairs of a moment and its drawing.
pub(super) async fn moments(at: AtTable, stretch: MaybeQuery<Stretch>) -> Response {
    let drawn = async {
        let Ok(Query(Stretch { at: moment, stride, count })) = stretch else { return Err(Refusal::NotFound) };
        let stride = match stride.as_str() {
            "" | "decision" => Stride::Decision,
            "entry" => Stride::Entry,
            "turn" => Stride::Turn,
            _ => return Err(Refusal::NotFound),
        };
        let table = at.table().await?;
        let occasion = Occasion { moment: Some(moment), ..at.occasion() };
        let _turn = at.turn(&table, &occasion).await?;
        render::moments(&table, &at.visitor, &occasion, (stride, count.clamp(1, MOST_MOMENTS))).await
    };
    at.answer(drawn.await.map(axum::Json))
}

/// The last part of a pile's address.
#[derive(Deserialize)]
pub(super) struct Pile {
    pile: String,
}

/// A pile that anybody may look through, on a page of its own or in a dialog.
pub(super) async fn pile(
    table: AtTable,
    PathOr404(Pile { pile }): PathOr404<Pile>,
    when: MaybeQuery<When>,
) -> Response {
    match (pile.parse(), when) {
        (Ok(pile), Ok(when)) => {
            table.draw(&Occasion { moment: when.at, pile: Some(pile), ..Occasion::default() }).await
        }
        _ => Refusal::NotFound.page(&table.visitor),
    }
}

/// Recomputes every outcome from the seed and compares.
pub(super) async fn verify(at: AtTable) -> Response {
    let verified = async {
        let table = at.table().await?;
        let _turn = at.app.dear_lane(&at.visitor).await?;
        let record = table.lock().await.session.record().clone();
        if record.seed.is_none() {
            return Err(Refusal::NotYet);
        }
        let verification = record.verify();
        let verified = Some(verification.is_sound() && verification.fairness != Fairness::NoSeed);
        render::table_page(&table, &at.visitor, &Occasion { verified, ..Occasion::default() }).await
    };
    at.answer(verified.await)
}

/// The record of a game that nobody plays on: before that it would tell the hands.
pub(super) async fn record(at: AtTable) -> Response {
    let text = async {
        let table = at.table().await?;
        let _turn = at.app.dear_lane(&at.visitor).await?;
        let record = {
            let state = table.lock().await;
            if !state.is_over() {
                return Err(Refusal::NotYet);
            }
            state.session.record().clone()
        };
        Ok(record.to_text())
    };
    let file = format!("attachment; filename=\"runestones-{}.txt\"", at.game);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)];
    at.answer(text.await.map(|text| (headers, text)))
}
