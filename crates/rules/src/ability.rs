//! What a card can do: the small ability language, as data.

mod bearer;
mod display;
mod error;
mod parse;
#[cfg(test)]
mod tests;

pub use bearer::{Bearer, Misplaced};
pub use error::BadAbility;

use crate::colour::{Colour, Gems};

/// The most gems, or cards, that an effect or one side of an exchange can name. Six gems of any kind can be paid in 210
/// ways, which a list of moves can hold; seven could not.
pub const MOST_GEMS: u8 = 6;
/// The most points that an effect can give.
pub const MOST_POINTS: u8 = 20;

/// One thing that an ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A gem of this colour.
    Gem(Colour),
    /// A coloured gem of the player's choice.
    AnyGem,
    /// This many wild gems, or as many as there are (U7).
    Wild(u8),
    /// A display card of this colour; never a dragon (U5).
    ColourCard(Colour),
    /// Any display card, dragons included (U5).
    AnyCard,
    /// Roll the die.
    Die,
    /// This many power points.
    Points(u8),
    /// Pay gems, receive gems and points (U7).
    Exchange(Exchange),
    /// A gem of the banshee's colour from every other player (N2).
    Pillage,
    /// A card of the creature discard to the player's discard (N3).
    Resurrection,
    /// A card of the creature discard into the hand (N4).
    Switch,
    /// The bonus of a face-up wisp tile (N6).
    Wisp,
    /// One ore.
    Ore,
    /// This many cards from the top of the deck to the player's discard.
    Draw(u8),
    /// One more hand card is played (N7).
    Play,
}

/// The two sides of an exchange ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Exchange {
    /// What is paid.
    pub price: Price,
    /// The gems received, as far as the supply has them (C6).
    pub gems: Gems,
    /// The points received.
    pub points: u8,
}

/// Gems that a payment asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// How many of each kind.
    pub gems: Gems,
    /// And how many of any kind, wild or not.
    pub any: u8,
}

impl Price {
    /// `count` gems of one colour.
    pub fn of(colour: Colour, count: u8) -> Price {
        let mut price = Price::default();
        *price.gems.of_mut(colour) = count;
        price
    }

    /// `count` gems, in any mix.
    pub const fn any(count: u8) -> Price {
        Price { gems: Gems::NONE, any: count }
    }

    /// How many gems change hands.
    pub fn total(self) -> u8 {
        self.gems.total() + self.any
    }
}

/// How the effects of an ability go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Together {
    /// Each of them, in any order: a basic ability (U4), or the only effect of an exchange (U7).
    Each,
    /// One of them: a choice ability (U6).
    OneOf,
    /// Each of them, in the order shown: a wisp tile (N6).
    InOrder,
}

/// What a card or a wisp tile does: one or two effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    together: Together,
    first: Effect,
    second: Option<Effect>,
}

impl Ability {
    /// A single effect.
    pub const fn one(effect: Effect) -> Ability {
        Ability { together: Together::Each, first: effect, second: None }
    }

    /// Two effects.
    pub const fn two(together: Together, first: Effect, second: Effect) -> Ability {
        Ability { together, first, second: Some(second) }
    }

    /// How the effects go together.
    pub const fn together(&self) -> Together {
        self.together
    }

    /// How many effects there are.
    pub const fn len(&self) -> usize {
        1 + self.second.is_some() as usize
    }

    /// Never: an ability does something.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// The effect at a position, if there is one.
    pub const fn effect(&self, position: usize) -> Option<Effect> {
        match position {
            0 => Some(self.first),
            1 => self.second,
            _ => None,
        }
    }

    /// The effects, in the order shown.
    pub fn effects(&self) -> impl Iterator<Item = Effect> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}
