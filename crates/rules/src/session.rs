//! A game being played: the game, its record and its dealer, always in step.

use crate::dealer::{Dealer, Seed};
use crate::event::Sink;
use crate::game::{Decider, Game, Illegal};
use crate::moves::{Entry, Move};
use crate::notation::record::{BadName, Moment, Record, ReplayError, check_name};
use crate::player::Seat;
use crate::setup::{BadOption, Options};

/// A game that is being played. Players give their moves; what chance decides follows from the seed.
///
/// The record tells the seed only when the game is over, or when the session is closed.
#[derive(Clone, Debug)]
pub struct Session {
    record: Record,
    game: Game,
    /// `None` if nobody plays on.
    seed: Option<Seed>,
    /// Who knows how often chance has decided.
    dealer: Dealer,
    /// The number of entries before the turn, or before the game if it is over.
    turn_start: usize,
    /// What was before each of the last moves, as far back as nothing was revealed.
    history: Vec<Before>,
}

/// What a move is taken back to.
#[derive(Clone, Copy, Debug)]
struct Before {
    game: Game,
    turn_start: usize,
}

/// Why a game cannot begin, or go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotStart {
    /// The options do not make a game: every reason.
    #[error("{}", in_one_line(.0))]
    Options(Vec<BadOption>),
    /// A name that a player cannot have.
    #[error(transparent)]
    Name(#[from] BadName),
    /// There is not one name for each player.
    #[error("there are {names} names for {players} players")]
    NameCount {
        /// How many names there are.
        names: usize,
        /// How many players there are.
        players: usize,
    },
    /// An entry of the record that is to go on is illegal.
    #[error(transparent)]
    Entry(#[from] ReplayError),
    /// The record that is to go on is bound to another seed.
    #[error("the record is bound to another seed")]
    Seed,
}

fn in_one_line(problems: &[BadOption]) -> String {
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    problems.join("; ")
}

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotUndo {
    /// There is nothing to take back.
    #[error("nothing has been played that could be taken back")]
    NothingPlayed,
    /// Something was seen since. What it was is not told: it may be a card that only its owner may see.
    #[error("something was revealed since")]
    Revealed,
    /// Somebody else made the move.
    #[error("it is for seat {0} to take this back")]
    NotYours(Seat),
    /// The seed is known: whoever plays on would know all luck.
    #[error("the game is over")]
    Over,
}

impl Session {
    /// A new game, prepared up to the first decision of a player.
    pub fn new(options: Options, players: Vec<String>, seed: Seed) -> Result<Session, CannotStart> {
        let record = Record { commitment: Some(seed.commitment()), ..Record::new(options, players) };
        Session::resume(record, seed, &mut ())
    }

    /// A game that goes on where its record ends. All that happened in it is told again, and what chance decides next.
    pub fn resume(record: Record, seed: Seed, events: &mut impl Sink) -> Result<Session, CannotStart> {
        if record.commitment.is_some_and(|commitment| commitment != seed.commitment()) {
            return Err(CannotStart::Seed);
        }
        let mut session = Session { seed: Some(seed), ..Session::replayed(record, events)? };
        session.deal(events);
        Ok(session)
    }

    /// A game to look at as its record tells it: nobody plays on, and chance decides nothing more.
    pub fn of_record(record: Record, events: &mut impl Sink) -> Result<Session, CannotStart> {
        let mut session = Session::replayed(record, events)?;
        session.record.result = session.game.final_scores();
        session.history.clear();
        Ok(session)
    }

    /// The game of a record, up to its last entry.
    fn replayed(record: Record, events: &mut impl Sink) -> Result<Session, CannotStart> {
        let (names, players) = (record.players.len(), record.options.players);
        let game = record.begin(&mut ()).map_err(CannotStart::Options)?;
        if names != players {
            return Err(CannotStart::NameCount { names, players });
        }
        record.players.iter().try_for_each(|name| check_name(name))?;
        let dealer = Dealer::new(record.options.dealing);
        let mut session = Session { record, game, seed: None, dealer, turn_start: 0, history: Vec::new() };
        for (index, entry) in std::mem::take(&mut session.record.entries).into_iter().enumerate() {
            session.enter(entry, events).map_err(|reason| ReplayError { index, reason })?;
        }
        Ok(session)
    }

    /// Plays a move, and then whatever chance decides, up to the next decision of a player.
    ///
    /// A move that is not legal is refused, and everything stays as it was. The events come with the numbers of their
    /// entries ([`Sink::at_entry`]). The entries that were added stand at the
    /// end of the record.
    pub fn play(&mut self, mv: Move, events: &mut impl Sink) -> Result<(), Illegal> {
        if self.seed.is_none() {
            return Err(Illegal::Over);
        }
        self.enter(mv.into(), events)?;
        self.deal(events);
        Ok(())
    }

    /// The seat takes back its last move, unless something was revealed since.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.may_undo(seat)?;
        self.take_back(1);
        Ok(())
    }

    /// The seat takes back the moves of its turn: all of them, or those since the last thing that was revealed in it.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let moves = self.may_restart_turn(seat)?;
        self.take_back(moves);
        Ok(())
    }

    /// How many moves the seat would take back by starting its turn again.
    pub fn may_restart_turn(&self, seat: Seat) -> Result<usize, CannotUndo> {
        let active = self.game.active();
        let played = self.record.entries.len() - self.turn_start;
        let moves = played.min(self.history.len());
        if self.game.decider() == Decider::Nobody {
            Err(CannotUndo::Over)
        } else if active != seat {
            Err(CannotUndo::NotYours(active))
        } else if played == 0 {
            Err(CannotUndo::NothingPlayed)
        } else if moves == 0 {
            Err(CannotUndo::Revealed)
        } else {
            Ok(moves)
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Whether a player has decided anything yet.
    pub fn has_begun(&self) -> bool {
        self.record.entries.iter().any(|entry| !entry.reveals())
    }

    /// Ends the session, even in the middle of the game: the record with the seed revealed.
    pub fn close(mut self) -> Record {
        self.record.seed = self.seed.or(self.record.seed);
        self.record
    }

    fn enter(&mut self, entry: Entry, events: &mut impl Sink) -> Result<(), Illegal> {
        let before = Before { game: self.game, turn_start: self.turn_start };
        events.at_entry(self.record.entries.len() + 1);
        self.game.play(entry, events)?;
        self.record.entries.push(entry);
        if entry.reveals() {
            self.dealer.note(&before.game);
            self.history.clear();
        } else {
            self.history.push(before);
        }
        if Moment::of(&self.game) != Moment::of(&before.game) {
            self.turn_start = self.record.entries.len();
        }
        Ok(())
    }

    /// Chance decides for as long as it is asked.
    fn deal(&mut self, events: &mut impl Sink) {
        while let Some(outcome) = self.seed.and_then(|seed| self.dealer.outcome(&seed, &self.game)) {
            self.enter(outcome.into(), events).expect("the dealer picks one of the possible outcomes");
        }
        if self.game.decider() == Decider::Nobody {
            self.record.result = self.game.final_scores();
            // A record that was never bound to the seed had other luck before: there is nothing that the seed could prove.
            self.record.seed = self.seed.filter(|_| self.record.commitment.is_some());
        }
    }

    /// Whether the seat made the last move and can take it back.
    pub fn may_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        if self.game.decider() == Decider::Nobody {
            return Err(CannotUndo::Over);
        }
        match self.history.last() {
            Some(before) if before.game.active() == seat => Ok(()),
            Some(before) => Err(CannotUndo::NotYours(before.game.active())),
            None if self.has_begun() => Err(CannotUndo::Revealed),
            None => Err(CannotUndo::NothingPlayed),
        }
    }

    /// Goes back by this many moves, all of which must be in the history.
    fn take_back(&mut self, moves: usize) {
        let left = self.history.len() - moves;
        let Before { game, turn_start } = self.history[left];
        self.game = game;
        self.turn_start = turn_start;
        self.history.truncate(left);
        self.record.entries.truncate(self.record.entries.len() - moves);
    }
}

#[cfg(test)]
mod tests;
