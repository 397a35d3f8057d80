//! A record as lines of JSON, one for each entry.

use std::io::{self, Write};

use runestones_rules::position::Position;
use runestones_rules::record::{Moment, Record, ReplayStep};
use runestones_rules::{Decider, Entry, Event, Move, Seat, Weighted};
use serde::Serialize;

/// One entry.
#[derive(Serialize)]
struct EntryLine<'s> {
    /// Counted from 1.
    index: usize,
    /// `null` in the preparation.
    turn: Option<u16>,
    seat: Who,
    entry: Entry,
    #[serde(flatten)]
    choice: Choice,
    events: &'s [Event],
    /// The position after it.
    position: Position,
}

/// Who decided.
#[derive(Serialize)]
#[serde(untagged)]
enum Who {
    Seat(Seat),
    Chance(&'static str),
}

/// What could have been decided.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Choice {
    Legal(Vec<Move>),
    Outcomes(Vec<Weighted>),
}

/// Writes the first `shown` entries.
pub(super) fn write(record: &Record, shown: usize, out: &mut dyn Write) -> io::Result<()> {
    let replay = record.replay().map_err(|_| io::Error::other("the options do not make a game"))?;
    for step in replay.take(shown) {
        let step = step.map_err(io::Error::other)?;
        serde_json::to_writer(&mut *out, &line(&step))?;
        writeln!(out)?;
    }
    Ok(())
}

fn line(step: &ReplayStep) -> EntryLine<'_> {
    let (seat, choice) = match step.before.decider() {
        Decider::Seat(seat) => (Who::Seat(seat), Choice::Legal(step.before.legal_moves().to_vec())),
        _ => (Who::Chance("chance"), Choice::Outcomes(step.before.chance_outcomes().to_vec())),
    };
    let turn = match step.moment() {
        Moment::Setup => None,
        Moment::Turn { turn, .. } => Some(turn),
    };
    let position = Position::of(&step.after);
    EntryLine { index: step.index + 1, turn, seat, entry: step.entry, choice, events: &step.events, position }
}
