//! One game of the arena: who sits where, how long they may think, and what is noted.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use runestones_ai::contest::{Broken, Onlooker, play_out};
use runestones_ai::protocol::{Go, Seen};
use runestones_ai::{Bot, Decision, Limits, Luck, Net};
use runestones_rules::record::Record;
use runestones_rules::{Chance, Entry, Event, Game as Position, Options, Outcome, Seat, Seed, Sink};
use serde::{Deserialize, Serialize};

use super::clock::Clock;
use super::external::{External, Fault, Program};
use crate::entrant::Entrant;

/// Who takes part: a bot of ours, or a program.
pub(super) enum Contestant {
    Bot(Entrant),
    Program { name: String, program: Program },
}

impl Contestant {
    pub(super) fn name(&self) -> &str {
        match self {
            Contestant::Bot(entrant) => &entrant.name,
            Contestant::Program { name, .. } => name,
        }
    }
}

/// How a game went, by seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Played {
    /// Who won, in parts.
    pub(super) wins: [f32; Seat::MOST],
    /// The final scores; who could not play on is behind everybody.
    pub(super) scores: [f32; Seat::MOST],
    pub(super) decisions: [u32; Seat::MOST],
    pub(super) time: [Duration; Seat::MOST],
    pub(super) longest: [Duration; Seat::MOST],
    pub(super) rounds: u16,
    /// What chance gave, of the chance to win, if that was asked for.
    pub(super) luck: Option<[f32; Seat::MOST]>,
    /// What the judge said at the end of each turn of the seat that had it.
    pub(super) judged: Vec<Judged>,
    /// Who could not play on, and why.
    pub(super) fault: Option<String>,
}

/// What was said at the end of a turn, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Judged {
    pub(super) round: u16,
    pub(super) said: f32,
    pub(super) came: f32,
}

/// Everything about a game but its luck.
pub(super) struct Seating<'a> {
    pub(super) options: &'a Options,
    pub(super) seats: Vec<&'a Contestant>,
    /// The seed of each seat's own thoughts.
    pub(super) seeds: Vec<u64>,
    pub(super) clock: Option<Clock>,
    /// Who says what was luck.
    pub(super) judge: Option<&'a Arc<Net>>,
}

/// Plays a game whose luck follows from the seed: how it went, and its record.
pub(super) fn play(seating: &Seating<'_>, seed: Seed) -> Result<(Played, Record), Broken> {
    let options = seating.options;
    let table = RefCell::new(Table::new(seating));
    let mut lots = 0..;
    let luck = |game: &Position| {
        let outcome = seed.outcome(game, lots.next()?)?;
        table.borrow_mut().happen(game, outcome);
        Some(outcome)
    };
    let decide = |decision: &Decision<'_>| table.borrow_mut().decide(decision);
    let mut watch = Watch { judge: seating.judge.cloned(), ..Watch::default() };
    let ended = play_out(options, luck, decide, &mut watch);
    let table = table.into_inner();
    let mut played = Played { luck: table.luck.map(|luck| luck.total().wins), ..table.played };
    let names = seating.seats.iter().map(|seat| seat.name().chars().take(40).collect()).collect();
    let mut record = Record { entries: table.entries, seed: Some(seed), ..Record::new(options.clone(), names) };
    record.commitment = Some(seed.commitment());
    match (ended, table.fault) {
        (Ok(game), _) => {
            let standing = game.standing().ok_or(Broken::Endless)?;
            let share = 1.0 / standing.winners.len() as f32;
            standing.winners.iter().for_each(|seat| played.wins[seat.index()] = share);
            played.scores.iter_mut().zip(&standing.scores).for_each(|(score, end)| *score = f32::from(end.total));
            played.rounds = game.round() - 1;
            record.result = Some(standing.scores.iter().map(|score| score.total).collect());
            played.judged = watch.noted.into_iter().map(|note| note.judged(&played.wins)).collect();
        }
        (Err(Broken::Illegal(loser)), Some(fault)) => {
            let others = options.players as f32 - 1.0;
            played.wins = std::array::from_fn(|seat| if seat < options.players { 1.0 / others } else { 0.0 });
            (played.wins[loser.index()], played.scores[loser.index()]) = (0.0, -1.0);
            played.fault = Some(format!("{} {fault}", seating.seats[loser.index()].name()));
            // It says nothing about luck.
            played.luck = None;
        }
        (Err(broken), _) => return Err(broken),
    }
    Ok((played, record))
}

/// Who decides at a seat.
enum Player<'a> {
    Bot { bot: Box<dyn Bot + Send>, limits: Limits },
    Program { engine: Result<External, Fault>, program: &'a Program },
}

struct Table<'a> {
    players: Vec<Player<'a>>,
    left: Vec<Duration>,
    clock: Option<Clock>,
    luck: Option<Luck>,
    entries: Vec<Entry>,
    played: Played,
    fault: Option<Fault>,
}

impl<'a> Table<'a> {
    fn new(seating: &Seating<'a>) -> Table<'a> {
        let sit = |(at, contestant): (usize, &&'a Contestant)| match contestant {
            Contestant::Bot(entrant) => Player::Bot { bot: entrant.bot(seating.seeds[at]), limits: entrant.limits() },
            Contestant::Program { program, .. } => {
                let seat = Seat::new(at).unwrap_or(Seat::FIRST);
                Player::Program { engine: External::start(program, seating.options, seat, seating.seeds[at]), program }
            }
        };
        Table {
            players: seating.seats.iter().enumerate().map(sit).collect(),
            left: vec![seating.clock.map_or(Duration::MAX, |clock| clock.time); seating.seats.len()],
            clock: seating.clock,
            luck: seating.judge.map(|net| Luck::new(Arc::clone(net))),
            entries: Vec::new(),
            played: Played::default(),
            fault: None,
        }
    }

    fn happen(&mut self, game: &Position, outcome: Outcome) {
        if let Some(luck) = &mut self.luck {
            luck.count(game, outcome);
        }
        self.tell(|seat| game.shown_to(Some(seat), outcome.into()).map_or(Seen::HiddenDraw, Seen::Entry));
        self.entries.push(outcome.into());
    }

    fn decide(&mut self, decision: &Decision<'_>) -> Option<usize> {
        let at = decision.seat().index();
        let begin = Instant::now();
        let clock = self.clock.map(|clock| Go::Clock { left: self.left[at], increment: clock.increment });
        let chosen = match &mut self.players[at] {
            Player::Bot { bot, limits } => {
                let limits = clock.map_or_else(|| limits.clone(), |clock| Limits::from(clock.budget()));
                bot.decide(decision, &limits).ok_or_else(|| Fault::Illegal("?".to_owned()))
            }
            Player::Program { engine: Ok(engine), program } => engine.decide(decision, clock.unwrap_or(program.go)),
            Player::Program { engine, .. } => {
                Err(std::mem::replace(engine, Err(Fault::Gone)).err().unwrap_or(Fault::Gone))
            }
        };
        let time = begin.elapsed();
        self.played.decisions[at] += 1;
        self.played.time[at] += time;
        self.played.longest[at] = self.played.longest[at].max(time);
        let chosen = match (chosen, self.clock) {
            (Ok(_), Some(_)) if time > self.left[at] => Err(Fault::Time),
            (Ok(chosen), Some(clock)) => {
                self.left[at] = self.left[at].saturating_sub(time) + clock.increment;
                Ok(chosen)
            }
            (chosen, _) => chosen,
        };
        match chosen {
            Ok(chosen) => {
                let mv = decision.moves()[chosen];
                self.tell(|_| Seen::Entry(mv.into()));
                self.entries.push(mv.into());
                Some(chosen)
            }
            Err(fault) => {
                self.fault = Some(fault);
                None
            }
        }
    }

    fn tell(&mut self, seen: impl Fn(Seat) -> Seen) {
        for (at, player) in self.players.iter_mut().enumerate() {
            if let Player::Program { engine, .. } = player
                && let (Ok(running), Some(seat)) = (&mut *engine, Seat::new(at))
                && let Err(fault) = running.see(seen(seat))
            {
                *engine = Err(fault);
            }
        }
    }
}

/// Looks at the ends of turns.
#[derive(Default)]
struct Watch {
    judge: Option<Arc<Net>>,
    /// The turn, whose it is, and whether its end was seen.
    turn: Option<(u16, Seat, bool)>,
    noted: Vec<Note>,
}

struct Note {
    round: u16,
    seat: Seat,
    said: f32,
}

impl Note {
    fn judged(&self, wins: &[f32; Seat::MOST]) -> Judged {
        Judged { round: self.round, said: self.said, came: wins[self.seat.index()] }
    }
}

impl Sink for Watch {
    fn push(&mut self, _: Event) {}
}

impl Onlooker for Watch {
    fn see(&mut self, game: &Position) {
        let Some(judge) = &self.judge else { return };
        if !game.is_set_up() || game.standing().is_some() {
            return;
        }
        if let Some((turn, seat, seen)) = self.turn {
            let over = game.turn() != turn || game.chance() == Some(Chance::Draw);
            if over && !seen {
                self.noted.push(Note { round: game.round(), seat, said: judge.outlook(&game.view(seat)).win(seat) });
            }
            self.turn = Some((turn, seat, seen || over));
        }
        if self.turn.is_none_or(|(turn, ..)| turn != game.turn()) {
            self.turn = Some((game.turn(), game.active(), false));
        }
    }
}
