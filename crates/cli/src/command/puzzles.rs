//! `runestones puzzles`: looking for puzzles in games, and saying what they are about.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use runestones_review::Archdruid;
use runestones_rules::{Decider, Game};
use runestones_training::{Found, Maker, Puzzle, Theme};

use crate::files;

/// What to do with puzzles.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Look for turns with one clearly best plan that is not obvious, and add them to a file.
    Make(MakeArgs),
    /// Say anew what the puzzles of a file are about; nothing is searched.
    Label {
        /// The file.
        file: PathBuf,
    },
}

/// Where to look, and where to write to.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones puzzles make --games 100 --out my.txt     in a hundred games between sages
  runestones puzzles make --out my.txt game.txt        in records
The same numbers have the same puzzles. docs/puzzles.md says what makes one.")]
struct MakeArgs {
    /// Records to look at; without any, games between sages are played.
    records: Vec<PathBuf>,
    /// The file to add to; it is written after every game.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The number of the first game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    first: u64,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 10)]
    games: u64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match &args.what {
        What::Make(args) => make(args),
        What::Label { file } => label(file),
    }
}

/// Writes what every puzzle of a file is about, and how many are about what.
fn label(file: &Path) -> anyhow::Result<ExitCode> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut all = Puzzle::read(&text).with_context(|| format!("{} has other things in it", file.display()))?;
    for puzzle in &mut all {
        puzzle.themes = puzzle.find_themes();
    }
    std::fs::write(file, Puzzle::write(&all)).with_context(|| format!("cannot write {}", file.display()))?;
    for theme in Theme::ALL {
        println!("{theme}: {}", all.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count());
    }
    Ok(ExitCode::SUCCESS)
}

fn make(args: &MakeArgs) -> anyhow::Result<ExitCode> {
    let mut maker = Maker::new(Archdruid::embedded());
    let mut all = match std::fs::read_to_string(&args.out) {
        Ok(text) => Puzzle::read(&text).with_context(|| format!("{} has other things in it", args.out.display()))?,
        Err(_) => Vec::new(),
    };
    let mut counts = BTreeMap::new();
    let mut count = |found: &Found| {
        let word = if let Found::Nothing(word) = found { word } else { "puzzle" };
        *counts.entry(word).or_insert(0u64) += 1;
    };
    let mut keep = |new: Vec<Puzzle>| {
        all.extend(
            new.into_iter().filter(|puzzle| !all.iter().any(|known| known.key == puzzle.key)).collect::<Vec<_>>(),
        );
        std::fs::write(&args.out, Puzzle::write(&all)).with_context(|| format!("cannot write {}", args.out.display()))
    };
    if args.records.is_empty() {
        for game in args.first..args.first.saturating_add(args.games) {
            keep(maker.game(game, &mut count))?;
        }
    }
    for file in &args.records {
        let name = files::name(file);
        let record = files::read_record(file, &[])?;
        let record = record.map_err(|rejected| anyhow::anyhow!("{name}:{}", files::in_lines(&rejected.problems)))?;
        let replay = record.replay().map_err(|problems| anyhow::anyhow!("{name}:{}", files::in_lines(&problems)))?;
        let mut new = Vec::new();
        for step in replay {
            let before: Game = step?.before;
            let begins =
                matches!(before.decider(), Decider::Seat(_)) && before.is_set_up() && before.action().is_none();
            if begins && before.legal_moves().iter().any(|mv| matches!(mv, runestones_rules::Move::Action(_))) {
                let found = maker.look(&before);
                count(&found);
                if let Found::Puzzle(puzzle) = found {
                    new.push(*puzzle);
                }
            }
        }
        keep(new)?;
    }
    for (word, count) in counts {
        println!("{word}: {count}");
    }
    Ok(ExitCode::SUCCESS)
}
