//! Tree search over decisions and chance (Monte Carlo tree search, MCTS), with a judge for the positions at its edge.
//!
//! One simulation goes down the tree from the decision at hand: at a decision it takes the move that promises most to
//! the seat that decides (by the PUCT formula; every seat wants its own victory, max^n), at a chance node an outcome
//! with its probability (as in expectimax).
//! Where it leaves the tree, every move of the decision found there is judged once, and the judgement of the best goes
//! back up the path (the backup), without a random playout. So a node is born with an opinion, and the search refines it.
//!
//! The tree ends with the bot's own turn; the judge has to know what the turns after it are worth. Once the turn is seen through,
//! a search that has time left plays on for a round with the moves that look alike (`rollout.rs`). One that is told to look further
//! (`beyond_turn`) meets what the viewer cannot know as a chance node too: before the first decision of another seat the tree
//! branches into a few worlds that look the same to the viewer (determinizations, sampled from the information set).
//! The viewer's own turn up to there is one tree for all worlds.

mod descend;
mod report;
mod rollout;
mod settings;
mod tree;

use std::sync::Arc;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::{Game, Seat, SeatView};
// The clock of the standard library, which also works in a browser.
use web_time::Instant;

use crate::judge::{ByHand, Evaluate, Judge};
use crate::{Bot, Limits, Net, Thought};
use rollout::Rollouts;
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
        let own_budget = || self.settings.budget_for(players, view.public().night().is_on());
        let budget = if limits.budget.is_open() { own_budget() } else { limits.budget };
        let begin = Instant::now();
        let worlds: Vec<Game> = (0..self.settings.worlds.max(1)).map(|_| view.sample(&mut self.rng)).collect();
        let (tree, rollouts) = (Tree::new(), Rollouts::new(self.rng.random()));
        let mut run = Run { settings: self.settings, viewer, players, rng: &mut self.rng, judge, tree, rollouts };
        run.simulate(&worlds[0], 0);
        let mut own = 0;
        let is_over = |run: &Run<'_>, own: u32| {
            limits.manners.mind();
            limits.stop.is_stopped()
                || budget.simulations.is_some_and(|most| own + run.rollouts.simulations >= most)
                || budget.time.is_some_and(|most| begin.elapsed() >= most)
                || budget.depth.is_some_and(|depth| run.reaches(depth))
        };
        while !is_over(&run, own) && (budget.is_endless() || !run.rollouts.are_settled()) {
            // Who is asked for a depth has no use for anything else.
            if self.settings.rolls_out(own) && budget.depth.is_none() && !run.rollouts.are_settled() {
                run.compare(view, |run| is_over(run, own));
                continue;
            }
            let number = own + 1;
            let world = match self.settings.worlds {
                0 => view.sample(run.rng),
                count => worlds[(number % count) as usize],
            };
            let name = if self.settings.worlds == 0 { number } else { number % self.settings.worlds };
            run.simulate(&world, name);
            own += 1;
        }
        let simulations = own + run.rollouts.simulations;
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
    rollouts: Rollouts,
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
            Run { settings, viewer, players: 3, rng: &mut rng, judge: &mut judge, tree, rollouts: Rollouts::new(1) };
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

    fn think(game: &Game, settings: SearchSettings, most: u32) -> Thought {
        Search::new(Net::embedded(), settings, 1).think(&game.view(game.active()), &Budget::simulations(most).into())
    }

    #[test]
    fn rollouts_are_part_of_the_budget_and_leave_the_tree_as_it_was() {
        let settings = SearchSettings { rollout: 2, rollout_after: 300, ..SearchSettings::DEFAULT };
        let alone = SearchSettings { rollout: 0, ..settings };
        let visits = |thought: &Thought| thought.candidates.iter().map(|candidate| candidate.visits).sum::<u32>();
        let game = first_decision(3);
        assert_eq!(think(&game, settings, 300), think(&game, alone, 300), "not before the turn is seen through");
        let compared = think(&game, settings, 2000);
        assert_eq!(visits(&compared), 300);
        assert!(compared.simulations > 300, "there are moves to compare");
        // The last rollout is played to its end.
        assert!(compared.simulations < 2000 + 300, "{}", compared.simulations);
        assert_eq!(compared, think(&game, settings, 2000), "the same seed says the same");
        let own = |thought: &Thought| {
            let mut own: Vec<(u32, String)> =
                thought.candidates.iter().map(|one| (one.visits, format!("{:?} {:?}", one.mv, one.line))).collect();
            own.sort();
            own
        };
        assert_eq!(own(&compared), own(&think(&game, alone, 300)));
    }

    #[test]
    fn who_is_told_to_stop_in_a_pass_forgets_it() {
        let net = Net::embedded();
        let (mut compared, mut by_rollouts) = (0, 0);
        for seed in 1..24 {
            let game = runestones_testing::laid_out(&Options::base(2), seed);
            let (mut judge, mut rng) = (Judge::new(&net, game.card_set()), StdRng::seed_from_u64(2));
            let settings = SearchSettings { rollout: 1, ..SearchSettings::DEFAULT };
            let (viewer, view) = (game.active(), game.view(game.active()));
            let (tree, rollouts) = (Tree::new(), Rollouts::new(1));
            let mut run = Run { settings, viewer, players: 2, rng: &mut rng, judge: &mut judge, tree, rollouts };
            (0..100).for_each(|name| run.simulate(&game, name % 8));
            let before = run.report(100);
            let mut asked = 0;
            run.compare(&view, |_| {
                asked += 1;
                asked == 2
            });
            if asked < 2 {
                // There is nothing to compare.
                continue;
            }
            compared += 1;
            assert!(run.rollouts.simulations > 0, "the first rollout was played");
            assert_eq!(run.report(100), before);
            (0..8).for_each(|_| run.compare(&view, |_| false));
            let after = run.report(100);
            assert_ne!(after, before);
            // However often the tree came there: of those in the race, the one that promises most is played.
            let promises =
                |id| Some(run.rollouts.verdict(id)?).filter(|(_, is_left)| *is_left).map(|(outlook, _)| outlook);
            let utility = |outlook: crate::Outlook| outlook.utility(viewer, 2);
            let most = run.tree.moves(Tree::ROOT).filter_map(promises).map(utility).fold(f32::MIN, f32::max);
            let played = utility(after.candidates[0].outlook.expect("it was searched"));
            assert!((played - most).abs() < 1e-6, "{played} {most}");
            by_rollouts += usize::from(after.candidates[0].visits < 30);
            assert_eq!((run.viewer, run.settings), (viewer, settings));
        }
        assert!(compared > 2 && by_rollouts > 0, "{compared} {by_rollouts}");
    }

    #[test]
    fn what_is_settled_takes_no_more_time() {
        let settings = SearchSettings { rollout: 2, rollout_after: 50, ..SearchSettings::DEFAULT };
        let (mut game, mut rng) = (first_decision(2), StdRng::seed_from_u64(5));
        let mut settled = 0;
        while settled < 3 {
            match game.decider() {
                Decider::Seat(_) => {
                    let thought = think(&game, settings, 100_000);
                    settled += u32::from(thought.simulations < 50_000);
                    game.play(thought.chosen, &mut ()).expect("legal");
                }
                Decider::Chance => {
                    let outcome = game.random_outcome(&mut rng).expect("chance decides");
                    game.play(outcome, &mut ()).expect("one of the outcomes");
                }
                Decider::Nobody => panic!("nothing was ever settled"),
            }
        }
    }

    #[test]
    fn an_endless_thought_goes_on_though_all_is_settled() {
        let game = first_decision(2);
        let (net, view) = (Net::embedded(), game.view(game.active()));
        // Beyond the turn every simulation finds something to judge.
        let settings = SearchSettings { rollout: 1, rollout_after: 50, beyond_turn: true, ..SearchSettings::DEFAULT };
        let think = |budget: Budget| {
            let limits = Limits { budget, ..Limits::default() };
            let judge = Judge::new(&net, game.card_set());
            let mut judge = Impatient { judge, simulations_left: 5000, stop: limits.stop.clone() };
            Search::new(Arc::clone(&net), settings, 1).search(&view, &limits, &mut judge).simulations
        };
        let settled = think(Budget::simulations(4000));
        assert!(settled < 1000, "it was to be settled: {settled}");
        assert!(think(Budget::endless()) > 4000);
    }

    #[test]
    fn a_node_is_small() {
        assert!(size_of::<tree::Node>() <= 96, "{}", size_of::<tree::Node>());
    }
}
