//! The card sets that the program knows for as long as it runs.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::card_set::CardSet;

static STANDARD: LazyLock<&'static CardSet> = LazyLock::new(|| {
    let set = CardSet::parse(include_str!("../../data/standard.toml"));
    set.expect("the tests read the same file").intern()
});

static INTERNED: LazyLock<Mutex<HashMap<[u8; 32], &'static CardSet>>> = LazyLock::new(Mutex::default);

impl CardSet {
    /// The project's own card set, `standard`.
    pub fn standard() -> &'static CardSet {
        *STANDARD
    }

    /// This set as a reference that a game can carry and copy for free.
    ///
    /// The same contents always give the same reference. An interned set lives as long as the program: intern what is
    /// played, not everything that somebody uploads.
    pub fn intern(self) -> &'static CardSet {
        // The map is sound even if a thread died holding it: an entry is made in one step.
        let mut interned = INTERNED.lock().unwrap_or_else(PoisonError::into_inner);
        interned.entry(self.hash).or_insert_with(|| Box::leak(Box::new(self)))
    }
}
