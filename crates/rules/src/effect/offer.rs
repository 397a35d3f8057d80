//! What can be used now: the moves of cards, wisp tiles and the die.

use crate::ability::{Effect, Exchange};
use crate::card::Card;
use crate::colour::{Colour, Gem};
use crate::effect::open::distinct_open;
use crate::game::Game;
use crate::moves::{DieFace, Move, MoveList, Source, Use};
use crate::pending::{DieBy, InUse, PointsMode};
use crate::rune::Rune;
use crate::tile::Tile;

/// How points can be taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PointsOffer {
    /// As points.
    Plain,
    /// As points, or a gem instead (Q3).
    OrGem,
    /// Not at all: a gem was taken instead of all of them.
    Nothing,
}

impl Game {
    /// The moves that use an effect of this card.
    pub(crate) fn card_moves(&self, card: InUse, moves: &mut MoveList) {
        let face = self.card_set().face_of(card.card);
        let source = Source::Card(card.card);
        let points = self.points_of(card);
        for effect in distinct_open(&face.ability, self.open_effects(card)) {
            self.effect_moves(source, effect, points, moves);
        }
    }

    /// Whether a card may still give points, and whether as a gem.
    fn points_of(&self, card: InUse) -> PointsOffer {
        match card.points {
            PointsMode::Unsettled if self.works_in_abilities(Rune::GemOrPoints) => PointsOffer::OrGem,
            PointsMode::Unsettled | PointsMode::Points => PointsOffer::Plain,
            PointsMode::Gem => PointsOffer::Nothing,
        }
    }

    /// The moves that use one effect of a source; of a card, as it is in use.
    pub(crate) fn effect_moves_of(&self, source: Source, effect: Effect, card: Option<InUse>, moves: &mut MoveList) {
        let points = card.map_or(PointsOffer::Plain, |card| self.points_of(card));
        self.effect_moves(source, effect, points, moves);
    }

    pub(crate) fn played_card_moves(&self, card: InUse, moves: &mut MoveList) {
        self.card_moves(card, moves);
        self.anytime_moves(moves);
        moves.push(Move::Done);
    }

    /// The parts of a tile from the next one on: using a later one declines the earlier (N6).
    pub(crate) fn tile_moves(&self, tile: Tile, used: u8, moves: &mut MoveList) {
        let ability = self.card_set().tile(tile);
        for effect in distinct_open(ability, self.open_parts(tile, used)) {
            self.effect_moves(Source::Tile, effect, PointsOffer::Plain, moves);
        }
        self.anytime_moves(moves);
        moves.push(Move::Done);
    }

    /// The moves that use one effect, as far as it can be done now.
    fn effect_moves(&self, source: Source, effect: Effect, points: PointsOffer, moves: &mut MoveList) {
        let mut push = |what: Use| moves.push(Move::Use(source, what));
        // What cannot be done is not offered (U2).
        let mut push_if = |possible: bool, what: Use| {
            if possible {
                push(what);
            }
        };
        match effect {
            Effect::Gem(colour) => push_if(self.supply.gems.of(colour) > 0, Use::Gem(colour)),
            Effect::AnyGem => self.supplied_colours().map(Use::AnyGem).for_each(push),
            Effect::Wild(count) => push_if(self.supply.gems.of(Gem::Wild) > 0, Use::Wild(count)),
            Effect::ColourCard(colour) => {
                let fitting = self.card_set().creatures[colour.index()];
                let there = self.display.iter().flatten().filter(|card| fitting.contains(**card));
                there.copied().map(Use::ColourCard).for_each(push);
            }
            Effect::AnyCard => self.display.iter().flatten().copied().map(Use::AnyCard).for_each(push),
            Effect::Die => push_if(true, Use::Roll),
            Effect::Points(count) => self.points_moves(points, count, push),
            Effect::Exchange(exchange) => push_if(self.can_pay(exchange.price), Use::Exchange),
            Effect::Pillage => push_if(self.can_pillage(source), Use::Pillage),
            Effect::Resurrection => push_if(!self.creature_discard.is_empty(), Use::Resurrection),
            Effect::Switch => push_if(!self.creature_discard.is_empty(), Use::Switch),
            Effect::Wisp => self.night.face_up.iter().flatten().copied().map(Use::Wisp).for_each(push),
            Effect::Ore => push_if(self.supply.ore > 0, Use::Ore),
            Effect::Draw(count) => push_if(self.deck_has_cards(), Use::Draw(count)),
            Effect::Play => self.me().hand.iter().map(Use::Play).for_each(push),
        }
    }

    // (Q3)
    fn points_moves(&self, offer: PointsOffer, count: u8, mut push: impl FnMut(Use)) {
        if offer != PointsOffer::Nothing {
            push(Use::Points(count));
        }
        if offer == PointsOffer::OrGem {
            self.supplied_colours().map(|colour| Use::PointsAsGem(count, colour)).for_each(push);
        }
    }

    pub(crate) fn die_moves(&self, face: DieFace, by: DieBy, moves: &mut MoveList) {
        let points = match by {
            DieBy::Card => self.points_of(self.card_in_use()),
            DieBy::Tile | DieBy::Forge => PointsOffer::Plain,
        };
        let mut push = |what: Use| moves.push(Move::Use(Source::Die, what));
        match face {
            DieFace::AnyGem => self.supplied_colours().map(Use::AnyGem).for_each(push),
            DieFace::GemForWild if self.supply.gems.of(Gem::Wild) > 0 => {
                let purse = self.me().purse.gems;
                Colour::ALL.into_iter().filter(|colour| purse.of(*colour) > 0).map(Use::Give).for_each(push);
            }
            DieFace::OnePoint | DieFace::TwoPoints => self.points_moves(points, face.points(), push),
            DieFace::Ore if self.supply.ore > 0 => push(Use::Ore),
            DieFace::Card if self.deck_has_cards() => push(Use::Draw(1)),
            DieFace::GemForWild | DieFace::Ore | DieFace::Card => {}
        }
        // What the stones do with gems and ore can only matter where the result has to do with them.
        let about_gems = match face {
            DieFace::AnyGem | DieFace::GemForWild | DieFace::Ore => true,
            DieFace::OnePoint | DieFace::TwoPoints => points == PointsOffer::OrGem,
            DieFace::Card => false,
        };
        if about_gems {
            self.anytime_moves(moves);
        }
        moves.push(Move::Done);
    }

    /// An exchange has been paid, and the Gem or Points stone leaves a choice.
    pub(crate) fn exchange_points_moves(&self, card: Card, moves: &mut MoveList) {
        let push = |what: Use| moves.push(Move::Use(Source::Card(card), what));
        self.points_moves(PointsOffer::OrGem, self.exchange_of(card).points, push);
    }

    pub(crate) fn exchange_of(&self, card: Card) -> Exchange {
        match self.card_set().face_of(card).ability.effect(0) {
            Some(Effect::Exchange(exchange)) => exchange,
            _ => unreachable!("only an exchange is paid for"),
        }
    }
}
