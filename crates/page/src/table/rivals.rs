//! The boards of the others.

use maud::{Markup, html};
use runestones_rules::Seat;

use crate::piece::icon::icon;
use crate::table::board::{is_turn, purse, rows, stones, who};
use crate::table::pile::{PileName, pile_link};
use crate::view::TableView;

/// The boards of the others, the one who plays next first.
pub fn rivals(table: &TableView) -> Markup {
    html! {
        section.rivals.page #players aria-labelledby="h-rivals" {
            h2.vh #h-rivals { (table.text("ui-rivals")) }
            ul.rivals__list { @for seat in table.far_seats() { (rival(table, seat)) } }
        }
    }
}

fn rival(table: &TableView, seat: Seat) -> Markup {
    html! {
        li.rival.panel.is-turn[is_turn(table, seat)] {
            (who(table, seat, |name| html! { h3.who__name { (name) } }))
            (rows(table, seat))
            div.rival__mid { (stones(table, seat, false)) (counts(table, seat)) }
            (purse(table, seat, false))
        }
    }
}

/// How many cards are where; the discard can be opened.
fn counts(table: &TableView, seat: Seat) -> Markup {
    let (hand, draw) = (table.view.hand_len(seat), table.view.draw_len(seat));
    let discard = table.public().player(seat).discard().len();
    table.part("counts", (seat, hand, draw, discard), || {
        html! {
            ul.counts {
                li title=(table.text("ui-hand")) { (icon("i-hand")) span.vh { (table.text("ui-hand")) } b { (hand) } }
                li title=(table.text("ui-draw-pile")) { (icon("i-pile")) span.vh { (table.text("ui-draw-pile")) } b { (draw) } }
                li {
                    (pile_link(table, PileName::Discard(seat), "count", &html! { (icon("i-discard")) b { (discard) } }))
                }
            }
        }
    })
}
