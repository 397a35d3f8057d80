//! What a live connection has been told of, so that the next update tells what has happened since.

use runestones_rules::Event;

/// So many events are enough to be sure that nothing before was taken back.
const REMEMBERED: usize = 24;

/// The last events that somebody has seen.
#[derive(Debug, Default)]
pub(super) struct Heard(Option<Vec<(u64, Event)>>);

impl Heard {
    /// What came after it; nothing where the past has changed, or for somebody who has seen nothing yet: they are shown the
    /// table as it is.
    pub(super) fn since<'a>(&self, events: &'a [(u64, Event)]) -> &'a [(u64, Event)] {
        let Some(seen) = &self.0 else { return &[] };
        let until = seen.last().map_or(0, |(moment, _)| *moment);
        let (before, after) = events.split_at(events.partition_point(|(moment, _)| *moment <= until));
        // What is no longer kept cannot be compared.
        let same = before.len().min(seen.len());
        if before[before.len() - same..] == seen[seen.len() - same..] { after } else { &[] }
    }

    /// Now all of this has been seen.
    pub(super) fn remember(&mut self, events: &[(u64, Event)]) {
        self.0 = Some(events[events.len().saturating_sub(REMEMBERED)..].to_vec());
    }
}

#[cfg(test)]
mod tests {
    use runestones_rules::Seat;

    use super::*;

    fn turns(turns: impl Iterator<Item = u16>) -> Vec<(u64, Event)> {
        turns.map(|turn| (u64::from(turn), Event::Turn { seat: Seat::FIRST, turn })).collect()
    }

    #[test]
    fn only_what_is_new_is_told() {
        let mut heard = Heard::default();
        assert_eq!(heard.since(&turns(1..4)), [], "who comes late is shown the table");
        heard.remember(&turns(1..40));
        assert_eq!(heard.since(&turns(1..43)), turns(40..43));
        assert_eq!(heard.since(&turns(30..43)), turns(40..43), "the oldest are forgotten");
        assert_eq!(heard.since(&turns(1..38)), [], "moves were taken back");
        let mut other = turns(1..43);
        other[37].1 = Event::Over;
        assert_eq!(heard.since(&other), [], "the past is another");
    }
}
