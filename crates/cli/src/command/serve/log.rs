//! What the server says about itself, on the error output.

use std::io::IsTerminal as _;

use anyhow::Context as _;
use tracing_subscriber::EnvFilter;

use super::options::{Args, LogFormat};

/// Trouble and what is out of the ordinary; not every request.
const DEFAULT: &str = "info";

pub(super) fn start(args: &Args) -> anyhow::Result<()> {
    let wanted = args.log.as_deref().unwrap_or(DEFAULT);
    let filter = EnvFilter::try_new(wanted).with_context(|| {
        format!("cannot read the log filter {wanted:?}; examples: warn, debug, info,runestones_server=debug")
    })?;
    let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(colours);
    match args.log_format.unwrap_or_default() {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    Ok(())
}
