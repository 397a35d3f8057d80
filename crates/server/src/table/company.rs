//! The company of a game (who sits where, chat, mutes, open curtains), which the store counts apart from its moves; and
//! refreshing a table from the store when another server has changed it.

use std::collections::HashSet;

use runestones_rules::Seat;
use runestones_store::{
    AnyStore, ChatLine, GameId, Mute, PersonId, Revision, Seat as StoredSeat, Store as _, StoreError,
};
use runestones_table::KEPT_LINES;

use super::{LiveTable, State};

/// Who and what is around a game, as it is stored.
pub(super) struct Company {
    revision: u32,
    seats: Vec<StoredSeat>,
    uncovered: Vec<(PersonId, u8)>,
    said: Vec<ChatLine>,
    mutes: HashSet<Mute>,
}

impl Company {
    pub(super) async fn read(store: &AnyStore, id: &GameId) -> Result<Company, StoreError> {
        // The number first: what changes meanwhile is then read once more, never missed.
        let revision = store.revision(id).await?.unwrap_or_default().company;
        Ok(Company {
            revision,
            seats: store.seats(id).await?,
            uncovered: store.uncovered(id).await?,
            said: store.latest_chat(id, KEPT_LINES).await?,
            mutes: store.mutes(id).await?.into_iter().collect(),
        })
    }
}

impl LiveTable {
    /// Looks whether other servers have changed the game. If the store does not answer, the table is as it was.
    /// Says whether it did answer.
    pub(crate) async fn refresh(&self, store: &AnyStore) -> bool {
        match store.revision(&self.id).await {
            Ok(Some(revision)) => self.refresh_to(store, revision).await,
            Ok(None) => true,
            Err(_) => false,
        }
    }

    /// The game has come so far, here or at another server: what this table does not know yet is read, and everybody who
    /// is connected here sees it. Says whether the store told it.
    pub(crate) async fn refresh_to(&self, store: &AnyStore, revision: Revision) -> bool {
        let mut state = self.lock().await;
        let told = if revision.version > state.version {
            state.reload(store, &self.id).await.is_ok()
        } else if revision.company > state.company {
            let company = Company::read(store, &self.id).await;
            company.map(|company| state.set_company(company)).is_ok()
        } else {
            return true;
        };
        drop(state);
        if told {
            self.announce();
        }
        told
    }
}

impl State {
    pub(super) fn set_company(&mut self, company: Company) {
        for seat in company.seats {
            if let Some(place) = self.people.get_mut(seat.number as usize) {
                *place = seat.person;
            }
        }
        for (person, seat) in &company.uncovered {
            Seat::new(*seat as usize).map(|seat| self.uncover(person, seat));
        }
        self.said = company.said.into();
        self.mutes = company.mutes;
        self.company = company.revision;
    }
}
