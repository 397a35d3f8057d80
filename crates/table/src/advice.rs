//! Advice for a person: what the strongest bot would do with what the seat may know, and why.

use std::sync::Arc;
use std::time::Duration;

use runestones_ai::{Bot, Budget, Candidate, Limits, Outlook, Reason, reasons};
use runestones_model::PersonId;
use runestones_rules::{Move, Seat, SeatView};

use crate::table::Table;

/// So many moves are told.
const TOLD: usize = 3;
/// What advice may cost: nobody likes to wait for it.
const BUDGET: Budget = Budget { simulations: Some(4_000), time: Some(Duration::from_millis(800)), depth: None };

/// What somebody was advised to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    /// The best moves, the best first.
    pub moves: Vec<Advised>,
}

/// A move that is worth thinking of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// The move.
    pub mv: Move,
    /// The chance to win after it, in per cent.
    pub win: Option<u8>,
    /// The expected final score of the person, and the best one of the others.
    pub scores: Option<(u16, u16)>,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
}

impl Advice {
    /// Which place a move has among the advised ones, from 1.
    pub fn rank(&self, mv: Move) -> Option<usize> {
        self.moves.iter().position(|advised| advised.mv == mv).map(|place| place + 1)
    }
}

/// Why nobody is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotAdvise {
    /// At this table there is no advice.
    #[error("at this table there is no advice")]
    NoHints,
    /// It is not for this person to decide.
    #[error("it is not for this person to decide")]
    NotYours,
    /// The table has changed since the person saw it.
    #[error("the table has changed since")]
    Stale,
}

/// Advice that somebody asked for; it is good for one version of the table.
pub(crate) struct Hint {
    version: u32,
    advice: Arc<Advice>,
}

/// The best moves of a position as a bot sees them.
pub fn advice(view: &SeatView, bot: &mut dyn Bot, seed: u64) -> Advice {
    let Some(seat) = view.viewer() else { return Advice::default() };
    let thought = bot.think(view, &Limits::from(BUDGET));
    let grounds = reasons(view, &thought, TOLD, seed);
    let advised = |(candidate, reasons): (&Candidate, _)| Advised {
        mv: candidate.mv,
        win: candidate.outlook.map(|outlook| percent(outlook.win(seat))),
        scores: candidate.outlook.map(|outlook| scores(&outlook, seat)),
        reasons,
    };
    Advice { moves: thought.candidates.iter().zip(grounds).map(advised).collect() }
}

/// The expected final score of a seat, and the best one of the others.
fn scores(outlook: &Outlook, seat: Seat) -> (u16, u16) {
    let others = Seat::first(Seat::MOST).filter(|other| *other != seat).map(|other| outlook.score(other));
    (whole(outlook.score(seat)), whole(others.fold(0.0, f32::max)))
}

fn percent(share: f32) -> u8 {
    u8::try_from(whole(100.0 * share.clamp(0.0, 1.0))).unwrap_or(100)
}

/// The nearest whole number; a score is never below 0.
#[expect(clippy::cast_sign_loss, reason = "it is not negative any more")]
fn whole(number: f32) -> u16 {
    number.max(0.0).round() as u16
}

impl Table {
    /// What a person sees who asks for advice on the decision they saw at this version.
    pub fn view_to_advise(&self, person: &PersonId, seen: u32) -> Result<SeatView, CannotAdvise> {
        // Behind a closed curtain nobody sits whose hand could be looked at.
        let viewer = self.viewer(person).ok_or(CannotAdvise::NotYours)?;
        if !self.header.hints {
            return Err(CannotAdvise::NoHints);
        }
        if self.version != seen {
            return Err(CannotAdvise::Stale);
        }
        if self.decider() != Some(viewer) {
            return Err(CannotAdvise::NotYours);
        }
        Ok(self.session.game().view(viewer).without_end_moment())
    }

    /// Keeps advice for the person who asked for it at this version.
    pub fn keep_advice(&mut self, person: &PersonId, seen: u32, advice: Advice) -> Result<(), CannotAdvise> {
        if self.version != seen {
            return Err(CannotAdvise::Stale);
        }
        if self.viewer(person).is_none_or(|seat| self.decider() != Some(seat)) {
            return Err(CannotAdvise::NotYours);
        }
        // Old advice goes, so that there is never more of it than people at the table.
        self.hints.retain(|_, hint| hint.version == seen);
        self.hints.insert(person.clone(), Hint { version: seen, advice: Arc::new(advice) });
        Ok(())
    }

    /// The advice that a person asked for at this version.
    pub fn hint(&self, person: &PersonId) -> Option<Arc<Advice>> {
        let hint = self.hints.get(person).filter(|hint| hint.version == self.version)?;
        (self.viewer(person) == self.decider()).then(|| Arc::clone(&hint.advice))
    }
}
