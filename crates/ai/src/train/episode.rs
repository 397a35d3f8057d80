//! One game of self-play, and what can be learned from it.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::{Decider, Game, Move, MoveList, Seat};

use super::returns::{Step, targets};
use super::{Sample, Settings, mix};
use crate::judge::{Evaluate as _, Judge, result};
use crate::net::{Net, SCORE_UNIT};
use crate::{Bot as _, Greedy, Outlook};

/// A network that knows nothing yet may play for ever; such a game teaches nothing.
const MOST_DECISIONS: usize = 4000;
/// The greedy bots of the warm-up overlook up to so much, each as much as it happens: a network that has only seen good
/// moves does not know what is wrong with bad ones.
const OVERLOOKS: f64 = 0.6;

/// Plays the game with this number.
pub(super) fn play(net: &Net, settings: &Settings, number: u64) -> Vec<Sample> {
    let mut rng = StdRng::seed_from_u64(settings.seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
    let options = mix::options(&mut rng);
    let mut game = Game::new(&options, &mut ()).expect("the mix has good options");
    let mut judge = Judge::new(net, &game);
    let mut greedy = (number < settings.warm_up)
        .then(|| [(); Seat::MOST].map(|()| Greedy::careless(rng.random(), OVERLOOKS * rng.random::<f64>())));
    let mut steps: [Vec<Step>; Seat::MOST] = Default::default();
    let mut moves = MoveList::new();
    for _ in 0..MOST_DECISIONS {
        match game.decider() {
            Decider::Nobody => break,
            Decider::Chance => {
                let outcome = game.random_outcome(&mut rng).expect("chance decides");
                game.play_listed(outcome, &mut moves, &mut ());
            }
            Decider::Seat(seat) => {
                let choice = match &mut greedy {
                    Some(bots) => {
                        judge.begin();
                        Choice { mv: bots[seat.index()].choose(&game.view(seat)), best: None }
                    }
                    None => choose(&mut judge, &game, seat, &moves, settings, &mut rng),
                };
                game.play_listed(choice.mv, &mut moves, &mut ());
                let judged = judge.outlook(&game, seat);
                if game.decider() != Decider::Nobody {
                    let learn = rng.random::<f32>() < settings.learn;
                    steps[seat.index()].push(Step {
                        features: learn.then(|| sparse(judge.features())),
                        judged: choice.best.unwrap_or(judged),
                        explored: choice.best.is_some(),
                    });
                }
            }
        }
    }
    let Some(end) = result(&game) else { return Vec::new() };
    let seats = game.seats();
    seats.flat_map(|seat| samples(std::mem::take(&mut steps[seat.index()]), seat, end, &game, settings)).collect()
}

struct Choice {
    mv: Move,
    /// How the best move was judged, if another one is tried out.
    best: Option<Outlook>,
}

fn choose(
    judge: &mut Judge<'_>,
    game: &Game,
    seat: Seat,
    moves: &MoveList,
    settings: &Settings,
    rng: &mut StdRng,
) -> Choice {
    let mut best: Option<(Move, Outlook, f32)> = None;
    let mut rest = MoveList::new();
    judge.begin();
    for mv in moves {
        let mut after = *game;
        after.play_listed(*mv, &mut rest, &mut ());
        let outlook = judge.outlook(&after, seat);
        let utility = outlook.utility(seat, game.seat_count());
        if best.is_none_or(|(_, _, most)| utility > most) {
            best = Some((*mv, outlook, utility));
        }
    }
    let (mv, outlook, _) = best.expect("somebody decides");
    if rng.random::<f32>() < settings.explore {
        let tried = moves[rng.random_range(0..moves.len())];
        return Choice { mv: tried, best: (tried != mv).then_some(outlook) };
    }
    Choice { mv, best: None }
}

fn sparse(features: &[f32]) -> Vec<(u16, f32)> {
    features.iter().enumerate().filter(|(_, value)| **value != 0.0).map(|(at, value)| (at as u16, *value)).collect()
}

fn samples(steps: Vec<Step>, seat: Seat, end: Outlook, game: &Game, settings: &Settings) -> Vec<Sample> {
    let targets = targets(&steps, end, settings.lambda);
    let players = game.seat_count();
    let from_seat = |values: [f32; 4], unit: f32| {
        let at = |steps: usize| if steps < players { values[(seat.index() + steps) % players] / unit } else { 0.0 };
        std::array::from_fn(at)
    };
    let sample = |(step, target): (Step, Outlook)| {
        Some(Sample {
            features: step.features?,
            players,
            wins: from_seat(target.wins, 1.0),
            scores: from_seat(target.scores, SCORE_UNIT),
        })
    };
    steps.into_iter().zip(targets).filter_map(sample).collect()
}
