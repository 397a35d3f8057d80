//! Creatures of the Night: wisp tiles, night tokens and banshees (N).

mod banshee;
mod tile;
mod token;

use crate::tile::{Tile, Tiles};

/// How many spaces of the score track hold a night token: 5, 10, … 50 (N8).
pub(crate) const TOKEN_SPACES: u8 = 10;
/// How many night tokens there are (N8).
pub(crate) const TOKENS: u8 = 11;
/// How many of them show a wisp (N8).
pub(crate) const WISP_TOKENS: u8 = 3;

/// The expansion's pieces on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Night {
    pub(crate) on: bool,
    pub(crate) face_up: [Option<Tile>; 4],
    pub(crate) pile: Tiles,
    pub(crate) discard: Tiles,
    /// A bit for each token space that shows a wisp, the lowest first.
    pub(crate) wisps: u16,
}

impl Night {
    /// The expansion is not in play.
    pub(crate) const OFF: Night =
        Night { on: false, face_up: [None; 4], pile: Tiles::NONE, discard: Tiles::NONE, wisps: 0 };

    /// All tiles in the pile, no token laid.
    pub(crate) const NEW: Night = Night { on: true, pile: Tiles::ALL, ..Night::OFF };

    /// Whether the expansion is in play.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// The tiles that lie face up; a position is empty while its tile is in use.
    pub fn face_up(&self) -> [Option<Tile>; 4] {
        self.face_up
    }

    /// The tiles in the pile, as a set.
    pub fn pile(&self) -> Tiles {
        self.pile
    }

    /// The discarded tiles.
    pub fn discard(&self) -> Tiles {
        self.discard
    }

    /// The spaces of the score track that show a wisp, lowest first.
    pub fn wisp_spaces(&self) -> impl Iterator<Item = u8> + use<> {
        let wisps = self.wisps;
        (0..TOKEN_SPACES).filter(move |token| wisps & (1 << token) != 0).map(token_space)
    }
}

/// The space of the score track on which a token lies (N8).
pub(crate) fn token_space(token: u8) -> u8 {
    5 * (token + 1)
}

/// How many wisps lie at or below a score.
pub(crate) fn wisps_reached(wisps: u16, score: u16) -> u8 {
    let tokens = (score / 5).min(u16::from(TOKEN_SPACES));
    (wisps & ((1 << tokens) - 1)).count_ones() as u8
}
