//! How somebody is told: their ways, what they want on each, quiet hours, and what became of the last alerts.

use maud::{Markup, html};
use runestones_i18n::text;

use crate::assets::Script;
use crate::site::layout::{Head, script, sheet_page};

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct AlertsView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// Whether the account is kept; without that nobody can be told anything.
    pub is_kept: bool,
    /// Whether this server can send e-mail.
    pub has_mail: bool,
    /// The key with which a browser subscribes.
    pub push_key: &'a str,
    /// The ways there are.
    pub channels: &'a [ChannelLine],
    /// The words for what somebody can be told.
    pub kinds: &'a [&'static str],
    /// When they want to be left alone.
    pub quiet: Option<&'a QuietHours>,
    /// The last alerts, the latest first.
    pub told: &'a [ToldLine],
}

/// A way in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelLine {
    /// How a form names it.
    pub id: String,
    /// `push`, `mail` or `hook`.
    pub kind: &'static str,
    /// Where it leads.
    pub place: String,
    /// What is wanted there.
    pub wants: Vec<&'static str>,
    /// Whether it is used.
    pub standing: ChannelStanding,
}

/// Whether a way is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelStanding {
    /// Its owner has not said yet that it is theirs.
    Unconfirmed,
    /// It is used.
    On,
    /// It has failed too often.
    Paused,
}

/// When somebody wants to be left alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuietHours {
    /// From when.
    pub from: String,
    /// Until when.
    pub until: String,
    /// By whose clock.
    pub zone: String,
}

/// An alert in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldLine {
    /// When, for people.
    pub time: String,
    /// The way.
    pub channel: &'static str,
    /// What it was about.
    pub kind: String,
    /// `waiting`, `delivered`, `needless` or `failed`.
    pub outcome: &'static str,
    /// What went wrong the last time.
    pub error: Option<String>,
}

/// The page.
pub fn alerts(view: &AlertsView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            (script(Script::Alerts))
            section.sheet-panel.panel {
                h1 { (t("alerts-title")) }
                p { (t("alerts-lead")) }
                @if view.is_kept { (ways(view)) } @else {
                    p { (t("alerts-keep-first")) }
                    p.buttons { a.btn.btn--main href="/me" { (t("me-keep")) } }
                }
            }
            @if view.is_kept { (quiet(view)) (told(view)) }
            p.buttons { a.btn href="/me" { (t("ui-back")) } }
        },
    )
}

fn ways(view: &AlertsView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    html! {
        @if !view.channels.is_empty() { ul.alerts__ways { @for channel in view.channels { (way(view, channel)) } } }
        form.alerts__add method="post" action="/me/alerts/push" data-push=(view.push_key) hidden {
            input type="hidden" name="endpoint"; input type="hidden" name="p256dh"; input type="hidden" name="auth";
            h2 { (t("alerts-push")) }
            p.small { (t("alerts-push-about")) }
            p.buttons { button.btn { (t("alerts-push-add")) } }
            p role="status" data-failed=(t("alerts-push-failed")) {}
        }
        noscript { p.small { (t("alerts-push-script")) } }
        @if view.has_mail {
            form.alerts__add method="post" action="/me/alerts/mail" {
                h2 { (t("alerts-mail")) }
                p.small { (t("alerts-mail-about")) }
                div.alerts__row {
                    label.field { span { (t("alerts-mail-address")) } input type="email" name="address" maxlength="254" required autocomplete="email"; }
                    button.btn { (t("alerts-add")) }
                }
            }
        }
        form.alerts__add method="post" action="/me/alerts/hook" {
            h2 { (t("alerts-hook")) }
            p.small { (t("alerts-hook-about")) }
            div.alerts__row {
                label.field { span { (t("alerts-hook-address")) } input type="url" name="url" maxlength="1000" placeholder="https://" required autocomplete="off"; }
                label.field.field--short { span { (t("alerts-hook-form")) }
                    select name="form" { option value="json" { "JSON" } option value="discord" { "Discord" } option value="slack" { "Slack" } } }
                button.btn { (t("alerts-add")) }
            }
        }
    }
}

fn way(view: &AlertsView, channel: &ChannelLine) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let is_on = channel.standing == ChannelStanding::On;
    let state = match channel.standing {
        ChannelStanding::Unconfirmed => "alerts-unconfirmed",
        ChannelStanding::On => "alerts-on",
        ChannelStanding::Paused => "alerts-paused",
    };
    let button = |action: &str, key: &str| {
        html! { form method="post" action={ "/me/alerts/" (action) } { button.btn name="id" value=(channel.id) { (t(key)) } } }
    };
    let wants = format!("wants-{}", channel.id);
    html! {
        li.alerts__way data-way=(channel.kind) {
            header { b { (t(channel_key(channel.kind))) ": " (channel.place) } span.alerts__state.is-on[is_on] { (t(state)) } }
            @if channel.standing == ChannelStanding::Paused { p.problems role="alert" { (t("alerts-paused-about")) } }
            form id=(wants) method="post" action="/me/alerts/wants" {
                input type="hidden" name="id" value=(channel.id);
                fieldset.alerts__wants {
                    legend { (t("alerts-when")) }
                    @for kind in view.kinds { label.check {
                        input type="checkbox" name=(kind) value="on" checked[channel.wants.contains(kind)];
                        span { (t(kind_key(kind))) }
                    } }
                }
            }
            div.buttons {
                button.btn form=(wants) { (t("ui-save")) }
                @if channel.standing != ChannelStanding::Unconfirmed {
                    (button("test", if is_on { "alerts-test" } else { "alerts-resume" }))
                }
                (button("remove", "alerts-remove"))
            }
        }
    }
}

fn quiet(view: &AlertsView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    let hours = |field: fn(&QuietHours) -> &str, usual: &'static str| view.quiet.map_or(usual, field).to_owned();
    html! {
        section.sheet-panel.panel {
            h2 { (t("alerts-quiet")) }
            p { (t("alerts-quiet-about")) }
            form method="post" action="/me/alerts/quiet" {
                label.check { input type="checkbox" name="on" value="on" checked[view.quiet.is_some()]; span { (t("alerts-quiet-on")) } }
                div.alerts__row {
                    label.field.field--short { span { (t("alerts-quiet-from")) } input type="time" name="from" value=(hours(|quiet| &quiet.from, "22:00")) required; }
                    label.field.field--short { span { (t("alerts-quiet-until")) } input type="time" name="until" value=(hours(|quiet| &quiet.until, "07:00")) required; }
                    label.field { span { (t("alerts-quiet-zone")) } input name="zone" maxlength="60" placeholder="Europe/Berlin" value=(hours(|quiet| &quiet.zone, "")) required autocomplete="off"; }
                    button.btn { (t("ui-save")) }
                }
            }
        }
    }
}

fn told(view: &AlertsView) -> Markup {
    let locale = view.head.locale;
    let t = |key: &str| text(locale, key, &[]);
    html! {
        section.sheet-panel.panel {
            h2 { (t("alerts-told")) }
            @if view.told.is_empty() { p { (t("alerts-told-none")) } } @else {
                table.alerts__told {
                    thead { tr { th scope="col" { (t("alerts-time")) } th scope="col" { (t("alerts-what")) } th scope="col" { (t("alerts-outcome")) } } }
                    tbody { @for line in view.told { tr {
                        td { (line.time) }
                        td { (t(kind_key(&line.kind))) ", " (t(channel_key(line.channel))) }
                        td.is-failed[line.outcome == "failed"] {
                            (t(outcome_key(line.outcome)))
                            @if let Some(error) = &line.error { ": " (text(locale, alert_error_key(error), &[("status", error.as_str().into())])) }
                        }
                    } } }
                }
            }
        }
    }
}

/// The key of what is said about an error.
pub fn alert_error_key(code: &str) -> &'static str {
    match code {
        "not-https" => "alert-error-not-https",
        "private" => "alert-error-private",
        "no-name" => "alert-error-no-name",
        "no-connection" => "alert-error-no-connection",
        "late" => "alert-error-late",
        "no-mail" => "alert-error-no-mail",
        "mail-refused" => "alert-error-mail-refused",
        "mail-later" => "alert-error-mail-later",
        code if code.bytes().all(|byte| byte.is_ascii_digit()) => "alert-error-status",
        _ => "error-server",
    }
}

fn channel_key(kind: &str) -> &'static str {
    match kind {
        "push" => "alerts-push",
        "mail" => "alerts-mail",
        _ => "alerts-hook",
    }
}

fn kind_key(kind: &str) -> &'static str {
    match kind {
        "turn" => "alerts-kind-turn",
        "seat" => "alerts-kind-seat",
        "over" => "alerts-kind-over",
        "invitation" => "alerts-kind-invitation",
        _ => "alerts-kind-test",
    }
}

fn outcome_key(outcome: &str) -> &'static str {
    match outcome {
        "waiting" => "alerts-waiting",
        "delivered" => "alerts-delivered",
        "needless" => "alerts-needless",
        _ => "alerts-failed",
    }
}

/// What a link in a letter asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlertQuestion {
    /// Whether an address is one's own.
    Confirm,
    /// Whether no more e-mails are wanted.
    Stop,
    /// Nothing: it has been stopped.
    Stopped,
}

/// The page behind a link in a letter: looking at it changes nothing.
pub fn alert_question(head: &Head, question: AlertQuestion) -> Markup {
    let t = |key| text(head.locale, key, &[]);
    let (about, yes) = match question {
        AlertQuestion::Confirm => ("alerts-confirm", Some("alerts-confirm-yes")),
        AlertQuestion::Stop => ("alerts-stop", Some("alerts-stop-yes")),
        AlertQuestion::Stopped => ("alerts-stopped", None),
    };
    sheet_page(
        head,
        &html! {
            section.sheet-panel.panel {
                h1 { (t("alerts-title")) }
                p { (t(about)) }
                form method="post" { p.buttons {
                    @if let Some(yes) = yes { button.btn.btn--main { (t(yes)) } }
                    a.btn href="/" { (t("ui-back")) }
                } }
            }
        },
    )
}
