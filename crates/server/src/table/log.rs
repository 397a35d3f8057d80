//! What happened lately, kept for the log of the page.

use std::collections::VecDeque;

use runestones_rules::notation::record::Step;
use runestones_rules::{Entry, Event, Game, Record};

/// So many events are kept with a live table; the whole log is told from the record.
const KEPT: usize = 160;

/// Events, each with the number of entries after which it had happened.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told(VecDeque<(u64, Event)>);

impl Told {
    /// The last events of a record.
    pub(crate) fn of_record(record: &Record) -> Told {
        let mut told = Told::default();
        for (seq, event) in all_events(record) {
            told.push(seq, event);
        }
        told
    }

    /// Tells what these entries did to a game that had so many before; just as if the record were read again.
    pub(crate) fn tell(&mut self, game: &Game, before: usize, entries: &[Entry]) {
        let mut game = *game;
        for (seq, entry) in (before as u64 + 1..).zip(entries) {
            let mut events: Vec<Event> = Vec::new();
            // The session has just played the same entries.
            if game.play(*entry, &mut events).is_err() {
                return;
            }
            for event in events {
                self.push(seq, event);
            }
        }
    }

    /// Moves were taken back to this number of entries.
    pub(crate) fn forget_after(&mut self, seq: u64) {
        while self.0.back().is_some_and(|(at, _)| *at > seq) {
            self.0.pop_back();
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (u64, Event)> {
        self.0.iter().copied()
    }

    fn push(&mut self, seq: u64, event: Event) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back((seq, event));
    }
}

/// Every event of a record, each with the number of entries after which it had happened.
pub(crate) fn all_events(record: &Record) -> Vec<(u64, Event)> {
    let Ok(replay) = record.replay() else { return Vec::new() };
    let steps = replay.map_while(Result::ok);
    let told = |step: Step| step.events.into_iter().map(move |event| (step.index as u64 + 1, event));
    steps.flat_map(told).collect()
}
