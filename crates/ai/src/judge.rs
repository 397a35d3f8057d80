//! Judging positions with a network.

use rand::rngs::StdRng;
use runestones_rules::{CardSet, Game, Seat, SeatView};

use crate::features::{self, LEN, TraitTable};
use crate::net::{AllSums, Differences, Net, SCORE_UNIT};
use crate::outlook::result;
use crate::{Outlook, greedy};

/// Somebody who can say how a game will end.
pub(crate) trait Evaluate {
    /// The positions that follow lie close to each other.
    fn begin(&mut self);

    /// How the game is expected to end, from what a seat knows; exact when it is over.
    fn outlook(&mut self, game: &Game, seat: Seat) -> Outlook;
}

/// Judges positions that lie close to each other: only what differs from the first one is worked out (an accumulator, as
/// in NNUE).
pub(crate) struct Judge<'a> {
    net: &'a Net,
    table: &'static TraitTable,
    /// The position from which the next ones are seen: its features, and the sums that belong to them.
    anchor: Box<[f32; LEN]>,
    sums: AllSums,
    /// The sums of the position judged last; what a single network has no use for is never copied.
    shifted: AllSums,
    /// Whether the next position becomes the anchor.
    moving: bool,
    features: Box<[f32; LEN]>,
    differences: Differences,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(net: &'a Net, set: &'static CardSet) -> Judge<'a> {
        let table = TraitTable::of(set);
        Judge {
            net,
            table,
            anchor: Box::new([0.0; LEN]),
            sums: net.nothing(),
            shifted: net.nothing(),
            moving: true,
            features: Box::new([0.0; LEN]),
            differences: Differences::new(),
        }
    }

    /// The features of the position judged last.
    pub(crate) fn features(&self) -> &[f32; LEN] {
        &self.features
    }

    /// What the network makes of what a seat sees.
    fn estimate(&mut self, view: &SeatView) -> Outlook {
        let (game, seat) = (view.public(), view.viewer().expect("a watcher has no prospects"));
        features::write(view, self.table, &mut self.features);
        let differences = self.differences.between(&self.anchor, &self.features);
        self.net.shift(&self.sums, differences, &mut self.shifted);
        if std::mem::take(&mut self.moving) {
            // From one part of a turn to another less changes than a whole position has features.
            self.sums = self.shifted;
            self.anchor.copy_from_slice(&self.features[..]);
        }
        let count = game.seat_count();
        let estimate = self.net.finish(&self.shifted, count);
        let mut outlook = Outlook::default();
        for (steps, (win, score)) in estimate.wins.into_iter().zip(estimate.scores).enumerate().take(count) {
            let at = (seat.index() + steps) % count;
            outlook.wins[at] = win;
            outlook.scores[at] = score * SCORE_UNIT;
        }
        outlook
    }
}

impl Evaluate for Judge<'_> {
    fn begin(&mut self) {
        self.moving = true;
    }

    fn outlook(&mut self, game: &Game, seat: Seat) -> Outlook {
        result(game.public()).unwrap_or_else(|| self.estimate(&game.view(seat)))
    }
}

impl Net {
    /// How the game is expected to end, at a glance: one evaluation of what the viewer sees; exact when it is over.
    ///
    /// # Panics
    ///
    /// If nobody in particular looks: a watcher has no prospects.
    pub fn outlook(&self, view: &SeatView) -> Outlook {
        result(view.public()).unwrap_or_else(|| Judge::new(self, view.public().card_set()).estimate(view))
    }
}

/// Judges many positions of one turn, each at a glance, and faster than one by one.
pub struct Near<'a>(Judge<'a>);

impl Near<'_> {
    /// How the game is expected to end, from what a seat knows; exact when it is over.
    pub fn outlook(&mut self, game: &Game, seat: Seat) -> Outlook {
        self.0.outlook(game, seat)
    }
}

impl Net {
    /// Somebody to judge positions that lie close to each other, of games with this card set.
    pub fn near(&self, set: &'static CardSet) -> Near<'_> {
        Near(Judge::new(self, set))
    }
}

/// Judges positions by the greedy bot's rules of thumb, for a search without anything learned: the turn is played to
/// its end, and what everybody then has is added up.
pub(crate) struct ByHand {
    pub(crate) luck: StdRng,
}

/// A lead of this many points makes a seat e times as likely to win as another.
const TELLING_LEAD: f32 = 7.0;

impl Evaluate for ByHand {
    fn begin(&mut self) {}

    fn outlook(&mut self, game: &Game, seat: Seat) -> Outlook {
        result(game.public()).unwrap_or_else(|| {
            let end = greedy::after_turn(game, seat, &mut self.luck);
            if let Some(outlook) = result(end.public()) {
                return outlook;
            }
            let mut outlook = Outlook::default();
            game.seats().for_each(|seat| outlook.scores[seat.index()] = greedy::worth_of(&end, seat));
            let most = outlook.scores[..game.seat_count()].iter().copied().fold(f32::MIN, f32::max);
            let mut sum = 0.0;
            for seat in game.seats() {
                let chance = ((outlook.scores[seat.index()] - most) / TELLING_LEAD).exp();
                outlook.wins[seat.index()] = chance;
                sum += chance;
            }
            outlook.wins.iter_mut().for_each(|win| *win /= sum);
            outlook
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng as _;
    use runestones_rules::{Decider, Options};
    use runestones_testing::Walk;

    #[test]
    fn what_differs_is_enough() {
        let mut rng = StdRng::seed_from_u64(2);
        let net = Net::random(&mut rng);
        let mut walk = Walk::new(&Options { night: true, ..Options::base(3) }, 2);
        let mut anchored = Judge::new(&net, walk.game.card_set());
        let mut fresh = Judge::new(&net, walk.game.card_set());
        let mut compared = 0;
        while compared < 2000 && walk.step() {
            let game = walk.game;
            let Decider::Seat(seat) = game.decider() else { continue };
            anchored.begin();
            for mv in &game.legal_moves() {
                let mut after = game;
                after.play(*mv, &mut ()).unwrap();
                fresh.begin();
                let (one, other) = (anchored.outlook(&after, seat), fresh.outlook(&after, seat));
                for (one, other) in one.wins.iter().chain(&one.scores).zip(other.wins.iter().chain(&other.scores)) {
                    assert!((one - other).abs() < 1e-3, "{one} {other}");
                }
                assert!((one.wins.iter().sum::<f32>() - 1.0).abs() < 1e-5);
                compared += 1;
            }
        }
        assert!(compared > 500);
    }
}
