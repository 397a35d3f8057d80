//! One network: a multilayer perceptron with two hidden layers and ReLU between them.

use rand::{Rng, RngExt as _};

use super::{HIDDEN, INNER, OUTPUTS, PARAMETERS, Part, lanes};

/// The sums of the first layer before its activation (ReLU): the accumulator.
pub(crate) type Sums = [f32; HIDDEN];

/// A network that was trained by itself.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Member {
    /// All weights and biases, in the order of [`Part::ALL`].
    pub(crate) parameters: Vec<f32>,
}

/// The sums of the second layer, and the outputs: what chances are made of, and the scores.
pub(crate) struct Layers {
    pub(crate) inner: [f32; INNER],
    pub(crate) outputs: [f32; OUTPUTS],
}

impl Member {
    /// A network that knows nothing: small random weights.
    pub(crate) fn random(rng: &mut impl Rng) -> Member {
        let mut parameters = vec![0.0; PARAMETERS];
        for (part, inputs) in [(Part::First, 300.0), (Part::Second, HIDDEN as f32), (Part::Third, INNER as f32)] {
            let most = (3.0 / inputs).sqrt();
            parameters[part.range()].fill_with(|| most * (2.0 * rng.random::<f32>() - 1.0));
        }
        Member { parameters }
    }

    pub(crate) fn part(&self, part: Part) -> &[f32] {
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
        let mut sums = self.nothing();
        self.shift(&mut sums, features);
        sums
    }

    /// Makes the sums of the first layer those of features that differ by this.
    pub(crate) fn shift(&self, sums: &mut Sums, differences: &[(u16, f32)]) {
        let weights: &[Sums] = self.part(Part::First).as_chunks().0;
        let rows = differences.iter().map(|(feature, difference)| (*difference, &weights[*feature as usize]));
        lanes::add_rows(sums, &rows);
    }

    /// What follows from the sums of the first layer.
    pub(crate) fn layers(&self, sums: &Sums) -> Layers {
        let mut inner = [0.0; INNER];
        inner.copy_from_slice(self.part(Part::SecondBias));
        lanes::add_rows(&mut inner, &active(sums, self.part(Part::Second)));
        let mut outputs = [0.0; OUTPUTS];
        outputs.copy_from_slice(self.part(Part::ThirdBias));
        lanes::add_rows(&mut outputs, &active(&inner, self.part(Part::Third)));
        Layers { inner, outputs }
    }
}

/// What neurons pass on (ReLU), each with the weights by which the next layer listens to it.
fn active<'a, const N: usize>(
    sums: &'a [f32],
    weights: &'a [f32],
) -> impl Iterator<Item = (f32, &'a [f32; N])> + Clone {
    sums.iter().map(|sum| sum.max(0.0)).zip(weights.as_chunks().0)
}
