//! The table in the browser.

mod age;
mod log;
mod options;
mod stop;

use std::io::Write as _;
use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context as _;
use runestones_server::serve;

pub(crate) use options::Args;

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    let args = args.with_file()?;
    log::start(&args)?;
    let config = args.config()?;
    // Every live connection is an open file. What the system does not allow is found out when it is needed.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Runtime::new().context("cannot start the server's threads")?;
    runtime.block_on(async {
        let ready = |address: SocketAddr| {
            let place =
                config.database.as_ref().map_or_else(|| config.data.display().to_string(), |_| "a database".into());
            say(&format!("Rune Stones is at http://{address} (games are kept in {place})."));
            // To whoever started it, not into the log, which others may read.
            if let Some(token) = &config.operator_token {
                say(&format!("For the operator, once, within an hour: http://{address}/operator/enter/{token}"));
            }
            say("Press Ctrl-C to stop.");
        };
        serve(config.clone(), ready, stop::signal()).await
    })?;
    say("Stopped. Every game is kept.");
    Ok(ExitCode::SUCCESS)
}

/// Whoever started the server may have stopped listening to it; that is no reason to end.
fn say(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
