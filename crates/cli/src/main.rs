//! The binary `runestones`: one program, several commands.

mod command;
mod draw;
mod words;

use std::process::ExitCode;

use clap::Parser;

/// Rune Stones, an unofficial digital version of the board game by Rüdiger Dorn.
#[derive(Parser)]
#[command(version, about, arg_required_else_help = false)]
struct Cli {
    /// Without a command, a text game against simple bots begins.
    #[command(subcommand)]
    command: Option<command::Command>,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match command::run(cli.command.unwrap_or_default()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("runestones: {error:#}");
            ExitCode::FAILURE
        }
    }
}
