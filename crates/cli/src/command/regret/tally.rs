//! What was given away, by bot, phase and kind of decision.

use super::sample::{Kind, Moment};

/// The last round of each phase of a game.
pub(super) const PHASES: [(u16, &str); 5] =
    [(5, "rounds 1-5"), (10, "rounds 6-10"), (15, "rounds 11-15"), (20, "rounds 16-20"), (u16::MAX, "rounds 21+")];

/// What each bot gives away at one decision, of its chance to win.
pub(super) type Regrets = Vec<f64>;

/// A mean of many decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Mean {
    pub(super) count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn note(&mut self, value: f64) {
        self.add(&Mean { count: 1.0, sum: value, squares: value * value });
    }

    fn add(&mut self, other: &Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The half width of the 95 % interval; unknown with fewer than two.
    pub(super) fn spread(&self) -> f64 {
        let variance = (self.squares - self.sum * self.mean()) / (self.count - 1.0).max(1.0);
        if self.count < 2.0 { f64::INFINITY } else { 1.96 * (variance.max(0.0) / self.count).sqrt() }
    }
}

/// What one bot gave away, and how many decisions a turn of it has.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct OfBot {
    pub(super) all: Mean,
    pub(super) phases: [Mean; PHASES.len()],
    pub(super) kinds: [Mean; Kind::ALL.len()],
    decisions: f64,
    turns: f64,
}

impl OfBot {
    pub(super) fn decisions_per_turn(&self) -> f64 {
        self.decisions / self.turns.max(1.0)
    }

    fn means(&mut self) -> impl Iterator<Item = &mut Mean> {
        [&mut self.all].into_iter().chain(&mut self.phases).chain(&mut self.kinds)
    }
}

/// Everything that was measured.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tally {
    pub(super) bots: Vec<OfBot>,
}

impl Tally {
    pub(super) fn new(bots: usize) -> Tally {
        Tally { bots: vec![OfBot::default(); bots] }
    }

    /// A bot took a decision, the first of a turn or a later one.
    pub(super) fn met(&mut self, bot: usize, first: bool) {
        self.bots[bot].decisions += 1.0;
        self.bots[bot].turns += f64::from(u8::from(first));
    }

    pub(super) fn note(&mut self, moment: &Moment, regrets: &Regrets) {
        let phase = PHASES.iter().position(|(last, _)| moment.round <= *last).unwrap_or(PHASES.len() - 1);
        let kind = Kind::ALL.iter().position(|(kind, _)| *kind == moment.kind).expect("all kinds are listed");
        for (bot, regret) in self.bots.iter_mut().zip(regrets) {
            bot.all.note(*regret);
            bot.phases[phase].note(*regret);
            bot.kinds[kind].note(*regret);
        }
    }

    pub(super) fn add(&mut self, other: &Tally) {
        for (bot, other) in self.bots.iter_mut().zip(&other.bots) {
            bot.decisions += other.decisions;
            bot.turns += other.turns;
            bot.means().zip(other.clone().means()).for_each(|(mean, other)| mean.add(other));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_and_intervals_of_known_numbers() {
        let mut mean = Mean::default();
        for value in [1.0, 2.0, 3.0, 4.0] {
            mean.note(value);
        }
        assert!((mean.mean() - 2.5).abs() < 1e-9);
        // The standard deviation is the root of 5/3.
        assert!((mean.spread() - 1.96 * (5.0f64 / 3.0).sqrt() / 2.0).abs() < 1e-12);
        let mut parts = [Mean::default(); 2];
        parts[0].note(1.0);
        for value in [2.0, 3.0, 4.0] {
            parts[1].note(value);
        }
        let [mut sum, part] = parts;
        sum.add(&part);
        assert_eq!(sum, mean);
        assert!(Mean::default().spread() > f64::MAX, "nothing is known");
    }
}
