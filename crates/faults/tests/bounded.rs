//! A short run. A long one is a command: `cargo run --release -p runestones-faults -- --minutes 10`.

use std::time::Duration;

use runestones_faults::{Plan, run};

#[test]
fn nothing_is_lost_when_everything_fails() {
    let program = env!("CARGO_BIN_EXE_faults").into();
    let report = run(&Plan { program, time: Duration::from_secs(15), nodes: 3, tables: 4, seed: 7 });
    println!("{report}");
    assert!(report.problems.is_empty(), "{report}");
    assert!(report.acknowledged > 50, "hardly anything could be done: {report}");
    let troubles = report.troubles;
    assert!(troubles.nodes_killed > 0 && troubles.databases_killed > 0 && troubles.cuts > 0, "{report}");
}
