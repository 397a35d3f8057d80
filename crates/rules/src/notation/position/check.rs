//! Everything that can be wrong with a game that was not played but laid out.
//!
//! The order matters: where a turn stands is only looked at once all pieces are where pieces can be, because the
//! questions that the engine answers there rely on it.

mod pending;
mod pieces;
mod turn;

use crate::game::Game;
use crate::notation::position::PositionProblem;
use crate::phase::Phase;

/// Everything that is wrong with a game.
pub(super) fn problems(game: &Game) -> Vec<PositionProblem> {
    let mut problems = Vec::new();
    pieces::check(game, &mut problems);
    pieces::check_seats(game, &mut problems);
    if !problems.is_empty() {
        return problems;
    }
    if let Phase::Setup(step) = game.phase {
        turn::check_setup(game, step, &mut problems);
    } else {
        pieces::check_table(game, &mut problems);
        turn::check(game, &mut problems);
        pending::check(game, &mut problems);
    }
    problems
}
