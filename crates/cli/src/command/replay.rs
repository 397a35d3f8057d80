//! `replay`: shows a recorded game, or checks it.

mod json;
mod story;
mod verdict;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use runestones_i18n::Locale;
use runestones_rules::record::{Record, Rejected};

use crate::files;

/// What to replay, and how.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones replay game.txt           what happened, and the table at the end with all hands open
  runestones replay game.txt --to 60   the same, up to entry 60
  runestones replay game.txt --verify  exit code 0 if it is sound, 1 if it is not
  runestones replay game.txt --json    for programs; docs/notation.md explains the fields")]
pub(crate) struct Args {
    /// The record, as text or JSON; `-` is the standard input.
    file: PathBuf,
    /// Stop after this many entries.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Check that every entry is legal and that all luck follows from the seed.
    #[arg(long, conflicts_with_all = ["json", "to"])]
    verify: bool,
    /// Print one line of JSON for each entry.
    #[arg(long)]
    json: bool,
    /// A card set in addition to the standard one; may be given several times.
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
    /// The language in which the game is told: en, fr, it, nl, ja or de.
    #[arg(long, value_name = "LANGUAGE", default_value_t, conflicts_with_all = ["json", "verify"])]
    lang: Locale,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let record = files::read_record(&args.file, &args.cards)?;
    if args.verify {
        return verify(record);
    }
    let name = files::name(&args.file);
    let record =
        record.map_err(|rejected| anyhow!("{name} cannot be replayed:{}", files::in_lines(&rejected.problems)))?;
    let shown = args.to.unwrap_or(record.entries.len());
    if args.json {
        files::print(|out| json::write(&record, shown, out))?;
    } else {
        files::print(|out| story::write(&record, shown, args.lang, out))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn verify(record: Result<Record, Rejected>) -> anyhow::Result<ExitCode> {
    match record {
        Ok(record) => {
            let verification = record.verify();
            files::print(|out| verdict::write(&record, &verification, out))?;
            Ok(if verification.is_sound() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Err(rejected) => {
            files::print(|out| verdict::write_rejected(&rejected, out))?;
            Ok(ExitCode::FAILURE)
        }
    }
}
