//! What happened lately, kept for the log of the page.

use std::collections::VecDeque;

use runestones_rules::{Event, Seat, Sink};

/// So many events are kept with a live table; an earlier moment is told from the record.
const KEPT: usize = 160;

/// The last events, each with the moment at which it had happened: the number of entries by then. It listens to a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentEvents {
    events: VecDeque<(u64, Event)>,
    moment: u64,
    /// All turns: the moment at which each began, and whose it is.
    turns: Vec<(u64, Seat)>,
}

impl Sink for RecentEvents {
    fn push(&mut self, event: Event) {
        if let Event::Turn { seat, .. } = event {
            self.turns.push((self.moment, seat));
        }
        self.keep((self.moment, event));
    }

    fn at_entry(&mut self, number: usize) {
        self.moment = number as u64;
    }
}

impl RecentEvents {
    /// The events, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = (u64, Event)> {
        self.events.iter().copied()
    }

    /// This came after it.
    pub(crate) fn go_on(&mut self, news: &RecentEvents) {
        news.iter().for_each(|event| self.keep(event));
        self.turns.extend(&news.turns);
    }

    /// Moves were taken back to this moment.
    pub(crate) fn forget_after(&mut self, moment: u64) {
        while self.events.back().is_some_and(|(at, _)| *at > moment) {
            self.events.pop_back();
        }
        self.turns.retain(|(at, _)| *at <= moment);
    }

    /// All turns since the beginning, each with the moment at which it began.
    pub fn turns(&self) -> &[(u64, Seat)] {
        &self.turns
    }

    fn keep(&mut self, event: (u64, Event)) {
        if self.events.len() == KEPT {
            self.events.pop_front();
        }
        self.events.push_back(event);
    }
}

#[cfg(test)]
mod tests;
