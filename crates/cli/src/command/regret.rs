//! `runestones regret`: what bots give away with their moves.

mod report;
mod sample;
mod tally;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::ensure;
use rayon::prelude::*;
use runestones_ai::heavy::{Effort, HeavyJudge};
use runestones_ai::{Bot as _, Limits, Net, Search, SearchSettings, Stop};
use runestones_rules::{Move, Options};

use crate::command::simulate::mix;
use crate::entrant::{self, Entrant};
use crate::measure::MeasureArgs;
use crate::options::OptionArgs;
use crate::{progress, weights};
use sample::Moment;
use tally::{Regrets, Tally};

/// Which bots, how many decisions, and how heavy the judge is.
#[derive(clap::Args)]
#[command(after_help = format!("\
{}
The bots play each other, and some decisions of each game are put to all of them. For each decision the judge looks for the best
among their moves and those that a search likes most, by playing on to the end of the game in many sampled worlds. What
a move gives away is measured in other worlds than those in which the best was found, so that it is right on average.
Examples:
  runestones regret --bots druid,archdruid --decisions 100
  runestones regret --players 3 --night --queenie --json", entrant::syntax()))]
pub(crate) struct Args {
    /// The bots; every one of them answers for every decision.
    #[arg(long, value_delimiter = ',', value_name = "BOT", default_values = ["apprentice", "acolyte", "druid", "sage", "archdruid"])]
    bots: Vec<String>,
    /// How many decisions to judge, rounded up to whole games.
    #[arg(long, default_value_t = 100, value_name = "N")]
    decisions: u64,
    /// How many decisions to take from each game.
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1000))]
    per_game: u64,
    /// How many rollouts measure what each move gives away.
    #[arg(long, default_value_t = Effort::default().fresh, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rollouts: u32,
    /// How many rollouts each move gets before the worse half is dropped; twice as many in the next heat.
    #[arg(long, default_value_t = Effort::default().heat, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    heat: u32,
    /// How many simulations a rollout spends on each decision after the turn at hand.
    #[arg(long, default_value_t = Effort::default().after, value_name = "N")]
    policy: u32,
    #[command(flatten)]
    options: OptionArgs,
    /// A file of weights for the judge, and for all bots that use a network and do not name a file themselves.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[command(flatten)]
    measure: MeasureArgs,
}

/// What is to be measured, checked.
struct Plan {
    options: Options,
    bots: Vec<Entrant>,
    games: u64,
    per_game: u64,
    seed: u64,
    net: Arc<Net>,
    judge: HeavyJudge,
    effort: Effort,
}

/// The search that proposes moves besides those of the bots, and how many it may.
const PROPOSER: SearchSettings = SearchSettings::with_simulations(400);
const PROPOSALS: usize = 3;

impl Args {
    fn plan(&self) -> anyhow::Result<Plan> {
        ensure!(self.decisions > 0, "0 decisions tell nothing; ask for at least one with --decisions");
        let usual = self.weights.as_deref().map(weights::read).transpose()?;
        let read = |text: &String| Entrant::read(text, usual.as_ref());
        let effort = Effort { heat: self.heat, fresh: self.rollouts, after: self.policy, ..Effort::default() };
        let net = usual.clone().unwrap_or_else(Net::embedded);
        Ok(Plan {
            options: self.options.options()?,
            bots: self.bots.iter().map(read).collect::<anyhow::Result<_>>()?,
            games: self.decisions.div_ceil(self.per_game),
            per_game: self.per_game,
            seed: self.options.number(),
            judge: HeavyJudge::new(Arc::clone(&net), effort),
            net,
            effort,
        })
    }
}

impl Plan {
    /// A number for one purpose in one game, far from that of every other.
    fn number(&self, game: u64, purpose: u64) -> u64 {
        mix(mix(mix(self.seed) ^ game) ^ purpose)
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let plan = args.plan()?;
    let begin = Instant::now();
    let pool = args.measure.pool()?;
    let bar = progress::bar(plan.games);
    let games: Vec<u64> = (0..plan.games).collect();
    let parts: Vec<Tally> = pool.install(|| {
        let one = |game: u64| {
            let tally = measure(&plan, game);
            bar.inc(1);
            tally
        };
        games.into_par_iter().with_max_len(1).map(one).collect::<anyhow::Result<_>>()
    })?;
    bar.finish_and_clear();
    // In the order of the games, so that the sums do not depend on the threads.
    let mut tally = Tally::new(plan.bots.len());
    for part in &parts {
        tally.add(part);
    }
    let seconds = begin.elapsed().as_secs_f64();
    args.measure.print(|| report::json(&plan, &tally, seconds), || report::text(&plan, &tally, seconds))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays a game, and puts some of its decisions to all bots and to the judge.
fn measure(plan: &Plan, game: u64) -> anyhow::Result<Tally> {
    let mut tally = Tally::new(plan.bots.len());
    let moments = sample::play(plan, game, &mut tally)?;
    for (at, moment) in moments.iter().enumerate() {
        let purpose = 1000 + 100 * at as u64;
        let think = |(number, bot): (usize, &Entrant)| {
            let seed = plan.number(game, purpose + 1 + number as u64);
            bot.bot(seed).think(&moment.view, &bot.limits()).chosen
        };
        let chosen: Vec<Move> = plan.bots.iter().enumerate().map(think).collect();
        let lost = judge(plan, moment, &chosen, plan.number(game, purpose));
        tally.note(moment, &lost);
    }
    Ok(tally)
}

/// What each of the chosen moves gives away.
fn judge(plan: &Plan, moment: &Moment, chosen: &[Move], seed: u64) -> Regrets {
    let mut moves: Vec<Move> = Vec::new();
    let mut propose = |mv: Move| {
        if !moves.contains(&mv) {
            moves.push(mv);
        }
        moves.len()
    };
    let asked = chosen.iter().map(|mv| propose(*mv)).max().unwrap_or_default();
    let thought = Search::new(Arc::clone(&plan.net), PROPOSER, seed).think(&moment.view, &Limits::default());
    thought.candidates.iter().take(PROPOSALS).for_each(|candidate| _ = propose(candidate.mv));
    let verdict = plan.judge.judge(&moment.view, &moves, asked, seed, &Stop::default());
    let lost = verdict.expect("nobody stops it").lost;
    let of = |mv: &Move| {
        let lost = lost.iter().find(|(other, _)| other == mv).map_or(&[][..], |(_, lost)| lost);
        lost.iter().map(|lost| f64::from(*lost)).sum::<f64>() / lost.len().max(1) as f64
    };
    chosen.iter().map(of).collect()
}
