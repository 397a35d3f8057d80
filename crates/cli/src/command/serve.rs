//! The table in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use runestones_ai::Net;
use runestones_server::{Config, serve};

use crate::command::weights;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on; port 0 takes any free one
    #[arg(long, env = "RUNESTONES_BIND", default_value = "127.0.0.1:7777")]
    bind: SocketAddr,
    /// The folder where games are kept; it is made if it is not there
    #[arg(long, env = "RUNESTONES_DATA", default_value = "data")]
    data: PathBuf,
    /// Bots move at once instead of at a pace that people can follow
    #[arg(long, env = "RUNESTONES_INSTANT_BOTS")]
    instant_bots: bool,
    /// How many games one person may start within a minute
    #[arg(long, env = "RUNESTONES_GAMES_PER_MINUTE", default_value_t = GAMES_PER_MINUTE)]
    games_per_minute: usize,
    /// A file of weights for the levels with a network, in place of those that come with the program
    #[arg(long, env = "RUNESTONES_WEIGHTS", value_name = "FILE")]
    weights: Option<PathBuf>,
}

/// More than anybody plays, and few enough to fill no disk.
const GAMES_PER_MINUTE: usize = 20;

impl Default for Args {
    fn default() -> Self {
        // What clap would fill in, environment included, when no command is given.
        let variable = |name: &str| std::env::var(name).ok();
        let bind = variable("RUNESTONES_BIND").and_then(|text| text.parse().ok());
        Args {
            bind: bind.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 7777))),
            data: variable("RUNESTONES_DATA").map_or_else(|| PathBuf::from("data"), PathBuf::from),
            instant_bots: false,
            games_per_minute: GAMES_PER_MINUTE,
            weights: variable("RUNESTONES_WEIGHTS").map(PathBuf::from),
        }
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = Config {
        bind: args.bind,
        data: args.data.clone(),
        instant_bots: args.instant_bots,
        games_per_minute: args.games_per_minute,
        net: args.weights.as_deref().map_or_else(|| Ok(Net::embedded()), weights::read)?,
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the server's threads")?;
    runtime.block_on(async {
        let ready = |address: SocketAddr| {
            println!("Rune Stones is at http://{address} (games are kept in {}).", config.data.display());
            println!("Press Ctrl-C to stop.");
        };
        serve(config.clone(), ready, stop_signal()).await
    })?;
    println!("Stopped. Every game is kept.");
    Ok(ExitCode::SUCCESS)
}

/// Ctrl-C, or the signal with which a system stops its services.
async fn stop_signal() {
    let interrupt = async {
        // Without a handler the signal ends the program as it always did.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            },
            Err(_) => interrupt.await,
        }
    }
    #[cfg(not(unix))]
    interrupt.await;
}
