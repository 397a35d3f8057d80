//! What a card shows.

use crate::card::Card;
use crate::card_set::{Border, CardSet};
use crate::colour::Colour;

/// Who is on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Creature {
    /// A creature with a blue border.
    Goblin,
    /// A creature with a green border.
    Dryad,
    /// A creature with a yellow border.
    Satyr,
    /// A creature with a red border.
    Harpy,
    /// A white creature.
    Dragon,
    /// A creature of the Night, of any of the four colours.
    Banshee,
    /// Not a creature, but the druid who owns the card.
    Druid,
}

impl Creature {
    /// All of them, in the order of their declaration.
    pub const ALL: [Creature; 7] = [
        Creature::Goblin,
        Creature::Dryad,
        Creature::Satyr,
        Creature::Harpy,
        Creature::Dragon,
        Creature::Banshee,
        Creature::Druid,
    ];
}

impl CardSet {
    /// Who is on a card. Only the colours of the creatures differ from set to set.
    pub fn creature(&self, card: Card) -> Creature {
        if card.is_banshee() {
            return Creature::Banshee;
        }
        match self.face(card).map(|face| face.border) {
            Some(Border::Colour(Colour::Blue)) => Creature::Goblin,
            Some(Border::Colour(Colour::Green)) => Creature::Dryad,
            Some(Border::Colour(Colour::Yellow)) => Creature::Satyr,
            Some(Border::Colour(Colour::Red)) => Creature::Harpy,
            Some(Border::White) => Creature::Dragon,
            Some(Border::Druid) | None => Creature::Druid,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Cards;

    #[test]
    fn every_kind_is_in_the_box() {
        // rule: C2, C3, N1
        let set = CardSet::standard();
        let count = |wanted| Cards::ALL.iter().filter(|card| set.creature(*card) == wanted).count();
        assert_eq!(Creature::ALL.map(count), [15, 15, 15, 15, 8, 16, 8]);
    }
}
