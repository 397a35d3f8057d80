//! `runestones play`: a game in the terminal, against bots or with several people at one keyboard.

mod ending;
mod host;
mod input;
mod saved;
mod seats;
mod table;
mod terminal;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use rand::SeedableRng as _;
use rand::rngs::{StdRng, SysRng};
use runestones_rules::Seed;

use crate::command::options::{GameArgs, option_problems};
use host::Host;
use saved::Saved;
use seats::Sitter;
use table::Table;
use terminal::Terminal;

#[derive(clap::Args, Default)]
pub(crate) struct Args {
    /// Who sits where, two to four: `human` or the name of a bot [default: human,greedy].
    #[arg(long, value_delimiter = ',', conflicts_with = "load")]
    seats: Vec<Sitter>,
    #[command(flatten)]
    game: GameArgs,
    /// The seed from which all luck follows: a number, or 64 hexadecimal digits.
    #[arg(long, value_parser = seed, conflicts_with = "load")]
    seed: Option<Seed>,
    /// The file in which the game is saved.
    #[arg(long)]
    save: Option<PathBuf>,
    /// Go on with a saved game.
    #[arg(long, conflicts_with_all = ["night", "queenie", "stones"])]
    load: Option<PathBuf>,
    /// A card set file to play with.
    #[arg(long)]
    cards: Option<PathBuf>,
    /// Use no colours; the variable `NO_COLOR` does the same.
    #[arg(long)]
    no_color: bool,
}

fn seed(text: &str) -> Result<Seed, String> {
    let number = text.parse().map(Seed::from_number).ok();
    number.or_else(|| text.parse().ok()).ok_or_else(|| "it is neither a number nor 64 hexadecimal digits".to_owned())
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let (table, sitters) = match &args.load {
        Some(path) => load(args, path)?,
        None => begin(args)?,
    };
    let file = args.save.clone().or_else(|| args.load.clone()).unwrap_or_else(|| saved::default_file(&table));
    let mut host = Host::new(table, sitters, file, Terminal::new(args.no_color))?;
    match host.run() {
        // Somebody closed the pipe: there is nobody left to talk to.
        Err(error) if error.downcast_ref::<std::io::Error>().is_some_and(is_broken_pipe) => Ok(ExitCode::SUCCESS),
        other => other.map(|()| ExitCode::SUCCESS),
    }
}

fn is_broken_pipe(error: &std::io::Error) -> bool {
    error.kind() == std::io::ErrorKind::BrokenPipe
}

fn begin(args: &Args) -> anyhow::Result<(Table, Vec<Sitter>)> {
    let sitters = if args.seats.is_empty() { seats::usual() } else { args.seats.clone() };
    let options = args.game.options(sitters.len(), args.cards.as_deref())?;
    let seed = args.seed.map_or_else(new_seed, Ok)?;
    match Table::new(options, seed) {
        Ok(table) => Ok((table, sitters)),
        Err(problems) => bail!(option_problems(&problems)),
    }
}

fn new_seed() -> anyhow::Result<Seed> {
    let rng = StdRng::try_from_rng(&mut SysRng);
    Ok(Seed::random(&mut rng.context("the system has no random numbers; give a --seed")?))
}

fn load(args: &Args, path: &std::path::Path) -> anyhow::Result<(Table, Vec<Sitter>)> {
    let text = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    let card_set = GameArgs::default().options(2, args.cards.as_deref())?.card_set;
    let Saved { table, sitters } =
        Saved::from_text(&text, card_set).with_context(|| format!("{} is not a saved game", path.display()))?;
    Ok((table, sitters))
}
