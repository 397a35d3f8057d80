//! Drives a server as many people would: pages, live streams, and moves by the buttons that the pages offer.

mod client;
mod figures;
mod server;
mod table;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};

use figures::Figures;
use server::Server;
use table::Table;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server to use; by default one is started, with an empty folder and without limits
    #[arg(long, value_name = "ADDRESS")]
    server: Option<SocketAddr>,
    /// Where to create that server's folder [default: the folder for temporary files]
    #[arg(long, value_name = "FOLDER", conflicts_with = "server")]
    data: Option<std::path::PathBuf>,
    /// How many tables, each with two people and their live connections
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How long to play
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// Moves per second at each table; 0 plays as fast as the answers arrive
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// Additional live connections, to tables where nothing happens
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// The first random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How many idle connections share a table.
const WATCHERS: usize = 50;

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    ensure!(args.minutes > 0.0 && args.minutes.is_finite(), "--minutes must be more than 0");
    ensure!(args.rate >= 0.0 && args.rate.is_finite(), "--rate must be 0 or more");
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let server = match args.server {
        Some(address) => Server::Running(address),
        None => Server::start(args.data.as_deref())?,
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let figures = runtime.block_on(drive(args, &server))?;
    figures.print(&server);
    Ok(if figures.errors.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn drive(args: &Args, server: &Server) -> anyhow::Result<Figures> {
    let address = server.address();
    eprintln!("{} tables at {address}, setting up …", args.tables);
    let mut tables = Vec::with_capacity(args.tables);
    for number in 0..args.tables {
        let table = Table::open(address, args.seed + number as u64).await;
        tables.push(table.with_context(|| format!("cannot open table {}", number + 1))?);
    }
    // At tables of their own, where nobody moves.
    let (mut quiet, mut idle) = (Vec::new(), Vec::with_capacity(args.idle));
    for number in 0..args.idle {
        if number % WATCHERS == 0 {
            quiet.push(Table::open(address, 0).await.context("cannot open a quiet table")?);
        }
        let watched = quiet[number / WATCHERS].watch().await;
        idle.push(watched.with_context(|| format!("cannot watch with connection {}", number + 1))?);
    }
    let before = server.memory();
    eprintln!("playing for {} minutes …", args.minutes);
    let start = Instant::now();
    let end = start + Duration::from_secs_f64(args.minutes * 60.0);
    let pace = (args.rate > 0.0).then(|| Duration::from_secs_f64(1.0 / args.rate));
    let tables: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(pace, end))).collect();
    let mut figures = Figures::new(before, idle.len());
    for table in tables {
        figures.add(table.await.context("a table ended badly")?);
    }
    figures.span = start.elapsed();
    figures.after = server.memory();
    drop((idle, quiet));
    Ok(figures)
}
