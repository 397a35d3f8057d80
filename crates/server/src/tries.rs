//! First tries at puzzles count as games against the puzzle, so that solvers have ratings and places as players do.

use runestones_ratings::{Pool, Rated, Sitter};
use runestones_store::{AnyStore, Millis, PersonId, RatingStore as _, Store as _, StoredRating};
use runestones_table::hashed_id;
use runestones_training::{Puzzle, puzzle_rating};

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
