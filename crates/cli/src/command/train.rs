//! `runestones train`: the network learns by self-play.

mod args;
mod curve;
mod files;
mod strength;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context as _;
use runestones_ai::train::{Stage, Trainer};
use runestones_ai::{Net, Stop};

use crate::weights;
pub(crate) use args::Args;
use files::Files;
use strength::Strength;

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let files = Files::new(&args.out);
    let mut trainer = begin(args, &files)?;
    let stages = args.stages(*trainer.settings());
    let mut course = Course { args, files, stop: stop_on_interrupt()?, clock: Clock::new(args), earlier: None };
    eprintln!("Training into {}; Ctrl-C stops, and --resume goes on.", args.out.display());
    let mut end = 0;
    for stage in stages {
        match stage {
            Stage::Play { until, settings } => {
                trainer.change(settings);
                course.play(&mut trainer, until)?;
                end = until;
            }
            // A training that has been settled has played these games.
            Stage::Settle { games } if trainer.games() == end && !course.is_over() => {
                trainer.settle(games, args.threads);
            }
            Stage::Settle { .. } => {}
        }
    }
    course.files.save(&trainer)?;
    eprintln!(
        "{} games, {} positions; the weights are in {}",
        trainer.games(),
        trainer.positions(),
        args.out.display()
    );
    Ok(ExitCode::SUCCESS)
}

fn begin(args: &Args, files: &Files) -> anyhow::Result<Trainer> {
    if args.resume {
        return files.load();
    }
    files.must_be_new()?;
    let settings = args.settings(runestones_ai::train::Settings::default());
    Ok(match &args.from {
        Some(path) => Trainer::from(Net::clone(&*weights::read(path)?), settings),
        None => Trainer::new(settings),
    })
}

/// A training as it goes on, stage by stage.
struct Course<'a> {
    args: &'a Args,
    files: Files,
    stop: Stop,
    clock: Clock<'a>,
    /// The network when its strength was measured last.
    earlier: Option<Arc<Net>>,
}

impl Course<'_> {
    fn is_over(&self) -> bool {
        self.stop.is_stopped() || self.clock.is_over()
    }

    fn play(&mut self, trainer: &mut Trainer, until: u64) -> anyhow::Result<()> {
        while !self.is_over() && trainer.games() < until {
            let round = trainer.round(self.args.threads);
            if self.clock.is_time_to_measure(trainer) {
                let net = Arc::new(trainer.net().clone());
                let strength = Strength::measure(&net, self.earlier.as_ref(), self.args.measure_games);
                let line = format!(
                    "{:>8} games {:>10} positions {:>7.0} s  win loss {:.4}  score error {:.2}  {strength}",
                    trainer.games(),
                    trainer.positions(),
                    self.clock.seconds(),
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
}

/// When to look at the strength, and when to end.
struct Clock<'a> {
    args: &'a Args,
    begin: Instant,
    measured: u64,
}

impl Clock<'_> {
    fn new(args: &Args) -> Clock<'_> {
        Clock { args, begin: Instant::now(), measured: 0 }
    }

    fn seconds(&self) -> f64 {
        self.begin.elapsed().as_secs_f64()
    }

    fn is_over(&self) -> bool {
        self.args.minutes.is_some_and(|minutes| self.seconds() >= 60.0 * minutes)
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
