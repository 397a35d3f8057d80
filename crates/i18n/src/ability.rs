//! What cards and wisp tiles do, generated from their abilities: so any card set can be put into words.

use runestones_rules::{Ability, Border, Card, Colour, Effect, Exchange, Gem, Tile, Together};

use crate::line::Draft;
use crate::piece::Piece;
use crate::span::Span;
use crate::voice::Voice;

impl Voice<'_> {
    /// What a card does, as a sentence; nothing for a card that the set does not have.
    pub fn card_text(&self, card: Card) -> Vec<Span> {
        let Some(face) = self.card_set().face(card) else { return Vec::new() };
        let colour = match face.border {
            Border::Colour(colour) => Some(colour),
            Border::White | Border::Druid => None,
        };
        self.ability_text(&face.ability, colour)
    }

    /// What a wisp tile gives, as a sentence; nothing if the set has no tiles.
    pub fn tile_text(&self, tile: Tile) -> Vec<Span> {
        match self.tile_ability(tile) {
            Some(ability) => self.ability_text(&ability, None),
            None => Vec::new(),
        }
    }

    pub(crate) fn tile_ability(&self, tile: Tile) -> Option<Ability> {
        self.card_set().tiles().get(tile.number() as usize - 1).copied()
    }

    /// An ability as a sentence. `colour` is that of a banshee.
    fn ability_text(&self, ability: &Ability, colour: Option<Colour>) -> Vec<Span> {
        let line = Draft::new(self);
        let clauses: Vec<String> =
            merged(ability).into_iter().map(|(effect, count)| line.clause(effect, count, colour)).collect();
        let key = match (clauses.len(), ability.together()) {
            (1, _) => "ability-one",
            (_, Together::Each) => "ability-each",
            (_, Together::OneOf) => "ability-one-of",
            (_, Together::InOrder) => "ability-in-order",
        };
        let mut args = Vec::new();
        for (name, clause) in ["first", "second"].into_iter().zip(clauses) {
            args.push((name, clause.into()));
        }
        let text = line.say(key, &args);
        line.spans(&text)
    }
}

/// The effects with their counts: nobody says "take a blue gem and take a blue gem".
pub(crate) fn merged(ability: &Ability) -> Vec<(Effect, u8)> {
    let mut effects: Vec<(Effect, u8)> = Vec::new();
    for effect in ability.effects() {
        match effects.last_mut() {
            Some((same, count)) if *same == effect && can_merge(effect, ability.together()) => *count += 1,
            _ => effects.push((effect, 1)),
        }
    }
    effects
}

fn can_merge(effect: Effect, together: Together) -> bool {
    together != Together::OneOf && matches!(effect, Effect::Gem(_) | Effect::AnyGem)
}

impl Draft<'_> {
    /// What an effect makes a player do.
    fn clause(&self, effect: Effect, count: u8, banshee: Option<Colour>) -> String {
        match effect {
            Effect::Gem(colour) => self.say_piece("effect-gems", "gems", Piece::Gem(colour.into(), count)),
            Effect::Wild(wild) => self.say_piece("effect-gems", "gems", Piece::Gem(Gem::Wild, wild)),
            Effect::AnyGem => self.say("effect-any-gem", &[("count", count.into())]),
            Effect::ColourCard(colour) => self.say(colour_card_key(colour), &[]),
            Effect::AnyCard => self.say("effect-any-card", &[]),
            Effect::Die => self.say("effect-die", &[]),
            Effect::Points(points) => self.say_piece("effect-points", "points", Piece::Points(points.into())),
            Effect::Exchange(exchange) => self.exchange(&exchange),
            Effect::Pillage => match banshee {
                Some(colour) => self.say_piece("effect-pillage", "gem", Piece::Gem(colour.into(), 1)),
                None => self.say("ability-pillage", &[]),
            },
            Effect::Resurrection => self.say("effect-resurrection", &[]),
            Effect::Switch => self.say("effect-switch", &[]),
            Effect::Wisp => self.say("effect-wisp", &[]),
            Effect::Ore => self.say_piece("effect-ore", "ore", Piece::Ore(1)),
            Effect::Draw(count) => self.say("effect-draw", &[("count", count.into())]),
            Effect::Play => self.say("effect-play", &[]),
        }
    }

    fn exchange(&self, exchange: &Exchange) -> String {
        let (price, gain) = (self.list(Piece::price(exchange.price)), self.list(Piece::gain(exchange)));
        self.say("effect-exchange", &[("price", price.into()), ("gain", gain.into())])
    }
}

fn colour_card_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "effect-card-blue",
        Colour::Green => "effect-card-green",
        Colour::Yellow => "effect-card-yellow",
        Colour::Red => "effect-card-red",
    }
}
