//! `runestones train`: the network learns by self-play.

mod args;
mod files;
mod strength;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context as _;
use runestones_ai::train::Trainer;
use runestones_ai::{Net, Stop};

use crate::weights;
pub(crate) use args::Args;
use files::Files;
use strength::Strength;

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let files = Files::new(&args.out);
    let mut trainer = begin(args, &files)?;
    let stop = stop_on_interrupt()?;
    let mut clock = Clock::new(args);
    let mut earlier: Option<Arc<Net>> = None;
    eprintln!("Training into {}; Ctrl-C stops, and --resume goes on.", args.out.display());
    while !stop.is_stopped() && !clock.is_over(&trainer) {
        let round = trainer.round(args.threads);
        if clock.is_time_to_measure(&trainer) {
            let net = Arc::new(trainer.net().clone());
            let strength = Strength::measure(&net, earlier.as_ref(), args.measure_games);
            let line = format!(
                "{:>8} games {:>10} positions {:>7.0} s  win loss {:.4}  score error {:.2}  {strength}",
                trainer.games(),
                trainer.positions(),
                clock.seconds(),
                round.win_loss,
                round.score_error,
            );
            eprintln!("{line}");
            files.note(&line)?;
            files.save(&trainer)?;
            earlier = Some(net);
        }
    }
    files.save(&trainer)?;
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
        let mut trainer = files.load()?;
        trainer.change(args.settings(*trainer.settings()));
        Ok(trainer)
    } else {
        files.must_be_new()?;
        let settings = args.settings(runestones_ai::train::Settings::default());
        Ok(match &args.from {
            Some(path) => Trainer::from(Net::clone(&*weights::read(path)?), settings),
            None => Trainer::new(settings),
        })
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

    fn is_over(&self, trainer: &Trainer) -> bool {
        let games = self.args.games.is_some_and(|games| trainer.games() >= games);
        let minutes = self.args.minutes.is_some_and(|minutes| self.seconds() >= 60.0 * minutes);
        games || minutes
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
