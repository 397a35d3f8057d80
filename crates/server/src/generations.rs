//! A map that cannot grow for ever: what was not asked for lately is forgotten, in constant time. It is an approximate LRU
//! cache: it remembers which half was used recently, not the order.

use std::collections::HashMap;
use std::hash::Hash;
use std::mem::swap;

use foldhash::fast::RandomState;

/// Two maps: the young one is written to; when it is full, it becomes the old one, and what was old before is forgotten.
/// So at least the last `most` keys that were used are known, and never more than twice as many (a clock with two
/// hands; caches call it second chance).
#[derive(Clone, Debug)]
pub(crate) struct Generations<K, V> {
    most: usize,
    young: HashMap<K, V, RandomState>,
    old: HashMap<K, V, RandomState>,
}

impl<K: Clone + Eq + Hash, V> Generations<K, V> {
    /// Room for this many that were used lately, and for as many that were used before.
    pub(crate) fn new(most: usize) -> Generations<K, V> {
        Generations { most: most.max(1), young: HashMap::default(), old: HashMap::default() }
    }

    /// What is known under a key. It counts as used.
    pub(crate) fn get(&mut self, key: &K) -> Option<&mut V> {
        if !self.young.contains_key(key) {
            let value = self.old.remove(key)?;
            self.insert(key.clone(), value);
        }
        self.young.get_mut(key)
    }

    /// Remembers something.
    pub(crate) fn insert(&mut self, key: K, value: V) {
        if self.young.len() >= self.most && !self.young.contains_key(&key) {
            self.age();
        }
        self.young.insert(key, value);
    }

    /// Everything becomes older by one generation. The room that the oldest had is used again.
    fn age(&mut self) {
        swap(&mut self.young, &mut self.old);
        self.young.clear();
    }

    /// How many keys are known.
    pub(crate) fn len(&self) -> usize {
        self.young.len() + self.old.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_stays_and_the_rest_goes() {
        let mut known = Generations::new(10);
        for number in 0..1000 {
            known.insert(number, number);
            assert!(known.len() <= 20, "bounded");
            assert_eq!(known.get(&0).copied(), Some(0), "who is asked for stays");
        }
        assert_eq!(known.get(&999).copied(), Some(999));
        assert_eq!(known.get(&500), None, "who is not goes");
    }

    #[test]
    fn the_last_ones_are_always_known() {
        let mut known = Generations::new(10);
        for number in 0..1000 {
            known.insert(number, ());
            assert!((0..10).all(|back| number < back || known.clone().get(&(number - back)).is_some()));
        }
    }
}
