//! What cards are good for, as numbers that can be added up.
//!
//! They are made from the abilities as data, not from card numbers known by heart: a card of another set that does the
//! same gets the same traits.

use std::sync::Mutex;

use runestones_rules::{Ability, Card, CardSet, Cards, Colour, Effect, Tile, Together};

const GEM: usize = 0;
const ANY: usize = 4;
const WILD: usize = 5;
const DIE: usize = 6;
const POINTS: usize = 7;
const COLOUR_CARD: usize = 8;
const ANY_CARD: usize = 9;
const EXCHANGE: usize = 10;
const CHOICE: usize = 14;
const NIGHT: usize = 18;
const TILE: usize = 22;
const CARDS: usize = 25;
const MAGIC: usize = 26;
const NUMBER: usize = 31;
const WORTH: usize = 35;

/// The numbers up to which a card counts as low, lower and lowest: the highest number played leaves (U3).
const NUMBER_STEPS: [u8; 3] = [30, 50, 70];

/// The traits of a card, or the sum over several.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Traits(pub(super) [f32; Traits::LEN]);

impl Traits {
    pub(super) const LEN: usize = 37;
    pub(super) const NONE: Traits = Traits([0.0; Traits::LEN]);

    pub(super) fn add(&mut self, other: &Traits) {
        for (sum, value) in self.0.iter_mut().zip(&other.0) {
            *sum += value;
        }
    }

    /// How many cards were added up.
    pub(super) fn count(&self) -> f32 {
        self.0[CARDS]
    }

    fn of_card(set: &CardSet, card: Card) -> Traits {
        let Some(face) = set.face(card) else { return Traits::NONE };
        let mut traits = Traits::of_ability(&face.ability);
        let worth = traits.0[WORTH];
        let number = card.number();
        traits.0[CARDS] = 1.0;
        traits.0[MAGIC + face.magic.colour.map_or(4, Colour::index)] = f32::from(face.magic.points);
        for (step, most) in NUMBER_STEPS.into_iter().enumerate() {
            traits.0[NUMBER + step] = f32::from(u8::from(number <= most));
        }
        traits.0[NUMBER + 3] = f32::from(u8::from(card.is_druid()));
        traits.0[WORTH + 1] = worth * f32::from(number) / 100.0;
        traits
    }

    pub(super) fn of_ability(ability: &Ability) -> Traits {
        let mut traits = Traits::NONE;
        for effect in ability.effects() {
            traits.add_effect(effect, ability.together() == Together::OneOf);
        }
        traits
    }

    /// Adds an effect; one of a choice counts apart, since only one of them comes.
    pub(super) fn add_effect(&mut self, effect: Effect, choice: bool) {
        let values = &mut self.0;
        let (trait_at, amount, worth) = match effect {
            Effect::Gem(_) | Effect::AnyGem if choice => (CHOICE, 1.0, 0.6),
            Effect::Wild(count) if choice => (CHOICE + 1, f32::from(count), 0.7 * f32::from(count)),
            Effect::Die if choice => (CHOICE + 2, 1.0, 0.6),
            Effect::Points(points) if choice => (CHOICE + 3, f32::from(points), 0.6 * f32::from(points)),
            Effect::Gem(colour) => (GEM + colour.index(), 1.0, 0.85),
            Effect::AnyGem => (ANY, 1.0, 1.0),
            Effect::Wild(count) => (WILD, f32::from(count), 1.15 * f32::from(count)),
            Effect::Die => (DIE, 1.0, 1.0),
            Effect::Points(points) => (POINTS, f32::from(points), f32::from(points)),
            Effect::ColourCard(_) => (COLOUR_CARD, 1.0, 0.6),
            Effect::AnyCard => (ANY_CARD, 1.0, 1.0),
            Effect::Exchange(exchange) => {
                let wild = f32::from(exchange.gems.of(runestones_rules::Gem::Wild));
                let coloured = f32::from(exchange.gems.total()) - wild;
                let (points, price) = (f32::from(exchange.points), f32::from(exchange.price.total()));
                values[EXCHANGE] += coloured;
                values[EXCHANGE + 1] += wild;
                values[EXCHANGE + 2] += points;
                (EXCHANGE + 3, price, 0.8 * coloured + 1.1 * wild + points - 0.8 * price)
            }
            Effect::Pillage => (NIGHT, 1.0, 1.0),
            Effect::Resurrection => (NIGHT + 1, 1.0, 1.0),
            Effect::Switch => (NIGHT + 2, 1.0, 1.2),
            Effect::Wisp => (NIGHT + 3, 1.0, 2.0),
            Effect::Ore => (TILE, 1.0, 1.0),
            Effect::Draw(count) => (TILE + 1, f32::from(count), 0.7 * f32::from(count)),
            Effect::Play => (TILE + 2, 1.0, 1.2),
        };
        values[trait_at] += amount;
        values[WORTH] += worth;
    }
}

/// The traits of every card and tile of a set, worked out once.
pub(crate) struct TraitTable {
    set: &'static CardSet,
    cards: Vec<Traits>,
    tiles: Vec<Traits>,
    /// The cards that are printed as in the standard set.
    standard: Cards,
}

impl TraitTable {
    /// The table of a set. Card sets live as long as the program, and so do their tables.
    pub(crate) fn of(set: &'static CardSet) -> &'static TraitTable {
        static TABLES: Mutex<Vec<&'static TraitTable>> = Mutex::new(Vec::new());
        let mut tables = TABLES.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(table) = tables.iter().find(|table| std::ptr::eq(table.set, set)) {
            return table;
        }
        let table: &'static TraitTable = Box::leak(Box::new(TraitTable::new(set)));
        tables.push(table);
        table
    }

    fn new(set: &'static CardSet) -> TraitTable {
        let mut cards = vec![Traits::NONE; 128];
        for card in Cards::ALL.iter() {
            cards[card.number() as usize] = Traits::of_card(set, card);
        }
        let standard = Cards::ALL.iter().filter(|card| set.face(*card) == CardSet::standard().face(*card)).collect();
        TraitTable { set, cards, tiles: set.tiles().iter().map(Traits::of_ability).collect(), standard }
    }

    pub(super) fn card(&self, card: Card) -> &Traits {
        &self.cards[card.number() as usize]
    }

    /// The cards that are printed as in the standard set.
    pub(super) fn standard(&self) -> Cards {
        self.standard
    }

    pub(super) fn tile(&self, tile: Tile) -> &Traits {
        &self.tiles[tile.number() as usize - 1]
    }

    /// The sum over a pile.
    pub(super) fn sum(&self, cards: Cards) -> Traits {
        let mut sum = Traits::NONE;
        cards.iter().for_each(|card| sum.add(self.card(card)));
        sum
    }
}
