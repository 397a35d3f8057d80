//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Lets every person, or whatever is counted, do something so many times within a span.
pub(crate) struct Limiter<K> {
    most: usize,
    span: Duration,
    times: Mutex<HashMap<K, Vec<Instant>>>,
}

impl<K: Clone + Eq + Hash> Limiter<K> {
    pub(crate) fn new(most: usize, span: Duration) -> Limiter<K> {
        Limiter { most, span, times: Mutex::default() }
    }

    /// Whether this one may do it once more now.
    pub(crate) fn allows(&self, who: &K, now: Instant) -> bool {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        if times.len() > 10_000 {
            times.retain(|_, times| times.last().is_some_and(|last| now.duration_since(*last) < self.span));
        }
        let mine = times.entry(who.clone()).or_default();
        mine.retain(|time| now.duration_since(*time) < self.span);
        let allowed = mine.len() < self.most;
        if allowed {
            mine.push(now);
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use runestones_store::PersonId;

    use super::*;

    #[test]
    fn a_limit_counts_for_each_person_and_passes_with_time() {
        let limiter = Limiter::new(2, Duration::from_secs(10));
        let (one, other) = (PersonId("one".into()), PersonId("other".into()));
        let start = Instant::now();
        assert!(limiter.allows(&one, start) && limiter.allows(&one, start));
        assert!(!limiter.allows(&one, start));
        assert!(limiter.allows(&other, start));
        assert!(limiter.allows(&one, start + Duration::from_secs(11)));
    }
}
