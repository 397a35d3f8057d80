//! `runestones train`: the network learns by self-play.

mod args;
mod curve;
mod files;
mod strength;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context as _;
use runestones_ai::train::plan::{Plan, Stage};
use runestones_ai::train::{Settings, Trainer};
use runestones_ai::{Net, Stop};

use crate::weights;
pub(crate) use args::Args;
use files::Files;
use strength::Strength;

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let end = End { stop: stop_on_interrupt()?, begin: Instant::now(), minutes: args.minutes };
    eprintln!("Training into {}; Ctrl-C stops, and --resume goes on.", args.out.display());
    let mut course = Course::new(args, &end);
    let kept = if args.resume { Some(course.files.load()?) } else { None };
    let plan = args.plan(kept.as_ref().map(Trainer::settings));
    let mut trainer = kept.map_or_else(|| course.begin(&plan), Ok)?;
    for stage in &plan.stages {
        course.play(&mut trainer, stage)?;
    }
    // A training that has been settled has played these games.
    let done = plan.stages.last().is_some_and(|stage| stage.until == trainer.games());
    if plan.settled_by > 0 && done && !end.has_come() {
        trainer.settle(plan.settled_by, args.threads);
    }
    course.files.finish(&trainer)?;
    Ok(ExitCode::SUCCESS)
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
    fn new(args: &'a Args, end: &'a End) -> Course<'a> {
        Course { args, files: Files::new(&args.out), end, measured: 0, earlier: None }
    }

    /// A training that begins.
    fn begin(&self, plan: &Plan) -> anyhow::Result<Trainer> {
        self.files.must_be_new()?;
        let settings = plan.stages.first().map_or_else(Settings::default, |stage| stage.settings);
        Ok(match &self.args.from {
            Some(path) => Trainer::from(&*weights::read(path)?, settings),
            None => Trainer::new(settings, plan.networks),
        })
    }

    /// Plays until so many games have been played since the beginning.
    fn play(&mut self, trainer: &mut Trainer, stage: &Stage) -> anyhow::Result<()> {
        trainer.change(stage.settings);
        while !self.end.has_come() && trainer.games() < stage.until {
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
