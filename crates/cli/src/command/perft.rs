//! `perft`: counts decision sequences by depth.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::anyhow;
use runestones_rules::Game;
use runestones_rules::perft::{divide, numbered_position, perft};

use crate::files;
use crate::options::OptionArgs;

/// From which position to count, and how deep.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones perft --moves 40 --depth 4
  runestones perft --players 3 --night --stones random --depth 3 --divide
The numbers change as soon as anything changes about what is legal.")]
pub(crate) struct Args {
    #[command(flatten)]
    options: OptionArgs,
    /// Play this many moves before counting; the seed decides which.
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
    let game = numbered_position(&args.options.options()?, args.options.number(), args.moves)
        .map_err(|problems| anyhow!("this is not a game:{}", files::in_lines(&problems)))?;
    if args.divide {
        files::print(|out| write_parts(&game, args.depth, out))?;
    } else {
        files::print(|out| write_depths(&game, args.depth, out))?;
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
