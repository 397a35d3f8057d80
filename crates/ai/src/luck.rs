//! What chance gave and took: a control variate for results, which takes luck out of them and leaves their mean alone.
//!
//! The luck of an outcome is how a judge sees the game after it, less the mean over all outcomes. However wrong the judge
//! is, luck is 0 on average, so a result less its luck has the same mean as the result. The better the judge, the less
//! of the noise is left. (Backgammon players call it the luck-adjusted result; AIVAT does the same for poker.)

use runestones_rules::{Game, MoveList, Outcome, Seat};

use crate::Outlook;
use crate::judge::Evaluate;

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
