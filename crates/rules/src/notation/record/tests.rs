//! Records: reading and writing, mistakes, hostile texts, and the check.

mod broken;
mod hostile;
mod round_trip;
mod verify;

use crate::card_set::CardSet;
use crate::dealer::Seed;
use crate::game::Decider;
use crate::notation::record::Record;
use crate::session::Session;
use crate::setup::Options;

fn sets() -> [&'static CardSet; 1] {
    [CardSet::standard()]
}

/// A game with players called after their seats, in which everybody plays the move that a number picks, until
/// `moves` have been played or the game is over.
fn played(options: Options, number: u64, moves: usize) -> Record {
    let names = (1..=options.players).map(|seat| format!("Seat {seat}")).collect();
    let mut session = Session::new(options, names, Seed::from_number(number)).unwrap();
    let mut state = number;
    for _ in 0..moves {
        let Decider::Seat(_) = session.game().decider() else { break };
        let legal = session.game().legal_moves();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        session.play(legal[(state >> 33) as usize % legal.len()], &mut ()).unwrap();
    }
    session.close()
}

/// A short game for two.
fn short() -> Record {
    played(Options::base(2), 1, 30)
}
