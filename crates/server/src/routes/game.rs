//! A table: looking at it, playing at it, and what can be had of it afterwards.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use runestones_rules::Move;
use runestones_rules::notation::record::Fairness;
use runestones_store::GameId;
use serde::Deserialize;

use super::place::Place;
use super::{MaybeForm, MaybeQuery, unreadable};
use crate::app::App;
use crate::error::Refusal;
use crate::lobby::{self, BadPlan};
use crate::person::Visitor;
use crate::render::{self, Occasion};
use crate::table::{Deed, Table};

/// The live table of an address, or the reason why not.
pub(super) async fn find(app: &App, game: &str) -> Result<Arc<Table>, Refusal> {
    let id: GameId = game.parse().map_err(|_| Refusal::NotFound)?;
    app.table(&id).await
}

/// A page, or the page that says why not.
fn answer(visitor: &Visitor, page: Result<impl IntoResponse, Refusal>) -> Response {
    match page {
        Ok(page) => page.into_response(),
        Err(refusal) => refusal.page(visitor),
    }
}

async fn draw(app: &App, visitor: &Visitor, game: &str, occasion: &Occasion) -> Response {
    let drawn = async { render::table_page(app, &*find(app, game).await?, visitor, occasion).await };
    answer(visitor, drawn.await)
}

/// An earlier moment, if one is asked for.
#[derive(Deserialize)]
pub(super) struct When {
    at: Option<u64>,
}

pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Place(game): Place<String>,
    when: MaybeQuery<When>,
) -> Response {
    match when {
        Ok(when) => draw(&app, &visitor, &game, &Occasion { at: when.at, ..Occasion::default() }).await,
        Err(_) => Refusal::NotFound.page(&visitor),
    }
}

/// A pile that anybody may look through, on a page of its own or in a dialog.
pub(super) async fn pile(
    State(app): State<App>,
    visitor: Visitor,
    Place((game, pile)): Place<(String, String)>,
    when: MaybeQuery<When>,
) -> Response {
    let opened = async {
        let pile = pile.parse().map_err(|_| Refusal::NotFound)?;
        let at = when.map_err(|_| Refusal::NotFound)?.at;
        let occasion = Occasion { at, pile: Some(pile), ..Occasion::default() };
        render::table_page(&app, &*find(&app, &game).await?, &visitor, &occasion).await
    };
    answer(&visitor, opened.await)
}

/// What the buttons of the table send: the version they saw, and for a move which.
#[derive(Deserialize)]
pub(super) struct DeedForm {
    seq: u32,
    #[serde(default, rename = "move")]
    mv: String,
}

pub(super) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Place(game): Place<String>,
    headers: HeaderMap,
    form: MaybeForm<DeedForm>,
) -> Response {
    let deed = form.as_ref().ok().and_then(|form| form.mv.parse::<Move>().ok()).map(Deed::Play);
    act(&app, &visitor, &game, &headers, form, deed).await
}

pub(super) async fn undo(
    State(app): State<App>,
    visitor: Visitor,
    Place(game): Place<String>,
    headers: HeaderMap,
    form: MaybeForm<DeedForm>,
) -> Response {
    act(&app, &visitor, &game, &headers, form, Some(Deed::Undo)).await
}

pub(super) async fn restart(
    State(app): State<App>,
    visitor: Visitor,
    Place(game): Place<String>,
    headers: HeaderMap,
    form: MaybeForm<DeedForm>,
) -> Response {
    act(&app, &visitor, &game, &headers, form, Some(Deed::Restart)).await
}

/// Advice is drawn for whoever asked for it, and for nobody else, so nothing is announced.
pub(super) async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    Place(game): Place<String>,
    headers: HeaderMap,
    form: MaybeForm<DeedForm>,
) -> Response {
    let advised = async {
        let table = find(&app, &game).await?;
        let form = form.map_err(|rejection| unreadable(&rejection))?;
        table.advise(&visitor.id, form.seq).await
    };
    conclude(&app, &visitor, &game, &headers, advised.await).await
}

async fn act(
    app: &App,
    visitor: &Visitor,
    game: &str,
    headers: &HeaderMap,
    form: MaybeForm<DeedForm>,
    deed: Option<Deed>,
) -> Response {
    let done = async {
        let table = find(app, game).await?;
        let form = form.map_err(|rejection| unreadable(&rejection))?;
        let deed = deed.ok_or(Refusal::BadForm)?;
        table.act(&app.store, &visitor.id, form.seq, deed, app.now()).await?;
        table.wake_bots(app);
        Ok(())
    };
    conclude(app, visitor, game, headers, done.await).await
}

/// The script asks with a header of its own and gets no page: its live connection brings the new table. Without the
/// script the page is drawn again; what went wrong is said on it.
async fn conclude(
    app: &App,
    visitor: &Visitor,
    game: &str,
    headers: &HeaderMap,
    done: Result<(), Refusal>,
) -> Response {
    let by_script = headers.contains_key("x-table");
    match done {
        Ok(()) if by_script => StatusCode::NO_CONTENT.into_response(),
        Ok(()) => Redirect::to(&format!("/game/{game}")).into_response(),
        Err(refusal) if by_script => (refusal.status(), refusal.sentence(visitor)).into_response(),
        Err(refusal @ (Refusal::Stale | Refusal::Illegal | Refusal::NotYours | Refusal::BadForm)) => {
            let occasion = Occasion { notice: Some(refusal.sentence(visitor)), ..Occasion::default() };
            let mut response = draw(app, visitor, game, &occasion).await;
            if response.status().is_success() {
                *response.status_mut() = refusal.status();
            }
            response
        }
        Err(refusal) => refusal.page(visitor),
    }
}

/// Which seat's player sits at the screen now.
#[derive(Deserialize)]
pub(super) struct CurtainForm {
    seat: String,
}

pub(super) async fn open_curtain(
    State(app): State<App>,
    visitor: Visitor,
    Place(game): Place<String>,
    headers: HeaderMap,
    form: MaybeForm<CurtainForm>,
) -> Response {
    let opened = async {
        let table = find(&app, &game).await?;
        let form = form.map_err(|rejection| unreadable(&rejection))?;
        let seat = form.seat.parse().map_err(|_| Refusal::BadForm)?;
        let mut state = table.lock().await;
        if !state.seats_of(&visitor.id).contains(&seat) {
            return Err(Refusal::NotYours);
        }
        state.uncovered.insert(visitor.id.clone(), seat);
        drop(state);
        table.announce();
        Ok(())
    };
    conclude(&app, &visitor, &game, &headers, opened.await).await
}

pub(super) async fn rematch(State(app): State<App>, visitor: Visitor, Place(game): Place<String>) -> Response {
    let again = async {
        let id: GameId = game.parse().map_err(|_| Refusal::NotFound)?;
        lobby::rematch(&app, &visitor, &id).await.map_err(|problem| match problem {
            BadPlan::Refused(refusal) => refusal,
            BadPlan::Options(_) | BadPlan::Form => Refusal::BadForm,
        })
    };
    answer(&visitor, again.await.map(|id| Redirect::to(&format!("/game/{id}"))))
}

/// Recomputes every outcome from the seed and compares.
pub(super) async fn verify(State(app): State<App>, visitor: Visitor, Place(game): Place<String>) -> Response {
    let verified = async {
        let table = find(&app, &game).await?;
        let record = table.lock().await.session.record().clone();
        if record.result.is_none() {
            return Err(Refusal::NotYet);
        }
        let verification = record.verify();
        let verified = Some(verification.differences.is_empty() && verification.fairness == Fairness::Bound);
        render::table_page(&app, &table, &visitor, &Occasion { verified, ..Occasion::default() }).await
    };
    answer(&visitor, verified.await)
}

/// The record of a finished game: before that it would tell the hands.
pub(super) async fn record(State(app): State<App>, visitor: Visitor, Place(game): Place<String>) -> Response {
    let text = async {
        let table = find(&app, &game).await?;
        let state = table.lock().await;
        let record = state.session.record();
        if record.result.is_none() {
            return Err(Refusal::NotYet);
        }
        Ok(record.to_text())
    };
    let file = format!("attachment; filename=\"runestones-{game}.txt\"");
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)];
    answer(&visitor, text.await.map(|text| (headers, text)))
}
