//! A small siege. The real one is a command: `cargo run --release -p runestones-faults -- siege`.

use std::time::Duration;

use runestones_faults::{Attack, Siege};

#[test]
fn people_play_on_under_every_attack() {
    let program = env!("CARGO_BIN_EXE_faults");
    let siege = Siege { server: vec![program.into(), "besieged".into()], moves: 12, share: 0.03 };
    for attack in Attack::ALL {
        let outcome = siege.under(attack).expect("a server that runs");
        println!("{outcome}");
        // How long it takes is measured, never tested; that it does not take for ever is enough.
        assert!(outcome.times.len() == 12 && outcome.percentile(100) < Duration::from_secs(20), "{outcome}");
        let [before, after, _] = outcome.memory;
        assert!(after < before + (64 << 20), "memory grows: {outcome}");
    }
}
