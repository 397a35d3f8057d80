//! One game of self-play, and what can be learned from it.

use std::sync::Arc;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::{Decider, Game, Move, MoveList, Seat};

use super::returns::{Step, targets};
use super::{Sample, Settings, mix};
use crate::judge::{Evaluate as _, Judge};
use crate::net::{Net, SCORE_UNIT};
use crate::outlook::result;
use crate::{Bot as _, Budget, Greedy, Limits, Outlook, Search, SearchSettings};

/// A network that knows nothing yet may play for ever; such a game teaches nothing.
const MOST_DECISIONS: usize = 4000;
/// The most that the greedy bots of the warm-up overlook; how much each of them does is random: a network that has only seen good
/// moves does not know what is wrong with bad ones.
const OVERLOOKS: f64 = 0.6;

/// Plays the game with this number.
pub(super) fn play(net: &Arc<Net>, settings: &Settings, number: u64) -> Vec<Sample> {
    let mut rng = StdRng::seed_from_u64(settings.seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
    let options = mix::options(&mut rng);
    let mut game = Game::new(&options, &mut ()).expect("the mix has good options");
    let mut judge = Judge::new(net, game.card_set());
    let mut players = Players::new(net, settings, number, &mut rng);
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
                judge.begin();
                let choice = players.choose(&mut judge, &game, seat, &moves);
                let explored = rng.random::<f32>() < settings.explore && !players.are_greedy();
                let mv = if explored { moves[rng.random_range(0..moves.len())] } else { choice.mv };
                game.play_listed(mv, &mut moves, &mut ());
                let after = judge.outlook(&game, seat);
                if game.decider() != Decider::Nobody {
                    let learn = rng.random::<f32>() < settings.learn;
                    steps[seat.index()].push(Step {
                        features: learn.then(|| sparse(judge.features())),
                        judged: choice.judged.unwrap_or(after),
                        explored: mv != choice.mv,
                    });
                }
            }
        }
    }
    let Some(end) = result(game.public()) else { return Vec::new() };
    let seats = game.seats();
    seats.flat_map(|seat| samples(std::mem::take(&mut steps[seat.index()]), seat, end, &game, settings)).collect()
}

/// A move, and how the position after it was judged, if it was.
struct Choice {
    mv: Move,
    judged: Option<Outlook>,
}

/// Who decides in a game of self-play.
enum Players {
    Greedy(Box<[Greedy; Seat::MOST]>),
    OneDecisionAhead,
    Searching(Box<Search>),
}

impl Players {
    fn new(net: &Arc<Net>, settings: &Settings, number: u64, rng: &mut StdRng) -> Players {
        if number < settings.warm_up {
            let mut bot = || Greedy::careless(rng.random(), OVERLOOKS * rng.random::<f64>());
            return Players::Greedy(Box::new([(); Seat::MOST].map(|()| bot())));
        }
        match settings.simulations {
            0 => Players::OneDecisionAhead,
            count => {
                // A single world: the next decision will see another one.
                let budget = Budget::simulations(count);
                let search = SearchSettings { budget, worlds: 1, ..SearchSettings::DEFAULT };
                Players::Searching(Box::new(Search::new(Arc::clone(net), search, rng.random())))
            }
        }
    }

    fn are_greedy(&self) -> bool {
        matches!(self, Players::Greedy(_))
    }

    fn choose(&mut self, judge: &mut Judge<'_>, game: &Game, seat: Seat, moves: &MoveList) -> Choice {
        match self {
            Players::Greedy(bots) => Choice { mv: bots[seat.index()].choose(&game.view(seat)), judged: None },
            Players::OneDecisionAhead => one_ahead(judge, game, seat, moves),
            Players::Searching(bot) => {
                let thought = bot.think(&game.view(seat), &Limits::default());
                Choice { mv: thought.chosen, judged: thought.candidates[0].outlook }
            }
        }
    }
}

fn one_ahead(judge: &mut Judge<'_>, game: &Game, seat: Seat, moves: &MoveList) -> Choice {
    let mut best: Option<(Move, Outlook, f32)> = None;
    let mut following = MoveList::new();
    for mv in moves {
        let mut after = *game;
        after.play_listed(*mv, &mut following, &mut ());
        let outlook = judge.outlook(&after, seat);
        let utility = outlook.utility(seat, game.seat_count());
        if best.is_none_or(|(_, _, most)| utility > most) {
            best = Some((*mv, outlook, utility));
        }
    }
    let (mv, outlook, _) = best.expect("somebody decides");
    Choice { mv, judged: Some(outlook) }
}

fn sparse(features: &[f32]) -> Vec<(u16, f32)> {
    features.iter().enumerate().filter(|(_, value)| **value != 0.0).map(|(at, value)| (at as u16, *value)).collect()
}

fn samples(steps: Vec<Step>, seat: Seat, end: Outlook, game: &Game, settings: &Settings) -> Vec<Sample> {
    let targets = targets(&steps, end, settings.lambda);
    let players = game.seat_count();
    let from_seat = |values: [f32; Seat::MOST], unit: f32| {
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
