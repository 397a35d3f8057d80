//! The display with its prices, between the deck and the creature discard.

use maud::{Markup, html};
use runestones_rules::{Cards, DISPLAY};

use crate::piece::card::{card, class, face};
use crate::piece::icon::{classed, icon};
use crate::piece::spot::Spot;
use crate::table::pile::{PileName, pile_link};
use crate::view::TableView;
use crate::view::legal::Place;

/// The display.
pub fn display(table: &TableView) -> Markup {
    html! {
        section.display.page #display aria-labelledby="h-display" {
            h2.vh #h-display { (table.text("ui-display")) }
            ol.display__row {
                (deck(table))
                @for slot in 0..DISPLAY { (position(table, slot)) }
                (discard(table))
            }
        }
    }
}

fn position(table: &TableView, slot: usize) -> Markup {
    let there = table.public().display()[slot];
    table.part("slot", (slot, there, table.lit(|lit| there.map(Place::Display) == Some(lit))), || {
        html! {
            li.slot data-at={ "display-" (slot) } {
                @match there {
                    Some(there) => (card(table, Place::Display(there), there)),
                    None => span.card-place {},
                }
                span.price aria-hidden="true" { (icon("m-price")) (table.voice.card_set().prices()[slot]) }
            }
        }
    })
}

fn deck(table: &TableView) -> Markup {
    let count = table.public().deck().len();
    table.part("deck", (count, table.lit(|lit| lit == Place::Deck)), || {
        let label = table.count("ui-deck-count", count);
        let content = html! { (classed("k-back", "pile__face")) span.pile__n.n { (count) } };
        html! {
            li.display__deck {
                (Spot { table, place: Place::Deck, class: "pile", label }.draw(&content))
                span.pile__name aria-hidden="true" { (table.text("ui-deck")) }
            }
        }
    })
}

/// The creature discard shows one of its cards as it is printed; nobody keeps track of their order.
fn discard(table: &TableView) -> Markup {
    let cards = table.public().creature_discard();
    table.part("discard", (cards, table.moment()), || creatures(table, cards))
}

fn creatures(table: &TableView, cards: Cards) -> Markup {
    let set = table.voice.card_set();
    let content = html! {
        @match cards.highest() {
            Some(top) => span class=(class(top, set)) { (face(top, set)) },
            None => span.card-place {},
        }
        span.pile__n.n { (cards.len()) }
    };
    html! {
        li.display__discard data-at="creature-discard" {
            (pile_link(table, PileName::Creatures, "pile", &content))
            span.pile__name aria-hidden="true" { (table.text("ui-discard")) }
        }
    }
}
