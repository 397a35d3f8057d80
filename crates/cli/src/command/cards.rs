//! `cards`: shows or checks card sets.

mod show;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::bail;
use clap::Subcommand;
use runestones_i18n::{Locale, Voice};
use runestones_rules::{CardSet, Cards};

use crate::draw;
use crate::explain::explain;
use crate::files;

/// What to ask for.
const CAN_BE_EXPLAINED: &str =
    "ask for a card by its number, for a rune stone by its name, for a wisp tile such as `tile 7`, or for the `die`";

/// What to do with card sets.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check a card set file, and list everything that is wrong with it.
    Check {
        /// The file; `-` is the standard input.
        file: PathBuf,
    },
    /// Show all cards, prices, forges and wisp tiles, or explain one of them.
    Show {
        /// What to explain: the number of a card, the name of a rune stone, `tile 7`, or `die`.
        what: Option<String>,
        /// A card set to show instead of the standard one.
        #[arg(long, value_name = "FILE")]
        cards: Option<PathBuf>,
        /// The language of the names and explanations: en, fr, it, nl, ja or de.
        #[arg(long, value_name = "LANGUAGE", default_value_t)]
        lang: Locale,
    },
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match &args.task {
        Task::Check { file } => check(file),
        Task::Show { what, cards, lang } => {
            let set = match cards {
                Some(file) => files::read_card_set(file)?,
                None => CardSet::standard(),
            };
            show(&Voice::new(*lang, set, &[]), what.as_deref())?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn check(file: &Path) -> anyhow::Result<ExitCode> {
    let text = files::read(file, CardSet::MOST_BYTES)?;
    match CardSet::parse(&text) {
        Ok(set) => {
            let cards = Cards::ALL.iter().filter(|card| set.face(*card).is_some()).count();
            files::print(|out| writeln!(out, "OK: {}, {}, {cards} cards", set.name(), set.hash_hex()))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(problems) => {
            files::print(|out| problems.iter().try_for_each(|problem| writeln!(out, "{problem}")))?;
            Ok(ExitCode::FAILURE)
        }
    }
}

fn show(voice: &Voice, what: Option<&str>) -> anyhow::Result<()> {
    let Some(what) = what else { return files::print(|out| show::write(voice, out)) };
    let Some(text) = explain(voice, what) else {
        bail!("the card set {} has no `{}`; {CAN_BE_EXPLAINED}", voice.card_set().name(), what.escape_debug());
    };
    files::print(|out| writeln!(out, "{}", draw::wrap(&text)))
}
