//! Abilities in symbols: side by side = both, slash = one of them, arrow = pay and receive.

use maud::{Markup, html};
use runestones_rules::{Ability, Border, Card, CardSet, Colour, Effect, Exchange, Gem, Gems, Together};

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

/// How the symbols of an ability stand on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// As they are printed.
    Printed,
    /// Each effect in a setting of its own, to be pressed.
    InUse,
}

/// The box of an ability on a card: its class says how wide the symbols are together, so that they are drawn as large as
/// they fit.
pub(crate) fn box_class(ability: &Ability, setting: Setting) -> String {
    let halves = width(ability, setting).div_ceil(5).clamp(NARROW, WIDE);
    format!("card__ability card__ability--{halves}")
}

/// The style sheet knows boxes of so many halves of a symbol.
const NARROW: u16 = 7;
const WIDE: u16 = 18;

/// How wide an ability is, in tenths of a symbol.
fn width(ability: &Ability, setting: Setting) -> u16 {
    let effects: u16 = ability.effects().map(effect_width).sum();
    let count = ability.effects().count() as u16;
    let between = match ability.together() {
        Together::OneOf => SLASH + 2 * GAP,
        Together::Each | Together::InOrder => GAP,
    };
    let settings = if setting == Setting::InUse { count * FRAME } else { 0 };
    effects + count.saturating_sub(1) * between + settings
}

/// In tenths of a symbol: the room between two, a laurel, a wide symbol, the signs between, and a setting.
const GAP: u16 = 2;
const LAUREL: u16 = 12;
const BROAD: u16 = 16;
const ARROW: u16 = 6;
const SLASH: u16 = 7;
const FRAME: u16 = 5;

fn effect_width(effect: Effect) -> u16 {
    match effect {
        Effect::Wild(count) => repeated(count),
        Effect::Exchange(exchange) => {
            let gems = |gems: Gems| gems.iter().map(|(_, count)| repeated(count) + GAP).sum::<u16>();
            let any = if exchange.price.any > 0 { repeated(exchange.price.any) + GAP } else { 0 };
            let points = if exchange.points > 0 { LAUREL } else { 0 };
            gems(exchange.price.gems) + any + ARROW + GAP + gems(exchange.gems) + points
        }
        Effect::Pillage | Effect::Resurrection | Effect::Switch => BROAD,
        Effect::Points(_) => LAUREL,
        Effect::Draw(3..) => 10 + 2 * ARROW,
        Effect::Gem(_)
        | Effect::AnyGem
        | Effect::ColourCard(_)
        | Effect::AnyCard
        | Effect::Die
        | Effect::Wisp
        | Effect::Ore
        | Effect::Draw(_)
        | Effect::Play => 10,
    }
}

/// A symbol so many times, or once with a number.
fn repeated(count: u8) -> u16 {
    if count > 4 { 10 + 2 * ARROW } else { u16::from(count) * (10 + GAP) - GAP.min(u16::from(count) * GAP) }
}

/// The colour of a card's border, if it has one of the four.
pub(crate) fn border_colour(card: Card, set: &CardSet) -> Option<Colour> {
    match set.face(card)?.border {
        Border::Colour(colour) => Some(colour),
        Border::White | Border::Druid => None,
    }
}
