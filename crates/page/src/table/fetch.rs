//! The creature discard, opened to fetch a card from it.

use maud::{Markup, html};
use runestones_rules::Question;

use crate::piece::card::card_item;
use crate::view::TableView;
use crate::view::legal::Place;

/// Whether the person who looks chooses a card of the pile. It lies open then, in the place of the list of moves: its cards
/// are the moves, so nothing is offered twice.
pub(super) fn is_open(table: &TableView) -> bool {
    matches!(table.public().question(), Some(Question::Fetch { .. })) && !table.legal().moves().is_empty()
}

/// What lies in the opened pile.
pub(super) fn cards(table: &TableView) -> Markup {
    html! {
        ul.fetch__cards {
            @for there in table.public().creature_discard().iter() { (card_item(table, Place::Discarded(there), there)) }
        }
    }
}
