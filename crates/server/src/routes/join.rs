//! A link to a seat: the first who opens it and says yes has the seat.

use std::str::FromStr;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::response::{IntoResponse, Redirect, Response};
use runestones_rules::Seat;
use runestones_store::GameId;
use serde::Deserialize;

use super::at_table::AtTable;
use super::lobby;
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
    let (id, seat): (GameId, Seat) = (parse(game)?, parse(seat)?);
    let table = app.table(&id).await?;
    let state = table.lock().await;
    if state.seats_of(&visitor.id).contains(&seat) {
        return Ok(Redirect::to(&visitor.table_address(&id)).into_response());
    }
    if seat.index() >= state.header.sitters.len() || state.header.seat_secret(seat) != secret {
        return Err(Refusal::NotFound);
    }
    let is_free = |seat| state.open_seats().any(|open| open == seat) || state.header.is_offered(seat);
    if !is_free(seat) {
        return Err(Refusal::SeatTaken);
    }
    let open: Vec<Seat> = Seat::first(state.header.sitters.len()).filter(|seat| is_free(*seat)).collect();
    let title = visitor.text("ui-join");
    let view = JoinView {
        head: visitor.head(&title),
        link: &format!("/join/{game}/{seat}/{secret}"),
        seat,
        header: &state.header,
        open: &open,
        attendance: &state.attendance,
        round: state.session.game().round(),
        name: visitor.name.as_deref().unwrap_or_default(),
    };
    Ok(page::join(&view).into_response())
}

/// The link to a free seat as a QR code, for somebody who holds a phone up to the screen. It says the address at which this
/// server was found.
pub(super) async fn code(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    PathOr404((game, seat, secret)): SeatPath,
) -> Response {
    let drawn = async {
        let (id, seat): (GameId, Seat) = (parse(&game)?, parse(&seat)?);
        let table = app.table(&id).await?;
        let state = table.lock().await;
        let is_free = state.open_seats().any(|open| open == seat) || state.header.is_offered(seat);
        if !is_free || state.header.seat_secret(seat) != secret {
            return Err(Refusal::NotFound);
        }
        let scheme = if visitor.origin.encrypted { "https" } else { "http" };
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).ok_or(Refusal::NotFound)?;
        page::qr_code(&format!("{scheme}://{host}/join/{id}/{seat}/{secret}")).ok_or(Refusal::NotFound)
    };
    match drawn.await {
        Ok(svg) => ([(CONTENT_TYPE, "image/svg+xml")], svg).into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

fn parse<T: FromStr>(word: &str) -> Result<T, Refusal> {
    word.parse().map_err(|_| Refusal::NotFound)
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
        let (id, seat): (GameId, Seat) = (parse(&game)?, parse(&seat)?);
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
pub(super) async fn take_any(at: AtTable, headers: HeaderMap) -> Response {
    let taken = async { take_any_seat(&at.app, &at.visitor, &at.id()?).await };
    match (taken.await, at.id()) {
        (Err(Refusal::SeatTaken), Ok(game)) => lobby::filled(&at.app, &at.visitor, &headers, &game).await,
        (taken, _) => at.answer(taken.map(|()| Redirect::to(&format!("/game/{}", at.game)))),
    }
}
