//! The binary `runestones`: one program, several commands.

mod command;
mod draw;
mod words;

use std::process::ExitCode;

use clap::Parser;

/// Rune Stones, an unofficial digital version of the board game by Rüdiger Dorn.
#[derive(Parser)]
#[command(
    version,
    after_help = "Without a command, a game against a bot begins.\n\
        The exit code is 0 if all went well, 1 if something was wrong with a file or with what was asked for,\n\
        2 if the command could not be understood."
)]
struct Cli {
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
