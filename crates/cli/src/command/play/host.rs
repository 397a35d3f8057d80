//! The host asks everybody in turn, passes the moves on, and tells what happened.

use std::fmt::Write as _;
use std::path::Path;

use runestones_ai::{Bot, UnknownBot, bot_named};
use runestones_i18n::{Arg, Listener, Locale, Voice, colour_letter, plain};
use runestones_rules::record::Record;
use runestones_rules::{CannotUndo, Dealing, Decider, Entry, Event, Gem, Move, Place, Seat, Seed, Session};

use runestones_training::DailyDeal;

use super::describe::describe;
use super::input::{self, Input};
use super::keeper::Keeper;
use super::seats::{self, Sitter};
use super::terminal::Terminal;
use crate::explain::explain;
use crate::{draw, players};

/// How many lines `log` shows.
const LOG_LINES: usize = 40;

/// How the host speaks.
#[derive(Clone, Copy)]
pub(super) struct Tongue {
    pub(super) locale: Locale,
    /// Whether the table is told in words, not drawn.
    pub(super) in_words: bool,
}

pub(super) struct Host {
    session: Session,
    /// What happened, from the first piece laid out.
    events: Vec<Event>,
    /// What the players are called, short.
    names: Vec<String>,
    tongue: Tongue,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot + Send>>>,
    keeper: Keeper,
    terminal: Terminal,
    /// How many events each seat has been told.
    told: Vec<usize>,
    /// Who sits at the keyboard.
    present: Option<Seat>,
    /// The turn for which the table was drawn last.
    drawn: Option<u16>,
}

/// Whether the game goes on.
enum Flow {
    On,
    Leave,
}

impl Host {
    pub(super) fn new(
        session: Session,
        sitters: Vec<Sitter>,
        seed: Seed,
        keeper: Keeper,
        terminal: Terminal,
        tongue: Tongue,
    ) -> Result<Host, UnknownBot> {
        let bots = seats::bots(&sitters, seed)?;
        let names = players::short_names(&session.record().players, tongue.locale);
        let events = events_of(session.record());
        let told = vec![last_round(&events, sitters.len()); sitters.len()];
        let (present, drawn) = (None, None);
        Ok(Host { session, events, names, tongue, sitters, bots, keeper, terminal, told, present, drawn })
    }

    fn voice(&self) -> Voice<'_> {
        Voice::new(self.tongue.locale, self.session.game().card_set(), &self.names)
    }

    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.voice().text(key, args)
    }

    /// Says a text of the terminal.
    fn say(&mut self, key: &str, args: &[(&str, Arg)]) -> anyhow::Result<()> {
        let text = self.text(key, args);
        Ok(self.terminal.say(&text)?)
    }

    pub(super) fn run(&mut self) -> anyhow::Result<()> {
        self.welcome()?;
        while let Decider::Seat(seat) = self.session.game().decider() {
            let view = self.session.game().view(seat);
            match &mut self.bots[seat.index()] {
                Some(bot) => {
                    // At a deal that many play, the same position gets the same answer from everybody's bots.
                    let mut fresh = match (self.session.record().options.dealing, &self.sitters[seat.index()]) {
                        (Dealing::Streams, Sitter::Bot(name)) => {
                            Some(bot_named(name, DailyDeal::bot_seed(self.session.game()))?)
                        }
                        _ => None,
                    };
                    let bot = fresh.as_mut().unwrap_or(bot);
                    let mv = match view.legal_moves()[..] {
                        [only] => only,
                        _ => bot.choose(&view.without_end_moment()),
                    };
                    self.session.play(mv, &mut self.events)?;
                }
                None => match self.ask(seat)? {
                    Flow::On => {}
                    Flow::Leave => return self.leave(),
                },
            }
        }
        self.end()
    }

    fn welcome(&mut self) -> anyhow::Result<()> {
        let title = format!("{}: {}", self.text("ui-title", &[]), self.session.record().players.join(", "));
        self.terminal.say(&draw::strong(&title))?;
        if let Some(commitment) = self.session.record().commitment {
            let hash = format!("{}: {commitment}", self.text("ui-seed-hash", &[]));
            self.terminal.say(&hash)?;
        }
        self.say("terminal-help-hint", &[])
    }

    /// Who has what, who won, and the seed for everybody to check.
    fn end(&mut self) -> anyhow::Result<()> {
        let you = self.only_human();
        self.tell(you)?;
        let score = draw::final_score(self.session.game(), you, &self.voice()).unwrap_or_default();
        self.terminal.say(&format!("\n{score}"))?;
        let record = self.session.record();
        if let (Some(seed), Some(commitment)) = (record.seed, record.commitment) {
            let seed = format!("{}: {seed}", self.text("ui-seed", &[]));
            self.terminal.say(&seed)?;
            self.say("terminal-seed-check", &[("hash", commitment.to_string().into())])?;
        }
        if self.keeper.file.is_some() {
            self.save(None)?;
        }
        Ok(())
    }

    fn save(&mut self, file: Option<&Path>) -> anyhow::Result<()> {
        let outcome = self.keeper.save(&self.session, file, self.tongue.locale);
        Ok(self.terminal.say(&outcome)?)
    }

    /// The one person at the table, if there is just one: everything can be told from that side.
    fn only_human(&self) -> Option<Seat> {
        let mut humans = Seat::first(self.sitters.len()).filter(|seat| self.sitters[seat.index()] == Sitter::Human);
        humans.next().filter(|_| humans.next().is_none())
    }

    /// Asks a person until there is a move to play.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<Flow> {
        if let Flow::Leave = self.change_places(seat)? {
            return Ok(Flow::Leave);
        }
        self.tell(Some(seat))?;
        self.show(seat)?;
        let moves = self.session.game().view(seat).legal_moves();
        loop {
            let Some(line) = self.terminal.ask("> ")? else { return Ok(Flow::Leave) };
            let answer = match input::read(&line, &moves) {
                Input::Move(mv) => return self.play(mv),
                Input::Undo => match self.undo(seat) {
                    Ok(what) => return self.taken_back("terminal-taken-back", &[("what", what.into())]),
                    Err(reason) => self.cannot_undo(reason),
                },
                Input::Restart => match self.session.restart_turn(seat) {
                    Ok(()) => return self.taken_back("terminal-restarted", &[]),
                    Err(reason) => self.cannot_undo(reason),
                },
                Input::Table => {
                    self.drawn = None;
                    return Ok(Flow::On);
                }
                Input::Help(about) => self.help(about.as_deref()),
                Input::Save(file) => {
                    self.save(file.as_deref())?;
                    continue;
                }
                Input::Describe => describe(&self.session.game().view(seat), self.voice(), &self.sitters),
                Input::Why(place) => self.why(seat, place),
                Input::Impossible(mv) => {
                    let impossible = self.text("terminal-impossible", &[("move", mv.to_string().into())]);
                    let why = self.why_not(seat, mv).unwrap_or_default();
                    self.and_what_to_type(&[impossible, why], moves.len())
                }
                Input::Log => self.log(seat),
                Input::Quit => return Ok(Flow::Leave),
                Input::Unclear(unclear) => self.and_what_to_type(&[unclear.words(&self.voice())], moves.len()),
            };
            self.terminal.say(&answer)?;
        }
    }

    /// What went wrong, and what would be right.
    fn and_what_to_type(&self, said: &[String], moves: usize) -> String {
        let what = self.text("terminal-type-number", &[("count", (moves as u32).into())]);
        let sentences = said.iter().filter(|said| !said.is_empty()).chain([&what]);
        sentences.map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    /// Why nothing can be done with something, or that something can.
    fn why(&self, seat: Seat, place: Place) -> String {
        match self.session.game().view(seat).why_not(place) {
            Some(reason) => plain(&self.voice().why_not(reason)),
            None => self.text("ui-why-possible", &[]),
        }
    }

    /// Why a move is not legal, if a piece on the table explains it.
    fn why_not(&self, seat: Seat, mv: Move) -> Option<String> {
        let view = self.session.game().view(seat);
        let reason = view.public().places(mv).into_iter().find_map(|place| view.why_not(place))?;
        Some(plain(&self.voice().why_not(reason)))
    }

    fn play(&mut self, mv: Move) -> anyhow::Result<Flow> {
        self.session.play(mv, &mut self.events)?;
        Ok(Flow::On)
    }

    /// Takes a move back; says what it was.
    fn undo(&mut self, seat: Seat) -> Result<String, CannotUndo> {
        let last = self.session.record().entries.last().copied();
        self.session.undo(seat)?;
        let view = self.session.game().view(seat);
        Ok(match last {
            Some(Entry::Move(mv)) => plain(&self.voice().move_label(mv, &view)),
            Some(Entry::Chance(_)) | None => String::new(),
        })
    }

    fn taken_back(&mut self, key: &str, args: &[(&str, Arg)]) -> anyhow::Result<Flow> {
        self.events = events_of(self.session.record());
        for told in &mut self.told {
            *told = (*told).min(self.events.len());
        }
        self.say(key, args)?;
        Ok(Flow::On)
    }

    fn cannot_undo(&self, reason: CannotUndo) -> String {
        match reason {
            CannotUndo::NothingPlayed => self.text("terminal-undo-nothing", &[]),
            CannotUndo::Revealed => self.text("terminal-undo-revealed", &[]),
            CannotUndo::NotYours(seat) => {
                self.text("terminal-undo-other", &[("name", self.voice().seat_name(seat).into())])
            }
            CannotUndo::Over => self.text("error-game-over", &[]),
        }
    }

    /// With several people at one keyboard, nobody sees the hand of another.
    fn change_places(&mut self, seat: Seat) -> anyhow::Result<Flow> {
        if self.present == Some(seat) || self.only_human().is_some() {
            return Ok(Flow::On);
        }
        self.terminal.wipe()?;
        let next = self.text("terminal-next-person", &[("name", self.voice().seat_name(seat).into())]);
        if self.terminal.ask(&format!("\n{next} "))?.is_none() {
            return Ok(Flow::Leave);
        }
        self.present = Some(seat);
        self.drawn = None;
        Ok(Flow::On)
    }

    /// Tells what happened since this listener was told last.
    fn tell(&mut self, listener: Option<Seat>) -> anyhow::Result<()> {
        let from = match listener {
            Some(seat) => std::mem::replace(&mut self.told[seat.index()], self.events.len()),
            None => self.told.iter().copied().max().unwrap_or_default(),
        };
        for line in self.lines(from, listener) {
            self.terminal.say(&format!("  {line}"))?;
        }
        Ok(())
    }

    /// What happened from a certain event on, as somebody may know it.
    fn lines(&self, from: usize, listener: Option<Seat>) -> Vec<String> {
        let told = self.voice().tell(self.events[from..].iter().copied(), Listener::from(listener));
        told.iter().map(|line| plain(line)).collect()
    }

    /// The table at the beginning of a turn, otherwise just the player's gems; then the question and its answers.
    fn show(&mut self, seat: Seat) -> anyhow::Result<()> {
        let view = self.session.game().view(seat);
        let turn = self.session.game().turn();
        let is_new = self.drawn.replace(turn) != Some(turn);
        let voice = self.voice();
        let mut text = match (is_new, self.tongue.in_words) {
            (false, _) => draw::purse_line(&view, &voice),
            (true, false) => format!("\n{}", draw::table(&view, &voice)),
            (true, true) => format!("\n{}", describe(&view, voice, &self.sitters)),
        };
        text.push('\n');
        if let Some(question) = view.public().question() {
            let _ = writeln!(text, "{}", draw::strong(&plain(&voice.prompt(question, &view))));
        }
        for (number, mv) in (1..).zip(view.legal_moves()) {
            let _ = writeln!(text, "{number:>4}  {}", voice.choice(mv, &view));
        }
        self.terminal.say(&text)?;
        Ok(())
    }

    fn help(&self, about: Option<&str>) -> String {
        let Some(about) = about else {
            let letters = Gem::ALL.map(|gem| colour_letter(self.tongue.locale, Some(gem))).join(" ");
            return self.text("terminal-help", &[("letters", letters.into())]);
        };
        explain(&self.voice(), about).unwrap_or_else(|| self.text("terminal-unknown", &[]))
    }

    fn log(&self, seat: Seat) -> String {
        let lines = self.lines(0, Some(seat));
        let from = lines.len().saturating_sub(LOG_LINES);
        let lines: Vec<String> = lines[from..].iter().map(|line| format!("  {line}")).collect();
        lines.join("\n")
    }

    fn leave(&mut self) -> anyhow::Result<()> {
        if self.session.has_begun() {
            self.save(None)?;
        }
        self.say("terminal-goodbye", &[])
    }
}

/// What happened in a game so far.
fn events_of(record: &Record) -> Vec<Event> {
    let Ok(mut replay) = record.replay() else { return Vec::new() };
    let opening = replay.opening().to_vec();
    opening.into_iter().chain(replay.by_ref().flatten().flat_map(|step| step.events)).collect()
}

/// Where the last turn of each player begins: nobody who goes on with a game wants to hear all of it.
fn last_round(events: &[Event], players: usize) -> usize {
    let turns = events.iter().enumerate().filter(|(_, event)| matches!(event, Event::Turn { .. }));
    turns.rev().nth(players.saturating_sub(1)).map_or(0, |(index, _)| index)
}
