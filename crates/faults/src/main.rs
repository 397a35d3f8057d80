//! `cargo run --release -p runestones-faults -- --minutes 10`: a long run, and its report.

use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use runestones_faults::{Plan, run, serve};

/// Plays at several servers while they, their database and their connections fail, and checks that nothing is lost.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// How long people play
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// How many servers there are
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..))]
    nodes: u8,
    /// At how many tables people play
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..))]
    tables: u8,
    /// Decides what goes wrong and when
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(clap::Subcommand)]
enum Command {
    /// One of the servers; the run starts them
    #[command(hide = true)]
    Node { bind: SocketAddr, database: String },
}

fn main() -> ExitCode {
    let args = Args::parse();
    if let Some(Command::Node { bind, database }) = args.command {
        if let Err(error) = serve(bind, database) {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
        return ExitCode::SUCCESS;
    }
    let Ok(program) = std::env::current_exe() else {
        eprintln!("cannot find this program to start it again");
        return ExitCode::FAILURE;
    };
    let (nodes, tables) = (usize::from(args.nodes), usize::from(args.tables));
    let time = Duration::from_secs_f64(args.minutes.clamp(0.0, 10_000.0) * 60.0);
    let report = run(&Plan { program, time, nodes, tables, seed: args.seed });
    println!("{report}");
    if report.problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
