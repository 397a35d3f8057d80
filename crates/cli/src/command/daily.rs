//! `runestones daily`: the deal of the day in the terminal.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use runestones_i18n::Locale;
use runestones_training::{DailyDeal, PAR_LEVEL};

use super::play;

/// Which deal, and how to play it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones daily                      today's deal: you and two sages
  runestones daily --date 2026-01-01    that of another day
  runestones daily --par                what the archdruid reaches in your seat
Servers of the same version deal the same cards and dice. Results count there, not here.")]
pub(crate) struct Args {
    /// The day, by the clock of UTC [default: today].
    #[arg(long, value_name = "DATE")]
    date: Option<DailyDeal>,
    /// Say what the archdruid reaches, instead of playing; it takes a while.
    #[arg(long)]
    par: bool,
    /// The file to save the game to; `runestones play --load` goes on with it.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// The language: en, fr, it, nl, ja or de [default: that of the environment, or English].
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Locale>,
    /// Describe the table in words, part by part, instead of drawing it.
    #[arg(long)]
    words: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let deal = args.date.unwrap_or_else(|| DailyDeal::at(i64::try_from(now.as_millis()).unwrap_or(i64::MAX)));
    if args.par {
        let par = deal.par(|kind, seed| kind.bot(seed), || true);
        let (points, rounds) = par.ok_or_else(|| anyhow::anyhow!("there is no par for {deal}"))?;
        println!("{deal}: {PAR_LEVEL} {points} points, {rounds} rounds");
        return Ok(ExitCode::SUCCESS);
    }
    play::run_daily(deal, args.save.clone(), args.lang, args.words)
}
