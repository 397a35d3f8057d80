//! Card sets: which ones new games can have, and how a stored game finds its own.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use runestones_rules::CardSet;
use runestones_store::{AnyStore, KeptCardSet, Store as _, StoreError};

use crate::app::App;

/// The sets of this server.
pub(crate) struct CardSets {
    /// What new games can be played with, the standard set first.
    offered: Vec<&'static CardSet>,
    /// The hashes of those that the store is known to have.
    kept: Mutex<HashSet<[u8; 32]>>,
}

impl CardSets {
    /// The standard set and further ones; what is given twice is offered once.
    pub(crate) fn new(further: &[&'static CardSet]) -> CardSets {
        let mut offered = vec![CardSet::standard()];
        for set in further {
            if !offered.contains(set) {
                offered.push(set);
            }
        }
        CardSets { offered, kept: Mutex::default() }
    }

    pub(crate) fn offered(&self) -> &[&'static CardSet] {
        &self.offered
    }

    /// The set that a form names by its hash: the standard one if it names none, and none that is not offered.
    pub(crate) fn wanted(&self, hash: &str) -> Option<&'static CardSet> {
        match hash {
            "" => Some(CardSet::standard()),
            _ => self.offered.iter().copied().find(|set| set.hash_hex() == hash),
        }
    }
}

impl App {
    /// Has the store keep the set of a game that is about to be stored, so that the game never depends on a file.
    pub(crate) async fn keep_card_set(&self, set: &CardSet) -> Result<(), StoreError> {
        let is_kept = self.card_sets.kept.lock().unwrap_or_else(PoisonError::into_inner).contains(&set.hash());
        if !is_kept {
            self.store.keep_card_set(&KeptCardSet { hash: set.hash_hex(), text: set.to_text() }).await?;
            self.card_sets.kept.lock().unwrap_or_else(PoisonError::into_inner).insert(set.hash());
        }
        Ok(())
    }
}

/// Makes the set of a stored game known, if only the store has it: its file is no longer given, or was given to another
/// server.
pub(crate) async fn recall(store: &AnyStore, hash: &str) -> Result<(), StoreError> {
    if CardSet::known(hash).is_some() {
        return Ok(());
    }
    let Some(text) = store.card_set(hash).await? else { return Ok(()) };
    match CardSet::parse(&text) {
        Ok(set) if set.hash_hex() == hash => drop(set.intern()),
        _ => tracing::error!(hash, "a card set in the store is not what it was"),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_gets_what_is_offered_and_nothing_else() {
        let text = CardSet::standard().to_text();
        let other =
            |name: &str| CardSet::parse(&text.replace("\"standard\"", &format!("\"{name}\""))).unwrap().intern();
        let (mine, hidden) = (other("mine"), other("hidden"));
        let sets = CardSets::new(&[mine, CardSet::standard(), mine]);
        assert_eq!(sets.offered(), [CardSet::standard(), mine]);
        assert_eq!(sets.wanted(""), Some(CardSet::standard()));
        assert_eq!(sets.wanted(&mine.hash_hex()), Some(mine));
        for other in [hidden.hash_hex().as_str(), &CardSet::shipped()[0].hash_hex(), "mine", &"x".repeat(100_000)] {
            assert_eq!(sets.wanted(other), None);
        }
    }
}
