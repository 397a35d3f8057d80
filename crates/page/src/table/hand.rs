//! The own hand and piles, beside what is in use.

use maud::{Markup, html};
use runestones_rules::Seat;

use crate::piece::card::card_item;
use crate::piece::icon::classed;
use crate::table::front::{front, front_len};
use crate::table::pile::{PileName, pile_link};
use crate::view::TableView;
use crate::view::legal::Place;

/// What is in use, then the hand, then the own piles.
pub fn cards(table: &TableView) -> Markup {
    let held = table.view.viewer().map_or(0, |seat| table.view.hand(seat).len() as usize);
    // The more cards, the smaller they are: the style sheet knows these numbers.
    let count = (front_len(table) + held).clamp(6, 14);
    // A watcher has nothing to press there, and may still have to scroll.
    let stop = table.view.viewer().is_none().then_some("0");
    html! {
        div class={ "cards cards--" (count) } tabindex=[stop] {
            (front(table))
            (hand(table))
            @if let Some(seat) = table.view.viewer() { (piles(table, seat)) }
        }
    }
}

/// The own hand, lowest number first; a watcher has none.
pub fn hand(table: &TableView) -> Markup {
    let Some(seat) = table.view.viewer() else {
        return html! { p.hand.hand--none { (table.text("ui-watching")) } };
    };
    let held = table.view.hand(seat);
    html! {
        section.hand aria-labelledby="h-hand" {
            h3.vh #h-hand { (table.text("ui-your-hand")) }
            ul {
                @for there in held.iter() { (card_item(table, Place::Hand(there), there, Some(seat))) }
                @if held.is_empty() { li.hand__empty { (table.text("ui-empty")) } }
            }
        }
    }
}

fn piles(table: &TableView, seat: Seat) -> Markup {
    let draw = table.view.draw_len(seat);
    let discard = table.public().player(seat).discard().len();
    table.part("piles", (draw, discard), || own_piles(table, seat, draw, discard))
}

fn own_piles(table: &TableView, seat: Seat, draw: u8, discard: u8) -> Markup {
    let back = classed("k-back", "pile__face");
    html! {
        ul.mypiles {
            li {
                span.pile.is-none[draw == 0] role="img" aria-label=(table.labelled(&table.text("ui-draw-pile"), draw)) { (back) span.pile__n { (draw) } }
                span.pile__name aria-hidden="true" { (table.text("ui-draw")) }
            }
            li {
                (pile_link(table, PileName::Discard(seat), if discard == 0 { "pile is-none" } else { "pile" }, &html! {
                    (back) span.pile__n { (discard) }
                }))
                span.pile__name aria-hidden="true" { (table.text("ui-discard")) }
            }
        }
    }
}
