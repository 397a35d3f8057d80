//! What the search has to say in the end.

use runestones_rules::Move;

use super::Run;
use super::tree::{Id, Kind, Tree};
use crate::{Candidate, Outlook, Thought};

/// How many moves a line tells.
const LINE: usize = 4;

impl Run<'_> {
    /// The decision and its grounds.
    pub(super) fn report(&self, simulations: u32) -> Thought {
        let mut ids: Vec<Id> = self.tree.moves(Tree::ROOT).collect();
        let most = ids.iter().map(|id| self.tree.node(*id).visits).max().unwrap_or_default();
        let enough = self.settings.trust * most as f32;
        // Those that may still be played come first: by the rollouts, or if there were none those that were visited often
        // enough. Then the better ones.
        let rank = |id: &Id| {
            let node = self.tree.node(*id);
            let (outlook, may_be_played) = self.verdict(*id);
            let is_known = self.rollouts.have_begun() || node.visits as f32 >= enough;
            (may_be_played, is_known, outlook.utility(self.viewer, self.players))
        };
        ids.sort_by(|one, other| {
            let (one, other) = (rank(one), rank(other));
            (other.0, other.1).cmp(&(one.0, one.1)).then(other.2.total_cmp(&one.2))
        });
        let candidates: Vec<Candidate> = ids.iter().filter_map(|id| self.candidate(*id)).collect();
        Thought { chosen: candidates.first().expect("the viewer decides").mv, candidates, simulations }
    }

    /// What a move promises, and whether it may still be played.
    fn verdict(&self, id: Id) -> (Outlook, bool) {
        let by_tree = || (self.tree.node(id).outlook(), !self.rollouts.have_begun());
        self.rollouts.verdict(id).unwrap_or_else(by_tree)
    }

    fn candidate(&self, id: Id) -> Option<Candidate> {
        let node = self.tree.node(id);
        Some(Candidate {
            mv: self.tree.move_of(id)?,
            visits: node.visits - 1,
            outlook: Some(self.verdict(id).0),
            line: self.line(id),
        })
    }

    /// Whether the line that was tried most is this many decisions long, or comes to its end before.
    pub(super) fn reaches(&self, depth: u32) -> bool {
        let (mut at, mut decisions) = (Tree::ROOT, 0);
        while decisions < depth {
            let node = self.tree.node(at);
            let children: &mut dyn Iterator<Item = Id> = match node.kind {
                Kind::Decision(_) => &mut self.tree.moves(at),
                Kind::Chance | Kind::Worlds => &mut self.tree.outcomes(at),
                // What was visited again and has no children ends the turn or the game.
                Kind::Unknown | Kind::End => return node.visits > 1,
            };
            decisions += u32::from(matches!(node.kind, Kind::Decision(_)));
            let Some(next) = children.max_by_key(|id| self.tree.node(*id).visits) else { return false };
            at = next;
        }
        true
    }

    /// The moves that were tried most after this one, up to the next thing that is not the viewer's to decide.
    fn line(&self, from: Id) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = from;
        while line.len() < LINE && self.tree.node(at).kind == Kind::Decision(self.viewer) {
            let Some(next) = self.tree.most_visited(at) else { break };
            line.extend(self.tree.move_of(next));
            at = next;
        }
        line
    }
}
