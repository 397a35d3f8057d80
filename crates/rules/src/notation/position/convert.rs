//! Pending things and cards in use, between the engine and what is written down.

use crate::notation::position::places::UsedEffects;
use crate::notation::position::turn::{LaidCard, PendingPosition, PointsGiven, Roller};
use crate::pending::{DieBy, InUse, Pending, PointsMode};

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
