//! The table at an earlier moment, and the scores on the way.

use runestones_rules::record::Record;
use runestones_rules::{Decider, Event, Game};

/// The table at an earlier moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct History {
    /// The moment shown.
    pub moment: u64,
    /// The moment before it that is worth showing.
    pub back: Option<u64>,
    /// The moment after it that is worth showing.
    pub forward: Option<u64>,
    /// The latest moment.
    pub last: u64,
}

/// A game as it was after some of its entries.
pub struct Past {
    /// The game.
    pub game: Game,
    /// What had happened, each with the moment at which it had.
    pub events: Vec<(u64, Event)>,
    /// Which moment it is, and those around it.
    pub history: History,
}

/// The game after so many entries; `None` if there are not so many. The first moment is that of the laid table: before
/// it there is nothing to look at.
pub fn past(record: &Record, at: u64) -> Option<Past> {
    let last = record.entries.len() as u64;
    if at > last {
        return None;
    }
    let first = record.entries.iter().take_while(|entry| entry.reveals()).count() as u64;
    let at = at.max(first);
    let mut shown = Game::new(&record.options, &mut ()).ok()?;
    let mut events = Vec::new();
    // The moments at which somebody decides, or the game is over, are worth showing; what chance does in between is not.
    let (mut back, mut forward) = (None, None);
    for step in record.replay().ok()?.map_while(Result::ok) {
        let moment = step.index as u64 + 1;
        let worth_showing = moment >= first && step.after.decider() != Decider::Chance;
        if moment <= at {
            shown = step.after;
            events.extend(step.events.iter().map(|event| (moment, *event)));
        }
        if worth_showing && moment < at {
            back = Some(moment);
        } else if worth_showing && moment > at {
            forward = Some(moment);
            break;
        }
    }
    Some(Past { game: shown, events, history: History { moment: at, back, forward, last } })
}

/// The score of every seat after each round, for the graph; the last line is the final scores.
pub fn scores_by_round(record: &Record) -> Vec<Vec<u16>> {
    let Ok(replay) = record.replay() else { return Vec::new() };
    let mut rounds: Vec<Vec<u16>> = Vec::new();
    for step in replay.map_while(Result::ok) {
        let round = usize::from(step.after.round());
        let scores: Vec<u16> = step.after.seats().map(|seat| step.after.player(seat).score()).collect();
        rounds.truncate(round);
        while rounds.len() < round {
            rounds.push(scores.clone());
        }
        if let Some(last) = rounds.last_mut() {
            *last = scores;
        }
    }
    if let Some(result) = &record.result {
        rounds.push(result.clone());
    }
    rounds
}
