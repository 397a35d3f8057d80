//! The rune stones left on the table.

use maud::{Markup, html};
use runestones_i18n::rune_name;
use runestones_rules::Rune;

use crate::piece::icon::{classed, rune_symbol};
use crate::piece::spot::Spot;
use crate::table::board::stone_label;
use crate::view::TableView;
use crate::view::legal::Place;

/// Every type in play; one without stones fades, but stays.
pub fn runes(table: &TableView) -> Markup {
    let game = table.public();
    let left: Vec<_> = game.stones_in_play().iter().map(|rune| (rune, game.stones_left(rune))).collect();
    table.part("runes", (left, table.lit(|place| matches!(place, Place::Stone(_)))), || all(table))
}

fn all(table: &TableView) -> Markup {
    html! {
        section.runes.page #runes tabindex=[table.tab_stop()] aria-labelledby="h-runes" {
            h2.vh #h-runes { (table.text("ui-rune-stones")) }
            ul.runes__row { @for rune in table.public().stones_in_play().iter() { li { (stone(table, rune)) } } }
        }
    }
}

fn stone(table: &TableView, rune: Rune) -> Markup {
    let left = table.public().stones_left(rune);
    let at_start = table.public().seat_count() as u8 - 1;
    let class = if left == 0 { "rune tip is-gone" } else { "rune tip" };
    let label = label(table, rune);
    let content = html! {
        (classed(rune_symbol(rune), "rune__stone"))
        span.rune__n { @for position in 0..at_start { i.gone[position >= left] {} } }
        b.rune__name { (rune_name(table.locale(), rune)) }
    };
    Spot { table, place: Place::Stone(rune), class, label }.draw(&content)
}

/// "Plus: both effects of a choice. 2 left".
pub(crate) fn label(table: &TableView, rune: Rune) -> String {
    format!("{} {}", stone_label(table, rune), table.count("ui-stones-left", table.public().stones_left(rune)))
}
