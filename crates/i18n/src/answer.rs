//! What stands on the button of a move.

use runestones_rules::{
    Action, Artifact, Card, Gem, Gems, Move, ORE_PRICE, Payment, Public, Question, RowName, Rune, SeatView, Source, Use,
};

use crate::line::Draft;
use crate::names::space_name;
use crate::piece::Piece;
use crate::span::Span;
use crate::table::row_key;
use crate::voice::Voice;

impl Voice<'_> {
    /// A short label for a legal move of this position.
    ///
    /// Two moves of a position that differ in what they do have different labels. The view is that of the seat that
    /// decides.
    pub fn move_label(&self, mv: Move, view: &SeatView) -> Vec<Span> {
        let line = Draft::new(self);
        let text = self.move_text(&line, mv, view);
        line.spans(&text)
    }

    fn move_text(&self, line: &Draft, mv: Move, view: &SeatView) -> String {
        match mv {
            Move::Action(action) => line.say(action_key(action), &[]),
            Move::Play(card) => line.say_piece("move-play", "card", Piece::Card(card)),
            Move::Take(card) => line.say_piece("move-summon", "card", Piece::Card(card)),
            Move::Lay(card) => line.say_piece("move-lay", "card", Piece::Card(card)),
            Move::Use(Source::Card(card), what) if another_card_is_open(view, card) => {
                let what = use_text(line, what);
                line.say("move-of-card", &[("number", card.number().into()), ("what", what.into())])
            }
            Move::Use(_, what) => use_text(line, what),
            Move::Pay(gems) => pay_text(line, gems),
            Move::Fetch(card) => line.say_piece("move-fetch", "card", Piece::Card(card)),
            Move::Wisp(tile) => line.put(Piece::Tile(tile)),
            Move::Forge(forge, payment) => self.forge_label(line, forge, payment, view.public()),
            Move::Place(row, space) => {
                let (row, space) = (self.text(row_key(row), &[]), space_name(self.locale(), space));
                line.say("move-place", &[("row", row.into()), ("space", space.into())])
            }
            Move::Trade(row) => self.trade_label(line, row, view.public()),
            Move::Stone(rune) => line.say_piece("move-stone", "rune", Piece::Rune(rune)),
            Move::GemForOre(gem) => {
                let (gem, ore) = (line.put(Piece::Gem(gem, 1)), line.put(Piece::Ore(1)));
                line.say("move-exchange", &[("give", gem.into()), ("take", ore.into())])
            }
            Move::OreForGem(colour) => {
                let (ore, gem) = (line.put(Piece::Ore(1)), line.put(Piece::Gem(colour.into(), 1)));
                line.say("move-exchange", &[("give", ore.into()), ("take", gem.into())])
            }
            Move::Infuse(colour) => {
                let (gem, rune) = (line.put(Piece::Gem(colour.into(), 1)), line.put(Piece::Rune(Rune::WildGem)));
                line.say("move-infuse", &[("gem", gem.into()), ("rune", rune.into())])
            }
            Move::Done => line.say(done_key(view.public()), &[]),
        }
    }

    fn forge_label(&self, line: &Draft, forge: u8, payment: Payment, game: Public<'_>) -> String {
        let artifact = game.artifact_at(forge).unwrap_or(Artifact::Wild);
        let cost = match payment {
            Payment::Ore => line.put(Piece::Ore(ORE_PRICE)),
            Payment::Gems => line.list(Piece::price(game.forge_price(forge))),
        };
        let (name, artifact) = (self.forge_name(forge), line.put(Piece::Artifact(artifact)));
        line.say("move-forge", &[("forge", name.into()), ("artifact", artifact.into()), ("cost", cost.into())])
    }

    fn trade_label(&self, line: &Draft, row: RowName, game: Public<'_>) -> String {
        let points = game.player(game.active()).row(row).points();
        let (row, points) = (self.text(row_key(row), &[]), line.put(Piece::Points(points.into())));
        line.say("move-trade", &[("row", row.into()), ("points", points.into())])
    }
}

pub(crate) fn action_key(action: Action) -> &'static str {
    match action {
        Action::Summon => "action-summon",
        Action::Abilities => "action-abilities",
        Action::Forge => "action-forge",
        Action::Pass => "action-pass",
    }
}

/// "Done" lets different things go.
fn done_key(game: Public<'_>) -> &'static str {
    match game.question() {
        Some(Question::Trade) => "move-end-turn",
        Some(Question::PickTile) => "move-no-wisp",
        Some(Question::Die { .. }) => "move-decline",
        Some(
            Question::Action
            | Question::Summon { .. }
            | Question::Abilities { .. }
            | Question::Forge { .. }
            | Question::Stone
            | Question::Tile(_)
            | Question::PlayedCard(_)
            | Question::Fetch { .. }
            | Question::PayExchange(_)
            | Question::ExchangePoints(_)
            | Question::PayForge(_)
            | Question::Place(_),
        )
        | None => "move-done",
    }
}

/// Whether the number of a card has to be said, since the moves are not all of one card.
fn another_card_is_open(view: &SeatView, card: Card) -> bool {
    view.legal_moves().iter().any(|mv| matches!(mv, Move::Use(Source::Card(other), _) if *other != card))
}

fn pay_text(line: &Draft, gems: Gems) -> String {
    line.list(gems.iter().map(|(gem, count)| Piece::Gem(gem, count)))
}

fn use_text(line: &Draft, what: Use) -> String {
    match what {
        Use::Gem(colour) => line.put(Piece::Gem(colour.into(), 1)),
        Use::AnyGem(colour) => line.say_piece("move-any-gem", "gem", Piece::Gem(colour.into(), 1)),
        Use::Wild(count) => line.put(Piece::Gem(Gem::Wild, count)),
        Use::ColourCard(card) => line.say_piece("move-take", "card", Piece::Card(card)),
        Use::AnyCard(card) => line.say_piece("move-any-card", "card", Piece::Card(card)),
        Use::Roll => line.say("move-roll", &[]),
        Use::Points(points) => line.put(Piece::Points(points.into())),
        Use::PointsAsGem(points, colour) => {
            let (gem, points) = (line.put(Piece::Gem(colour.into(), 1)), line.put(Piece::Points(points.into())));
            line.say("move-points-as-gem", &[("gem", gem.into()), ("points", points.into())])
        }
        Use::Exchange => line.say("ability-exchange", &[]),
        Use::Pillage => line.say("ability-pillage", &[]),
        Use::Resurrection => line.say("ability-resurrection", &[]),
        Use::Switch => line.say("ability-switch", &[]),
        Use::Wisp(tile) => line.say_piece("move-wisp", "tile", Piece::Tile(tile)),
        Use::Ore => line.put(Piece::Ore(1)),
        Use::Draw(count) => line.say("deck-cards", &[("count", count.into())]),
        Use::Play(card) => line.say_piece("move-play", "card", Piece::Card(card)),
        Use::Give(colour) => {
            let (gem, wild) = (line.put(Piece::Gem(colour.into(), 1)), line.put(Piece::Gem(Gem::Wild, 1)));
            line.say("move-exchange", &[("give", gem.into()), ("take", wild.into())])
        }
    }
}
