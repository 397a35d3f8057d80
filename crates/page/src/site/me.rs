//! Who somebody is: name, ratings, devices, data; and the way in from another device.

use maud::{Markup, PreEscaped, html};
use runestones_i18n::text;

use crate::assets::Script;
use crate::piece::icon::icon;
use crate::site::layout::{Head, script, sheet_page};

/// What the page of a person shows to themselves.
#[derive(Clone, Copy, Debug)]
pub struct MeView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// What they are called; may be empty.
    pub name: &'a str,
    /// Whether the account is kept.
    pub is_kept: bool,
    /// Whether they want to be on the ladder.
    pub is_listed: bool,
    /// Their devices.
    pub devices: &'a [DeviceLine],
    /// Their ratings.
    pub ratings: &'a [RatingLine],
    /// Their passkeys.
    pub passkeys: &'a [PasskeyLine],
    /// What a new one needs.
    pub new_passkey: NewPasskeyView<'a>,
    /// What was just made for them.
    pub shown: &'a Shown,
}

/// A passkey in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyLine {
    /// How a form and a browser name it.
    pub id: String,
    /// Which browser made it; may be empty.
    pub label: String,
    /// The day on which it was made.
    pub since: String,
}

/// What a browser has to know to make a passkey.
#[derive(Clone, Copy, Debug)]
pub struct NewPasskeyView<'a> {
    /// What it signs.
    pub challenge: &'a str,
    /// The host.
    pub host: &'a str,
    /// Who it is for.
    pub user: &'a str,
}

/// A device in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceLine {
    /// How a form names it.
    pub name: String,
    /// What it calls itself; may be empty.
    pub label: String,
    /// Whether it is the one in front of them.
    pub is_this: bool,
}

/// A rating in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingLine {
    /// The word for its games.
    pub pool: &'static str,
    /// The rating and how far its 95 % interval reaches; none while there are too few games.
    pub shown: Option<(i64, i64)>,
    /// From how many games.
    pub games: u32,
}

/// What is shown once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Nothing in particular.
    Nothing,
    /// A recovery code.
    Code(String),
    /// A link to another device.
    Link {
        /// Its address.
        address: String,
        /// The same as a QR code (SVG).
        code: String,
    },
}

/// The page of a person for themselves.
pub fn me(view: &MeView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            (script(Script::Passkeys))
            section.sheet-panel.panel {
                h1 { (t("me-title")) }
                (shown(view))
                form method="post" action="/me/name" {
                    label.field {
                        span { (t("ui-player-name")) }
                        input name="name" value=(view.name) maxlength="24" required autocomplete="nickname";
                    }
                    p.buttons { button.btn { (t("ui-save")) } }
                }
            }
            (ratings(view))
            (account(view))
            section.sheet-panel.panel {
                h2 { (t("alerts-title")) }
                p { (t("alerts-about")) }
                p.buttons { a.btn href="/me/alerts" { (icon("i-bell")) (t("alerts-open")) } }
            }
            section.sheet-panel.panel {
                h2 { (t("me-data")) }
                p { (t("me-data-about")) }
                p.buttons { a.btn href="/me/export" download { (icon("i-log")) (t("me-export")) } }
                form method="post" action="/me/delete" {
                    label.check {
                        input type="checkbox" name="on" value="on" required;
                        span { b { (t("me-delete-sure")) } small { (t("me-delete-about")) } }
                    }
                    p.buttons { button.btn { (t("me-delete")) } }
                }
            }
            p.buttons { a.btn href="/" { (t("ui-back")) } a.btn href="/me/people" { (t("fair-choices")) } a.btn href="/me/vacation" { (t("vacation-title")) } a.btn href="/privacy" { (t("ui-privacy")) } }
        },
    )
}

/// The code or link that was just made: it is never shown again.
fn shown(view: &MeView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    match view.shown {
        Shown::Nothing => html! {},
        Shown::Code(code) => html! {
            div.me__once role="status" { h2 { (t("me-code")) } p { code.me__code { (code) } } p { (t("me-code-about")) } }
        },
        Shown::Link { address, code } => html! {
            div.me__once role="status" {
                h2 { (t("me-link")) }
                p { (t("me-link-about")) }
                p.me__qr { (PreEscaped(code)) }
                p { input readonly value=(address) aria-label=(t("me-link")); }
            }
        },
    }
}

fn ratings(view: &MeView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        section.sheet-panel.panel {
            h2 { (t("me-ratings")) }
            @if view.ratings.is_empty() { p.small { (t("me-no-ratings")) } } @else {
                table.me__table {
                    thead { tr { th scope="col" { (t("ladder-pool")) } th scope="col" { (t("ladder-rating")) } th scope="col" { (t("ladder-games")) } } }
                    tbody { @for line in view.ratings { tr {
                        th scope="row" { (t(pool_key(line.pool))) }
                        td { @match line.shown { Some((rating, reach)) => { b { (rating) } " ± " (reach) }, None => (t("me-too-few")) } }
                        td { (line.games) }
                    } } }
                }
                p.small { (t("me-rating-about")) }
            }
            p.buttons { a.btn href="/ladder" { (t("ladder-title")) } }
            @if view.is_kept {
                form method="post" action="/me/ladder" {
                    button.btn name="on" value=(if view.is_listed { "off" } else { "on" }) {
                        (t(if view.is_listed { "me-unlist" } else { "me-list" }))
                    }
                }
            }
        }
    }
}

fn account(view: &MeView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    let post = |action: &str, key| html! { form method="post" action=(action) { button.btn { (t(key)) } } };
    html! {
        section.sheet-panel.panel {
            h2 { (t("me-account")) }
            @if view.is_kept {
                p { (t("me-kept-about")) }
                div.buttons { (post("/me/link", "me-link-make")) (post("/me/code", "me-code-make")) (post("/me/sign-out", "me-sign-out")) }
                h3 { (t("me-devices")) }
                ul.me__devices { @for device in view.devices { (device_line(view, device)) } }
                h3 { (t("passkey-title")) }
                p.small { (t("passkey-about")) }
                ul.me__devices { @for passkey in view.passkeys { (passkey_line(view, passkey)) } }
                (new_passkey(view, "passkey-add"))
            } @else {
                p { (t("me-keep-about")) }
                div.buttons {
                    (new_passkey(view, "passkey-keep"))
                    form method="post" action="/me/keep" { button.btn.btn--main { (icon("i-done")) (t("me-keep")) } }
                }
                p.small { (t("me-enter-about")) " " a href="/enter" { (t("me-enter")) } }
            }
        }
    }
}

fn device_line(view: &MeView, device: &DeviceLine) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    html! {
        li {
            span { @if device.label.is_empty() { (t("me-device")) } @else { (device.label) } @if device.is_this { " · " b { (t("me-this-device")) } } }
            @if !device.is_this {
                form method="post" action="/me/devices" { button.btn name="name" value=(device.name) { (t("me-device-end")) } }
            }
        }
    }
}

fn passkey_line(view: &MeView, passkey: &PasskeyLine) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    let since = text(view.head.locale, "passkey-since", &[("date", passkey.since.as_str().into())]);
    html! {
        li data-passkey=(passkey.id) {
            span { @if passkey.label.is_empty() { (t("me-device")) } @else { (passkey.label) } ", " (since) }
            form method="post" action="/me/passkeys/remove" { button.btn name="id" value=(passkey.id) { (t("passkey-remove")) } }
        }
    }
}

/// A button that appears where a browser can make a passkey.
fn new_passkey(view: &MeView, key: &'static str) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    let NewPasskeyView { challenge, host, user } = view.new_passkey;
    let name = if view.name.is_empty() { t("ui-title") } else { view.name.to_owned() };
    html! {
        form method="post" action="/me/passkeys" data-makes-passkey=(challenge) data-host=(host) data-user=(user) data-name=(name) hidden {
            input type="hidden" name="client"; input type="hidden" name="attestation";
            button.btn { (icon("i-key")) (t(key)) }
            p role="status" data-failed=(t("passkey-failed")) {}
        }
    }
}

pub(crate) fn pool_key(pool: &str) -> &'static str {
    match pool {
        "two" => "pool-two",
        "several" => "pool-several",
        "days" => "people-pool-days",
        "puzzles" => "people-pool-puzzles",
        _ => "pool-night",
    }
}

/// The way in from another device.
#[derive(Clone, Copy, Debug)]
pub struct EnterView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// How.
    pub by: EnterBy<'a>,
}

/// How somebody comes back.
#[derive(Clone, Copy, Debug)]
pub enum EnterBy<'a> {
    /// By whatever they have.
    Any {
        /// What a passkey needs.
        passkey: EnterByPasskey<'a>,
        /// Whether a link can be sent by e-mail.
        has_mail: bool,
    },
    /// By a link that was opened.
    Link {
        /// Where it is used.
        address: &'a str,
        /// Whose it is.
        name: &'a str,
    },
    /// By a link that was sent, or not: that is not said.
    Sent,
}

/// What a browser has to know to use a passkey.
#[derive(Clone, Copy, Debug)]
pub struct EnterByPasskey<'a> {
    /// What it signs.
    pub challenge: &'a str,
    /// The host.
    pub host: &'a str,
}

/// Coming back with a recovery code, or by a link.
pub fn enter(view: &EnterView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            (script(Script::Passkeys))
            section.sheet-panel.panel {
                h1 { (t("me-enter")) }
                @match view.by {
                    EnterBy::Sent => {
                        p role="status" { (t("enter-mail-sent")) }
                        p.buttons { a.btn href="/" { (t("ui-back")) } }
                    }
                    EnterBy::Link { address, name } => {
                        p { (text(view.head.locale, "me-enter-as", &[("name", name.into())])) }
                        p.small { (t("me-enter-leaves")) }
                        form method="post" action=(address) { p.buttons { button.btn.btn--main { (t("me-enter-yes")) } a.btn href="/" { (t("ui-cancel")) } } }
                    }
                    EnterBy::Any { passkey, has_mail } => {
                        p.small { (t("me-enter-leaves")) }
                        form method="post" action="/enter/passkey" data-uses-passkey=(passkey.challenge) data-host=(passkey.host) hidden {
                            @for field in ["id", "client", "data", "signature"] { input type="hidden" name=(field); }
                            p.buttons { button.btn.btn--main { (icon("i-key")) (t("passkey-enter")) } }
                            p.small { (t("passkey-enter-about")) }
                            p role="status" data-failed=(t("passkey-failed")) {}
                        }
                        form method="post" action="/enter" {
                            label.field { span { (t("me-code")) } input name="code" maxlength="40" required autocomplete="off" autocapitalize="characters" spellcheck="false"; }
                            p.buttons { button.btn.btn--main { (t("me-enter-yes")) } a.btn href="/" { (t("ui-cancel")) } }
                        }
                        @if has_mail {
                            form.alerts__add method="post" action="/enter/mail" {
                                h2 { (t("enter-mail-title")) }
                                p.small { (t("enter-mail-about")) }
                                label.field { span { (t("alerts-mail-address")) } input type="email" name="address" maxlength="254" required autocomplete="email"; }
                                p.buttons { button.btn { (t("enter-mail-send")) } }
                            }
                        }
                    }
                }
            }
        },
    )
}
