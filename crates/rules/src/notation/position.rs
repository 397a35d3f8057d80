//! Positions as text a person can read (TOML) and as JSON, both through one type.
//!
//! Everything in a [`Position`] is optional: state what matters, and the rest follows from the box.
//! [`Position::of`] writes a game down exactly, [`Position::game`] reads it back or says everything that is wrong.
//!
//! ```
//! use runestones_rules::position::Position;
//!
//! let position = Position::parse(
//!     r#"
//!     display = [71, 33, 20, 17, 43, 12]
//!     seat.1.hand = [16, 21]
//!     seat.1.gems = "1 blue"
//!     seat.2.score = 38
//!     "#,
//! )
//! .unwrap();
//! let game = position.game(&[]).unwrap();
//! assert_eq!(Position::of(&game).game(&[]).unwrap(), game);
//! ```

mod check;
mod layout;
mod lists;
mod places;
mod problem;
mod turn;
mod write;

pub use lists::{ArtifactCounts, BadCounts, BadList, CardList, GemCounts, StoneList, TileList};
pub use places::{ArtifactRow, BadPlaces, ColourOrNone, DisplayRow, ForgeRow, TileRow, UsedEffects, WispSpaces};
pub(crate) use problem::line_at;
pub use problem::{Piece, PositionProblem};
pub use turn::{
    ForgingPosition, LaidCard, PendingPosition, PhaseName, PointsGiven, Roller, SummonPosition, UsePosition,
};
pub use write::Difference;

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card_set::CardSet;
use crate::game::{Game, Next};
use crate::moves::MoveList;
use crate::player::Seat;
use crate::rules_version::RulesVersion;
use crate::turn_end::TurnEnd;

/// The size of the largest position that is read.
pub const MOST_BYTES: usize = 1 << 20;

/// A position as it is written down. What is not stated has the default that the field names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Position {
    /// The name of the card set; by default the standard one, in its newest edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card_set: Option<String>,
    /// The hash of the card set; if stated, the set must have it. What [`Position::of`] writes always states it, and
    /// the version of the rules: such a position means the same game for ever.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card_set_hash: Option<String>,
    /// The version of the rules; by default the current one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules_version: Option<RulesVersion>,
    /// How a turn ends; by default at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_end: Option<TurnEnd>,
    /// How many players; by default two, or as many as the highest seat that is stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Whether *Creatures of the Night* is in play; by default only if a banshee, a tile or a token is stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub night: Option<bool>,
    /// The rune stone types in play; by default those of the base game. A type that somebody owns is always in play
    /// and then takes the place of the last base type that nobody owns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stones_in_play: Option<StoneList>,
    /// Who began; by default seat 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Whose turn it is; by default the one who began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Seat>,
    /// The number of the turn, from 1; by default the first one that the active seat has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    /// Where the turn is; by default the action is to be chosen, unless `summon`, `use` or `forging` is stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<PhaseName>,
    /// Whether the Exchange stone was used in this turn (R3); by default not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exchanged: Option<bool>,
    /// The display; by default the lowest creatures not stated elsewhere, without dragons.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display: Option<DisplayRow>,
    /// The deck; by default all creatures not stated elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<CardList>,
    /// The creature discard; by default empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub creature_discard: Option<CardList>,
    /// The forges; by default blue, green, yellow, red, blue.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forges: Option<ForgeRow>,
    /// The wild artifacts on the wild forge; by default those that lie in no row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wild_artifacts: Option<u8>,
    /// The shuffled artifacts; by default all that lie nowhere else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub artifact_reserve: Option<ArtifactCounts>,
    /// The artifact discard; by default empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub artifact_discard: Option<ArtifactCounts>,
    /// The face-up wisp tiles; by default the lowest not stated elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<TileRow>,
    /// The pile of wisp tiles; by default all not stated elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile_pile: Option<TileList>,
    /// The discarded wisp tiles; by default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile_discard: Option<TileList>,
    /// The spaces of the score track that show a wisp; by default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wisps: Option<WispSpaces>,
    /// How many night tokens have been laid, while they are (N8).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens_laid: Option<u8>,
    /// The common gems and ore; by default what nobody holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supply: Option<SupplyPosition>,
    /// A Summon in progress.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summon: Option<SummonPosition>,
    /// Use abilities in progress.
    #[serde(rename = "use", skip_serializing_if = "Option::is_none")]
    pub using: Option<UsePosition>,
    /// A Forge action in progress.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forging: Option<ForgingPosition>,
    /// What interrupts the turn, the topmost last; by default nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<Vec<PendingPosition>>,
    /// What the players have, by seat.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub seat: BTreeMap<SeatKey, SeatPosition>,
}

/// The common gems and ore.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SupplyPosition {
    /// The gems; by default those that nobody holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gems: Option<GemCounts>,
    /// The ore; by default what nobody holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ore: Option<u8>,
}

/// What one player has. Nothing, unless the field says otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SeatPosition {
    /// The hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<CardList>,
    /// The draw pile; by default the druid cards that are stated nowhere else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<CardList>,
    /// The discard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<CardList>,
    /// The druid cards that are out of the game; by default, if the draw pile is stated, those that are nowhere else.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    pub boxed: Option<CardList>,
    /// The cards of the hand that everybody can name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<CardList>,
    /// The gems.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gems: Option<GemCounts>,
    /// The ore.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ore: Option<u8>,
    /// Power points on the track.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<u16>,
    /// The upper row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<ArtifactRow>,
    /// The lower row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bottom: Option<ArtifactRow>,
    /// The rune stones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stones: Option<StoneList>,
    /// The colour of the gem on the Wild Gem stone (R4), or `none`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infused: Option<ColourOrNone>,
    /// How many wisp tokens of the track have been dealt with (N9); by default those at or below the score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<u8>,
}

/// A seat as the key of a table: `seat.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SeatKey(pub Seat);

impl fmt::Display for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Serialize for SeatKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SeatKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map(SeatKey).map_err(serde::de::Error::custom)
    }
}

impl Position {
    /// Reads a position from TOML. What it says is checked by [`Position::game`].
    pub fn parse(text: &str) -> Result<Position, PositionProblem> {
        check_length(text)?;
        toml::from_str(text).map_err(|error| PositionProblem::syntax(text, &error))
    }

    /// Reads a position from JSON.
    pub fn from_json(text: &str) -> Result<Position, PositionProblem> {
        check_length(text)?;
        serde_json::from_str(text)
            .map_err(|error| PositionProblem::Syntax { line: error.line().max(1), reason: error.to_string() })
    }

    /// The position as TOML.
    pub fn to_text(&self) -> String {
        toml::to_string(self).expect("every part of a position can be written")
    }

    /// The position as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("every part of a position can be written")
    }

    /// The game that stands so, with one of these card sets or one that is [known](CardSet::known); or everything that is wrong.
    ///
    /// What is forced happens at once, so that the game waits for a real decision.
    pub fn game(&self, sets: &[&'static CardSet]) -> Result<Game, Vec<PositionProblem>> {
        let set = self.find_set(sets).map_err(|problem| vec![problem])?;
        let (mut game, mut problems) = self.lay_out(set);
        if problems.is_empty() {
            problems = check::problems(&game);
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut moves = MoveList::new();
        game.advance(&mut moves, &mut ());
        if game.next == Next::Player && moves.is_empty() {
            return Err(vec![PositionProblem::Stuck]);
        }
        Ok(game)
    }

    fn find_set(&self, sets: &[&'static CardSet]) -> Result<&'static CardSet, PositionProblem> {
        let named = |set: &&&'static CardSet| self.card_set.as_deref().is_none_or(|name| name == set.name());
        let hashed = |set: &&&'static CardSet| self.card_set_hash.as_ref().is_none_or(|hash| *hash == set.hash_hex());
        let standard = CardSet::standard();
        let known = self.card_set_hash.as_deref().and_then(CardSet::known);
        let found = std::iter::once(&standard).chain(sets).chain(&known).filter(named).find(hashed);
        found.copied().ok_or_else(|| PositionProblem::NoSuchSet(self.card_set.clone().unwrap_or_default()))
    }
}

fn check_length(text: &str) -> Result<(), PositionProblem> {
    if text.len() > MOST_BYTES { Err(PositionProblem::TooLong(text.len())) } else { Ok(()) }
}
