//! Cards in a row, small, as the pages around the table show them.

use maud::{Markup, html};
use runestones_i18n::{Locale, Voice, text};
use runestones_rules::{Card, CardSet};

use crate::piece::card::{class, face};
use crate::piece::icon::labelled;

/// The first `most` of some cards; how many more there are is said. `name` is the key of what they are together.
pub(super) fn small_cards(locale: Locale, set: &'static CardSet, cards: &[Card], most: usize, name: &str) -> Markup {
    let voice = Voice::new(locale, set, &[]);
    let more = u32::try_from(cards.len().saturating_sub(most)).unwrap_or(u32::MAX);
    html! {
        ul.small-hand aria-label=(text(locale, name, &[])) {
            @for card in cards.iter().take(most) {
                li { span class=(class(*card, set)) role="img" aria-label=(voice.card_label(*card)) { (labelled(&face(*card, set))) } }
            }
            @if more > 0 {
                li.small-hand__more { span aria-hidden="true" { "+" (more) } span.vh { (text(locale, "home-more-cards", &[("count", more.into())])) } }
            }
        }
    }
}
