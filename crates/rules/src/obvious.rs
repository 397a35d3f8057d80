//! Moves with one sensible outcome: they cost nothing that was not agreed on, hide nothing, and nobody would decline them.

use crate::ability::{Effect, Together};
use crate::card::Card;
use crate::effect::distinct_open;
use crate::game::{Game, Next};
use crate::moves::{Move, MoveList, Source, Use};
use crate::pending::{InUse, Pending};
use crate::phase::{Abilities, Phase};
use crate::tile::Tile;

impl Game {
    /// The move that a player would make without thinking, if there is one: points, a gem or an ore that is there for the
    /// taking and leaves nothing to choose, the payment that keeps the wild gems, the same space of two equal rows.
    ///
    /// It is legal, no card or die is turned by it, and it closes nothing that could still be used. Who lets it be played
    /// along can take it back like any move.
    pub fn obvious_move(&self) -> Option<Move> {
        if self.next != Next::Player {
            return None;
        }
        match self.pending.top() {
            Some(Pending::Die { .. }) => self.only_gift(),
            Some(Pending::Tile { tile, used, .. }) => self.gift_of_tile(tile, used),
            Some(Pending::PlayedCard(card)) => self.gifts_of(card).first().copied(),
            Some(Pending::PayForge { .. } | Pending::PayExchange { .. }) => self.thrifty_payment(),
            Some(Pending::Place { .. }) => self.either_row(),
            Some(_) => None,
            None => match self.phase {
                Phase::Abilities(abilities) => self.gift_of_laid_cards(&abilities),
                _ => None,
            },
        }
    }

    /// The only use that is offered, if it is a gift.
    fn only_gift(&self) -> Option<Move> {
        let mut moves = MoveList::new();
        self.list_moves(&mut moves);
        moves.retain(|mv| matches!(mv, Move::Use(..)));
        match moves[..] {
            [only] => Some(only).filter(|mv| self.is_gift(*mv)),
            _ => None,
        }
    }

    /// What a tile gives comes in order: using a later part declines the earlier (N6).
    fn gift_of_tile(&self, tile: Tile, used: u8) -> Option<Move> {
        let next = distinct_open(self.card_set().tile(tile), self.open_parts(tile, used)).next()?;
        self.gift_of(Source::Tile, next, None)
    }

    /// The gifts among the open effects of a card. Of a choice only one is open, so neither is obvious.
    fn gifts_of(&self, card: InUse) -> Vec<Move> {
        let ability = &self.card_set().face_of(card.card).ability;
        let open = self.open_effects(card);
        let is_choice = ability.together() == Together::OneOf && open.count_ones() > 1;
        if is_choice && !self.has_both_of_a_choice() {
            return Vec::new();
        }
        let source = Source::Card(card.card);
        distinct_open(ability, open).filter_map(|effect| self.gift_of(source, effect, Some(card))).collect()
    }

    /// Whether all that is open on a card is a gift.
    fn is_all_gifts(&self, card: InUse) -> bool {
        let ability = &self.card_set().face_of(card.card).ability;
        self.gifts_of(card).len() == distinct_open(ability, self.open_effects(card)).count()
    }

    /// The move that takes an effect, if it leaves nothing to choose and costs nothing.
    fn gift_of(&self, source: Source, effect: Effect, card: Option<InUse>) -> Option<Move> {
        let mut moves = MoveList::new();
        self.effect_moves_of(source, effect, card, &mut moves);
        match moves[..] {
            [only] => Some(only).filter(|mv| self.is_gift(*mv)),
            _ => None,
        }
    }

    /// Whether a move only gives, and all that it promises.
    fn is_gift(&self, mv: Move) -> bool {
        let Move::Use(_, what) = mv else { return false };
        match what {
            Use::Gem(_) | Use::AnyGem(_) | Use::Ore | Use::Points(_) => true,
            Use::Wild(count) => self.supply.gems.of(crate::colour::Gem::Wild) >= count,
            // Something is paid, given up, chosen or turned up.
            Use::PointsAsGem(..)
            | Use::ColourCard(_)
            | Use::AnyCard(_)
            | Use::Roll
            | Use::Exchange
            | Use::Pillage
            | Use::Resurrection
            | Use::Switch
            | Use::Wisp(_)
            | Use::Draw(_)
            | Use::Play(_)
            | Use::Give(_) => false,
        }
    }

    /// Cards are used one after the other, and beginning one closes what was begun before (U2). So a gift is taken from the
    /// card in use, from one that has nothing but gifts, or from the last that has anything.
    fn gift_of_laid_cards(&self, abilities: &Abilities) -> Option<Move> {
        let mut moves = MoveList::new();
        self.list_moves(&mut moves);
        let may_lay = moves.iter().any(|mv| matches!(mv, Move::Lay(_)));
        if may_lay || abilities.count() < 2 {
            return None;
        }
        let is_open = |card: &InUse| self.open_effects(*card) != 0;
        let current: Option<Card> = abilities.laid[abilities.current as usize]
            .filter(|card| abilities.started && is_open(card))
            .map(|card| card.card);
        let open: Vec<InUse> = abilities.laid.iter().flatten().copied().filter(is_open).collect();
        let card = match (current, &open[..]) {
            (Some(current), _) => open.iter().find(|card| card.card == current),
            (None, [last]) => Some(last),
            (None, _) => open.iter().find(|card| self.is_all_gifts(**card)),
        };
        self.gifts_of(*card?).first().copied()
    }

    /// A wild gem can do whatever a coloured one can, so it is paid last. What "any gem" asks for is a choice, and so is what
    /// an infused colour pays (R4).
    fn thrifty_payment(&self) -> Option<Move> {
        let price = match self.pending.top()? {
            Pending::PayForge { forge } => self.forge_price(forge),
            Pending::PayExchange { card } => self.exchange_of(card).price,
            _ => return None,
        };
        if price.any > 0 || self.me().infused.is_some() {
            return None;
        }
        let mut moves = MoveList::new();
        self.list_moves(&mut moves);
        let wild = |mv: &Move| match mv {
            Move::Pay(gems) => gems.of(crate::colour::Gem::Wild),
            _ => u8::MAX,
        };
        moves.iter().copied().min_by_key(wild)
    }

    /// While both rows are alike it makes no difference in which of them an artifact lies.
    fn either_row(&self) -> Option<Move> {
        let mut moves = MoveList::new();
        self.list_moves(&mut moves);
        match (moves[..].first(), moves[..].get(1), self.me().rows) {
            (Some(Move::Place(_, one)), Some(Move::Place(_, other)), [top, bottom])
                if moves.len() == 2 && one == other && top == bottom =>
            {
                moves.first().copied()
            }
            _ => None,
        }
    }
}
