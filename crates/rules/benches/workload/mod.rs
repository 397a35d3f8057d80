//! What is measured, the same under criterion and under callgrind.
#![allow(dead_code, unreachable_pub, reason = "each benchmark uses a part of it")]

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::{Decider, Game, Move, MoveList, Options, StoneChoice};

/// The games that are measured, by name.
pub fn mixes() -> [(&'static str, Options); 3] {
    let base = Options::base(2);
    let night = Options { night: true, ..Options::base(2) };
    let all = Options { night: true, stones: StoneChoice::Random, ..Options::base(4) };
    [("2 players", base), ("2 players, Night", night), ("4 players, Night, Queenie", all)]
}

/// How much was played.
#[derive(Clone, Copy, Default)]
pub struct Count {
    pub decisions: u64,
    pub chances: u64,
}

/// A game of uniformly random moves, from the box to the end.
pub fn random_game(options: &Options, rng: &mut SmallRng) -> Count {
    let mut count = Count::default();
    let mut game = Game::new(options, &mut ()).expect("good options");
    let mut moves = MoveList::new();
    loop {
        match game.decider() {
            Decider::Nobody => return count,
            Decider::Chance => {
                count.chances += 1;
                let outcome = game.random_outcome(rng).expect("chance decides");
                game.play_listed(outcome, &mut moves, &mut ());
            }
            Decider::Seat(_) => {
                count.decisions += 1;
                let mv = moves[rng.random_range(0..moves.len())];
                game.play_listed(mv, &mut moves, &mut ());
            }
        }
    }
}

/// Positions from the middle of random games, each with a player to decide.
pub fn positions(options: &Options, count: usize) -> Vec<Game> {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut game = Game::new(options, &mut ()).expect("good options");
        for _ in 0..rng.random_range(100..800) {
            match game.decider() {
                Decider::Nobody => break,
                Decider::Chance => {
                    let outcome = game.random_outcome(&mut rng).expect("chance decides");
                    game.play(outcome, &mut ()).expect("possible");
                }
                Decider::Seat(_) => game.play(pick(&game, &mut rng), &mut ()).expect("legal"),
            }
        }
        if matches!(game.decider(), Decider::Seat(_)) {
            positions.push(game);
        }
    }
    positions
}

/// One of the legal moves.
pub fn pick(game: &Game, rng: &mut SmallRng) -> Move {
    let moves = game.legal_moves();
    moves[rng.random_range(0..moves.len())]
}
