//! What interrupts the flow of a turn: a short stack of pending things, as plain data.

use crate::card::Card;
use crate::moves::DieFace;
use crate::tile::Tile;

/// Something that has to be finished before what lies below it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pending {
    /// A die, to be rolled (no face yet) or already rolled and to be used a number of times (D7, R7).
    Die { face: Option<DieFace>, times: u8, by: DieBy },
    /// A wisp tile in use, from a face-up position (N6).
    Tile { tile: Tile, slot: u8, used: u8 },
    /// A new wisp tile is to be turned up at a position.
    TurnTile { slot: u8 },
    /// A wisp token was reached: a tile may be picked (N9).
    PickTile,
    /// A card that a wisp tile let the player play (N7, N10).
    PlayedCard(InUse),
    /// A card of the creature discard is to be picked (N3, N4).
    Fetch { to_hand: bool },
    /// The price of an exchange ability is to be paid (U7).
    PayExchange { card: Card },
    /// An exchange has been paid: its points, or a gem instead (Q3).
    ExchangePoints { card: Card },
    /// The gems for an artifact are to be paid.
    PayForge { forge: u8 },
    /// A paid artifact is to be placed (F5).
    Place { forge: u8, bonus: bool },
    /// A rune stone is to be taken (X3).
    TakeStone,
    /// This many cards go from the top of the deck to the player's discard (D6, N7).
    Draw { left: u8 },
}

/// Who rolled the die: the stones of Use abilities change only a card's die (R7, R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DieBy {
    Card,
    Tile,
    Forge,
}

/// A card whose ability is being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct InUse {
    pub(crate) card: Card,
    /// One bit for each effect that has been used, and [`InUse::CLOSED`].
    pub(crate) used: u8,
    pub(crate) points: PointsMode,
}

/// What a card's points are, settled when it gives its first (R8, Q3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PointsMode {
    /// It has not given any yet.
    Unsettled,
    /// Points: the Extra Point has been added, if there is one.
    Points,
    /// A gem instead of all its points.
    Gem,
}

impl InUse {
    /// Nothing more of the card can be used.
    pub(crate) const CLOSED: u8 = 0x80;

    pub(crate) fn new(card: Card) -> InUse {
        InUse { card, used: 0, points: PointsMode::Unsettled }
    }

    pub(crate) fn close(&mut self) {
        self.used |= InUse::CLOSED;
    }
}

/// How deep things can interrupt each other: every wisp tile in use leaves its face-up position empty until it is
/// finished, so at most four are in use at once, each with a card it lets play; below them a rune stone to take or a
/// die that counts once more, above them a payment, or a die and the card that it draws.
const DEPTH: usize = 11;

/// The pending things, the topmost last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    len: u8,
    items: [Pending; DEPTH],
}

impl Stack {
    /// Unused places hold this, so that equal stacks are equal byte for byte.
    const FILLER: Pending = Pending::TakeStone;

    pub(crate) const EMPTY: Stack = Stack { len: 0, items: [Stack::FILLER; DEPTH] };

    pub(crate) fn top(&self) -> Option<Pending> {
        self.items[..self.len as usize].last().copied()
    }

    pub(crate) fn top_mut(&mut self) -> Option<&mut Pending> {
        self.items[..self.len as usize].last_mut()
    }

    pub(crate) fn push(&mut self, item: Pending) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    #[cfg(feature = "notation")]
    /// Whether one more thing could be pending.
    pub(crate) fn has_room(&self) -> bool {
        (self.len as usize) < DEPTH
    }

    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        self.items[self.len as usize] = Stack::FILLER;
    }

    pub(crate) fn replace_top(&mut self, item: Pending) {
        self.items[self.len as usize - 1] = item;
    }

    /// From the bottom to the top.
    pub(crate) fn as_slice(&self) -> &[Pending] {
        &self.items[..self.len as usize]
    }

    /// The card that a wisp tile let the player play last, if one is in use.
    pub(crate) fn played_card_mut(&mut self) -> Option<&mut InUse> {
        self.items[..self.len as usize].iter_mut().rev().find_map(|item| match item {
            Pending::PlayedCard(card) => Some(card),
            _ => None,
        })
    }

    pub(crate) fn played_card(&self) -> Option<InUse> {
        self.as_slice().iter().rev().find_map(|item| match item {
            Pending::PlayedCard(card) => Some(*card),
            _ => None,
        })
    }

    pub(crate) fn has_tile(&self) -> bool {
        self.as_slice().iter().any(|item| matches!(item, Pending::Tile { .. } | Pending::TurnTile { .. }))
    }
}
