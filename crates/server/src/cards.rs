//! Card sets: which ones new games can have, and how a stored game finds its own.

use runestones_rules::CardSet;
use runestones_store::{AnyStore, KeptCardSet, Store as _, StoreError};

/// The sets of this server.
pub(crate) struct CardSets {
    /// What new games can be played with, the standard set first.
    offered: Vec<&'static CardSet>,
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
        CardSets { offered }
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

/// The set of a game as the store keeps it beside the game, which never depends on a file then.
pub(crate) fn to_keep(set: &CardSet) -> KeptCardSet {
    KeptCardSet { hash: set.hash_hex(), text: set.to_text() }
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
