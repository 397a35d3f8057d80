//! Wisp tiles by number, and sets of tiles as bits.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::card_set::TILES;
use crate::notation::keyword::shorten;

/// A wisp tile, numbered 1 to 18 in the order of the card set (N7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(into = "u8", try_from = "u8"))]
pub struct Tile(NonZeroU8);

impl Tile {
    /// The tile with this number, if there is such a tile.
    pub fn new(number: u8) -> Option<Tile> {
        NonZeroU8::new(number).filter(|number| number.get() as usize <= TILES).map(Tile)
    }

    /// The number, from 1.
    pub fn number(self) -> u8 {
        self.0.get()
    }

    /// The position in tables that are indexed by tile.
    pub(crate) fn index(self) -> usize {
        self.number() as usize - 1
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A number that no wisp tile has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no wisp tile `{0}`; they have the numbers 1 to {TILES}")]
pub struct NoSuchTile(pub String);

impl TryFrom<u8> for Tile {
    type Error = NoSuchTile;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Tile::new(number).ok_or_else(|| NoSuchTile(number.to_string()))
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        tile.number()
    }
}

impl FromStr for Tile {
    type Err = NoSuchTile;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let plain = !text.starts_with(['+', '0']);
        text.parse().ok().filter(|_| plain).and_then(Tile::new).ok_or_else(|| NoSuchTile(shorten(text)))
    }
}

/// A set of wisp tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles(u32);

impl Tiles {
    /// No tiles.
    pub const NONE: Tiles = Tiles(0);
    /// All eighteen.
    pub const ALL: Tiles = Tiles((1 << TILES) - 1);

    /// How many tiles there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this tile is among them.
    pub fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile.index()) != 0
    }

    /// Adds a tile that was not there.
    pub fn insert(&mut self, tile: Tile) {
        debug_assert!(!self.contains(tile), "tile {tile} is already here");
        self.0 |= 1 << tile.index();
    }

    /// Takes a tile away that was there.
    pub fn remove(&mut self, tile: Tile) {
        debug_assert!(self.contains(tile), "tile {tile} is not here");
        self.0 &= !(1 << tile.index());
    }

    /// The tiles, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        (1..=TILES as u8).filter_map(Tile::new).filter(move |tile| self.contains(*tile))
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Tiles::NONE, |all, tile| Tiles(all.0 | 1 << tile.index()))
    }
}
