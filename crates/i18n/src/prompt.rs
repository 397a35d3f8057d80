//! What a player is asked, in one sentence; and what the others wait for.

use runestones_rules::{Artifact, Card, Colour, Magic, Move, Question, Seat, SeatView, Source};

use crate::line::Draft;
use crate::names::die_face_text;
use crate::piece::Piece;
use crate::span::{Span, plain};
use crate::voice::Voice;

impl Voice<'_> {
    /// What the seat that decides has to decide, as its player reads it.
    ///
    /// The view is that of this seat: it tells a forge's artifact, and what can be done besides.
    pub fn prompt(&self, question: Question, view: &SeatView) -> Vec<Span> {
        let line = Draft::new(self);
        let text = self.prompt_text(&line, question, view);
        line.spans(&text)
    }

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
        let line = Draft::new(self);
        let text = line.say_piece(key, "who", Piece::Seat(seat));
        line.spans(&text)
    }

    fn prompt_text(&self, line: &Draft, question: Question, view: &SeatView) -> String {
        let ask = |key| line.say(key, &[]);
        match question {
            Question::Action => ask("ask-action"),
            Question::Summon { points, colour, taken } => self.summon_prompt(line, points, colour, taken),
            Question::Abilities { laid: 0, .. } => ask("ask-lay-first"),
            Question::Abilities { laid: 1, .. } => ask("ask-lay-second"),
            Question::Abilities { started, current, .. } => abilities_prompt(line, started, current, view),
            Question::Forge { made_one: false } => ask("ask-forge"),
            Question::Forge { made_one: true } => ask("ask-forge-second"),
            Question::Trade if offers(view, |mv| matches!(mv, Move::Trade(_))) => ask("ask-trade"),
            Question::Trade => ask("ask-end-turn"),
            Question::Stone => ask("ask-stone"),
            Question::Die { face, times } => {
                let gives = die_face_text(self.locale(), face);
                line.say("ask-die", &[("gives", gives.into()), ("times", times.into())])
            }
            Question::Tile(tile) => line.say("ask-tile", &[("gives", plain(&self.tile_text(tile)).into())]),
            Question::PlayedCard(card) => line.say_piece("ask-played-card", "card", Piece::Card(card)),
            Question::PickTile => ask("ask-pick-tile"),
            Question::Fetch { to_hand: true } => ask("ask-fetch-to-hand"),
            Question::Fetch { to_hand: false } => ask("ask-fetch-to-discard"),
            Question::PayExchange(card) => line.say_piece("ask-pay", "what", Piece::Card(card)),
            Question::ExchangePoints(card) => line.say_piece("ask-exchange-points", "card", Piece::Card(card)),
            Question::PayForge(forge) => line.say_piece(
                "ask-pay",
                "what",
                Piece::Artifact(view.public().artifact_at(forge).unwrap_or(Artifact::Wild)),
            ),
            Question::Place(forge) => line.say_piece(
                "ask-place",
                "artifact",
                Piece::Artifact(view.public().artifact_at(forge).unwrap_or(Artifact::Wild)),
            ),
        }
    }

    fn summon_prompt(&self, line: &Draft, points: u8, colour: Option<Colour>, taken: bool) -> String {
        let magic = match colour {
            Some(_) => self.magic_text(Magic { colour, points }),
            None => self.text("magic-any", &[("count", points.into())]),
        };
        match (points, taken) {
            (0, false) => line.say("ask-summon-play", &[]),
            (_, false) => line.say("ask-summon-take", &[("magic", magic.into())]),
            (_, true) => line.say("ask-summon-more", &[("magic", magic.into())]),
        }
    }
}

fn abilities_prompt(line: &Draft, started: bool, current: Option<Card>, view: &SeatView) -> String {
    let another = |mv: &Move| matches!(mv, Move::Use(Source::Card(card), _) if Some(*card) != current);
    match current {
        Some(card) if offers(view, another) => line.say_piece("ask-use-rest-or-next", "card", Piece::Card(card)),
        Some(card) => line.say_piece("ask-use-rest", "card", Piece::Card(card)),
        None if offers(view, |mv| matches!(mv, Move::Lay(_))) => line.say("ask-use-or-lay-third", &[]),
        None if started => line.say("ask-use-next", &[]),
        None => line.say("ask-use-first", &[]),
    }
}

fn offers(view: &SeatView, wanted: impl Fn(&Move) -> bool) -> bool {
    view.legal_moves().iter().any(wanted)
}
