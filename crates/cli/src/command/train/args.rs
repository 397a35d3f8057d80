//! What is asked for.

use std::path::PathBuf;

use runestones_ai::train::Settings;
use runestones_ai::train::plan::{self, Plan, Stage};

/// How long to train, and how.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones train --out new.weights --games 100000 --seed 1
  runestones train --out new.weights --from old.weights --games 20000 --simulations 24 --rate 0.0003
  runestones train --out new.weights --resume --minutes 30
  runestones train --out new.weights --resume --games 20000 --settle 2048
  runestones train --out new.weights --plan standard --seed 1
Beside the weights, FILE.state holds everything to go on from with --resume, FILE.log and FILE.svg the strength over time.
The weights follow from the seed and the number of games, not from time, threads or interruptions.")]
pub(crate) struct Args {
    /// The file of weights to write.
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
    /// Continue the training saved in FILE.state.
    #[arg(long)]
    pub(super) resume: bool,
    /// Begin with what this file of weights knows, and without games of the greedy bot. A network of an earlier, smaller
    /// shape is read too.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(super) from: Option<PathBuf>,
    /// Stop after this many minutes.
    #[arg(long, value_name = "N")]
    pub(super) minutes: Option<f64>,
    /// Stop after this many games, including those before --resume.
    #[arg(long, value_name = "N")]
    pub(super) games: Option<u64>,
    /// The seed from which everything follows [default: 1].
    #[arg(long, conflicts_with = "resume")]
    seed: Option<u64>,
    /// The step size at the beginning [default: 0.0005].
    #[arg(long, value_name = "RATE")]
    rate: Option<f32>,
    /// Halve the step size after this many games [default: 40000].
    #[arg(long, value_name = "GAMES")]
    half_life: Option<f32>,
    /// How far a result reaches back, from 0 to 1 [default: 0.97].
    #[arg(long)]
    lambda: Option<f32>,
    /// How many simulations to spend on each decision; 0 looks one decision ahead [default: 0].
    #[arg(long, value_name = "N")]
    simulations: Option<u32>,
    /// How many games are lessons of the greedy bot, to begin with [default: 8192].
    #[arg(long, value_name = "GAMES")]
    warm_up: Option<u64>,
    /// At the end, set the chances right by the results of this many games more, which nothing else is learned from.
    #[arg(long, value_name = "GAMES", requires = "games", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(super) settle: Option<u32>,
    /// From nothing to the end by stages that suit each other, instead of the settings above.
    #[arg(long, value_enum, conflicts_with_all = ["from", "games", "rate", "half_life", "lambda", "simulations", "warm_up", "settle"])]
    pub(super) plan: Option<PlanName>,
    /// How many threads play.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(super) threads: usize,
    /// Save and measure the strength every time this many games have been played.
    #[arg(long, default_value_t = 4000, value_name = "GAMES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) measure_every: u64,
    /// How many games to play against each of the two opponents when measuring the strength.
    #[arg(long, default_value_t = 200, value_name = "GAMES")]
    pub(super) measure_games: u64,
}

/// The plans there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum PlanName {
    /// Four networks from nothing, side by side: lessons of the greedy bot, then self-play with a short search, then with a longer
    /// one. At the end, what they say together is set right.
    Standard,
}

impl Args {
    /// What to do; a training that goes on has settings already.
    pub(super) fn plan(&self, kept: Option<&Settings>) -> Plan {
        let settings = self.settings(kept.copied().unwrap_or_default());
        match self.plan {
            Some(PlanName::Standard) => plan::standard(settings.seed),
            None => Plan {
                networks: 1,
                stages: vec![Stage { until: self.games.unwrap_or(u64::MAX), settings }],
                settled_by: self.settle.unwrap_or(0),
            },
        }
    }

    /// The settings, with these defaults where nothing else was asked for.
    fn settings(&self, given: Settings) -> Settings {
        Settings {
            seed: self.seed.unwrap_or(given.seed),
            rate: self.rate.unwrap_or(given.rate),
            half_life: self.half_life.unwrap_or(given.half_life),
            lambda: self.lambda.unwrap_or(given.lambda),
            simulations: self.simulations.unwrap_or(given.simulations),
            warm_up: self.warm_up.unwrap_or(if self.from.is_some() { 0 } else { given.warm_up }),
            ..given
        }
    }
}
