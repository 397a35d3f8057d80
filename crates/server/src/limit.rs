//! How often somebody may do something, and how many may be there at a time.
//!
//! Strangers choose the keys, so whatever is counted by them has a bound, and costs the same however many there are.

mod crowd;
mod gate;

use std::hash::{BuildHasher as _, Hash, RandomState};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

pub(crate) use crowd::{Crowd, Member};
pub(crate) use gate::{Gate, household, network};

use crate::generations::Generations;

/// How many parts (shards) a limiter has, so that requests seldom wait for each other.
const SHARDS: usize = 16;

/// Lets every person, or whatever is counted, do something a number of times within a span (a fixed window, which begins
/// with the first time).
///
/// Keys are known by a hash with a secret of this process: who shares one with somebody else, which nobody can bring
/// about, shares the limit. A key that is forgotten, because more others came than there is room for, begins anew.
pub struct Limiter {
    most: u32,
    span: Duration,
    start: Instant,
    secret: RandomState,
    shards: [Mutex<Generations<u64, Window>>; SHARDS],
}

/// How often since when, in milliseconds of the limiter's clock. It wraps after seven weeks; a window that was not used
/// for so long is taken for a young one with that tiny chance, and then only for one more span.
#[derive(Clone, Copy)]
struct Window {
    since: u32,
    count: u32,
}

/// It was too often: how long to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(pub Duration);

impl Wait {
    /// In whole seconds, of which there is at least one.
    pub(crate) fn seconds(self) -> u32 {
        u32::try_from(self.0.as_millis().div_ceil(1000)).unwrap_or(u32::MAX).max(1)
    }
}

impl Limiter {
    /// Room for the keys that came lately: more addresses than play anywhere at a time.
    pub const KEYS: usize = 1 << 16;

    /// Allows `most` times within a span.
    pub fn new(most: usize, span: Duration) -> Limiter {
        Limiter::with_room(most, span, Limiter::KEYS)
    }

    /// The same, and remembers at least this many keys, at most twice as many.
    pub fn with_room(most: usize, span: Duration, keys: usize) -> Limiter {
        Limiter {
            most: u32::try_from(most).unwrap_or(u32::MAX),
            span,
            start: Instant::now(),
            secret: RandomState::new(),
            shards: std::array::from_fn(|_| Mutex::new(Generations::new(keys.div_ceil(SHARDS)))),
        }
    }

    /// Counts once more for this one, unless it is too often.
    pub fn admit(&self, who: &impl Hash, now: Instant) -> Result<(), Wait> {
        let key = self.secret.hash_one(who);
        let now = now.duration_since(self.start).as_millis() as u32;
        let shard = &self.shards[key as usize % SHARDS];
        let mut windows = shard.lock().unwrap_or_else(PoisonError::into_inner);
        let span = self.span.as_millis() as u32;
        match windows.get(&key) {
            Some(window) if now.wrapping_sub(window.since) < span => {
                if window.count >= self.most {
                    let left = span - now.wrapping_sub(window.since);
                    return Err(Wait(Duration::from_millis(left.into())));
                }
                window.count += 1;
            }
            _ if self.most == 0 => return Err(Wait(self.span)),
            Some(window) => *window = Window { since: now, count: 1 },
            None => windows.insert(key, Window { since: now, count: 1 }),
        }
        Ok(())
    }

    /// How many keys are remembered.
    pub fn keys(&self) -> usize {
        self.shards.iter().map(|shard| shard.lock().unwrap_or_else(PoisonError::into_inner).len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_counts_for_each_person_and_passes_with_time() {
        let limiter = Limiter::new(2, Duration::from_secs(10));
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(limiter.admit(&"one", start), Ok(()));
        assert_eq!(limiter.admit(&"one", after(4)), Ok(()));
        let refused = limiter.admit(&"one", after(7)).expect_err("the third time");
        assert_eq!(refused.seconds(), 3);
        assert_eq!(limiter.admit(&"other", after(7)), Ok(()));
        assert_eq!(limiter.admit(&"one", after(10)), Ok(()));
        assert_eq!(limiter.admit(&"one", after(11)), Ok(()));
        assert!(limiter.admit(&"one", after(12)).is_err());
        assert!(Limiter::new(0, Duration::from_secs(1)).admit(&"one", start).is_err(), "nothing at all is allowed");
    }

    #[test]
    fn there_is_an_end_to_its_memory_and_whoever_goes_on_is_not_forgotten() {
        let limiter = Limiter::with_room(1_000, Duration::from_mins(1), 4096);
        let start = Instant::now();
        let mut admitted = 0;
        for number in 0..100_000_u32 {
            assert!(limiter.admit(&number, start).is_ok());
            if number % 50 == 0 {
                admitted += usize::from(limiter.admit(&"loud", start).is_ok());
            }
            assert!(number % 1000 != 0 || limiter.keys() <= 2 * (4096 + SHARDS), "{}", limiter.keys());
        }
        assert_eq!(admitted, 1_000, "a crowd of others does not give anybody a new beginning");
    }

    #[test]
    fn a_question_costs_the_same_however_many_keys_there_are() {
        let limiter = Limiter::with_room(1, Duration::from_mins(1), 1_000_000);
        let start = Instant::now();
        let ask = |keys: std::ops::Range<u32>| {
            let begin = Instant::now();
            keys.for_each(|key| limiter.admit(&key, start).unwrap_or_default());
            begin.elapsed()
        };
        ask(0..300_000);
        // New keys and known ones, as fast as a machine can that is busy otherwise. It takes a microsecond; looking through
        // all keys would take a thousand times as long.
        let rounds = (0..20).map(|round| ask(300_000 + 100 * round..300_100 + 100 * round) + ask(0..100));
        let took = rounds.min().expect("rounds");
        assert!(limiter.keys() >= 300_000);
        assert!(took < 200 * Duration::from_micros(20), "{took:?}");
    }

    #[test]
    fn a_wait_is_said_in_whole_seconds() {
        assert_eq!([0, 1, 1000, 1001].map(|millis| Wait(Duration::from_millis(millis)).seconds()), [1, 1, 1, 2]);
    }
}
