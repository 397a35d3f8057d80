//! The page of whoever runs the server. For everybody else there is no such page.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{self as page, BanLine, DeedLine, OperatorView, ReportLine};
use runestones_store::{Banned, FairnessStore as _, NewReport, PlayedStore as _, Report};
use serde::Deserialize;

use super::path::PathOr404;
use super::{MaybeForm, MaybeQuery, read};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::player::handle;

/// So many reports and deeds are on a page.
const LISTED: u32 = 30;

#[derive(Default, Deserialize)]
pub(super) struct Before {
    reports: Option<i64>,
    deeds: Option<i64>,
}

pub(super) async fn show(State(app): State<App>, visitor: Visitor, before: MaybeQuery<Before>) -> Response {
    let before = before.map(|before| before.0).unwrap_or_default();
    draw(&app, &visitor, &before).await.unwrap_or_else(|refusal| refusal.page(&visitor))
}

async fn draw(app: &App, visitor: &Visitor, before: &Before) -> Result<Response, Refusal> {
    app.check_operator(visitor).await?;
    let reports = app.store.reports(before.reports, LISTED).await?;
    let deeds = app.store.deeds(before.deeds, LISTED).await?;
    let bans = app.store.bans(app.now()).await?;
    let is_full = |count: usize| count == LISTED as usize;
    let older_reports = reports.last().map(|last| last.number).filter(|_| is_full(reports.len()));
    let older_deeds = deeds.last().map(|(number, _)| *number).filter(|_| is_full(deeds.len()));
    let reports: Vec<ReportLine> = reports.into_iter().map(report_line).collect();
    let bans = bans.into_iter().map(|ban| {
        let who = match ban.who {
            Banned::Person(person) => handle(&person),
            Banned::Network(network) => network,
        };
        BanLine { number: ban.number, who, until: ban.until }
    });
    let bans: Vec<BanLine> = bans.collect();
    let deed = |(_, deed): (i64, runestones_store::OperatorDeed)| DeedLine {
        time: deed.time,
        operator: deed.operator,
        deed: deed.deed,
        about: deed.about,
    };
    let deeds: Vec<DeedLine> = deeds.into_iter().map(deed).collect();
    let limits = app.refusals();
    let title = visitor.text("op-title");
    let view = OperatorView {
        head: visitor.head(&title),
        reports: &reports,
        older_reports,
        bans: &bans,
        limits: &limits,
        deeds: &deeds,
        older_deeds,
    };
    Ok(page::operator(&view).into_response())
}

fn report_line(report: Report) -> ReportLine {
    let Report { number, done, report } = report;
    let NewReport { time, about, name, game, line, said, reason, words, .. } = report;
    let has_line = line.is_some() && game.is_some();
    let game = game.map(|game| game.to_string());
    ReportLine { number, time, name, player: handle(&about), reason, words, said, game, has_line, done }
}

/// A link from the start of the server was opened. Looking at it does not use it.
pub(super) async fn offer(State(app): State<App>, visitor: Visitor, PathOr404(token): PathOr404<String>) -> Response {
    match app.check_token(&visitor, &token) {
        Ok(()) => {
            let title = visitor.text("op-enter");
            page::operator_enter(&visitor.head(&title), &token).into_response()
        }
        Err(refusal) => refusal.page(&visitor),
    }
}

pub(super) async fn enter(State(app): State<App>, visitor: Visitor, PathOr404(token): PathOr404<String>) -> Response {
    done(&visitor, app.enter_as_operator(&visitor, &token).await)
}

fn done(visitor: &Visitor, done: Result<(), Refusal>) -> Response {
    match done {
        Ok(()) => Redirect::to("/operator").into_response(),
        Err(refusal) => refusal.page(visitor),
    }
}

/// What a form of the page says; each uses some of it.
#[derive(Deserialize)]
pub(super) struct Order {
    report: Option<i64>,
    ban: Option<i64>,
    network: Option<String>,
    player: Option<String>,
    name: Option<String>,
    days: Option<u32>,
}

/// The report that a form is about.
async fn reported(app: &App, order: &Order) -> Result<NewReport, Refusal> {
    let number = order.report.and_then(|number| number.checked_add(1)).ok_or(Refusal::BadForm)?;
    let found = app.store.reports(Some(number), 1).await?.pop();
    let found = found.filter(|found| Some(found.number) == order.report).ok_or(Refusal::NotFound)?;
    Ok(found.report)
}

pub(super) async fn ban(State(app): State<App>, visitor: Visitor, form: MaybeForm<Order>) -> Response {
    let banned = async {
        app.check_operator(&visitor).await?;
        let order = read(form)?;
        let days = order.days.ok_or(Refusal::BadForm)?;
        match (&order.network, &order.player) {
            (Some(network), _) => app.ban_network(&visitor, network, days).await,
            (None, Some(player)) => {
                let profile = app.store.profile(player).await?.ok_or(Refusal::NotFound)?;
                app.ban_person(&visitor, &profile.person, days).await
            }
            (None, None) => app.ban_person(&visitor, &reported(&app, &order).await?.about, days).await,
        }
    };
    done(&visitor, banned.await)
}

pub(super) async fn lift(State(app): State<App>, visitor: Visitor, form: MaybeForm<Order>) -> Response {
    let lifted = async {
        app.check_operator(&visitor).await?;
        app.lift(&visitor, read(form)?.ban.ok_or(Refusal::BadForm)?).await
    };
    done(&visitor, lifted.await)
}

pub(super) async fn close(State(app): State<App>, visitor: Visitor, form: MaybeForm<Order>) -> Response {
    let closed = async {
        app.check_operator(&visitor).await?;
        app.close_report(&visitor, read(form)?.report.ok_or(Refusal::BadForm)?).await
    };
    done(&visitor, closed.await)
}

pub(super) async fn rename(State(app): State<App>, visitor: Visitor, form: MaybeForm<Order>) -> Response {
    let renamed = async {
        app.check_operator(&visitor).await?;
        let order = read(form)?;
        let about = reported(&app, &order).await?.about;
        app.rename_person(&visitor, &about, order.name.as_deref().unwrap_or_default()).await
    };
    done(&visitor, renamed.await)
}

pub(super) async fn remove(State(app): State<App>, visitor: Visitor, form: MaybeForm<Order>) -> Response {
    let removed = async {
        app.check_operator(&visitor).await?;
        let report = reported(&app, &read(form)?).await?;
        let (game, line) = report.game.zip(report.line).ok_or(Refusal::BadForm)?;
        app.remove_line(&visitor, &game, line).await
    };
    done(&visitor, removed.await)
}
