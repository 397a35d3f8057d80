//! A bot that looks to the end of its own turn.
//!
//! Every legal move is tried on a copy of a world that could be the real one (a determinization). A quick rule of thumb plays the rest of
//! the turn, luck is drawn at random, and the position at the end of the turn is judged. So a move whose profit comes
//! only later in the turn (choosing an action, laying out a card) is judged by what it leads to.

mod position;
mod quick;
mod worth;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::{Decider, Game, Move, MoveList, Outcome, Seat, SeatView};

use crate::{Bot, Candidate, Limits, Thought};

/// How often a move is tried when the die or the deck has a say in it.
const SAMPLES: u32 = 4;
/// No turn has this many decisions; the rule of thumb must never run in circles.
const MOST_STEPS: u32 = 200;

/// Plays what looks best for the turn at hand.
pub struct Greedy {
    rng: StdRng,
    /// The probability that a move does not come to its mind.
    overlooks: f64,
}

impl Greedy {
    /// A bot whose decisions follow from this seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy::careless(seed, 0.0)
    }

    /// A bot that overlooks each of its moves with this probability, but never all of them.
    pub fn careless(seed: u64, overlooks: f64) -> Greedy {
        Greedy { rng: StdRng::seed_from_u64(seed), overlooks }
    }

    /// The moves that come to its mind.
    fn notice(&mut self, mut moves: MoveList) -> MoveList {
        if self.overlooks > 0.0 {
            let certain = self.rng.random_range(0..moves.len());
            let mut position = 0;
            moves.retain(|_| {
                position += 1;
                position == certain + 1 || !self.rng.random_bool(self.overlooks)
            });
        }
        moves
    }
}

impl Bot for Greedy {
    fn think(&mut self, view: &SeatView, _: &Limits) -> Thought {
        let seat = view.viewer().expect("a watcher has nothing to decide");
        let world = view.sample(&mut self.rng);
        // Every move meets the same luck: what is compared are the moves, not their fortunes.
        let luck: [u64; SAMPLES as usize] = self.rng.random();
        let moves = self.notice(view.legal_moves());
        let mut judged: Vec<(Move, f32)> = moves.into_iter().map(|mv| (mv, average(&world, seat, mv, &luck))).collect();
        // Of equal ones the first stays the first.
        judged.sort_by(|one, other| other.1.total_cmp(&one.1));
        let candidates: Vec<Candidate> = judged.iter().map(|(mv, _)| Candidate::plain(*mv)).collect();
        Thought { chosen: candidates.first().expect("the viewer decides").mv, candidates, simulations: 0 }
    }
}

/// What a position promises a seat, in points.
pub(crate) fn worth_of(game: &Game, seat: Seat) -> f32 {
    position::value(game, seat, worth::turns_left(game))
}

/// What a move leads to, on average; without luck in it a single try is enough.
fn average(world: &Game, seat: Seat, mv: Move, luck: &[u64]) -> f32 {
    let mut sum = 0.0;
    let mut tries = 0.0;
    for seed in luck {
        let (score, lucky) = finish_turn(world, seat, mv, &mut StdRng::seed_from_u64(*seed));
        sum += score;
        tries += 1.0;
        if !lucky {
            break;
        }
    }
    sum / tries
}

/// Plays the move and the rest of the turn; says what the end is worth, and whether luck had a say in it.
fn finish_turn(world: &Game, seat: Seat, first: Move, rng: &mut StdRng) -> (f32, bool) {
    let turns = worth::turns_left(world);
    let mut game = *world;
    let mut moves = MoveList::new();
    game.play_listed(first, &mut moves, &mut ());
    let lucky = play_turn(&mut game, seat, moves, turns, rng);
    (position::value(&game, seat, turns), lucky)
}

/// The position at the end of a seat's turn, if it has one, as the rule of thumb plays it.
pub(crate) fn after_turn(game: &Game, seat: Seat, rng: &mut StdRng) -> Game {
    let mut game = *game;
    let (moves, turns) = (game.legal_moves(), worth::turns_left(&game));
    play_turn(&mut game, seat, moves, turns, rng);
    game
}

/// Plays the turn to its end by the rule of thumb; says whether luck had a say in it.
fn play_turn(game: &mut Game, seat: Seat, mut moves: MoveList, turns: f32, rng: &mut StdRng) -> bool {
    let mut lucky = false;
    for _ in 0..MOST_STEPS {
        match game.decider() {
            Decider::Seat(next) if next == seat => {
                let mv = quick::best(game, seat, turns, &moves);
                game.play_listed(mv, &mut moves, &mut ());
            }
            Decider::Chance => {
                let Some(outcome) = game.random_outcome(rng) else { break };
                // What is drawn into the hand does not count, so the turn is over for us.
                if game.active() != seat || matches!(outcome, Outcome::Draw(_)) {
                    break;
                }
                lucky |= matches!(outcome, Outcome::Roll(_) | Outcome::Top(_));
                game.play_listed(outcome, &mut moves, &mut ());
            }
            Decider::Seat(_) | Decider::Nobody => break,
        }
    }
    lucky
}
