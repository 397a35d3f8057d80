//! How many people are here: those who are known, and asked this server for something in the last few minutes.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use runestones_store::PersonId;

/// So long after the last request somebody is still here.
const LATELY: Duration = Duration::from_mins(5);

/// More are not counted.
const MOST: usize = 10_000;

/// Who was here lately, and when.
#[derive(Default)]
pub(crate) struct Here(Mutex<HashMap<PersonId, Instant>>);

impl Here {
    /// Somebody asks for something.
    pub(crate) fn note(&self, person: &PersonId, now: Instant) {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(last) = people.get_mut(person) {
            *last = now;
            return;
        }
        if people.len() >= MOST {
            people.retain(|_, last| is_lately(*last, now));
        }
        if people.len() < MOST {
            people.insert(person.clone(), now);
        }
    }

    /// How many were here lately.
    pub(crate) fn count(&self, now: Instant) -> u32 {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        people.retain(|_, last| is_lately(*last, now));
        people.len() as u32
    }
}

fn is_lately(last: Instant, now: Instant) -> bool {
    now.saturating_duration_since(last) < LATELY
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_counted_once_and_not_for_ever() {
        let (here, start) = (Here::default(), Instant::now());
        let person = |number: usize| PersonId(number.to_string());
        for _ in 0..3 {
            here.note(&person(1), start);
        }
        here.note(&person(2), start + LATELY / 2);
        assert_eq!(here.count(start + LATELY / 2), 2);
        assert_eq!(here.count(start + LATELY), 1, "one has gone");
        for number in 0..2 * MOST {
            here.note(&person(number), start + LATELY);
        }
        assert_eq!(here.count(start + LATELY), MOST as u32, "strangers make nothing grow");
        here.note(&person(0), start + 3 * LATELY);
        assert_eq!(here.count(start + 3 * LATELY), 1);
    }
}
