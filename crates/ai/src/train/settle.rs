//! The last stage: what the network says is set right by how games ended.
//!
//! Whoever moves picks what is overrated, so even a network that has learned without bias tells whoever has just moved
//! too much of positions it has not seen. So the network plays games that it does not learn from, and then only its last
//! layer is fitted to their results, at the ends of turns, where the search asks it (logistic regression on the inner
//! neurons, held near what was learned by ridge regularisation). What the neurons see stays as it is.

use runestones_rules::Seat;

use super::{Sample, Trainer};
use crate::net::{INNER, Net, OUTPUTS, Part};
use crate::train::Settings;
use crate::train::adam::Adam;

/// How much a weight is held back. Biases are free.
const HELD: f32 = 0.003;
const GAMES_AT_ONCE: u32 = 64;
const STEPS: usize = 300;
const RATE: f32 = 0.004;

/// A position as the last layer sees it.
struct Seen {
    inner: [f32; INNER],
    players: usize,
    wins: [f32; Seat::MOST],
}

impl Trainer {
    /// Plays this many games with the network as it is, and sets its chances right by their results.
    pub fn settle(&mut self, games: u32, threads: usize) {
        let before = self.settings;
        let mut seen: Vec<Seen> = Vec::new();
        let end = self.games + u64::from(games);
        // A few games at a time: whole positions take much room.
        while self.games < end {
            let games_per_round = GAMES_AT_ONCE.min((end - self.games) as u32);
            self.settings = Settings { lambda: 1.0, explore: 0.0, learn: 1.0, warm_up: 0, games_per_round, ..before };
            let learned = self.play(threads.max(1) as u64);
            let samples = learned.iter().flat_map(|game| &game.samples).filter(|sample| sample.ends_turn);
            seen.extend(samples.map(|sample| Seen::of(&self.net, sample)));
            self.games += u64::from(games_per_round);
        }
        self.settings = before;
        fit(&mut self.net, &seen);
        self.learner = self.net.clone();
    }
}

impl Seen {
    fn of(net: &Net, sample: &Sample) -> Seen {
        let layers = net.layers(&net.sparse_sums(&sample.features), sample.players);
        Seen { inner: layers.inner.map(|sum| sum.max(0.0)), players: sample.players, wins: sample.wins }
    }
}

fn fit(net: &mut Net, seen: &[Seen]) {
    let weights = Part::Third.range();
    let all = weights.start..Part::ThirdBias.range().end;
    let learned = net.parameters[weights].to_vec();
    let mut adam = Adam::new(all.len());
    let mut gradient = vec![0.0; all.len()];
    for step in 0..STEPS {
        let (weights, bias) = net.parameters[all.clone()].split_at(INNER * OUTPUTS);
        for (slope, (weight, learned)) in gradient.iter_mut().zip(weights.iter().zip(&learned)) {
            *slope = HELD * (weight - learned);
        }
        gradient[INNER * OUTPUTS..].fill(0.0);
        let share = 1.0 / seen.len().max(1) as f32;
        for seen in seen {
            let said = chances(weights, bias, seen);
            for player in 0..seen.players {
                let error = share * (said[player] - seen.wins[player]);
                for (at, value) in seen.inner.iter().enumerate().filter(|(_, value)| **value > 0.0) {
                    gradient[at * OUTPUTS + player] += error * value;
                }
                gradient[INNER * OUTPUTS + player] += error;
            }
        }
        // Smaller steps towards the end.
        let rate = RATE * (1.0 - step as f32 / STEPS as f32);
        adam.step(&mut net.parameters[all.clone()], &gradient, rate);
    }
}

/// What the last layer makes of the inner neurons.
fn chances(weights: &[f32], bias: &[f32], seen: &Seen) -> [f32; Seat::MOST] {
    let mut outputs: [f32; Seat::MOST] = std::array::from_fn(|player| bias[player]);
    for (value, row) in seen.inner.iter().zip(weights.as_chunks::<OUTPUTS>().0).filter(|(value, _)| **value > 0.0) {
        outputs.iter_mut().zip(row).for_each(|(output, weight)| *output += value * weight);
    }
    let most = outputs[..seen.players].iter().copied().fold(f32::MIN, f32::max);
    let mut chances = outputs.map(|output| (output - most).exp());
    chances[seen.players..].fill(0.0);
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{RngExt as _, SeedableRng as _};

    #[test]
    fn settling_is_the_same_on_any_number_of_threads_and_changes_the_last_layer_only() {
        let settings = Settings { simulations: 2, ..Settings::default() };
        let before = Trainer::from(Net::clone(&Net::embedded()), settings);
        let [one, other] = [1, 2].map(|threads| {
            let mut trainer = before.clone();
            trainer.settle(3, threads);
            trainer
        });
        assert!(one == other, "threads matter");
        assert_eq!((one.games(), one.settings()), (3, before.settings()));
        let last = Part::Third.range().start;
        assert_eq!(one.net().parameters[..last], before.net().parameters[..last]);
        assert_ne!(one.net().parameters[last..], before.net().parameters[last..]);
    }

    /// Positions in which the first wins by far more seldom than the network says.
    #[test]
    fn what_is_told_too_high_is_set_right_and_the_order_stays() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut net = Net::random(&mut rng);
        let before = net.clone();
        let mut position = || Seen { inner: std::array::from_fn(|_| rng.random()), players: 2, wins: [0.0; 4] };
        let mut seen: Vec<Seen> = (0..4000).map(|_| position()).collect();
        let said = |net: &Net, seen: &Seen| {
            let parameters = &net.parameters[Part::Third.range().start..Part::ThirdBias.range().end];
            let (weights, bias) = parameters.split_at(INNER * OUTPUTS);
            chances(weights, bias, seen)[0]
        };
        for seen in &mut seen {
            let win = said(&net, seen) - 0.1;
            seen.wins = [win, 1.0 - win, 0.0, 0.0];
        }
        fit(&mut net, &seen);
        let mean = |of: &dyn Fn(&Seen) -> f32| seen.iter().map(of).sum::<f32>() / seen.len() as f32;
        let (told, right) = (mean(&|seen| said(&net, seen)), mean(&|seen| seen.wins[0]));
        assert!((told - right).abs() < 0.002, "{told} {right}");
        let off = mean(&|seen| (said(&net, seen) - seen.wins[0]).abs());
        assert!(off < 0.02, "single positions are off by {off}");
        let untouched = ..Part::Third.range().start;
        assert_eq!(net.parameters[untouched], before.parameters[untouched]);
    }
}
