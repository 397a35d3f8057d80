//! First tries at puzzles count as games against the puzzle, so that solvers have ratings and places as players do.

use runestones_page::{PuzzleRecord, ThemeLine};
use runestones_ratings::{Pool, Rated, Sitter};
use runestones_store::{AnyStore, KeptResult, Millis, PersonId, RatingStore as _, Store as _, StoredRating};
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
        // No game has this name: games are named by chance.
        let game = hashed_id(&format!("try {} {}", person.0, tried.contest));
        if store.is_counted(&game).await? {
            continue;
        }
        // How hard it is, by what all others made of it.
        let mut tally = store.tally(&tried.contest).await?;
        for (_, count) in tally.iter_mut().filter(|(value, _)| *value == tried.value) {
            *count = count.saturating_sub(1);
        }
        let (rating, ..) = puzzle_rating(puzzle.rating, &tally);
        let thousandths = |points: f64| (points * 1000.0).round() as i64;
        let (hardness, deviation) = (thousandths(rating.rating), thousandths(rating.deviation));
        let solved = tried.value > 0;
        let seats = vec![
            Rated::new(Sitter::Person(person.clone()), u16::from(solved)),
            Rated::new(Sitter::Puzzle(hardness, deviation), u16::from(!solved)),
        ];
        settle(store, &game, &Outcome { pool: Pool::Puzzles, seats, time: tried.time }).await?;
    }
    let (mean, deviation) = known().await?.map_or((1_500_000, 350_000), |rating| (rating.mean, rating.deviation));
    Ok(((mean + 500) / 1000, (deviation + 500) / 1000))
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
