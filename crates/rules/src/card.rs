//! Cards by number, and sets of cards as bits.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::notation::keyword::shorten;

/// A card, known by its printed number.
///
/// Creature numbers are unique in the game (C2). Every player has the same eight druid numbers (C3), so a druid
/// card is only unique together with the player who holds it; druid cards never change hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(into = "u8", try_from = "u8"))]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this number, if there is such a card.
    pub const fn new(number: u8) -> Option<Card> {
        match number {
            11..=94 | 100..=107 => match NonZeroU8::new(number) {
                Some(number) => Some(Card(number)),
                None => None,
            },
            _ => None,
        }
    }

    /// The card of a bit of [`Cards`], which has only bits of cards.
    fn of_bit(bit: u32) -> Option<Card> {
        NonZeroU8::new(bit as u8).map(Card)
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The position in tables that are indexed by card.
    pub(crate) const fn index(self) -> usize {
        self.number() as usize
    }

    /// Whether it is one of a player's eight starting cards (C3).
    pub const fn is_druid(self) -> bool {
        self.number() >= 100
    }

    /// Whether it is one of the eight white creatures (C2).
    pub const fn is_dragon(self) -> bool {
        matches!(self.number(), 71..=78)
    }

    /// Whether it is one of the sixteen creatures of the night (N1).
    pub const fn is_banshee(self) -> bool {
        matches!(self.number(), 79..=94)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card({})", self.0)
    }
}

/// A number that no card has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no card `{0}`; cards have the numbers 11 to 94 and 100 to 107")]
pub struct NoSuchCard(pub String);

impl TryFrom<u8> for Card {
    type Error = NoSuchCard;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Card::new(number).ok_or_else(|| NoSuchCard(number.to_string()))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.number()
    }
}

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // `+21` and `021` are numbers to `u8`, but a card has one way to be written.
        let plain = !text.starts_with(['+', '0']);
        text.parse().ok().filter(|_| plain).and_then(Card::new).ok_or_else(|| NoSuchCard(shorten(text)))
    }
}

/// A set of cards: the bit of a card is its number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u128);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// The creatures of the base game (C2).
    pub const BASE_CREATURES: Cards = Cards::range(11, 78);
    /// The white creatures.
    pub const DRAGONS: Cards = Cards::range(71, 78);
    /// The creatures of the night (N1).
    pub const BANSHEES: Cards = Cards::range(79, 94);
    /// A player's starting cards (C3).
    pub const DRUIDS: Cards = Cards::range(100, 107);
    /// Every number that a card can have.
    pub const ALL: Cards = Cards(Cards::BASE_CREATURES.0 | Cards::BANSHEES.0 | Cards::DRUIDS.0);

    const fn range(first: u32, last: u32) -> Cards {
        Cards(((1 << (last - first + 1)) - 1) << first)
    }

    /// The set of just this card.
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.number())
    }

    /// How many cards there are.
    pub const fn len(self) -> u8 {
        // Two 64-bit counts: a 128-bit shift-and-add would cost more.
        ((self.0 as u64).count_ones() + ((self.0 >> 64) as u64).count_ones()) as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is among them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Cards::only(card).0 != 0
    }

    /// Adds a card that was not there.
    pub fn insert(&mut self, card: Card) {
        debug_assert!(!self.contains(card), "{card} is already in this pile");
        self.0 |= Cards::only(card).0;
    }

    /// Takes a card away that was there.
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card), "{card} is not in this pile");
        self.0 &= !Cards::only(card).0;
    }

    /// The cards that are in both.
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards that are in either.
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The card with the lowest number.
    pub fn lowest(self) -> Option<Card> {
        if self.is_empty() { None } else { Card::of_bit(self.0.trailing_zeros()) }
    }

    /// The card with the highest number.
    pub fn highest(self) -> Option<Card> {
        self.0.checked_ilog2().and_then(Card::of_bit)
    }

    /// The card with exactly `n` lower ones in the set.
    pub fn nth(self, n: u8) -> Option<Card> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones();
        let n = u32::from(n);
        if n < in_low {
            Card::of_bit(nth_bit(low, n))
        } else if n - in_low < high.count_ones() {
            Card::of_bit(64 + nth_bit(high, n - in_low))
        } else {
            None
        }
    }

    /// The cards, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.lowest()?;
            rest.0 &= rest.0 - 1;
            Some(card)
        })
    }
}

/// The position of the set bit that has `n` set bits below it; there must be one.
fn nth_bit(mut bits: u64, mut n: u32) -> u32 {
    let mut base = 0u32;
    let mut width = 32;
    while width > 0 {
        let low = (bits & ((1 << width) - 1)).count_ones();
        if n >= low {
            n -= low;
            bits >>= width;
            base += width;
        }
        width /= 2;
    }
    base
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |all, card| all.or(Cards::only(card)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8) -> Card {
        Card::new(number).unwrap()
    }

    #[test]
    fn numbers_are_those_of_the_box() {
        // rule: C2, C3, N1
        assert_eq!(Cards::BASE_CREATURES.len(), 68);
        assert_eq!(Cards::DRAGONS.len(), 8);
        assert_eq!(Cards::BANSHEES.len(), 16);
        assert_eq!(Cards::DRUIDS.len(), 8);
        assert_eq!(Cards::ALL.iter().count(), 92);
        for number in 0..=255 {
            assert_eq!(Card::new(number).is_some(), matches!(number, 11..=94 | 100..=107));
        }
    }

    #[test]
    fn the_nth_card_is_the_nth_of_the_iteration() {
        for cards in [Cards::ALL, Cards::DRUIDS, Cards::only(card(64)), Cards::NONE, Cards::range(60, 70)] {
            let listed: Vec<Card> = cards.iter().collect();
            assert_eq!(listed.len(), cards.len() as usize);
            for n in 0..=255 {
                assert_eq!(cards.nth(n), listed.get(n as usize).copied(), "{cards:?} {n}");
            }
        }
    }

    #[test]
    fn lowest_and_highest() {
        let cards: Cards = [card(21), card(105), card(77)].into_iter().collect();
        assert_eq!(cards.lowest(), Some(card(21)));
        assert_eq!(cards.highest(), Some(card(105)));
        assert_eq!(Cards::NONE.lowest(), None);
        assert_eq!(Cards::NONE.highest(), None);
    }

    #[test]
    fn a_card_has_one_spelling() {
        assert_eq!("21".parse(), Ok(card(21)));
        for bad in ["021", "+21", "10", "95", "108", "", "x", "2 1", "300"] {
            assert!(bad.parse::<Card>().is_err(), "{bad}");
        }
    }
}
