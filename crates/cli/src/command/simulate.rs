//! `runestones simulate`: many games between bots, and what happened in them.

mod args;
mod one_game;
mod report;
mod stats;

use std::process::ExitCode;
use std::time::Instant;

use rayon::prelude::*;

use crate::command::{progress, terminal};
use args::Plan;
pub(crate) use args::{Args, mix};
use report::Speed;
use stats::Stats;

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let plan = args.plan()?;
    let begin = Instant::now();
    let stats = play_all(&plan)?;
    let speed = Speed { seconds: begin.elapsed().as_secs_f64() };
    let text = if args.json {
        format!("{}\n", serde_json::to_string_pretty(&report::json(&plan, &stats, &speed))?)
    } else {
        report::table(&plan, &stats, &speed)
    };
    terminal::print(|out| out.write_all(text.as_bytes()))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the games on all threads. Each game has its own seed and all sums are whole numbers, so neither the number of
/// threads nor the order in which games end can change the result.
fn play_all(plan: &Plan) -> anyhow::Result<Stats> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let bar = progress::bar(plan.games);
    let empty = || Stats::new(plan.options.players, plan.bots.len());
    let stats = pool.install(|| {
        (0..plan.games)
            .into_par_iter()
            .map(|index| {
                let mut stats = empty();
                one_game::play(plan, index, &mut stats);
                bar.inc(1);
                stats
            })
            .reduce(empty, |all, more| all.merge(&more))
    });
    bar.finish_and_clear();
    Ok(stats)
}
