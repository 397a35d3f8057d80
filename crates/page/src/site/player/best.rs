//! Somebody's best games: those in which their moves were worth most, whatever the cards and dice brought.

use maud::{Markup, html};
use runestones_i18n::text;

use super::{PlayedLine, PlayerView, played_title, points};
use crate::site::dates::date;

/// A game that was played well.
#[derive(Clone, Debug, PartialEq)]
pub struct BestLine {
    /// Which.
    pub game: PlayedLine,
    /// The victory above a fair share that the moves were worth, between −1 and 1.
    pub by_play: f64,
}

/// The panel. Only games with a finished review can be in it, and it says so while there are none.
pub(super) fn best(view: &PlayerView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let worth = |line: &BestLine| {
        let percent = format!("{:+.0} %", line.by_play * 100.0).replace('-', "−");
        text(view.head.locale, "player-best-worth", &[("share", percent.into())])
    };
    html! {
        section.panel.lobby__panel {
            h2 { (t("player-best")) " " small { (t("player-luck")) } }
            @if view.best.is_empty() { p.small { (t("player-best-none")) } }
            ul.plain.played { @for line in view.best { li {
                @if let Some(address) = &line.game.address { a href={ (address) "/review" } { (played_title(&view.head, &line.game)) } }
                @else { (played_title(&view.head, &line.game)) }
                small { (points(&line.game)) " · " b { (worth(line)) } " · " (date(line.game.time)) }
            } } }
        }
    }
}
