//! `runestones arena`: which bot is stronger, and how sure that is.

mod args;
mod json;
mod play;
mod rating;
mod report;
mod table;

use std::process::ExitCode;
use std::time::Instant;

use crate::command::terminal;
pub(crate) use args::Args;

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let plan = args.plan()?;
    let begin = Instant::now();
    let results = play::all(&plan)?;
    let table = table::Table::new(&plan, &results);
    let seconds = begin.elapsed().as_secs_f64();
    let text = if args.json {
        format!("{}\n", serde_json::to_string_pretty(&json::json(&plan, &table, seconds))?)
    } else {
        report::text(&plan, &table, seconds)
    };
    terminal::print(|out| out.write_all(text.as_bytes()))?;
    Ok(if table.crashes == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
