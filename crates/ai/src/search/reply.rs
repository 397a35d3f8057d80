//! What the next seat makes of the end of a turn.
//!
//! The network sees little of what somebody can do who is about to move, and late in the game that decides. So where the bot's
//! turn may end and the search comes often, the next seat's turn is searched in the worlds that the bot holds for possible, with
//! that seat's eyes: it knows its own hand there and nobody else's, as it would. The mean takes the place of the network's word.
//!
//! Two things keep the comparison of ends fair. All ends hear their first reply in the same world, their second in the next, and so on
//! (common random numbers). And what replies change on average is taken off: it says something about the network, nothing
//! about the choice, and ends without a reply yet would look too good or too bad beside the others.

use runestones_rules::{Decider, Game};

use super::Run;
use super::tree::{Id, Kind, Tree};
use crate::Outlook;
use crate::outlook::result;

/// After so many visits an end hears its first reply, and the next one whenever they have doubled.
const FIRST_REPLY: u32 = 16;

/// In so many worlds replies are heard.
const MOST_REPLIES: u8 = 8;

/// A turn of the next seat has room in this.
const MOST_NODES: usize = 1 << 14;

/// The replies of one decision.
pub(super) struct Replies {
    /// The tree of the reply that is being thought about.
    tree: Tree,
    /// Whether they are heard now: the own turn is seen through, and the budget has room for one.
    pub(super) are_heard: bool,
    /// What they have cost.
    pub(super) simulations: u32,
    /// How many ends have heard one, and what that changed on average.
    ends: u32,
    shift: Outlook,
}

impl Default for Replies {
    fn default() -> Replies {
        let (tree, shift) = (Tree::with_room_for(MOST_NODES), Outlook::default());
        Replies { tree, are_heard: false, simulations: 0, ends: 0, shift }
    }
}

impl Replies {
    /// What to take off a reply.
    fn note(&mut self, change: &Outlook) -> Outlook {
        self.ends += 1;
        self.shift = self.shift.plus(&change.less(&self.shift), 1.0 / self.ends as f32);
        self.shift
    }
}

impl Run<'_> {
    /// Whether an end that has heard so many replies is to hear one in the world with this name.
    pub(super) fn is_worth_a_reply(&self, at: Id, replies: u8, world: u32) -> bool {
        self.replies.are_heard
            && replies < MOST_REPLIES
            && world % u32::from(MOST_REPLIES) == u32::from(replies)
            && self.tree.node(at).visits >= FIRST_REPLY << replies
    }

    /// Hears one more reply at an end; what it promises is the mean of all replies heard there.
    pub(super) fn hear(&mut self, at: Id, game: &Game, replies: u8) {
        let reply = self.reply(game);
        let so_far = self.tree.node(at).outlook();
        let shift = if replies == 0 { self.replies.note(&reply.less(&so_far)) } else { self.replies.shift };
        let node = self.tree.node_mut(at);
        node.rethink(&so_far.plus(&reply.less(&shift).less(&so_far), 1.0 / (f32::from(replies) + 1.0)));
        node.kind = Kind::End { replies: replies + 1 };
    }

    /// How the game is expected to end once the next seat has thought about its turn.
    fn reply(&mut self, game: &Game) -> Outlook {
        let mut game = *game;
        while game.decider() == Decider::Chance {
            let outcome = game.random_outcome(self.rng).expect("chance decides");
            game.play(outcome, &mut ()).expect("one of the outcomes");
        }
        let Decider::Seat(next) = game.decider() else { return result(game.public()).expect("the game is over") };
        let (viewer, are_heard) = (self.viewer, self.replies.are_heard);
        std::mem::swap(&mut self.tree, &mut self.replies.tree);
        self.tree.clear();
        // Nobody replies to a reply.
        (self.viewer, self.replies.are_heard) = (next, false);
        for _ in 0..=self.settings.reply {
            self.simulate(&game, 0);
        }
        self.replies.simulations += self.settings.reply + 1;
        let best = self.tree.moves(Tree::ROOT).max_by_key(|id| self.tree.node(*id).visits);
        let outlook = self.tree.node(best.unwrap_or(Tree::ROOT)).outlook();
        std::mem::swap(&mut self.tree, &mut self.replies.tree);
        (self.viewer, self.replies.are_heard) = (viewer, are_heard);
        outlook
    }
}
