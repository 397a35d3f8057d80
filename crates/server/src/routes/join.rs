//! A link to a seat: the first who opens it and says yes has the seat.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_rules::Seat;
use runestones_store::GameId;
use serde::Deserialize;

use super::at_table::AtTable;
use super::path::PathOr404;
use super::{MaybeForm, read};
use crate::app::App;
use crate::error::Refusal;
use crate::lobby::{take_any_seat, take_seat};
use crate::person::Visitor;
use runestones_page::{self as page, JoinView};

type SeatPath = PathOr404<(String, String, String)>;

pub(super) async fn offer(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404((game, seat, secret)): SeatPath,
) -> Response {
    match draw(&app, &visitor, &game, &seat, &secret).await {
        Ok(page) => page,
        Err(refusal) => refusal.page(&visitor),
    }
}

async fn draw(app: &App, visitor: &Visitor, game: &str, seat: &str, secret: &str) -> Result<Response, Refusal> {
    let seat: Seat = seat.parse().map_err(|_| Refusal::NotFound)?;
    let id: GameId = game.parse().map_err(|_| Refusal::NotFound)?;
    let table = app.table(&id).await?;
    let state = table.lock().await;
    if state.seats_of(&visitor.id).contains(&seat) {
        return Ok(Redirect::to(&visitor.table_address(&id)).into_response());
    }
    if seat.index() >= state.header.sitters.len() || state.header.seat_secret(seat) != secret {
        return Err(Refusal::NotFound);
    }
    if !state.open_seats().any(|open| open == seat) {
        return Err(Refusal::SeatTaken);
    }
    let taken = |there: &Seat| !state.open_seats().any(|open| open == *there);
    let names = state.header.names();
    let players: Vec<(Seat, String)> =
        Seat::first(names.len()).filter(taken).map(|there| (there, names[there.index()].clone())).collect();
    let title = visitor.text("ui-join");
    let view = JoinView {
        head: visitor.head(&title),
        link: &format!("/join/{game}/{seat}/{secret}"),
        seat,
        game_name: &state.header.name,
        players: &players,
        name: visitor.name.as_deref().unwrap_or_default(),
    };
    Ok(page::join(&view).into_response())
}

#[derive(Deserialize)]
pub(super) struct Joiner {
    #[serde(default)]
    name: String,
}

pub(super) async fn take(
    State(app): State<App>,
    mut visitor: Visitor,
    PathOr404((game, seat, secret)): SeatPath,
    form: MaybeForm<Joiner>,
) -> Response {
    let taken = async {
        let id: GameId = game.parse().map_err(|_| Refusal::NotFound)?;
        let seat: Seat = seat.parse().map_err(|_| Refusal::NotFound)?;
        let name = read(form)?.name;
        if !name.trim().is_empty() && !visitor.rename(&name) {
            return Err(Refusal::BadForm);
        }
        take_seat(&app, &visitor, &id, seat, &secret).await.map(|()| id)
    };
    match taken.await {
        Ok(id) => Redirect::to(&visitor.table_address(&id)).into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

/// Any free seat of a public game, without more ado: the name can be given later.
pub(super) async fn take_any(at: AtTable) -> Response {
    let taken = async { take_any_seat(&at.app, &at.visitor, &at.id()?).await };
    at.answer(taken.await.map(|()| Redirect::to(&format!("/game/{}", at.game))))
}
