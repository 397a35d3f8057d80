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
use runestones_rules::{Decider, Game, Move, MoveList, Outcome, Question, Seat, SeatView};

use crate::{Bot, Candidate, Limits, Thought};
use position::Deck;
use worth::Sense;

/// How often a move is tried when the die or the deck has a say in it.
const SAMPLES: u32 = 4;
/// No turn has this many decisions; the rule of thumb must never run in circles.
const MOST_STEPS: u32 = 200;

/// Plays what looks best for the turn at hand.
pub struct Greedy {
    rng: StdRng,
    habits: Habits,
}

/// How a player errs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Habits {
    /// The share of decisions within a turn in which it takes the obvious move at a glance, instead of thinking the turn
    /// to its end: it misses what only works together.
    pub glances: f64,
    /// The share of decisions in which it forgets its deck: it takes every card for a gain, and does not mind which ones leave.
    pub forgets_deck: f64,
    /// By how many points at the most it takes what a move leads to for better or worse than it is.
    pub misjudges: f32,
    /// Whether it knows that Discard Lowest costs more than it brings. The yardstick does not, and stays what it was.
    pub keeps_low_cards: bool,
    /// The probability that a move does not come to its mind; blind mistakes, for games to learn from.
    pub overlooks: f64,
}

impl Greedy {
    /// A bot whose decisions follow from this seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy::with(seed, Habits::default())
    }

    /// A bot that overlooks each of its moves with this probability, but never all of them.
    pub fn careless(seed: u64, overlooks: f64) -> Greedy {
        Greedy::with(seed, Habits { overlooks, ..Habits::default() })
    }

    /// A bot that errs in its own way.
    pub fn with(seed: u64, habits: Habits) -> Greedy {
        Greedy { rng: StdRng::seed_from_u64(seed), habits }
    }

    /// The moves that come to its mind.
    fn notice(&mut self, mut moves: MoveList) -> MoveList {
        if self.habits.overlooks > 0.0 {
            let certain = self.rng.random_range(0..moves.len());
            let mut position = 0;
            moves.retain(|_| {
                position += 1;
                position == certain + 1 || !self.rng.random_bool(self.habits.overlooks)
            });
        }
        moves
    }
}

impl Bot for Greedy {
    fn think(&mut self, view: &SeatView, _: &Limits) -> Thought {
        let seat = view.viewer().expect("a watcher has nothing to decide");
        let world = view.sample(&mut self.rng);
        let sense = Sense::of(&world, self.habits.keeps_low_cards);
        let within = world.question() != Some(Question::Action);
        if within && self.habits.glances > 0.0 && self.rng.random_bool(self.habits.glances) {
            return Thought::plain(quick::best(&world, seat, sense, &view.legal_moves()));
        }
        // Every move meets the same luck: what is compared are the moves, not their fortunes.
        let luck: [u64; SAMPLES as usize] = self.rng.random();
        let moves = self.notice(view.legal_moves());
        let forgets = self.habits.forgets_deck > 0.0 && self.rng.random_bool(self.habits.forgets_deck);
        let deck = if forgets { Deck::Forgotten } else { Deck::Known };
        let average = |mv: Move| (mv, average(&world, seat, (mv, sense), &luck, deck));
        let mut judged: Vec<(Move, f32)> = moves.into_iter().map(average).collect();
        if self.habits.misjudges > 0.0 {
            let most = self.habits.misjudges;
            for (_, value) in &mut judged {
                *value += self.rng.random_range(-most..most);
            }
        }
        // Of equal ones the first stays the first.
        judged.sort_by(|one, other| other.1.total_cmp(&one.1));
        let candidates: Vec<Candidate> = judged.iter().map(|(mv, _)| Candidate::plain(*mv)).collect();
        Thought { chosen: candidates.first().expect("the viewer decides").mv, candidates, simulations: 0 }
    }
}

/// What a position promises a seat, in points.
pub(crate) fn worth_of(game: &Game, seat: Seat) -> f32 {
    position::value(game, seat, Sense::of(game, false), Deck::Known)
}

/// What a move leads to, on average; without luck in it a single try is enough.
fn average(world: &Game, seat: Seat, (mv, sense): (Move, Sense), luck: &[u64], deck: Deck) -> f32 {
    let mut sum = 0.0;
    let mut tries = 0.0;
    for seed in luck {
        let (score, lucky) = finish_turn(world, seat, (mv, sense), deck, &mut StdRng::seed_from_u64(*seed));
        sum += score;
        tries += 1.0;
        if !lucky {
            break;
        }
    }
    sum / tries
}

/// Plays the move and the rest of the turn; says what the end is worth, and whether luck had a say in it.
fn finish_turn(world: &Game, seat: Seat, (first, sense): (Move, Sense), deck: Deck, rng: &mut StdRng) -> (f32, bool) {
    let mut game = *world;
    let mut moves = MoveList::new();
    game.play_listed(first, &mut moves, &mut ());
    let lucky = play_turn(&mut game, seat, moves, sense, rng);
    (position::value(&game, seat, sense, deck), lucky)
}

/// The position at the end of a seat's turn, if it has one, as the rule of thumb plays it.
pub(crate) fn after_turn(game: &Game, seat: Seat, rng: &mut StdRng) -> Game {
    let mut game = *game;
    let (moves, sense) = (game.legal_moves(), Sense::of(&game, false));
    play_turn(&mut game, seat, moves, sense, rng);
    game
}

/// Plays the turn to its end by the rule of thumb; says whether luck had a say in it.
fn play_turn(game: &mut Game, seat: Seat, mut moves: MoveList, sense: Sense, rng: &mut StdRng) -> bool {
    let mut lucky = false;
    for _ in 0..MOST_STEPS {
        match game.decider() {
            Decider::Seat(next) if next == seat => {
                let mv = quick::best(game, seat, sense, &moves);
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

#[cfg(test)]
mod tests {
    use super::*;
    use runestones_rules::Options;
    use runestones_testing::Walk;

    /// Decisions of a random walk, those within turns or those that begin them, and what two bots of the same seed do there.
    fn compare(one: Habits, other: Habits, within: bool) -> (usize, usize) {
        let (mut met, mut differed) = (0, 0);
        let mut walk = Walk::new(&Options::base(2), 11);
        for seed in 0..1500 {
            if let Decider::Seat(seat) = walk.game.decider()
                && (walk.game.question() != Some(Question::Action)) == within
            {
                let view = walk.game.view(seat);
                met += 1;
                differed +=
                    usize::from(Greedy::with(seed, one).choose(&view) != Greedy::with(seed, other).choose(&view));
            }
            if !walk.step() {
                break;
            }
        }
        (met, differed)
    }

    #[test]
    fn errors_are_like_those_of_people() {
        let careful = Habits::default();
        let obvious = Habits { glances: 1.0, ..careful };
        let forgetful = Habits { forgets_deck: 1.0, ..careful };
        let (met, missed) = compare(careful, obvious, true);
        assert!(met > 300 && missed > met / 50 && missed < met / 2, "most of the obvious is right: {missed} of {met}");
        let (_, forgotten) = compare(careful, forgetful, true);
        let (_, sometimes) = compare(careful, Habits { forgets_deck: 0.5, ..careful }, true);
        assert!(0 < sometimes && sometimes < forgotten, "{sometimes} {forgotten}");
        let misjudged = |points| compare(careful, Habits { misjudges: points, ..careful }, false).1;
        assert!(0 < misjudged(1.0) && misjudged(1.0) < misjudged(7.0), "{} {}", misjudged(1.0), misjudged(7.0));
        assert_eq!(compare(obvious, obvious, true).1, 0, "the same seed errs the same way");
    }

    #[test]
    fn the_obvious_move_is_the_best_at_a_glance_and_legal() {
        let mut walk = Walk::new(&Options { night: true, ..Options::base(3) }, 12);
        let mut bot = Greedy::with(1, Habits { glances: 1.0, ..Habits::default() });
        for _ in 0..800 {
            if let Decider::Seat(seat) = walk.game.decider() {
                let chosen = bot.choose(&walk.game.view(seat));
                assert!(walk.game.is_legal(chosen));
            }
            if !walk.step() {
                break;
            }
        }
    }
}
