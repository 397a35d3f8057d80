//! The review of a finished game: the page, and how far the reading is.

use axum::Json;
use axum::response::{IntoResponse, Response};
use runestones_i18n::{Voice, text};
use runestones_page::{Reading, ReviewPage, ReviewView, reading_text, review};
use runestones_review::Pass;
use runestones_rules::Decider;
use serde::Deserialize;
use serde_json::json;

use super::MaybeQuery;
use super::at_table::AtTable;
use crate::error::Refusal;
use crate::reviews::State;

/// The entry to look at, from 1.
#[derive(Deserialize)]
pub(super) struct Where {
    at: Option<u64>,
}

pub(super) async fn show(at: AtTable, asked: MaybeQuery<Where>) -> Response {
    let page = async {
        let asked = asked.map_err(|_| Refusal::NotFound)?.at;
        let table = at.table().await?;
        let (record, names) = {
            let state = table.lock().await;
            if !state.is_over() || state.session.game().decider() != Decider::Nobody {
                return Err(Refusal::NotYet);
            }
            (state.session.record().clone(), state.header.names())
        };
        let state = at.app.review(&at.visitor, &table.id, record.clone()).await?;
        let _turn = at.app.dear_lane(&at.visitor).await?;
        let steps = ReviewView::steps(&record);
        let voice = Voice::new(at.visitor.locale(), record.options.card_set, &names);
        let view = state.review.as_deref().map(|review| ReviewView { voice: &voice, steps: &steps, review });
        let title = text(at.visitor.locale(), "review-title", &[]);
        let game = format!("/game/{}", at.game);
        let last = steps.len().saturating_sub(1);
        let first = view.as_ref().map_or(0, |view| view.review.begin);
        let entry =
            asked.and_then(|number| usize::try_from(number).ok()).map_or(first, |number| number.saturating_sub(1));
        Ok(review(&ReviewPage {
            head: at.visitor.head(&title),
            game: &game,
            view: view.as_ref(),
            at: entry.clamp(first.min(last), last),
            reading: (!state.finished).then(|| reading(&state)),
        }))
    };
    at.answer(page.await)
}

/// How far the reading is, for the script of the page.
pub(super) async fn progress(at: AtTable) -> Response {
    let told = at.id().map(|id| {
        let state = at.app.reading(&id).unwrap_or_default();
        let reading = reading(&state);
        Json(json!({
            "finished": state.finished,
            "picture": state.review.is_some(),
            "done": reading.done,
            "of": reading.of,
            "words": reading_text(at.visitor.locale(), reading),
        }))
    });
    at.answer(told.map(IntoResponse::into_response))
}

fn reading(state: &State) -> Reading {
    let counted = state.progress.filter(|progress| progress.pass > Pass::Quick);
    counted.map_or(Reading { done: 0, of: 0 }, |progress| Reading { done: progress.done, of: progress.of })
}
