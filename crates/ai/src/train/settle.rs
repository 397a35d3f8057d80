//! The last stage: what the network says is set right by how games ended.
//!
//! Whoever moves picks what is overrated, so even a network that has learned without bias tells whoever has just moved
//! too much of positions it has not seen. So the network plays games that it does not learn from, and then only its last
//! layer is fitted to their results, at the ends of turns, where the search asks it (logistic regression on the inner
//! neurons, held near what was learned by ridge regularisation). What the neurons see stays as it is.

use std::ops::Range;
use std::sync::Arc;

use runestones_rules::Seat;

use super::credence::Credence;
use super::optimism::Optimism;
use super::{Light, Sample, Trainer, play};
use crate::net::{INNER, Member, Net, OUTPUTS, Part, estimate};
use crate::train::Settings;
use crate::train::adam::Adam;

/// How much a weight is held back. Biases are free.
const HELD: f32 = 0.003;
const GAMES_AT_ONCE: u64 = 64;
const STEPS: usize = 300;
const RATE: f32 = 0.004;

/// A position as the last layers see it: the inner neurons of all members.
struct Seen {
    inner: Vec<f32>,
    players: usize,
    wins: [f32; Seat::MOST],
}

/// Plays the games with these numbers with a network as it is, and sets its chances right by their results.
pub fn settle(net: &mut Net, settings: &Settings, mut games: Range<u64>, threads: usize) {
    let settings = Settings { lambda: 1.0, explore: 0.0, learn: 0.0, warm_up: 0, ..*settings };
    // Who has learned is believed, and no judgement is passed on.
    let (optimism, credence) = (Optimism::default(), Credence::whole());
    let light = Light { optimism: &optimism, credence: &credence };
    let player = Arc::new(net.clone());
    let mut seen: Vec<Seen> = Vec::new();
    // A few games at a time: whole positions take much room.
    while !games.is_empty() {
        let some = games.start..games.end.min(games.start + GAMES_AT_ONCE);
        games.start = some.end;
        let learned = play(&player, &settings, light, some, threads);
        let samples = learned.iter().flat_map(|game| &game.samples).filter(|sample| sample.ends_turn);
        seen.extend(samples.map(|sample| Seen::of(net, sample)));
    }
    fit(net, &seen);
}

impl Trainer {
    /// Sets the chances of the network as it is right by the results of this many games more.
    pub fn settle(&mut self, games: u32, threads: usize) {
        let end = self.games + u64::from(games);
        let mut net = self.net();
        settle(&mut net, &self.settings, self.games..end, threads);
        self.games = end;
        for (pupil, member) in self.pupils.iter_mut().zip(net.members) {
            pupil.learner = member.clone();
            pupil.mean = member;
        }
    }
}

impl Seen {
    fn of(net: &Net, sample: &Sample) -> Seen {
        let inner = |member: &Member| member.layers(&member.sparse_sums(&sample.features)).inner;
        let inner = net.members.iter().flat_map(inner).map(|sum| sum.max(0.0)).collect();
        Seen { inner, players: sample.players, wins: sample.wins }
    }
}

/// The last layers of all members as one: each has its share of the outputs.
struct Last {
    weights: Vec<f32>,
    bias: [f32; OUTPUTS],
}

impl Last {
    fn of(net: &Net) -> Last {
        let share = 1.0 / net.members.len() as f32;
        let weights = net.members.iter().flat_map(|member| member.part(Part::Third)).map(|weight| share * weight);
        let mut bias = [0.0; OUTPUTS];
        for member in &net.members {
            bias.iter_mut().zip(member.part(Part::ThirdBias)).for_each(|(mean, bias)| *mean += share * bias);
        }
        Last { weights: weights.collect(), bias }
    }

    /// Gives every member its share of what has changed.
    fn put(&self, net: &mut Net) {
        let before = Last::of(net);
        let count = net.members.len() as f32;
        for (member, weights) in net.members.iter_mut().zip(self.weights.chunks(INNER * OUTPUTS)) {
            for (own, weight) in member.parameters[Part::Third.range()].iter_mut().zip(weights) {
                *own = count * weight;
            }
            let bias = self.bias.iter().zip(before.bias);
            for (own, (bias, before)) in member.parameters[Part::ThirdBias.range()].iter_mut().zip(bias) {
                *own += bias - before;
            }
        }
    }

    /// What it makes of the inner neurons.
    fn chances(&self, seen: &Seen) -> [f32; Seat::MOST] {
        let mut outputs = self.bias;
        let rows = self.weights.as_chunks::<OUTPUTS>().0;
        for (value, row) in seen.inner.iter().zip(rows).filter(|(value, _)| **value > 0.0) {
            outputs.iter_mut().zip(row).for_each(|(output, weight)| *output += value * weight);
        }
        estimate(&outputs, seen.players).wins
    }
}

fn fit(net: &mut Net, seen: &[Seen]) {
    let mut last = Last::of(net);
    let learned = last.weights.clone();
    let mut adam = [Adam::new(last.weights.len()), Adam::new(OUTPUTS)];
    let mut slopes = vec![0.0; last.weights.len()];
    for step in 0..STEPS {
        for (slope, (weight, learned)) in slopes.iter_mut().zip(last.weights.iter().zip(&learned)) {
            *slope = HELD * (weight - learned);
        }
        let mut bias = [0.0; OUTPUTS];
        let share = 1.0 / seen.len().max(1) as f32;
        for seen in seen {
            let said = last.chances(seen);
            for player in 0..seen.players {
                let error = share * (said[player] - seen.wins[player]);
                for (at, value) in seen.inner.iter().enumerate().filter(|(_, value)| **value > 0.0) {
                    slopes[at * OUTPUTS + player] += error * value;
                }
                bias[player] += error;
            }
        }
        // Smaller steps towards the end.
        let rate = RATE * (1.0 - step as f32 / STEPS as f32);
        adam[0].step(&mut last.weights, &slopes, rate);
        adam[1].step(&mut last.bias, &bias, rate);
    }
    last.put(net);
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{RngExt as _, SeedableRng as _};

    #[test]
    fn settling_is_the_same_on_any_number_of_threads_and_changes_the_last_layer_only() {
        let settings = Settings { simulations: 2, ..Settings::default() };
        let before = Trainer::from(&Net::embedded(), settings);
        let [one, other] = [1, 2].map(|threads| {
            let mut trainer = before.clone();
            trainer.settle(3, threads);
            trainer
        });
        assert!(one == other, "threads matter");
        assert_eq!((one.games(), one.settings()), (3, before.settings()));
        let last = Part::Third.range().start;
        let (one, before) = (&one.pupils[0].mean.parameters, &before.pupils[0].mean.parameters);
        assert_eq!(one[..last], before[..last]);
        assert_ne!(one[last..], before[last..]);
    }

    /// Positions in which the first wins by far more seldom than the network says.
    #[test]
    fn what_is_told_too_high_is_set_right_and_the_order_stays() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut net = Net { members: [(); 2].map(|()| Member::random(&mut rng)).to_vec() };
        let before = net.clone();
        let mut position =
            || Seen { inner: (0..2 * INNER).map(|_| rng.random()).collect(), players: 2, wins: [0.0; 4] };
        let mut seen: Vec<Seen> = (0..4000).map(|_| position()).collect();
        let said = |net: &Net, seen: &Seen| Last::of(net).chances(seen)[0];
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
        for (member, before) in net.members.iter().zip(&before.members) {
            let untouched = ..Part::Third.range().start;
            assert_eq!(member.parameters[untouched], before.parameters[untouched]);
        }
    }
}
