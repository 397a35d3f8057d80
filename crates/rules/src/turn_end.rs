//! The end of a turn: by itself once nothing is left to be done, or as a moment of its own.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::event::Sink;
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::notation::keyword::keywords;
use crate::phase::Phase;
use crate::view::SeatView;

/// How a turn ends in which nothing is left to be done.
///
/// Like the version of the rules it belongs to a game and nobody is asked for it: games at a table of people have the
/// moment in which a last step can be taken back, games between bots and old games do not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "kebab-case"))]
pub enum TurnEnd {
    /// By itself: a decision with a single answer is not asked.
    #[default]
    AtOnce,
    /// The player says `done`, even if nothing else is possible: before anything is revealed that the end of the action
    /// reveals, and once for action and turn together unless there is something to trade.
    Asked,
}

keywords!(TurnEnd, "an end of a turn", { AtOnce => "at-once", Asked => "asked" });

impl SeatView {
    /// The same view of the same game [without the moment](Game::without_end_moment) at the end of a turn.
    #[must_use]
    pub fn without_end_moment(&self) -> SeatView {
        SeatView { game: self.game.without_end_moment(), ..*self }
    }
}

impl Game {
    /// How a turn of this game ends.
    pub fn turn_end(&self) -> TurnEnd {
        self.turn_end
    }

    /// The same game without the moment at the end of a turn: for those who think ahead, to whom it is nothing but a step
    /// more. What is legal now is legal there.
    #[must_use]
    pub fn without_end_moment(&self) -> Game {
        Game { turn_end: TurnEnd::AtOnce, ..*self }
    }

    /// Whether the only move is asked for all the same, since it ends the action or the turn.
    pub(crate) fn is_end_moment(&self, only: Move) -> bool {
        self.turn_end == TurnEnd::Asked && only == Move::Done && self.pending.top().is_none()
    }

    /// Whether the action is carried out, and only its end is left to be said.
    pub(crate) fn action_is_over(&self) -> bool {
        let in_action = matches!(self.phase, Phase::Summon(_) | Phase::Abilities(_) | Phase::Forge(_));
        if self.turn_end == TurnEnd::AtOnce || self.pending.top().is_some() || !in_action {
            return false;
        }
        let mut moves = MoveList::new();
        self.list_moves(&mut moves);
        moves.iter().all(|mv| *mv == Move::Done || mv.is_anytime())
    }

    /// Ends the action. Who is asked for the end of the turn is asked once: if nothing can be done after the action that
    /// could not be done before its end, the turn is over, too.
    pub(crate) fn end_action<S: Sink>(&mut self, events: &mut S, end: impl FnOnce(&mut Game, &mut S)) {
        let mut before = MoveList::new();
        if self.turn_end == TurnEnd::Asked {
            self.list_moves(&mut before);
        }
        end(self, events);
        if self.turn_end == TurnEnd::Asked {
            let mut after = MoveList::new();
            self.trade_moves(&mut after);
            if after.iter().all(|mv| before.contains(mv)) {
                self.phase = Phase::Refill;
            }
        }
    }

    /// Whether `done` is the end of the turn, and not only of what is going on.
    pub fn done_ends_turn(&self) -> bool {
        match (self.pending.top(), self.phase) {
            (None, Phase::Trade) => true,
            (None, _) => self.action_is_over(),
            (Some(_), _) => false,
        }
    }
}
