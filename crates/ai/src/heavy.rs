//! A heavy judge: how good moves are, by playing on to the end of the game again and again.
//!
//! A rollout plays one move in a world that the viewer could be in, then the rest of the turn with care and the rest of
//! the game quickly. All moves meet the same worlds and the same luck, turn by turn, so that the moves are compared and
//! not their fortunes. Which move is best is found by halving: the better half of the moves is played on with twice the
//! rollouts, until one is left. The best of several guesses is flattered, so what moves are worth is measured anew, in
//! worlds that had no say in the choice: the difference between the best and another move is then right on average.
//!
//! Only the policy that plays on comes from the network; what counts is who won.

use std::sync::Arc;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::{Decider, Move, MoveList, SeatView, Seed};

use crate::outlook::result;
use crate::{Bot as _, Limits, Net, Search, SearchSettings, Stop};

/// How much work a judgement may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Simulations for each decision of the turn at hand.
    pub turn: u32,
    /// Simulations for each decision after it.
    pub after: u32,
    /// Rollouts of each move in the first heat.
    pub heat: u32,
    /// Rollouts of each move when the best has been found.
    pub fresh: u32,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { turn: 24, after: 4, heat: 16, fresh: 64 }
    }
}

/// What the judge found out about a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The move that won most in the heats.
    pub best: Move,
    /// Each of the moves asked about, and how much less of a victory it brought than the best, one number for each
    /// rollout: on average what it gives away.
    pub lost: Vec<(Move, Vec<f32>)>,
}

/// Judges moves by rollouts.
#[derive(Clone)]
pub struct HeavyJudge {
    net: Arc<Net>,
    effort: Effort,
}

/// No game takes this many entries.
const MOST_ENTRIES: u32 = 20_000;
/// No turn takes this many lots.
const LOTS_OF_TURN: u64 = 1 << 16;

impl HeavyJudge {
    /// A judge whose policy has this network.
    pub fn new(net: Arc<Net>, effort: Effort) -> HeavyJudge {
        HeavyJudge { net, effort }
    }

    /// Finds the best of some moves, each named once, and what each of the first `asked` of them gives away; `None` if it was stopped.
    ///
    /// # Panics
    ///
    /// If there are no moves, or the viewer has nothing to decide.
    pub fn judge(&self, view: &SeatView, moves: &[Move], asked: usize, seed: u64, stop: &Stop) -> Option<Verdict> {
        let best = self.best(view, moves, seed, stop)?;
        // The heats have used the worlds with even numbers.
        let worlds = (0..self.effort.fresh).map(|world| 2 * u64::from(world) + 1);
        let mut lost: Vec<(Move, Vec<f32>)> = moves[..asked].iter().map(|mv| (*mv, Vec::new())).collect();
        for world in worlds {
            // Where everybody plays the best move, there is nothing to measure.
            if lost.iter().all(|(mv, _)| *mv == best) {
                break;
            }
            let most = self.rollout(view, best, seed, world, stop)?;
            for (mv, lost) in lost.iter_mut().filter(|(mv, _)| *mv != best) {
                lost.push(most - self.rollout(view, *mv, seed, world, stop)?);
            }
        }
        Some(Verdict { best, lost })
    }

    /// The move that wins most, by halving.
    fn best(&self, view: &SeatView, moves: &[Move], seed: u64, stop: &Stop) -> Option<Move> {
        let mut left: Vec<(Move, f32)> = moves.iter().map(|mv| (*mv, 0.0)).collect();
        let (mut played, mut heat) = (0, u64::from(self.effort.heat.max(1)));
        while left.len() > 1 {
            for world in played..heat {
                for (mv, won) in &mut left {
                    *won += self.rollout(view, *mv, seed, 2 * world, stop)?;
                }
            }
            // Of equal ones the first stays the first.
            left.sort_by(|one, other| other.1.total_cmp(&one.1));
            left.truncate(left.len().div_ceil(2));
            (played, heat) = (heat, 2 * heat);
        }
        Some(left.first().expect("there are moves").0)
    }

    /// What the viewer has of the victory after a move in one of the worlds.
    fn rollout(&self, view: &SeatView, mv: Move, seed: u64, world: u64, stop: &Stop) -> Option<f32> {
        let seat = view.viewer().expect("a watcher has nothing to decide");
        let mut rng = StdRng::seed_from_u64(seed ^ world.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut game = view.sample(&mut rng);
        let luck = Seed::from_number(rng.random());
        let mut bot = |simulations: u32| {
            let settings = SearchSettings { worlds: 1, ..SearchSettings::with_simulations(simulations.max(1)) };
            Search::new(Arc::clone(&self.net), settings, rng.random())
        };
        let (mut careful, mut quick) = (bot(self.effort.turn), bot(self.effort.after));
        let (turn, limits) = (game.turn(), Limits::default());
        let mut moves = MoveList::new();
        let mut lots = (turn, 0);
        game.play_listed(mv, &mut moves, &mut ());
        for _ in 0..MOST_ENTRIES {
            match game.decider() {
                Decider::Nobody => break,
                Decider::Chance => {
                    // Turns of different length must not change the luck of those after them.
                    lots = if lots.0 == game.turn() { (lots.0, lots.1 + 1) } else { (game.turn(), 0) };
                    let lot = u64::from(lots.0) * LOTS_OF_TURN + lots.1;
                    let outcome = luck.outcome(&game, lot)?;
                    game.play_listed(outcome, &mut moves, &mut ());
                }
                Decider::Seat(next) => {
                    if stop.is_stopped() {
                        return None;
                    }
                    let bot = if game.turn() == turn { &mut careful } else { &mut quick };
                    let chosen = bot.think(&game.view(next), &limits).chosen;
                    game.play_listed(chosen, &mut moves, &mut ());
                }
            }
        }
        // A game that never ends is nobody's.
        Some(result(game.public()).map_or(0.0, |end| end.win(seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use runestones_rules::{Game, Options, Seat};

    /// A decision late in a game between greedy bots, in which one of the moves wins at once and another throws that away.
    fn decisive() -> (Game, Seat) {
        for seed in 0.. {
            let mut rng = StdRng::seed_from_u64(seed);
            let mut game = Game::new(&Options::base(2), &mut ()).unwrap();
            let mut bot = crate::Greedy::new(seed);
            let mut last = None;
            for _ in 0..MOST_ENTRIES {
                match game.decider() {
                    Decider::Nobody => break,
                    Decider::Chance => {
                        let outcome = game.random_outcome(&mut rng).unwrap();
                        game.play(outcome, &mut ()).unwrap();
                    }
                    Decider::Seat(seat) => {
                        last = Some((game, seat));
                        game.play(bot.choose(&game.view(seat)), &mut ()).unwrap();
                    }
                }
            }
            let (game, seat) = last.unwrap();
            let outcomes: Vec<f32> = game.legal_moves().iter().filter_map(|mv| won_at_once(&game, *mv, seat)).collect();
            let most = outcomes.iter().copied().fold(0.0, f32::max);
            if most >= 1.0 && outcomes.iter().any(|won| *won < most) {
                return (game, seat);
            }
        }
        unreachable!("some game is decided by its last move")
    }

    fn won_at_once(game: &Game, mv: Move, seat: Seat) -> Option<f32> {
        let mut after = *game;
        after.play(mv, &mut ()).unwrap();
        result(after.public()).map(|end| end.win(seat))
    }

    fn judge() -> HeavyJudge {
        HeavyJudge::new(Net::embedded(), Effort { turn: 2, after: 1, heat: 2, fresh: 6 })
    }

    #[test]
    fn a_move_that_throws_the_game_away_loses_all_of_it() {
        let (game, seat) = decisive();
        let view = game.view(seat);
        let mut moves = view.legal_moves().to_vec();
        moves.retain(|mv| won_at_once(&game, *mv, seat).is_some());
        moves.sort_by(|one, other| {
            won_at_once(&game, *one, seat).partial_cmp(&won_at_once(&game, *other, seat)).unwrap()
        });
        let worst = moves[0];
        let verdict = judge().judge(&view, &moves, 1, 1, &Stop::default()).unwrap();
        assert_eq!(won_at_once(&game, verdict.best, seat), Some(1.0));
        let expected = 1.0 - won_at_once(&game, worst, seat).unwrap();
        assert_eq!(verdict.lost, [(worst, vec![expected; 6])]);
    }

    #[test]
    fn the_best_move_gives_nothing_away_and_the_same_seed_says_the_same() {
        let game = runestones_testing::laid_out(&Options::base(3), 5);
        let view = game.view(game.active());
        let moves = view.legal_moves();
        let judge = judge();
        let moves = &moves[..moves.len().min(3)];
        let verdict = judge.judge(&view, moves, moves.len(), 7, &Stop::default()).unwrap();
        for (mv, lost) in &verdict.lost {
            assert_eq!(lost.len(), if *mv == verdict.best { 0 } else { 6 });
            assert!(lost.iter().all(|lost| (-1.0..=1.0).contains(lost)), "{lost:?}");
        }
        assert_eq!(judge.judge(&view, moves, moves.len(), 7, &Stop::default()).unwrap(), verdict);
        let only = judge.judge(&view, &[verdict.best], 1, 7, &Stop::default()).unwrap();
        assert_eq!(only.lost, [(verdict.best, Vec::new())], "nothing to compare with");
    }

    #[test]
    fn who_is_stopped_has_no_verdict() {
        let game = runestones_testing::laid_out(&Options::base(2), 5);
        let view = game.view(game.active());
        let stop = Stop::default();
        stop.stop();
        assert_eq!(judge().judge(&view, &view.legal_moves(), 1, 7, &stop), None);
    }
}
