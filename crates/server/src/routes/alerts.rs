//! How somebody is told: `/me/alerts`, and the links in letters.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{self as page, AlertQuestion, AlertsView, ChannelLine, ChannelStanding, QuietHours, ToldLine};
use runestones_store::{AccountStore as _, Alert, AlertStore as _, Channel, ChannelState, Millis};
use serde::Deserialize;

use super::me::answer;
use super::path::PathOr404;
use super::{MaybeForm, read};
use crate::alerts::{AlertKind, Form, KINDS_OF_CHANNELS, Manner, Quiet, Subscription, Way, read_address};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;

/// So many alerts are listed.
const LISTED: u32 = 20;

/// Where this server was found, or where whoever runs it says that it is.
pub(super) fn site(app: &App, visitor: &Visitor, headers: &HeaderMap) -> Result<String, Refusal> {
    if let Some(site) = app.alerts.site() {
        return Ok(site.to_owned());
    }
    let scheme = if visitor.origin.encrypted { "https" } else { "http" };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).ok_or(Refusal::BadForm)?;
    Ok(format!("{scheme}://{host}"))
}

pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Response {
    answer(&visitor, draw(&app, &visitor).await)
}

async fn draw(app: &App, visitor: &Visitor) -> Result<Response, Refusal> {
    let is_kept = app.store.account(&visitor.id).await?.is_some();
    let channels = app.store.channels(&visitor.id).await?;
    let manner = app.manner(&visitor.id).await?;
    let told = app.store.alerts_of(&visitor.id, LISTED).await?;
    let told: Vec<ToldLine> = told.iter().filter_map(|alert| told_line(alert, &channels, &manner)).collect();
    let lines: Vec<ChannelLine> = channels.iter().map(channel_line).collect();
    let quiet = manner.quiet.as_ref().map(|quiet| {
        let (from, until) = quiet.times();
        QuietHours { from, until, zone: quiet.zone().to_owned() }
    });
    let title = visitor.text("alerts-title");
    let view = AlertsView {
        head: visitor.head(&title),
        is_kept,
        has_mail: app.alerts.mailer().is_some(),
        push_key: &app.push_key().await?,
        channels: &lines,
        kinds: &AlertKind::ALL.map(AlertKind::word),
        quiet: quiet.as_ref(),
        told: &told,
    };
    Ok(page::alerts(&view).into_response())
}

fn channel_line(channel: &Channel) -> ChannelLine {
    let wants = AlertKind::ALL.map(AlertKind::word).into_iter();
    ChannelLine {
        id: channel.id.clone(),
        kind: kind_word(channel),
        place: Way::of(channel).shown(),
        wants: wants.filter(|kind| channel.wants.split(' ').any(|wanted| wanted == *kind)).collect(),
        standing: match channel.state {
            ChannelState::Unconfirmed => ChannelStanding::Unconfirmed,
            ChannelState::On => ChannelStanding::On,
            ChannelState::Paused => ChannelStanding::Paused,
        },
    }
}

fn kind_word(channel: &Channel) -> &'static str {
    KINDS_OF_CHANNELS.into_iter().find(|kind| *kind == channel.kind).unwrap_or("hook")
}

fn told_line(alert: &Alert, channels: &[Channel], manner: &Manner) -> Option<ToldLine> {
    let channel = channels.iter().find(|channel| channel.id == alert.key.channel)?;
    Some(ToldLine {
        time: time_of_day(alert.due, manner),
        channel: kind_word(channel),
        kind: alert.key.kind.clone(),
        outcome: alert.outcome.word(),
        error: alert.error.clone(),
    })
}

/// By the clock of the place that somebody named, or else UTC.
fn time_of_day(time: Millis, manner: &Manner) -> String {
    let zone = manner.quiet.as_ref().map_or("UTC", Quiet::zone);
    let time = jiff::Timestamp::from_millisecond(time.0).unwrap_or_default();
    let zoned = time.in_tz(zone).unwrap_or_else(|_| time.to_zoned(jiff::tz::TimeZone::UTC));
    zoned.strftime("%Y-%m-%d %H:%M %Z").to_string()
}

fn back() -> Response {
    Redirect::to("/me/alerts").into_response()
}

pub(super) async fn add_push(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    form: MaybeForm<Subscription>,
) -> Response {
    let added = async {
        app.admit_account(&visitor)?;
        app.add_push(&visitor, &read(form)?, &site(&app, &visitor, &headers)?).await?;
        Ok(back())
    };
    answer(&visitor, added.await)
}

#[derive(Deserialize)]
pub(super) struct HookForm {
    url: String,
    form: String,
}

pub(super) async fn add_hook(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    form: MaybeForm<HookForm>,
) -> Response {
    let added = async {
        app.admit_account(&visitor)?;
        let HookForm { url, form } = read(form)?;
        let form = Form::read(&form).ok_or(Refusal::BadForm)?;
        app.add_hook(&visitor, &url, form, &site(&app, &visitor, &headers)?).await?;
        Ok(back())
    };
    answer(&visitor, added.await)
}

#[derive(Deserialize)]
pub(super) struct MailForm {
    #[serde(default)]
    pub(super) address: String,
}

pub(super) async fn add_mail(State(app): State<App>, visitor: Visitor, form: MaybeForm<MailForm>) -> Response {
    let added = async {
        app.admit_account(&visitor)?;
        let address = read_address(&read(form)?.address).ok_or(Refusal::BadForm)?;
        app.admit_letter(&visitor, &address)?;
        app.add_mail(&visitor, &address).await?;
        Ok(back())
    };
    answer(&visitor, added.await)
}

#[derive(Deserialize)]
pub(super) struct Wants {
    id: String,
    turn: Option<String>,
    seat: Option<String>,
    over: Option<String>,
    invitation: Option<String>,
}

pub(super) async fn set_wants(State(app): State<App>, visitor: Visitor, form: MaybeForm<Wants>) -> Response {
    let changed = async {
        let wants = read(form)?;
        let channel = app.channel_of(&visitor, &wants.id).await?;
        let is_on = |kind: &AlertKind| match kind {
            AlertKind::Turn => wants.turn.is_some(),
            AlertKind::Seat => wants.seat.is_some(),
            AlertKind::Over => wants.over.is_some(),
            AlertKind::Invitation => wants.invitation.is_some(),
        };
        let words: Vec<&str> = AlertKind::ALL.into_iter().filter(is_on).map(AlertKind::word).collect();
        app.store.set_wants(&channel.id, &words.join(" ")).await?;
        Ok(back())
    };
    answer(&visitor, changed.await)
}

#[derive(Deserialize)]
pub(super) struct Named {
    id: String,
}

pub(super) async fn test(State(app): State<App>, visitor: Visitor, form: MaybeForm<Named>) -> Response {
    let tried = async {
        app.admit_account(&visitor)?;
        let channel = app.channel_of(&visitor, &read(form)?.id).await?;
        app.try_channel(&visitor, &channel).await?;
        Ok(back())
    };
    answer(&visitor, tried.await)
}

pub(super) async fn remove(State(app): State<App>, visitor: Visitor, form: MaybeForm<Named>) -> Response {
    let removed = async {
        let channel = app.channel_of(&visitor, &read(form)?.id).await?;
        app.store.remove_channel(&channel.id).await?;
        Ok(back())
    };
    answer(&visitor, removed.await)
}

#[derive(Deserialize)]
pub(super) struct QuietForm {
    on: Option<String>,
    #[serde(default)]
    from: String,
    #[serde(default)]
    until: String,
    #[serde(default)]
    zone: String,
}

pub(super) async fn set_quiet(State(app): State<App>, visitor: Visitor, form: MaybeForm<QuietForm>) -> Response {
    let changed = async {
        let QuietForm { on, from, until, zone } = read(form)?;
        let quiet = match on {
            Some(_) => Some(Quiet::new(&from, &until, zone.trim()).ok_or(Refusal::BadForm)?),
            None => None,
        };
        app.set_quiet(&visitor, quiet).await?;
        Ok(back())
    };
    answer(&visitor, changed.await)
}

/// What browsers run when they are told something.
pub(super) async fn worker() -> Response {
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, page::assets::WORKER).into_response()
}

/// Looking at a link changes nothing: those who only show what is behind it must not.
pub(super) async fn offer_confirm(visitor: Visitor) -> Response {
    ask(&visitor, AlertQuestion::Confirm)
}

fn ask(visitor: &Visitor, question: AlertQuestion) -> Response {
    let title = visitor.text("alerts-title");
    answer(visitor, Ok(page::alert_question(&visitor.head(&title), question).into_response()))
}

pub(super) async fn confirm(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404(secret): PathOr404<String>,
) -> Response {
    let confirmed = async {
        app.admit_code(&visitor)?;
        app.confirm_channel(&visitor, &secret).await?;
        Ok(back())
    };
    answer(&visitor, confirmed.await)
}

type StopPath = PathOr404<(String, String)>;

pub(super) async fn offer_stop(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404((channel, secret)): StopPath,
) -> Response {
    let offered = async {
        app.admit_code(&visitor)?;
        if app.is_stop_link(&channel, &secret).await? { Ok(()) } else { Err(Refusal::NotFound) }
    };
    match offered.await {
        Ok(()) => ask(&visitor, AlertQuestion::Stop),
        Err(refusal) => answer(&visitor, Err(refusal)),
    }
}

/// Mail programs send this by themselves when somebody presses their button (RFC 8058).
pub(super) async fn stop(State(app): State<App>, visitor: Visitor, PathOr404((channel, secret)): StopPath) -> Response {
    let stopped = async {
        app.admit_code(&visitor)?;
        app.stop_channel(&channel, &secret).await
    };
    match stopped.await {
        Ok(()) => ask(&visitor, AlertQuestion::Stopped),
        Err(refusal) => answer(&visitor, Err(refusal)),
    }
}
