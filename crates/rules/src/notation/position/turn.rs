//! Where a turn is, as it is written down; and pending things and cards in use, between the engine and that.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::moves::DieFace;
use crate::notation::position::{CardList, UsedEffects};
use crate::pending::{DieBy, InUse, Pending, PointsMode};
use crate::phase::{Phase, SetupStep};
use crate::tile::Tile;

/// The name of a phase of a turn, or of a step of the preparation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// The first player is to be drawn (P6).
    SetupFirst,
    /// Rune stone types are to be left out (Q1).
    SetupStones,
    /// Artifacts come to the forges (P3).
    SetupForges,
    /// Night tokens are laid; `tokens-laid` says how many lie (N8).
    SetupTokens,
    /// Wisp tiles are turned up (N7).
    SetupTiles,
    /// Creatures are laid out (P5).
    SetupDisplay,
    /// Each player draws four cards (P4).
    SetupHands,
    /// The action is to be chosen (T1).
    Action,
    /// Summon creatures (S).
    Summon,
    /// Use abilities (U).
    Use,
    /// Forge artifacts (F).
    Forge,
    /// Trade artifacts (X).
    Trade,
    /// The hand is refilled (H).
    Refill,
    /// The game is over (E).
    Over,
}

impl PhaseName {
    pub(crate) fn of(phase: Phase) -> PhaseName {
        match phase {
            Phase::Setup(step) => match step {
                SetupStep::First => PhaseName::SetupFirst,
                SetupStep::Stones => PhaseName::SetupStones,
                SetupStep::Forges => PhaseName::SetupForges,
                SetupStep::Tokens(_) => PhaseName::SetupTokens,
                SetupStep::Tiles => PhaseName::SetupTiles,
                SetupStep::Display => PhaseName::SetupDisplay,
                SetupStep::Hands => PhaseName::SetupHands,
            },
            Phase::Action => PhaseName::Action,
            Phase::Summon(_) => PhaseName::Summon,
            Phase::Abilities(_) => PhaseName::Use,
            Phase::Forge(_) => PhaseName::Forge,
            Phase::Trade => PhaseName::Trade,
            Phase::Refill => PhaseName::Refill,
            Phase::Over => PhaseName::Over,
        }
    }
}

/// A Summon in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SummonPosition {
    /// The cards played for their magic points; by default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<CardList>,
    /// The points not spent yet; by default all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// Whether a creature has been taken; by default not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken: Option<bool>,
}

/// Use abilities in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct UsePosition {
    /// The cards laid out, in the order in which they were; by default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laid: Option<Vec<LaidCard>>,
    /// The card used last; what was used of the others is over and done with. By default the last one that has a
    /// used effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<Card>,
}

/// A card whose ability is being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LaidCard {
    /// The card.
    pub card: Card,
    /// The effects that have been used, counted from 1.
    #[serde(default, skip_serializing_if = "is_default")]
    pub used: UsedEffects,
    /// What became of its points.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: PointsGiven,
}

/// What a card has given where it shows points (R8, Q3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointsGiven {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Points.
    Points,
    /// A gem instead of all its points.
    Gem,
}

/// A Forge action in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ForgingPosition {
    /// The forge of the last artifact made, from 1; the wild forge is 6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visited: Option<u8>,
    /// Whether two have been made; by default not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished: Option<bool>,
}

/// Something that has to be finished before the turn goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum PendingPosition {
    /// A die, to be rolled, or to be used a number of times.
    Die {
        /// What it shows, once it is rolled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<DieFace>,
        /// How often it still counts.
        times: u8,
        /// Who rolls.
        by: Roller,
    },
    /// A wisp tile in use.
    Tile {
        /// The tile.
        tile: Tile,
        /// The face-up position it came from, from 1.
        slot: u8,
        /// The parts that have been used, counted from 1.
        #[serde(default, skip_serializing_if = "is_default")]
        used: UsedEffects,
    },
    /// A wisp tile is to be turned up.
    TurnTile {
        /// The face-up position, from 1.
        slot: u8,
    },
    /// A wisp token was reached.
    PickTile,
    /// A card played by a wisp tile.
    PlayedCard(LaidCard),
    /// A card of the creature discard is to be picked.
    Fetch {
        /// Whether it goes to the hand (N4) or to the discard (N3).
        to_hand: bool,
    },
    /// An exchange ability is to be paid.
    PayExchange {
        /// The card.
        card: Card,
    },
    /// An exchange has been paid: its points, or a gem instead (Q3).
    ExchangePoints {
        /// The card.
        card: Card,
    },
    /// An artifact is to be paid with gems.
    PayForge {
        /// The forge, from 1.
        forge: u8,
    },
    /// A paid artifact is to be placed.
    Place {
        /// The forge, from 1.
        forge: u8,
        /// Whether the forge gives its bonus (F3).
        bonus: bool,
    },
    /// A rune stone is to be taken.
    TakeStone,
    /// Cards are to come from the top of the deck.
    Draw {
        /// How many.
        left: u8,
    },
}

/// Who rolls the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roller {
    /// A card.
    Card,
    /// A wisp tile.
    Tile,
    /// A forge.
    Forge,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl From<InUse> for LaidCard {
    fn from(in_use: InUse) -> LaidCard {
        let points = match in_use.points {
            PointsMode::Unsettled => PointsGiven::Nothing,
            PointsMode::Points => PointsGiven::Points,
            PointsMode::Gem => PointsGiven::Gem,
        };
        LaidCard { card: in_use.card, used: UsedEffects(in_use.used & !InUse::CLOSED), points }
    }
}

impl From<LaidCard> for InUse {
    fn from(laid: LaidCard) -> InUse {
        let points = match laid.points {
            PointsGiven::Nothing => PointsMode::Unsettled,
            PointsGiven::Points => PointsMode::Points,
            PointsGiven::Gem => PointsMode::Gem,
        };
        InUse { card: laid.card, used: laid.used.0, points }
    }
}

impl From<DieBy> for Roller {
    fn from(by: DieBy) -> Roller {
        match by {
            DieBy::Card => Roller::Card,
            DieBy::Tile => Roller::Tile,
            DieBy::Forge => Roller::Forge,
        }
    }
}

impl From<Roller> for DieBy {
    fn from(roller: Roller) -> DieBy {
        match roller {
            Roller::Card => DieBy::Card,
            Roller::Tile => DieBy::Tile,
            Roller::Forge => DieBy::Forge,
        }
    }
}

impl From<Pending> for PendingPosition {
    fn from(pending: Pending) -> PendingPosition {
        match pending {
            Pending::Die { face, times, by } => PendingPosition::Die { face, times, by: by.into() },
            Pending::Tile { tile, slot, used } => {
                PendingPosition::Tile { tile, slot: slot + 1, used: UsedEffects(used & !InUse::CLOSED) }
            }
            Pending::TurnTile { slot } => PendingPosition::TurnTile { slot: slot + 1 },
            Pending::PickTile => PendingPosition::PickTile,
            Pending::PlayedCard(card) => PendingPosition::PlayedCard(card.into()),
            Pending::Fetch { to_hand } => PendingPosition::Fetch { to_hand },
            Pending::PayExchange { card } => PendingPosition::PayExchange { card },
            Pending::ExchangePoints { card } => PendingPosition::ExchangePoints { card },
            Pending::PayForge { forge } => PendingPosition::PayForge { forge },
            Pending::Place { forge, bonus } => PendingPosition::Place { forge, bonus },
            Pending::TakeStone => PendingPosition::TakeStone,
            Pending::Draw { left } => PendingPosition::Draw { left },
        }
    }
}

impl From<PendingPosition> for Pending {
    /// A slot 0 becomes one that does not exist, which the checks report.
    fn from(pending: PendingPosition) -> Pending {
        match pending {
            PendingPosition::Die { face, times, by } => Pending::Die { face, times, by: by.into() },
            PendingPosition::Tile { tile, slot, used } => {
                Pending::Tile { tile, slot: slot.wrapping_sub(1), used: used.0 }
            }
            PendingPosition::TurnTile { slot } => Pending::TurnTile { slot: slot.wrapping_sub(1) },
            PendingPosition::PickTile => Pending::PickTile,
            PendingPosition::PlayedCard(card) => Pending::PlayedCard(card.into()),
            PendingPosition::Fetch { to_hand } => Pending::Fetch { to_hand },
            PendingPosition::PayExchange { card } => Pending::PayExchange { card },
            PendingPosition::ExchangePoints { card } => Pending::ExchangePoints { card },
            PendingPosition::PayForge { forge } => Pending::PayForge { forge },
            PendingPosition::Place { forge, bonus } => Pending::Place { forge, bonus },
            PendingPosition::TakeStone => Pending::TakeStone,
            PendingPosition::Draw { left } => Pending::Draw { left },
        }
    }
}
