//! A card set: every printed value of the game, as data.

mod notation;
mod problem;
mod read;
mod registry;
mod section;
#[cfg(test)]
mod tests;
mod text;

pub use notation::{BadForge, BadMagic};
pub use problem::{CardFault, Fault, Problem};

use crate::ability::{Ability, Effect};
use crate::card::{Card, Cards};
use crate::colour::Colour;
use crate::hex::hex;
use crate::tile::Tile;

/// The wisp tiles, numbered from 1 (N7).
pub const TILES: usize = 18;
/// The positions of the display.
pub const DISPLAY: usize = 6;
/// The forges that hold coloured artifacts; the wild forge comes after them.
pub const FORGES: usize = 5;

const MOST_BYTES: usize = 1 << 20;

/// The colour of a card's border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Border {
    /// A dryad, harpy, goblin or satyr, or a banshee of that colour.
    Colour(Colour),
    /// A dragon.
    White,
    /// A druid card.
    Druid,
}

/// The magic points of a card (C4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Magic {
    /// Their colour; `None` for multicolour points, which join any colour (S1).
    pub colour: Option<Colour>,
    /// One to three.
    pub points: u8,
}

/// What is printed on a card besides its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// The border colour.
    pub border: Border,
    /// The magic points.
    pub magic: Magic,
    /// The ability.
    pub ability: Ability,
}

/// What a forge asks and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forge {
    /// How many gems of the artifact's colour it costs (F2).
    pub price: u8,
    /// What it gives when the artifact is paid with gems (F4): the die, ore or points.
    pub bonus: Option<Effect>,
}

/// All the printed values. [`CardSet::standard`] is the project's own.
#[derive(Clone)]
pub struct CardSet {
    pub(crate) name: String,
    pub(crate) hash: [u8; 32],
    /// Indexed by card number; `None` where no card is.
    pub(crate) faces: Box<[Option<Face>; 128]>,
    /// The magic price of each display position, left to right.
    pub(crate) prices: [u8; DISPLAY],
    pub(crate) forges: [Forge; FORGES],
    /// The bonus of each wisp tile; empty for a set without the expansion.
    pub(crate) tiles: Vec<Ability>,
    /// The cards whose magic points are of each colour, multicolour ones included.
    pub(crate) magic: [Cards; 4],
    /// The creatures whose border has each colour.
    pub(crate) creatures: [Cards; 4],
}

impl CardSet {
    /// The size of the largest card set file that is read.
    pub const MOST_BYTES: usize = MOST_BYTES;

    /// Reads a card set file, or says everything that is wrong with it, first line first.
    ///
    /// `data/sets/standard-2.toml` explains the format.
    pub fn parse(text: &str) -> Result<CardSet, Vec<Problem>> {
        read::card_set(text)
    }

    /// A set of values that have been checked; fills what follows from them.
    fn of_values(
        name: String,
        faces: Box<[Option<Face>; 128]>,
        prices: [u8; DISPLAY],
        forges: [Forge; FORGES],
        tiles: Vec<Ability>,
    ) -> CardSet {
        let cards_where = |wanted: &dyn Fn(Face) -> bool| -> Cards {
            Cards::ALL.iter().filter(|card| faces[card.index()].is_some_and(wanted)).collect()
        };
        // rule: S1
        let joins = |colour| cards_where(&|face| face.magic.colour.is_none_or(|own| own == colour));
        // rule: U5
        let wears = |colour| cards_where(&|face| face.border == Border::Colour(colour));
        let (magic, creatures) = (Colour::ALL.map(joins), Colour::ALL.map(wears));
        let mut set = CardSet { name, hash: [0; 32], faces, prices, forges, tiles, magic, creatures };
        set.hash = set.hash_of_text();
        set
    }

    /// The name that the file gives the set.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The SHA-256 of [`CardSet::to_text`]: two sets with the same contents, the name included, have the same hash,
    /// however their files are laid out.
    pub fn hash(&self) -> [u8; 32] {
        self.hash
    }

    /// The hash in 64 hexadecimal digits.
    pub fn hash_hex(&self) -> String {
        hex(&self.hash)
    }

    /// What is printed on a card; `None` for a banshee if the set has none.
    pub fn face(&self, card: Card) -> Option<&Face> {
        self.faces[card.index()].as_ref()
    }

    /// What is printed on a card that is in a game with this set.
    ///
    /// Every set has all the cards of the base game, and a game has banshees only if [`CardSet::has_night`], so such a
    /// card always has a face.
    pub(crate) fn face_of(&self, card: Card) -> &Face {
        self.face(card).expect("a card in a game is in its card set")
    }

    /// The magic price of each display position, left to right.
    pub fn prices(&self) -> [u8; DISPLAY] {
        self.prices
    }

    /// The forges, left to right, without the wild forge.
    pub fn forges(&self) -> &[Forge; FORGES] {
        &self.forges
    }

    /// The bonus of each wisp tile, in the order of their numbers; empty for a set without the expansion.
    pub fn tiles(&self) -> &[Ability] {
        &self.tiles
    }

    /// The bonus of a wisp tile. The set must have the expansion.
    pub fn tile(&self, tile: Tile) -> &Ability {
        &self.tiles[tile.index()]
    }

    /// Whether the set has the expansion "Creatures of the Night": the banshees and the wisp tiles.
    pub fn has_night(&self) -> bool {
        !self.tiles.is_empty()
    }
}

impl PartialEq for CardSet {
    fn eq(&self, other: &CardSet) -> bool {
        self.hash == other.hash
    }
}

impl Eq for CardSet {}

impl std::fmt::Debug for CardSet {
    /// The name is enough: the contents are a hundred lines.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "CardSet({})", self.name)
    }
}

/// A card set, compared by identity: interned sets with the same contents are the same set.
#[derive(Clone, Copy)]
pub(crate) struct SetRef(pub(crate) &'static CardSet);

impl PartialEq for SetRef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for SetRef {}

impl std::hash::Hash for SetRef {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.0, state);
    }
}

impl std::fmt::Debug for SetRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.name())
    }
}
