//! The page of whoever runs the server: reports, bans, what the limits did, and what operators did.

use maud::{Markup, html};
use runestones_i18n::text;
use runestones_model::Millis;

use crate::site::dates::date_and_time;
use crate::site::fairness::Reason;
use crate::site::layout::{Head, sheet_page};

/// What the operator sees.
#[derive(Clone, Copy, Debug)]
pub struct OperatorView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// What people told, the latest first.
    pub reports: &'a [ReportLine],
    /// The number before which there are more reports.
    pub older_reports: Option<i64>,
    /// Who is kept out.
    pub bans: &'a [BanLine],
    /// How often each limit refused something, by its word.
    pub limits: &'a [(&'static str, u64)],
    /// What operators did, the latest first.
    pub deeds: &'a [DeedLine],
    /// The number before which there are more deeds.
    pub older_deeds: Option<i64>,
}

/// A report in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportLine {
    /// By which forms name it.
    pub number: i64,
    /// When.
    pub time: Millis,
    /// What whoever it is about is called; empty if they are forgotten.
    pub name: String,
    /// The id of their page.
    pub player: String,
    /// The word for what is wrong.
    pub reason: String,
    /// What else was told.
    pub words: String,
    /// What was said; empty without a line.
    pub said: String,
    /// The table.
    pub game: Option<String>,
    /// Whether there is a line that can be removed.
    pub has_line: bool,
    /// Whether it is dealt with.
    pub done: bool,
}

/// A ban in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanLine {
    /// By which forms name it.
    pub number: i64,
    /// Who: the id of a page, or a network.
    pub who: String,
    /// The end.
    pub until: Millis,
}

/// A deed in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeedLine {
    /// When.
    pub time: Millis,
    /// The id of the operator's page.
    pub operator: String,
    /// The word for it.
    pub deed: String,
    /// To whom or what.
    pub about: String,
}

/// How long bans can be, in days.
const DAYS: [u16; 5] = [1, 7, 30, 90, 365];

/// The operator's page.
pub fn operator(view: &OperatorView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            section.sheet-panel.panel.is-wide {
                h1 { (t("op-title")) }
                h2 { (t("op-reports")) }
                @if view.reports.is_empty() { p.small { (t("op-no-reports")) } }
                @for line in view.reports { (report(view, line)) }
                @if let Some(number) = view.older_reports { p { a href={ "/operator?reports=" (number) } { (t("op-older")) } } }
            }
            (bans(view))
            section.sheet-panel.panel.is-wide {
                h2 { (t("op-limits")) }
                p.small { (t("op-limits-about")) }
                table.me__table { tbody { @for (word, count) in view.limits { tr {
                    th scope="row" { (t(&format!("op-limit-{word}"))) } td { (count) }
                } } } }
            }
            section.sheet-panel.panel.is-wide {
                h2 { (t("op-audit")) }
                p.small { (t("op-audit-about")) }
                table.me__table { tbody { @for deed in view.deeds { tr {
                    td { (date_and_time(deed.time)) }
                    th scope="row" { (t(&format!("op-deed-{}", deed.deed))) }
                    td { (deed.about) }
                    td { code { (deed.operator) } }
                } } } }
                @if let Some(number) = view.older_deeds { p { a href={ "/operator?deeds=" (number) } { (t("op-older")) } } }
            }
        },
    )
}

fn report(view: &OperatorView, line: &ReportLine) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let number = html! { input type="hidden" name="report" value=(line.number); };
    let post = |action: &str, fields: Markup| html! { form.inline method="post" action={ "/operator/" (action) } { (number) (fields) } };
    html! {
        article.report.is-done[line.done] {
            h3 { (t(&Reason::key(&line.reason))) " · " @if line.name.is_empty() { code { (line.player) } } @else { (line.name) } @if line.done { " · " (t("op-done")) } }
            p.small { (date_and_time(line.time)) @if let Some(game) = &line.game { " · " a href={ "/game/" (game) } { (t("op-table")) } } }
            @if !line.said.is_empty() { blockquote.said { (line.said) } }
            @if !line.words.is_empty() { p { (line.words) } }
            @if !line.done { (post("close", html! { button.btn { (t("op-close")) } })) }
            (post("ban", html! { (days(view)) button.btn { (t("op-ban")) } }))
            (post("rename", html! { input name="name" maxlength="40" required placeholder=(t("op-new-name")) aria-label=(t("op-new-name")); button.btn { (t("op-rename")) } }))
            @if line.has_line { (post("remove", html! { button.btn { (t("op-remove")) } })) }
        }
    }
}

fn days(view: &OperatorView) -> Markup {
    let label = |days: u16| text(view.head.locale, "op-days", &[("count", days.into())]);
    html! { select name="days" aria-label=(text(view.head.locale, "op-how-long", &[])) { @for days in DAYS { option value=(days) { (label(days)) } } } }
}

fn bans(view: &OperatorView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let until = |ban: &BanLine| text(view.head.locale, "op-until", &[("date", date_and_time(ban.until).into())]);
    html! {
        section.sheet-panel.panel.is-wide {
            h2 { (t("op-bans")) }
            @if view.bans.is_empty() { p.small { (t("op-no-bans")) } }
            ul.plain { @for ban in view.bans { li {
                code { (ban.who) } " " (until(ban)) " "
                form.inline method="post" action="/operator/lift" { input type="hidden" name="ban" value=(ban.number); button.btn { (t("op-lift")) } }
            } } }
            form.inline method="post" action="/operator/ban" {
                label.field { span { (t("op-network")) } input name="network" maxlength="50" required placeholder="192.0.2.0/24"; }
                (days(view))
                button.btn { (t("op-ban")) }
            }
            form.inline method="post" action="/operator/ban" {
                label.field { span { (t("op-player")) } input name="player" maxlength="16" required; }
                (days(view))
                button.btn { (t("op-ban")) }
            }
        }
    }
}

/// Whether this browser is to be the operator's: looking at a link does not use it.
pub fn operator_enter(head: &Head, token: &str) -> Markup {
    let t = |key: &str| text(head.locale, key, &[]);
    sheet_page(
        head,
        &html! {
            section.sheet-panel.panel {
                h1 { (t("op-enter")) }
                p { (t("op-enter-about")) }
                form method="post" action={ "/operator/enter/" (token) } { p.buttons { button.btn.btn--main { (t("me-enter-yes")) } a.btn href="/" { (t("ui-cancel")) } } }
            }
        },
    )
}
