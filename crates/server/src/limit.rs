//! How often somebody may do something, and how many may be there at a time.
//!
//! Strangers choose the keys, so whatever is counted by them has a bound, and costs the same however many there are.

mod crowd;
mod gate;
mod shared;

use std::collections::HashSet;
use std::hash::{Hash, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub(crate) use crowd::{Crowd, Member};
pub(crate) use gate::{Gate, household, network};

use crate::generations::Generations;
use shared::{Keys, MOST_TOLD, SPOKEN_OF};

/// How many parts (shards) a limiter has, so that requests seldom wait for each other.
const SHARDS: usize = 16;

/// Lets every person, or whatever is counted, do something a number of times within a span (a fixed window, which begins
/// with the first time).
///
/// Keys are known by a hash with a secret of this process, or of the servers that share the limit: who shares one with somebody else, which nobody can bring
/// about, shares the limit. A key that is forgotten, because more others came than there is room for, begins anew.
pub struct Limiter {
    most: u32,
    span: Duration,
    start: Instant,
    keys: Keys,
    shards: [Mutex<Generations<u64, Window>>; SHARDS],
    /// How often it was too often.
    refused: AtomicU64,
    /// Of which keys the other servers are to hear.
    news: Mutex<HashSet<u64>>,
}

/// How often since when, in milliseconds of the limiter's clock. It wraps after seven weeks; a window that was not used
/// for so long is taken for a young one with that tiny chance, and then only for one more span.
#[derive(Clone, Copy)]
struct Window {
    since: u32,
    count: u32,
    /// How much of the count all servers know.
    told: u32,
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
            keys: Keys::Own(RandomState::new()),
            shards: std::array::from_fn(|_| Mutex::new(Generations::new(keys.div_ceil(SHARDS)))),
            refused: AtomicU64::new(0),
            news: Mutex::default(),
        }
    }

    /// The same for a limit that servers with this secret share.
    #[must_use]
    pub fn shared(self, secret: Option<&str>) -> Limiter {
        let keys = secret.map_or_else(|| Keys::Own(RandomState::new()), Keys::shared);
        Limiter { keys, ..self }
    }

    /// Counts once more for this one, unless it is too often.
    pub fn admit(&self, who: &impl Hash, now: Instant) -> Result<(), Wait> {
        let key = self.keys.of(who);
        let admitted = self.count(key, 1, now);
        match admitted {
            Err(_) => drop(self.refused.fetch_add(1, Ordering::Relaxed)),
            Ok(count) if matches!(self.keys, Keys::Shared(_)) && count >= self.most / SPOKEN_OF => self.speak_of(key),
            Ok(_) => {}
        }
        admitted.map(drop)
    }

    /// Counts for a key, unless it is too often; says how often it was in this window.
    fn count(&self, key: u64, times: u32, now: Instant) -> Result<u32, Wait> {
        let now = self.clock(now);
        let mut windows = self.windows(key);
        let span = self.span.as_millis() as u32;
        match windows.get(&key) {
            Some(window) if now.wrapping_sub(window.since) < span => {
                if window.count >= self.most {
                    let left = span - now.wrapping_sub(window.since);
                    return Err(Wait(Duration::from_millis(left.into())));
                }
                window.count = window.count.saturating_add(times);
                return Ok(window.count);
            }
            _ if self.most == 0 => return Err(Wait(self.span)),
            Some(window) => *window = Window { since: now, count: times, told: 0 },
            None => windows.insert(key, Window { since: now, count: times, told: 0 }),
        }
        Ok(times)
    }

    fn clock(&self, now: Instant) -> u32 {
        now.duration_since(self.start).as_millis() as u32
    }

    fn windows(&self, key: u64) -> MutexGuard<'_, Generations<u64, Window>> {
        self.shards[key as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn speak_of(&self, key: u64) {
        let mut news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        if news.len() < MOST_TOLD {
            news.insert(key);
        }
    }

    /// What the other servers do not know yet: keys, and how often more.
    pub fn take_news(&self) -> Vec<(u64, u32)> {
        let news = std::mem::take(&mut *self.news.lock().unwrap_or_else(PoisonError::into_inner));
        let untold = |key: u64| {
            let mut windows = self.windows(key);
            let window = windows.get(&key)?;
            let more = window.count.saturating_sub(window.told);
            window.told = window.count;
            (more > 0).then_some((key, more))
        };
        news.into_iter().filter_map(untold).collect()
    }

    /// Another server has let a key in so often.
    pub fn hear(&self, key: u64, times: u32, now: Instant) {
        // More than the limit says no more than the limit.
        let times = times.min(self.most);
        if self.count(key, times, now).is_ok()
            && let Some(window) = self.windows(key).get(&key)
        {
            window.told = window.told.saturating_add(times).min(window.count);
        }
    }

    /// How often it was too often, since the server began.
    pub fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
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
        let start = Instant::now();
        let ask = |limiter: &Limiter, keys: std::ops::Range<u32>| {
            let begin = Instant::now();
            keys.for_each(|key| limiter.admit(&key, start).unwrap_or_default());
            begin.elapsed()
        };
        let with = |keys: u32| {
            let limiter = Limiter::with_room(1, Duration::from_mins(1), 1_000_000);
            ask(&limiter, 0..keys);
            assert!(limiter.keys() >= keys as usize);
            limiter
        };
        // New keys and known ones by turns, on the same machine in the same moment; the quickest round of each counts.
        // Looking through all keys would take a thousand times as long where there are a thousand times as many.
        let limiters = [with(300), with(300_000)];
        let mut quickest = [Duration::MAX; 2];
        for round in 0..40 {
            for (limiter, quickest) in limiters.iter().zip(&mut quickest) {
                let took = ask(limiter, 300_000 + 100 * round..300_100 + 100 * round) + ask(limiter, 0..100);
                *quickest = took.min(*quickest);
            }
        }
        assert!(quickest[1] < 30 * quickest[0], "{quickest:?}");
    }

    #[test]
    fn servers_that_share_a_limit_hear_of_each_other() {
        let servers = [(); 3].map(|()| Limiter::new(16, Duration::from_mins(1)).shared(Some("a secret")));
        let now = Instant::now();
        let (mut admitted, mut second) = (0, 0);
        // Somebody asks all servers in turn, as fast as they can: four times in a second each.
        while second < 30 {
            for server in &servers {
                admitted += (0..4).filter(|_| server.admit(&"loud", now).is_ok()).count();
            }
            for (teller, server) in servers.iter().enumerate() {
                for (key, times) in server.take_news() {
                    let others = servers.iter().enumerate().filter(|(other, _)| *other != teller);
                    others.for_each(|(_, other)| other.hear(key, times, now));
                }
            }
            second += 1;
        }
        // The limit, two eighths of it for each of the other two, and what they did in a second.
        assert!((16..=16 + 2 * 2 + 8).contains(&admitted), "{admitted}");
        assert!(servers.iter().all(|server| server.admit(&"quiet", now).is_ok()), "others are not concerned");
        assert!(servers.iter().all(|server| server.refused() > 0));
        assert_eq!(servers[0].take_news(), [], "what was told is not told again, and one visit is not worth telling");
        let alone = Limiter::new(1, Duration::from_mins(1));
        assert!(alone.admit(&"loud", now).is_ok() && alone.take_news().is_empty(), "who shares nothing tells nothing");
    }

    #[test]
    fn what_is_told_has_an_end() {
        let limiter = Limiter::new(1, Duration::from_mins(1)).shared(Some("a secret"));
        let now = Instant::now();
        (0..5_000_u32).for_each(|who| assert_eq!(limiter.admit(&who, now), Ok(())));
        assert_eq!(limiter.take_news().len(), MOST_TOLD);
        limiter.hear(7, u32::MAX, now);
        limiter.hear(7, u32::MAX, now);
    }

    #[test]
    fn a_wait_is_said_in_whole_seconds() {
        assert_eq!([0, 1, 1000, 1001].map(|millis| Wait(Duration::from_millis(millis)).seconds()), [1, 1, 1, 2]);
    }
}
