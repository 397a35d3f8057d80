//! Who somebody is: name, ratings, devices, data; and the way in from another device.

use maud::{Markup, PreEscaped, html};
use runestones_i18n::text;

use crate::piece::icon::icon;
use crate::site::layout::{Head, sheet_page};

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
    /// What was just made for them.
    pub shown: &'a Shown,
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
            p.buttons { a.btn href="/" { (t("ui-back")) } a.btn href="/me/people" { (t("fair-choices")) } a.btn href="/privacy" { (t("ui-privacy")) } }
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
            } @else {
                p { (t("me-keep-about")) }
                form method="post" action="/me/keep" { button.btn.btn--main { (icon("i-done")) (t("me-keep")) } }
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

pub(crate) fn pool_key(pool: &str) -> &'static str {
    match pool {
        "two" => "pool-two",
        "several" => "pool-several",
        _ => "pool-night",
    }
}

/// The way in from another device.
#[derive(Clone, Copy, Debug)]
pub struct EnterView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The secret of a link that was opened, and whose it is; none where a code is typed.
    pub link: Option<(&'a str, &'a str)>,
}

/// Coming back with a recovery code, or by a link.
pub fn enter(view: &EnterView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            section.sheet-panel.panel {
                h1 { (t("me-enter")) }
                @match view.link {
                    Some((secret, name)) => {
                        p { (text(view.head.locale, "me-enter-as", &[("name", name.into())])) }
                        p.small { (t("me-enter-leaves")) }
                        form method="post" action={ "/enter/" (secret) } { p.buttons { button.btn.btn--main { (t("me-enter-yes")) } a.btn href="/" { (t("ui-cancel")) } } }
                    }
                    None => {
                        p.small { (t("me-enter-leaves")) }
                        form method="post" action="/enter" {
                            label.field { span { (t("me-code")) } input name="code" maxlength="40" required autocomplete="off" autocapitalize="characters" spellcheck="false"; }
                            p.buttons { button.btn.btn--main { (t("me-enter-yes")) } a.btn href="/" { (t("ui-cancel")) } }
                        }
                    }
                }
            }
        },
    )
}
