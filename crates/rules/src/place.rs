//! Where on the table a move is made.

mod notation;

pub use notation::NoSuchPlace;

use crate::card::Card;
use crate::colour::Gem;
use crate::game::Game;
use crate::moves::{Action, Move, Source, Space, Use};
use crate::pending::Pending;
use crate::player::RowName;
use crate::rune::Rune;
use crate::tile::Tile;

/// Something on the table that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The choice of an action.
    Action(Action),
    /// The end of whatever is going on.
    Done,
    /// A card of the display.
    Display(Card),
    /// A card in the viewer's hand.
    Hand(Card),
    /// An effect of a card in front of the player, by its position.
    Effect(Card, usize),
    /// A part of the wisp tile in use, by its position.
    TilePart(usize),
    /// The die that was rolled.
    Die,
    /// A wisp tile that lies face up.
    Tile(Tile),
    /// Gems in the supply.
    Supply(Gem),
    /// Ore in the supply.
    SupplyOre,
    /// Gems in the viewer's purse.
    Purse(Gem),
    /// Ore in the viewer's purse.
    PurseOre,
    /// A forge, counted from 1; the wild forge is 6.
    Forge(u8),
    /// A space on the viewer's board.
    Space(RowName, Space),
    /// A row on the viewer's board.
    Row(RowName),
    /// A rune stone on the table.
    Stone(Rune),
    /// A rune stone of one's own.
    OwnStone(Rune),
    /// The deck.
    Deck,
    /// A card of the creature discard.
    Discarded(Card),
}

impl Game {
    /// Where a legal move is made: at what it uses, and at what it takes. A payment has no place of its own.
    pub fn places(&self, mv: Move) -> Vec<Place> {
        match mv {
            Move::Pay(_) => Vec::new(),
            Move::Action(action) => vec![Place::Action(action)],
            Move::Done => vec![Place::Done],
            Move::Play(card) | Move::Lay(card) => vec![Place::Hand(card)],
            Move::Take(card) => vec![Place::Display(card)],
            Move::Use(source, what) => self.source_places(source, mv).into_iter().chain(target(what)).collect(),
            Move::Fetch(card) => vec![Place::Discarded(card)],
            Move::Wisp(tile) => vec![Place::Tile(tile)],
            Move::Forge(forge, _) => vec![Place::Forge(forge)],
            Move::Place(row, space) => vec![Place::Space(row, space)],
            Move::Trade(row) => vec![Place::Row(row)],
            Move::Stone(rune) => vec![Place::Stone(rune)],
            Move::GemForOre(_) | Move::OreForGem(_) => vec![Place::OwnStone(Rune::Exchange)],
            Move::Infuse(_) => vec![Place::OwnStone(Rune::WildGem)],
        }
    }

    /// Where the effect comes from. Of two equal effects that are both open, either may be pointed at.
    fn source_places(&self, source: Source, mv: Move) -> Vec<Place> {
        if let (Source::Card(card), Some(Pending::ExchangePoints { .. })) = (source, self.pending.top()) {
            return vec![Place::Effect(card, 0)];
        }
        let Some(position) = self.effect_position(mv) else {
            return if source == Source::Die { vec![Place::Die] } else { Vec::new() };
        };
        let positions = [position].into_iter().chain(self.twin_of(source, position));
        match source {
            Source::Card(card) => positions.map(|position| Place::Effect(card, position)).collect(),
            Source::Tile => positions.map(Place::TilePart).collect(),
            Source::Die => vec![Place::Die],
        }
    }

    /// The later position of an equal effect; what is later than an open effect is open too.
    fn twin_of(&self, source: Source, position: usize) -> Option<usize> {
        let ability = match (source, self.pending.top()) {
            (Source::Card(card), _) => &self.card_set().face(card)?.ability,
            (_, Some(Pending::Tile { tile, .. })) => self.card_set().tile(tile),
            _ => return None,
        };
        let equal =
            |later: &usize| ability.effect(*later).is_some() && ability.effect(*later) == ability.effect(position);
        Some(position + 1).filter(equal)
    }
}

/// What the player picks for an effect.
fn target(what: Use) -> Option<Place> {
    match what {
        Use::Gem(colour) | Use::AnyGem(colour) | Use::PointsAsGem(_, colour) => Some(Place::Supply(colour.into())),
        Use::Wild(_) => Some(Place::Supply(Gem::Wild)),
        Use::ColourCard(card) | Use::AnyCard(card) => Some(Place::Display(card)),
        Use::Wisp(tile) => Some(Place::Tile(tile)),
        Use::Ore => Some(Place::SupplyOre),
        Use::Draw(_) => Some(Place::Deck),
        Use::Play(card) => Some(Place::Hand(card)),
        Use::Give(colour) => Some(Place::Purse(colour.into())),
        Use::Roll | Use::Points(_) | Use::Exchange | Use::Pillage | Use::Resurrection | Use::Switch => None,
    }
}
