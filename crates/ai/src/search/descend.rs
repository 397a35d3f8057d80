//! One simulation: down the tree, one step beyond its edge, and back up.

use runestones_rules::{Chance, Decider, Entry, Game, MoveList, Seat};

use super::Run;
use super::tree::{Edge, Id, Kind, Tree};
use crate::Outlook;
use crate::outlook::result;

impl Run<'_> {
    /// A simulation in a world, which has this name in the tree.
    pub(super) fn simulate(&mut self, world: &Game, name: u32) {
        let mut game = *world;
        let mut moves = game.legal_moves();
        let mut path = vec![Tree::ROOT];
        let mut at = Tree::ROOT;
        let mut in_world = false;
        let outlook = loop {
            let next = match self.tree.node(at).kind {
                Kind::Decision(seat) => Some(self.most_promising(at, seat)),
                Kind::Chance => self.outcome(at, &game),
                Kind::Worlds => {
                    in_world = true;
                    self.linked(at, Edge::World(name))
                }
                Kind::End => break self.tree.node(at).outlook(),
                Kind::Unknown if !self.settings.beyond_turn && self.turn_is_over(&game) => {
                    self.tree.node_mut(at).kind = Kind::End;
                    break self.judge_end(at, &game);
                }
                Kind::Unknown => match game.decider() {
                    Decider::Nobody => break result(game.public()).expect("the game is over"),
                    Decider::Chance => {
                        self.tree.node_mut(at).kind = Kind::Chance;
                        continue;
                    }
                    Decider::Seat(seat) if seat != self.viewer && !in_world => {
                        self.tree.node_mut(at).kind = Kind::Worlds;
                        continue;
                    }
                    Decider::Seat(seat) => break self.expand(at, &game, seat, &moves),
                },
            };
            // A full tree grows no further.
            let Some(next) = next else { break self.tree.node(at).outlook() };
            if let Edge::Entry(entry) = self.tree.node(next).step {
                game.play_listed(entry, &mut moves, &mut ());
            }
            at = next;
            path.push(at);
        };
        for id in path {
            self.tree.node_mut(id).visit(&outlook);
        }
    }

    /// Whether the viewer's turn is over but for the cards that come to the hand.
    fn turn_is_over(&self, game: &Game) -> bool {
        let draws = game.chance() == Some(Chance::Draw);
        game.decider() != Decider::Nobody && (game.active() != self.viewer || draws)
    }

    /// What the end of the bot's own turn promises; a move that led here was judged when it was found.
    fn judge_end(&mut self, at: Id, game: &Game) -> Outlook {
        if self.tree.node(at).visits > 0 {
            return self.tree.node(at).outlook();
        }
        self.judge.begin();
        self.judge.outlook(game, self.viewer)
    }

    /// Judges every move of a decision, and returns what the best of them promises.
    fn expand(&mut self, at: Id, game: &Game, seat: Seat, moves: &MoveList) -> Outlook {
        let players = game.seat_count();
        let has_room = self.tree.has_room_for(moves.len());
        if has_room {
            self.tree.begin_moves(at, seat);
        }
        self.judge.begin();
        let mut best: Option<(Outlook, f32)> = None;
        let mut following = MoveList::new();
        for mv in moves {
            let mut after = *game;
            after.play_listed(*mv, &mut following, &mut ());
            let outlook = self.judge.outlook(&after, seat);
            let utility = outlook.utility(seat, players);
            if has_room {
                self.tree.add_move(at, Entry::Move(*mv), &outlook);
                // For the moment; what all of them are worth together is not known yet.
                self.tree.moves_mut(at).last_mut().expect("just added").prior = utility;
            }
            if best.is_none_or(|(_, most)| utility > most) {
                best = Some((outlook, utility));
            }
        }
        let (outlook, most) = best.expect("a decision has moves");
        if has_room {
            let tolerance = self.settings.tolerance;
            let children = self.tree.moves_mut(at);
            let mut sum = 0.0;
            for child in children.iter_mut() {
                child.prior = ((child.prior - most) / tolerance).exp();
                sum += child.prior;
            }
            for child in children {
                child.prior /= sum;
            }
        }
        outlook
    }

    /// The move with the best mix of what it promised so far and of curiosity (PUCT).
    fn most_promising(&self, at: Id, seat: Seat) -> Id {
        let players = self.players;
        let eagerness = self.settings.curiosity * (self.tree.node(at).visits as f32).sqrt();
        let score = |id: Id| {
            let node = self.tree.node(id);
            node.outlook().utility(seat, players) + eagerness * node.prior / node.visits as f32
        };
        let mut best = (self.tree.moves(at).start, f32::MIN);
        for id in self.tree.moves(at) {
            let score = score(id);
            if score > best.1 {
                best = (id, score);
            }
        }
        best.0
    }

    /// The child of a chance node to go to: each outcome with its probability.
    fn outcome(&mut self, at: Id, game: &Game) -> Option<Id> {
        let outcome = game.random_outcome(self.rng).expect("chance decides");
        self.linked(at, Edge::Entry(Entry::Chance(outcome)))
    }

    /// The child by a step; a new one if there is room.
    fn linked(&mut self, at: Id, step: Edge) -> Option<Id> {
        let known = self.tree.outcomes(at).find(|id| self.tree.node(*id).step == step);
        known.or_else(|| self.tree.has_room_for(1).then(|| self.tree.add_outcome(at, step)))
    }
}
