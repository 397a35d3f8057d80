//! `perft`: counts decision sequences by depth.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use runestones_rules::perft::{divide, numbered_position, perft};
use runestones_rules::{CardSet, Game, Options, StoneChoice};

use crate::command::terminal;

/// From which position to count, and how deep.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many players.
    #[arg(long, default_value_t = 2, value_name = "P")]
    players: usize,
    /// With Creatures of the Night.
    #[arg(long)]
    night: bool,
    /// The rune stones: base, random, or eight names with commas between them.
    #[arg(long, default_value = "base")]
    stones: StoneChoice,
    /// A card set in place of the standard one.
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
    /// The number that decides all luck, and the moves before counting.
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Play so many random moves before counting.
    #[arg(long, default_value_t = 0, value_name = "N")]
    moves: u32,
    /// How many decisions deep to count.
    // Nobody would live to see a larger one.
    #[arg(long, default_value_t = 5, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Count by the first decision.
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let card_set = match &args.cards {
        Some(file) => terminal::read_card_set(file)?,
        None => CardSet::standard(),
    };
    let options = Options { night: args.night, stones: args.stones.clone(), card_set, ..Options::base(args.players) };
    let game = numbered_position(&options, args.seed, args.moves)
        .map_err(|problems| anyhow!("this is not a game:{}", terminal::in_lines(&problems)))?;
    if args.divide {
        terminal::print(|out| write_parts(&game, args.depth, out))?;
    } else {
        terminal::print(|out| write_depths(&game, args.depth, out))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn write_depths(game: &Game, depth: u32, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "depth        sequences")?;
    for depth in 1..=depth {
        writeln!(out, "{depth:>5} {:>16}", perft(game, depth))?;
        // Each depth takes much longer than the one before.
        out.flush()?;
    }
    Ok(())
}

fn write_parts(game: &Game, depth: u32, out: &mut dyn Write) -> io::Result<()> {
    let parts = divide(game, depth);
    writeln!(out, "first decision           sequences")?;
    for (entry, count) in &parts {
        writeln!(out, "{:<20} {count:>13}", entry.to_string())?;
    }
    writeln!(out, "{:<20} {:>13}", "all", parts.iter().map(|(_, count)| count).sum::<u64>())
}
