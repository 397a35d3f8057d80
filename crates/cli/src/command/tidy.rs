//! Deletes what nobody has touched for too long, and makes the file smaller.

use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, bail};
use runestones_server::Config;
use runestones_store::{AnyStore, Kind, Millis, Store as _};

use super::serve;

/// What to tidy up.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones tidy --data data --dry-run
  runestones tidy --config /etc/runestones.toml
A running server does the same by itself, slowly. A folder of games is tidied while no server runs on it; a shared database
at any time. What is deleted is gone for ever.")]
pub(crate) struct TidyArgs {
    /// Only say what would be deleted
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    serve: serve::Args,
}

/// How long another process waits for a tidying that has fallen silent.
const LEASE: Duration = Duration::from_secs(30);

pub(crate) fn run(args: TidyArgs) -> anyhow::Result<ExitCode> {
    let config = args.serve.with_file()?.config()?;
    let file = config.data.join("runestones.db");
    if config.database.is_none() && !file.exists() {
        bail!("there are no games in {}: choose the folder with --data", config.data.display());
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = Millis(i64::try_from(now.as_millis()).unwrap_or(i64::MAX));
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        if args.dry_run {
            let store = AnyStore::open(&config.store_address()?).await?;
            for kind in Kind::ALL {
                let count = match config.retention.before(kind, now) {
                    Some(before) => store.count_old(kind, before).await?,
                    None => 0,
                };
                println!("{}: {count} to delete", name(kind, &config));
            }
            store.close().await;
        } else {
            let store = AnyStore::own(&config.store_address()?, "runestones tidy", false).await?;
            let tidied = tidy(&store, &config, now).await;
            store.close().await;
            tidied?;
        }
        Ok::<(), anyhow::Error>(())
    })?;
    Ok(ExitCode::SUCCESS)
}

async fn tidy(store: &AnyStore, config: &Config, now: Millis) -> anyhow::Result<()> {
    let node = format!("tidy {}", std::process::id());
    for kind in Kind::ALL {
        let mut deleted = 0;
        while let Some(before) = config.retention.before(kind, now) {
            if !store.may_sweep(&node, LEASE).await? {
                bail!("a server is sweeping this database just now: try again when it is done");
            }
            match store.sweep(kind, before).await?.count() {
                0 => break,
                some => deleted += some,
            }
        }
        println!("{}: {deleted} deleted", name(kind, config));
    }
    if store.is_shared() {
        println!("The database uses the room again; to give it back to the disk is its own affair (VACUUM FULL).");
        return Ok(());
    }
    let size = || config.data.join("runestones.db").metadata().map_or(0, |file| file.len() / 1024);
    let before = size();
    store.compact().await.context("everything is deleted, but the file could not be rewritten without its gaps")?;
    println!("The file had {before} KiB and has {} KiB now.", size());
    Ok(())
}

fn name(kind: Kind, config: &Config) -> String {
    let what = match kind {
        Kind::Open => "games that wait for players",
        Kind::Unfinished => "unfinished games",
        Kind::Finished => "finished games",
        Kind::Imported => "opened records",
        Kind::Chat => "lines of chat",
        Kind::People => "people without a game or account",
        Kind::Results => "results of daily deals and puzzles",
        Kind::CardSets => return "card sets that no game names".to_owned(),
    };
    match config.retention.of(kind) {
        Some(age) => format!("{what}, kept for {} days", age.as_secs() / (24 * 60 * 60)),
        None => format!("{what}, kept for ever"),
    }
}
