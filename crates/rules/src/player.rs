//! Seats, rows, and everything that one player owns.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::card::Cards;
use crate::colour::{Colour, Purse};
use crate::moves::Space;
use crate::notation::keyword::{keywords, shorten};
use crate::rune::{Rune, Runes};

/// A player's place at the table. Written from 1, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(into = "u8", try_from = "u8"))]
pub struct Seat(u8);

impl Seat {
    /// The first at the table.
    pub const FIRST: Seat = Seat(0);

    /// The most players there can be (C1).
    pub const MOST: usize = 4;

    /// The seat at this position, counted from 0.
    pub fn new(index: usize) -> Option<Seat> {
        (index < Seat::MOST).then_some(Seat(index as u8))
    }

    /// The position, counted from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The number as people write it, counted from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The first `count` seats.
    pub fn first(count: usize) -> impl Iterator<Item = Seat> {
        (0..count).filter_map(Seat::new)
    }

    /// The next seat clockwise among `count` (P6).
    #[must_use]
    pub(crate) fn after(self, count: u8) -> Seat {
        Seat(if self.0 + 1 == count { 0 } else { self.0 + 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

/// A number that no seat has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat `{0}`; they have the numbers 1 to 4")]
pub struct NoSuchSeat(pub String);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        (number as usize).checked_sub(1).and_then(Seat::new).ok_or_else(|| NoSuchSeat(number.to_string()))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl FromStr for Seat {
    type Err = NoSuchSeat;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "1" | "2" | "3" | "4" => Ok(Seat(text.as_bytes()[0] - b'1')),
            _ => Err(NoSuchSeat(shorten(text))),
        }
    }
}

/// Which of the two rows of a player board (C9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum RowName {
    /// The upper row.
    Top,
    /// The lower row.
    Bottom,
}

impl RowName {
    /// Both rows.
    pub const BOTH: [RowName; 2] = [RowName::Top, RowName::Bottom];

    /// The position in [`RowName::BOTH`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

keywords!(RowName, "a row", { Top => "top", Bottom => "bottom" });

/// An artifact: of one of the four colours, or wild (C5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "lowercase"))]
pub enum Artifact {
    /// A coloured artifact; it lies on the space of its colour (F5).
    Coloured(Colour),
    /// A wild artifact; it lies anywhere.
    Wild,
}

/// One row: five spaces, of which some are filled, some of those with a wild artifact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Row {
    filled: u8,
    wild: u8,
}

impl Row {
    /// What 0 to 5 artifacts in a row score (X2).
    pub const POINTS: [u8; 6] = [0, 0, 3, 6, 10, 15];

    /// What lies on a space.
    pub fn at(self, space: Space) -> Option<Artifact> {
        let bit = 1 << space.index();
        if self.filled & bit == 0 {
            None
        } else if self.wild & bit != 0 {
            Some(Artifact::Wild)
        } else {
            Colour::ALL.get(space.index()).map(|colour| Artifact::Coloured(*colour))
        }
    }

    /// Whether nothing lies on a space.
    pub fn is_free(self, space: impl Into<Space>) -> bool {
        self.filled & (1 << space.into().index()) == 0
    }

    /// Whether nothing fits any more.
    pub fn is_full(self) -> bool {
        self.filled == 0b1_1111
    }

    /// How many artifacts lie there.
    pub fn len(self) -> u8 {
        self.filled.count_ones() as u8
    }

    /// Whether none lies there.
    pub fn is_empty(self) -> bool {
        self.filled == 0
    }

    /// What the row would score now (X2).
    pub fn points(self) -> u8 {
        Row::POINTS[self.len() as usize]
    }

    /// Whether it can be traded: it holds at least two artifacts (X1).
    pub fn is_tradeable(self) -> bool {
        self.len() >= 2
    }

    /// How many wild artifacts lie there.
    pub fn wild_count(self) -> u8 {
        self.wild.count_ones() as u8
    }

    /// The artifacts with the spaces they lie on.
    pub fn iter(self) -> impl Iterator<Item = (Space, Artifact)> {
        Space::ALL.into_iter().filter_map(move |space| Some((space, self.at(space)?)))
    }

    pub(crate) fn put(&mut self, space: Space, artifact: Artifact) {
        debug_assert!(self.is_free(space));
        self.filled |= 1 << space.index();
        if artifact == Artifact::Wild {
            self.wild |= 1 << space.index();
        }
    }
}

/// Everything that one player owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    pub(crate) hand: Cards,
    pub(crate) draw: Cards,
    pub(crate) discard: Cards,
    /// The part of the hand that everybody can name: cards fetched by a Switch, and what was in hand when the draw
    /// pile ran out (nothing else was left to draw).
    pub(crate) known: Cards,
    pub(crate) purse: Purse,
    pub(crate) score: u16,
    pub(crate) rows: [Row; 2],
    pub(crate) stones: Runes,
    /// The colour of the gem on the Wild Gem stone (R4).
    pub(crate) infused: Option<Colour>,
    /// How many wisp tokens of the track have been dealt with, lowest first (N9).
    pub(crate) tokens: u8,
}

impl Player {
    /// Gems and ore.
    pub fn purse(&self) -> Purse {
        self.purse
    }

    /// Power points on the track.
    pub fn score(&self) -> u16 {
        self.score
    }

    /// One of the two rows.
    pub fn row(&self, row: RowName) -> Row {
        self.rows[row.index()]
    }

    /// The rune stones.
    pub fn stones(&self) -> Runes {
        self.stones
    }

    /// The colour of the gem on the Wild Gem stone, if one lies there (R4).
    pub fn infused(&self) -> Option<Colour> {
        self.infused
    }

    /// The discard pile; it is face up.
    pub fn discard(&self) -> Cards {
        self.discard
    }

    /// The hand. Only its owner sees it: see [`crate::SeatView`].
    pub fn hand(&self) -> Cards {
        self.hand
    }

    /// The draw pile, as a set: its order is not decided before a card is drawn.
    pub fn draw_pile(&self) -> Cards {
        self.draw
    }

    /// The part of the hand that everybody can name: cards fetched by a Switch, and what was in hand when the draw
    /// pile ran out.
    pub fn known(&self) -> Cards {
        self.known
    }

    /// How many cards are in hand.
    pub fn hand_len(&self) -> u8 {
        self.hand.len()
    }

    /// How many cards are in the draw pile.
    pub fn draw_len(&self) -> u8 {
        self.draw.len()
    }

    /// The number of cards the hand is refilled to (H1, R2).
    pub fn hand_size(&self) -> u8 {
        if self.stones.contains(Rune::HandSize) { 6 } else { 4 }
    }
}
