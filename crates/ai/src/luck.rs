//! What chance gave and took: a control variate for results, which takes luck out of them and leaves their mean alone.
//!
//! The luck of an outcome is how a judge sees the game after it, less the mean over all outcomes. However wrong the judge
//! is, luck is 0 on average, so a result less its luck has the same mean as the result. The better the judge, the less
//! of the noise is left. (Backgammon players call it the luck-adjusted result; AIVAT does the same for poker.)

use std::sync::Arc;

use runestones_rules::{Game, MoveList, Outcome, Seat};

use crate::judge::{Evaluate, Judge};
use crate::{Net, Outlook};

/// The luck of a game, as one judge sees it.
pub struct Luck {
    net: Arc<Net>,
    total: Outlook,
}

impl Luck {
    /// Nothing has happened yet.
    pub fn new(net: Arc<Net>) -> Luck {
        Luck { net, total: Outlook::default() }
    }

    /// Counts an outcome that comes next in a game. The preparation does not count: nobody can judge half a table.
    pub fn count(&mut self, before: &Game, happened: Outcome) {
        if before.is_set_up() {
            let mut judge = Judge::new(&self.net, before.card_set());
            self.total = self.total.plus(&of(&mut judge, before, happened), 1.0);
        }
    }

    /// What chance gave each seat so far, of its chance to win and of its score; take it off the result.
    pub fn total(&self) -> Outlook {
        self.total
    }
}

/// What an outcome was worth to each seat, as the seat sees it that has its turn. Chance must have to decide it.
pub(crate) fn of(judge: &mut impl Evaluate, before: &Game, happened: Outcome) -> Outlook {
    let mut following = MoveList::new();
    let mut mean = Sum::default();
    let mut actual = Outlook::default();
    judge.begin();
    for (outcome, weight) in before.chance_outcomes() {
        let mut after = *before;
        after.play_listed(outcome, &mut following, &mut ());
        let outlook = judge.outlook(&after, before.active());
        mean.add(&outlook, weight as f32);
        if outcome == happened {
            actual = outlook;
        }
    }
    actual.less(&mean.mean())
}

/// A weighted sum of outlooks.
#[derive(Default)]
struct Sum {
    sum: Outlook,
    weight: f32,
}

impl Sum {
    fn add(&mut self, outlook: &Outlook, weight: f32) {
        for seat in 0..Seat::MOST {
            self.sum.wins[seat] += weight * outlook.wins[seat];
            self.sum.scores[seat] += weight * outlook.scores[seat];
        }
        self.weight += weight;
    }

    fn mean(&self) -> Outlook {
        let mean = |sum: f32| sum / self.weight.max(1.0);
        Outlook { wins: self.sum.wins.map(mean), scores: self.sum.scores.map(mean) }
    }
}

impl Outlook {
    /// What this has more than the other, seat by seat.
    pub(crate) fn less(&self, other: &Outlook) -> Outlook {
        self.plus(other, -1.0)
    }

    /// This and so many times the other.
    pub(crate) fn plus(&self, other: &Outlook, times: f32) -> Outlook {
        let add = |one: [f32; Seat::MOST], other: [f32; Seat::MOST]| {
            std::array::from_fn(|seat| one[seat] + times * other[seat])
        };
        Outlook { wins: add(self.wins, other.wins), scores: add(self.scores, other.scores) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{RngExt as _, SeedableRng as _};
    use runestones_rules::{Decider, Options};

    /// Whatever the judge thinks, and whatever chance decides about: luck is 0 on average before it is known. Results
    /// less their luck therefore have the mean that results have.
    #[test]
    fn luck_is_nothing_on_average() {
        let mut rng = StdRng::seed_from_u64(3);
        let net = Arc::new(Net::random(&mut rng));
        let (mut seen, mut largest) = (0, 0.0f32);
        for players in 2..=4 {
            let mut game = Game::new(&Options { night: true, ..Options::base(players) }, &mut ()).unwrap();
            for _ in 0..1500 {
                match game.decider() {
                    Decider::Nobody => break,
                    Decider::Seat(_) => {
                        let moves = game.legal_moves();
                        game.play(moves[rng.random_range(0..moves.len())], &mut ()).unwrap();
                    }
                    Decider::Chance => {
                        let mut sum = Outlook::default();
                        for (outcome, weight) in game.chance_outcomes() {
                            let mut luck = Luck::new(Arc::clone(&net));
                            luck.count(&game, outcome);
                            sum = sum.plus(&luck.total(), weight as f32);
                            largest = largest.max(luck.total().wins[0].abs());
                        }
                        let mean = |sum: f32| sum / game.chance_weight() as f32;
                        assert!(sum.wins.iter().all(|sum| mean(*sum).abs() < 1e-4), "{sum:?}");
                        assert!(sum.scores.iter().all(|sum| mean(*sum).abs() < 1e-2), "{sum:?}");
                        seen += 1;
                        game.play(game.random_outcome(&mut rng).unwrap(), &mut ()).unwrap();
                    }
                }
            }
        }
        assert!(seen > 500 && largest > 0.003, "{seen} {largest}");
    }
}
