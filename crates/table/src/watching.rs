//! Those who only watch a public table see it one round late: whoever plays there learns nothing from them that is new.

use runestones_model::PersonId;

use crate::table::Table;

impl Table {
    /// The moment that somebody sees who only watches a public table: the turn in which it is everybody's turn once more ago.
    /// `None` for those who see it as it is: who sits there, who has the link of a table that is not public, and everybody
    /// once it is over.
    pub fn late_moment(&self, person: &PersonId) -> Option<u64> {
        let is_theirs = !self.seats_of(person).is_empty();
        if !self.public || is_theirs || self.is_over() {
            return None;
        }
        let turns = self.told.turns();
        let turn = turns.len().saturating_sub(1 + self.people.len());
        let (began, _) = turns.get(turn)?;
        // What chance brings with a turn is part of its beginning.
        let entries = &self.session.record().entries;
        let begins = usize::try_from(*began).ok()?;
        let chance = entries.get(begins..)?.iter().take_while(|entry| entry.reveals()).count();
        Some(began + chance as u64)
    }
}
