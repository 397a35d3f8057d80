//! The table at earlier moments, and the scores on the way.

use runestones_rules::record::Record;
use runestones_rules::{Decider, Event, Game, Points, Seat};

/// The table at an earlier moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The moment shown.
    pub moment: u64,
    /// The first moment that is worth showing: that of the laid table.
    pub first: u64,
    /// The latest moment.
    pub last: u64,
    /// One entry away.
    pub entry: Around,
    /// One decision away.
    pub decision: Around,
    /// One turn away.
    pub turn: Around,
}

/// The moments before and after another, at some distance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// Before it.
    pub back: Option<u64>,
    /// After it.
    pub forward: Option<u64>,
}

/// How far a step through a game goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// To the next entry, also one of chance.
    Entry,
    /// To the next moment at which somebody decides.
    Decision,
    /// To the beginning of the next turn.
    Turn,
}

/// A game as it was after some of its entries.
pub struct Past {
    /// The game.
    pub game: Game,
    /// What had happened lately, each with the moment at which it had.
    pub events: Vec<(u64, Event)>,
    /// Which moment it is, and those around it.
    pub history: History,
}

/// A turn: the moment at which it begins, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// When it begins.
    pub moment: u64,
    /// Whose it is.
    pub seat: Seat,
}

/// So many of the latest events are told of a moment: more than any log shows.
const TOLD: usize = 200;

/// A whole game, moment by moment, in the order in which it was played: played once, looked at as often as anybody likes.
pub struct Course {
    /// The games from the first moment on.
    games: Vec<Game>,
    first: u64,
    events: Vec<(u64, Event)>,
    turns: Vec<Turn>,
}

impl Course {
    /// The course of a record, as far as it can be replayed.
    pub fn of(record: &Record) -> Option<Course> {
        let first = record.entries.iter().take_while(|entry| entry.reveals()).count() as u64;
        let mut course = Course { games: Vec::new(), first, events: Vec::new(), turns: Vec::new() };
        let opening = record.begin(&mut ()).ok()?;
        if first == 0 {
            course.games.push(opening);
        }
        let mut turn = 0;
        for step in record.replay().ok()?.map_while(Result::ok) {
            let moment = step.index as u64 + 1;
            course.events.extend(step.events.into_iter().map(|event| (moment, event)));
            if moment < first {
                continue;
            }
            course.games.push(step.after);
            if step.after.turn() > turn && is_decision(&step.after) {
                turn = step.after.turn();
                course.turns.push(Turn { moment, seat: step.after.active() });
            }
        }
        Some(course)
    }

    /// The turns, in order.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The game after so many entries; `None` if there are not so many. Before the table is laid there is nothing to look at.
    pub fn at(&self, moment: u64) -> Option<Past> {
        let moment = moment.max(self.first);
        let game = *self.games.get(usize::try_from(moment - self.first).ok()?)?;
        let until = self.events.partition_point(|(at, _)| *at <= moment);
        let around = |stride| Around { back: self.before(moment, stride), forward: self.after(moment, stride) };
        let history = History {
            moment,
            first: self.first,
            last: self.last(),
            entry: around(Stride::Entry),
            decision: around(Stride::Decision),
            turn: around(Stride::Turn),
        };
        Some(Past { game, events: self.events[until.saturating_sub(TOLD)..until].to_vec(), history })
    }

    /// The next moment after this one.
    pub fn after(&self, moment: u64, stride: Stride) -> Option<u64> {
        let later = moment + 1..=self.last();
        match stride {
            Stride::Entry => later.into_iter().next(),
            Stride::Decision => later.into_iter().find(|moment| self.is_stop(*moment)),
            // After the last turn comes the end.
            Stride::Turn => {
                let next = self.turns.iter().map(|turn| turn.moment).find(|turn| *turn > moment);
                next.or_else(|| later.last())
            }
        }
    }

    fn before(&self, moment: u64, stride: Stride) -> Option<u64> {
        let earlier = self.first..moment;
        match stride {
            Stride::Entry => earlier.into_iter().next_back(),
            Stride::Decision => earlier.into_iter().rev().find(|moment| self.is_stop(*moment)),
            Stride::Turn => {
                let before = self.turns.iter().map(|turn| turn.moment).rfind(|turn| *turn < moment);
                before.or_else(|| earlier.into_iter().next())
            }
        }
    }

    fn last(&self) -> u64 {
        self.first + (self.games.len() as u64).saturating_sub(1)
    }

    /// Whether somebody decides at this moment, or the game is over.
    fn is_stop(&self, moment: u64) -> bool {
        moment.checked_sub(self.first).and_then(|at| self.games.get(at as usize)).is_some_and(is_decision)
    }
}

fn is_decision(game: &Game) -> bool {
    game.decider() != Decider::Chance
}

/// The points of all seats from round to round, and what was done for them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// The score of every seat after each round; the last line is the final scores.
    pub rounds: Vec<Vec<u16>>,
    /// What stands out: in which round (from 1), whose deed, and with which score afterwards.
    pub marks: Vec<(u16, Seat, Mark)>,
}

/// A deed that stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A rune stone was taken.
    Stone,
    /// A row was traded.
    Trade,
}

/// The scores of a game that is over, for the graph.
pub fn scores_by_round(record: &Record) -> Scores {
    let mut scores = Scores::default();
    let Ok(replay) = record.replay() else { return scores };
    for step in replay.map_while(Result::ok) {
        let before = step.before.round();
        scores.marks.extend(step.events.iter().filter_map(|event| match *event {
            Event::Stone { seat, .. } => Some((before, seat, Mark::Stone)),
            Event::Score { seat, why: Points::Trade, .. } => Some((before, seat, Mark::Trade)),
            _ => None,
        }));
        let round = usize::from(step.after.round());
        let now: Vec<u16> = step.after.seats().map(|seat| step.after.player(seat).score()).collect();
        scores.rounds.truncate(round);
        while scores.rounds.len() < round {
            scores.rounds.push(now.clone());
        }
        if let Some(last) = scores.rounds.last_mut() {
            *last = now;
        }
    }
    scores.rounds.extend(record.result.clone());
    scores
}

#[cfg(test)]
mod tests;
