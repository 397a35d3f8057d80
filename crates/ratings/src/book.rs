//! All ratings from all results, one after the other.

use std::collections::HashMap;

use runestones_model::{Millis, PersonId};

use crate::game::{Pool, Rated, rate};
use crate::rating::Rating;

/// What one result made of somebody's rating; `T` says which result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<T> {
    /// The rating after it.
    pub rating: Rating,
    /// Which result.
    pub result: T,
}

/// Everybody's ratings with their history.
#[derive(Clone, Debug)]
pub struct Book<T> {
    histories: HashMap<(PersonId, Pool), Vec<Step<T>>>,
}

impl<T> Default for Book<T> {
    fn default() -> Self {
        Book { histories: HashMap::new() }
    }
}

impl<T: Clone> Book<T> {
    /// Counts one more result; says whether it counts.
    pub fn count(&mut self, pool: Pool, seats: &[Rated], time: Millis, result: &T) -> bool {
        let known = |person: &PersonId| self.rating(person, pool).unwrap_or_else(|| Rating::new(time));
        let Some(changed) = rate(pool, seats, time, known) else { return false };
        for (person, rating) in changed {
            self.histories.entry((person, pool)).or_default().push(Step { rating, result: result.clone() });
        }
        true
    }

    /// Somebody's rating in a pool, if they have one.
    pub fn rating(&self, person: &PersonId, pool: Pool) -> Option<Rating> {
        self.histories.get(&(person.clone(), pool))?.last().map(|step| step.rating)
    }

    /// Everybody's histories, in no order.
    pub fn into_histories(self) -> impl Iterator<Item = ((PersonId, Pool), Vec<Step<T>>)> {
        self.histories.into_iter()
    }
}
