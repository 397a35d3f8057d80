//! What is said at a table, and who does not want to hear it.

use std::collections::{HashSet, VecDeque};

use runestones_store::{AnyStore, ChatLine, Mute, NewChatLine, PersonId, Store as _};

use super::{State, Table};
use crate::error::Refusal;

/// So many lines are shown, and kept with a live table: a drawing asks the store for nothing.
pub(super) const KEPT: u32 = 40;

/// The last lines, oldest first.
pub(crate) type Said = VecDeque<ChatLine>;

/// What somebody does not want to hear.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Muted {
    /// Anything at all.
    pub(crate) everybody: bool,
    /// What these people say.
    pub(crate) people: HashSet<PersonId>,
}

impl Table {
    /// Somebody says something, and everybody hears it.
    pub(crate) async fn say(&self, store: &AnyStore, line: NewChatLine) -> Result<(), Refusal> {
        let mut state = self.lock().await;
        let id = store.say(&self.id, &line).await?;
        state.said.push_back(ChatLine { id, line });
        if state.said.len() > KEPT as usize {
            state.said.pop_front();
        }
        drop(state);
        self.announce();
        Ok(())
    }

    /// Somebody wants, or does not want, to hear somebody from now on.
    pub(crate) async fn set_mute(&self, store: &AnyStore, mute: Mute, on: bool) -> Result<(), Refusal> {
        let mut state = self.lock().await;
        store.set_mute(&self.id, &mute, on).await?;
        if on {
            state.mutes.insert(mute)
        } else {
            state.mutes.remove(&mute)
        };
        drop(state);
        self.announce();
        Ok(())
    }
}

impl State {
    /// Who said a line that is shown, if anybody knows.
    pub(crate) fn author(&self, line: u32) -> Option<&PersonId> {
        self.said.iter().find(|said| said.id == line)?.line.person.as_ref()
    }

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
