//! Which puzzle somebody is offered.

use runestones_page::PuzzleOfDay;
use runestones_store::Store as _;
use runestones_training::Puzzle;

use super::{LOOKED_BACK, contest, rating};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;

/// The puzzle that suits somebody best among those they have not tried; any other if they have tried all.
pub(crate) async fn next_puzzle(app: &App, visitor: &Visitor, after: Option<&str>) -> Result<Option<String>, Refusal> {
    let tried = app.store.results_of(&visitor.id, LOOKED_BACK).await?;
    let tried: std::collections::HashSet<&str> = tried.iter().map(|result| result.contest.as_str()).collect();
    let others = || Puzzle::all().iter().filter(|puzzle| Some(puzzle.key.as_str()) != after);
    let own = rating(visitor).rating;
    let distance = |puzzle: &&Puzzle| (f64::from(puzzle.rating) - own).abs() as i32;
    let best = others().filter(|puzzle| !tried.contains(contest(puzzle).as_str())).min_by_key(distance);
    Ok(best.or_else(|| others().next()).map(|puzzle| puzzle.key.clone()))
}

/// The puzzle of this day, as somebody finds it.
pub(crate) async fn puzzle_of_day(app: &App, visitor: &Visitor) -> Result<Option<PuzzleOfDay>, Refusal> {
    let Some((_, puzzle)) = Puzzle::of_day(app.todays_deal().number()) else { return Ok(None) };
    let is_known = visitor.is_known();
    let tried = if is_known { app.store.result(&contest(puzzle), &visitor.id).await? } else { None };
    let (game, seat) = (&puzzle.game, puzzle.game.active());
    Ok(Some(PuzzleOfDay {
        rating: puzzle.rating.into(),
        own: visitor.likes.learning.puzzles.rating.map(|(rating, _)| rating.into()),
        hand: game.view(seat).hand(seat).iter().collect(),
        set: game.card_set(),
        seat,
        scores: game.seats().map(|seat| game.player(seat).score()).collect(),
        round: game.round(),
        solved: tried.map(|kept| kept.value > 0),
    }))
}
