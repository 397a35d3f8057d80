//! Learning by self-play: temporal differences, TD(λ), over the positions after each decision (afterstates).
//!
//! The first games are lessons: the greedy bot plays, and the network learns what its rules of thumb make of the
//! positions (`lesson.rs`). Then it plays against itself, with a short search or looking one decision ahead. The positions
//! after each decision, as their player sees them, and those after what chance then decided are what it learns to judge:
//! each is drawn towards the judgement of those that followed it and, the closer the end, towards how the game ended
//! (TD(λ) in its forward view), with the luck on the way taken out as far as the network can tell it. The network that
//! plays, and that is the result, is the running mean of the one that learns: single steps are noisy.
//!
//! Everything follows from the seed: a training that is stopped and resumed arrives at the same weights as one that
//! never stopped, on any number of threads.

mod adam;
mod checkpoint;
mod credence;
mod episode;
mod gradient;
mod lesson;
mod mix;
mod optimism;
mod phase;
pub mod plan;
mod returns;
mod settle;

pub use checkpoint::BadCheckpoint;
pub use plan::Stage;
pub use settle::settle;

use std::ops::Range;
use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;
use runestones_rules::Seat;

use crate::net::{Member, Net};
use adam::Adam;
use credence::Credence;
use episode::Learned;
use gradient::Gradient;
use optimism::Optimism;

/// How to train.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// From which everything follows.
    pub seed: u64,
    /// How far a result reaches back (λ): the share that each decision passes on to the one before it.
    pub lambda: f32,
    /// The step size at the beginning (the learning rate).
    pub rate: f32,
    /// The number of games after which the step size is halved.
    pub half_life: f32,
    /// The share of moves that are played at random, to see more of the game (ε of an ε-greedy policy).
    pub explore: f32,
    /// The share of positions that are learned from: those of one turn are much alike.
    pub learn: f32,
    /// How many games are lessons of the greedy bot, to begin with.
    pub warm_up: u64,
    /// How many games are played before the network learns from them.
    pub games_per_round: u32,
    /// How many simulations to spend on each decision; 0 looks one decision ahead.
    pub simulations: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            seed: 1,
            lambda: 0.97,
            rate: 5e-4,
            half_life: 40_000.0,
            explore: 0.015,
            learn: 0.5,
            warm_up: 8192,
            games_per_round: 64,
            simulations: 0,
        }
    }
}

/// A training in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Trainer {
    settings: Settings,
    /// The one that learns.
    learner: Member,
    /// Its running mean, which plays.
    mean: Member,
    /// Over how many rounds the mean goes so far.
    averaged: u64,
    adam: Adam,
    /// How much too high the judgements of the last games were.
    optimism: Optimism,
    /// How far what looked like luck in them came true.
    credence: Credence,
    games: u64,
    positions: u64,
}

/// What a round of training did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Round {
    /// The positions learned from.
    pub positions: usize,
    /// How far off the chances to win were: the mean cross entropy.
    pub win_loss: f32,
    /// How far off the final scores were: the root of the mean square, in points.
    pub score_error: f32,
}

/// A position to learn from: its features that are not 0, and what the network should say, the viewer first.
struct Sample {
    features: Vec<(u16, f32)>,
    players: usize,
    /// Whether it is the end of a turn, where the search asks the network.
    ends_turn: bool,
    wins: [f32; Seat::MOST],
    scores: [f32; Seat::MOST],
}

const BATCH: usize = 256;
/// The mean of the weights goes back about so far.
const ROUNDS_AVERAGED: u64 = 40;

impl Trainer {
    /// A training that begins.
    pub fn new(settings: Settings) -> Trainer {
        Trainer::begin(Member::random(&mut StdRng::seed_from_u64(settings.seed)), settings)
    }

    /// A training that begins with what a network knows; of several that judge together, the first.
    pub fn from(net: &Net, settings: Settings) -> Trainer {
        Trainer::begin(net.members[0].clone(), settings)
    }

    fn begin(net: Member, settings: Settings) -> Trainer {
        let adam = Adam::new(net.parameters.len());
        let (optimism, credence) = (Optimism::default(), Credence::default());
        Trainer {
            settings,
            learner: net.clone(),
            mean: net,
            averaged: 0,
            adam,
            optimism,
            credence,
            games: 0,
            positions: 0,
        }
    }

    /// The network as it is now: the mean of its last steps.
    pub fn net(&self) -> Net {
        Net::from(self.mean.clone())
    }

    /// How it trains.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Goes on with other settings; the seed stays.
    pub fn change(&mut self, settings: Settings) {
        self.settings = Settings { seed: self.settings.seed, ..settings };
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many positions were learned from.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Plays some games on a number of threads, and learns from them.
    pub fn round(&mut self, threads: usize) -> Round {
        let games = self.games..self.games + u64::from(self.settings.games_per_round);
        let light = Light { optimism: &self.optimism, credence: &self.credence };
        let learned = play(&Arc::new(self.net()), &self.settings, light, games, threads);
        self.optimism.fade();
        self.credence.fade();
        for game in &learned {
            self.optimism.add(&game.optimism);
            self.credence.add(&game.credence);
        }
        let mut samples: Vec<Sample> = learned.into_iter().flat_map(|game| game.samples).collect();
        let mut rng = StdRng::seed_from_u64(self.settings.seed ^ self.games.rotate_left(32));
        samples.shuffle(&mut rng);
        let mut gradient = Gradient::new();
        let mut loss = (0.0, 0.0);
        let rate = self.settings.rate * 0.5f32.powf(self.games as f32 / self.settings.half_life);
        for batch in samples.chunks(BATCH) {
            gradient.clear();
            for sample in batch {
                let (win, score) = gradient.add(&self.learner, sample);
                loss = (loss.0 + f64::from(win), loss.1 + f64::from(score));
            }
            gradient.scale(1.0 / batch.len() as f32);
            self.adam.step(&mut self.learner.parameters, gradient.values(), rate);
        }
        self.average();
        self.games += u64::from(self.settings.games_per_round);
        self.positions += samples.len() as u64;
        let count = samples.len().max(1) as f64;
        Round {
            positions: samples.len(),
            win_loss: (loss.0 / count) as f32,
            score_error: (loss.1 / count).sqrt() as f32,
        }
    }

    /// Moves the mean towards the one that learns.
    fn average(&mut self) {
        self.averaged = (self.averaged + 1).min(ROUNDS_AVERAGED);
        let share = 1.0 / self.averaged as f32;
        for (mean, value) in self.mean.parameters.iter_mut().zip(&self.learner.parameters) {
            *mean += share * (value - *mean);
        }
    }
}

/// How right judgements were in the games before: in this light new ones are seen.
#[derive(Clone, Copy)]
struct Light<'a> {
    optimism: &'a Optimism,
    credence: &'a Credence,
}

/// Plays the games with these numbers; says what each of them teaches, whoever has played it.
fn play(net: &Arc<Net>, settings: &Settings, light: Light<'_>, games: Range<u64>, threads: usize) -> Vec<Learned> {
    let game = |number: u64| {
        if number < settings.warm_up {
            return Learned { samples: lesson::play(settings.seed, number), ..Learned::default() };
        }
        episode::play(net, settings, light, number)
    };
    let threads = threads.max(1) as u64;
    let share = (games.end - games.start).div_ceil(threads);
    std::thread::scope(|scope| {
        let part = |part: u64| {
            let first = games.start + part * share;
            let part = first..(first + share).min(games.end);
            scope.spawn(|| -> Vec<Learned> { part.map(game).collect() })
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        let join = |part: std::thread::ScopedJoinHandle<'_, Vec<Learned>>| {
            part.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        parts.into_iter().flat_map(join).collect()
    })
}
