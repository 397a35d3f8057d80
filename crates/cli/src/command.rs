//! The commands, one file or folder each.

mod archive;
mod arena;
mod cards;
mod daily;
mod doctor;
mod engine;
mod load;
mod manual;
mod perft;
mod play;
mod puzzles;
mod ratings;
mod regret;
mod replay;
mod review;
mod scenario;
mod serve;
mod simulate;
mod tidy;
mod train;

use std::process::ExitCode;

use clap::Subcommand;

/// What the program is asked to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the game to browsers; this is the default command.
    Serve(serve::Args),
    /// Write all games and people of a server to a file.
    Export(archive::ExportArgs),
    /// Import such a file into another server's folder or database.
    Import(archive::ImportArgs),
    /// Copy the games of a running server to a new file.
    Backup(archive::BackupArgs),
    /// Delete what nobody has touched for too long, and make the file smaller.
    Tidy(tidy::TidyArgs),
    /// Look after everybody's ratings.
    Ratings(ratings::Args),
    /// Play a game in the terminal.
    Play(play::Args),
    /// Play the deal of the day, the same for everybody.
    Daily(daily::Args),
    /// Look for puzzles in games.
    Puzzles(puzzles::Args),
    /// Play many games between bots and show what happened in them.
    Simulate(simulate::Args),
    /// Let bots play each other, and say which is stronger and how certain that is.
    Arena(arena::Args),
    /// Measure what bots give away with their moves, judged by playing games to their end.
    Regret(regret::Args),
    /// Let another program play against a bot, line by line (docs/engine.md).
    Engine(engine::Args),
    /// Train the network of the bots by self-play.
    Train(train::Args),
    /// Show or check the record of a game.
    Replay(replay::Args),
    /// Judge a finished game: every decision, and how much was luck.
    Review(review::Args),
    /// Check scenarios: a position, a script, and what must hold afterwards.
    Scenario(scenario::Args),
    /// Check a deployment, and say how to fix what is wrong.
    Doctor(serve::Args),
    /// Use a server as many people would, and measure how well it copes.
    Load(load::Args),
    /// Count decision sequences by depth.
    Perft(perft::Args),
    /// Show or check card sets.
    Cards(cards::Args),
    /// Print a completion script for a shell.
    Completions(manual::CompletionsArgs),
    /// Print the manual page of the program or of a command.
    Man(manual::ManArgs),
}

pub(crate) fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Export(args) => archive::run_export(&args),
        Command::Import(args) => archive::run_import(&args),
        Command::Backup(args) => archive::run_backup(&args),
        Command::Tidy(args) => tidy::run(args),
        Command::Ratings(args) => ratings::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Daily(args) => daily::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Regret(args) => regret::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Doctor(args) => doctor::run(args),
        Command::Load(args) => load::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Cards(args) => cards::run(&args),
        Command::Completions(args) => manual::run_completions(&args),
        Command::Man(args) => manual::run_man(&args),
    }
}
