//! One of the networks that learn side by side.

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;

use super::Sample;
use super::adam::Adam;
use super::gradient::Gradient;
use crate::net::Member;

const BATCH: usize = 256;

/// A network that learns.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pupil {
    /// As it is after its last step.
    pub(super) learner: Member,
    /// The running mean of its steps, which plays: single steps are noisy.
    pub(super) mean: Member,
    pub(super) adam: Adam,
}

/// How far off a pupil was, summed over all it learned from.
#[derive(Clone, Copy, Default)]
pub(super) struct Loss {
    pub(super) positions: usize,
    /// The cross entropy of the chances to win.
    pub(super) win: f64,
    /// The square error of the scores, in points.
    pub(super) score: f64,
}

impl Pupil {
    pub(super) fn new(net: Member) -> Pupil {
        Pupil { adam: Adam::new(net.parameters.len()), learner: net.clone(), mean: net }
    }

    /// Learns from those samples that are meant for this pupil, in an order of its own.
    pub(super) fn learn(&mut self, number: usize, samples: &[Sample], rate: f32, seed: u64) -> Loss {
        let mut samples: Vec<&Sample> = samples.iter().filter(|sample| sample.learned_by[number]).collect();
        samples.shuffle(&mut StdRng::seed_from_u64(seed.wrapping_add(number as u64)));
        let mut gradient = Gradient::new();
        let mut loss = Loss { positions: samples.len(), ..Loss::default() };
        for batch in samples.chunks(BATCH) {
            gradient.clear();
            for sample in batch {
                let (win, score) = gradient.add(&self.learner, sample);
                loss.win += f64::from(win);
                loss.score += f64::from(score);
            }
            gradient.scale(1.0 / batch.len() as f32);
            self.adam.step(&mut self.learner.parameters, gradient.values(), rate);
        }
        loss
    }

    /// Moves the mean towards the one that learns, by this share of the way.
    pub(super) fn average(&mut self, share: f32) {
        for (mean, value) in self.mean.parameters.iter_mut().zip(&self.learner.parameters) {
            *mean += share * (value - *mean);
        }
    }
}
