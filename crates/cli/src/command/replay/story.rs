//! A record as a readable text: the header, what happened entry by entry, and the position at the end.

use std::io::{self, Write};

use runestones_i18n::{Listener, Locale, Voice, plain};
use runestones_rules::record::{Moment, Record, ReplayStep};
use runestones_rules::{Event, Game, Seat};

use crate::{draw, players};

/// Where the words begin that explain an entry.
const WORDS_COLUMN: usize = 35;
/// How long a line may become.
const WIDTH: usize = 110;

/// Tells the first `shown` entries.
pub(super) fn write(record: &Record, shown: usize, locale: Locale, out: &mut dyn Write) -> io::Result<()> {
    let names = players::short_names(&record.players, locale);
    let voice = Voice::new(locale, record.options.card_set, &names);
    write_header(record, &voice, out)?;
    let mut replay = record.replay().map_err(|_| io::Error::other("the options do not make a game"))?;
    let mut moment = None;
    for step in replay.by_ref().take(shown) {
        let step = step.map_err(io::Error::other)?;
        if moment != Some(step.moment()) {
            moment = Some(step.moment());
            write_heading(step.moment(), &voice, out)?;
        }
        write_step(&step, &voice, out)?;
    }
    writeln!(out, "\nAfter entry {}", shown.min(record.entries.len()))?;
    write_position(replay.game(), &voice, out)
}

fn write_header(record: &Record, voice: &Voice, out: &mut dyn Write) -> io::Result<()> {
    let options = &record.options;
    let set = options.card_set;
    let players: Vec<String> = Seat::first(options.players)
        .zip(&record.players)
        .map(|(seat, name)| match voice.seat_name(seat) {
            short if name.starts_with(&short) => format!("{seat} {name}"),
            short => format!("{seat} {short}: {name}"),
        })
        .collect();
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

fn write_heading(moment: Moment, voice: &Voice, out: &mut dyn Write) -> io::Result<()> {
    match moment {
        Moment::Setup => writeln!(out, "\nPreparation"),
        Moment::Turn { turn, seat } => writeln!(out, "\nTurn {turn}: {}", voice.seat_name(seat)),
    }
}

fn write_step(step: &ReplayStep, voice: &Voice, out: &mut dyn Write) -> io::Result<()> {
    let start = format!("{:>5}  {:<26}", step.index + 1, step.entry.to_string());
    // The heading says whose turn begins.
    let events = step.events.iter().copied().filter(|event| !matches!(event, Event::Turn { .. }));
    let mut line = start;
    let period = if voice.locale() == Locale::Ja { "。" } else { "." };
    let told = voice.tell(events, Listener::Reader).into_iter().map(|told| plain(&told) + period);
    for (position, sentence) in told.enumerate() {
        // Sentences are never broken, so that each can be found by a search.
        if position == 0 {
            line += "  ";
        } else if line.chars().count() + 1 + sentence.chars().count() > WIDTH {
            writeln!(out, "{line}")?;
            line = " ".repeat(WORDS_COLUMN);
        } else {
            line += " ";
        }
        line += &sentence;
    }
    writeln!(out, "{}", line.trim_end())
}

/// The table with all hands open, and the final score if there is one.
fn write_position(game: &Game, voice: &Voice, out: &mut dyn Write) -> io::Result<()> {
    write!(out, "{}", draw::open_table(game, voice))?;
    match draw::final_score(game, None, voice) {
        Some(score) => write!(out, "\n{score}"),
        None => Ok(()),
    }
}
