//! Chat for seats and watchers.

use std::time::Instant;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use runestones_store::{NewChatLine, Store as _};
use serde::Deserialize;

use super::game::find;
use super::place::Place;
use super::{MaybeForm, unreadable};
use crate::app::App;
use crate::error::Refusal;
use crate::page::LONGEST_MESSAGE;
use crate::person::Visitor;

#[derive(Deserialize)]
pub(super) struct Said {
    text: String,
}

pub(super) async fn say(
    State(app): State<App>,
    visitor: Visitor,
    Place(game): Place<String>,
    headers: HeaderMap,
    form: MaybeForm<Said>,
) -> Response {
    let by_script = headers.contains_key("x-table");
    match store_line(&app, &visitor, &game, form).await {
        Ok(()) if by_script => StatusCode::NO_CONTENT.into_response(),
        Ok(()) => Redirect::to(&format!("/game/{game}")).into_response(),
        Err(refusal) if by_script => (refusal.status(), refusal.sentence(&visitor)).into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

async fn store_line(app: &App, visitor: &Visitor, game: &str, form: MaybeForm<Said>) -> Result<(), Refusal> {
    let table = find(app, game).await?;
    let text = form.map_err(|rejection| unreadable(&rejection))?.text.trim().to_owned();
    let good =
        !text.is_empty() && text.chars().count() <= usize::from(LONGEST_MESSAGE) && !text.chars().any(char::is_control);
    if !good {
        return Err(Refusal::BadForm);
    }
    // A cookie is easily had, so a table has a limit too.
    let now = Instant::now();
    if !app.chat_limit.allows(&visitor.id, now) || !app.table_chat_limit.allows(&table.id, now) {
        return Err(Refusal::TooFast);
    }
    let (seat, name) = {
        let state = table.lock().await;
        let seat = state.viewer(&visitor.id).or_else(|| state.seats_of(&visitor.id).first().copied());
        (seat, seat.and_then(|seat| state.header.names().get(seat.index()).cloned()))
    };
    let name = name.or(visitor.name.clone()).unwrap_or_else(|| visitor.text("ui-watching"));
    let line = NewChatLine { seat: seat.map(|seat| seat.index() as u8), name, text, time: app.now() };
    app.store.say(&table.id, &line).await?;
    table.announce();
    Ok(())
}
