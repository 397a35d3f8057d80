//! What can be wrong with a position.

use crate::card::Card;
use crate::colour::{Colour, Gem};
use crate::night::WISP_TOKENS;
use crate::notation::keyword::shorten;
use crate::notation::position::MOST_BYTES;
use crate::player::Seat;
use crate::rune::Rune;
use crate::standing::THRONE;
use crate::tile::Tile;

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionProblem {
    /// Far larger than any position.
    #[error("the text has {0} bytes; a position has at most {MOST_BYTES}")]
    TooLong(usize),
    /// The text cannot be read.
    #[error("line {line}: {reason}")]
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
    /// No card set of this name and hash is known.
    #[error("no card set `{}` with that hash is known", shorten(.0))]
    NoSuchSet(String),
    /// The card set does not have the expansion.
    #[error("the card set `{0}` has no Creatures of the Night")]
    NoNight(String),
    /// Not two to four players (C1).
    #[error("{0} players cannot play; it takes two to four")]
    Players(u8),
    /// A seat that is not at the table.
    #[error("seat {seat} is not at the table; there are {players} players")]
    NotAtTable {
        /// The seat.
        seat: Seat,
        /// How many players there are.
        players: u8,
    },
    /// A card is in two places.
    #[error("card {card} is {first} and {second}")]
    CardTwice {
        /// The card.
        card: Card,
        /// One place.
        first: String,
        /// The other place.
        second: String,
    },
    /// A card is nowhere.
    #[error("card {0} is nowhere")]
    CardNowhere(Card),
    /// A card is where it can never be.
    #[error("card {card} cannot be {place}")]
    CardMisplaced {
        /// The card.
        card: Card,
        /// Where it is.
        place: String,
    },
    /// A player without any card.
    #[error("seat {0} has no card at all; the last card of a player never leaves")]
    NoCards(Seat),
    /// A tile is in two places.
    #[error("wisp tile {0} is in two places")]
    TileTwice(Tile),
    /// A tile is nowhere.
    #[error("wisp tile {0} is nowhere")]
    TileNowhere(Tile),
    /// Tiles or tokens in a game without the expansion.
    #[error("there are tiles or tokens, but the game is without Creatures of the Night")]
    NightIsOff,
    /// Too many or too few pieces of a kind.
    #[error("there are {found} {piece}; the game has {expected}")]
    Count {
        /// The kind.
        piece: Piece,
        /// How many are on the table.
        found: u16,
        /// How many there should be.
        expected: u16,
    },
    /// Not eight types of rune stones (Q1).
    #[error("{0} types of rune stones are in play; there are eight")]
    StoneTypes(u8),
    /// More stones than a player can own (R10).
    #[error("seat {0} has {1} rune stones; four is the most")]
    TooManyStones(Seat, u8),
    /// A gem on a stone that the player does not own (R4).
    #[error("seat {0} has a gem on the Wild Gem stone, but not the stone")]
    NoWildGemStone(Seat),
    /// Known cards that are not in the hand.
    #[error("seat {0} has known cards that are not in the hand")]
    KnownNotInHand(Seat),
    /// A score out of bounds.
    #[error("seat {0} has {1} points; the most is 999")]
    Score(Seat, u16),
    /// More wisp tokens than there are (N8).
    #[error("{0} spaces show a wisp; there are {WISP_TOKENS} such tokens")]
    TooManyWisps(u8),
    /// Tokens dealt with that do not fit the score (N9).
    #[error("seat {seat} has dealt with {tokens} wisp tokens, but has reached {reached}")]
    Tokens {
        /// The seat.
        seat: Seat,
        /// How many it has dealt with.
        tokens: u8,
        /// How many it has reached.
        reached: u8,
    },
    /// The turn number does not lead to the active seat.
    #[error("turn {turn} cannot be that of seat {active} if seat {first} began")]
    Turn {
        /// The number, from 1.
        turn: u16,
        /// The active seat.
        active: Seat,
        /// The first seat.
        first: Seat,
    },
    /// A seat has reached the throne before its turn (E1).
    #[error("seat {0} has {THRONE} points or more, but its turn is still to come: the game would be over")]
    TooLate(Seat),
    /// The game is over, but nobody has reached the throne, or the round is not finished (E1).
    #[error("the game cannot be over: somebody needs {THRONE} points, and the round has to be finished")]
    NotOver,
    /// A display with a gap where none can be (S4).
    #[error("the display has a gap that cannot be; free positions are on the left, and only if no card is left")]
    DisplayGap,
    /// A forge is empty though there are artifacts (F6).
    #[error("a forge is empty, but there are artifacts to fill it")]
    ForgeGap,
    /// A face-up tile position that is empty, or filled, against what is in use (N6).
    #[error("face-up tile position {0} must be empty while its tile is in use, and only then")]
    TileGap(u8),
    /// Two things say where the turn is and contradict each other.
    #[error("`{key}` does not fit the phase `{phase}`")]
    WrongPhase {
        /// The key that does not fit.
        key: &'static str,
        /// The phase, as text.
        phase: String,
    },
    /// Something about the phase makes no sense.
    #[error("{0}")]
    Senseless(&'static str),
    /// Something pending makes no sense where it is.
    #[error("pending item {number}: {reason}")]
    Pending {
        /// The position in the stack, from 1.
        number: usize,
        /// What is wrong.
        reason: &'static str,
    },
    /// A position of the preparation that the preparation cannot reach.
    #[error("during the preparation, {0}")]
    Preparation(&'static str),
    /// The active player would have no legal move.
    #[error("the active player could not do anything here")]
    Stuck,
}

/// A kind of piece whose number is limited by the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Gems of one kind.
    Gem(Gem),
    /// Ore.
    Ore,
    /// Artifacts of one colour.
    Artifact(Colour),
    /// Wild artifacts.
    WildArtifact,
    /// Rune stones of one type.
    Stone(Rune),
}

impl std::fmt::Display for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Piece::Gem(gem) => write!(f, "{gem} gems"),
            Piece::Ore => f.write_str("ore"),
            Piece::Artifact(colour) => write!(f, "{colour} artifacts"),
            Piece::WildArtifact => f.write_str("wild artifacts"),
            Piece::Stone(rune) => write!(f, "{rune} stones"),
        }
    }
}

impl PositionProblem {
    /// What the TOML reader found, with its line.
    pub(crate) fn syntax(text: &str, error: &toml::de::Error) -> PositionProblem {
        let offset = error.span().map_or(0, |span| span.start);
        PositionProblem::Syntax { line: line_at(text, offset), reason: error.message().trim_end().to_owned() }
    }
}

/// The line of an offset into a text, from 1.
pub(crate) fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}
