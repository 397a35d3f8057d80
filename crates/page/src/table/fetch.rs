//! The creature discard, opened to fetch a card from it.

use maud::{Markup, html};
use runestones_rules::Question;

use crate::piece::card::card_item;
use crate::view::TableView;
use crate::view::legal::Place;

/// The opened pile, while a card of it is to be chosen by the person who looks; else nothing.
pub fn fetch(table: &TableView) -> Markup {
    let asks = matches!(table.public().question(), Some(Question::Fetch { .. }));
    let asked = asks && !table.legal().moves().is_empty();
    html! {
        @if asked {
            section.fetch.beside.panel aria-labelledby="h-fetch" {
                h3.label #h-fetch { (table.count("ui-creature-discard-count", table.public().creature_discard().len())) }
                ul.fetch__cards {
                    @for there in table.public().creature_discard().iter() {
                        (card_item(table, Place::Discarded(there), there))
                    }
                }
            }
        }
    }
}
