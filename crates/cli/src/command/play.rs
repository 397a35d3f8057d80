//! `runestones play`: a game in the terminal, against bots or with several people at one keyboard.

mod describe;
mod host;
mod input;
mod keeper;
mod seats;
mod terminal;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, anyhow, ensure};
use rand::SeedableRng as _;
use rand::rngs::{StdRng, SysRng};
use runestones_i18n::{Locale, Voice};
use runestones_rules::{Decider, Seat, Seed, Session};
use runestones_training::{DAILY_LEVEL, DAILY_SEAT, DailyDeal};

use crate::files::{self, When};
use crate::options::OptionArgs;
use crate::{draw, language, players};
use host::{Host, Tongue};
use keeper::Keeper;
use seats::Sitter;
use terminal::Terminal;

/// Where a game comes from.
#[derive(clap::Args, Default)]
#[command(after_help = "\
Examples:
  runestones play                                  you against the bot `greedy`
  runestones play --seats human,human,random       two people at one keyboard and a bot
  runestones play --night --queenie --save my.txt  with everything in the box
  runestones play --load my.txt                    go on where you stopped
A saved game is a record: `runestones replay my.txt` shows it, with all hands open.")]
pub(crate) struct Args {
    /// Who sits where: `human` or the name of a bot, separated by commas [default: human and greedy bots].
    #[arg(long, value_delimiter = ',', value_name = "WHO")]
    seats: Vec<Sitter>,
    #[command(flatten)]
    options: OptionArgs,
    /// The file to save the game to.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Continue a saved game, or any record that includes its seed.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "night", "stones", "queenie", "seed"])]
    load: Option<PathBuf>,
    /// When to use colours; `auto` follows the terminal and the variable `NO_COLOR`.
    #[arg(long, value_enum, value_name = "WHEN", default_value_t)]
    color: When,
    /// The same as `--color never`.
    #[arg(long, conflicts_with = "color")]
    no_color: bool,
    /// The language: en, fr, it, nl, ja or de [default: that of the environment, or English].
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Locale>,
    /// Describe the table in words, part by part, instead of drawing it.
    #[arg(long)]
    words: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let terminal = Terminal::new(if args.no_color { When::Never } else { args.color });
    finish(match &args.load {
        Some(file) => go_on(args, file, terminal),
        None => begin(args, terminal),
    })
}

/// Plays a daily deal against its bots.
pub(crate) fn run_daily(
    deal: DailyDeal,
    save: Option<PathBuf>,
    lang: Option<Locale>,
    in_words: bool,
) -> anyhow::Result<ExitCode> {
    let options = deal.options();
    let sitter = |seat| if seat == DAILY_SEAT { Sitter::Human } else { Sitter::Bot(DAILY_LEVEL.to_owned()) };
    let sitters: Vec<Sitter> = Seat::first(options.players).map(sitter).collect();
    let tongue = Tongue { locale: language::chosen(lang), in_words };
    let session = Session::new(options, seats::names(&sitters, tongue.locale), deal.seed())?;
    let keeper = Keeper { file: save, cards: None };
    let host = Host::new(session, sitters, deal.seed(), keeper, Terminal::new(When::default()), tongue);
    finish(host.map_err(anyhow::Error::from).and_then(|mut host| host.run()))
}

fn finish(result: anyhow::Result<()>) -> anyhow::Result<ExitCode> {
    match result {
        // Somebody closed the pipe: there is nobody left to talk to.
        Err(error) if error.downcast_ref::<std::io::Error>().is_some_and(is_broken_pipe) => Ok(ExitCode::SUCCESS),
        other => other.map(|()| ExitCode::SUCCESS),
    }
}

fn is_broken_pipe(error: &std::io::Error) -> bool {
    error.kind() == std::io::ErrorKind::BrokenPipe
}

fn begin(args: &Args, terminal: Terminal) -> anyhow::Result<()> {
    let count = args.options.players;
    let sitters = if args.seats.is_empty() { seats::usual(count.unwrap_or(2)) } else { args.seats.clone() };
    let options = args.options.options_for(count.unwrap_or(sitters.len()))?;
    check_count(sitters.len(), options.players)?;
    let seed = args.options.seed.map_or_else(new_seed, |seed| Ok(seed.seed()))?;
    let tongue = Tongue { locale: language::chosen(args.lang), in_words: args.words };
    let session = Session::new(options, seats::names(&sitters, tongue.locale), seed)?;
    let keeper = Keeper { file: args.save.clone(), cards: args.options.cards.clone() };
    Host::new(session, sitters, seed, keeper, terminal, tongue)?.run()
}

fn check_count(sitters: usize, players: usize) -> anyhow::Result<()> {
    ensure!(sitters == players, "--seats names {sitters} for {players} players; name each of them once");
    Ok(())
}

fn new_seed() -> anyhow::Result<Seed> {
    let rng = StdRng::try_from_rng(&mut SysRng);
    Ok(Seed::random(&mut rng.context("the system has no random numbers; give a --seed")?))
}

/// Goes on with a recorded game, or shows how it ended.
fn go_on(args: &Args, file: &Path, mut terminal: Terminal) -> anyhow::Result<()> {
    let tongue = Tongue { locale: language::chosen(args.lang), in_words: args.words };
    let name = files::name(file);
    let mut record = files::read_record(file, args.options.cards.as_slice())?
        .map_err(|rejected| anyhow!("{name} is not a game that can go on:{}", files::in_lines(&rejected.problems)))?;
    if !args.seats.is_empty() {
        check_count(args.seats.len(), record.options.players)?;
        record.players = seats::rename(&record.players, &args.seats);
    }
    let replay = record.replay().map_err(|problems| anyhow!("{name} is not a game:{}", files::in_lines(&problems)))?;
    let end = replay.to_end()?;
    if end.decider() == Decider::Nobody {
        let names = players::short_names(&record.players, tongue.locale);
        let voice = Voice::new(tongue.locale, end.card_set(), &names);
        let (over, score) = (voice.text("ui-game-over", &[]), draw::final_score(&end, None, &voice));
        return Ok(terminal.say(&format!("{name}: {over}\n\n{}", score.unwrap_or_default()))?);
    }
    let sitters = seats::in_names(&record.players).with_context(|| format!("{name} does not tell who plays"))?;
    let seed = record.seed.take().with_context(|| {
        format!("{name} cannot go on: its seed is not in it, so nobody can say which cards come next")
    })?;
    let session = Session::resume(record, seed, &mut ())?;
    let keeper = Keeper { file: args.save.clone().or(Some(file.to_owned())), cards: args.options.cards.clone() };
    Host::new(session, sitters, seed, keeper, terminal, tongue)?.run()
}
