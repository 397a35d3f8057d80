//! How many of something there may be at a time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Limits how many of something there can be at a time for every person, or whatever is counted. Only those who are there are
/// remembered.
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
