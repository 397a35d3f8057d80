//! Why an action cannot be chosen, or something not be ended.

use crate::game::Game;
use crate::moves::Action;
use crate::pending::Pending;
use crate::phase::Phase;
use crate::why_not::Reason;

impl Game {
    pub(super) fn why_no_action(&self, action: Action) -> Reason {
        match self.why_impossible(action) {
            Some(reason) if matches!(self.phase, Phase::Action) => reason,
            _ => self.why_not_in_this_phase(Some(action)),
        }
    }

    /// Why an action could not be begun as things stand (T2–T4).
    fn why_impossible(&self, action: Action) -> Option<Reason> {
        match action {
            Action::Summon if self.can_summon() => None,
            Action::Summon if self.display.iter().all(Option::is_none) => Some(Reason::DisplayEmpty),
            Action::Summon => Some(Reason::NoMagic),
            Action::Abilities => {
                let hand = self.me().hand.len();
                (hand < 2).then_some(Reason::FewCards { hand })
            }
            Action::Forge => (!self.can_forge()).then_some(Reason::NothingToForge),
            Action::Pass => Some(Reason::ActionPossible),
        }
    }

    /// What belongs to a certain action, or to any, is asked for at another time.
    pub(super) fn why_not_in_this_phase(&self, wanted: Option<Action>) -> Reason {
        match self.phase {
            _ if self.pending.top().is_some() => Reason::DecideFirst,
            Phase::Action => {
                wanted.and_then(|action| self.why_impossible(action)).unwrap_or(Reason::ActionFirst(wanted))
            }
            _ => self.action().map_or(Reason::ActionOver, Reason::OtherAction),
        }
    }

    pub(super) fn why_not_done(&self) -> Reason {
        match (self.pending.top(), self.phase) {
            (Some(Pending::TakeStone), _) => Reason::MustTakeStone,
            (None, Phase::Summon(_)) => Reason::MustTake,
            (None, Phase::Abilities(abilities)) => Reason::LayFirst { laid: abilities.count() as u8 },
            (None, Phase::Forge(_)) => Reason::MustForge,
            _ => self.why_not_in_this_phase(None),
        }
    }
}
