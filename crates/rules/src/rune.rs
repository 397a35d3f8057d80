//! Rune stones: the ten types, and which of them a player owns.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::notation::keyword::keywords;

/// A type of rune stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum Rune {
    /// Two more magic points in each Summon (R1).
    MagicPoints,
    /// The hand refills to six (R2).
    HandSize,
    /// Once per turn a gem for an ore, or an ore for a gem (R3).
    Exchange,
    /// A colour whose gems count as wild (R4).
    WildGem,
    /// Both effects of a choice ability (R6).
    Plus,
    /// A card's die counts twice (R7).
    DoubleDie,
    /// One point more for each card that gave points (R8).
    ExtraPoint,
    /// Two or three cards in Use abilities (R9).
    ThreeAbilities,
    /// The lowest card leaves, the highest stays (Q2).
    DiscardLowest,
    /// A gem instead of a card's points (Q3).
    GemOrPoints,
}

impl Rune {
    /// All ten types.
    pub const ALL: [Rune; 10] = [
        Rune::MagicPoints,
        Rune::HandSize,
        Rune::Exchange,
        Rune::WildGem,
        Rune::Plus,
        Rune::DoubleDie,
        Rune::ExtraPoint,
        Rune::ThreeAbilities,
        Rune::DiscardLowest,
        Rune::GemOrPoints,
    ];

    /// How many types are in play (P2, Q1).
    pub const IN_PLAY: usize = 8;

    /// How many stones of a type are in the box (C7, Q1).
    pub const OF_A_TYPE: u8 = 3;

    /// The magic points that the Magic Points stone adds to every Summon (R1).
    pub const MAGIC: u8 = 2;

    /// How many stones a player can own (R10).
    pub const MOST: u8 = 4;

    /// The position in [`Rune::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

keywords!(Rune, "a rune stone", {
    MagicPoints => "magic-points",
    HandSize => "hand-size",
    Exchange => "exchange",
    WildGem => "wild-gem",
    Plus => "plus",
    DoubleDie => "double-die",
    ExtraPoint => "extra-point",
    ThreeAbilities => "three-abilities",
    DiscardLowest => "discard-lowest",
    GemOrPoints => "gem-or-points",
});

/// A set of rune stone types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Runes(u16);

impl Runes {
    /// None.
    pub const NONE: Runes = Runes(0);
    /// The eight types of the base game (C7).
    pub const BASE: Runes = Runes((1 << 8) - 1);
    /// The base game and Queenie 1 (Q1).
    pub const ALL: Runes = Runes((1 << 10) - 1);

    /// Whether the type is among them.
    pub const fn contains(self, rune: Rune) -> bool {
        self.0 & (1 << rune as u16) != 0
    }

    /// The magic points that these stones add to a Summon (R1).
    pub const fn magic(self) -> u8 {
        if self.contains(Rune::MagicPoints) { Rune::MAGIC } else { 0 }
    }

    /// Adds a type.
    pub fn insert(&mut self, rune: Rune) {
        self.0 |= 1 << rune as u16;
    }

    /// Takes a type away.
    pub fn remove(&mut self, rune: Rune) {
        self.0 &= !(1 << rune as u16);
    }

    /// How many types there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The types, in the order of [`Rune::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Rune> {
        Rune::ALL.into_iter().filter(move |rune| self.contains(*rune))
    }
}

impl FromIterator<Rune> for Runes {
    fn from_iter<I: IntoIterator<Item = Rune>>(runes: I) -> Self {
        let mut all = Runes::NONE;
        runes.into_iter().for_each(|rune| all.insert(rune));
        all
    }
}
