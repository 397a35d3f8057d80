//! Learning by self-play: temporal differences, TD(λ), over the positions after each decision (afterstates).
//!
//! The first games are lessons: the greedy bot plays, and the network learns what its rules of thumb make of the
//! positions (`lesson.rs`). Then it plays against itself, with a short search or looking one decision ahead. The positions
//! after each decision, as their player sees them, and those after what chance then decided are what it learns to judge:
//! each is drawn towards the judgement of those that followed it and, the closer the end, towards how the game ended
//! (TD(λ) in its forward view), with the luck on the way taken out as far as the network can tell it. The network that
//! plays, and that is the result, is the running mean of the one that learns: single steps are noisy.
//!
//! Several networks can learn side by side from the same games (`pupil.rs`). They begin with other weights and learn from
//! other positions within turns, so they err apart, and they play and judge together.
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
mod pupil;
mod returns;
mod settle;

pub use checkpoint::BadCheckpoint;
pub use plan::Stage;
pub use settle::settle;

use std::ops::Range;
use std::sync::Arc;
use std::thread::ScopedJoinHandle;

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_rules::Seat;

use crate::net::{MOST_MEMBERS, Member, Net};
use credence::Credence;
use episode::Learned;
use optimism::Optimism;
use pupil::{Loss, Pupil};

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
    /// The share of the positions within turns that each network learns from: those of one turn are much alike. It learns
    /// from all ends of turns.
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
            learn: 0.3,
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
    /// From one to [`MOST_MEMBERS`].
    pupils: Vec<Pupil>,
    /// Over how many rounds their means go so far.
    averaged: u64,
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
    /// Which of the networks learn from it.
    learned_by: [bool; MOST_MEMBERS],
    wins: [f32; Seat::MOST],
    scores: [f32; Seat::MOST],
}

/// The mean of the weights goes back about so far.
const ROUNDS_AVERAGED: u64 = 40;

impl Trainer {
    /// A training that begins, of so many networks; at least one, and no more than can judge together.
    pub fn new(settings: Settings, networks: usize) -> Trainer {
        let mut rng = StdRng::seed_from_u64(settings.seed);
        let networks = networks.clamp(1, MOST_MEMBERS);
        Trainer::begin((0..networks).map(|_| Member::random(&mut rng)).collect(), settings)
    }

    /// A training that begins with what a network knows.
    pub fn from(net: &Net, settings: Settings) -> Trainer {
        Trainer::begin(net.members.clone(), settings)
    }

    fn begin(members: Vec<Member>, settings: Settings) -> Trainer {
        Trainer {
            settings,
            pupils: members.into_iter().map(Pupil::new).collect(),
            averaged: 0,
            optimism: Optimism::default(),
            credence: Credence::default(),
            games: 0,
            positions: 0,
        }
    }

    /// The network as it is now: the means of the last steps.
    pub fn net(&self) -> Net {
        Net { members: self.pupils.iter().map(|pupil| pupil.mean.clone()).collect() }
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
        let samples: Vec<Sample> = learned.into_iter().flat_map(|game| game.samples).collect();
        let loss = self.learn(&samples, threads);
        self.average();
        self.games += u64::from(self.settings.games_per_round);
        self.positions += samples.len() as u64;
        let count = loss.positions.max(1) as f64;
        Round {
            positions: samples.len(),
            win_loss: (loss.win / count) as f32,
            score_error: (loss.score / count).sqrt() as f32,
        }
    }

    /// Every network learns by itself, so they can do so at the same time.
    fn learn(&mut self, samples: &[Sample], threads: usize) -> Loss {
        let rate = self.settings.rate * 0.5f32.powf(self.games as f32 / self.settings.half_life);
        let seed = self.settings.seed ^ self.games.rotate_left(32);
        let pupils = self.pupils.iter_mut().enumerate();
        let losses: Vec<Loss> = if threads > 1 {
            std::thread::scope(|scope| {
                let learning: Vec<_> = pupils
                    .map(|(number, pupil)| scope.spawn(move || pupil.learn(number, samples, rate, seed)))
                    .collect();
                learning.into_iter().map(joined).collect()
            })
        } else {
            pupils.map(|(number, pupil)| pupil.learn(number, samples, rate, seed)).collect()
        };
        losses.into_iter().fold(Loss::default(), |sum, loss| Loss {
            positions: sum.positions + loss.positions,
            win: sum.win + loss.win,
            score: sum.score + loss.score,
        })
    }

    fn average(&mut self) {
        self.averaged = (self.averaged + 1).min(ROUNDS_AVERAGED);
        let share = 1.0 / self.averaged as f32;
        self.pupils.iter_mut().for_each(|pupil| pupil.average(share));
    }
}

/// What a thread came to; if it panicked, so do we.
fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
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
        parts.into_iter().flat_map(joined).collect()
    })
}
