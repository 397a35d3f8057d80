//! Tree search over decisions and chance (Monte Carlo tree search, MCTS), with a judge for the positions at its edge.
//!
//! One simulation goes down the tree from the decision at hand: at a decision it takes the move that promises most to
//! the seat that decides (by the PUCT formula; every seat wants its own victory, max^n), at a chance node an outcome
//! with its probability (as in expectimax).
//! Where it leaves the tree, every move of the decision found there is judged once, and the judgement of the best goes
//! back up the path (the backup), without a random playout. So a node is born with an opinion, and the search refines it.
//!
//! The tree ends with the bot's own turn; the judge has to know what the turns after it are worth. Once the turn is seen through,
//! a search that has time left hears what the next seat would reply (`reply.rs`). One that is told to look further
//! (`beyond_turn`) meets what the viewer cannot know as a chance node too: before the first decision of another seat the tree
//! branches into a few worlds that look the same to the viewer (determinizations, sampled from the information set).
//! The viewer's own turn up to there is one tree for all worlds.

mod descend;
mod reply;
mod report;
mod settings;
mod tree;

use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_rules::{Game, Seat, SeatView};
// The clock of the standard library, which also works in a browser.
use web_time::Instant;

use crate::judge::{ByHand, Evaluate, Judge};
use crate::{Bot, Limits, Net, Thought};
use reply::Replies;
pub use settings::{BadSetting, SearchSettings};
use tree::Tree;

/// A bot that searches, with a network or with a rule of thumb at the edge of the tree.
pub struct Search {
    net: Option<Arc<Net>>,
    settings: SearchSettings,
    rng: StdRng,
}

impl Search {
    /// A bot that judges with a network.
    pub fn new(net: Arc<Net>, settings: SearchSettings, seed: u64) -> Search {
        Search { net: Some(net), settings, rng: StdRng::seed_from_u64(seed) }
    }

    /// The same search without anything learned.
    pub fn plain(settings: SearchSettings, seed: u64) -> Search {
        Search { net: None, settings, rng: StdRng::seed_from_u64(seed) }
    }

    fn search(&mut self, view: &SeatView, limits: &Limits, judge: &mut dyn Evaluate) -> Thought {
        let viewer = view.viewer().expect("a watcher has nothing to decide");
        let players = view.public().seat_count();
        let budget = if limits.budget.is_open() { self.settings.budget_for(players) } else { limits.budget };
        let begin = Instant::now();
        let worlds: Vec<Game> = (0..self.settings.worlds.max(1)).map(|_| view.sample(&mut self.rng)).collect();
        let (tree, replies) = (Tree::new(), Replies::default());
        let mut run = Run { settings: self.settings, viewer, players, rng: &mut self.rng, judge, tree, replies };
        run.simulate(&worlds[0], 0);
        let mut own = 0;
        while !limits.stop.is_stopped()
            && budget.simulations.is_none_or(|most| own + run.replies.simulations < most)
            && budget.time.is_none_or(|most| begin.elapsed() < most)
            && budget.depth.is_none_or(|depth| !run.reaches(depth))
        {
            limits.manners.mind();
            let number = own + 1;
            let left = budget.simulations.map(|most| most - own - run.replies.simulations);
            run.replies.are_heard =
                self.settings.hears_replies(own) && left.is_none_or(|left| left > self.settings.reply + 1);
            let world = match self.settings.worlds {
                0 => view.sample(run.rng),
                count => worlds[(number % count) as usize],
            };
            let name = if self.settings.worlds == 0 { number } else { number % self.settings.worlds };
            run.simulate(&world, name);
            own += 1;
        }
        let simulations = own + run.replies.simulations;
        run.report(simulations)
    }
}

impl Bot for Search {
    fn think(&mut self, view: &SeatView, limits: &Limits) -> Thought {
        if let Some(net) = self.net.clone() {
            self.search(view, limits, &mut Judge::new(&net, view.public().card_set()))
        } else {
            let luck = StdRng::from_rng(&mut self.rng);
            self.search(view, limits, &mut ByHand { luck })
        }
    }
}

/// One decision being thought about.
struct Run<'a> {
    settings: SearchSettings,
    viewer: Seat,
    players: usize,
    rng: &'a mut StdRng,
    judge: &'a mut dyn Evaluate,
    tree: Tree,
    replies: Replies,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use runestones_rules::{Decider, Options};

    fn first_decision(players: usize) -> Game {
        runestones_testing::laid_out(&Options { night: true, ..Options::base(players) }, 5)
    }

    #[test]
    fn a_full_tree_grows_no_further_and_the_search_goes_on() {
        let game = first_decision(3);
        let net = Net::random(&mut StdRng::seed_from_u64(1));
        let (mut judge, mut rng) = (Judge::new(&net, game.card_set()), StdRng::seed_from_u64(2));
        let Decider::Seat(viewer) = game.decider() else { unreachable!("the table is laid") };
        let tree = Tree::with_room_for(200);
        let settings = SearchSettings::DEFAULT;
        let mut run =
            Run { settings, viewer, players: 3, rng: &mut rng, judge: &mut judge, tree, replies: Replies::default() };
        for name in 0..2000 {
            run.simulate(&game, name % 8);
            assert!(run.tree.len() <= 200);
        }
        assert!(run.tree.len() > 150, "it never became full");
        let thought = run.report(2000);
        assert!(game.is_legal(thought.chosen));
        assert_eq!(thought.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 1999);
    }

    /// Says stop in the middle of a simulation.
    struct Impatient<'a> {
        judge: Judge<'a>,
        simulations_left: u32,
        stop: crate::Stop,
    }

    impl Evaluate for Impatient<'_> {
        fn begin(&mut self) {
            self.judge.begin();
            match self.simulations_left.checked_sub(1) {
                Some(left) => self.simulations_left = left,
                None => self.stop.stop(),
            }
        }

        fn outlook(&mut self, game: &Game, seat: Seat) -> crate::Outlook {
            self.judge.outlook(game, seat)
        }
    }

    #[test]
    fn the_simulation_in_which_stop_is_said_is_the_last() {
        let game = first_decision(2);
        let net = Arc::new(Net::random(&mut StdRng::seed_from_u64(1)));
        let limits = Limits { budget: Budget::simulations(u32::MAX), ..Limits::default() };
        let judge = Judge::new(&net, game.card_set());
        // The first expansion is that of the root, before any simulation.
        let mut judge = Impatient { judge, simulations_left: 50, stop: limits.stop.clone() };
        // Beyond the turn every simulation finds something to judge.
        let settings = SearchSettings { beyond_turn: true, ..SearchSettings::DEFAULT };
        let mut search = Search::new(Arc::clone(&net), settings, 1);
        let thought = search.search(&game.view(game.active()), &limits, &mut judge);
        assert_eq!(thought.simulations, 50);
    }

    /// A decision with two or three moves, one of which ends the turn.
    fn nearly_over() -> Game {
        let (mut game, mut rng) = (first_decision(2), StdRng::seed_from_u64(3));
        loop {
            let ends_turn = |mv: &runestones_rules::Move| {
                let mut after = game;
                after.play(*mv, &mut ()).expect("legal");
                after.active() != game.active() || after.chance() == Some(runestones_rules::Chance::Draw)
            };
            let moves = game.legal_moves();
            match game.decider() {
                Decider::Seat(_) if (2..=3).contains(&moves.len()) && moves.iter().any(ends_turn) => return game,
                Decider::Seat(_) => game.play(moves[0], &mut ()).expect("legal"),
                Decider::Chance => {
                    let outcome = game.random_outcome(&mut rng).expect("chance decides");
                    game.play(outcome, &mut ()).expect("one of the outcomes");
                }
                Decider::Nobody => unreachable!("turns end before the game does"),
            }
        }
    }

    #[test]
    fn replies_are_heard_where_the_search_comes_often_and_leave_it_as_it_was() {
        let game = nearly_over();
        let net = Net::embedded();
        let (mut judge, mut rng) = (Judge::new(&net, game.card_set()), StdRng::seed_from_u64(2));
        let settings = SearchSettings { reply: 8, ..SearchSettings::DEFAULT };
        let (viewer, tree, replies) = (game.active(), Tree::new(), Replies::default());
        let mut run = Run { settings, viewer, players: 2, rng: &mut rng, judge: &mut judge, tree, replies };
        (0..1000).for_each(|name| run.simulate(&game, name % 8));
        assert_eq!((run.replies.simulations, run.tree.ends().max()), (0, Some(0)), "not before they are to be heard");
        run.replies.are_heard = true;
        (0..1000).for_each(|name| run.simulate(&game, name % 8));
        assert_eq!((run.viewer, run.settings, run.replies.are_heard), (viewer, settings, true));
        let heard: Vec<u32> = run.tree.ends().map(u32::from).collect();
        assert!(heard.iter().min() < heard.iter().max() && heard.iter().any(|replies| *replies > 4), "{heard:?}");
        assert_eq!(run.replies.simulations, heard.iter().sum::<u32>() * 9);
        let thought = run.report(2000);
        assert!(game.is_legal(thought.chosen));
        assert_eq!(thought.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 1999);
    }

    #[test]
    fn replies_are_part_of_the_budget() {
        let game = nearly_over();
        let net = Net::embedded();
        let think = |reply, most| {
            let settings = SearchSettings { reply, reply_after: 500, ..SearchSettings::DEFAULT };
            Search::new(Arc::clone(&net), settings, 1)
                .think(&game.view(game.active()), &Budget::simulations(most).into())
        };
        let visits = |thought: &Thought| thought.candidates.iter().map(|candidate| candidate.visits).sum::<u32>();
        assert_eq!(think(20, 500), think(0, 500), "nothing is heard before the turn is seen through");
        let (heard, alone) = (think(20, 3000), think(0, 3000));
        assert_eq!((heard.simulations, alone.simulations), (3000, 3000));
        assert!(visits(&heard) < visits(&alone) - 100, "{} of {}", visits(&heard), visits(&alone));
    }

    #[test]
    fn a_node_is_small() {
        assert!(size_of::<tree::Node>() <= 96, "{}", size_of::<tree::Node>());
    }
}
