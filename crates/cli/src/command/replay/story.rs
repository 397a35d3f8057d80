//! A record as a readable text: the header, what happened entry by entry, and the position at the end.

use std::io::{self, Write};

use runestones_rules::notation::record::{Moment, Step};
use runestones_rules::{Game, Record};

use super::position;
use super::prose::Prose;

/// Where the words begin that explain an entry.
const WORDS_COLUMN: usize = 35;
/// How long a line may become.
const WIDTH: usize = 110;

/// Tells the first `shown` entries.
pub(super) fn write(record: &Record, shown: usize, out: &mut dyn Write) -> io::Result<()> {
    let prose = Prose::new(&record.players);
    write_header(record, out)?;
    let mut replay = record.replay().map_err(|_| io::Error::other("the options do not make a game"))?;
    let mut moment = None;
    for step in replay.by_ref().take(shown) {
        let step = step.map_err(io::Error::other)?;
        if moment != Some(step.moment()) {
            moment = Some(step.moment());
            write_heading(step.moment(), &prose, out)?;
        }
        write_step(&step, &prose, out)?;
    }
    write_position(replay.game(), shown.min(record.entries.len()), &prose, out)
}

fn write_header(record: &Record, out: &mut dyn Write) -> io::Result<()> {
    let options = &record.options;
    let set = options.card_set;
    let players: Vec<String> = (1..).zip(&record.players).map(|(seat, name)| format!("{seat} {name}")).collect();
    writeln!(out, "A game of Rune Stones with {} entries", record.entries.len())?;
    writeln!(out, "Players        {}", players.join(", "))?;
    writeln!(out, "Card set       {} ({}…)", set.name(), &set.hash_hex()[..12])?;
    writeln!(out, "Rune stones    {}", options.stones)?;
    writeln!(out, "Night          {}", if options.night { "yes" } else { "no" })?;
    writeln!(out, "First player   {}", options.first)?;
    if let Some(commitment) = record.commitment {
        writeln!(out, "Commitment     {commitment}")?;
    }
    if let Some(seed) = record.seed {
        writeln!(out, "Seed           {seed}")?;
    }
    if let Some(result) = &record.result {
        let scores: Vec<String> = result.iter().map(ToString::to_string).collect();
        writeln!(out, "Result         {}", scores.join(" : "))?;
    }
    Ok(())
}

fn write_heading(moment: Moment, prose: &Prose<'_>, out: &mut dyn Write) -> io::Result<()> {
    match moment {
        Moment::Setup => writeln!(out, "\nPreparation"),
        Moment::Turn { turn, seat } => writeln!(out, "\nTurn {turn}: {}", prose.name(seat)),
    }
}

fn write_step(step: &Step, prose: &Prose<'_>, out: &mut dyn Write) -> io::Result<()> {
    let start = format!("{:>5}  {:<26}", step.index + 1, step.entry.to_string());
    let phrases: Vec<String> = step.events.iter().filter_map(|event| prose.event(*event)).collect();
    let mut line = start;
    let mut empty = true;
    for phrase in phrases {
        // Phrases are never broken, so that each can be found by a search.
        if empty {
            line += "  ";
        } else if line.chars().count() + 2 + phrase.chars().count() > WIDTH {
            writeln!(out, "{line};")?;
            line = " ".repeat(WORDS_COLUMN);
        } else {
            line += "; ";
        }
        line += &phrase;
        empty = false;
    }
    writeln!(out, "{}", line.trim_end())
}

/// The position at the end: the one place where it is shown.
fn write_position(game: &Game, entries: usize, prose: &Prose<'_>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\nAfter entry {entries}")?;
    position::write(game, prose, out)
}
