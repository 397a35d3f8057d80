//! A review as text: the ledger, the accuracy, and every decision that could have been better.

use std::io::{self, Write};

use runestones_i18n::plain;
use runestones_page::{ReviewView, difference_text, percent_text};
use runestones_review::{BySeat, LuckKind, TENTH};
use textwrap::core::display_width;

/// Writes the whole review.
pub(super) fn write(view: &ReviewView, out: &mut dyn Write) -> io::Result<()> {
    write_ledger(view, out)?;
    write_kinds(view, out)?;
    write_accuracy(view, out)?;
    write_lucks(view, out)?;
    write_decisions(view, out)
}

fn say(view: &ReviewView, key: &str) -> String {
    view.voice.text(key, &[])
}

/// A table with its columns in line: the first to the left, the others to the right.
fn write_table(rows: &[Vec<String>], out: &mut dyn Write) -> io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| display_width(cell)).max().unwrap_or_default()
        })
        .collect();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(width - display_width(cell));
            let (left, right) = if column == 0 { ("", gap.as_str()) } else { (gap.as_str(), "") };
            let between = if column == 0 { "" } else { "   " };
            line.extend([between, left, cell.as_str(), right]);
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn write_ledger(view: &ReviewView, out: &mut dyn Write) -> io::Result<()> {
    let (columns, locale) = (view.ledger_columns(), view.voice.locale());
    let head = std::iter::once(String::new()).chain(columns.iter().map(|column| say(view, column.title)));
    let mut rows = vec![head.collect::<Vec<_>>()];
    for seat in view.review.all_seats() {
        let cells = columns.iter().map(|column| column.of(seat, locale));
        rows.push(std::iter::once(view.voice.seat_name(seat)).chain(cells).collect());
    }
    let sums = columns.iter().map(|column| column.sum(locale));
    rows.push(std::iter::once(say(view, "review-all-seats")).chain(sums).collect());
    writeln!(out, "{}\n{}\n", say(view, "review-ledger"), say(view, "review-ledger-about"))?;
    write_table(&rows, out)
}

fn write_kinds(view: &ReviewView, out: &mut dyn Write) -> io::Result<()> {
    let ledger = view.review.ledger.in_tenths();
    let row = |key: &str, column: BySeat| {
        let cells =
            view.review.all_seats().map(|seat| difference_text(view.voice.locale(), column[seat.index()] * TENTH));
        std::iter::once(say(view, key)).chain(cells).collect::<Vec<_>>()
    };
    let mut rows = vec![
        std::iter::once(String::new()).chain(view.review.all_seats().map(|seat| view.voice.seat_name(seat))).collect(),
    ];
    for (kind, column) in LuckKind::ALL.into_iter().zip(ledger.by_kind) {
        let key = match kind {
            LuckKind::Dice => "review-dice",
            LuckKind::Drawn => "review-drawn",
            LuckKind::TurnedUp => "review-turned-up",
        };
        rows.push(row(key, column));
    }
    rows.push(row("review-second-thoughts", ledger.second_thoughts));
    rows.push(row("review-luck", ledger.luck()));
    writeln!(out, "\n{}\n", say(view, "review-luck-by-kind"))?;
    write_table(&rows, out)
}

fn write_accuracy(view: &ReviewView, out: &mut dyn Write) -> io::Result<()> {
    let locale = view.voice.locale();
    let keys = ["review-accuracy", "review-good-moves", "review-lost-per-turn"];
    let head = std::iter::once(String::new())
        .chain(keys.map(|key| say(view, key)))
        .chain(["?!", "?", "??"].map(str::to_owned));
    let mut rows = vec![head.collect::<Vec<_>>()];
    for seat in view.review.all_seats() {
        let accuracy = view.review.accuracy(seat);
        let share = i32::try_from(accuracy.share()).unwrap_or_default() * TENTH;
        let lost = -view.review.ledger.own[seat.index()] / i32::try_from(accuracy.turns.max(1)).unwrap_or(1);
        let good =
            view.voice.text("review-of", &[("number", accuracy.good.into()), ("total", accuracy.decisions.into())]);
        let start = [view.voice.seat_name(seat), percent_text(locale, share), good, percent_text(locale, lost)];
        rows.push(start.into_iter().chain(accuracy.bad.map(|count| count.to_string())).collect());
    }
    let judged = match view.review.simulations {
        0 => say(view, "review-at-a-glance"),
        count => view.voice.text("review-judged-by", &[("number", count.into())]),
    };
    writeln!(out, "\n{}\n{judged}\n", say(view, "review-accuracy"))?;
    write_table(&rows, out)
}

/// Where an entry stands, and whose turn it is.
fn place(view: &ReviewView, entry: usize) -> String {
    let Some(step) = view.steps.get(entry) else { return String::new() };
    let round = view.voice.text("ui-round", &[("number", step.before.round().into())]);
    format!("{:>5}  {round}, {}", entry + 1, view.voice.seat_name(step.before.active()))
}

fn write_lucks(view: &ReviewView, out: &mut dyn Write) -> io::Result<()> {
    let lucks = view.review.lucks();
    let mut list = |key: &str, all: Vec<&(usize, runestones_rules::Seat, i32)>| {
        writeln!(out, "\n{}\n", say(view, key))?;
        for (entry, _, shift) in all {
            let words = plain(&view.entry_words(*entry));
            writeln!(out, "{}: {words}  {}", place(view, *entry), difference_text(view.voice.locale(), *shift))?;
        }
        io::Result::Ok(())
    };
    list("review-luckiest", lucks.iter().take(4).filter(|(.., shift)| *shift > 0).collect())?;
    list("review-unluckiest", lucks.iter().rev().take(4).filter(|(.., shift)| *shift < 0).collect())
}

fn write_decisions(view: &ReviewView, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{}", say(view, "review-moves"))?;
    let locale = view.voice.locale();
    for (entry, step, judgement) in view.review.decisions().filter(|(.., judgement)| judgement.mark.is_bad()) {
        let (Some(game), Some(played)) =
            (view.steps.get(entry).map(|step| &step.before), judgement.candidates.iter().find(|judged| judged.played))
        else {
            continue;
        };
        let words = plain(&view.move_words(played.mv, game));
        let loss = percent_text(locale, played.loss);
        let told = view.voice.text("review-cost", &[("move", words.into()), ("loss", loss.into())]);
        writeln!(out, "\n{} {} {told}", place(view, entry), judgement.mark.sign())?;
        for judged in &judgement.candidates {
            let played = if judged.played { format!(" · {}", say(view, "review-played")) } else { String::new() };
            let chance = percent_text(locale, judged.prospect.chance(step.seat));
            writeln!(out, "       {chance:>8}  {}{played}", plain(&view.move_words(judged.mv, game)))?;
        }
        if let Some(best) = judgement.candidates.first().filter(|best| !best.line.is_empty()) {
            let moves = view.best_line(entry, best.mv, &best.line).join(", ");
            writeln!(out, "       {}", view.voice.text("review-best-line", &[("moves", moves.into())]))?;
        }
    }
    Ok(())
}
