//! `scenario FILE…`: plays scenarios and shows what does not hold.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use runestones_rules::scenario::Scenario;

#[derive(clap::Args, Default)]
pub(crate) struct Args {
    /// Scenario files, or folders of them.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut files = Vec::new();
    for path in &args.files {
        collect(path, &mut files)?;
    }
    anyhow::ensure!(!files.is_empty(), "there is no .toml file among these");
    let mut passed = 0;
    for file in &files {
        passed += usize::from(check(file)?);
    }
    let failed = files.len() - passed;
    println!("{passed} passed, {failed} failed");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A file stands for itself, a folder for the scenarios in it and below it, in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let read = |error: &str| format!("cannot {error} {}", path.display());
    let entries: std::io::Result<Vec<_>> = path.read_dir().with_context(|| read("open"))?.collect();
    let mut inside: Vec<PathBuf> = entries.with_context(|| read("read"))?.iter().map(std::fs::DirEntry::path).collect();
    inside.retain(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "toml"));
    inside.sort();
    inside.iter().try_for_each(|path| collect(path, files))
}

/// Plays one file, prints what came of it and says whether it passed.
fn check(file: &Path) -> anyhow::Result<bool> {
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let failures: Vec<String> = match Scenario::parse(&text) {
        Ok(scenario) => {
            let report = scenario.run();
            println!("{} {name}: {}", if report.passed() { "ok  " } else { "FAIL" }, report.title);
            report.failures.iter().map(ToString::to_string).collect()
        }
        Err(problems) => {
            println!("BAD  {name}");
            problems.iter().map(ToString::to_string).collect()
        }
    };
    for line in failures.iter().flat_map(|failure| failure.lines()) {
        println!("     {line}");
    }
    Ok(failures.is_empty())
}
