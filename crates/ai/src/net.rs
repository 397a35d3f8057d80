//! The value network: what a seat sees in, everybody's chances and final scores out.
//!
//! A position has 1,802 features of which some 300 are not zero, and the moves of one decision change only a few
//! of them. So the first layer, which is nearly all of the work, is worked out once and then only shifted by what
//! differs: an accumulator, as in NNUE. The accumulator is the reason why these few loops are written by hand: no
//! framework knows of it.
//!
//! Networks that began with other weights err apart, so several of them judge together: their outputs are averaged (an
//! ensemble). Softmax makes chances of the first outputs. Features are worked out once for all.

mod file;
mod lanes;
mod member;
mod shape;

pub use file::BadWeights;
pub(crate) use file::{Reader, checksum};
pub(crate) use member::{Member, Sums};
pub(crate) use shape::{HIDDEN, INNER, OUTPUTS, PARAMETERS, Part};

use std::sync::{Arc, LazyLock};

use rand::Rng;
use runestones_rules::Seat;

use crate::features::LEN;

/// Points per unit of a score output, so that all outputs are of the same size.
pub(crate) const SCORE_UNIT: f32 = 65.0;

/// The most networks that judge together.
pub(crate) const MOST_MEMBERS: usize = 4;

/// The sums of the first layers of all members.
pub(crate) type AllSums = [Sums; MOST_MEMBERS];

/// A trained network, or several that judge together.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// From one to [`MOST_MEMBERS`].
    pub(crate) members: Vec<Member>,
}

/// What the network says, the viewer first and the others clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Estimate {
    /// The chance of each to win; together 1.
    pub(crate) wins: [f32; Seat::MOST],
    /// The expected final scores, in units of [`SCORE_UNIT`].
    pub(crate) scores: [f32; Seat::MOST],
}

impl Net {
    /// The network that comes with the program.
    ///
    /// # Panics
    ///
    /// If the program was built with a damaged file; a test reads it.
    pub fn embedded() -> Arc<Net> {
        static NET: LazyLock<Arc<Net>> = LazyLock::new(|| {
            let bytes = include_bytes!("../data/network.weights");
            Arc::new(Net::from_bytes(bytes).unwrap_or_else(|bad| panic!("the embedded network: {bad}")))
        });
        Arc::clone(&NET)
    }

    /// A network that knows nothing: small random weights.
    pub fn random(rng: &mut impl Rng) -> Net {
        Net::from(Member::random(rng))
    }

    /// Networks that judge together from now on; `None` if they are too many, or none.
    pub fn together(nets: impl IntoIterator<Item = Net>) -> Option<Net> {
        let members: Vec<Member> = nets.into_iter().flat_map(|net| net.members).collect();
        (1..=MOST_MEMBERS).contains(&members.len()).then_some(Net { members })
    }

    /// The sums of the first layers for a position without any features.
    pub(crate) fn nothing(&self) -> AllSums {
        let mut sums = [[0.0; HIDDEN]; MOST_MEMBERS];
        for (sums, member) in sums.iter_mut().zip(&self.members) {
            *sums = member.nothing();
        }
        sums
    }

    /// Works out the sums of the first layers from those of features that differ by this.
    pub(crate) fn shift(&self, from: &AllSums, differences: &[(u16, f32)], sums: &mut AllSums) {
        for ((sums, from), member) in sums.iter_mut().zip(from).zip(&self.members) {
            *sums = *from;
            member.shift(sums, differences);
        }
    }

    /// What follows from the sums of the first layers, for this number of players.
    pub(crate) fn finish(&self, sums: &AllSums, players: usize) -> Estimate {
        let mut mean = [0.0; OUTPUTS];
        let share = 1.0 / self.members.len() as f32;
        for (sums, member) in sums.iter().zip(&self.members) {
            let said = member.layers(sums).outputs;
            mean.iter_mut().zip(said).for_each(|(mean, said)| *mean += share * said);
        }
        estimate(&mean, players)
    }
}

impl From<Member> for Net {
    fn from(member: Member) -> Net {
        Net { members: vec![member] }
    }
}

/// Where two positions differ, and by how much.
pub(crate) struct Differences {
    /// The first of them hold; the rest is room.
    found: Box<[(u16, f32); LEN + 1]>,
}

/// Features are compared so many at a time: most stretches are equal, and a whole one is compared nearly as fast as a single one.
const STRETCH: usize = 32;

impl Differences {
    pub(crate) fn new() -> Differences {
        Differences { found: Box::new([(0, 0.0); LEN + 1]) }
    }

    /// What has to be added to one to get the other.
    pub(crate) fn between(&mut self, from: &[f32; LEN], to: &[f32; LEN]) -> &[(u16, f32)] {
        let mut count = 0;
        for (stretch, (from, to)) in from.chunks(STRETCH).zip(to.chunks(STRETCH)).enumerate() {
            if !differ(from, to) {
                continue;
            }
            for (at, (from, to)) in from.iter().zip(to).enumerate() {
                // Written in any case, kept only if it is something: no branch that the processor guesses wrong.
                self.found[count] = ((stretch * STRETCH + at) as u16, to - from);
                count += usize::from(to.to_bits() != from.to_bits());
            }
        }
        &self.found[..count]
    }
}

/// Whether two stretches differ in any bit; without an early end, so that it is done many at a time.
fn differ(one: &[f32], other: &[f32]) -> bool {
    one.iter().zip(other).fold(0, |bits, (one, other)| bits | (one.to_bits() ^ other.to_bits())) != 0
}

/// Chances from the first outputs by softmax, scores from the others.
pub(crate) fn estimate(outputs: &[f32; OUTPUTS], players: usize) -> Estimate {
    let mut estimate = Estimate::default();
    let highest = outputs[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (win, output) in estimate.wins.iter_mut().zip(&outputs[..players]) {
        *win = (output - highest).exp();
        sum += *win;
    }
    estimate.wins.iter_mut().for_each(|win| *win /= sum);
    estimate.scores[..players].copy_from_slice(&outputs[Seat::MOST..Seat::MOST + players]);
    estimate
}
