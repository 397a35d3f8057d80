//! What is asked for, and the plan that follows from it.

use anyhow::{Context as _, ensure};
use runestones_ai::bot_named;
use runestones_rules::Options;

use crate::command::options::OptionArgs;

/// No computer plays faster with more.
const MOST_THREADS: usize = 512;

/// Which games to play, and how to tell about them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones simulate --games 200 --bots greedy,random
  runestones simulate --players 4 --night --queenie --json
The same seed gives the same numbers, on any number of threads.")]
pub(crate) struct Args {
    /// How many games.
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// The bots, by name; fewer than players are repeated. They change seats from game to game.
    #[arg(long, value_delimiter = ',', default_value = "greedy", value_name = "BOT")]
    bots: Vec<String>,
    #[command(flatten)]
    options: OptionArgs,
    /// Print one JSON object.
    #[arg(long)]
    pub(super) json: bool,
    /// How many threads; all cores if it is not given.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// What is to be played, checked.
pub(super) struct Plan {
    pub(super) options: Options,
    pub(super) games: u64,
    /// The bot of each seat in the first game; in the next game everybody moves on by one seat.
    pub(super) bots: Vec<String>,
    pub(super) seed: u64,
    /// 0 means all cores.
    pub(super) threads: usize,
}

impl Args {
    pub(super) fn plan(&self) -> anyhow::Result<Plan> {
        let games = self.games;
        ensure!(games > 0, "0 games tell nothing; ask for at least one with --games");
        ensure!(self.threads != Some(0), "0 threads play nothing; leave --threads out to use all cores");
        ensure!(self.threads <= Some(MOST_THREADS), "there can be {MOST_THREADS} threads; more would only wait");
        let options = self.options.options()?;
        let players = options.players;
        let bots: Vec<String> = self.bots.iter().map(|name| name.trim().to_owned()).collect();
        ensure!(bots.len() <= players, "{} bots were given for {players} players", bots.len());
        for name in &bots {
            bot_named(name, 0).context("--bots")?;
        }
        let bots = bots.into_iter().cycle().take(players).collect();
        Ok(Plan { options, games, bots, seed: self.options.number(), threads: self.threads.unwrap_or(0) })
    }
}

impl Plan {
    /// The bot at a seat in a game: they rotate, so that no bot keeps the luck of a seat.
    pub(super) fn bot_at(&self, game: u64, seat: usize) -> usize {
        (seat + (game % self.bots.len() as u64) as usize) % self.bots.len()
    }

    /// A number for one purpose in one game, far from that of every other.
    pub(super) fn number(&self, game: u64, purpose: u64) -> u64 {
        mix(mix(mix(self.seed) ^ game) ^ purpose)
    }
}

/// The finisher of `SplitMix64`: neighbouring numbers come out far apart.
pub(crate) fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
