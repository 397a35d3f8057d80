//! Practice: the mistakes that reviews found in somebody's games. They are kept like results: one row when a mistake is
//! found, another when it is solved.

use std::cmp::Reverse;

use runestones_review::Review;
use runestones_rules::{Game, Seat};
use runestones_store::{GameId, KeptResult, PersonId, Store as _};
use runestones_training::Exercise;

use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;

/// So many results of somebody are looked through for mistakes that wait.
const LOOKED_BACK: u32 = 2000;

const FOUND: &str = "practice ";
const SOLVED: &str = "practised ";

/// The mistake that a word in an address means: the entry, a dot, and the game.
fn read_key(key: &str) -> Option<(usize, GameId)> {
    let (entry, game) = key.split_once('.')?;
    let entry: usize = entry.parse().ok()?;
    // There is one way to write it.
    (entry.to_string().len() + 1 + game.len() == key.len()).then_some((entry, game.parse().ok()?))
}

impl App {
    /// Keeps the worst mistakes of everybody who played a game that was read to its end. Without them nothing is lost but
    /// practice.
    pub(crate) async fn note_mistakes(&self, game: &GameId, review: &Review) {
        let Ok(table) = self.table_as_known(game).await else { return };
        let (people, taken_over) = {
            let state = table.lock().await;
            if state.header.imported.is_some() {
                return;
            }
            (state.people.clone(), state.header.taken_over as usize)
        };
        let time = self.now();
        for (seat, person) in Seat::first(review.seats).zip(people) {
            let Some(person) = person else { continue };
            // What was taken over from another game was decided there.
            for exercise in Exercise::of(review, seat).into_iter().filter(|exercise| exercise.entry >= taken_over) {
                let contest = format!("{FOUND}{}.{game}", exercise.entry);
                let (value, detail) = (exercise.cost.into(), exercise.to_text());
                let found = KeptResult { contest, person: person.clone(), value, detail, time };
                if let Err(error) = self.store.keep_result(&found).await {
                    tracing::warn!(%game, %error, "a mistake was not kept for practice");
                }
            }
        }
    }

    /// The mistakes of somebody that wait to be solved: those of the latest game first, and of a game the worst.
    pub(crate) async fn mistakes(&self, person: &PersonId) -> Result<Vec<String>, Refusal> {
        let kept = self.store.results_of(person, LOOKED_BACK).await?;
        let solved = |key: &str| kept.iter().any(|other| other.contest.strip_prefix(SOLVED) == Some(key));
        let mut waiting: Vec<_> = kept
            .iter()
            .filter_map(|found| Some((found.contest.strip_prefix(FOUND)?, found)))
            .filter(|(key, _)| !solved(key))
            .collect();
        waiting.sort_by_key(|(key, found)| (Reverse(found.time), Reverse(found.value), *key));
        Ok(waiting.into_iter().map(|(key, _)| key.to_owned()).collect())
    }

    /// A mistake of somebody, and the game as it stood; nobody else has it.
    pub(crate) async fn mistake(&self, visitor: &Visitor, key: &str) -> Result<(Exercise, Game), Refusal> {
        let (entry, game) = read_key(key).ok_or(Refusal::NotFound)?;
        let kept = self.store.result(&format!("{FOUND}{key}"), &visitor.id).await?.ok_or(Refusal::NotFound)?;
        let cost = i32::try_from(kept.value).map_err(|_| Refusal::NotFound)?;
        let exercise = Exercise::read(entry, cost, &kept.detail).ok_or(Refusal::NotFound)?;
        let table = self.table(&game).await?;
        let record = table.lock().await.session.record().clone();
        let mut replay = record.replay().map_err(|_| Refusal::Damaged)?;
        let step = replay.nth(entry).and_then(Result::ok).ok_or(Refusal::NotFound)?;
        Ok((exercise, step.before))
    }

    /// A mistake does not come back.
    pub(crate) async fn solve_mistake(&self, visitor: &Visitor, key: &str) -> Result<(), Refusal> {
        let (contest, person) = (format!("{SOLVED}{key}"), visitor.id.clone());
        self.store
            .keep_result(&KeptResult { contest, person, value: 1, detail: String::new(), time: self.now() })
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_has_one_address() {
        assert!(read_key("311.AbCdEf012345").is_some());
        for bad in
            ["", "311", ".AbCdEf012345", "0311.AbCdEf012345", "+1.AbCdEf012345", "-1.AbCdEf012345", "1.x", "1.1.1"]
        {
            assert_eq!(read_key(bad), None, "{bad}");
        }
    }
}
