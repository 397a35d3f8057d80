//! A game of the greedy bot, and what its rules of thumb make of it.
//!
//! From results alone a network that knows nothing learns little: a game has hundreds of positions and one result, with
//! much luck in it. The rules of thumb say something about every position, and about the moves that nobody plays too. So
//! the network first learns to judge as they do (distillation), and then goes past them by self-play.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::{Decider, Game, Move, MoveList, Seat};

use super::episode::sparse;
use super::{Sample, mix};
use crate::features::{self, LEN, TraitTable};
use crate::judge::{ByHand, Evaluate as _};
use crate::{Bot as _, Greedy};

/// The most that a bot overlooks; how much each of them does is random: good games alone do not show what is wrong with
/// bad moves.
const OVERLOOKS: f64 = 0.6;

/// The lesson of the game with this number.
pub(super) fn play(seed: u64, number: u64) -> Vec<Sample> {
    let mut rng = mix::rng(seed, number);
    let mut game = Game::new(&mix::options(&mut rng), &mut ()).expect("the mix has good options");
    let mut bots = [(); Seat::MOST].map(|()| Greedy::careless(rng.random(), OVERLOOKS * rng.random::<f64>()));
    let mut lesson = Vec::new();
    let mut moves = MoveList::new();
    loop {
        match game.decider() {
            Decider::Nobody => return lesson,
            Decider::Chance => {
                let outcome = game.random_outcome(&mut rng).expect("chance decides");
                game.play_listed(outcome, &mut moves, &mut ());
            }
            Decider::Seat(seat) => {
                let mv = bots[seat.index()].choose(&game.view(seat));
                if moves.len() > 1 {
                    let other = moves[rng.random_range(0..moves.len())];
                    let luck = rng.random();
                    lesson.extend([mv, other].into_iter().filter_map(|mv| judged(&game, seat, mv, luck)));
                }
                game.play_listed(mv, &mut moves, &mut ());
            }
        }
    }
}

/// What the rules of thumb make of the position after a move.
fn judged(game: &Game, seat: Seat, mv: Move, luck: u64) -> Option<Sample> {
    let mut after = *game;
    after.play_listed(mv, &mut MoveList::new(), &mut ());
    (after.decider() != Decider::Nobody).then(|| {
        let mut features = [0.0; LEN];
        features::write(&after.view(seat), TraitTable::of(game.card_set()), &mut features);
        let outlook = ByHand { luck: StdRng::seed_from_u64(luck) }.outlook(&after, seat);
        Sample::of(sparse(&features), seat, game.seat_count(), outlook)
    })
}

#[cfg(test)]
mod tests {
    use super::super::{Settings, Trainer};
    use super::*;

    #[test]
    fn a_lesson_is_about_what_was_played_and_what_was_not() {
        let lesson = play(1, 3);
        assert!(lesson.len() > 100, "{}", lesson.len());
        for sample in &lesson {
            assert!((sample.wins.iter().sum::<f32>() - 1.0).abs() < 1e-5 && !sample.features.is_empty());
        }
        // Two positions of one decision differ in what the rules of thumb make of them more often than not.
        let first = |sample: &Sample| sample.wins[0].to_bits();
        let pairs: &[[Sample; 2]] = lesson.as_chunks().0;
        let differ = pairs.iter().filter(|[one, other]| first(one) != first(other)).count();
        assert!(4 * differ > lesson.len(), "{differ} of {} pairs", lesson.len() / 2);
    }

    #[test]
    fn the_network_comes_to_judge_as_the_rules_of_thumb_do() {
        let settings = Settings { games_per_round: 16, warm_up: 64, rate: 2e-3, ..Settings::default() };
        let mut trainer = Trainer::new(settings, 2);
        let rounds: Vec<_> = (0..4).map(|_| trainer.round(2)).collect();
        let (first, last) = (rounds[0], rounds[3]);
        assert!(last.win_loss < first.win_loss && last.score_error < 0.7 * first.score_error, "{first:?} {last:?}");
    }
}
