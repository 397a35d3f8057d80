//! `runestones arena`: which bot is stronger, and how sure that is.

mod calibration;
mod clock;
mod external;
mod keep;
mod rating;
mod report;
mod sprt;
mod table;

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, ensure};
use rayon::ThreadPool;
use rayon::prelude::*;
use runestones_ai::Net;
use runestones_rules::record::Record;
use runestones_rules::{Options, Seed};
use serde::{Deserialize, Serialize};

use crate::command::simulate::mix;
use crate::entrant::{self, Entrant};
use crate::measure::MeasureArgs;
use crate::options::OptionArgs;
use crate::{progress, weights};
use clock::Clock;
use external::Program;
use keep::Folder;
use rating::Results;
use sprt::Sprt;
use table::{Contestant, Played, Seating};

/// More would not fit a table.
const MOST_BOTS: usize = 16;

/// Which bots play each other, and how often.
#[derive(clap::Args)]
#[command(after_help = format!("\
{}
A bot with a path is a program of yours that speaks the engine protocol (docs/engine.md), optionally with a budget:
  ./my-engine   ./my-engine@300ms   './my-engine --fast@800'
One that ends, hangs or answers with a move that is not legal loses the game, and the arena says why.

Every deal is played once from each seat, so that nobody has better luck. With more bots than players, every selection
of bots plays. Budgets in simulations give the same result on every machine.
Examples:
  runestones arena --bots greedy,seer --games 400
  runestones arena --bots ./my-engine,archdruid --clock 60+0.1 --sprt 0,20 --games 2000 --luck --keep my-match
  runestones arena --bots apprentice,acolyte,druid,sage --players 3 --night --queenie --games 300", entrant::syntax()))]
pub(crate) struct Args {
    /// The bots; if there are fewer than players, they are repeated.
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT")]
    bots: Vec<String>,
    /// How many games each selection of bots plays, rounded up to whole deals.
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u64,
    #[command(flatten)]
    options: OptionArgs,
    /// A file of weights for all bots that use a network and do not name a file themselves.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Time for a whole game, and for each decision, in seconds: `60` or `60+0.5`; a bot whose time runs out loses.
    #[arg(long, value_name = "SECONDS[+SECONDS]")]
    clock: Option<Clock>,
    /// Stop a selection early once it is 99.9% certain which is the stronger of any two bots in it.
    #[arg(long)]
    stop_early: bool,
    /// Stop as soon as it is settled whether the second bot is stronger than the first by the first or by the second number of Elo (SPRT).
    #[arg(long, value_name = "ELO,ELO", conflicts_with = "stop_early", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Also print the result with the luck removed, as the network judges it, and how well its predictions came true.
    #[arg(long)]
    luck: bool,
    /// A file of weights to judge luck with, instead of the network that comes with the program.
    #[arg(long, value_name = "FILE", requires = "luck")]
    judge: Option<PathBuf>,
    /// Write a diagram of predicted chances against results (calibration).
    #[arg(long, value_name = "FILE.svg", requires = "luck")]
    diagram: Option<PathBuf>,
    /// Keep every game as a record in this folder, and continue a match found there.
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    #[command(flatten)]
    measure: MeasureArgs,
}

/// What is to be played, checked.
struct Plan {
    options: Options,
    entrants: Vec<Contestant>,
    /// Who sits together, by position among the entrants.
    selections: Vec<Vec<usize>>,
    deals: u64,
    seed: u64,
    stop_early: bool,
    sprt: Option<Sprt>,
    clock: Option<Clock>,
    judge: Option<Arc<Net>>,
}

impl Args {
    fn plan(&self) -> anyhow::Result<Plan> {
        ensure!(self.games > 0, "0 games tell nothing; ask for at least one with --games");
        ensure!(self.bots.len() <= MOST_BOTS, "at most {MOST_BOTS} bots can take part");
        ensure!(self.sprt.is_none() || self.bots.len() == 2, "--sprt compares two bots");
        let options = self.options.options()?;
        let players = options.players;
        let usual = self.weights.as_deref().map(weights::read).transpose()?;
        let read = |text: &String| match Program::read(text).context("--bots")? {
            Some(program) => Ok(Contestant::Program { name: text.trim().to_owned(), program }),
            None => Entrant::read(text, usual.as_ref()).map(Contestant::Bot),
        };
        let entrants: Vec<Contestant> = self.bots.iter().map(read).collect::<anyhow::Result<_>>()?;
        let judge = self.judge.as_deref().map(weights::read).transpose()?;
        Ok(Plan {
            selections: selections(entrants.len(), players),
            deals: self.games.div_ceil(players as u64),
            options,
            entrants,
            seed: self.options.number(),
            stop_early: self.stop_early,
            sprt: self.sprt,
            clock: self.clock,
            judge: self.luck.then(|| judge.unwrap_or_else(Net::embedded)),
        })
    }
}

impl Plan {
    /// What makes a game of this match what it is; how many are played may change.
    fn about(&self) -> String {
        let Options { players, night, stones, first, card_set, rules, turn_end, dealing: _ } = &self.options;
        let bots: Vec<&str> = self.entrants.iter().map(Contestant::name).collect();
        format!(
            "bots: {}\nplayers: {players}\nnight: {night}\nstones: {stones}\nfirst: {first}\nrules: {rules}\nturn end: {turn_end}\ncards: {}\n\
             clock: {:?}\nseed: {}\nluck: {}\n",
            bots.join(", "),
            card_set.hash_hex(),
            self.clock,
            self.seed,
            self.judge.is_some(),
        )
    }
}

/// Every selection of this many bots; if there are too few, they are repeated around the table.
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
    let kept = args.keep.as_deref().map(|path| Folder::open(path, &plan)).transpose()?;
    let games = play_all(&plan, &args.measure.pool()?, kept)?;
    let results = Results::new(&plan, &games);
    let seconds = begin.elapsed().as_secs_f64();
    if let Some(path) = &args.diagram {
        let named = || format!("cannot write {}", path.display());
        std::fs::write(path, results.calibration.svg()).with_context(named)?;
    }
    args.measure.print(|| report::json(&plan, &results, seconds), || report::text(&plan, &results, seconds))?;
    Ok(if results.crashes == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A game that was played, or was not played to its end.
#[derive(Serialize, Deserialize)]
struct Game {
    selection: usize,
    deal: u64,
    /// By how many seats the bots were moved on.
    turn: usize,
    /// The entrant at each seat.
    seats: Vec<usize>,
    /// `None` after a crash of our own.
    played: Option<Played>,
}

/// How many deals of each selection are played before somebody looks whether it is decided.
const STRETCH: u64 = 8;

/// All games; a selection that is decided stops early if that was asked for.
fn play_all(plan: &Plan, pool: &ThreadPool, kept: Option<(Folder, Vec<Game>)>) -> anyhow::Result<Vec<Game>> {
    let players = plan.options.players;
    let bar = progress::bar(plan.deals * (players * plan.selections.len()) as u64);
    let (folder, mut before) = kept.map_or((None, Vec::new()), |(folder, games)| (Some(folder), games));
    let mut games: Vec<Game> = Vec::new();
    let mut open: Vec<usize> = (0..plan.selections.len()).collect();
    let mut next = 0;
    let stops = plan.stop_early || plan.sprt.is_some();
    while next < plan.deals && !open.is_empty() {
        let last = if stops { (next + STRETCH).min(plan.deals) } else { plan.deals };
        // Games of this stretch that were played before an interruption are taken as they are.
        let (known, later) = before.into_iter().partition(|game| (next..last).contains(&game.deal));
        (games, before) = (games.into_iter().chain::<Vec<Game>>(known).collect(), later);
        let done: HashSet<(usize, u64, usize)> =
            games.iter().map(|game| (game.selection, game.deal, game.turn)).collect();
        let tasks: Vec<(usize, u64, usize)> = (next..last)
            .flat_map(|deal| open.iter().map(move |selection| (*selection, deal)))
            .flat_map(|(selection, deal)| (0..players).map(move |turn| (selection, deal, turn)))
            .filter(|task| !done.contains(task))
            .collect();
        let played: Vec<Game> = pool.install(|| {
            let task = |(selection, deal, turn): (usize, u64, usize)| {
                let (game, record) = play_one(plan, selection, deal, turn);
                bar.inc(1);
                if let (Some(folder), Some(record)) = (&folder, record) {
                    folder.keep(&game, &record)?;
                }
                Ok(game)
            };
            // One at a time: games of slow bots differ much in length.
            tasks.into_par_iter().with_max_len(1).map(task).collect::<anyhow::Result<_>>()
        })?;
        games.extend(played);
        next = last;
        if stops {
            open.retain(|selection| !rating::is_decided(plan, *selection, &games));
        }
    }
    bar.finish_and_clear();
    // The order of play depends on the threads and on interruptions; what is told does not.
    games.sort_by_key(|game| (game.deal, game.selection, game.turn));
    Ok(games)
}

/// A deal with the bots moved on by a number of seats. The luck follows from the deal, whoever plays it from where.
fn play_one(plan: &Plan, selection: usize, deal: u64, turn: usize) -> (Game, Option<Record>) {
    let members = &plan.selections[selection];
    let seats: Vec<usize> = (0..members.len()).map(|seat| members[(seat + turn) % members.len()]).collect();
    let number = |purpose: u64| mix(mix(mix(plan.seed) ^ deal) ^ purpose);
    let own_seed = |seat: usize| number(1 + (selection * 64 + turn * 8 + seat) as u64);
    let seating = Seating {
        options: &plan.options,
        seats: seats.iter().map(|bot| &plan.entrants[*bot]).collect(),
        seeds: (0..seats.len()).map(own_seed).collect(),
        clock: plan.clock,
        judge: plan.judge.as_ref(),
    };
    let played = catch_unwind(AssertUnwindSafe(|| table::play(&seating, Seed::from_number(number(0)))));
    let (played, record) = match played {
        Ok(Ok((played, record))) => {
            if let Some(fault) = &played.fault {
                eprintln!("deal {deal}: {fault}");
            }
            (Some(played), Some(record))
        }
        Ok(Err(broken)) => {
            eprintln!("deal {deal}: {broken}");
            (None, None)
        }
        // The panic has told about itself.
        Err(_) => (None, None),
    };
    (Game { selection, deal, turn, seats, played }, record)
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
