//! Why a rune stone cannot be taken, or one's own not be used.

use crate::game::Game;
use crate::pending::Pending;
use crate::phase::Phase;
use crate::rune::Rune;
use crate::why_not::Reason;

impl Game {
    // (X3, R10)
    pub(super) fn why_no_stone(&self, rune: Rune) -> Reason {
        let owned = self.me().stones;
        if owned.contains(rune) {
            Reason::StoneOwned
        } else if owned.len() >= Rune::MOST {
            Reason::FourStones
        } else if self.stones_left(rune) == 0 {
            Reason::StoneGone
        } else if self.pending.as_slice().contains(&Pending::TakeStone) {
            Reason::DecideFirst
        } else {
            Reason::StoneByTrade
        }
    }

    pub(super) fn why_not_use_stone(&self, rune: Rune) -> Reason {
        match rune {
            Rune::Exchange => self.why_not_exchange(),
            Rune::WildGem => self.why_not_infuse(),
            _ => Reason::WorksByItself(rune),
        }
    }

    // (R3)
    fn why_not_exchange(&self) -> Reason {
        let mine = self.me().purse;
        let coloured_gems = self.supplied_colours().next().is_some();
        let can_get_ore = mine.gems.total() > 0 && self.supply.ore > 0;
        let can_get_gem = mine.ore > 0 && coloured_gems;
        if self.exchanged {
            Reason::ExchangedAlready
        } else if mine.pieces() == 0 {
            Reason::NothingToExchange
        } else if can_get_ore || can_get_gem {
            match (self.pending.top(), self.phase) {
                (None, Phase::Forge(_)) => Reason::WouldSpoilForge,
                _ => Reason::StoneLater(Rune::Exchange),
            }
        } else if mine.gems.total() > 0 {
            Reason::NoOreInSupply
        } else {
            Reason::NoColouredGemInSupply
        }
    }

    // (R4)
    fn why_not_infuse(&self) -> Reason {
        match self.me().infused {
            Some(colour) => Reason::Infused(colour),
            None if self.supplied_colours().next().is_none() => Reason::NoColouredGemInSupply,
            None => Reason::StoneLater(Rune::WildGem),
        }
    }
}
