//! A table: looking at it, and what can be had of it afterwards.

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
