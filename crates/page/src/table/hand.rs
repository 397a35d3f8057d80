//! The viewer's own hand and piles. A card that is used stays in its place and rises; a watcher sees the hand as backs.

use maud::{Markup, html};
use runestones_rules::{Card, Cards, FrontCard, Seat};

use crate::piece::card::card_item;
use crate::piece::icon::classed;
use crate::table::front::card_in_front;
use crate::table::pile::{PileName, pile_link};
use crate::view::TableView;
use crate::view::legal::Place;

/// The hand, then the piles.
pub fn cards(table: &TableView) -> Markup {
    // The more cards, the smaller they are: the style sheet knows these numbers.
    let count = table.hand_room().clamp(4, 14);
    // A watcher has nothing to press there, and may still have to scroll.
    let stop = table.view.viewer().is_none().then_some("0");
    html! {
        div class={ "cards cards--" (count) } tabindex=[stop] {
            (hand(table))
            (piles(table, table.near_seat()))
        }
    }
}

/// The near hand, lowest number first.
pub fn hand(table: &TableView) -> Markup {
    let seat = table.near_seat();
    let fronts = front_cards(table);
    let held = table.view.viewer().map_or(Cards::NONE, |viewer| table.view.hand(viewer));
    let hidden = if table.view.viewer().is_some() { 0 } else { table.view.hand_len(seat) };
    let laid: Cards = fronts.iter().map(|front| front.card).collect();
    html! {
        section.hand aria-labelledby="h-hand" {
            h3.vh #h-hand { (if table.view.viewer().is_none() { table.text("ui-watching") } else { table.text("ui-your-hand") }) }
            ul data-at={ "hand-" (seat) } {
                @for card in held.or(laid).iter() { (one(table, &fronts, card)) }
                @for _ in 0..hidden { li.hand__back aria-hidden="true" { (classed("k-back", "back")) } }
                @if held.or(laid).is_empty() && hidden == 0 { li.hand__empty { (table.text("ui-empty")) } }
            }
        }
    }
}

/// The cards that the near seat uses.
fn front_cards(table: &TableView) -> Vec<FrontCard> {
    let game = table.public();
    if game.active() == table.near_seat() { game.front_cards() } else { Vec::new() }
}

fn one(table: &TableView, fronts: &[FrontCard], card: Card) -> Markup {
    match fronts.iter().find(|front| front.card == card) {
        Some(front) => html! { li.is-laid { (card_in_front(table, *front)) } },
        None => card_item(table, Place::Hand(card), card),
    }
}

fn piles(table: &TableView, seat: Seat) -> Markup {
    let draw = table.view.draw_len(seat);
    let discard = table.public().player(seat).discard().len();
    table.part("piles", (draw, discard, table.moment()), || own_piles(table, seat, draw, discard))
}

fn own_piles(table: &TableView, seat: Seat, draw: u8, discard: u8) -> Markup {
    let back = classed("k-back", "pile__face");
    html! {
        ul.mypiles {
            li data-at={ "draw-" (seat) } {
                span.pile.is-none[draw == 0] role="img" aria-label=(table.labelled(&table.text("ui-draw-pile"), draw)) { (back) span.pile__n.n { (draw) } }
                span.pile__name aria-hidden="true" { (table.text("ui-draw")) }
            }
            li data-at={ "discard-" (seat) } {
                (pile_link(table, PileName::Discard(seat), if discard == 0 { "pile is-none" } else { "pile" }, &html! {
                    (back) span.pile__n.n { (discard) }
                }))
                span.pile__name aria-hidden="true" { (table.text("ui-discard")) }
            }
        }
    }
}
