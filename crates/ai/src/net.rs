//! The value network: what a seat sees in, everybody's chances and final scores out.
//!
//! A position has 1,802 features of which some 300 are not zero, and the moves of one decision change only a few
//! of them. So the first layer, which is nearly all of the work, is worked out once and then only shifted by what
//! differs: an accumulator, as in NNUE. The network is a multilayer perceptron with two hidden layers and ReLU between
//! them; softmax makes chances of its first outputs. The accumulator is the reason why these few loops are written by hand: no framework knows of it.

mod file;
mod lanes;
mod shape;

pub use file::BadWeights;
pub(crate) use file::{Reader, checksum};
pub(crate) use shape::{HIDDEN, INNER, OUTPUTS, PARAMETERS, Part};

use std::sync::{Arc, LazyLock};

use rand::{Rng, RngExt as _};
use runestones_rules::Seat;

use crate::features::LEN;

/// Points per unit of a score output, so that all outputs are of the same size.
pub(crate) const SCORE_UNIT: f32 = 65.0;

/// The sums of the first layer before its activation (ReLU): the accumulator.
pub(crate) type Sums = [f32; HIDDEN];

/// A trained network.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// All weights and biases, in the order of [`Part::ALL`].
    pub(crate) parameters: Vec<f32>,
}

/// What the network says, the viewer first and the others clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Estimate {
    /// The chance of each to win; together 1.
    pub(crate) wins: [f32; Seat::MOST],
    /// The expected final scores, in units of [`SCORE_UNIT`].
    pub(crate) scores: [f32; Seat::MOST],
}

impl Net {
    /// The network that comes with the program.
    ///
    /// # Panics
    ///
    /// If the program was built with a damaged file; a test reads it.
    pub fn embedded() -> Arc<Net> {
        static NET: LazyLock<Arc<Net>> = LazyLock::new(|| {
            let bytes = include_bytes!("../data/network.weights");
            Arc::new(Net::from_bytes(bytes).unwrap_or_else(|bad| panic!("the embedded network: {bad}")))
        });
        Arc::clone(&NET)
    }

    /// A network that knows nothing: small random weights.
    pub fn random(rng: &mut impl Rng) -> Net {
        let mut parameters = vec![0.0; PARAMETERS];
        for (part, inputs) in [(Part::First, 300.0), (Part::Second, HIDDEN as f32), (Part::Third, INNER as f32)] {
            let most = (3.0 / inputs).sqrt();
            parameters[part.range()].fill_with(|| most * (2.0 * rng.random::<f32>() - 1.0));
        }
        Net { parameters }
    }

    fn part(&self, part: Part) -> &[f32] {
        &self.parameters[part.range()]
    }

    /// The sums of the first layer for a position without any features.
    pub(crate) fn nothing(&self) -> Sums {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(self.part(Part::FirstBias));
        sums
    }

    /// The sums of the first layer, from the features that are not 0.
    pub(crate) fn sparse_sums(&self, features: &[(u16, f32)]) -> Sums {
        self.shift(self.nothing(), features)
    }

    /// The sums of the first layer, from those of features that differ by this.
    pub(crate) fn shift(&self, mut sums: Sums, differences: &[(u16, f32)]) -> Sums {
        let weights: &[Sums] = self.part(Part::First).as_chunks().0;
        let rows = differences.iter().map(|(feature, difference)| (*difference, &weights[*feature as usize]));
        lanes::add_rows(&mut sums, &rows);
        sums
    }

    /// What follows from the sums of the first layer, for this number of players.
    pub(crate) fn finish(&self, sums: &Sums, players: usize) -> Estimate {
        self.layers(sums, players).estimate
    }

    /// The same with the layers in between, from which a trainer works back.
    pub(crate) fn layers(&self, sums: &Sums, players: usize) -> Layers {
        let mut inner = [0.0; INNER];
        inner.copy_from_slice(self.part(Part::SecondBias));
        lanes::add_rows(&mut inner, &active(sums, self.part(Part::Second)));
        let mut outputs = [0.0; OUTPUTS];
        outputs.copy_from_slice(self.part(Part::ThirdBias));
        lanes::add_rows(&mut outputs, &active(&inner, self.part(Part::Third)));
        Layers { inner, estimate: estimate(&outputs, players) }
    }
}

/// What neurons pass on (ReLU), each with the weights by which the next layer listens to it.
fn active<'a, const N: usize>(
    sums: &'a [f32],
    weights: &'a [f32],
) -> impl Iterator<Item = (f32, &'a [f32; N])> + Clone {
    sums.iter().map(|sum| sum.max(0.0)).zip(weights.as_chunks().0)
}

/// The sums of the second layer, and what the network says.
pub(crate) struct Layers {
    pub(crate) inner: [f32; INNER],
    pub(crate) estimate: Estimate,
}

/// Where two positions differ, and by how much.
pub(crate) struct Differences {
    /// The first of them hold; the rest is room.
    found: Box<[(u16, f32); LEN + 1]>,
}

/// Features are compared so many at a time: most stretches are equal, and a whole one is compared nearly as fast as a single one.
const STRETCH: usize = 32;

impl Differences {
    pub(crate) fn new() -> Differences {
        Differences { found: Box::new([(0, 0.0); LEN + 1]) }
    }

    /// What has to be added to one to get the other.
    pub(crate) fn between(&mut self, from: &[f32; LEN], to: &[f32; LEN]) -> &[(u16, f32)] {
        let mut count = 0;
        for (stretch, (from, to)) in from.chunks(STRETCH).zip(to.chunks(STRETCH)).enumerate() {
            if !differ(from, to) {
                continue;
            }
            for (at, (from, to)) in from.iter().zip(to).enumerate() {
                // Written in any case, kept only if it is something: no branch that the processor guesses wrong.
                self.found[count] = ((stretch * STRETCH + at) as u16, to - from);
                count += usize::from(to.to_bits() != from.to_bits());
            }
        }
        &self.found[..count]
    }
}

/// Whether two stretches differ in any bit; without an early end, so that it is done many at a time.
fn differ(one: &[f32], other: &[f32]) -> bool {
    one.iter().zip(other).fold(0, |bits, (one, other)| bits | (one.to_bits() ^ other.to_bits())) != 0
}

/// Chances from the first outputs by softmax, scores from the others.
fn estimate(outputs: &[f32; OUTPUTS], players: usize) -> Estimate {
    let mut estimate = Estimate::default();
    let highest = outputs[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (win, output) in estimate.wins.iter_mut().zip(&outputs[..players]) {
        *win = (output - highest).exp();
        sum += *win;
    }
    estimate.wins.iter_mut().for_each(|win| *win /= sum);
    estimate.scores[..players].copy_from_slice(&outputs[Seat::MOST..Seat::MOST + players]);
    estimate
}
