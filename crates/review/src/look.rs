//! What was seen when one entry of a game was looked at.

use runestones_rules::{Entry, Game, Move, Outcome, Seat};

use crate::judge::{Judge, Weighed};
use crate::prospect::Prospect;

/// A candidate counts as known if it had at least this share of the simulations of the most looked at: the same share as
/// the search trusts when it decides. Below, its value is a first impression.
const TRUST: f64 = 0.3;

/// What was seen at one entry.
#[derive(Clone, Debug)]
pub(crate) enum Look {
    /// A seat decided.
    Decision {
        /// How hard the judge looked.
        simulations: u32,
        /// Every legal move, in the judge's order.
        moves: Vec<Weighed>,
    },
    /// Chance decided.
    Chance {
        /// The mean over everything that could have come, by its weight.
        expected: Prospect,
        /// What came.
        after: Prospect,
        /// How many things could have come.
        outcomes: u8,
    },
}

/// Looks at one entry with the eyes of the seat whose turn it is: a decision, or what chance decided in it.
pub(crate) fn look(judge: &mut impl Judge, game: &Game, entry: Entry, simulations: u32, seed: u64) -> Look {
    let viewer = game.active();
    match entry {
        Entry::Move(_) => Look::Decision { simulations, moves: judge.weigh(&game.view(viewer), simulations, seed) },
        Entry::Chance(came) => {
            let all = outcomes(judge, game, seed);
            let after = all.iter().find(|(outcome, ..)| *outcome == came).expect("the record is sound").2;
            let expected = Prospect::mean(all.iter().map(|(_, weight, prospect)| (*prospect, *weight)));
            Look::Chance { expected, after, outcomes: all.len() as u8 }
        }
    }
}

/// Everything that chance can bring, with its weight, and what it is worth to the eyes of the seat whose turn it is.
pub(crate) fn outcomes(judge: &mut impl Judge, game: &Game, seed: u64) -> Vec<(Outcome, u32, Prospect)> {
    let worth = |(outcome, weight): &(Outcome, u32)| {
        let mut after = *game;
        after.play(*outcome, &mut ()).expect("one of the outcomes");
        (*outcome, *weight, situation(judge, &after, game.active(), seed))
    };
    game.chance_outcomes().iter().map(worth).collect()
}

/// What a situation is worth to the eyes of a seat; if that seat decides next, it will take what looks best.
fn situation(judge: &mut impl Judge, game: &Game, viewer: Seat, seed: u64) -> Prospect {
    let view = game.view(viewer);
    let moves = if view.legal_moves().is_empty() { Vec::new() } else { judge.weigh(&view, 0, seed) };
    let best = moves.iter().max_by_key(|weighed| weighed.prospect.chance(viewer));
    best.map_or_else(|| judge.glance(&view), |best| best.prospect)
}

/// Whether a move was looked at so often that its value is more than a first impression.
pub(crate) fn is_known(weighed: &Weighed, moves: &[Weighed]) -> bool {
    let most = moves.iter().map(|other| other.visits).max().unwrap_or_default();
    f64::from(weighed.visits) >= TRUST * f64::from(most)
}

/// The move among those weighed.
pub(crate) fn weight_of(mv: Move, moves: &[Weighed]) -> &Weighed {
    moves.iter().find(|weighed| weighed.mv == mv).expect("the judge weighs every legal move")
}
