//! A bot that looks one decision ahead with a network and trusts what it sees: it judges the position after each move
//! (the afterstates) and plays the best.

use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_rules::{MoveList, SeatView};

use crate::judge::{Evaluate as _, Judge};
use crate::{Bot, Candidate, Limits, Net, Thought};

/// Plays what the network likes best.
pub struct Seer {
    net: Arc<Net>,
    rng: StdRng,
}

impl Seer {
    /// A bot whose decisions follow from the seed, since the world it looks at does.
    pub fn new(net: Arc<Net>, seed: u64) -> Seer {
        Seer { net, rng: StdRng::seed_from_u64(seed) }
    }
}

impl Bot for Seer {
    fn think(&mut self, view: &SeatView, _: &Limits) -> Thought {
        let seat = view.viewer().expect("a watcher has nothing to decide");
        let world = view.sample(&mut self.rng);
        let mut judge = Judge::new(&self.net, world.card_set());
        judge.begin();
        let mut following = MoveList::new();
        let mut seen: Vec<(f32, Candidate)> = Vec::new();
        for mv in view.legal_moves() {
            let mut after = world;
            after.play_listed(mv, &mut following, &mut ());
            let outlook = judge.outlook(&after, seat);
            let candidate = Candidate { outlook: Some(outlook), ..Candidate::plain(mv) };
            seen.push((outlook.utility(seat, world.seat_count()), candidate));
        }
        // Of equal ones the first stays the first.
        seen.sort_by(|one, other| other.0.total_cmp(&one.0));
        let candidates: Vec<Candidate> = seen.into_iter().map(|(_, candidate)| candidate).collect();
        Thought { chosen: candidates.first().expect("the viewer decides").mv, candidates, simulations: 0 }
    }
}
