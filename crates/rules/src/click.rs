//! What one click means: a move, or two of which the first only opens the way to the second.
//!
//! Whoever points at a forge wants to forge there, and need not say first that the action is to be Forge. The two moves
//! stand in the log as any others.

use std::fmt;
use std::str::FromStr;

use crate::game::{Decider, Game};
use crate::moves::{Action, Move, MoveList};
use crate::notation::moves::BadEntry;
use crate::phase::Phase;
use crate::place::Place;
use crate::turn_end::TurnEnd;
use crate::view::SeatView;

/// What one click means.
///
/// It is written as its moves are in a record, with a comma between them: `forge, forge 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Click {
    /// The move.
    pub first: Move,
    /// The move for which the first is made.
    pub then: Option<Move>,
}

impl Click {
    /// The moves, one or two.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        std::iter::once(self.first).chain(self.then)
    }

    /// What is wanted in the end.
    pub fn last(self) -> Move {
        self.then.unwrap_or(self.first)
    }
}

impl From<Move> for Click {
    fn from(mv: Move) -> Self {
        Click { first: mv, then: None }
    }
}

impl fmt::Display for Click {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.then.map_or(Ok(()), |then| write!(f, ", {then}"))
    }
}

/// A text that is not one move or two.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct BadClick(#[from] BadEntry);

impl FromStr for Click {
    type Err = BadClick;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(", ") {
            None => Ok(Click { first: text.parse()?, then: None }),
            Some((first, then)) => Ok(Click { first: first.parse()?, then: Some(then.parse()?) }),
        }
    }
}

impl SeatView {
    /// The clicks beyond the legal moves, each with the place at which it is made; none while somebody else decides.
    ///
    /// At the choice of the action: what belongs to an action begins it. At the end of an action: a row is traded at once,
    /// or the turn ends without another question.
    pub fn shortcuts(&self) -> Vec<(Place, Click)> {
        match (self.decider(), self.viewer()) {
            (Decider::Seat(seat), Some(viewer)) if seat == viewer => self.game.shortcuts(),
            _ => Vec::new(),
        }
    }
}

impl Game {
    fn shortcuts(&self) -> Vec<(Place, Click)> {
        if self.pending.top().is_some() {
            return Vec::new();
        }
        match self.phase {
            Phase::Action => self.ways_into_actions(),
            _ if self.action_is_over() => self.ways_out_of_action(),
            _ => Vec::new(),
        }
    }

    fn ways_into_actions(&self) -> Vec<(Place, Click)> {
        let mut ways = Vec::new();
        let ways_of_cards = self.is_legal(Move::Action(Action::Abilities));
        for action in [Action::Summon, Action::Abilities, Action::Forge] {
            let first = Move::Action(action);
            if !self.is_legal(first) {
                continue;
            }
            let mut begun = *self;
            begun.choose_action(action, &mut ());
            let mut moves = MoveList::new();
            begun.list_moves(&mut moves);
            // A single answer is played along with the action.
            let then = |mv: Move| Some(mv).filter(|_| moves.len() > 1);
            for mv in moves.iter().copied().filter(|mv| !mv.is_anytime() && *mv != Move::Done) {
                // A hand card belongs to two actions: it means its ability, for a Summon begins with the creature.
                if ways_of_cards && matches!(mv, Move::Play(_)) {
                    continue;
                }
                ways.extend(begun.places(mv).into_iter().map(|place| (place, Click { first, then: then(mv) })));
            }
            if action == Action::Summon {
                // A creature that cannot be paid for yet still says what is wanted.
                let there = self.display.iter().flatten().map(|card| Place::Display(*card));
                let dear: Vec<Place> = there.filter(|place| ways.iter().all(|(lit, _)| lit != place)).collect();
                ways.extend(dear.into_iter().map(|place| (place, Click::from(first))));
            }
        }
        ways
    }

    fn ways_out_of_action(&self) -> Vec<(Place, Click)> {
        let Some(after) = self.after_action() else { return Vec::new() };
        let mut moves = MoveList::new();
        after.trade_moves(&mut moves);
        let wanted = moves.iter().copied().filter(|mv| !mv.is_anytime());
        wanted
            .flat_map(|mv| after.places(mv).into_iter().map(move |place| (place, mv)))
            .map(|(place, mv)| (place, Click { first: Move::Done, then: Some(mv) }))
            .collect()
    }

    /// The game after `done`, as far as nothing is revealed, if another question comes before the end of the turn.
    fn after_action(&self) -> Option<Game> {
        let mut after = Game { turn_end: TurnEnd::Asked, ..*self };
        after.done(&mut ());
        (after.phase == Phase::Trade).then_some(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_is_one_move_or_two() {
        for text in ["forge", "forge, forge 3", "done, done", "use, lay 105"] {
            assert_eq!(text.parse::<Click>().unwrap().to_string(), text);
        }
        for text in ["", ",", "forge, ", "forge,forge 3", "forge, forge 3, done", "*roll ore", "forge, *roll ore"] {
            assert!(text.parse::<Click>().is_err(), "{text:?}");
        }
    }
}
