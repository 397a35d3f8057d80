//! `runestones train`: the network learns by self-play.

mod args;
mod curve;
mod files;
mod strength;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context as _;
use runestones_ai::train::{Settings, Trainer, plan, settle};
use runestones_ai::{Net, Stop};

use crate::weights;
pub(crate) use args::Args;
use args::PlanName;
use files::Files;
use strength::Strength;

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let end = End { stop: stop_on_interrupt()?, begin: Instant::now(), minutes: args.minutes };
    eprintln!("Training into {}; Ctrl-C stops, and --resume goes on.", args.out.display());
    match args.plan {
        None => {
            let mut course = Course::new(args, Files::new(&args.out), &end);
            let mut trainer = course.begin(args.settings(Settings::default()))?;
            let settings = args.settings(*trainer.settings());
            course.play(&mut trainer, settings, args.games.unwrap_or(u64::MAX))?;
            // A training that has been settled has played these games.
            if let Some(games) = args.settle.filter(|_| args.games == Some(trainer.games()) && !end.has_come()) {
                trainer.settle(games, args.threads);
            }
            course.files.finish(&trainer)?;
        }
        Some(PlanName::Standard) => by_plan(args, &end)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Trains every network of the plan by itself, and then sets right what they say together.
fn by_plan(args: &Args, end: &End) -> anyhow::Result<()> {
    let first = Files::of_member(&args.out, 1);
    let seed = if args.resume && first.are_there() { first.load()?.settings().seed } else { args.seed() };
    let plan = plan::standard(seed);
    let mut nets = Vec::new();
    for (number, member) in (1..).zip(&plan.members) {
        eprintln!("Network {number} of {}", plan.members.len());
        let mut course = Course::new(args, Files::of_member(&args.out, number), end);
        let mut trainer = course.begin(Settings { seed: member.seed, ..Settings::default() })?;
        for stage in &member.stages {
            course.play(&mut trainer, stage.settings, stage.until)?;
        }
        course.files.finish(&trainer)?;
        if end.has_come() {
            eprintln!("Stopped; --resume goes on.");
            return Ok(());
        }
        nets.push(trainer.net());
    }
    let mut net = Net::together(nets).context("the plan has too many networks")?;
    settle(&mut net, &plan.settling, plan.settled_by.clone(), args.threads);
    Files::new(&args.out).save_net(&net)?;
    eprintln!("the weights of all of them together are in {}", args.out.display());
    Ok(())
}

/// When to end.
struct End {
    stop: Stop,
    begin: Instant,
    minutes: Option<f64>,
}

impl End {
    fn seconds(&self) -> f64 {
        self.begin.elapsed().as_secs_f64()
    }

    fn has_come(&self) -> bool {
        self.stop.is_stopped() || self.minutes.is_some_and(|minutes| self.seconds() >= 60.0 * minutes)
    }
}

/// A training as it goes on, stage by stage.
struct Course<'a> {
    args: &'a Args,
    files: Files,
    end: &'a End,
    /// So often its strength was measured.
    measured: u64,
    /// The network when its strength was measured last.
    earlier: Option<Arc<Net>>,
}

impl<'a> Course<'a> {
    fn new(args: &'a Args, files: Files, end: &'a End) -> Course<'a> {
        Course { args, files, end, measured: 0, earlier: None }
    }

    /// The training that is kept, or a new one.
    fn begin(&self, settings: Settings) -> anyhow::Result<Trainer> {
        if self.args.resume && (self.args.plan.is_none() || self.files.are_there()) {
            return self.files.load();
        }
        self.files.must_be_new()?;
        Ok(match &self.args.from {
            Some(path) => Trainer::from(&*weights::read(path)?, settings),
            None => Trainer::new(settings),
        })
    }

    /// Plays with these settings until so many games have been played since the beginning.
    fn play(&mut self, trainer: &mut Trainer, settings: Settings, until: u64) -> anyhow::Result<()> {
        trainer.change(settings);
        while !self.end.has_come() && trainer.games() < until {
            let round = trainer.round(self.args.threads);
            if self.is_time_to_measure(trainer) {
                let net = Arc::new(trainer.net());
                let strength = Strength::measure(&net, self.earlier.as_ref(), self.args.measure_games);
                let line = format!(
                    "{:>8} games {:>10} positions {:>7.0} s  win loss {:.4}  score error {:.2}  {strength}",
                    trainer.games(),
                    trainer.positions(),
                    self.end.seconds(),
                    round.win_loss,
                    round.score_error,
                );
                eprintln!("{line}");
                self.files.note(&line)?;
                self.files.save(trainer)?;
                self.earlier = Some(net);
            }
        }
        Ok(())
    }

    fn is_time_to_measure(&mut self, trainer: &Trainer) -> bool {
        let measured = trainer.games() / self.args.measure_every;
        std::mem::replace(&mut self.measured, measured) < measured
    }
}

/// A flag that Ctrl-C raises.
fn stop_on_interrupt() -> anyhow::Result<Stop> {
    let stop = Stop::default();
    let flag = stop.clone();
    let runtime = tokio::runtime::Runtime::new().context("cannot listen for Ctrl-C")?;
    std::thread::spawn(move || {
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            flag.stop();
        }
    });
    Ok(stop)
}
