//! What is on the table at all.

use crate::card::Card;
use crate::game::Game;
use crate::pending::Pending;
use crate::phase::WILD_FORGE;
use crate::place::Place;
use crate::tile::Tile;

impl Game {
    /// Whether the player who decides can point at this place.
    pub(super) fn is_there(&self, place: Place) -> bool {
        match place {
            Place::Display(card) => self.display.contains(&Some(card)),
            Place::Hand(card) => self.me().hand.contains(card),
            Place::Effect(card, position) => self.front.contains(card) && self.has_effect(card, position),
            Place::TilePart(position) => {
                self.last_tile_in_use().is_some_and(|(tile, _)| self.card_set().tile(tile).effect(position).is_some())
            }
            Place::Die => self.pending.as_slice().iter().any(|item| matches!(item, Pending::Die { face: Some(_), .. })),
            Place::Tile(tile) => self.night.face_up.contains(&Some(tile)),
            Place::Forge(forge) => (1..=WILD_FORGE).contains(&forge),
            Place::Stone(rune) => self.stones_in_play().contains(rune),
            Place::OwnStone(rune) => self.me().stones.contains(rune),
            Place::Discarded(card) => self.creature_discard.contains(card),
            Place::Action(_)
            | Place::Done
            | Place::Supply(_)
            | Place::SupplyOre
            | Place::Purse(_)
            | Place::PurseOre
            | Place::Space(..)
            | Place::Row(_)
            | Place::Deck => true,
        }
    }

    fn has_effect(&self, card: Card, position: usize) -> bool {
        self.card_set().face(card).is_some_and(|face| face.ability.effect(position).is_some())
    }

    /// The wisp tile that came into use last, and what of it has been used.
    pub(super) fn last_tile_in_use(&self) -> Option<(Tile, u8)> {
        self.pending.as_slice().iter().rev().find_map(|item| match item {
            Pending::Tile { tile, used, .. } => Some((*tile, *used)),
            _ => None,
        })
    }
}
