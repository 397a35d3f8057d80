//! `cargo run --release -p runestones-faults -- --minutes 10`: a long run, and its report.

use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use runestones_faults::{Place, Plan, run, serve};

/// Plays at servers while they, their machine, their database and their connections fail, and checks that nothing is lost.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// How long people play, each time
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// Only with a file, or only with a database; otherwise the one after the other
    #[arg(long)]
    only: Option<Only>,
    /// How many servers share the database
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..))]
    nodes: u8,
    /// At how many tables people play
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..))]
    tables: u8,
    /// Decides what goes wrong and when
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Only {
    File,
    Database,
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
    let places = [(Only::File, Place::File), (Only::Database, Place::Database(nodes))];
    let mut is_well = true;
    for (_, place) in places.into_iter().filter(|(only, _)| args.only.is_none_or(|wanted| wanted == *only)) {
        let report = run(&Plan { program: program.clone(), time, place, tables, seed: args.seed });
        println!("{place}: {report}\n");
        is_well &= report.problems.is_empty();
    }
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
