//! What things on the table are called, and what they cost and give.

use runestones_rules::{Card, Colour, Effect, FORGES, Gem, Magic, RowName, Tile};

use crate::ability::merged;
use crate::bundle::Arg;
use crate::names::{creature_name, gem_key};
use crate::span::{capitalised, plain};
use crate::voice::Voice;

impl Voice<'_> {
    /// "Dryad 51".
    pub fn card_name(&self, card: Card) -> String {
        let creature = creature_name(self.locale(), card, self.card_set());
        self.text("card-with-number", &[("creature", creature.into()), ("number", card.number().into())])
    }

    /// All that a card shows, for those who do not see it: name, magic points and ability.
    pub fn card_label(&self, card: Card) -> String {
        let name = self.card_name(card);
        let Some(face) = self.card_set().face(card) else { return name };
        let (magic, ability) = (self.magic_text(face.magic), plain(&self.card_text(card)));
        self.text("card-label", &[("card", name.into()), ("magic", magic.into()), ("ability", ability.into())])
    }

    /// The magic points of a card: "2 green magic points".
    pub fn magic_text(&self, magic: Magic) -> String {
        let key = match magic.colour {
            Some(Colour::Blue) => "magic-blue",
            Some(Colour::Green) => "magic-green",
            Some(Colour::Yellow) => "magic-yellow",
            Some(Colour::Red) => "magic-red",
            None => "magic-multi",
        };
        self.text(key, &[("count", magic.points.into())])
    }

    /// What a wisp tile gives, in a word or two: "die, blue gem".
    pub fn tile_name(&self, tile: Tile) -> String {
        let Some(ability) = self.tile_ability(tile) else { return self.text("tile-word", &[]) };
        let names = merged(&ability).into_iter().map(|(effect, count)| self.effect_name(effect, count));
        names.reduce(|first, next| self.join("list-more", first, next)).unwrap_or_default()
    }

    /// What an effect gives, in a word or two.
    pub(crate) fn effect_name(&self, effect: Effect, times: u8) -> String {
        let counted = |key, count: u8| self.text(key, &[("count", Arg::from(count))]);
        match effect {
            Effect::Gem(colour) => counted(gem_key(colour.into()), times),
            Effect::AnyGem => counted("any-coloured-gem", times),
            Effect::Wild(count) => counted(gem_key(Gem::Wild), count),
            Effect::ColourCard(colour) => self.text(colour_card_key(colour), &[]),
            Effect::AnyCard => self.text("any-card", &[]),
            Effect::Die => self.text("die-name", &[]),
            Effect::Points(points) => counted("points-count", points),
            Effect::Exchange(_) => self.text("ability-exchange", &[]),
            Effect::Pillage => self.text("ability-pillage", &[]),
            Effect::Resurrection => self.text("ability-resurrection", &[]),
            Effect::Switch => self.text("ability-switch", &[]),
            Effect::Wisp => self.text("ability-wisp", &[]),
            Effect::Ore => counted("ore-count", 1),
            Effect::Draw(count) => counted("deck-cards", count),
            Effect::Play => self.text("play-card", &[]),
        }
    }

    /// The special ability of a banshee, by name; `None` for any other card.
    pub fn banshee_kind(&self, card: Card) -> Option<String> {
        let ability = self.card_set().face(card).filter(|_| card.is_banshee())?.ability;
        ability.effect(0).map(|effect| self.effect_name(effect, 1))
    }

    /// "Forge 3", or the wild forge, which is number 6.
    pub fn forge_name(&self, forge: u8) -> String {
        if forge as usize > FORGES {
            self.text("forge-wild", &[])
        } else {
            self.text("forge-number", &[("number", forge.into())])
        }
    }

    /// What a forge asks and gives, as a sentence.
    pub fn forge_text(&self, forge: u8) -> String {
        let printed = (forge as usize).checked_sub(1).and_then(|index| self.card_set().forges().get(index));
        match printed.map(|forge| (forge.price, forge.bonus)) {
            None => self.text("forge-text-wild", &[]),
            Some((price, None)) => self.text("forge-text", &[("count", price.into())]),
            Some((price, Some(bonus))) => {
                let bonus = self.effect_name(bonus, 1);
                self.text("forge-text-bonus", &[("count", price.into()), ("bonus", bonus.into())])
            }
        }
    }

    /// "Top row".
    pub fn row_name(&self, row: RowName) -> String {
        capitalised(&self.text(row_key(row), &[]))
    }
}

pub(crate) fn row_key(row: RowName) -> &'static str {
    match row {
        RowName::Top => "row-top",
        RowName::Bottom => "row-bottom",
    }
}

fn colour_card_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "terminal-card-blue",
        Colour::Green => "terminal-card-green",
        Colour::Yellow => "terminal-card-yellow",
        Colour::Red => "terminal-card-red",
    }
}
