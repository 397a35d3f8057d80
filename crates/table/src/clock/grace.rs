//! When a live clock begins to run. A table may fill while somebody who sits there looks elsewhere: their clock waits for
//! them for a little while.

use std::time::Duration;

use runestones_model::{Millis, PersonId};
use runestones_rules::Seat;

use super::{Reading, Timing, later};
use crate::header::Header;
use crate::table::Table;
use crate::terms::Clock;
use crate::vacation::between;

/// So long after everybody has a seat a live clock runs, whether its player looks or not.
pub const GRACE: Duration = Duration::from_mins(1);

impl Timing<'_> {
    /// From when on the time of a seat counts: when its player first looks or decides something, and at the latest when the
    /// grace is over. Games over days need no such thing.
    pub(super) fn begins(&self, seat: Seat) -> Millis {
        let Some(started) = self.header.started else { return Millis(i64::MAX) };
        if !matches!(self.header.terms.clock, Clock::Live { .. }) {
            return started;
        }
        let looked = self.header.sitters.get(seat.index()).and_then(|sitter| sitter.looked);
        let here = looked.into_iter().chain(self.first_deed(seat, started));
        here.fold(later(started, GRACE), Millis::min).max(started)
    }

    /// When a seat first decided something after everybody was there. What came with the deed before has its time.
    fn first_deed(&self, seat: Seat, started: Millis) -> Option<Millis> {
        let turns = self.turns.iter().enumerate().filter(|(_, (_, mover))| *mover == seat);
        let mut deeds = turns.filter_map(|(index, (start, _))| {
            let began = self.time_of(*start).max(started);
            let end = self.turns.get(index + 1).map_or(self.times.len() as u64, |(next, _)| *next);
            (start + 1..=end).map(|number| self.time_of(number)).find(move |time| *time > began)
        });
        deeds.next()
    }
}

impl Reading {
    /// Whether it waits for its player.
    pub fn is_waiting(&self) -> bool {
        !self.waits.is_zero()
    }
}

impl Table {
    /// The header that knows that these people look at the table; nothing if no clock waits for any of them.
    pub fn header_with_looks(&self, people: &[PersonId], now: Millis) -> Option<Header> {
        let now = self.instant(now);
        let timing = self.timing(&self.header);
        let is_live = matches!(self.header.terms.clock, Clock::Live { .. }) && self.header.started.is_some();
        let waits = |seat: &Seat| is_live && !self.is_over() && between(now, timing.begins(*seat)) > Duration::ZERO;
        let theirs = people.iter().flat_map(|person| self.seats_of(person)).filter(waits);
        let mut header = self.header.clone();
        for seat in theirs {
            header.sitters[seat.index()].looked = Some(now);
        }
        (header != self.header).then_some(header)
    }
}
