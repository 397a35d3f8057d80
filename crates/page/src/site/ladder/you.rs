//! Where one stands oneself: the place and what it means, or what it takes to be listed.

use maud::{Markup, html};
use runestones_i18n::{Arg, text};
use runestones_ratings::LADDER_GAMES;

use super::{LadderView, Places, bot_game};
use crate::piece::icon::icon;

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LadderYou {
    /// Known well enough for a place.
    Placed {
        /// The place.
        places: Places,
        /// The bots just below and just above.
        rivals: Vec<Rival>,
    },
    /// Not known well enough, or not willing.
    NotYet {
        /// How many games have counted.
        games: u32,
        /// How far the 95 % interval reaches, once there is one.
        reach: Option<i64>,
        /// Whether they want to be listed.
        is_willing: bool,
    },
}

/// A bot near to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// Its level.
    pub level: &'static str,
    /// The chance to finish ahead of it, in per cent.
    pub chance: i64,
}

/// The panel.
pub(super) fn panel(view: &LadderView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        section.panel.lobby__panel {
            h2 { (t("ladder-your-place")) }
            @match view.you {
                LadderYou::Placed { places, rivals } => (placed(view, *places, rivals)),
                LadderYou::NotYet { games, reach, is_willing } => (not_yet(view, *games, *reach, *is_willing)),
            }
        }
    }
}

fn placed(view: &LadderView, places: Places, rivals: &[Rival]) -> Markup {
    let values = [("place", places.place), ("count", view.count), ("best", places.best), ("worst", places.worst)];
    let said = text(view.head.locale, "ladder-you", &values.map(|(name, value)| (name, value.to_string().into())));
    let name = |rival: &Rival| text(view.head.locale, &format!("bot-{}", rival.level), &[]);
    html! {
        p.ladder__place { b { (places.place) } " " span { (said) } }
        @if !rivals.is_empty() {
            dl.luck { @for rival in rivals {
                div { dt { (text(view.head.locale, "ladder-chance", &[("bot", name(rival).into())])) } dd { (rival.chance) " %" } }
            } }
        }
        // The one above is the next to beat.
        @if let Some(next) = rivals.last() {
            @let words = text(view.head.locale, "ladder-play", &[("bot", name(next).into())]);
            (bot_game(view, next.level, &html! { button.btn.btn--main { (icon("i-summon")) (words) } }))
        }
    }
}

fn not_yet(view: &LadderView, games: u32, reach: Option<i64>, is_willing: bool) -> Markup {
    let t = |key: &str, args: &[(&str, Arg<'_>)]| text(view.head.locale, key, args);
    let sure = reach.is_some_and(|reach| reach <= 150);
    let key = if view.pool == "puzzles" { "ladder-need-tries" } else { "ladder-need-games" };
    let needs = [
        (games >= LADDER_GAMES, t(key, &[("need", LADDER_GAMES.into()), ("count", games.into())])),
        (
            sure,
            match reach {
                Some(reach) => t("ladder-need-sure-now", &[("reach", reach.to_string().into())]),
                None => t("ladder-need-sure", &[]),
            },
        ),
        (is_willing, t("ladder-need-wish", &[])),
    ];
    html! {
        p { (t("ladder-not-yet", &[])) }
        ul.needs { @for (is_met, words) in needs {
            li.is-met[is_met] { (icon(if is_met { "i-done" } else { "i-dots" })) span { (words) @if is_met { span.vh { " ✓" } } } }
        } }
        p.buttons {
            @if view.pool == "puzzles" { a.btn.btn--main href="/puzzles" { (icon("i-forward")) (t("train-puzzle-next", &[])) } }
            @else { a.btn.btn--main href="/lobby#seek" { (icon("i-players")) (t("lobby-seek-go", &[])) } }
            a.btn href="/me/people" { (icon("i-gear")) (t("fair-choices", &[])) }
        }
    }
}
