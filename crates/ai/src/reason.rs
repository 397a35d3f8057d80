//! Why a move is good: what it leads to, told in facts that the page can put into words.
//!
//! Each candidate of a [`Thought`] is played out in worlds that could be the real one: first along the line that the
//! bot saw, then to the end of the turn, then through the turns of the others. What happens in most of these
//! worlds is a reason. What the others take when a candidate leaves it lying is what is in demand.

mod outcome;
mod playout;

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_rules::{Card, Gem, RowName, Rune, SeatView};

use crate::Thought;
use outcome::Outcomes;
use playout::{Playout, play_out};

/// How many worlds a candidate is played out in.
const WORLDS: usize = 16;

/// A fact that speaks for a move, or that one should know about it. Counts are rounded averages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It brings the last round.
    LastRound,
    /// It brings this many points in this turn.
    Points(u8),
    /// A row gets its so-many-eth artifact.
    Artifact {
        /// The row.
        row: RowName,
        /// How many artifacts lie there then.
        count: u8,
    },
    /// It brings a rune stone.
    Stone(Rune),
    /// A card comes into the deck.
    Gains(Card),
    /// Else one of the others takes the artifact at this forge before the seat's next turn.
    ForgeInDemand {
        /// The forge, counted from 1.
        forge: u8,
        /// How often, in per cent.
        percent: u8,
    },
    /// Else one of the others takes this card before the seat's next turn.
    CardInDemand {
        /// The card.
        card: Card,
        /// How often, in per cent.
        percent: u8,
    },
    /// A card whose ability is used stays in the deck.
    Keeps(Card),
    /// A card leaves the deck for good.
    Loses(Card),
    /// It brings this many gems of a kind, net of those paid.
    Gems {
        /// The kind.
        gem: Gem,
        /// How many.
        count: u8,
    },
    /// It brings this much ore, net of what is paid.
    Ore(u8),
}

/// The reasons for the first `count` candidates of a thought, the weightiest first.
///
/// They follow from the view, the thought and the seed.
///
/// # Panics
///
/// If the viewer has nothing to decide.
pub fn reasons(view: &SeatView, thought: &Thought, count: usize, seed: u64) -> Vec<Vec<Reason>> {
    let seat = view.viewer().expect("a watcher has nothing to decide");
    let mut rng = StdRng::seed_from_u64(seed);
    let mut played: Vec<Vec<Playout>> = vec![Vec::with_capacity(WORLDS); count.min(thought.candidates.len())];
    for _ in 0..WORLDS {
        // All candidates meet the same world.
        let world = view.sample(&mut rng);
        for (candidate, playouts) in thought.candidates.iter().zip(&mut played) {
            playouts.push(play_out(&world, seat, candidate, &mut rng));
        }
    }
    let outcomes: Vec<Outcomes<'_>> = played.iter().map(|playouts| Outcomes::new(playouts, seat)).collect();
    let others = |own: usize| outcomes.iter().enumerate().filter(move |(other, _)| *other != own).map(|(_, it)| it);
    outcomes.iter().enumerate().map(|(own, outcome)| outcome.reasons(&others(own))).collect()
}
