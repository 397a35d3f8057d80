//! Short runs. Long ones are a command: `cargo run --release -p runestones-faults -- --minutes 10`.

use std::time::Duration;

use runestones_faults::{Deployment, Plan, Report, run};

fn short_run(deployment: Deployment, tables: usize) -> Report {
    let program = env!("CARGO_BIN_EXE_faults").into();
    let report = run(&Plan { program, time: Duration::from_secs(12), deployment, tables, seed: 7 });
    println!("{report}");
    assert!(report.problems.is_empty(), "{report}");
    assert!(report.acknowledged > 20, "hardly anything could be done: {report}");
    assert!(report.swept > 0, "nothing was swept meanwhile: {report}");
    // A game that forfeits and one that a bot takes over wait at the end, so at least these run out, are told of and count.
    assert!(report.timeouts > 1 && report.alerts > 1 && report.rated > 0, "the club did nothing: {report}");
    report
}

#[test]
fn nothing_is_lost_when_servers_and_database_fail() {
    let report = short_run(Deployment::Database(3), 4);
    let troubles = report.troubles;
    assert!(troubles.nodes_killed > 0 && troubles.databases_killed > 0 && troubles.cuts > 0, "{report}");
}

#[test]
fn nothing_is_lost_when_the_machine_fails() {
    let report = short_run(Deployment::File, 3);
    let troubles = report.troubles;
    assert!(troubles.bots_interrupted > 0 && troubles.clock_jumps > 0 && report.met.wrong_times > 0, "{report}");
    assert!(troubles.slow_disks > 0 && report.met.slow_syncs > 0, "{report}");
    // Whether a person or a bot was to move while the disk was full is chance.
    assert!(troubles.full_disks > 0 && report.met.refused_writes > 0, "{report}");
}
