//! What is asked for, and the plan that follows from it.

use std::path::PathBuf;

use anyhow::ensure;
use runestones_rules::Options;

use crate::command::entrant::{self, Entrant};
use crate::command::options::OptionArgs;
use crate::command::weights;

/// No computer plays faster with more.
const MOST_THREADS: usize = 512;

/// Which games to play, and how to tell about them.
#[derive(clap::Args)]
#[command(after_help = format!("\
{}
Examples:
  runestones simulate --games 200 --bots greedy,random
  runestones simulate --players 4 --night --queenie --json
The same seed gives the same numbers, on any number of threads.", entrant::syntax()))]
pub(crate) struct Args {
    /// How many games.
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// The bots; fewer than players are repeated. They change seats from game to game.
    #[arg(long, value_delimiter = ',', default_value = "greedy", value_name = "BOT")]
    bots: Vec<String>,
    #[command(flatten)]
    options: OptionArgs,
    /// A file of weights for all bots with a network that name none themselves.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
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
    pub(super) bots: Vec<Entrant>,
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
        ensure!(self.bots.len() <= players, "{} bots were given for {players} players", self.bots.len());
        let usual = self.weights.as_deref().map(weights::read).transpose()?;
        let bots: Vec<Entrant> =
            self.bots.iter().map(|text| Entrant::read(text, usual.as_ref())).collect::<anyhow::Result<_>>()?;
        let bots = bots.into_iter().cycle().take(players).collect();
        Ok(Plan { options, games, bots, seed: self.options.number(), threads: self.threads.unwrap_or(0) })
    }
}

impl Plan {
    /// The bots as they were typed.
    pub(super) fn names(&self) -> Vec<&str> {
        self.bots.iter().map(|bot| bot.name.as_str()).collect()
    }

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
