//! The table at an earlier moment, and the scores on the way.

use runestones_rules::{Event, Game, Record};

use super::State;
use super::log::all_events;

/// A game as it was after some of its entries.
pub(crate) struct Past {
    pub(crate) game: Game,
    pub(crate) events: Vec<(u64, Event)>,
}

impl State {
    /// The game after so many entries; `None` if there are not so many.
    pub(crate) fn past(&self, at: u64) -> Option<Past> {
        let record = self.session.record();
        let count = usize::try_from(at).ok().filter(|count| *count <= record.entries.len())?;
        let cut = Record { entries: record.entries[..count].to_vec(), result: None, seed: None, ..record.clone() };
        let mut game = Game::new(&cut.options, &mut ()).ok()?;
        cut.entries.iter().try_for_each(|entry| game.play(*entry, &mut ()).ok())?;
        Some(Past { game, events: all_events(&cut) })
    }

    /// How many entries lay the table: before them there is nothing to look at.
    pub(crate) fn first_moment(&self) -> u64 {
        self.session.record().entries.iter().take_while(|entry| entry.reveals()).count() as u64
    }

    /// Whether a player decides after so many entries, or nobody any more.
    pub(crate) fn is_settled(&self, moment: u64) -> bool {
        usize::try_from(moment).is_ok_and(|at| self.session.record().entries.get(at).is_none_or(|next| !next.reveals()))
    }

    /// The score of every seat after each round, for the graph; the last line is the final scores.
    pub(crate) fn scores_by_round(&self) -> Vec<Vec<u16>> {
        let record = self.session.record();
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
}
