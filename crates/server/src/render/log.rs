//! The log in words.

use runestones_i18n::is_told;
use runestones_rules::{Event, Seat};

use crate::page::{LogEntry, LogLine, rule_of};

/// The lines; the events must have been made safe for the eyes of whoever reads them already.
pub(super) fn lines(events: &[(u64, Event)], seats: usize) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let (mut seat, mut action) = (None, None);
    for &(seq, event) in events {
        if let Event::Turn { seat: turn_of, turn } = event {
            seat = Some(turn_of);
            lines.extend(round_of(turn, seats).map(|round| LogLine {
                seat: None,
                seq,
                what: LogEntry::Round(round),
                rule: None,
            }));
            continue;
        }
        if let Event::Action { action: chosen, .. } = event {
            action = Some(chosen);
        }
        if is_told(event) {
            lines.push(LogLine {
                seat: whose(event, seat),
                seq,
                what: LogEntry::Event(event),
                rule: Some(rule_of(event, action)),
            });
        }
    }
    lines
}

/// Who is meant: whoever scores, also after the last turn; otherwise the one whose turn it is. The end is nobody's.
fn whose(event: Event, turn_of: Option<Seat>) -> Option<Seat> {
    match event {
        Event::Score { seat, .. } => Some(seat),
        Event::Over => None,
        _ => turn_of,
    }
}

/// The number of the round that begins with this turn, if one does.
fn round_of(turn: u16, seats: usize) -> Option<u16> {
    let (before, seats) = (turn.checked_sub(1)?, u16::try_from(seats).ok()?);
    (before.checked_rem(seats)? == 0).then(|| before / seats + 1)
}

#[cfg(test)]
mod tests {
    use runestones_rules::event::Points;

    use super::*;

    #[test]
    fn points_at_the_end_belong_to_whoever_gets_them() {
        let (first, last) = (Seat::FIRST, Seat::new(1));
        let score = Event::Score { seat: first, from: 60, to: 62, why: Points::LeftOver };
        assert_eq!(whose(score, last), Some(first));
        assert_eq!(whose(Event::Over, last), None);
    }
}
