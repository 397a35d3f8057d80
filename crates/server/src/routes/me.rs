//! Who somebody is: their name, ratings, devices, and everything that is stored of them.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST, SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{
    self as page, DeviceLine, EnterBy, EnterByPasskey, EnterView, MeView, NewPasskeyView, PasskeyLine, RatingLine,
    Shown,
};
use runestones_ratings::{Pool, Rating};
use runestones_store::{
    AccountStore as _, AlertStore as _, Device, FairnessStore as _, Passkey, PasskeyStore as _, PlayedStore as _,
    RatingStore as _, Store as _,
};
use serde::Deserialize;
use serde_json::json;

use super::alerts::site;
use super::ladder::belief;
use super::path::PathOr404;
use super::{MaybeForm, read};
use crate::accounts::device_name;
use crate::app::App;
use crate::error::Refusal;
use crate::passkeys::{Purpose, host_of, user_handle};
use crate::person::Visitor;
use crate::player::handle;
use crate::shell::NEVER;

/// So much of what somebody said is in their export, and so many steps of each rating.
const EXPORTED: u32 = 10_000;

pub(super) async fn show(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    answer(&visitor, draw(&app, &visitor, &headers, Shown::Nothing).await)
}

/// A page, or a redirection, or why not; never kept by anybody.
pub(super) fn answer(visitor: &Visitor, done: Result<Response, Refusal>) -> Response {
    let mut response = done.unwrap_or_else(|refusal| refusal.page(visitor));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(NEVER));
    response
}

pub(super) async fn draw(app: &App, visitor: &Visitor, headers: &HeaderMap, shown: Shown) -> Result<Response, Refusal> {
    let account = app.store.account(&visitor.id).await?;
    let devices = app.store.devices(&visitor.id).await?;
    let device = |device: &Device| DeviceLine {
        name: device_name(device),
        label: device.label.clone(),
        is_this: device.secret == visitor.device,
    };
    let devices: Vec<DeviceLine> = devices.iter().map(device).collect();
    let ratings = app.store.ratings_of(&visitor.id).await?;
    let rating = |pool: Pool| {
        let rating = ratings.iter().find(|rating| rating.pool == pool.word()).map(belief)?;
        Some(line(app, pool, &rating))
    };
    let ratings: Vec<RatingLine> = Pool::ALL.into_iter().filter_map(rating).collect();
    let passkeys = app.store.passkeys(&visitor.id).await?;
    let passkeys: Vec<PasskeyLine> = passkeys.into_iter().map(passkey_line).collect();
    let site = site(app, visitor, headers)?;
    let new_passkey = NewPasskeyView {
        challenge: &app.challenge(visitor, Purpose::Add).await?,
        host: host_of(&site),
        user: &user_handle(visitor),
    };
    let title = visitor.text("me-title");
    let view = MeView {
        head: visitor.head(&title),
        name: visitor.name.as_deref().unwrap_or_default(),
        is_kept: account.is_some(),
        is_listed: account.is_some_and(|account| account.listed),
        devices: &devices,
        ratings: &ratings,
        passkeys: &passkeys,
        new_passkey,
        shown: &shown,
    };
    Ok(page::me(&view).into_response())
}

fn passkey_line(passkey: Passkey) -> PasskeyLine {
    let date = jiff::Timestamp::from_millisecond(passkey.created.0).unwrap_or_default();
    PasskeyLine { id: passkey.id, label: passkey.label, since: date.strftime("%Y-%m-%d").to_string() }
}

fn line(app: &App, pool: Pool, rating: &Rating) -> RatingLine {
    let shown = rating.is_shown().then(|| (rating.shown(), rating.reach_at(app.now())));
    RatingLine { pool: pool.word(), shown, games: rating.games }
}

/// What a browser calls itself, which is all that a list of devices can say.
pub(super) fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let named = |words: &[&str]| words.iter().find(|word| agent.contains(**word)).map(|word| (*word).to_owned());
    let browser = named(&["Firefox", "Edg", "OPR", "Chrome", "Safari"]);
    let system = named(&["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

pub(super) async fn keep(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    let kept = async {
        app.admit_account(&visitor)?;
        let code = app.keep_account(&visitor, &label(&headers)).await?;
        draw(&app, &visitor, &headers, Shown::Code(code)).await
    };
    answer(&visitor, kept.await)
}

pub(super) async fn code(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    let made = async {
        app.admit_account(&visitor)?;
        let code = app.new_code(&visitor).await?;
        draw(&app, &visitor, &headers, Shown::Code(code)).await
    };
    answer(&visitor, made.await)
}

pub(super) async fn link(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    let made = async {
        app.admit_account(&visitor)?;
        let secret = app.new_link(&visitor).await?;
        let scheme = if visitor.origin.encrypted { "https" } else { "http" };
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).ok_or(Refusal::BadForm)?;
        let address = format!("{scheme}://{host}/enter/{secret}");
        let code = page::qr_code(&address).ok_or(Refusal::BadForm)?;
        draw(&app, &visitor, &headers, Shown::Link { address, code }).await
    };
    answer(&visitor, made.await)
}

/// Where a code is typed.
pub(super) async fn enter(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    let drawn = async {
        let site = site(&app, &visitor, &headers)?;
        let passkey =
            EnterByPasskey { challenge: &app.challenge(&visitor, Purpose::Enter).await?, host: host_of(&site) };
        let by = EnterBy::Any { passkey, has_mail: app.alerts.mailer().is_some() };
        Ok(entering(&visitor, by))
    };
    answer(&visitor, drawn.await)
}

#[derive(Deserialize)]
pub(super) struct Code {
    #[serde(default)]
    code: String,
}

/// The page on which somebody signs in, in one of the ways.
pub(super) fn entering(visitor: &Visitor, by: EnterBy) -> Response {
    let title = visitor.text("me-enter");
    page::enter(&EnterView { head: visitor.head(&title), by }).into_response()
}

pub(super) async fn enter_by_code(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    form: MaybeForm<Code>,
) -> Response {
    let entered = async {
        app.admit_code(&visitor)?;
        let secret = app.enter_by_code(&read(form)?.code, &label(&headers)).await?;
        Ok(signed_in(&visitor, &secret))
    };
    answer(&visitor, entered.await)
}

/// A link was opened. Looking at it does not use it: those who only show what is behind a link must not.
pub(super) async fn offer(State(app): State<App>, visitor: Visitor, PathOr404(secret): PathOr404<String>) -> Response {
    let offered = async {
        app.admit_code(&visitor)?;
        let name = app.name_behind(&secret).await?;
        Ok(entering(&visitor, EnterBy::Link { address: &format!("/enter/{secret}"), name: &name }))
    };
    answer(&visitor, offered.await)
}

pub(super) async fn enter_by_link(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    PathOr404(secret): PathOr404<String>,
) -> Response {
    let entered = async {
        app.admit_code(&visitor)?;
        let secret = app.enter_by_link(&secret, &label(&headers)).await?;
        Ok(signed_in(&visitor, &secret))
    };
    answer(&visitor, entered.await)
}

/// Leads to the page of whoever it is now.
pub(super) fn signed_in(visitor: &Visitor, secret: &str) -> Response {
    let mut response = Redirect::to("/me").into_response();
    if let Some(cookie) = visitor.cookie_with(secret) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

#[derive(Deserialize)]
pub(super) struct Named {
    #[serde(default)]
    name: String,
}

pub(super) async fn rename(State(app): State<App>, mut visitor: Visitor, form: MaybeForm<Named>) -> Response {
    let renamed = async {
        if !visitor.rename(&read(form)?.name) {
            return Err(Refusal::BadForm);
        }
        visitor.save(&app).await?;
        Ok(Redirect::to("/me").into_response())
    };
    let renamed = renamed.await;
    answer(&visitor, renamed)
}

pub(super) async fn end_device(State(app): State<App>, visitor: Visitor, form: MaybeForm<Named>) -> Response {
    let ended = async {
        let wanted = read(form)?.name;
        let devices = app.store.devices(&visitor.id).await?;
        let device = devices.iter().find(|device| device_name(device) == wanted).ok_or(Refusal::NotFound)?;
        app.end_device(&visitor.id, &device.secret).await?;
        Ok(Redirect::to("/me").into_response())
    };
    answer(&visitor, ended.await)
}

/// This device is nobody's again. Without an account there would be no way back.
pub(super) async fn sign_out(State(app): State<App>, visitor: Visitor) -> Response {
    let out = async {
        if app.store.account(&visitor.id).await?.is_none() {
            return Err(Refusal::NotYours);
        }
        app.end_device(&visitor.id, &visitor.device).await?;
        Ok(left(&visitor))
    };
    answer(&visitor, out.await)
}

/// Leads to the first page, as somebody new.
fn left(visitor: &Visitor) -> Response {
    let mut response = Redirect::to("/").into_response();
    if let Some(cookie) = visitor.cookie_with(&crate::app::new_secret()) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

#[derive(Deserialize)]
pub(super) struct Choice {
    #[serde(default)]
    on: String,
}

pub(super) async fn list(State(app): State<App>, visitor: Visitor, form: MaybeForm<Choice>) -> Response {
    let listed = async {
        app.store.set_listed(&visitor.id, read(form)?.on == "on").await?;
        Ok(Redirect::to("/me").into_response())
    };
    answer(&visitor, listed.await)
}

/// Everything that is stored of somebody, as one document. What is said by others, and hidden hands, are not theirs.
pub(super) async fn export(State(app): State<App>, visitor: Visitor) -> Response {
    let written = async {
        app.admit_dear(&visitor)?;
        let id = &visitor.id;
        let ratings = app.store.ratings_of(id).await?;
        let mut history = Vec::new();
        for rating in &ratings {
            let steps = app.store.rating_history(id, &rating.pool, EXPORTED).await?;
            history.push(json!({ "pool": rating.pool, "steps": steps }));
        }
        let said = app.store.said_by(id, EXPORTED).await?;
        let said: Vec<_> = said
            .iter()
            .map(|(game, said)| json!({ "game": game, "time": said.line.time, "text": said.line.text }))
            .collect();
        let alerts = app.store.alerts_of(id, EXPORTED).await?;
        let alerts: Vec<_> = alerts
            .iter()
            .map(|told| json!({ "game": told.key.game, "kind": told.key.kind, "time": told.due, "outcome": told.outcome.word() }))
            .collect();
        let played = app.store.played_by(id, None, EXPORTED).await?;
        let played: Vec<_> = played
            .iter()
            .map(|one| json!({ "game": one.game, "time": one.time, "won-of-12": one.won, "skill": one.skill }))
            .collect();
        let person = app.store.person(id).await?;
        let settings = person.as_ref().and_then(|person| serde_json::from_str(&person.settings).ok());
        let settings: serde_json::Value = settings.unwrap_or_default();
        let results = app.store.results_of(id, EXPORTED).await?;
        let document = json!({
            "person": id,
            "name": visitor.name,
            "settings": settings,
            "last-seen": person.map(|person| person.last_seen),
            "account": app.store.account(id).await?,
            "devices": app.store.devices(id).await?,
            "ratings": ratings,
            "rating-history": history,
            "games": app.all_games_of(id).await?,
            "blocked": app.store.blocked_by(id).await?,
            "page": app.store.profile(&handle(id)).await?.map(|page| json!({ "sees": page.sees, "luck": page.luck })),
            "played": played,
            "chat": said,
            "alert-channels": app.store.channels(id).await?,
            "alert-settings": app.manner(id).await?,
            "alerts": alerts,
            "passkeys": app.store.passkeys(id).await?,
            "results": results,
        });
        let text = serde_json::to_string_pretty(&document).map_err(|_| Refusal::Failed)?;
        let kind = (CONTENT_TYPE, "application/json");
        let file = (CONTENT_DISPOSITION, "attachment; filename=\"runestones-me.json\"");
        Ok(([kind, file], text).into_response())
    };
    answer(&visitor, written.await)
}

pub(super) async fn delete(State(app): State<App>, visitor: Visitor, form: MaybeForm<Choice>) -> Response {
    let deleted = async {
        if read(form)?.on != "on" {
            return Err(Refusal::BadForm);
        }
        app.admit_dear(&visitor)?;
        app.forget_person(&visitor).await?;
        Ok(left(&visitor))
    };
    answer(&visitor, deleted.await)
}
