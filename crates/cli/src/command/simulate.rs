//! `runestones simulate`: many games between bots, and what happened in them.

mod report;
mod stats;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::ensure;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rayon::ThreadPool;
use rayon::prelude::*;
use runestones_ai::Decision;
use runestones_ai::contest::{Broken, Contestant, play_out};
use runestones_rules::{Game, Options, Standing};

use crate::entrant::{self, Entrant};
use crate::measure::MeasureArgs;
use crate::options::OptionArgs;
use crate::{progress, weights};
use report::Speed;
use stats::{Observer, Stats, WHOLE_WIN};

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
    /// The bots; if there are fewer than players, they are repeated. They change seats from game to game.
    #[arg(long, value_delimiter = ',', default_value = "greedy", value_name = "BOT")]
    bots: Vec<String>,
    #[command(flatten)]
    options: OptionArgs,
    /// A file of weights for all bots that use a network and do not name a file themselves.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[command(flatten)]
    measure: MeasureArgs,
}

/// What is to be played, checked.
struct Plan {
    options: Options,
    games: u64,
    /// The bot of each seat in the first game; in the next game everybody moves on by one seat.
    bots: Vec<Entrant>,
    seed: u64,
}

impl Args {
    fn plan(&self) -> anyhow::Result<Plan> {
        let games = self.games;
        ensure!(games > 0, "0 games tell nothing; ask for at least one with --games");
        let options = self.options.options()?;
        let players = options.players;
        ensure!(self.bots.len() <= players, "{} bots were given for {players} players", self.bots.len());
        let usual = self.weights.as_deref().map(weights::read).transpose()?;
        let bots: Vec<Entrant> =
            self.bots.iter().map(|text| Entrant::read(text, usual.as_ref())).collect::<anyhow::Result<_>>()?;
        let bots = bots.into_iter().cycle().take(players).collect();
        Ok(Plan { options, games, bots, seed: self.options.number() })
    }
}

impl Plan {
    /// The bots as they were typed.
    fn names(&self) -> Vec<&str> {
        self.bots.iter().map(|bot| bot.name.as_str()).collect()
    }

    /// The bot at a seat in a game: they rotate, so that no bot keeps the luck of a seat.
    fn bot_at(&self, game: u64, seat: usize) -> usize {
        (seat + (game % self.bots.len() as u64) as usize) % self.bots.len()
    }

    /// A number for one purpose in one game, far from that of every other.
    fn number(&self, game: u64, purpose: u64) -> u64 {
        mix(mix(mix(self.seed) ^ game) ^ purpose)
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let plan = args.plan()?;
    let begin = Instant::now();
    let stats = play_all(&plan, &args.measure.pool()?);
    let speed = Speed { seconds: begin.elapsed().as_secs_f64() };
    args.measure.print(|| report::json(&plan, &stats, &speed), || report::table(&plan, &stats, &speed))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the games on all threads. Each game has its own seed and all sums are whole numbers, so neither the number of
/// threads nor the order in which games end can change the result.
fn play_all(plan: &Plan, pool: &ThreadPool) -> Stats {
    let bar = progress::bar(plan.games);
    let empty = || Stats::new(plan.options.players, plan.bots.len());
    let stats = pool.install(|| {
        (0..plan.games)
            .into_par_iter()
            .fold(empty, |mut stats, index| {
                play_one(plan, index, &mut stats);
                bar.inc(1);
                stats
            })
            .reduce(empty, |all, more| all.merge(&more))
    });
    bar.finish_and_clear();
    stats
}

/// Plays the game with this index and counts what happens. Nobody checks the luck of these games afterwards, so it comes
/// from a plain generator and not from a committed seed, which would take longer than the moves.
fn play_one(plan: &Plan, index: u64, stats: &mut Stats) {
    let mut rng = SmallRng::seed_from_u64(plan.number(index, 0));
    let mut sitters = sitters(plan, index);
    let mut decisions = 0;
    let decide = |decision: &Decision<'_>| {
        decisions += 1;
        let sitter = &mut sitters[decision.seat().index()];
        sitter.bot.decide(decision, &sitter.limits)
    };
    let end = play_out(&plan.options, |game| game.random_outcome(&mut rng), decide, &mut Observer::new(stats));
    stats.decisions.add(decisions);
    debug_assert!(!matches!(end, Err(Broken::Illegal(_))), "bots pick what is legal");
    if let Some((game, standing)) = end.ok().and_then(|game| Some((game, game.standing()?))) {
        finish(plan, index, &game, &standing, stats);
    }
}

/// Who sits where, and how long they may think.
fn sitters(plan: &Plan, index: u64) -> Vec<Contestant> {
    let sitter = |seat: usize| {
        let entrant = &plan.bots[plan.bot_at(index, seat)];
        Contestant { bot: entrant.bot(plan.number(index, 1 + seat as u64)), limits: entrant.limits() }
    };
    (0..plan.options.players).map(sitter).collect()
}

fn finish(plan: &Plan, index: u64, game: &Game, standing: &Standing, stats: &mut Stats) {
    stats.games += 1;
    // The game is over when its last round is, so the next turn would begin a new round.
    stats.turns.add(u64::from(game.round()) - 1);
    for seat in game.seats() {
        let won = standing.winners.contains(&seat);
        let parts = if won { WHOLE_WIN / standing.winners.len() as u64 } else { 0 };
        let total = standing.scores[seat.index()].total;
        stats.scores.add(total);
        if won {
            stats.winning_scores.add(total);
        }
        stats.seats[seat.index()].add(parts);
        stats.bots[plan.bot_at(index, seat.index())].add(parts);
        if seat == game.first() {
            stats.beginners.add(parts);
        }
        for rune in game.player(seat).stones().iter() {
            stats.stones[rune.index()].add(parts);
        }
    }
}

/// The finisher of `SplitMix64`: neighbouring numbers come out far apart.
pub(crate) fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
