//! A position by itself, as for somebody who asks "what if": every move with its value, or everything that chance could
//! bring.

use runestones_rules::{Decider, Entry, Game, Outcome, Seat};

use crate::book::end_of;
use crate::judge::Judge;
use crate::look::{is_known, outcomes};
use crate::prospect::Prospect;
use crate::review::Judged;

/// What a position is worth, and what can become of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Weighing {
    /// A seat decides.
    Decision {
        /// Who.
        seat: Seat,
        /// Every legal move, the best first; none counts as played.
        moves: Vec<Judged>,
    },
    /// Chance decides.
    Chance {
        /// The mean over everything that can come, by its weight.
        expected: Prospect,
        /// Everything that can come, with its weight and what it is worth then.
        outcomes: Vec<(Outcome, u32, Prospect)>,
    },
    /// The game is over.
    Over(Prospect),
}

impl Weighing {
    /// Weighs a position, from what the seat that decides may know; what chance decides is seen with the eyes of the seat
    /// whose turn it is.
    pub fn of(judge: &mut impl Judge, game: &Game, simulations: u32, seed: u64) -> Weighing {
        match game.decider() {
            Decider::Nobody => Weighing::Over(end_of(game)),
            Decider::Chance => {
                let outcomes = outcomes(judge, game, seed);
                let expected = Prospect::mean(outcomes.iter().map(|(_, weight, prospect)| (*prospect, *weight)));
                Weighing::Chance { expected, outcomes }
            }
            Decider::Seat(seat) => {
                let weighed = judge.weigh(&game.view(seat), simulations, seed);
                let known = weighed.iter().filter(|one| is_known(one, &weighed));
                let best = known.map(|one| one.prospect.chance(seat)).max().unwrap_or_default();
                let mut moves: Vec<(bool, Judged)> = weighed
                    .iter()
                    .map(|one| {
                        let loss = (best - one.prospect.chance(seat)).max(0);
                        let (mv, prospect, line) = (one.mv, one.prospect, one.line.clone());
                        (is_known(one, &weighed), Judged { mv, prospect, loss, played: false, line })
                    })
                    .collect();
                moves.sort_by_key(|(known, judged)| (!known, judged.loss));
                Weighing::Decision { seat, moves: moves.into_iter().map(|(_, judged)| judged).collect() }
            }
        }
    }

    /// What the position is worth: after the best move, or in the mean over all that can come.
    pub fn value(&self) -> Prospect {
        match self {
            Weighing::Decision { moves, .. } => moves.first().expect("a decision has moves").prospect,
            Weighing::Chance { expected, .. } => *expected,
            Weighing::Over(end) => *end,
        }
    }

    /// What the position is worth after an entry that is possible in it, and what that loses if it is a move.
    pub fn after(&self, entry: Entry) -> Option<(Prospect, Option<i32>)> {
        match (self, entry) {
            (Weighing::Decision { moves, .. }, Entry::Move(mv)) => {
                moves.iter().find(|judged| judged.mv == mv).map(|judged| (judged.prospect, Some(judged.loss)))
            }
            (Weighing::Chance { outcomes, .. }, Entry::Chance(came)) => {
                outcomes.iter().find(|(outcome, ..)| *outcome == came).map(|(.., prospect)| (*prospect, None))
            }
            _ => None,
        }
    }
}
