//! What the others wait for.

use runestones_rules::{Question, Seat};

use crate::line::Line;
use crate::piece::Piece;
use crate::span::Span;
use crate::voice::Voice;

impl Voice<'_> {
    /// What a player is about to decide, as everybody else reads it: "Grey is choosing an action…".
    pub fn waiting(&self, seat: Seat, question: Question) -> Vec<Span> {
        let key = match question {
            Question::Action => "wait-action",
            Question::Summon { .. } => "wait-summon",
            Question::Abilities { laid: 0 | 1, .. } => "wait-lay",
            Question::Abilities { .. } | Question::PlayedCard(_) => "wait-use",
            Question::Forge { .. } => "wait-forge",
            Question::Trade => "wait-trade",
            Question::Stone => "wait-stone",
            Question::Die { .. } => "wait-die",
            Question::Tile(_) => "wait-tile",
            Question::PickTile => "wait-pick-tile",
            Question::Fetch { .. } => "wait-fetch",
            Question::PayExchange(_) | Question::PayForge(_) => "wait-pay",
            Question::ExchangePoints(_) => "wait-points",
            Question::Place(_) => "wait-place",
        };
        let line = Line::new(self);
        let text = line.say_piece(key, "who", Piece::Seat(seat));
        line.spans(&text)
    }
}
