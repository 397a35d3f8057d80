//! Who judges: the narrow door through which a review asks what a position is worth.

use std::sync::{Arc, LazyLock};

use runestones_ai::{Bot as _, Budget, Candidate, Limits, Manners, Net, Search, SearchSettings, Seer, Thought};
use runestones_rules::SeatView;
use sha2::{Digest as _, Sha256};

use crate::calibrate::Optimism;
use crate::prospect::Prospect;

/// Somebody who can say what positions are worth, from what a seat may know. The same question with the same seed has
/// the same answer.
pub trait Judge {
    /// A name for all answers: another version may judge otherwise.
    fn version(&self) -> String;

    /// What a position is worth in which the viewer has nothing to decide.
    fn glance(&mut self, view: &SeatView) -> Prospect;

    /// Every legal move of the viewer, with what it leads to; without simulations at a glance.
    fn weigh(&mut self, view: &SeatView, simulations: u32, seed: u64) -> Vec<Weighed>;
}

/// A legal move and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The move.
    pub mv: runestones_rules::Move,
    /// How the game is expected to end after it.
    pub prospect: Prospect,
    /// How many simulations went through it.
    pub visits: u32,
    /// The moves of the same seat that would follow.
    pub line: Vec<runestones_rules::Move>,
}

/// The strongest bot as a judge.
#[derive(Clone)]
pub struct Archdruid {
    net: Arc<Net>,
    optimism: Optimism,
    version: String,
    manners: Manners,
}

/// What besides the network the judgement depends on: count this up when the search or the way of judging changes.
const METHOD: u32 = 4;

impl Archdruid {
    /// The judge that comes with the program.
    pub fn embedded() -> Archdruid {
        static JUDGE: LazyLock<Archdruid> = LazyLock::new(|| Archdruid::with(Net::embedded()));
        JUDGE.clone()
    }

    /// A judge with another network.
    pub fn with(net: Arc<Net>) -> Archdruid {
        let (optimism, version) = (Optimism::of(&net), Archdruid::version_with(&net));
        Archdruid { net, optimism, version, manners: Manners::default() }
    }

    /// The same, who lets others go first while it thinks.
    #[must_use]
    pub fn with_manners(self, manners: Manners) -> Archdruid {
        Archdruid { manners, ..self }
    }

    /// The version of the judge with this network. It is known at once; to have the judge takes a moment.
    pub fn version_with(net: &Net) -> String {
        let digest = Sha256::digest(net.to_bytes());
        format!("{METHOD}-{}", runestones_rules::hex(&digest[..6]))
    }

    fn think(&self, view: &SeatView, simulations: u32, seed: u64) -> Thought {
        let limits = Limits { manners: self.manners.clone(), ..Limits::from(Budget::simulations(simulations)) };
        match simulations {
            0 => Seer::new(Arc::clone(&self.net), seed).think(view, &limits),
            _ => Search::new(Arc::clone(&self.net), SearchSettings::DEFAULT, seed).think(view, &limits),
        }
    }
}

impl Judge for Archdruid {
    fn version(&self) -> String {
        self.version.clone()
    }

    fn glance(&mut self, view: &SeatView) -> Prospect {
        Prospect::of(&self.optimism.taken_off(self.net.outlook(view), view), view.public().seat_count())
    }

    fn weigh(&mut self, view: &SeatView, simulations: u32, seed: u64) -> Vec<Weighed> {
        let seats = view.public().seat_count();
        let weighed = |candidate: Candidate| Weighed {
            mv: candidate.mv,
            prospect: Prospect::of(&self.optimism.taken_off(candidate.outlook.unwrap_or_default(), view), seats),
            visits: candidate.visits,
            line: candidate.line,
        };
        self.think(view, simulations, seed).candidates.into_iter().map(weighed).collect()
    }
}
