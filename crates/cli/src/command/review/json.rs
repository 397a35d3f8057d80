//! A review for programs: chances in millionths, scores in tenths of a point, by seat.

use std::io::{self, Write};

use runestones_review::{BySeat, Judgement, Ledger, Prospect, Review, What};
use runestones_rules::record::Record;
use serde_json::{Value, json};

/// Writes everything there is, as one line for each part.
pub(super) fn write(record: &Record, review: &Review, out: &mut dyn Write) -> io::Result<()> {
    let seats = review.seats;
    let entries = review.steps.iter().enumerate().map(|(at, step)| {
        let entry = review.begin + at;
        let mut line = json!({
            "entry": entry + 1,
            "turn": step.turn,
            "seat": step.seat,
            "played": record.entries[entry],
            "second_thoughts": by_seat(step.second_thoughts, seats),
            "after": prospect(&review.moments[at + 1], seats),
        });
        line["what"] = match &step.what {
            What::Decision(judgement) => decision(judgement, seats),
            What::Luck { kind, shift, outcomes } => {
                json!({ "luck": kind, "shift": by_seat(*shift, seats), "outcomes": outcomes })
            }
        };
        line
    });
    let whole = json!({
        "judge": review.judge,
        "simulations": review.simulations,
        "players": record.players,
        "start": prospect(&review.moments[0], seats),
        "ledger": ledger(&review.ledger, seats),
        "accuracy": review.all_seats().map(|seat| {
            let accuracy = review.accuracy(seat);
            json!({ "decisions": accuracy.decisions, "good": accuracy.good, "turns": accuracy.turns, "slips": accuracy.bad[0], "mistakes": accuracy.bad[1], "blunders": accuracy.bad[2] })
        }).collect::<Vec<_>>(),
        "entries": entries.collect::<Vec<_>>(),
    });
    writeln!(out, "{whole}")
}

fn by_seat(all: BySeat, seats: usize) -> Value {
    json!(all[..seats])
}

fn prospect(prospect: &Prospect, seats: usize) -> Value {
    json!({ "chances": by_seat(prospect.chances, seats), "scores": by_seat(prospect.scores, seats) })
}

fn decision(judgement: &Judgement, seats: usize) -> Value {
    let candidates = judgement.candidates.iter().map(|judged| {
        json!({ "move": judged.mv, "loss": judged.loss, "played": judged.played, "line": judged.line, "after": prospect(&judged.prospect, seats) })
    });
    json!({
        "mark": judgement.mark,
        "shift": by_seat(judgement.shift, seats),
        "choices": judgement.choices,
        "candidates": candidates.collect::<Vec<_>>(),
    })
}

fn ledger(ledger: &Ledger, seats: usize) -> Value {
    let [dice, drawn, turned_up] = ledger.by_kind.map(|column| by_seat(column, seats));
    json!({
        "start": by_seat(ledger.start, seats),
        "own_moves": by_seat(ledger.own, seats),
        "others_moves": by_seat(ledger.others, seats),
        "luck": by_seat(ledger.luck(), seats),
        "dice": dice,
        "drawn": drawn,
        "turned_up": turned_up,
        "second_thoughts": by_seat(ledger.second_thoughts, seats),
        "end": by_seat(ledger.end, seats),
        "without_luck": by_seat(ledger.without_luck(), seats),
    })
}
