//! The log in words.

use runestones_i18n::Voice;
use runestones_rules::{Event, Seat};

use crate::page::{LogEntry, LogLine, rule_of};

/// The lines for somebody; the events must have been made safe for their eyes already.
pub(super) fn lines(voice: &Voice, events: &[(u64, Event)], viewer: Option<Seat>, seats: usize) -> Vec<LogLine> {
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
        if let Some(what) = voice.event_line(event, viewer) {
            lines.push(LogLine { seat, seq, what: LogEntry::Event(what), rule: Some(rule_of(event, action)) });
        }
    }
    lines
}

/// The number of the round that begins with this turn, if one does.
fn round_of(turn: u16, seats: usize) -> Option<u16> {
    let (before, seats) = (turn.checked_sub(1)?, u16::try_from(seats).ok()?);
    (before.checked_rem(seats)? == 0).then(|| before / seats + 1)
}
