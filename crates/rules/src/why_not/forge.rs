//! Why nothing can be made at a forge.

use crate::game::Game;
use crate::moves::Action;
use crate::phase::{Phase, WILD_FORGE};
use crate::player::Artifact;
use crate::why_not::Reason;

impl Game {
    pub(super) fn why_not_forge(&self, forge: u8) -> Reason {
        match self.phase {
            _ if self.pending.top().is_some() => Reason::DecideFirst,
            Phase::Forge(forging) if forging.visited == Some(forge) => Reason::SameForge,
            Phase::Action | Phase::Forge(_) => {
                self.why_forge_is_closed(forge).unwrap_or(Reason::ActionFirst(Some(Action::Forge)))
            }
            _ => self.why_not_in_this_phase(Some(Action::Forge)),
        }
    }

    /// What this forge, the board or the purse lacks (F2, F3, F5–F7).
    fn why_forge_is_closed(&self, forge: u8) -> Option<Reason> {
        let Some(artifact) = self.artifact_at(forge) else {
            return Some(if forge == WILD_FORGE { Reason::WildForgeEmpty } else { Reason::ForgeEmpty });
        };
        if !self.has_space_for(artifact) {
            return Some(match artifact {
                Artifact::Coloured(colour) => Reason::NoSpace(colour),
                Artifact::Wild => Reason::BoardFull,
            });
        }
        let me = self.me();
        let short = Reason::ShortAtForge {
            price: self.forge_price(forge),
            gems: me.purse.gems,
            infused: me.infused,
            ore: me.purse.ore,
        };
        self.payments_at(forge).next().is_none().then_some(short)
    }
}
