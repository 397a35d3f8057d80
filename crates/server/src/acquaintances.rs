//! A cache of people who were here lately, so that not every click asks the store who somebody is.

use std::sync::{Mutex, MutexGuard, PoisonError};

use runestones_store::{Person, PersonId};

use crate::generations::Generations;

/// People who were here lately.
pub(crate) struct Acquaintances(Mutex<Known>);

struct Known {
    people: Generations<PersonId, Acquaintance>,
    /// Counts what was stored, so that what was read before is not remembered after.
    changes: u64,
}

/// Somebody who was here.
#[derive(Clone)]
pub(crate) struct Acquaintance {
    /// `None` if nothing is stored of them.
    pub(crate) person: Option<Person>,
}

impl Default for Acquaintances {
    fn default() -> Acquaintances {
        Acquaintances(Mutex::new(Known { people: Generations::new(Acquaintances::MOST), changes: 0 }))
    }
}

impl Acquaintances {
    /// More than play at a time. As many who were here before are known as well.
    const MOST: usize = 10_000;

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is remembered of somebody, and a number to say with what is then read of them.
    pub(crate) fn recall(&self, id: &PersonId) -> (u64, Option<Acquaintance>) {
        let mut known = self.known();
        (known.changes, known.people.get(id).cloned())
    }

    /// Somebody was read from the store, beginning when this number was told.
    pub(crate) fn meet(&self, id: &PersonId, person: Option<Person>, changes: u64) {
        let mut known = self.known();
        if known.changes == changes {
            known.remember(id.clone(), person);
        }
    }

    /// Nothing is stored of somebody any more.
    pub(crate) fn forget(&self, id: &PersonId) {
        let mut known = self.known();
        known.changes += 1;
        known.remember(id.clone(), None);
    }

    /// Somebody has just been stored.
    pub(crate) fn change(&self, person: Person) {
        let mut known = self.known();
        known.changes += 1;
        known.remember(person.id.clone(), Some(person));
    }
}

impl Known {
    fn remember(&mut self, id: PersonId, person: Option<Person>) {
        self.people.insert(id, Acquaintance { person });
    }
}

#[cfg(test)]
mod tests {
    use runestones_store::Millis;

    use super::*;

    fn named(name: &str) -> Person {
        Person { id: PersonId("id".to_owned()), name: name.to_owned(), settings: String::new(), last_seen: Millis(0) }
    }

    fn name(people: &Acquaintances) -> Option<String> {
        people.recall(&PersonId("id".to_owned())).1?.person.map(|person| person.name)
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let (people, id) = (Acquaintances::default(), PersonId("id".to_owned()));
        let (changes, nobody) = people.recall(&id);
        assert!(nobody.is_none());
        people.change(named("new"));
        people.meet(&id, Some(named("old")), changes);
        assert_eq!(name(&people).as_deref(), Some("new"));
        people.meet(&id, Some(named("newer")), people.recall(&id).0);
        assert_eq!(name(&people).as_deref(), Some("newer"));
    }

    #[test]
    fn there_is_an_end_to_memory() {
        let people = Acquaintances::default();
        for number in 0..=3 * Acquaintances::MOST {
            people.meet(&PersonId(number.to_string()), None, 0);
        }
        assert!(people.known().people.len() <= 2 * Acquaintances::MOST);
    }
}
