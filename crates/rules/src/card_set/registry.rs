//! The card sets that the program knows for as long as it runs.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::card_set::CardSet;
use crate::hex::from_hex;

/// Every edition of the standard set that ever shipped, oldest first.
///
/// Games and records name a set by its hash and go on with it for ever. So an edition is never edited or removed:
/// values that change make a new one, at the end of this list.
const EDITIONS: [&str; 2] =
    [include_str!("../../data/sets/standard-1.toml"), include_str!("../../data/sets/standard-2.toml")];

static SHIPPED: LazyLock<[&'static CardSet; EDITIONS.len()]> =
    LazyLock::new(|| EDITIONS.map(|text| CardSet::parse(text).expect("the tests read the same files").intern()));

static INTERNED: LazyLock<Mutex<HashMap<[u8; 32], &'static CardSet>>> = LazyLock::new(Mutex::default);

impl CardSet {
    /// The project's own card set, `standard`, in the edition that new games are played with.
    pub fn standard() -> &'static CardSet {
        let [.., newest] = *SHIPPED;
        newest
    }

    /// Every edition of the standard set that ever shipped, oldest first.
    pub fn shipped() -> &'static [&'static CardSet] {
        &*SHIPPED
    }

    /// The set with this hash in 64 hexadecimal digits: one that shipped, or one that was interned since the program
    /// began.
    pub fn known(hash: &str) -> Option<&'static CardSet> {
        let hash = from_hex(hash).ok()?;
        let shipped = SHIPPED.iter().find(|set| set.hash == hash).copied();
        // The map is sound even if a thread died holding it: an entry is made in one step.
        shipped.or_else(|| INTERNED.lock().unwrap_or_else(PoisonError::into_inner).get(&hash).copied())
    }

    /// This set as a reference that a game can carry and copy for free.
    ///
    /// The same contents always give the same reference. An interned set lives as long as the program: intern what is
    /// played, not everything that somebody uploads.
    pub fn intern(self) -> &'static CardSet {
        let mut interned = INTERNED.lock().unwrap_or_else(PoisonError::into_inner);
        interned.entry(self.hash).or_insert_with(|| Box::leak(Box::new(self)))
    }
}
