//! Advice for a person: what the strongest bot would do with what the seat may know, and why.

use std::sync::Arc;
use std::time::Duration;

use runestones_ai::{Bot, Budget, Candidate, Limits, Outlook, levels, reasons};
use runestones_rules::{Seat, SeatView};
use runestones_store::PersonId;

use super::{State, Table};
use crate::app::App;
use crate::error::Refusal;
use crate::page::{Advice, Advised};

/// So many moves are told.
const TOLD: usize = 3;
/// What advice may cost: nobody likes to wait for it.
const BUDGET: Budget = Budget { simulations: Some(4_000), time: Some(Duration::from_millis(800)) };

/// Advice that somebody asked for; it is good for one version of the table.
pub(super) struct Hint {
    version: u32,
    advice: Arc<Advice>,
}

impl Table {
    /// A person asks for advice on the decision they see.
    pub(crate) async fn advise(&self, app: &App, person: &PersonId, seen: u32) -> Result<(), Refusal> {
        let (view, known) = {
            let state = self.lock().await;
            (state.view_to_advise(person, seen)?, state.hint(person).is_some())
        };
        app.admit_hint(person)?;
        if known {
            return Ok(());
        }
        let luck = u64::from(seen);
        let strongest = levels().last().and_then(|level| app.bot(level.name, luck));
        let thought = app.think(move || Some(advice(&view, strongest?.as_mut(), luck))).await;
        let advice = thought.flatten().ok_or(Refusal::TryAgain)?;
        let mut state = self.lock().await;
        if state.head.version != seen {
            return Err(Refusal::Stale);
        }
        // Old advice goes, so that there is never more of it than people at the table.
        state.hints.retain(|_, hint| hint.version == seen);
        state.hints.insert(person.clone(), Hint { version: seen, advice: Arc::new(advice) });
        Ok(())
    }
}

/// The best moves of a position as a bot sees them.
fn advice(view: &SeatView, bot: &mut dyn Bot, seed: u64) -> Advice {
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

impl State {
    fn view_to_advise(&self, person: &PersonId, seen: u32) -> Result<SeatView, Refusal> {
        // Behind a closed curtain nobody sits whose hand could be looked at.
        let viewer = self.viewer(person).ok_or(Refusal::NotYours)?;
        if !self.header.hints {
            return Err(Refusal::NoHints);
        }
        if self.head.version != seen {
            return Err(Refusal::Stale);
        }
        if self.decider() != Some(viewer) {
            return Err(Refusal::NotYours);
        }
        Ok(self.session.game().view(viewer))
    }

    /// The advice that a person asked for at this version.
    pub(crate) fn hint(&self, person: &PersonId) -> Option<Arc<Advice>> {
        let hint = self.hints.get(person).filter(|hint| hint.version == self.head.version)?;
        (self.viewer(person) == self.decider()).then(|| Arc::clone(&hint.advice))
    }
}
