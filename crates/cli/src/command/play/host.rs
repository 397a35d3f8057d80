//! The host asks everybody in turn, passes the moves on, and tells what happened.

use std::fmt::Write as _;

use runestones_ai::{Bot, UnknownBot};
use runestones_i18n::Locale;
use runestones_rules::session::CannotUndo;
use runestones_rules::{Decider, Entry, Event, Move, Record, Seat, Seed, Session};

use super::input::{self, Input};
use super::keeper::Keeper;
use super::seats::{self, Sitter};
use super::terminal::Terminal;
use super::tongue::Tongue;
use crate::draw;
use crate::words::{self, Listener, Names, capital};

const HELP: &str = "\
Type the number of a choice, or the move itself as the record writes it (such as
`take 43`). Besides:
  table          draw the whole table again
  undo           take your last move back, unless something was revealed since
  restart        take the whole turn back, or what you did since something was
                 revealed in it
  help CARD      explain a card by its number, a stone by its name, a wisp tile
                 (`help tile 7`), or the `die`
  log            what happened lately
  describe       the table in words, part by part
  why PIECE      why nothing can be done with a piece: forge-5, display-21,
                 hand-100, row-top, stone-plus, supply-red, deck …
  save [FILE]    save the game
  quit           save the game and leave
In a turn you take one action (summon, use abilities or forge), then may trade
rows of two or more artifacts for points and a rune stone; then your hand is
refilled. The first to reach 65 points makes the round the last one.
B G Y R W are blue, green, yellow, red and wild (white): a wild gem pays for any
colour. `magic 2 red` are two magic points that add up with red ones only;
`any` adds up with every colour. Of the cards you use for their abilities, the
one with the highest number leaves you.";

/// How many sentences `log` shows.
const LOG_LINES: usize = 40;

pub(super) struct Host {
    session: Session,
    /// What happened, from the first piece laid out.
    events: Vec<Event>,
    names: Names,
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
    /// How it is put into words.
    tongue: Tongue,
    /// Whether everything is told in words, in a language of somebody's choice.
    in_words: bool,
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
        language: Option<Locale>,
    ) -> Result<Host, UnknownBot> {
        let bots = seats::bots(&sitters, seed)?;
        let names = Names::of(&session.record().players);
        let events = events_of(session.record());
        let told = vec![last_round(&events, sitters.len()); sitters.len()];
        let tongue = Tongue::new(language.unwrap_or_default(), &session.record().players, &sitters);
        let in_words = language.is_some();
        let (present, drawn) = (None, None);
        Ok(Host { session, events, names, sitters, bots, keeper, terminal, told, present, drawn, tongue, in_words })
    }

    pub(super) fn run(&mut self) -> anyhow::Result<()> {
        self.welcome()?;
        while let Decider::Seat(seat) = self.session.game().decider() {
            let view = self.session.game().view(seat);
            match &mut self.bots[seat.index()] {
                Some(bot) => {
                    let mv = bot.choose(&view);
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

    fn welcome(&self) -> anyhow::Result<()> {
        let style = self.terminal.style();
        let record = self.session.record();
        self.terminal.say(&style.strong(&format!("Rune Stones: {}", record.players.join(", "))))?;
        if let Some(commitment) = record.commitment {
            self.terminal.say(&style.faint(&format!("Commitment: {commitment}")))?;
        }
        self.terminal.say("Type `help` at any time.")?;
        Ok(())
    }

    /// Who has what, who won, and the seed for everybody to check.
    fn end(&mut self) -> anyhow::Result<()> {
        let you = self.only_human();
        self.tell(you)?;
        let (record, style) = (self.session.record(), self.terminal.style());
        let score = draw::final_score(self.session.game(), &record.players, you, style).unwrap_or_default();
        self.terminal.say(&format!("\n{score}"))?;
        if let (Some(seed), Some(commitment)) = (record.seed, record.commitment) {
            self.terminal.say(&format!("Seed: {seed}"))?;
            self.terminal.say(&format!("Its SHA-256 is the commitment shown at the start: {commitment}"))?;
        }
        if self.keeper.file.is_some() {
            self.terminal.say(&self.keeper.save(&self.session, None))?;
        }
        Ok(())
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
            match input::read(&line, &moves) {
                Input::Move(mv) => return self.play(mv),
                Input::Undo => match self.undo(seat) {
                    Ok(words) => return self.taken_back(&words),
                    Err(reason) => self.terminal.say(&format!("{}.", capital(&reason.to_string())))?,
                },
                Input::Restart => match self.session.restart_turn(seat) {
                    Ok(()) => return self.taken_back("all you did since the turn began or something was revealed"),
                    Err(reason) => self.terminal.say(&format!("{}.", capital(&reason.to_string())))?,
                },
                Input::Table => {
                    self.drawn = None;
                    return Ok(Flow::On);
                }
                Input::Help(about) => self.terminal.say(&self.help(about.as_deref()))?,
                Input::Save(file) => {
                    self.terminal.say(&self.keeper.save(&self.session, file.as_deref()))?;
                }
                Input::Describe => self.terminal.say(&self.tongue.table(&self.session.game().view(seat)))?,
                Input::Why(place) => self.terminal.say(&self.tongue.why(&self.session.game().view(seat), place))?,
                Input::Impossible(mv) => {
                    let why = self.tongue.why_not(&self.session.game().view(seat), mv);
                    let what = input::what_to_type(&moves);
                    self.terminal.say(&format!("`{mv}` is not possible now. {why}{what}"))?;
                }
                Input::Log => self.terminal.say(&self.log(seat))?,
                Input::Quit => return Ok(Flow::Leave),
                Input::Unclear(message) => self.terminal.say(&message)?,
            }
        }
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
            Some(Entry::Move(mv)) => words::choice(&view, mv),
            Some(Entry::Chance(_)) | None => String::new(),
        })
    }

    fn taken_back(&mut self, what: &str) -> anyhow::Result<Flow> {
        self.events = events_of(self.session.record());
        for told in &mut self.told {
            *told = (*told).min(self.events.len());
        }
        self.terminal.say(&format!("Taken back: {what}."))?;
        Ok(Flow::On)
    }

    /// With several people at one keyboard, nobody sees the hand of another.
    fn change_places(&mut self, seat: Seat) -> anyhow::Result<Flow> {
        if self.present == Some(seat) || self.only_human().is_some() {
            return Ok(Flow::On);
        }
        self.terminal.wipe()?;
        let prompt = format!("\n{} is next. Everybody else look away; then press Enter. ", self.names.at(seat));
        if self.terminal.ask(&prompt)?.is_none() {
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
        for sentence in self.sentences(from, listener) {
            self.terminal.say(&format!("  {sentence}"))?;
        }
        Ok(())
    }

    /// The events from a certain one on, as somebody may know them.
    fn sentences(&self, from: usize, listener: Option<Seat>) -> Vec<String> {
        let events = self.events[from..].iter().copied();
        if self.in_words {
            return self.tongue.tell(self.session.game().card_set(), events, listener);
        }
        let listener = listener.map_or(Listener::Watcher, Listener::Seat);
        words::tell(self.session.game().card_set(), events, listener, &self.names)
    }

    /// The table at the beginning of a turn, else just the own gems; then the question and its answers.
    fn show(&mut self, seat: Seat) -> anyhow::Result<()> {
        let style = self.terminal.style();
        let view = self.session.game().view(seat);
        let turn = self.session.game().turn();
        let is_new = self.drawn.replace(turn) != Some(turn);
        let mut text = match (is_new, self.in_words) {
            (true, true) => format!("\n{}\n", self.tongue.table(&view)),
            (true, false) => format!("\n{}\n", draw::table(&view, &self.names, style)),
            (false, true) => String::new(),
            (false, false) => format!("{}\n", draw::purse_line(&view, style)),
        };
        let question =
            if self.in_words { self.tongue.question(&view) } else { words::question(&view).unwrap_or_default() };
        let _ = writeln!(text, "{}", style.strong(&question));
        for (number, mv) in (1..).zip(view.legal_moves()) {
            let choice = if self.in_words { self.tongue.choice(&view, mv) } else { words::choice(&view, mv) };
            let _ = writeln!(text, "{number:>4}  {choice}");
        }
        self.terminal.say(&text)?;
        Ok(())
    }

    fn help(&self, about: Option<&str>) -> String {
        let Some(about) = about else { return HELP.to_owned() };
        let card_set = self.session.game().card_set();
        words::explain(card_set, about).unwrap_or_else(|| format!("That is not known: {}.", words::CAN_BE_EXPLAINED))
    }

    fn log(&self, seat: Seat) -> String {
        let sentences = self.sentences(0, Some(seat));
        let from = sentences.len().saturating_sub(LOG_LINES);
        let lines: Vec<String> = sentences[from..].iter().map(|sentence| format!("  {sentence}")).collect();
        lines.join("\n")
    }

    fn leave(&self) -> anyhow::Result<()> {
        if self.session.has_begun() {
            self.terminal.say(&self.keeper.save(&self.session, None))?;
        }
        self.terminal.say("Goodbye.")?;
        Ok(())
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
