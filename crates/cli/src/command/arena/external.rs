//! An engine of somebody else at the table: a program that is spoken to line by line (docs/engine.md).
//!
//! Nothing that it does may hold up the arena: lines are read and written on threads of their own, every answer has a
//! time, and a program that is no longer needed is ended.

use std::io::{BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use anyhow::ensure;
use runestones_ai::Decision;
use runestones_ai::protocol::{Go, NewGame, Reply, Request, Seen};
use runestones_rules::{CardSet, Move, Options, Seat};

use crate::command::engine::read_line;

/// How an external engine is called, and what a decision may cost it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Program {
    words: Vec<String>,
    /// What it is told; `Free` leaves it to the engine.
    pub(super) go: Go,
}

/// Why an engine has lost a game that was not over.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error("cannot be started: {0}")]
    Start(std::io::Error),
    #[error("ended, or closed its output")]
    Gone,
    #[error("gave no answer to `{to}` within {} ms", .after.as_millis())]
    Silent { to: &'static str, after: Duration },
    #[error("does not read what it is told")]
    Deaf,
    #[error("answered `{0}`, which is not a legal move here")]
    Illegal(String),
    #[error("said: error {0}")]
    Error(String),
    #[error("used up its time")]
    Time,
}

/// Time to start, and to answer what needs no thought.
const PATIENCE: Duration = Duration::from_secs(10);
/// What an answer may come late: the machine is busy, and a pipe is not instant.
const GRACE: Duration = Duration::from_secs(2);
/// A decision without a time.
const LONGEST: Duration = Duration::from_mins(2);
/// Lines that wait to be read by somebody.
const WAITING: usize = 4096;

impl Program {
    /// A bot with a path is a program: `./engine`, `"./engine --fast"`, with a budget `./engine@300ms` or `./engine@800`.
    pub(super) fn read(text: &str) -> anyhow::Result<Option<Program>> {
        let (call, budget) = match text.rsplit_once('@') {
            Some((call, budget)) if !budget.contains('/') => (call, Some(budget)),
            _ => (text, None),
        };
        let words: Vec<String> = call.split_whitespace().map(str::to_owned).collect();
        // A bot of ours may have a path too, that of its weights: `seer=weights/new.weights`.
        let is_path = |word: &String| word.split('=').next().is_some_and(|start| start.contains('/'));
        if !words.first().is_some_and(is_path) {
            return Ok(None);
        }
        let go = budget.map_or(Some(Go::Free), |budget| match budget.strip_suffix("ms") {
            Some(ms) => ms.parse().ok().map(|ms: u32| Go::Time(Duration::from_millis(ms.into()))),
            None => budget.parse().ok().map(Go::Simulations),
        });
        ensure!(go.is_some(), "`{}` is not a budget; write `800`, or `300ms`", budget.unwrap_or_default());
        Ok(go.map(|go| Program { words, go }))
    }
}

/// A running engine. It ends when it is dropped.
pub(super) struct External {
    child: Child,
    to: SyncSender<String>,
    from: Receiver<Reply>,
}

impl External {
    /// Starts the program for one game.
    pub(super) fn start(program: &Program, options: &Options, seat: Seat, seed: u64) -> Result<External, Fault> {
        let mut command = Command::new(&program.words[0]);
        command.args(&program.words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(Fault::Start)?;
        let (to, lines) = sync_channel::<String>(WAITING);
        let mut input = child.stdin.take().ok_or(Fault::Gone)?;
        std::thread::spawn(move || {
            // A pipe that is closed or full holds up nobody but this thread, until the program ends.
            lines.iter().try_for_each(|line| input.write_all(line.as_bytes()).and_then(|()| input.flush()))
        });
        let (replies, from) = sync_channel(WAITING);
        let mut output = BufReader::new(child.stdout.take().ok_or(Fault::Gone)?);
        std::thread::spawn(move || {
            while let Ok(Some(line)) = read_line(&mut output) {
                let Ok(reply) = line.parse();
                if replies.send(reply).is_err() {
                    return;
                }
            }
        });
        let mut engine = External { child, to, from };
        engine.say(&Request::Hello)?;
        engine.answer("runestones", PATIENCE, |reply| (*reply == Reply::Ready).then_some(()))?;
        engine.say(&Request::Option { name: "seed".to_owned(), value: seed.to_string() })?;
        if !CardSet::shipped().contains(&options.card_set) {
            engine.say(&Request::Cards(options.card_set.to_text()))?;
        }
        engine.say(&Request::NewGame(NewGame {
            players: options.players as u8,
            night: options.night,
            stones: options.stones.clone(),
            rules: options.rules,
            cards: options.card_set.hash_hex(),
            seat,
        }))?;
        engine.answer("newgame", PATIENCE, |reply| (*reply == Reply::Ready).then_some(()))?;
        Ok(engine)
    }

    /// Tells it what was decided, as its seat sees it.
    pub(super) fn see(&mut self, seen: Seen) -> Result<(), Fault> {
        self.say(&Request::Seen(seen))
    }

    /// Asks for a decision: the position of the move in the list.
    pub(super) fn decide(&mut self, decision: &Decision<'_>, go: Go) -> Result<usize, Fault> {
        let view = decision.view().to_json().ok_or(Fault::Deaf)?;
        self.say(&Request::Position(view))?;
        self.say(&Request::Go(go))?;
        let most = match go {
            Go::Time(time) => time + GRACE,
            Go::Clock { left, .. } => left + GRACE,
            Go::Free | Go::Simulations(_) | Go::Depth(_) | Go::Infinite => LONGEST,
        };
        let chosen = self.answer("go", most, |reply| match reply {
            Reply::Best(best) => Some(Ok(best.mv.clone())),
            Reply::Error(message) => Some(Err(Fault::Error(message.chars().take(200).collect()))),
            _ => None,
        })??;
        let mv = chosen.parse::<Move>().ok();
        let at = mv.and_then(|mv| decision.moves().iter().position(|legal| *legal == mv));
        at.ok_or_else(|| Fault::Illegal(chosen.chars().take(60).collect()))
    }

    fn say(&mut self, request: &Request) -> Result<(), Fault> {
        // Who has gone is noticed when an answer is due.
        match self.to.try_send(format!("{request}\n")) {
            Err(std::sync::mpsc::TrySendError::Full(_)) => Err(Fault::Deaf),
            _ => Ok(()),
        }
    }

    /// Waits for the reply that is wanted; the others are passed over.
    fn answer<T>(
        &mut self,
        to: &'static str,
        most: Duration,
        wanted: impl Fn(&Reply) -> Option<T>,
    ) -> Result<T, Fault> {
        let end = Instant::now() + most;
        loop {
            match self.from.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(reply) => {
                    if let Some(answer) = wanted(&reply) {
                        return Ok(answer);
                    }
                    if Instant::now() >= end {
                        return Err(Fault::Silent { to, after: most });
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Silent { to, after: most }),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone),
            }
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        let _ = self.to.try_send(format!("{}\n", Request::Quit));
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
