//! The log in words.

use runestones_i18n::is_told;
use runestones_rules::{Event, Game, Seat};
use runestones_table::Incident;

use super::{LogEntry, LogLine};
use crate::rule_of;

/// The lines; the events must have been made safe for the eyes of whoever reads them already.
/// What happened besides stands where it happened.
pub(super) fn lines(events: &[(u64, Event)], incidents: &[Incident], seats: usize) -> Vec<LogLine> {
    let mut lines = moves(events, seats);
    for incident in incidents {
        let moment = u64::from(incident.moment);
        let place = lines.partition_point(|line| line.moment <= moment);
        // What is older than the log is told no more.
        if let Some(before) = lines[..place].last() {
            let turn = before.turn;
            let what = LogEntry::Incident(incident.what);
            lines.insert(place, LogLine { seat: Some(incident.seat), moment, turn, what, rule: None });
        }
    }
    lines
}

fn moves(events: &[(u64, Event)], seats: usize) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let (mut seat, mut action, mut number) = (None, None, 0);
    for &(moment, event) in events {
        if let Event::Turn { seat: turn_of, turn } = event {
            (seat, number) = (Some(turn_of), turn);
            lines.extend(round_of(turn, seats).map(|round| LogLine {
                seat: None,
                moment,
                turn,
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
                moment,
                turn: number,
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
    let round = Game::round_of(turn, seats);
    (turn == 1 || Game::round_of(turn.checked_sub(1)?, seats) < round).then_some(round)
}

#[cfg(test)]
mod tests {
    use runestones_rules::Points;

    use super::*;

    #[test]
    fn points_at_the_end_belong_to_whoever_gets_them() {
        let (first, last) = (Seat::FIRST, Seat::new(1));
        let score = Event::Score { seat: first, from: 60, to: 62, why: Points::LeftOver };
        assert_eq!(whose(score, last), Some(first));
        assert_eq!(whose(Event::Over, last), None);
    }
}
