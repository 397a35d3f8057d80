//! Spans of time that do not count, such as a vacation.

use std::time::Duration;

use runestones_model::Millis;
use serde::{Deserialize, Serialize};

/// From one moment to another, which is no part of it. The end may lie in the future.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spell {
    /// The beginning.
    pub from: Millis,
    /// The end.
    pub until: Millis,
}

const DAY: Duration = Duration::from_hours(24);

/// A year, as far as vacations are concerned.
const YEAR: Duration = Duration::from_hours(24 * 365);

impl Spell {
    /// How long it is within these bounds.
    fn within(self, from: Millis, until: Millis) -> Duration {
        between(self.from.max(from), self.until.min(until))
    }
}

/// The time from one moment to another; none if a clock was set back.
pub(crate) fn between(from: Millis, until: Millis) -> Duration {
    Duration::from_millis(u64::try_from(until.0.saturating_sub(from.0)).unwrap_or(0))
}

/// This much later.
pub(crate) fn later(time: Millis, by: Duration) -> Millis {
    Millis(time.0.saturating_add(i64::try_from(by.as_millis()).unwrap_or(i64::MAX)))
}

/// Spells in order, of which none touches another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Spells(Vec<Spell>);

impl FromIterator<Spell> for Spells {
    fn from_iter<I: IntoIterator<Item = Spell>>(spells: I) -> Spells {
        let mut sorted: Vec<Spell> = spells.into_iter().filter(|spell| spell.from < spell.until).collect();
        sorted.sort();
        let mut joined: Vec<Spell> = Vec::new();
        for spell in sorted {
            match joined.last_mut() {
                Some(last) if spell.from <= last.until => last.until = last.until.max(spell.until),
                _ => joined.push(spell),
            }
        }
        Spells(joined)
    }
}

impl Spells {
    /// The time between two moments that is in none of them.
    pub(crate) fn counted(&self, from: Millis, until: Millis) -> Duration {
        let free = self.0.iter().map(|spell| spell.within(from, until)).sum();
        between(from, until).saturating_sub(free)
    }

    /// When so much time will have counted.
    pub(crate) fn after(&self, from: Millis, mut time: Duration) -> Millis {
        let mut at = from;
        for spell in self.0.iter().filter(|spell| spell.until > from) {
            let before = between(at, spell.from);
            if before >= time {
                break;
            }
            time -= before;
            at = spell.until;
        }
        later(at, time)
    }
}

/// The vacations of a person. A game over days does not count them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Vacations(Vec<Spell>);

/// Why nobody goes on vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoVacation {
    /// They are on vacation already.
    #[error("this is a vacation already")]
    Already,
    /// So many days are not left.
    #[error("so many days are not left")]
    TooLong,
}

impl Vacations {
    /// So many days of vacation there are in any 365 days.
    pub const DAYS: u8 = 30;
    /// So many vacations are remembered: nobody needs more of them in a year.
    const MOST: usize = 30;

    /// How many whole days are left.
    pub fn days_left(&self, now: Millis) -> u8 {
        // Whatever lies in the future counts already.
        let used: Duration = self.0.iter().map(|spell| spell.within(now.earlier_by(YEAR), Millis(i64::MAX))).sum();
        let left = (DAY * u32::from(Vacations::DAYS)).saturating_sub(used);
        u8::try_from(left.as_secs() / DAY.as_secs()).unwrap_or(Vacations::DAYS)
    }

    /// The vacation that this moment is part of.
    pub fn at(&self, now: Millis) -> Option<Spell> {
        self.0.iter().copied().find(|spell| spell.from <= now && now < spell.until)
    }

    /// Goes on vacation for so many days. What is older than a year is forgotten.
    pub fn begin(&mut self, now: Millis, days: u8) -> Result<Spell, NoVacation> {
        // After a clock was set back a vacation may begin later than now; there is one at a time all the same.
        if self.0.iter().any(|spell| spell.until > now) {
            return Err(NoVacation::Already);
        }
        self.0.retain(|spell| spell.until > now.earlier_by(YEAR));
        if days == 0 || days > self.days_left(now) || self.0.len() >= Vacations::MOST {
            return Err(NoVacation::TooLong);
        }
        let spell = Spell { from: now, until: later(now, DAY * u32::from(days)) };
        self.0.push(spell);
        Ok(spell)
    }

    /// Comes back early.
    pub fn end(&mut self, now: Millis) {
        for spell in &mut self.0 {
            spell.until = spell.until.min(now.max(spell.from));
        }
        self.0.retain(|spell| spell.from < spell.until);
    }

    /// All that are remembered.
    pub fn spells(&self) -> &[Spell] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn day(number: i64) -> Millis {
        Millis(number * 86_400_000)
    }

    #[test]
    fn what_overlaps_is_left_out_once() {
        let spells: Spells = [(5, 8), (2, 4), (7, 9), (4, 5), (20, 20)]
            .map(|(from, until)| Spell { from: day(from), until: day(until) })
            .into_iter()
            .collect();
        assert_eq!(spells.0, [Spell { from: day(2), until: day(9) }]);
        assert_eq!(spells.counted(day(1), day(10)), DAY * 2);
        assert_eq!(spells.counted(day(10), day(1)), Duration::ZERO, "a clock that was set back counts nothing");
        assert_eq!(spells.after(day(1), DAY), day(2), "it falls just before");
        assert_eq!(spells.after(day(1), DAY * 2), day(10));
        assert_eq!(spells.after(day(3), DAY), day(10));
        assert_eq!(spells.after(day(9), DAY), day(10));
    }

    #[test]
    fn there_are_thirty_days_of_vacation_in_a_year() {
        let mut vacations = Vacations::default();
        assert_eq!(vacations.days_left(day(1000)), 30);
        assert_eq!(vacations.begin(day(1000), 31), Err(NoVacation::TooLong));
        assert_eq!(vacations.begin(day(1000), 0), Err(NoVacation::TooLong));
        vacations.begin(day(1000), 20).expect("a vacation");
        assert_eq!(vacations.begin(day(1001), 1), Err(NoVacation::Already));
        assert_eq!(vacations.begin(day(999), 1), Err(NoVacation::Already), "the clock was set back");
        assert_eq!(vacations.days_left(day(1001)), 10);
        assert!(vacations.at(day(1019)).is_some() && vacations.at(day(1020)).is_none());
        vacations.end(day(1005));
        assert_eq!(vacations.days_left(day(1005)), 25, "who comes back early has the rest later");
        vacations.begin(day(1100), 25).expect("the rest");
        assert_eq!(vacations.days_left(day(1200)), 0);
        assert_eq!(vacations.days_left(day(1368)), 3, "a year later they come back, day by day");
        vacations.begin(day(1400), 5).expect("a new year");
        assert_eq!(vacations.spells().len(), 2, "the oldest is forgotten");
    }

    #[test]
    fn nobody_makes_the_list_of_their_vacations_long() {
        let mut vacations = Vacations::default();
        for number in 0..100_000 {
            let now = Millis(number * 1000);
            let _ = vacations.begin(now, 1);
            vacations.end(Millis(now.0 + 1));
        }
        // Who comes back at once could go again at once, so there is a bound of its own.
        assert!(vacations.spells().len() <= Vacations::MOST, "{}", vacations.spells().len());
    }
}
