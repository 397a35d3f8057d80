//! What is asked for, and the plan that follows from it.

use std::path::PathBuf;

use anyhow::ensure;
use runestones_rules::Options;

use crate::command::entrant::{self, Entrant};
use crate::command::options::OptionArgs;
use crate::command::weights;

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
    pub(super) json: bool,
    /// How many threads; all cores if it is not given.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
}

/// What is to be played, checked.
pub(super) struct Plan {
    pub(super) options: Options,
    pub(super) entrants: Vec<Entrant>,
    /// Who sits together, by position among the entrants.
    pub(super) selections: Vec<Vec<usize>>,
    pub(super) deals: u64,
    pub(super) seed: u64,
    pub(super) stop_early: bool,
    /// 0 means all cores.
    pub(super) threads: usize,
}

impl Args {
    pub(super) fn plan(&self) -> anyhow::Result<Plan> {
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
