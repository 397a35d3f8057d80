//! Any text: a position whose game can be played on and written down again, or problems.
#![no_main]

use libfuzzer_sys::fuzz_target;
use runestones_rules::position::Position;
use runestones_rules::{CardSet, Decider};

fuzz_target!(|text: &str| {
    let Ok(position) = Position::parse(text) else { return };
    let sets = [CardSet::standard()];
    let Ok(mut game) = position.game(&sets) else { return };
    let written = Position::of(&game).to_text();
    assert_eq!(Position::parse(&written).expect("what is written can be read").game(&sets), Ok(game));
    for _ in 0..200 {
        let first = match game.decider() {
            Decider::Nobody => break,
            Decider::Chance => game.chance_outcomes()[0].0.into(),
            Decider::Seat(_) => runestones_rules::Entry::from(game.legal_moves()[0]),
        };
        game.play(first, &mut ()).expect("it is legal");
    }
});
