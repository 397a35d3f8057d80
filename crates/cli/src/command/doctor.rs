//! Looks at a deployment, and says what to do about what it finds.

mod checks;

use std::fmt;
use std::process::ExitCode;

use super::serve;

/// What a look at one thing found.
pub(super) enum Finding {
    /// All is well.
    Good(String),
    /// It works, but somebody should know.
    Notice(String),
    /// It does not work.
    Problem(String),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Good(words) => write!(f, "good     {words}"),
            Finding::Notice(words) => write!(f, "notice   {words}"),
            Finding::Problem(words) => write!(f, "PROBLEM  {words}"),
        }
    }
}

/// The options are those of `serve`, so that what is looked at is what would run.
pub(crate) fn run(args: serve::Args) -> anyhow::Result<ExitCode> {
    let config = args.with_file()?.config()?;
    let findings = checks::all(&config)?;
    for finding in &findings {
        println!("{finding}");
    }
    let problems = findings.iter().filter(|finding| matches!(finding, Finding::Problem(_))).count();
    match problems {
        0 => println!("Nothing stands in the way."),
        1 => println!("One problem."),
        _ => println!("{problems} problems."),
    }
    Ok(if problems == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
