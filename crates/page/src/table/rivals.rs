//! The boards of the others, each with a stage in front of it.

use maud::{Markup, html};
use runestones_rules::Seat;

use crate::table::board::{is_turn, purse, rows, stones, who};
use crate::table::stage::stage;
use crate::view::TableView;

/// The boards of the others, the one who plays next first.
pub fn rivals(table: &TableView) -> Markup {
    let count = table.far_seats().count();
    html! {
        section.rivals #players aria-labelledby="h-rivals" {
            h2.vh #h-rivals { (table.text("ui-rivals")) }
            ul class={ "rivals__list rivals--" (count) } { @for seat in table.far_seats() { (rival(table, seat)) } }
        }
    }
}

fn rival(table: &TableView, seat: Seat) -> Markup {
    html! {
        li.rival.panel.is-turn[is_turn(table, seat)] data-at={ "seat-" (seat) } {
            (who(table, seat, |name| html! { h3.who__name { (name) } }))
            div.board {
                (rows(table, seat))
                (stones(table, seat, false))
                (purse(table, seat, false))
            }
            (stage(table, seat))
        }
    }
}
