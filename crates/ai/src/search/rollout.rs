//! Playing on for a round, again and again, to tell moves apart that look alike (truncated rollouts at the root).
//!
//! The network sees little of what somebody can do who is about to move, and late in the game that decides. So once the bot's own turn is
//! seen through, the time that is left goes into rollouts: in a world that the viewer could be in, a move is played, then the
//! rest of the turn as the tree expects it, then the turns of the others, who search a little with their own eyes, and in the
//! end the viewer searches a little what can be made of its next turn. What a move promises is the mean of these, and of
//! the tree's own word.
//!
//! All moves meet the same worlds and the same luck, turn by turn (common random numbers), so that the moves are compared and
//! not their fortunes. Moves that are surely worse drop out (racing), and whoever is left alone is played at once.

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_rules::{Decider, Entry, Game, Move, MoveList, Seat, SeatView};

use super::Run;
use super::tree::{Id, Kind, Tree};
use crate::Outlook;
use crate::outlook::result;

/// No more moves than this are compared.
const MOST_RIVALS: usize = 8;
/// A move that promises less than the best by more than this, before any rollout, is not compared.
const MARGIN: f32 = 0.06;
/// The tree's own word counts as so many rollouts.
const OWN_WORD: f32 = 6.0;
/// After so many passes moves begin to drop out; they are looked at again whenever the passes have doubled.
const FIRST_LOOK: u32 = 8;
/// Behind by so many standard errors, a move is surely worse.
const SURELY: f32 = 2.5;
/// It does not matter which of two moves is played that surely differ by less than this.
const TRIFLE: f32 = 0.002;
/// More passes than this tell nothing new.
const MOST_PASSES: u32 = 1 << 12;

/// A turn of somebody else has room in this.
const MOST_NODES: usize = 1 << 12;

/// The rollouts of one decision.
pub(super) struct Rollouts {
    /// From which their worlds and their luck follow.
    seed: u64,
    /// The tree of whoever searches a little.
    tree: Tree,
    rivals: Vec<Rival>,
    /// How many rollouts each move has had that is still compared.
    passes: u32,
    /// What all of them have cost.
    pub(super) simulations: u32,
}

/// A move that is compared.
struct Rival {
    id: Id,
    /// What the tree made of it.
    own: Outlook,
    /// The sum of its rollouts, and what each was worth to the viewer.
    sum: Outlook,
    utilities: Vec<f32>,
    is_out: bool,
}

impl Rival {
    fn outlook(&self) -> Outlook {
        let share = 1.0 / (OWN_WORD + self.utilities.len() as f32);
        Outlook::default().plus(&self.own, OWN_WORD * share).plus(&self.sum, share)
    }
}

impl Rollouts {
    /// None have been played yet.
    pub(super) fn new(seed: u64) -> Rollouts {
        let tree = Tree::with_room_for(MOST_NODES);
        Rollouts { seed, tree, rivals: Vec::new(), passes: 0, simulations: 0 }
    }

    /// The moves that may still be played.
    fn left(&self) -> impl Iterator<Item = &Rival> {
        self.rivals.iter().filter(|rival| !rival.is_out)
    }

    /// Whether more of them would change nothing.
    pub(super) fn are_settled(&self) -> bool {
        self.passes == MOST_PASSES || self.passes > 0 && self.left().count() == 1
    }

    /// What they and the tree make of a move, and whether it may still be played; `None` if it was not compared.
    pub(super) fn verdict(&self, id: Id) -> Option<(Outlook, bool)> {
        let rival = self.rivals.iter().find(|rival| rival.id == id)?;
        Some((rival.outlook(), !rival.is_out))
    }

    /// Whether moves were compared.
    pub(super) fn have_begun(&self) -> bool {
        self.passes > 0
    }

    /// The luck of a turn in a pass; whoever searches then has luck of its own.
    fn luck(&self, pass: u32, turn: u16, searches: bool) -> StdRng {
        StdRng::seed_from_u64(self.seed ^ (u64::from(pass) << 32) ^ (u64::from(turn) << 8) ^ u64::from(searches))
    }

    /// Takes out who is surely behind the best, or as good as equal to it.
    fn look(&mut self, viewer: Seat, players: usize) {
        let utility = |rival: &Rival| rival.outlook().utility(viewer, players);
        let better = |one: &&Rival, other: &&Rival| utility(one).total_cmp(&utility(other));
        let Some(best) = self.left().max_by(better) else { return };
        let (best, most, values) = (best.id, utility(best), best.utilities.clone());
        let count = values.len() as f32;
        for rival in self.rivals.iter_mut().filter(|rival| !rival.is_out && rival.id != best) {
            let gaps = || values.iter().zip(&rival.utilities).map(|(one, other)| one - other);
            let mean = gaps().sum::<f32>() / count;
            let variance = gaps().map(|gap| (gap - mean).powi(2)).sum::<f32>() / (count - 1.0);
            let error = SURELY * (variance * count).sqrt() / (count + OWN_WORD);
            let behind = most - utility(rival);
            rival.is_out = behind > error || behind + error < TRIFLE;
        }
    }
}

impl Run<'_> {
    /// One more rollout of every move that is still compared; if the time is over before that, this pass does not count.
    pub(super) fn compare(&mut self, view: &SeatView, mut is_over: impl FnMut(&Self) -> bool) {
        if self.rollouts.passes == 0 {
            self.rollouts.rivals = self.rivals();
        }
        let left: Vec<Id> = self.rollouts.left().map(|rival| rival.id).collect();
        let mut came = Vec::with_capacity(left.len());
        for id in left {
            if is_over(self) {
                return;
            }
            came.push(self.rollout(view, id));
        }
        let (viewer, players) = (self.viewer, self.players);
        for (rival, outlook) in self.rollouts.rivals.iter_mut().filter(|rival| !rival.is_out).zip(came) {
            rival.utilities.push(outlook.utility(viewer, players));
            rival.sum = rival.sum.plus(&outlook, 1.0);
        }
        self.rollouts.passes += 1;
        if self.rollouts.passes >= FIRST_LOOK && self.rollouts.passes.is_power_of_two() {
            self.rollouts.look(viewer, players);
        }
    }

    /// The moves worth comparing, the best first.
    fn rivals(&self) -> Vec<Rival> {
        let utility = |rival: &Rival| rival.own.utility(self.viewer, self.players);
        let rival = |id: Id| Rival {
            id,
            own: self.tree.node(id).outlook(),
            sum: Outlook::default(),
            utilities: Vec::new(),
            is_out: false,
        };
        let mut rivals: Vec<Rival> = self.tree.moves(Tree::ROOT).map(rival).collect();
        rivals.sort_by(|one, other| utility(other).total_cmp(&utility(one)));
        let most = rivals.first().map_or(0.0, utility);
        rivals.retain(|rival| most - utility(rival) < MARGIN);
        rivals.truncate(MOST_RIVALS);
        rivals
    }

    /// How the game is expected to end after a move, when the viewer's next turn has come.
    fn rollout(&mut self, view: &SeatView, first: Id) -> Outlook {
        let (pass, turn) = (self.rollouts.passes, view.public().turn());
        let mut luck = self.rollouts.luck(pass, turn, false);
        let mut game = view.sample(&mut luck);
        let mut moves = MoveList::new();
        // Where the tree ends, or another outcome comes than any it has met, it has nothing to say any more.
        let mut known = Some(first);
        let mut next = self.tree.move_of(first).expect("moves lead from a decision");
        loop {
            let now = game.turn();
            game.play_listed(next, &mut moves, &mut ());
            while let Some(outcome) = game.random_outcome(&mut luck) {
                game.play_listed(outcome, &mut moves, &mut ());
                known = known.and_then(|at| self.tree.outcome(at, Entry::Chance(outcome)));
            }
            if game.turn() != now {
                luck = self.rollouts.luck(pass, game.turn(), false);
            }
            let Decider::Seat(seat) = game.decider() else { return result(game.public()).expect("the game is over") };
            let is_over = game.turn() != turn;
            if is_over && seat == self.viewer {
                return self.short_search(&game, seat).1;
            }
            let expected = known.filter(|at| !is_over && self.tree.node(*at).kind == Kind::Decision(seat));
            known = expected.and_then(|at| self.tree.most_visited(at));
            next = match known.and_then(|id| self.tree.move_of(id)) {
                Some(mv) => mv,
                None => self.short_search(&game, seat).0,
            };
        }
    }

    /// What a seat would do after a little search, and what it then makes of the game.
    fn short_search(&mut self, game: &Game, seat: Seat) -> (Move, Outlook) {
        // The same for the same turn of the same pass, whichever move is being compared.
        let luck = self.rollouts.luck(self.rollouts.passes, game.turn(), true);
        let luck = std::mem::replace(self.rng, luck);
        let viewer = std::mem::replace(&mut self.viewer, seat);
        std::mem::swap(&mut self.tree, &mut self.rollouts.tree);
        self.tree.clear();
        for _ in 0..=self.settings.rollout {
            self.simulate(game, 0);
        }
        self.rollouts.simulations += self.settings.rollout + 1;
        let best = self.tree.most_visited(Tree::ROOT).expect("a decision has moves");
        let found = (self.tree.move_of(best).expect("moves lead from a decision"), self.tree.node(best).outlook());
        std::mem::swap(&mut self.tree, &mut self.rollouts.tree);
        (self.viewer, *self.rng) = (viewer, luck);
        found
    }
}
