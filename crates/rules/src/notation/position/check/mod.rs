//! Everything that can be wrong with a game that was not played but laid out.
//!
//! The order matters: where a turn stands is only looked at once all pieces are where pieces can be, because the
//! questions that the engine answers there rely on it.

mod pending;
mod phase;
mod pieces;
mod seats;
mod setup;
mod table;

use crate::game::Game;
use crate::notation::position::PositionProblem;
use crate::phase::Phase;

/// Everything that is wrong with a game.
pub(super) fn problems(game: &Game) -> Vec<PositionProblem> {
    let mut problems = Vec::new();
    pieces::check(game, &mut problems);
    seats::check(game, &mut problems);
    if !problems.is_empty() {
        return problems;
    }
    if let Phase::Setup(step) = game.phase {
        setup::check(game, step, &mut problems);
    } else {
        table::check(game, &mut problems);
        phase::check(game, &mut problems);
        pending::check(game, &mut problems);
    }
    problems
}
