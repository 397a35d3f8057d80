//! `cards`: shows or checks card sets.

mod show;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::bail;
use clap::Subcommand;
use runestones_rules::card_set::MOST_BYTES;
use runestones_rules::{CardSet, Cards};

use crate::command::terminal;
use crate::{draw, words};

/// What to do with card sets.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check a card set file: says everything that is wrong with it.
    Check {
        /// The file; `-` is the standard input.
        file: PathBuf,
    },
    /// Show all cards, prices, forges and wisp tiles, or explain one of them.
    Show {
        /// What to explain: the number of a card, the name of a rune stone, `tile 7`, or `die`.
        what: Option<String>,
        /// A card set in place of the standard one.
        #[arg(long, value_name = "FILE")]
        cards: Option<PathBuf>,
    },
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match &args.task {
        Task::Check { file } => check(file),
        Task::Show { what, cards } => {
            let set = match cards {
                Some(file) => terminal::read_card_set(file)?,
                None => CardSet::standard(),
            };
            show(set, what.as_deref())?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn check(file: &Path) -> anyhow::Result<ExitCode> {
    let text = terminal::read(file, MOST_BYTES)?;
    match CardSet::parse(&text) {
        Ok(set) => {
            let cards = Cards::ALL.iter().filter(|card| set.face(*card).is_some()).count();
            terminal::print(|out| writeln!(out, "OK: {}, {}, {cards} cards", set.name(), set.hash_hex()))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(problems) => {
            terminal::print(|out| problems.iter().try_for_each(|problem| writeln!(out, "{problem}")))?;
            Ok(ExitCode::FAILURE)
        }
    }
}

fn show(set: &CardSet, what: Option<&str>) -> anyhow::Result<()> {
    let Some(what) = what else { return terminal::print(|out| show::write(set, out)) };
    match words::explain(set, what) {
        Some(text) => terminal::print(|out| writeln!(out, "{}", draw::wrap(&text))),
        None => bail!("the card set {} has no `{}`; {}", set.name(), what.escape_debug(), words::CAN_BE_EXPLAINED),
    }
}
