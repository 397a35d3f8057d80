//! Judging positions with a network.

use runestones_rules::{Game, Seat};

use crate::features::{self, LEN, TraitTable};
use crate::net::{HIDDEN, Net, SCORE_UNIT, Sums};
use crate::{Outlook, greedy};

/// Somebody who can say how a game will end.
pub(crate) trait Evaluate {
    /// The positions that follow are far from those before.
    fn begin(&mut self);

    /// How the game is expected to end, from what a seat knows; exact when it is over.
    fn outlook(&mut self, game: &Game, seat: Seat) -> Outlook;
}

/// Judges positions that lie close to each other: only what differs from the first one is worked out.
pub(crate) struct Judge<'a> {
    net: &'a Net,
    table: &'static TraitTable,
    anchor: Option<Box<[f32; LEN]>>,
    features: Box<[f32; LEN]>,
    sums: Sums,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(net: &'a Net, game: &Game) -> Judge<'a> {
        let table = TraitTable::of(game.card_set());
        Judge { net, table, anchor: None, features: Box::new([0.0; LEN]), sums: [0.0; HIDDEN] }
    }

    /// The features of the position judged last.
    pub(crate) fn features(&self) -> &[f32; LEN] {
        &self.features
    }

    fn estimate(&mut self, game: &Game, seat: Seat) -> Outlook {
        features::write(&game.view(seat), self.table, &mut self.features);
        let sums = if let Some(anchor) = &self.anchor {
            self.net.shift(self.sums, anchor, &self.features)
        } else {
            self.sums = self.net.sums(&self.features);
            self.anchor = Some(self.features.clone());
            self.sums
        };
        let count = game.seat_count();
        let estimate = self.net.finish(&sums, count);
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
        self.anchor = None;
    }

    fn outlook(&mut self, game: &Game, seat: Seat) -> Outlook {
        result(game).unwrap_or_else(|| self.estimate(game, seat))
    }
}

/// Judges positions by the greedy bot's rules of thumb, for a search without anything learned.
pub(crate) struct ByHand;

/// A lead of so many points makes a seat e times as likely to win as another.
const TELLING_LEAD: f32 = 7.0;

impl Evaluate for ByHand {
    fn begin(&mut self) {}

    fn outlook(&mut self, game: &Game, _: Seat) -> Outlook {
        result(game).unwrap_or_else(|| {
            let mut outlook = Outlook::default();
            game.seats().for_each(|seat| outlook.scores[seat.index()] = greedy::worth_of(game, seat));
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

/// How a game ended, if it is over.
pub(crate) fn result(game: &Game) -> Option<Outlook> {
    let standing = game.standing()?;
    let mut outlook = Outlook::default();
    let share = 1.0 / standing.winners.len() as f32;
    standing.winners.iter().for_each(|seat| outlook.wins[seat.index()] = share);
    for (score, end) in outlook.scores.iter_mut().zip(&standing.scores) {
        *score = f32::from(end.total);
    }
    Some(outlook)
}

/// How much of its lead in points a seat counts beside its chance to win: it gives a direction where the chance is
/// nearly settled, or not learned yet.
const LEAD: f32 = 0.1;

impl Outlook {
    /// What a seat wants most of.
    pub(crate) fn utility(&self, seat: Seat, players: usize) -> f32 {
        let others = (0..players).filter(|other| *other != seat.index());
        let best_other = others.map(|other| self.scores[other]).fold(f32::MIN, f32::max);
        self.wins[seat.index()] + LEAD * (self.scores[seat.index()] - best_other) / SCORE_UNIT
    }
}
