//! How the loss changes with each weight: the gradient, by backpropagation.

use runestones_rules::Seat;

use crate::net::{HIDDEN, INNER, Member, OUTPUTS, PARAMETERS, Part, SCORE_UNIT, estimate};

use super::Sample;

/// What an error in the scores counts beside one in the chances to win.
const SCORE_WEIGHT: f32 = 5.0;

/// The sum of the gradients of some samples.
pub(super) struct Gradient {
    values: Vec<f32>,
}

impl Gradient {
    pub(super) fn new() -> Gradient {
        Gradient { values: vec![0.0; PARAMETERS] }
    }

    pub(super) fn clear(&mut self) {
        self.values.fill(0.0);
    }

    pub(super) fn scale(&mut self, factor: f32) {
        self.values.iter_mut().for_each(|value| *value *= factor);
    }

    pub(super) fn values(&self) -> &[f32] {
        &self.values
    }

    /// Adds the gradient of a sample; says the cross entropy of its chances and the mean square error of its scores, in
    /// points.
    pub(super) fn add(&mut self, net: &Member, sample: &Sample) -> (f32, f32) {
        let sums = net.sparse_sums(&sample.features);
        let layers = net.layers(&sums);
        let said = estimate(&layers.outputs, sample.players);

        let mut output = [0.0; OUTPUTS];
        let (mut entropy, mut square) = (0.0, 0.0);
        for player in 0..sample.players {
            let (win, score) = (said.wins[player], said.scores[player] - sample.scores[player]);
            output[player] = win - sample.wins[player];
            output[Seat::MOST + player] = SCORE_WEIGHT * score;
            entropy -= sample.wins[player] * win.max(1e-9).ln();
            square += (score * SCORE_UNIT).powi(2) / sample.players as f32;
        }

        let mut inner = [0.0; INNER];
        self.back(net, Part::Third, &layers.inner, &output, &mut inner);
        accumulate(&mut self.values[Part::ThirdBias.range()], 1.0, &output);
        let mut hidden = [0.0; HIDDEN];
        self.back(net, Part::Second, &sums, &inner, &mut hidden);
        accumulate(&mut self.values[Part::SecondBias.range()], 1.0, &inner);
        let first: &mut [[f32; HIDDEN]] = self.values[Part::First.range()].as_chunks_mut().0;
        for (at, value) in &sample.features {
            accumulate(&mut first[*at as usize], *value, &hidden);
        }
        accumulate(&mut self.values[Part::FirstBias.range()], 1.0, &hidden);
        (entropy, square)
    }

    /// Through one layer, from the change of its outputs to the change of its inputs.
    fn back<const N: usize>(
        &mut self,
        net: &Member,
        part: Part,
        inputs: &[f32],
        outputs: &[f32; N],
        changes: &mut [f32],
    ) {
        let weights: &[[f32; N]] = net.parameters[part.range()].as_chunks().0;
        let gradients: &mut [[f32; N]] = self.values[part.range()].as_chunks_mut().0;
        let rows = weights.iter().zip(gradients).zip(inputs.iter().zip(changes));
        for ((weights, gradients), (input, change)) in rows.filter(|(_, (input, _))| **input > 0.0) {
            accumulate(gradients, *input, outputs);
            *change = weights.iter().zip(outputs).map(|(weight, output)| weight * output).sum();
        }
    }
}

fn accumulate(sums: &mut [f32], factor: f32, values: &[f32]) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += factor * value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::LEN;
    use crate::net::MOST_MEMBERS;
    use rand::SeedableRng as _;
    use rand::rngs::StdRng;

    fn loss(net: &Member, sample: &Sample) -> f64 {
        let (entropy, square) = Gradient::new().add(net, sample);
        let scores = square * sample.players as f32 / SCORE_UNIT.powi(2);
        f64::from(entropy) + f64::from(SCORE_WEIGHT / 2.0 * scores)
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let net = Member::random(&mut StdRng::seed_from_u64(3));
        let features = (0..LEN as u16).step_by(7).map(|at| (at, 0.3 + f32::from(at % 5) / 4.0)).collect();
        let sample = Sample {
            features,
            players: 3,
            ends_turn: false,
            learned_by: [true; MOST_MEMBERS],
            wins: [0.2, 0.5, 0.3, 0.0],
            scores: [0.9, 1.0, 0.4, 0.0],
        };
        let mut gradient = Gradient::new();
        gradient.add(&net, &sample);
        let mut checked = 0;
        for part in Part::ALL {
            let range = part.range();
            for at in range.clone().step_by((range.len() / 40).max(1)) {
                let step = 2e-3;
                let moved = |by: f32| {
                    let mut net = net.clone();
                    net.parameters[at] += by;
                    loss(&net, &sample)
                };
                let slope = (moved(step) - moved(-step)) / f64::from(2.0 * step);
                let told = f64::from(gradient.values()[at]);
                assert!((slope - told).abs() < 2e-3 + 0.02 * told.abs(), "{part:?} {at}: {slope} but {told}");
                checked += usize::from(told != 0.0);
            }
        }
        assert!(checked > 60, "only {checked} slopes were not flat");
    }
}
