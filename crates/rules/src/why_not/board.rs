//! Why nothing can be done on the own board: spaces, rows, gems.

use crate::colour::Gem;
use crate::game::Game;
use crate::moves::{DieFace, Space};
use crate::pending::Pending;
use crate::phase::Phase;
use crate::player::RowName;
use crate::why_not::Reason;

impl Game {
    // (F5)
    pub(super) fn why_not_place(&self, row: RowName, space: Space) -> Reason {
        if !self.me().row(row).is_free(space) {
            return Reason::SpaceFilled;
        }
        let to_place = match self.pending.top() {
            Some(Pending::Place { forge, .. }) => self.artifact_at(forge),
            _ => None,
        };
        to_place.map_or(Reason::NothingToPlace, Reason::SpaceColour)
    }

    // (X1)
    pub(super) fn why_not_trade(&self, row: RowName) -> Reason {
        let row = self.me().row(row);
        if !row.is_tradeable() {
            Reason::RowShort { artifacts: row.len() }
        } else if matches!(self.phase, Phase::Trade) {
            Reason::DecideFirst
        } else {
            Reason::TradeLater
        }
    }

    pub(super) fn why_not_give(&self, gem: Gem) -> Reason {
        match self.pending.top() {
            _ if self.me().purse.gems.of(gem) == 0 => Reason::NoneOwned(gem),
            Some(Pending::PayForge { .. } | Pending::PayExchange { .. }) => Reason::PayAsAWhole,
            Some(Pending::Die { face: Some(DieFace::GemForWild), .. }) if gem == Gem::Wild => Reason::OnlyColoured,
            Some(Pending::Die { face: Some(DieFace::GemForWild), .. }) => Reason::NoGemInSupply(Gem::Wild),
            _ => Reason::NothingToPay,
        }
    }

    pub(super) fn why_not_give_ore(&self) -> Reason {
        match self.pending.top() {
            _ if self.me().purse.ore == 0 => Reason::NoOreOwned,
            Some(Pending::PayForge { .. } | Pending::PayExchange { .. }) => Reason::PayAsAWhole,
            _ => Reason::OreForges,
        }
    }
}
