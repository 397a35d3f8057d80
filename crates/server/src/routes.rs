//! The addresses, and what answers there.

mod alerts;
mod assets;
mod at_table;
mod chat;
mod daily;
mod deed;
mod fairness;
mod game;
mod home;
mod import;
mod join;
mod ladder;
mod learn;
mod leave;
mod live;
mod lobby;
mod me;
mod new_game;
mod operate;
mod operator;
mod passkeys;
mod path;
mod player;
mod position;
mod puzzle;
mod rematch;
mod review;
mod rules;
mod settings;
mod why;

use axum::extract::rejection::{FormRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, Query};
use axum::http::HeaderMap;
use axum::http::header::ACCEPT;
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Form, Router};

use crate::app::App;
use crate::error::Refusal;
use crate::observe::observe;
use crate::person::Visitor;
use crate::shell::{admit, visit};
use deed::DeedForm;
pub(crate) use operate::{Readiness, for_hosts};
use runestones_table::Deed;

/// A form that may be garbage: then the handler says so in words.
type MaybeForm<T> = Result<Form<T>, FormRejection>;
/// A query that may be garbage.
type MaybeQuery<T> = Result<Query<T>, QueryRejection>;

/// A form of ours is far smaller.
const LARGEST_BODY: usize = 16 * 1024;

pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/", get(home::home))
        .route("/play", post(new_game::play_now))
        .route("/new", get(new_game::form).post(new_game::create_game))
        .route("/settings", get(settings::form).post(settings::save))
        .route("/import", get(import::form).post(import::open).layer(DefaultBodyLimit::max(import::LARGEST_BODY)))
        .route("/import/position", post(position::play))
        .route("/rules", get(rules::rules))
        .route("/rules/print", get(rules::overview))
        .route("/gallery", get(rules::gallery))
        .route("/privacy", get(rules::privacy))
        .merge(for_people())
        .merge(at_tables())
        .merge(for_training())
        .fallback(nothing_here)
        .method_not_allowed_fallback(not_done_so)
        .layer(from_fn_with_state(app.clone(), visit))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        // For everybody, whoever they are: nobody gets a cookie with what is kept for a year.
        .route("/assets/{*file}", get(assets::asset))
        .layer(from_fn_with_state(app.clone(), admit))
        .merge(operate::for_balancers())
        .layer(from_fn_with_state(app.clone(), observe))
        .with_state(app)
}

/// Who somebody is, how they are told, whom they meet, and who looks after all of it.
fn for_people() -> Router<App> {
    Router::new()
        .route("/me", get(me::show))
        .route("/me/name", post(me::rename))
        .route("/me/keep", post(me::keep))
        .route("/me/code", post(me::code))
        .route("/me/link", post(me::link))
        .route("/me/devices", post(me::end_device))
        .route("/me/sign-out", post(me::sign_out))
        .route("/me/ladder", post(me::list))
        .route("/me/export", get(me::export))
        .route("/me/delete", post(me::delete))
        .route("/me/alerts", get(alerts::show))
        .route("/me/alerts/push", post(alerts::add_push))
        .route("/me/alerts/mail", post(alerts::add_mail))
        .route("/me/alerts/hook", post(alerts::add_hook))
        .route("/me/alerts/wants", post(alerts::set_wants))
        .route("/me/alerts/test", post(alerts::test))
        .route("/me/alerts/remove", post(alerts::remove))
        .route("/me/alerts/quiet", post(alerts::set_quiet))
        .route("/me/alerts/worker.js", get(alerts::worker))
        .route("/alerts/confirm/{secret}", get(alerts::offer_confirm).post(alerts::confirm))
        .route("/alerts/stop/{channel}/{secret}", get(alerts::offer_stop).post(alerts::stop))
        .route("/me/passkeys", post(passkeys::add))
        .route("/me/passkeys/remove", post(passkeys::remove))
        .route("/enter/passkey", post(passkeys::enter))
        .route("/enter/mail", post(passkeys::send_link))
        .route("/enter/mail/{secret}", get(passkeys::offer_by_mail).post(passkeys::enter_by_mail))
        .route("/me/vacation", get(leave::show_vacation).post(leave::set_vacation))
        .route("/me/people", get(fairness::choices))
        .route("/me/unblock", post(fairness::unblock))
        .route("/me/page", post(player::choose))
        .route("/enter", get(me::enter).post(me::enter_by_code))
        .route("/enter/{secret}", get(me::offer).post(me::enter_by_link))
        .route("/ladder", get(ladder::show))
        .route("/player/{name}", get(player::show))
        .route("/player/{name}/block", post(player::block))
        .route("/player/{name}/report", post(player::report))
        .route("/lobby", get(lobby::show))
        .route("/lobby/seek", post(lobby::seek))
        .route("/lobby/here", post(lobby::here))
        .route("/lobby/stop", post(lobby::stop))
        .route("/lobby/invite", post(lobby::invite))
        .route("/lobby/accept", post(lobby::accept))
        .route("/lobby/decline", post(lobby::decline))
        .route("/operator", get(operator::show))
        .route("/operator/enter/{token}", get(operator::offer).post(operator::enter))
        .route("/operator/ban", post(operator::ban))
        .route("/operator/lift", post(operator::lift))
        .route("/operator/close", post(operator::close))
        .route("/operator/rename", post(operator::rename))
        .route("/operator/remove", post(operator::remove))
}

/// What happens at a table, and the ways to it.
fn at_tables() -> Router<App> {
    Router::new()
        .route("/join/{game}", post(join::take_any))
        .route("/join/{game}/{seat}/{secret}", get(join::offer).post(join::take))
        .route("/join/{game}/{seat}/{secret}/qr.svg", get(join::code))
        .route("/game/{game}", get(game::show))
        .route("/game/{game}/pile/{pile}", get(game::pile))
        .route("/game/{game}/text", get(game::text))
        .route("/game/{game}/moments", get(game::moments))
        .route("/game/{game}/why", get(why::why))
        .route("/game/{game}/live", get(live::live))
        .route("/game/{game}/move", post(|at, form| deed::act(at, form, DeedForm::play)))
        .route("/game/{game}/undo", post(|at, form| deed::act(at, form, |_| Ok(Deed::Undo))))
        .route("/game/{game}/restart", post(|at, form| deed::act(at, form, |_| Ok(Deed::Restart))))
        .route("/game/{game}/hint", post(deed::hint))
        .route("/game/{game}/curtain", post(deed::open_curtain))
        .route("/game/{game}/chat", post(chat::say))
        .route("/game/{game}/mute", post(chat::mute))
        .route("/game/{game}/people", get(fairness::people))
        .route("/game/{game}/block", post(fairness::block))
        .route("/game/{game}/report", post(fairness::report))
        .route("/game/{game}/rematch", post(rematch::rematch))
        .route("/game/{game}/leave", get(leave::show).post(leave::wish))
        .route("/game/{game}/verify", get(game::verify).post(game::verify))
        .route("/game/{game}/review", get(review::show))
        .route("/game/{game}/review/play", post(review::play))
        .route("/game/{game}/review/progress", get(review::progress))
        .route("/game/{game}/record", get(game::record))
}

/// Lessons, puzzles, practice, the deal of the day.
fn for_training() -> Router<App> {
    Router::new()
        .route("/learn", get(learn::list))
        .route("/learn/game", post(learn::first_game))
        .route("/learn/{lesson}", get(learn::begin))
        .route("/learn/{lesson}/{done}", get(learn::show))
        .route("/learn/{lesson}/{done}/move", post(learn::play))
        .route("/learn/{lesson}/{done}/text", get(learn::text))
        .route("/learn/{lesson}/{done}/why", get(learn::why))
        .route("/learn/{lesson}/{done}/pile/{pile}", get(learn::pile))
        .route("/puzzles", get(puzzle::any))
        .route("/practice", get(puzzle::practice))
        .route("/puzzle/{key}", get(puzzle::begin))
        .route("/puzzle/{key}/{line}", get(puzzle::show))
        .route("/puzzle/{key}/{line}/text", get(puzzle::text))
        .route("/puzzle/{key}/{line}/move", post(puzzle::play))
        .route("/puzzle/{key}/{line}/hint", post(puzzle::hint))
        .route("/puzzle/{key}/{line}/why", get(puzzle::why))
        .route("/puzzle/{key}/{line}/pile/{pile}", get(puzzle::pile))
        .route("/daily", get(daily::today).post(daily::begin))
        .route("/daily/{date}", get(daily::of_date))
}

async fn nothing_here(visitor: Visitor) -> Response {
    Refusal::NotFound.page(&visitor)
}

async fn not_done_so(visitor: Visitor) -> Response {
    Refusal::Method.page(&visitor)
}

/// What a form says, or that it cannot be read.
fn read<T>(form: MaybeForm<T>) -> Result<T, Refusal> {
    form.map(|Form(form)| form).map_err(|rejection| Refusal::of_body(rejection.status()))
}

/// Whether somebody asks for this kind of answer before any other.
fn wants(headers: &HeaderMap, kind: &str) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.starts_with(kind))
}
