//! `cargo run --release -p runestones-faults -- --minutes 10`: a long run, and its report.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use runestones_faults::{Attack, Deployment, Outcome, Plan, Siege, run, serve, serve_besieged};

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
    /// The server of a siege
    #[command(hide = true)]
    Besieged { data: PathBuf },
    /// People play while somebody attacks the server, all of it on this machine; prints what their moves took
    Siege {
        /// How many moves are timed under each attack
        #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u16).range(1..=10_000))]
        moves: u16,
        /// Only the attacks whose name contains this
        #[arg(long)]
        only: Option<String>,
        /// The program to attack [default: the `runestones` beside this one]
        #[arg(long)]
        server: Option<PathBuf>,
    },
}

type Problem = Box<dyn std::error::Error>;

fn siege(moves: u16, only: Option<&str>, server: Option<PathBuf>) -> Result<(), Problem> {
    // Every connection is an open file, on both sides.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let beside = || Ok::<_, Problem>(std::env::current_exe()?.with_file_name("runestones"));
    let server = server.map_or_else(beside, Ok)?;
    if !server.exists() {
        return Err(format!("there is no {}: build it with cargo build --release", server.display()).into());
    }
    let arguments = ["serve", "--bind", "127.0.0.1:0", "--log", "error", "--data"].map(Into::into);
    let server = std::iter::once(server.into()).chain(arguments).collect();
    let siege = Siege { server, moves: moves.into(), share: 1.0 };
    println!("{}", Outcome::HEAD);
    for attack in Attack::ALL {
        if only.is_none_or(|only| attack.to_string().contains(only)) {
            println!("{}", siege.under(attack)?);
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let args = Args::parse();
    if let Some(command) = args.command {
        let done = match command {
            Command::Node { bind, database } => serve(bind, database).map_err(Into::into),
            Command::Besieged { data } => serve_besieged(data).map_err(Into::into),
            Command::Siege { moves, only, server } => siege(moves, only.as_deref(), server),
        };
        if let Err(error) = done {
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
    let deployments = [(Only::File, Deployment::File), (Only::Database, Deployment::Database(nodes))];
    let mut is_well = true;
    for (_, deployment) in deployments.into_iter().filter(|(only, _)| args.only.is_none_or(|wanted| wanted == *only)) {
        let report = run(&Plan { program: program.clone(), time, deployment, tables, seed: args.seed });
        println!("{deployment}: {report}\n");
        is_well &= report.problems.is_empty();
    }
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
