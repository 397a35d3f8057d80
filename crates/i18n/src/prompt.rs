//! What a player is asked, in one sentence.

use runestones_rules::card_set::Magic;
use runestones_rules::{Artifact, Card, Colour, Game, Move, Question, Source};

use crate::line::Line;
use crate::names::die_face_text;
use crate::piece::Piece;
use crate::span::{Span, plain};
use crate::voice::Voice;

impl Voice<'_> {
    /// What the seat that decides has to decide, as its player reads it.
    ///
    /// `game` is [`SeatView::public`](runestones_rules::SeatView::public) of that seat's view: it tells a forge's
    /// artifact, and what can be done besides.
    pub fn prompt(&self, question: Question, game: &Game) -> Vec<Span> {
        let line = Line::new(self);
        let text = self.prompt_text(&line, question, game);
        line.spans(&text)
    }

    fn prompt_text(&self, line: &Line, question: Question, game: &Game) -> String {
        let ask = |key| line.say(key, &[]);
        match question {
            Question::Action => ask("ask-action"),
            Question::Summon { points, colour, taken } => self.summon_prompt(line, points, colour, taken),
            Question::Abilities { laid: 0, .. } => ask("ask-lay-first"),
            Question::Abilities { laid: 1, .. } => ask("ask-lay-second"),
            Question::Abilities { started, current, .. } => abilities_prompt(line, started, current, game),
            Question::Forge { made_one: false } => ask("ask-forge"),
            Question::Forge { made_one: true } => ask("ask-forge-second"),
            Question::Trade if offers(game, |mv| matches!(mv, Move::Trade(_))) => ask("ask-trade"),
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
            Question::PayForge(forge) => line.say_piece("ask-pay", "what", Piece::Artifact(artifact_at(game, forge))),
            Question::Place(forge) => {
                line.say_piece("ask-place", "artifact", Piece::Artifact(artifact_at(game, forge)))
            }
        }
    }

    fn summon_prompt(&self, line: &Line, points: u8, colour: Option<Colour>, taken: bool) -> String {
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

fn abilities_prompt(line: &Line, started: bool, current: Option<Card>, game: &Game) -> String {
    let another = |mv: &Move| matches!(mv, Move::Use(Source::Card(card), _) if Some(*card) != current);
    match current {
        Some(card) if offers(game, another) => line.say_piece("ask-use-rest-or-next", "card", Piece::Card(card)),
        Some(card) => line.say_piece("ask-use-rest", "card", Piece::Card(card)),
        None if offers(game, |mv| matches!(mv, Move::Lay(_))) => line.say("ask-use-or-lay-third", &[]),
        None if started => line.say("ask-use-next", &[]),
        None => line.say("ask-use-first", &[]),
    }
}

fn offers(game: &Game, wanted: impl Fn(&Move) -> bool) -> bool {
    game.legal_moves().iter().any(wanted)
}

/// What a forge makes: the wild forge, and one whose artifact is gone, wild artifacts.
pub(crate) fn artifact_at(game: &Game, forge: u8) -> Artifact {
    let there = (forge as usize).checked_sub(1).and_then(|index| game.forges().get(index).copied().flatten());
    there.map_or(Artifact::Wild, Artifact::Coloured)
}
