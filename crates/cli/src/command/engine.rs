//! `runestones engine`: a bot for other programs, line by line over the standard input and output.

mod lines;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use runestones_ai::protocol::{Best, Go, Reply, Request};
use runestones_ai::{Bot, Limits, Stop};
use runestones_rules::{CardSet, SeatView};

use crate::entrant::{self, Entrant};
use crate::weights;
pub(crate) use lines::read_line;

/// Which bot answers.
#[derive(clap::Args)]
#[command(after_help = format!("\
{}
docs/engine.md describes the lines. Try it:
  printf 'runestones 1\\nquit\\n' | runestones engine", entrant::syntax()))]
pub(crate) struct Args {
    /// The bot.
    #[arg(long, default_value = "archdruid")]
    bot: String,
    /// A file of weights in place of the network that comes with the program.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

/// Card sets live as long as the program, so there is an end to them.
const MOST_SETS: usize = 16;

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let usual = args.weights.as_deref().map(weights::read).transpose()?;
    let mut engine = Engine::new(Entrant::read(&args.bot, usual.as_ref())?);
    let mut input = io::stdin().lock();
    while let Some(line) = read_line(&mut input)? {
        if line.trim().is_empty() {
            continue;
        }
        match line.parse() {
            Ok(Request::Quit) => {
                engine.end(true);
                return Ok(ExitCode::SUCCESS);
            }
            Ok(request) => {
                if let Err(message) = engine.obey(request) {
                    say(&Reply::Error(message));
                }
            }
            Err(bad) => say(&Reply::Error(bad.to_string())),
        }
    }
    engine.end(false);
    Ok(ExitCode::SUCCESS)
}

/// One line at once, so that lines of two threads never mix. A reader that has gone away will also close our input.
fn say(reply: &Reply) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{reply}").and_then(|()| out.flush());
}

struct Engine {
    entrant: Entrant,
    seed: u64,
    bot: Arc<Mutex<Box<dyn Bot + Send>>>,
    sets: Vec<&'static CardSet>,
    view: Option<SeatView>,
    thinking: Option<Thinking>,
}

/// A decision being thought about.
struct Thinking {
    stop: Stop,
    endless: bool,
    thread: JoinHandle<()>,
}

impl Engine {
    fn new(entrant: Entrant) -> Engine {
        let bot = Arc::new(Mutex::new(entrant.bot(1)));
        Engine { entrant, seed: 1, bot, sets: Vec::new(), view: None, thinking: None }
    }

    fn obey(&mut self, request: Request) -> Result<(), String> {
        match request {
            Request::Stop => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop.stop();
                }
                return Ok(());
            }
            Request::Ping => {
                say(&Reply::Pong);
                return Ok(());
            }
            Request::Seen(_) | Request::Quit => return Ok(()),
            _ => {}
        }
        if self.is_thinking() {
            return Err("a decision is being thought about; `stop` ends that".to_owned());
        }
        match request {
            Request::Hello => {
                say(&Reply::Name(format!("{} {}", self.entrant.name, env!("CARGO_PKG_VERSION"))));
                say(&Reply::Option { name: "seed".to_owned(), value: self.seed.to_string() });
                say(&Reply::Ready);
            }
            Request::Option { name, value } if name == "seed" => {
                self.seed = value.parse().map_err(|_| "`seed` is a number".to_owned())?;
                self.begin();
            }
            Request::Option { .. } => return Err("there is one option, `seed`".to_owned()),
            Request::Cards(text) => self.take_cards(&text)?,
            Request::NewGame(game) => {
                let known = self.sets.iter().any(|set| set.hash_hex() == game.cards);
                if !known && CardSet::known(&game.cards).is_none() {
                    return Err("that card set is not known here; send it with `cards`".to_owned());
                }
                self.begin();
                say(&Reply::Ready);
            }
            Request::Position(json) => {
                // What was there before does not answer for what could not be read.
                self.view = None;
                self.view = Some(SeatView::from_json(&json, &self.sets).map_err(|bad| bad.to_string())?);
            }
            Request::Go(go) => self.go(go)?,
            Request::Seen(_) | Request::Stop | Request::Ping | Request::Quit => {}
        }
        Ok(())
    }

    fn begin(&mut self) {
        self.bot = Arc::new(Mutex::new(self.entrant.bot(self.seed)));
        self.view = None;
    }

    fn take_cards(&mut self, text: &str) -> Result<(), String> {
        let problems = |problems: Vec<_>| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        let set = CardSet::parse(text).map_err(problems)?;
        if CardSet::known(&set.hash_hex()).is_none() {
            if self.sets.len() >= MOST_SETS {
                return Err(format!("at most {MOST_SETS} card sets can be played with"));
            }
            self.sets.push(set.intern());
        }
        Ok(())
    }

    fn is_thinking(&mut self) -> bool {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.thread.is_finished()) {
            self.thinking = None;
        }
        self.thinking.is_some()
    }

    fn go(&mut self, go: Go) -> Result<(), String> {
        let view = self.view.ok_or("there is no position to think about")?;
        let budget = if go == Go::Free { self.entrant.limits().budget } else { go.budget() };
        let limits = Limits { budget, ..Limits::default() };
        let (stop, bot) = (limits.stop.clone(), Arc::clone(&self.bot));
        let thread = std::thread::spawn(move || {
            let thought = bot.lock().unwrap_or_else(PoisonError::into_inner).think(&view, &limits);
            say(&Reply::Best(Best::of(&thought, view.public().seat_count())));
        });
        self.thinking = Some(Thinking { stop, endless: go == Go::Infinite, thread });
        Ok(())
    }

    /// Ends a thought: at once, or when it is through.
    fn end(&mut self, at_once: bool) {
        if let Some(thinking) = self.thinking.take() {
            if at_once || thinking.endless {
                thinking.stop.stop();
            }
            let _ = thinking.thread.join();
        }
    }
}
