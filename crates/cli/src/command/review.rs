//! `review`: what a finished game was made of.

mod json;
mod text;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use indicatif::{ProgressBar, ProgressStyle};
use runestones_i18n::{Locale, Voice};
use runestones_page::{ReviewView, report};
use runestones_review::{Archdruid, Pass, Review, Reviewer, Settings};
use runestones_rules::record::Record;

use crate::{files, players};

/// What to review, and how.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones review game.txt                 the luck ledger, the accuracy, and every mistake
  runestones review game.txt --html > a.html the same as a page, with a graph
  runestones review game.txt --json          for programs; docs/review.md explains the fields")]
pub(crate) struct Args {
    /// The record, as text or JSON; `-` is the standard input.
    file: PathBuf,
    /// JSON, all of it.
    #[arg(long, conflicts_with = "html")]
    json: bool,
    /// A page that needs nothing else.
    #[arg(long)]
    html: bool,
    /// How many simulations each decision gets; 0 judges at a glance.
    #[arg(long, value_name = "N", default_value_t = Settings::default().simulations)]
    simulations: u32,
    /// The seed of what the judge samples.
    #[arg(long, value_name = "N", default_value_t = Settings::default().seed)]
    seed: u64,
    /// A card set besides the standard one; may be given several times.
    #[arg(long, value_name = "FILE")]
    cards: Vec<PathBuf>,
    /// The language in which the game is told: en, fr, it, nl, ja or de.
    #[arg(long, value_name = "LANGUAGE", default_value_t, conflicts_with = "json")]
    lang: Locale,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let name = files::name(&args.file);
    let record = files::read_record(&args.file, &args.cards)?;
    let record =
        record.map_err(|rejected| anyhow!("{name} cannot be reviewed:{}", files::in_lines(&rejected.problems)))?;
    let settings = Settings { simulations: args.simulations, seed: args.seed };
    let review = review(&record, settings).map_err(|refused| anyhow!("{name} cannot be reviewed: {refused}"))?;
    let names = players::short_names(&record.players, args.lang);
    let voice = Voice::new(args.lang, record.options.card_set, &names);
    let steps = ReviewView::steps(&record);
    let view = ReviewView { voice: &voice, steps: &steps, review: &review };
    files::print(|out| {
        if args.json {
            json::write(&record, &review, out)
        } else if args.html {
            writeln!(out, "{}", report(&view).into_string())
        } else {
            text::write(&view, out)
        }
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Makes the review, with a bar for whoever waits at a terminal.
fn review(record: &Record, settings: Settings) -> Result<Review, runestones_review::CannotReview> {
    let mut reviewer = Reviewer::new(record, Archdruid::embedded(), settings)?;
    let style =
        ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}").unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(0).with_style(style);
    for progress in reviewer.by_ref() {
        bar.set_message(match progress.pass {
            Pass::Quick => "glance",
            Pass::Deep => "search",
            Pass::Closer => "closer look",
        });
        bar.set_length(progress.of as u64);
        bar.set_position(progress.done as u64);
    }
    bar.finish_and_clear();
    Ok(reviewer.finish())
}
