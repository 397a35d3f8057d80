//! Any bytes steer a game: whatever is listed can be played, and what is played leaves somebody to decide.
#![no_main]

use libfuzzer_sys::fuzz_target;
use runestones_rules::{Decider, Game, Options, StoneChoice};

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let options = Options {
        night: first & 1 != 0,
        stones: if first & 2 != 0 { StoneChoice::Random } else { StoneChoice::Base },
        ..Options::base(2 + (first >> 2) as usize % 3)
    };
    let mut game = Game::new(&options, &mut ()).expect("good options");
    for byte in rest {
        let byte = *byte as usize;
        match game.decider() {
            Decider::Nobody => break,
            Decider::Chance => {
                let outcomes = game.chance_outcomes();
                game.play(outcomes[byte % outcomes.len()].0, &mut ()).expect("it can happen");
            }
            Decider::Seat(_) => {
                let moves = game.legal_moves();
                assert!(moves.len() >= 2);
                game.play(moves[byte % moves.len()], &mut ()).expect("it is legal");
            }
        }
    }
});
