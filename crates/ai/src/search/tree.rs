//! The nodes of the tree, in one list of bounded length (an arena).

use runestones_rules::{Entry, Move, Seat};

use crate::Outlook;

/// More nodes than this are not made; the search then goes on with those there are.
const MOST_NODES: usize = 1 << 19;

/// The position of a node in the list; the root is 0.
pub(super) type Id = u32;

/// Nothing has a root as its child or its sibling.
pub(super) const NONE: Id = 0;

/// What leads to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    /// The root: nothing.
    Root,
    /// A move or a chance outcome.
    Entry(Entry),
    /// The world that the hidden hands are in.
    World(u32),
}

/// What a node waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nobody has looked yet.
    Unknown,
    /// A seat decides; its moves follow each other in the list.
    Decision(Seat),
    /// Chance decides; the outcomes met so far are linked.
    Chance,
    /// Another seat decides, so the world matters; those met so far are linked.
    Worlds,
    /// The bot's own turn is over, and the tree with it.
    End,
}

/// A position in the tree, by what led to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) step: Edge,
    pub(super) kind: Kind,
    pub(super) children: u16,
    pub(super) first_child: Id,
    pub(super) sibling: Id,
    pub(super) visits: u32,
    /// How likely the move looked when it was judged first.
    pub(super) prior: f32,
    wins: [f32; Seat::MOST],
    scores: [f32; Seat::MOST],
}

impl Node {
    fn new(step: Edge) -> Node {
        Node {
            step,
            kind: Kind::Unknown,
            children: 0,
            first_child: NONE,
            sibling: NONE,
            visits: 0,
            prior: 0.0,
            wins: [0.0; Seat::MOST],
            scores: [0.0; Seat::MOST],
        }
    }

    /// One more simulation, or the first judgement, went this way.
    pub(super) fn visit(&mut self, outlook: &Outlook) {
        self.visits += 1;
        for (sum, value) in self.wins.iter_mut().zip(outlook.wins) {
            *sum += value;
        }
        for (sum, value) in self.scores.iter_mut().zip(outlook.scores) {
            *sum += value;
        }
    }

    /// The mean of all that went this way.
    pub(super) fn outlook(&self) -> Outlook {
        let share = 1.0 / self.visits.max(1) as f32;
        Outlook { wins: self.wins.map(|sum| sum * share), scores: self.scores.map(|sum| sum * share) }
    }
}

/// All nodes.
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    pub(super) const ROOT: Id = 0;

    pub(super) fn new() -> Tree {
        Tree::with_room_for(MOST_NODES)
    }

    /// A tree that stays as small as this.
    pub(super) fn with_room_for(most: usize) -> Tree {
        Tree { nodes: vec![Node::new(Edge::Root)], most }
    }

    /// Forgets everything but keeps its room.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(Edge::Root));
    }

    /// How many nodes there are.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, id: Id) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn node_mut(&mut self, id: Id) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    /// Whether this many more nodes may be made.
    pub(super) fn has_room_for(&self, count: usize) -> bool {
        self.nodes.len() + count <= self.most
    }

    /// Opens a list of moves after the last node; they are added with [`Tree::add_move`].
    pub(super) fn begin_moves(&mut self, parent: Id, seat: Seat) {
        let first = self.nodes.len() as Id;
        let parent = self.node_mut(parent);
        parent.kind = Kind::Decision(seat);
        parent.first_child = first;
    }

    pub(super) fn add_move(&mut self, parent: Id, entry: Entry, outlook: &Outlook) {
        let mut node = Node::new(Edge::Entry(entry));
        node.visit(outlook);
        self.nodes.push(node);
        self.node_mut(parent).children += 1;
    }

    /// The moves of a decision.
    pub(super) fn moves(&self, parent: Id) -> std::ops::Range<Id> {
        let node = self.node(parent);
        node.first_child..node.first_child + Id::from(node.children)
    }

    pub(super) fn moves_mut(&mut self, parent: Id) -> &mut [Node] {
        let range = self.moves(parent);
        &mut self.nodes[range.start as usize..range.end as usize]
    }

    /// The linked children of a chance node or of worlds.
    pub(super) fn outcomes(&self, parent: Id) -> impl Iterator<Item = Id> {
        let first = Some(self.node(parent).first_child).filter(|id| *id != NONE);
        std::iter::successors(first, |id| Some(self.node(*id).sibling).filter(|id| *id != NONE))
    }

    /// The child of a chance node by an outcome, if it was met.
    pub(super) fn outcome(&self, parent: Id, entry: Entry) -> Option<Id> {
        let is_chance = self.node(parent).kind == Kind::Chance;
        self.outcomes(parent).find(|id| is_chance && self.node(*id).step == Edge::Entry(entry))
    }

    /// The move of a decision that was tried most.
    pub(super) fn most_visited(&self, parent: Id) -> Option<Id> {
        self.moves(parent).max_by_key(|id| self.node(*id).visits)
    }

    /// The move that leads to a node.
    pub(super) fn move_of(&self, id: Id) -> Option<Move> {
        match self.node(id).step {
            Edge::Entry(Entry::Move(mv)) => Some(mv),
            _ => None,
        }
    }

    /// Links a new child.
    pub(super) fn add_outcome(&mut self, parent: Id, step: Edge) -> Id {
        let id = self.nodes.len() as Id;
        let mut node = Node::new(step);
        let parent = self.node_mut(parent);
        node.sibling = std::mem::replace(&mut parent.first_child, id);
        parent.children = parent.children.saturating_add(1);
        self.nodes.push(node);
        id
    }
}
