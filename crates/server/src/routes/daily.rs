//! The daily deal: its page, and the way to its table.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{self as page, DailyInvitation, DailyState, DailyView};
use runestones_training::DailyDeal;

use super::path::PathOr404;
use crate::app::App;
use crate::daily::Progress;
use crate::error::Refusal;
use crate::person::Visitor;

pub(super) async fn today(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    let deal = app.todays_deal();
    show(&app, &visitor, deal, &headers).await.unwrap_or_else(|refusal| refusal.page(&visitor))
}

pub(super) async fn of_date(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404(date): PathOr404<String>,
    headers: HeaderMap,
) -> Response {
    let page = async {
        // What is still to come is nobody's business.
        let deal = date.parse().ok().filter(|deal| *deal <= app.todays_deal()).ok_or(Refusal::NotFound)?;
        show(&app, &visitor, deal, &headers).await
    };
    page.await.unwrap_or_else(|refusal| refusal.page(&visitor))
}

/// Begins today's deal, or goes on with it.
pub(super) async fn begin(State(app): State<App>, visitor: Visitor) -> Response {
    let begun = async {
        app.admit_game(&visitor)?;
        // Whoever has a game is stored.
        visitor.admit(&app)?;
        visitor.keep_as_player(&app).await?;
        app.begin_daily(&visitor, app.todays_deal()).await
    };
    match begun.await {
        Ok(game) => Redirect::to(&visitor.table_address(&game)).into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

async fn show(app: &App, visitor: &Visitor, deal: DailyDeal, headers: &HeaderMap) -> Result<Response, Refusal> {
    let progress = app.daily_progress(visitor, deal, host(headers)).await?;
    let invitation = match progress {
        Progress::New => app.daily_invitation(visitor, deal).await?,
        Progress::Running(_) | Progress::Finished(_) => DailyInvitation::default(),
    };
    let _turn = app.page_lane().await;
    let title = visitor.text("train-daily");
    let head = visitor.head(&title);
    let draw = |state| page::daily(&DailyView { head, deal, state }).into_response();
    Ok(match &progress {
        Progress::New if deal == app.todays_deal() => draw(DailyState::New(&invitation)),
        Progress::New => draw(DailyState::Gone),
        Progress::Running(game) => draw(DailyState::Running(&visitor.table_address(game))),
        Progress::Finished(result) => draw(DailyState::Finished(result)),
    })
}

/// The longest name of a server that is repeated in a text to share.
const LONGEST_HOST: usize = 100;

/// What the person calls this server.
fn host(headers: &HeaderMap) -> &str {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || b".:-[]".contains(&letter);
    if host.len() <= LONGEST_HOST && host.bytes().all(is_plain) { host } else { "" }
}
