//! Leaving a table, and going on vacation.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{self as page, Affairs, LeaveView, VacationView};
use runestones_rules::Seat;
use runestones_table::Wish;
use serde::Deserialize;

use super::at_table::AtTable;
use super::{MaybeForm, read};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;

/// The ways to leave, with what each does.
pub(super) async fn show(at: AtTable) -> Response {
    let drawn = async {
        let table = at.table().await?;
        let state = table.lock().await;
        if state.seats_of(&at.visitor.id).is_empty() {
            return Err(Refusal::NotYours);
        }
        let affairs = Affairs::of(&state, &at.visitor.id, at.app.now());
        let (names, version) = (state.header.names(), state.version);
        drop(state);
        let title = at.visitor.text("leave-title");
        let head = at.visitor.head(&title);
        Ok(page::leave(&LeaveView { head, game: &at.game, version, names: &names, affairs: &affairs }))
    };
    at.answer(drawn.await)
}

/// What the buttons send: the version they saw, what is wished, and for which seat.
#[derive(Deserialize)]
pub(super) struct WishForm {
    version: u32,
    wish: String,
    seat: String,
}

/// Somebody leaves, offers to stop, or comes back.
pub(super) async fn wish(at: AtTable, form: MaybeForm<WishForm>) -> Response {
    let done = async {
        let table = at.table().await?;
        let form = read(form)?;
        let wish: Wish = form.wish.parse().map_err(|_| Refusal::BadForm)?;
        let seat: Seat = form.seat.parse().map_err(|_| Refusal::BadForm)?;
        table.wish(&at.app.store, &at.visitor.id, form.version, (wish, seat), at.app.now()).await?;
        at.app.wake_bots(&table);
        Ok(())
    };
    at.conclude(done.await).await
}

/// How somebody's vacation stands.
pub(super) async fn show_vacation(State(app): State<App>, visitor: Visitor) -> Response {
    let now = app.now();
    let spell = visitor.likes.vacations.at(now);
    let hours = spell.map(|spell| u32::try_from((spell.until.0 - now.0) / 3_600_000).unwrap_or(u32::MAX));
    let title = visitor.text("vacation-title");
    let days = visitor.likes.vacations.days_left(now);
    page::vacation(&VacationView { head: visitor.head(&title), hours, days }).into_response()
}

/// For how many days; none is coming back.
#[derive(Deserialize)]
pub(super) struct VacationForm {
    days: u8,
}

/// Somebody goes on vacation, or comes back. All whom they play with over days are told.
pub(super) async fn set_vacation(
    State(app): State<App>,
    mut visitor: Visitor,
    form: MaybeForm<VacationForm>,
) -> Response {
    let done = async {
        let VacationForm { days } = read(form)?;
        app.admit_dear(&visitor)?;
        let now = app.now();
        let vacations = &mut visitor.likes.vacations;
        if days == 0 {
            vacations.end(now);
        } else {
            vacations.begin(now, days).map_err(|_| Refusal::BadForm)?;
        }
        visitor.save(&app).await?;
        app.tell_vacation(&visitor.id).await
    };
    match done.await {
        Ok(()) => Redirect::to("/me/vacation").into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}
