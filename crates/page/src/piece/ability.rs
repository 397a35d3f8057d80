//! Abilities in symbols: side by side = both, slash = one of them, arrow = pay and receive.

use maud::{Markup, html};
use runestones_rules::{Ability, Border, Card, CardSet, Colour, Effect, Exchange, Gem, Together};

use crate::piece::icon::{classed, gem, icon, points, times};

/// The symbols of an effect. `banshee` is the colour of the card, which a Pillage needs.
pub(crate) fn effect(effect: Effect, banshee: Option<Colour>) -> Markup {
    match effect {
        Effect::Gem(colour) => gem(colour),
        Effect::AnyGem => icon("g-any"),
        Effect::Wild(count) => times(count, &gem(Gem::Wild)),
        Effect::ColourCard(colour) => icon(&format!("k-{colour}")),
        Effect::AnyCard => icon("k-any"),
        Effect::Die => icon("i-die"),
        Effect::Points(count) => points(count.into()),
        Effect::Exchange(exchange) => both_sides(&exchange),
        Effect::Pillage => {
            let colour = banshee.unwrap_or(Colour::Red);
            classed(&format!("i-pillage-{colour}"), "i i--wide")
        }
        Effect::Resurrection => classed("i-resurrect", "i i--wide"),
        Effect::Switch => classed("i-switch", "i i--wide"),
        Effect::Wisp => icon("i-wisp"),
        Effect::Ore => icon("g-ore"),
        Effect::Draw(2) => icon("i-draw2"),
        Effect::Draw(count) => html! { (count) "×" (icon("i-pile")) },
        Effect::Play => icon("i-play"),
    }
}

fn both_sides(exchange: &Exchange) -> Markup {
    html! {
        @for (kind, count) in exchange.price.gems.iter() { (times(count, &gem(kind))) }
        (times(exchange.price.any, &icon("g-each")))
        (classed("i-arrow", "i i--arrow"))
        @for (kind, count) in exchange.gems.iter() { (times(count, &gem(kind))) }
        @if exchange.points > 0 { (points(exchange.points.into())) }
    }
}

/// What stands between two effects.
pub(crate) fn between(together: Together) -> Markup {
    match together {
        Together::OneOf => classed("i-slash", "i i--slash"),
        Together::Each | Together::InOrder => html! {},
    }
}

/// A whole ability.
pub(crate) fn ability(ability: &Ability, banshee: Option<Colour>) -> Markup {
    html! {
        @for (position, part) in ability.effects().enumerate() {
            @if position > 0 { (between(ability.together())) }
            (effect(part, banshee))
        }
    }
}

/// Whether the symbols need to be smaller to fit on a card.
pub(crate) fn is_long(ability: &Ability) -> bool {
    let symbols: u8 = ability.effects().map(width).sum();
    symbols > 3
}

/// About how many symbols wide an effect is.
fn width(effect: Effect) -> u8 {
    match effect {
        Effect::Wild(count) => count.min(4),
        Effect::Exchange(exchange) => exchange.price.total() + 1 + exchange.gems.total() + exchange.points.min(1),
        Effect::Pillage | Effect::Resurrection | Effect::Switch => 2,
        _ => 1,
    }
}

/// The colour of a card's border, if it has one of the four.
pub(crate) fn border_colour(card: Card, set: &CardSet) -> Option<Colour> {
    match set.face(card)?.border {
        Border::Colour(colour) => Some(colour),
        Border::White | Border::Druid => None,
    }
}
