//! `scenario FILE…`: plays scenarios and shows what does not hold.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use runestones_rules::scenario::{MOST_BYTES, Report, Scenario, ScenarioProblem};

use crate::files;

/// Which scenarios to play.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones scenario scenarios            all of a folder
  runestones scenario my-idea.toml         one file; `-` is the standard input
The exit code is 0 if everything holds, 1 if not. docs/notation.md explains how to write a scenario.")]
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
        let text = files::read(file, MOST_BYTES)?;
        let result = Scenario::parse(&text).map(|scenario| scenario.run());
        passed += usize::from(result.as_ref().is_ok_and(Report::passed));
        files::print(|out| write_result(file, &result, out))?;
    }
    let failed = files.len() - passed;
    files::print(|out| writeln!(out, "{passed} passed, {failed} failed"))?;
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

/// What came of one file.
fn write_result(file: &Path, result: &Result<Report, Vec<ScenarioProblem>>, out: &mut dyn Write) -> io::Result<()> {
    let name = files::name(file);
    let faults: Vec<String> = match result {
        Ok(report) => {
            writeln!(out, "{} {name}: {}", if report.passed() { "ok  " } else { "FAIL" }, report.title)?;
            report.failures.iter().map(ToString::to_string).collect()
        }
        Err(problems) => {
            writeln!(out, "BAD  {name}")?;
            problems.iter().map(ToString::to_string).collect()
        }
    };
    faults.iter().flat_map(|fault| fault.lines()).try_for_each(|line| writeln!(out, "     {line}"))
}
