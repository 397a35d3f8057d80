//! `runestones completions` and `runestones man`: what shells and `man` want to know, made from the commands themselves.

use std::process::ExitCode;

use anyhow::anyhow;
use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::{Cli, files};

/// For which shell.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones completions bash > ~/.local/share/bash-completion/completions/runestones
  runestones completions zsh > ~/.zfunc/_runestones
  runestones completions fish > ~/.config/fish/completions/runestones.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell.
    shell: Shell,
}

/// Which page.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones man > runestones.1
  runestones man simulate | man -l -")]
pub(crate) struct ManArgs {
    /// A command; the program itself if none is given.
    command: Option<String>,
}

pub(crate) fn run_completions(args: &CompletionsArgs) -> anyhow::Result<ExitCode> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "runestones", &mut text);
    files::print(|out| out.write_all(&text))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn run_man(args: &ManArgs) -> anyhow::Result<ExitCode> {
    let mut program = Cli::command();
    // Every command learns its whole name: `runestones simulate`.
    program.build();
    let page = match &args.command {
        None => &program,
        Some(name) => program
            .find_subcommand(name)
            .ok_or_else(|| anyhow!("there is no command `{name}`; see runestones --help"))?,
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page.clone()).render(&mut text)?;
    files::print(|out| out.write_all(&text))?;
    Ok(ExitCode::SUCCESS)
}
