//! Somebody who was never here: play, or learn to; and what the game looks like.

use maud::{Markup, html};
use runestones_ai::levels;

use super::{HomeView, invitations, more, picture, text_view};
use crate::piece::icon::icon;
use crate::site::lobby::offer_line;

/// The three actions: their symbols, their names, and what they are for.
const ACTIONS: [(&str, &str, &str); 3] = [
    ("i-summon", "action-summon", "home-summon"),
    ("i-use", "action-abilities", "home-abilities"),
    ("i-forge", "action-forge", "home-forge"),
];

/// The ways on, for those who want to know more first.
const WAYS: [(&str, &str); 6] = [
    ("/rules", "ui-rules"),
    ("/gallery", "ui-gallery"),
    ("/new", "ui-new-game"),
    ("/enter", "home-been-here"),
    ("/settings", "ui-settings"),
    ("/privacy", "ui-privacy"),
];

pub(super) fn visit(view: &HomeView) -> Markup {
    let t = |key: &str| view.text(key);
    html! {
        div.welcome {
            h1 { (t("ui-title")) }
            p.welcome__tagline { (t("ui-tagline")) }
            form.welcome__do #play method="post" action="/play" {
                button.btn.btn--main.btn--big { (icon("i-summon")) (t("home-play")) }
                a.btn.btn--go.btn--big.welcome__learn href="/learn" { (icon("i-hint")) (t("home-learn")) }
            }
            p.welcome__free { (t("home-no-account")) }
            div.welcome__aside { (opponents(view)) (text_view(view)) }
            (invitations(view))
            (picture::table())
            ul.welcome__actions {
                @for (symbol, name, about) in ACTIONS { li { (icon(symbol)) h2 { (t(name)) } p { (t(about)) } } }
            }
            @if !view.open.is_empty() {
                section.home-panel.panel {
                    h2 { (t("ui-open-games")) }
                    ul.plain { @for offer in view.open { (offer_line(&view.head, offer, false)) } }
                }
            }
            (more(view, &WAYS))
        }
    }
}

/// A first game is against the weakest level; who knows the game can say so.
fn opponents(view: &HomeView) -> Markup {
    html! {
        details.welcome__level {
            summary { (view.text("home-other-level")) }
            select name="level" form="play" aria-label=(view.text("ui-level")) {
                @for level in levels() { option value=(level.name) { (view.text(&format!("bot-{}", level.name))) } }
            }
        }
    }
}
