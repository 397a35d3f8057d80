//! Colours, gems and purses.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::notation::keyword::keywords;

/// One of the four colours of gems, creatures and artifacts, in the order in which the table shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Colour {
    /// Goblins, diamonds, rings.
    Blue,
    /// Dryads, leaves, torcs.
    Green,
    /// Satyrs, rounds, crowns.
    Yellow,
    /// Harpies, squares, chalices.
    Red,
}

impl Colour {
    /// All four, in table order.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Yellow, Colour::Red];

    /// The position in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

keywords!(Colour, "a colour", {
    Blue => "blue",
    Green => "green",
    Yellow => "yellow",
    Red => "red",
});

/// A gem: of one of the four colours, or wild (white).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Gem {
    /// A coloured gem.
    Blue,
    /// A coloured gem.
    Green,
    /// A coloured gem.
    Yellow,
    /// A coloured gem.
    Red,
    /// A white gem; it can stand for any colour in a payment (U8).
    Wild,
}

impl Gem {
    /// All five kinds, in table order.
    pub const ALL: [Gem; 5] = [Gem::Blue, Gem::Green, Gem::Yellow, Gem::Red, Gem::Wild];

    /// The position in [`Gem::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Colour> for Gem {
    fn from(colour: Colour) -> Self {
        Gem::ALL[colour.index()]
    }
}

keywords!(Gem, "a gem", {
    Blue => "blue",
    Green => "green",
    Yellow => "yellow",
    Red => "red",
    Wild => "wild",
});

/// How many gems of each kind, in the order of [`Gem::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Gems(pub [u8; 5]);

impl Gems {
    /// No gems at all.
    pub const NONE: Gems = Gems([0; 5]);

    /// How many there are of one kind.
    pub fn of(self, gem: impl Into<Gem>) -> u8 {
        self.0[gem.into().index()]
    }

    /// How many there are of one kind, to change.
    pub fn of_mut(&mut self, gem: impl Into<Gem>) -> &mut u8 {
        &mut self.0[gem.into().index()]
    }

    /// How many there are in all.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is at least as much of everything as in `other`.
    pub fn covers(self, other: Gems) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }

    /// The kinds that are present, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Gem, u8)> {
        Gem::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }
}

/// Gems and ore: what a player owns, or what lies in the supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Purse {
    /// The gems.
    pub gems: Gems,
    /// The ore.
    pub ore: u8,
}

impl Purse {
    /// All the gems and ore in the box (C6).
    pub const WHOLE: Purse = Purse { gems: Gems([15; 5]), ore: 20 };

    /// Gems and ore together, as the final scoring counts them (E2).
    pub fn pieces(self) -> u8 {
        self.gems.total() + self.ore
    }
}
