//! The host asks everybody in turn, passes the moves on, and tells what happened.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use runestones_ai::{Bot, UnknownBot};
use runestones_rules::{Decider, Move, Seat};

use super::input::{self, Input};
use super::seats::{self, Sitter};
use super::table::Table;
use super::terminal::Terminal;
use super::{ending, saved};
use crate::{draw, words};

const HELP: &str = "\
Type the number of a choice, or the move itself as the record writes it (such as
`take 43`). Besides:
  table          draw the whole table again
  undo           take your last move back, unless something was revealed since
  help CARD      explain a card by its number, a stone by its name, a wisp tile
                 (`help tile 7`), or the `die`
  log            what happened lately
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
    table: Table,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot + Send>>>,
    file: PathBuf,
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
        table: Table,
        sitters: Vec<Sitter>,
        file: PathBuf,
        terminal: Terminal,
    ) -> Result<Host, UnknownBot> {
        let bots = seats::bots(&sitters, &table)?;
        let told = vec![0; sitters.len()];
        Ok(Host { table, sitters, bots, file, terminal, told, present: None, drawn: None })
    }

    pub(super) fn run(&mut self) -> anyhow::Result<()> {
        self.welcome()?;
        while let Decider::Seat(seat) = self.table.game().decider() {
            let view = self.table.game().view(seat);
            match &mut self.bots[seat.index()] {
                Some(bot) => {
                    let mv = bot.choose(&view);
                    self.table.play(mv)?;
                }
                None => match self.ask(seat)? {
                    Flow::On => {}
                    Flow::Leave => return self.leave(),
                },
            }
        }
        self.tell(self.only_human())?;
        self.terminal.say(&ending::text(&self.table, &self.sitters, self.only_human(), self.terminal.style()))?;
        Ok(())
    }

    fn welcome(&self) -> anyhow::Result<()> {
        let seats = Seat::first(self.sitters.len()).zip(&self.sitters);
        let seats: Vec<String> = seats.map(|(seat, sitter)| format!("{} ({sitter})", words::druid(seat))).collect();
        let style = self.terminal.style();
        let commitment = format!("Commitment: {}", self.table.seed().commitment());
        self.terminal.say(&style.strong(&format!("Rune Stones: {}", seats.join(", "))))?;
        self.terminal.say(&style.faint(&commitment))?;
        self.terminal.say("Type `help` at any time.")?;
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
        let moves = self.table.game().view(seat).legal_moves();
        loop {
            let Some(line) = self.terminal.ask("> ")? else { return Ok(Flow::Leave) };
            match input::read(&line, &moves) {
                Input::Move(mv) => return self.play(mv),
                Input::Undo => match self.table.undo(seat) {
                    Some(mv) => return self.taken_back(seat, mv),
                    None => {
                        self.terminal.say("Nothing to take back: something was revealed, or it was not your move.")?;
                    }
                },
                Input::Table => {
                    self.drawn = None;
                    return Ok(Flow::On);
                }
                Input::Help(about) => self.terminal.say(&self.help(about.as_deref()))?,
                Input::Save(file) => {
                    let file = file.unwrap_or_else(|| self.file.clone());
                    self.terminal.say(&self.save(&file))?;
                }
                Input::Log => self.terminal.say(&self.log(seat))?,
                Input::Quit => return Ok(Flow::Leave),
                Input::Unclear(message) => self.terminal.say(&message)?,
            }
        }
    }

    fn play(&mut self, mv: Move) -> anyhow::Result<Flow> {
        self.table.play(mv)?;
        Ok(Flow::On)
    }

    fn taken_back(&mut self, seat: Seat, mv: Move) -> anyhow::Result<Flow> {
        for told in &mut self.told {
            *told = (*told).min(self.table.events().len());
        }
        let words = words::choice(&self.table.game().view(seat), mv);
        self.terminal.say(&format!("Taken back: {words}."))?;
        Ok(Flow::On)
    }

    /// With several people at one keyboard, nobody sees the hand of another.
    fn change_places(&mut self, seat: Seat) -> anyhow::Result<Flow> {
        if self.present == Some(seat) || self.only_human().is_some() {
            return Ok(Flow::On);
        }
        self.terminal.wipe()?;
        let prompt = format!("\n{} is next. Everybody else look away; then press Enter. ", words::druid(seat));
        if self.terminal.ask(&prompt)?.is_none() {
            return Ok(Flow::Leave);
        }
        self.present = Some(seat);
        self.drawn = None;
        Ok(Flow::On)
    }

    /// Tells what happened since this listener was told last.
    fn tell(&mut self, listener: Option<Seat>) -> anyhow::Result<()> {
        let events = self.table.events();
        let from = match listener {
            Some(seat) => std::mem::replace(&mut self.told[seat.index()], events.len()),
            None => self.told.iter().copied().max().unwrap_or_default(),
        };
        let sentences = words::tell(self.table.game().card_set(), &events[from..], listener);
        for sentence in sentences {
            self.terminal.say(&format!("  {sentence}"))?;
        }
        Ok(())
    }

    /// The table at the beginning of a turn, else just the own gems; then the question and its answers.
    fn show(&mut self, seat: Seat) -> anyhow::Result<()> {
        let style = self.terminal.style();
        let view = self.table.game().view(seat);
        let turn = self.table.game().turn();
        let mut text = if self.drawn == Some(turn) {
            format!("{}\n", draw::purse_line(&view, style))
        } else {
            format!("\n{}\n", draw::table(&view, style))
        };
        self.drawn = Some(turn);
        let question = words::question(&view).unwrap_or_default();
        let _ = writeln!(text, "{}", style.strong(&question));
        for (number, mv) in (1..).zip(view.legal_moves()) {
            let _ = writeln!(text, "{number:>4}  {}", words::choice(&view, mv));
        }
        self.terminal.say(&text)?;
        Ok(())
    }

    fn help(&self, about: Option<&str>) -> String {
        let Some(about) = about else { return HELP.to_owned() };
        words::explain(self.table.game().card_set(), about).unwrap_or_else(|| {
            "That is neither a card number, nor the name of a stone, nor `tile` and a number, nor `die`.".to_owned()
        })
    }

    fn log(&self, seat: Seat) -> String {
        let sentences = words::tell(self.table.game().card_set(), self.table.events(), Some(seat));
        let from = sentences.len().saturating_sub(LOG_LINES);
        let lines: Vec<String> = sentences[from..].iter().map(|sentence| format!("  {sentence}")).collect();
        lines.join("\n")
    }

    fn save(&self, file: &Path) -> String {
        let shown = file.display();
        match std::fs::write(file, saved::to_text(&self.table, &self.sitters)) {
            Ok(()) => format!("Saved in {shown}.\nTo go on: runestones play --load {shown}"),
            Err(error) => format!("The game could not be saved in {shown}: {error}"),
        }
    }

    fn leave(&self) -> anyhow::Result<()> {
        if self.table.has_begun() {
            self.terminal.say(&self.save(&self.file))?;
        }
        self.terminal.say("Goodbye.")?;
        Ok(())
    }
}
