//! First tries at puzzles count as games against the puzzle, so that solvers have ratings and places as players do.

use runestones_page::{MovedRatings, PuzzleRecord, ThemeLine};
use runestones_ratings::{Pool, Rated, Sitter};
use runestones_store::{AnyStore, GameId, KeptResult, Millis, PersonId, RatingStore as _, Store as _, StoredRating};
use runestones_table::hashed_id;
use runestones_training::{Puzzle, Theme, puzzle_rating};

use crate::error::Refusal;
use crate::puzzles::LOOKED_BACK;
use crate::ratings::{Outcome, settle};

/// Counts the first tries of somebody that are not counted yet: this one, and any that a server forgot when it was stopped,
/// or from before tries counted for the ladder. Says what is believed of the solver then, in points.
pub(crate) async fn count_tries(store: &AnyStore, person: &PersonId, contest: &str) -> Result<(i64, i64), Refusal> {
    let known = async || Ok::<_, Refusal>(store.ratings_of(person).await?.into_iter().find(is_of_puzzles));
    let last = known().await?.map_or(Millis(i64::MIN), |rating| rating.time);
    let mut tries = store.results_of(person, LOOKED_BACK).await?;
    // Whatever was counted lies before the last that was. This one counts even if the clock was set back.
    tries.retain(|tried| tried.time >= last || tried.contest == contest);
    tries.reverse();
    for tried in tries {
        let Some(puzzle) = tried.contest.strip_prefix("puzzle ").and_then(Puzzle::find).map(|(_, puzzle)| puzzle)
        else {
            continue;
        };
        let game = name_of(&tried);
        if store.is_counted(&game).await? {
            continue;
        }
        // How hard it is, by what all others made of it.
        let others = without(&tried, &store.tally(&tried.contest).await?);
        let (rating, ..) = puzzle_rating(puzzle.rating, &others);
        let thousandths = |points: f64| (points * 1000.0).round() as i64;
        let (hardness, deviation) = (thousandths(rating.rating), thousandths(rating.deviation));
        let solved = tried.value > 0;
        let seats = vec![
            Rated::new(Sitter::Person(person.clone()), u16::from(solved)),
            Rated::new(Sitter::Puzzle(hardness, deviation), u16::from(!solved)),
        ];
        settle(store, &game, &Outcome { pool: Pool::Puzzles, seats, time: tried.time }).await?;
    }
    let (mean, deviation) = known().await?.map_or((START, 350_000), |rating| (rating.mean, rating.deviation));
    Ok((in_points(mean), in_points(deviation)))
}

/// Under this name a try is counted. No game has it: games are named by chance.
fn name_of(tried: &KeptResult) -> GameId {
    hashed_id(&format!("try {} {}", tried.person.0, tried.contest))
}

/// What all others made of a puzzle.
fn without(tried: &KeptResult, tally: &[(i64, u64)]) -> Vec<(i64, u64)> {
    let others = |(value, count): &(i64, u64)| (*value, count - u64::from(*value == tried.value && *count > 0));
    tally.iter().map(others).collect()
}

/// So far back what a try changed is still told.
const RECENT: u32 = 50;

/// By how many points a first try has moved the solver's rating and the puzzle's.
pub(crate) async fn moved_ratings(
    store: &AnyStore,
    tried: &KeptResult,
    made: u16,
    tally: &[(i64, u64)],
) -> Result<Option<MovedRatings>, Refusal> {
    let history = store.rating_history(&tried.person, Pool::Puzzles.word(), RECENT).await?;
    let Some(at) = history.iter().position(|step| step.game == name_of(tried)) else { return Ok(None) };
    let before = match at.checked_sub(1) {
        Some(before) => history[before].mean,
        None if history[at].games == 1 => START,
        // What came before is too long ago.
        None => return Ok(None),
    };
    let rounded = |tally: &[(i64, u64)]| puzzle_rating(made, tally).0.rating.round() as i64;
    let solver = in_points(history[at].mean) - in_points(before);
    Ok(Some(MovedRatings { solver, puzzle: rounded(tally) - rounded(&without(tried, tally)) }))
}

/// What is believed of somebody who has tried nothing, in thousandths.
const START: i64 = 1_500_000;

/// Thousandths as points.
fn in_points(thousandths: i64) -> i64 {
    (thousandths + 500) / 1000
}

fn is_of_puzzles(rating: &StoredRating) -> bool {
    rating.pool == Pool::Puzzles.word()
}

/// With fewer tries nobody is strong or weak in a theme.
const ENOUGH: u32 = 5;

/// What somebody made of puzzles, by what is kept of their first tries.
pub(crate) fn puzzle_record(kept: &[KeptResult]) -> PuzzleRecord {
    let puzzle = |kept: &KeptResult| Puzzle::find(kept.contest.strip_prefix("puzzle ")?).map(|(_, puzzle)| puzzle);
    let known: Vec<(&Puzzle, bool)> = kept.iter().filter_map(|kept| Some((puzzle(kept)?, kept.value > 0))).collect();
    let count = |some: &mut dyn Iterator<Item = &(&Puzzle, bool)>| {
        some.fold((0, 0), |(tried, solved), (_, is_solved)| (tried + 1, solved + u32::from(*is_solved)))
    };
    let line = |theme: Theme| {
        let (tried, solved) = count(&mut known.iter().filter(|(puzzle, _)| puzzle.themes.contains(&theme)));
        (tried >= ENOUGH).then_some(ThemeLine { theme, tried, solved })
    };
    let mut lines: Vec<ThemeLine> = Theme::ALL.into_iter().filter_map(line).collect();
    // Shares are compared without dividing.
    lines.sort_by(|one, other| (one.solved * other.tried).cmp(&(other.solved * one.tried)).reverse());
    let themes = match lines[..] {
        [strongest, .., weakest] => Some([strongest, weakest]),
        _ => None,
    };
    let (tried, solved) = count(&mut known.iter());
    PuzzleRecord { tried, solved, row: None, themes }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_counts_first_tries_and_knows_the_strongest_and_weakest_theme() {
        let of = |theme: Theme| Puzzle::all().iter().filter(move |puzzle| puzzle.themes == [theme]).take(6);
        let kept = |puzzle: &Puzzle, value: i64| KeptResult {
            contest: format!("puzzle {}", puzzle.key),
            person: PersonId("ann".into()),
            value,
            detail: String::new(),
            time: Millis(1),
        };
        let mut tries: Vec<KeptResult> = of(Theme::Creature).map(|puzzle| kept(puzzle, 1500)).collect();
        tries.extend(of(Theme::SummonOrUse).map(|puzzle| kept(puzzle, -1500)));
        // What else is kept is no try.
        tries.push(KeptResult { contest: "daily 2026-11-08".into(), ..tries[0].clone() });
        let record = puzzle_record(&tries);
        assert_eq!((record.tried, record.solved), (12, 6));
        let themes = record.themes.expect("enough tries").map(|line| (line.theme, line.solved, line.tried));
        assert_eq!(themes, [(Theme::Creature, 6, 6), (Theme::SummonOrUse, 0, 6)]);
        assert_eq!(puzzle_record(&tries[..4]).themes, None, "too few");
    }
}
