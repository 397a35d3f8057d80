//! Preparation: what chance lays on the table before the first turn (P).

use crate::chance::Chance;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::phase::Phase;
use crate::player::Seat;
use crate::rune::{Rune, Runes};

/// What is laid out next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SetupStep {
    /// The first player is drawn, unless the options name one (P6).
    First,
    /// Rune stone types are left out until eight remain (Q1).
    Stones,
    /// One artifact on each forge (P3).
    Forges,
    /// How many night tokens lie on the track already (N8).
    Tokens(u8),
    /// Four wisp tiles face up (N7).
    Tiles,
    /// Six creatures, left to right (P5).
    Display,
    /// Each player draws four druid cards (P4).
    Hands,
}

impl Game {
    /// The next chance of the preparation, or `None` after going on to the next step.
    pub(crate) fn lay_table(&mut self, step: SetupStep, events: &mut impl Sink) -> Option<Chance> {
        let (chance, then) = match step {
            SetupStep::First => (Some(Chance::First), SetupStep::Stones),
            SetupStep::Stones => {
                ((self.stones_on_board().len() as usize > Rune::IN_PLAY).then_some(Chance::Omit), SetupStep::Forges)
            }
            SetupStep::Forges => (
                self.smithy.forges.contains(&None).then_some(Chance::Artifact),
                if self.night.is_on() { SetupStep::Tokens(0) } else { SetupStep::Display },
            ),
            SetupStep::Tokens(laid) => ((laid < crate::night::TOKEN_SPACES).then_some(Chance::Token), SetupStep::Tiles),
            SetupStep::Tiles => (self.night.face_up.contains(&None).then_some(Chance::Tile), SetupStep::Display),
            SetupStep::Display => (self.display.contains(&None).then_some(Chance::Reveal), SetupStep::Hands),
            SetupStep::Hands if self.seat_to_deal().is_some() => (Some(Chance::Draw), SetupStep::Hands),
            SetupStep::Hands => {
                self.phase = Phase::Action;
                events.push(Event::Turn { seat: self.active, turn: self.turn() });
                return None;
            }
        };
        if chance.is_none() {
            self.phase = Phase::Setup(then);
        }
        chance
    }

    /// The first seat that has not drawn its four cards (P4).
    pub(crate) fn seat_to_deal(&self) -> Option<Seat> {
        self.seats().find(|seat| self.player(*seat).hand.len() < 4)
    }

    pub(crate) fn stones_on_board(&self) -> Runes {
        Rune::ALL.into_iter().filter(|rune| self.stones[rune.index()] > 0).collect()
    }

    pub(crate) fn set_first(&mut self, seat: Seat, events: &mut impl Sink) {
        self.first = seat;
        self.active = seat;
        self.phase = Phase::Setup(SetupStep::Stones);
        events.push(Event::First { seat });
    }
}
