//! Places on the ladder. They follow from all ratings on it, so they are worked out now and then and looked up in between.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use runestones_page::{Moved, Places};
use runestones_ratings::{Pool, Rating};
use runestones_store::{Belief, Millis, PersonId, PlayedStore as _};

use crate::app::App;
use crate::error::Refusal;

/// How old places may be.
const KNOWN_FOR: Duration = Duration::from_mins(1);

/// How old those of a month ago may be.
const PAST_KNOWN_FOR: Duration = Duration::from_hours(1);

/// So long ago places are compared with.
const MONTH: Duration = Duration::from_hours(24 * 30);

/// Which places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum When {
    Now,
    /// Of those who are on the ladder today, as it was a month ago.
    MonthAgo,
}

/// Everybody's rating and interval, in whole points, each sorted.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    ratings: Vec<i64>,
    lows: Vec<i64>,
    highs: Vec<i64>,
}

impl Standing {
    fn of(rows: &[(i64, i64, Millis)], now: Millis) -> Standing {
        let mut standing = Standing::default();
        for (mean, deviation, time) in rows {
            let rating = Rating { mean: *mean, deviation: *deviation, games: 0, time: *time };
            let (middle, reach) = (rating.shown(), rating.reach_at(now));
            standing.ratings.push(middle);
            standing.lows.push(middle - reach);
            standing.highs.push(middle + reach);
        }
        for sorted in [&mut standing.ratings, &mut standing.lows, &mut standing.highs] {
            sorted.sort_unstable();
        }
        standing
    }

    /// How many people there are.
    pub(crate) fn count(&self) -> u32 {
        self.ratings.len() as u32
    }

    /// The place of a rating with this reach: surely behind those whose whole interval lies above, perhaps behind all whose
    /// interval reaches above its lower end.
    pub(crate) fn places(&self, rating: i64, reach: i64) -> Places {
        let above = |sorted: &[i64], bound: i64| (sorted.len() - sorted.partition_point(|one| *one <= bound)) as u32;
        let place = 1 + above(&self.ratings, rating);
        let best = 1 + above(&self.lows, rating + reach);
        let worst = above(&self.highs, rating - reach).max(place);
        Places { place, best: best.min(place), worst }
    }
}

/// What was worked out, and when.
#[derive(Default)]
pub(crate) struct Standings(Mutex<HashMap<(Pool, When), WorkedOut>>);

type WorkedOut = (Instant, Arc<Standing>);

/// What was believed, if it was sure enough for the ladder at that time.
fn sure(belief: Belief, then: Millis) -> Option<Rating> {
    let Belief { games, mean, deviation, time } = belief;
    let rating = Rating { mean, deviation, games, time };
    rating.sure_until().is_some_and(|until| until > then).then_some(rating)
}

impl App {
    /// The places of a pool. What is old is still told while the new is worked out; only the very first waits.
    pub(crate) async fn standing(&self, pool: Pool, when: When) -> Result<Arc<Standing>, Refusal> {
        let known = {
            let mut all = self.standings.0.lock().unwrap_or_else(PoisonError::into_inner);
            all.get_mut(&(pool, when)).map(|(worked_out, standing)| {
                let is_old = worked_out.elapsed() > if when == When::Now { KNOWN_FOR } else { PAST_KNOWN_FOR };
                if is_old {
                    // One works it out, the others need not.
                    *worked_out = Instant::now();
                }
                (is_old, Arc::clone(standing))
            })
        };
        match known {
            Some((is_old, standing)) => {
                if is_old {
                    let app = self.clone();
                    tokio::spawn(async move { app.work_out(pool, when).await });
                }
                Ok(standing)
            }
            None => self.work_out(pool, when).await,
        }
    }

    async fn work_out(&self, pool: Pool, when: When) -> Result<Arc<Standing>, Refusal> {
        let now = self.now();
        let standing = match when {
            When::Now => Standing::of(&self.store.standings(pool.word(), now).await?, now),
            When::MonthAgo => {
                let then = now.earlier_by(MONTH);
                let beliefs = self.store.ladder_then(pool.word(), then, None).await?;
                let sure = beliefs.into_iter().filter_map(|(_, belief)| sure(belief, then));
                Standing::of(&sure.map(|rating| (rating.mean, rating.deviation, rating.time)).collect::<Vec<_>>(), then)
            }
        };
        let standing = Arc::new(standing);
        let mut all = self.standings.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert((pool, when), (Instant::now(), Arc::clone(&standing)));
        Ok(standing)
    }

    /// How these people, with the places they have now, have moved in a month.
    pub(crate) async fn moved(
        &self,
        pool: Pool,
        people: &[(PersonId, u32)],
    ) -> Result<HashMap<PersonId, Moved>, Refusal> {
        if people.is_empty() {
            return Ok(HashMap::new());
        }
        let then = self.now().earlier_by(MONTH);
        let past = self.standing(pool, When::MonthAgo).await?;
        let names: Vec<PersonId> = people.iter().map(|(person, _)| person.clone()).collect();
        let beliefs: HashMap<PersonId, Belief> =
            self.store.ladder_then(pool.word(), then, Some(&names)).await?.into_iter().collect();
        let moved = |(person, place): &(PersonId, u32)| {
            let rating = beliefs.get(person).and_then(|belief| sure(*belief, then));
            let before = rating.map(|rating| past.places(rating.shown(), rating.reach_at(then)).place);
            let moved = before.map_or(Moved::New, |before| Moved::Up(i64::from(before) - i64::from(*place)));
            (person.clone(), moved)
        };
        Ok(people.iter().map(moved).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_as_sure_as_the_intervals() {
        let row = |points: i64, deviation: i64| (points * 1000, deviation * 1000, Millis(0));
        let standing = Standing::of(&[row(1800, 20), row(1600, 40), row(1580, 40), row(1300, 10)], Millis(0));
        let said = |points, reach| {
            let Places { place, best, worst } = standing.places(points, reach);
            (place, best, worst)
        };
        assert_eq!(said(1800, 40), (1, 1, 1));
        assert_eq!(said(1600, 80), (2, 2, 3));
        assert_eq!(said(1580, 80), (3, 2, 3));
        assert_eq!(said(1300, 20), (4, 4, 4));
        assert_eq!(standing.count(), 4);
        assert_eq!(Standing::default().places(1500, 700), Places { place: 1, best: 1, worst: 1 });
    }
}
