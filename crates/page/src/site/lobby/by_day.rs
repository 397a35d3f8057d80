//! One's own games with days for each turn: whose turn it is, and how much of the time is left.

use std::time::Duration;

use maud::{Markup, html};
use runestones_i18n::text;
use runestones_table::Clock;

use super::LobbyView;
use crate::site::terms::clock_words;
use crate::table::time_words;

/// A game with days for each turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayGame {
    /// The word that stands in its address.
    pub id: String,
    /// What its players call it; may be empty.
    pub name: String,
    /// Who else plays.
    pub rivals: Vec<String>,
    /// Whose turn it is, if it is not one's own.
    pub turn_of: Option<String>,
    /// How much time there is for a turn.
    pub clock: Clock,
    /// How much is left, and of how much.
    pub left: (Duration, Duration),
    /// Whether that is little.
    pub is_low: bool,
}

/// The panel; nothing without such games.
pub(super) fn panel(view: &LobbyView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        @if !view.by_day.is_empty() {
            section.panel.lobby__panel {
                h2 { (t("lobby-by-day")) }
                ul.plain.day-games { @for game in view.by_day { (line(view, game)) } }
                p.small { a href="/me/vacation" { (t("vacation-title")) } }
            }
        }
    }
}

fn line(view: &LobbyView, game: &DayGame) -> Markup {
    let rivals = game.rivals.join(", ");
    let (left, whole) = game.left;
    let time = time_words(view.head.locale, game.clock, left);
    html! {
        li.day-game {
            a href=(view.head.settings.table_address(&game.id)) {
                b { @if game.name.is_empty() { (rivals) } @else { (game.name) } }
                small { @if !game.name.is_empty() { (rivals) " · " } (clock_words(view.head.locale, game.clock)) }
            }
            @match &game.turn_of {
                None => span.game__state.is-yours { (text(view.head.locale, "ui-your-turn", &[])) },
                Some(name) => span.game__state { (text(view.head.locale, "ui-turn-of", &[("name", name.as_str().into())])) },
            }
            span.day-game__time.is-low[game.is_low] {
                (text(view.head.locale, "lobby-time-left", &[("time", time.as_str().into())]))
                progress value=(left.as_secs()) max=(whole.as_secs().max(1)) aria-label=(text(view.head.locale, "lobby-time-left", &[("time", time.as_str().into())])) {}
            }
        }
    }
}
