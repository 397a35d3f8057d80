//! A game in progress: what was decided so far, and the way back.

use runestones_rules::{BadOption, Decider, Entry, Event, Game, Illegal, Move, Options, Seat, Seed};

/// The game, with everything that was decided in it.
pub(super) struct Table {
    options: Options,
    seed: Seed,
    log: Vec<Logged>,
    game: Game,
    /// What happened, from the first piece laid out.
    events: Vec<Event>,
}

/// An entry, and the seat that decided it; chance has none.
#[derive(Clone, Copy)]
struct Logged {
    entry: Entry,
    by: Option<Seat>,
}

impl Table {
    /// A new game, up to the first decision of a player.
    pub(super) fn new(options: Options, seed: Seed) -> Result<Table, Vec<BadOption>> {
        let mut events = Vec::new();
        let game = Game::new(&options, &mut events)?;
        let mut table = Table { options, seed, log: Vec::new(), game, events };
        table.settle();
        Ok(table)
    }

    /// A game as it was left.
    pub(super) fn replay(
        options: Options,
        seed: Seed,
        entries: impl IntoIterator<Item = Entry>,
    ) -> anyhow::Result<Table> {
        let mut events = Vec::new();
        let game = Game::new(&options, &mut events)
            .map_err(|problems| anyhow::anyhow!(crate::command::options::option_problems(&problems)))?;
        let mut table = Table { options, seed, log: Vec::new(), game, events };
        for (position, entry) in (1..).zip(entries) {
            table.enter(entry).map_err(|illegal| anyhow::anyhow!("entry {position}: {illegal}"))?;
        }
        table.settle();
        Ok(table)
    }

    fn enter(&mut self, entry: Entry) -> Result<(), Illegal> {
        let by = match self.game.decider() {
            Decider::Seat(seat) => Some(seat),
            Decider::Chance | Decider::Nobody => None,
        };
        self.game.play(entry, &mut self.events)?;
        self.log.push(Logged { entry, by });
        Ok(())
    }

    /// Lets the seed decide whatever chance has to decide.
    fn settle(&mut self) {
        let mut lots = self.log.iter().filter(|logged| logged.by.is_none()).count() as u64;
        while let Some(outcome) = self.seed.outcome(&self.game, lots) {
            if self.enter(outcome.into()).is_err() {
                return;
            }
            lots += 1;
        }
    }

    /// Plays a move of the seat that decides.
    pub(super) fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.enter(mv.into())?;
        self.settle();
        Ok(())
    }

    /// Takes back the last move, if this seat made it and it revealed nothing; says which move it was.
    pub(super) fn undo(&mut self, seat: Seat) -> Option<Move> {
        let last = *self.log.last()?;
        let Entry::Move(mv) = last.entry else { return None };
        if last.by != Some(seat) {
            return None;
        }
        let entries: Vec<Entry> = self.entries().collect();
        let before = entries[..entries.len() - 1].iter().copied();
        *self = Table::replay(self.options.clone(), self.seed, before).ok()?;
        Some(mv)
    }

    pub(super) fn options(&self) -> &Options {
        &self.options
    }

    pub(super) fn seed(&self) -> Seed {
        self.seed
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = Entry> {
        self.log.iter().map(|logged| logged.entry)
    }

    /// Whether any player has decided anything.
    pub(super) fn has_begun(&self) -> bool {
        self.log.iter().any(|logged| logged.by.is_some())
    }
}
