//! Wisp tiles: taken from the face-up ones, used part by part, discarded and replaced (N6, N7).

use crate::ability::Effect;
use crate::event::{Event, Pile, Sink, TilePlace};
use crate::game::Game;
use crate::pending::{InUse, Pending};
use crate::tile::Tile;

impl Game {
    /// While in use a tile is neither face up nor discarded (N6).
    pub(crate) fn start_tile(&mut self, tile: Tile, events: &mut impl Sink) {
        let Some(slot) = self.night.face_up.iter().position(|there| *there == Some(tile)) else {
            unreachable!("only face-up tiles are offered")
        };
        let slot = slot as u8;
        self.night.face_up[slot as usize] = None;
        events.push(Event::Tile { tile, from: TilePlace::FaceUp(slot), to: TilePlace::InUse });
        self.pending.push(Pending::Tile { tile, slot, used: 0 });
    }

    pub(crate) fn tile_is_finished(&self, tile: Tile, used: u8) -> bool {
        self.open_parts(tile, used) == 0
    }

    pub(crate) fn discard_tile(&mut self, tile: Tile, slot: u8, events: &mut impl Sink) {
        self.night.discard.insert(tile);
        events.push(Event::Tile { tile, from: TilePlace::InUse, to: TilePlace::Discard });
        self.pending.replace_top(Pending::TurnTile { slot });
    }

    /// An empty pile is made anew from the discarded tiles (N7).
    pub(crate) fn restock_tiles(&mut self, events: &mut impl Sink) {
        if self.night.pile.is_empty() {
            self.night.pile = std::mem::take(&mut self.night.discard);
            events.push(Event::Shuffle { pile: Pile::Tiles });
        }
    }

    pub(crate) fn turn_up_tile(&mut self, tile: Tile, events: &mut impl Sink) {
        let slot = match self.pending.top() {
            Some(Pending::TurnTile { slot }) => {
                self.pending.pop();
                slot as usize
            }
            _ => self.night.face_up.iter().position(Option::is_none).unwrap_or_default(),
        };
        self.night.pile.remove(tile);
        self.night.face_up[slot] = Some(tile);
        events.push(Event::Tile { tile, from: TilePlace::Pile, to: TilePlace::FaceUp(slot as u8) });
    }

    /// A card played by a tile goes to the discard, a used Switch to the creature discard if it is not there (N10).
    pub(crate) fn put_away(&mut self, card: InUse, events: &mut impl Sink) {
        self.pending.pop();
        if self.has_left(card) {
            return;
        }
        if card.has_used(self.card_set(), Effect::Switch) {
            self.leave(card.card, events);
        } else {
            self.front_to_discard(card.card, events);
        }
    }
}
