//! `ratings`: computing everybody's ratings again from the stored games.

use std::process::ExitCode;

use clap::Subcommand;
use runestones_server::{Recomputed, recompute};
use runestones_store::Store as _;

use super::archive::{StoreArgs, in_runtime};

/// What to do with the ratings.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    deed: Deed,
}

#[derive(Subcommand)]
enum Deed {
    /// Compute all ratings again from the stored games, and put right what differs.
    #[command(after_help = "\
Examples:
  runestones ratings recompute --data data
  runestones ratings recompute --database postgres://brown@localhost/games
A server must not run on the folder meanwhile; a shared database can be in use.")]
    Recompute {
        #[command(flatten)]
        place: StoreArgs,
    },
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let Deed::Recompute { place } = &args.deed;
    let seen = in_runtime(async {
        let store = place.own_existing("runestones ratings").await?;
        let seen = recompute(&store).await;
        store.close().await;
        Ok(seen?)
    })?;
    Ok(tell(&seen))
}

fn tell(seen: &Recomputed) -> ExitCode {
    println!("{} results, {} of them replayed by the rules", seen.results, seen.replayed);
    if seen.found > 0 {
        println!("{} games had not been counted, and are now", seen.found);
    }
    println!("{} ratings, {} of them put right", seen.ratings, seen.put_right);
    for problem in &seen.problems {
        eprintln!("PROBLEM  {problem}");
    }
    if seen.problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
