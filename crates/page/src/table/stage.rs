//! The place in front of a rival's board: the hand as backs, the cards in use, the die, how many cards are where.

use maud::{Markup, html};
use runestones_rules::{Rune, Seat};

use crate::piece::icon::{classed, icon};
use crate::table::front::{card_in_front, things_in_front};
use crate::table::pile::{PileName, pile_link};
use crate::view::TableView;

/// So many cards find a place: what is laid out, then what was taken.
const PLACES: usize = 5;
/// More backs than this would cover the stage; the count says how many there are.
const BACKS: u8 = 6;

/// The stage of a rival.
pub(crate) fn stage(table: &TableView, seat: Seat) -> Markup {
    let game = table.public();
    let mut fronts = if game.active() == seat { game.front_cards() } else { Vec::new() }.into_iter();
    // Whoever owns this stone lays out three, so there the cards are smaller from the start.
    let crowded = game.player(seat).stones().contains(Rune::ThreeAbilities);
    html! {
        div.stage.stage--crowded[crowded] data-at={ "stage-" (seat) } {
            (backs(table, seat))
            @for place in 0..PLACES {
                span class={ "front front--" (place) } data-at={ "front-" (seat) "-" (place) } {
                    @if let Some(front) = fronts.next() { (card_in_front(table, front)) }
                }
            }
            ul.dieplace data-at={ "die-" (seat) } { @if game.active() == seat { (things_in_front(table)) } }
            (counts(table, seat))
        }
    }
}

/// The hand of somebody else.
pub(crate) fn backs(table: &TableView, seat: Seat) -> Markup {
    let hand = table.view.hand_len(seat);
    table.part("backs", (seat, hand), || {
        html! {
            span.backs data-at={ "hand-" (seat) } aria-hidden="true" {
                @for _ in 0..hand.min(BACKS) { (classed("k-back", "back")) }
            }
        }
    })
}

/// How many cards are where; the discard can be opened.
fn counts(table: &TableView, seat: Seat) -> Markup {
    let (hand, draw) = (table.view.hand_len(seat), table.view.draw_len(seat));
    let discard = table.public().player(seat).discard().len();
    table.part("counts", (seat, hand, draw, discard, table.moment()), || {
        html! {
            ul.counts {
                li title=(table.text("ui-hand")) data-at={ "handcount-" (seat) } { (icon("i-hand")) span.vh { (table.count("ui-hand-count", hand)) } b.n aria-hidden="true" { (hand) } }
                li title=(table.text("ui-draw-pile")) data-at={ "draw-" (seat) } { (icon("i-pile")) span.vh { (table.labelled(&table.text("ui-draw-pile"), draw)) } b.n aria-hidden="true" { (draw) } }
                li data-at={ "discard-" (seat) } {
                    (pile_link(table, PileName::Discard(seat), "count", &html! { (icon("i-discard")) b.n { (discard) } }))
                }
            }
        }
    })
}
