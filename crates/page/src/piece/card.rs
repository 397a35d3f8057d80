//! A card: number, magic points, emblem, ability.

use maud::{Markup, html};
use runestones_rules::{Card, CardSet, Magic};

use crate::piece::ability::{Setting, ability, border_colour, box_class};
use crate::piece::icon::{bare, border, emblem, icon, times};
use crate::piece::spot::Spot;
use crate::view::TableView;
use crate::view::legal::Place;

/// A card on the table, lit if something can be done with it.
pub(crate) fn card(table: &TableView, place: Place, card: Card) -> Markup {
    let class = class(card, table.voice.card_set());
    let label = label(table, place, card);
    Spot { table, place, class: &class, label }.draw(&face(card, table.voice.card_set()))
}

/// A card as an item of a list.
pub(crate) fn card_item(table: &TableView, place: Place, there: Card) -> Markup {
    table.part("card", (place, table.lit(|lit| lit == place)), || {
        html! { li { (card(table, place, there)) } }
    })
}

/// In words, with what it costs in the display.
pub(crate) fn label(table: &TableView, place: Place, card: Card) -> String {
    let label = table.voice.card_label(card);
    let slot = table.public().display().iter().position(|there| *there == Some(card));
    match (place, slot) {
        (Place::Display(_), Some(slot)) => {
            let price = table.voice.card_set().prices()[slot];
            format!("{label} · {}", table.count("ui-price", price))
        }
        _ => label,
    }
}

/// A card that only shows itself, as in an opened pile.
pub(crate) fn shown(table: &TableView, card: Card) -> Markup {
    let set = table.voice.card_set();
    html! {
        span class=(class(card, set)) role="img" aria-label=(table.voice.card_label(card)) { (face(card, set)) }
    }
}

pub(crate) fn class(card: Card, set: &CardSet) -> String {
    format!("card card--{}", border(card, set))
}

/// Everything printed on a card.
pub(crate) fn face(card: Card, set: &CardSet) -> Markup {
    let Some(printed) = set.face(card) else { return html! {} };
    let text = ability(&printed.ability, border_colour(card, set));
    html! { (head(card, set)) span class=(box_class(&printed.ability, Setting::Printed)) { (text) } }
}

/// The upper part of a card.
pub(crate) fn head(card: Card, set: &CardSet) -> Markup {
    html! {
        span.card__top {
            b.card__no.card__no--3[card.number() > 99] { (card.number()) }
            @if let Some(printed) = set.face(card) { span.card__magic { (magic(printed.magic)) } }
        }
        (emblem_only(card, set))
    }
}

/// A card of which only the kind matters.
pub(crate) fn emblem_only(card: Card, set: &CardSet) -> Markup {
    html! { span.card__niche { (bare(emblem(card, set))) } }
}

/// Magic points, one coin each.
pub(crate) fn magic(magic: Magic) -> Markup {
    let coin = match magic.colour {
        Some(colour) => icon(&format!("m-{colour}")),
        None => icon("m-multi"),
    };
    times(magic.points, &coin)
}
