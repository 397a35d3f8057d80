//! The choice of the action (T).

use crate::event::{Event, Sink};
use crate::game::Game;
use crate::moves::{Action, Move, MoveList};
use crate::phase::{Abilities, Forging, Phase, Summon};

impl Game {
    pub(crate) fn action_moves(&self, moves: &mut MoveList) {
        let possible = [
            (Action::Summon, self.can_summon()),
            // (T2)
            (Action::Abilities, self.me().hand.len() >= 2),
            (Action::Forge, self.can_forge()),
        ];
        moves.extend(possible.iter().filter(|(_, can)| *can).map(|(action, _)| Move::Action(*action)));
        if moves.is_empty() {
            // (T4)
            moves.push(Move::Action(Action::Pass));
        }
        self.anytime_moves(moves);
    }

    pub(crate) fn choose_action(&mut self, action: Action, events: &mut impl Sink) {
        events.push(Event::Action { seat: self.active, action });
        self.phase = match action {
            Action::Summon => Phase::Summon(Summon { colour: None, points: self.me().stones.magic(), taken: false }),
            Action::Abilities => Phase::Abilities(Abilities::NOTHING_LAID),
            Action::Forge => Phase::Forge(Forging::NOTHING_MADE),
            Action::Pass => Phase::Trade,
        };
    }
}
