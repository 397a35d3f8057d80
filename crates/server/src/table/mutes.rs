//! Who does not want to hear whom.

use std::collections::HashSet;

use runestones_store::{AnyStore, Mute, PersonId, Store as _};

use super::{State, Table};
use crate::error::Refusal;

/// What somebody does not want to hear.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Muted {
    /// Anything at all.
    pub(crate) everybody: bool,
    /// What these people say.
    pub(crate) people: HashSet<PersonId>,
}

impl Table {
    /// Somebody wants, or does not want, to hear somebody from now on.
    pub(crate) async fn set_mute(&self, store: &AnyStore, mute: Mute, on: bool) -> Result<(), Refusal> {
        let mut state = self.lock().await;
        store.set_mute(&self.id, &mute, on).await?;
        if on {
            state.mutes.insert(mute)
        } else {
            state.mutes.remove(&mute)
        };
        Ok(())
    }
}

impl State {
    pub(crate) fn muted_by(&self, person: &PersonId) -> Muted {
        let mine = self.mutes.iter().filter(|mute| mute.person == *person);
        mine.fold(Muted::default(), |mut muted, mute| {
            match &mute.muted {
                Some(other) => drop(muted.people.insert(other.clone())),
                None => muted.everybody = true,
            }
            muted
        })
    }
}
