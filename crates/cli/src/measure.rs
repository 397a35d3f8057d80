//! What every command has in common that plays many games and reports.

use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::Value;

use crate::files;

/// How the games are played and how the result is told.
#[derive(clap::Args)]
pub(crate) struct MeasureArgs {
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// How many threads; by default one for each core.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
}

impl MeasureArgs {
    /// The threads on which the games are played.
    pub(crate) fn pool(&self) -> anyhow::Result<ThreadPool> {
        // Rayon takes 0 as one for each core.
        Ok(ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0).into()).build()?)
    }

    /// Prints the report, in the form that was asked for.
    pub(crate) fn print(&self, json: impl FnOnce() -> Value, text: impl FnOnce() -> String) -> anyhow::Result<()> {
        let report = if self.json { format!("{}\n", serde_json::to_string_pretty(&json())?) } else { text() };
        files::print(|out| out.write_all(report.as_bytes()))?;
        Ok(())
    }
}
