//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Lets every person, or whatever is counted, do something so many times within a span.
pub(crate) struct Limiter<K> {
    most: usize,
    span: Duration,
    times: Mutex<HashMap<K, Vec<Instant>>>,
}

/// It was too often: so long one has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wait(pub(crate) Duration);

impl Wait {
    /// In whole seconds, of which there is at least one.
    pub(crate) fn seconds(self) -> u32 {
        u32::try_from(self.0.as_millis().div_ceil(1000)).unwrap_or(u32::MAX).max(1)
    }
}

impl<K: Clone + Eq + Hash> Limiter<K> {
    pub(crate) fn new(most: usize, span: Duration) -> Limiter<K> {
        Limiter { most, span, times: Mutex::default() }
    }

    /// Counts once more for this one, unless it is too often.
    pub(crate) fn admit(&self, who: &K, now: Instant) -> Result<(), Wait> {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        if times.len() > 10_000 {
            times.retain(|_, times| times.last().is_some_and(|last| now.duration_since(*last) < self.span));
        }
        let mine = times.entry(who.clone()).or_default();
        mine.retain(|time| now.duration_since(*time) < self.span);
        if mine.len() < self.most {
            mine.push(now);
            return Ok(());
        }
        // There is room again when the first of those that count has become old.
        let first = mine.first().map_or(Duration::ZERO, |first| now.duration_since(*first));
        Err(Wait(self.span.saturating_sub(first)))
    }
}

/// Lets so many of something be there at a time for every person, or whatever is counted.
pub(crate) struct Crowd<K> {
    most: usize,
    there: Arc<Mutex<HashMap<K, usize>>>,
}

/// One of a crowd; it makes room again when it is dropped.
pub(crate) struct Member<K: Eq + Hash> {
    who: K,
    there: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Clone + Eq + Hash> Crowd<K> {
    pub(crate) fn new(most: usize) -> Crowd<K> {
        Crowd { most, there: Arc::default() }
    }

    /// One more, unless there are too many.
    pub(crate) fn join(&self, who: &K) -> Option<Member<K>> {
        let mut there = self.there.lock().unwrap_or_else(PoisonError::into_inner);
        let count = there.get(who).copied().unwrap_or_default();
        if count >= self.most {
            return None;
        }
        there.insert(who.clone(), count + 1);
        Some(Member { who: who.clone(), there: Arc::clone(&self.there) })
    }
}

impl<K: Eq + Hash> Drop for Member<K> {
    fn drop(&mut self) {
        let mut there = self.there.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = there.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                there.remove(&self.who);
            }
        }
    }
}

/// The part of an address that belongs to one household: whoever has an address of the newer kind has 2⁶⁴ of them.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(whole) => match whole.to_ipv4_mapped() {
            Some(old) => old.into(),
            None => Ipv6Addr::from_bits(whole.to_bits() >> 64 << 64).into(),
        },
        IpAddr::V4(_) => address,
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
        let after = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(limiter.admit(&one, start), Ok(()));
        assert_eq!(limiter.admit(&one, after(4)), Ok(()));
        assert_eq!(limiter.admit(&one, after(7)), Err(Wait(Duration::from_secs(3))));
        assert_eq!(limiter.admit(&other, after(7)), Ok(()));
        assert_eq!(limiter.admit(&one, after(10)), Ok(()));
        assert_eq!(limiter.admit(&one, after(11)), Err(Wait(Duration::from_secs(3))));
    }

    #[test]
    fn a_crowd_has_room_again_when_somebody_leaves() {
        let crowd = Crowd::new(2);
        let (first, second) = (crowd.join(&1), crowd.join(&1));
        assert!(first.is_some() && second.is_some() && crowd.join(&1).is_none() && crowd.join(&2).is_some());
        drop(first);
        assert!(crowd.join(&1).is_some());
        drop(second);
        assert_eq!(crowd.there.lock().expect("nobody panicked").len(), 0, "nothing is left of those who are gone");
    }

    #[test]
    fn a_wait_is_said_in_whole_seconds() {
        assert_eq!([0, 1, 1000, 1001].map(|millis| Wait(Duration::from_millis(millis)).seconds()), [1, 1, 1, 2]);
    }

    #[test]
    fn a_household_has_one_address() {
        let same = |one: &str, other: &str| {
            household(one.parse().expect("an address")) == household(other.parse().expect("an address"))
        };
        assert!(same("2001:db8::1", "2001:db8::ffff:2") && same("::ffff:192.0.2.1", "192.0.2.1"));
        assert!(!same("2001:db8:0:1::1", "2001:db8:0:2::1") && !same("192.0.2.1", "192.0.2.2"));
    }
}
