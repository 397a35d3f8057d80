//! `runestones arena`: which bot is stronger, and how sure that is.

mod rating;
mod report;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::ensure;
use rayon::prelude::*;
use runestones_ai::contest::{Contestant, Played, play_game};
use runestones_rules::Options;

use crate::command::simulate::mix;
use crate::entrant::{self, Entrant};
use crate::options::OptionArgs;
use crate::{files, progress, weights};
use rating::Results;

/// More would not fit a table.
const MOST_BOTS: usize = 16;

/// Which bots play each other, and how often.
#[derive(clap::Args)]
#[command(after_help = format!("\
{}
Every deal is played once from each seat, so that nobody has better luck. With more bots than players, every selection
of bots plays. Budgets in simulations give the same result on every machine.
Examples:
  runestones arena --bots greedy,seer --games 400
  runestones arena --bots apprentice,acolyte,druid,sage --players 3 --night --queenie --games 300", entrant::syntax()))]
pub(crate) struct Args {
    /// The bots; fewer than players are repeated.
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT")]
    bots: Vec<String>,
    /// How many games each selection of bots plays, rounded up to whole deals.
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u64,
    #[command(flatten)]
    options: OptionArgs,
    /// A file of weights for all bots with a network that name none themselves.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Stop a selection as soon as it is certain (99.9 %) who is the stronger of any two in it.
    #[arg(long)]
    stop_early: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// How many threads; all cores if it is not given.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
}

/// What is to be played, checked.
struct Plan {
    options: Options,
    entrants: Vec<Entrant>,
    /// Who sits together, by position among the entrants.
    selections: Vec<Vec<usize>>,
    deals: u64,
    seed: u64,
    stop_early: bool,
    /// 0 means all cores.
    threads: usize,
}

impl Args {
    fn plan(&self) -> anyhow::Result<Plan> {
        ensure!(self.games > 0, "0 games tell nothing; ask for at least one with --games");
        ensure!(self.bots.len() <= MOST_BOTS, "at most {MOST_BOTS} bots can take part");
        let options = self.options.options()?;
        let players = options.players;
        let usual = self.weights.as_deref().map(weights::read).transpose()?;
        let entrants: Vec<Entrant> =
            self.bots.iter().map(|text| Entrant::read(text, usual.as_ref())).collect::<anyhow::Result<_>>()?;
        Ok(Plan {
            selections: selections(entrants.len(), players),
            deals: self.games.div_ceil(players as u64),
            options,
            entrants,
            seed: self.options.number(),
            stop_early: self.stop_early,
            threads: self.threads.unwrap_or(0).into(),
        })
    }
}

/// Every selection of so many bots; too few of them are repeated around the table.
fn selections(bots: usize, players: usize) -> Vec<Vec<usize>> {
    if bots <= players {
        return vec![(0..players).map(|seat| seat % bots).collect()];
    }
    let chosen = |bits: &u32| bits.count_ones() as usize == players;
    let members = |bits: u32| (0..bots).filter(|bot| bits & (1 << bot) != 0).collect();
    (0..1u32 << bots).filter(chosen).map(members).collect()
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let plan = args.plan()?;
    let begin = Instant::now();
    let games = play_all(&plan)?;
    let results = Results::new(&plan, &games);
    let seconds = begin.elapsed().as_secs_f64();
    let text = if args.json {
        format!("{}\n", serde_json::to_string_pretty(&report::json(&plan, &results, seconds))?)
    } else {
        report::text(&plan, &results, seconds)
    };
    files::print(|out| out.write_all(text.as_bytes()))?;
    Ok(if results.crashes == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A game that was played, or was not played to its end.
struct Game {
    /// The entrant at each seat.
    seats: Vec<usize>,
    deal: u64,
    /// `None` after a crash.
    played: Option<Played>,
}

/// How many deals of each selection are played before somebody looks whether it is decided.
const STRETCH: u64 = 8;

/// All games; a selection that is decided stops early if that was asked for.
fn play_all(plan: &Plan) -> anyhow::Result<Vec<Game>> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let players = plan.options.players;
    let bar = progress::bar(plan.deals * (players * plan.selections.len()) as u64);
    let mut games: Vec<Game> = Vec::new();
    let mut open: Vec<usize> = (0..plan.selections.len()).collect();
    let mut next = 0;
    while next < plan.deals && !open.is_empty() {
        let last = if plan.stop_early { (next + STRETCH).min(plan.deals) } else { plan.deals };
        let tasks: Vec<(usize, u64, usize)> = (next..last)
            .flat_map(|deal| open.iter().map(move |selection| (*selection, deal)))
            .flat_map(|(selection, deal)| (0..players).map(move |turn| (selection, deal, turn)))
            .collect();
        let played: Vec<Game> = pool.install(|| {
            let task = |(selection, deal, turn): (usize, u64, usize)| {
                let game = play_one(plan, selection, deal, turn);
                bar.inc(1);
                game
            };
            // One at a time: games of slow bots differ much in length.
            tasks.into_par_iter().with_max_len(1).map(task).collect()
        });
        games.extend(played);
        next = last;
        if plan.stop_early {
            open.retain(|selection| !rating::is_decided(&plan.selections[*selection], &games));
        }
    }
    bar.finish_and_clear();
    Ok(games)
}

/// A deal with the bots moved on by so many seats. The luck follows from the deal, whoever plays it from where.
fn play_one(plan: &Plan, selection: usize, deal: u64, turn: usize) -> Game {
    let members = &plan.selections[selection];
    let seats: Vec<usize> = (0..members.len()).map(|seat| members[(seat + turn) % members.len()]).collect();
    let number = |purpose: u64| mix(mix(mix(plan.seed) ^ deal) ^ purpose);
    let played = catch_unwind(AssertUnwindSafe(|| {
        let own_seed = |seat: usize| number(1 + (selection * 64 + turn * 8 + seat) as u64);
        let sitter = |(seat, bot): (usize, &usize)| {
            let entrant = &plan.entrants[*bot];
            Contestant { bot: entrant.bot(own_seed(seat)), limits: entrant.limits() }
        };
        let mut sitters: Vec<Contestant> = seats.iter().enumerate().map(sitter).collect();
        play_game(&plan.options, &mut sitters, number(0))
    }));
    let played = match played {
        Ok(Ok(played)) => Some(played),
        Ok(Err(broken)) => {
            eprintln!("deal {deal}: {broken}");
            None
        }
        // The panic has told about itself.
        Err(_) => None,
    };
    Game { seats, deal, played }
}

#[cfg(test)]
mod tests {
    use super::selections;

    #[test]
    fn everybody_plays_everybody() {
        assert_eq!(selections(2, 2), [[0, 1]]);
        assert_eq!(selections(2, 4), [[0, 1, 0, 1]]);
        assert_eq!(selections(1, 3), [[0, 0, 0]]);
        assert_eq!(selections(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(selections(6, 3).len(), 20);
    }
}
