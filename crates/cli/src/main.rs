//! The binary `runestones`: one program, several commands.

mod command;
mod draw;
mod entrant;
mod explain;
mod files;
mod language;
mod measure;
mod options;
mod players;
mod progress;
mod weights;

use std::process::ExitCode;

use clap::Parser;

/// Rune Stones, an unofficial digital version of the board game by Rüdiger Dorn.
#[derive(Parser)]
#[command(
    version,
    after_help = "Without a command, the table is served to a browser.\n\
        The exit code is 0 if all went well, 1 if something was wrong with a file or with what was asked for,\n\
        2 if the command could not be understood."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<command::Command>,
}

/// A page is made of very many small strings.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // Without a command it is `serve`, and the environment has its say as it always has.
    let command = Cli::parse().command.or_else(|| Cli::parse_from(["runestones", "serve"]).command);
    match command.map_or(Ok(ExitCode::SUCCESS), command::run) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("runestones: {error:#}");
            ExitCode::FAILURE
        }
    }
}
