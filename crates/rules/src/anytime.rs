//! The stones that work at any moment of their owner's turn: Exchange and Wild Gem (R3, R4).
//!
//! Their moves stand in every list where gems and ore can matter. A Summon uses neither, and the choice of a payment,
//! a place, a wisp tile or a rune stone comes right before or after a list that has them.

use crate::colour::{Colour, Gem};
use crate::event::{Holder, Sink};
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::rune::Rune;

impl Game {
    pub(crate) fn anytime_moves(&self, moves: &mut MoveList) {
        let me = self.me();
        if me.stones.contains(Rune::Exchange) && !self.exchanged {
            if self.supply.ore > 0 {
                moves.extend(me.purse.gems.iter().map(|(gem, _)| Move::GemForOre(gem)));
            }
            if me.purse.ore > 0 {
                moves.extend(self.supplied_colours().map(Move::OreForGem));
            }
        }
        if me.stones.contains(Rune::WildGem) && me.infused.is_none() {
            moves.extend(self.supplied_colours().map(Move::Infuse));
        }
    }

    pub(crate) fn gem_for_ore(&mut self, gem: Gem, events: &mut impl Sink) {
        self.exchanged = true;
        self.move_gems(gem, 1, Holder::Seat(self.active), Holder::Supply, events);
        self.move_ore(1, Holder::Supply, Holder::Seat(self.active), events);
    }

    pub(crate) fn ore_for_gem(&mut self, colour: Colour, events: &mut impl Sink) {
        self.exchanged = true;
        self.move_ore(1, Holder::Seat(self.active), Holder::Supply, events);
        self.move_gems(colour.into(), 1, Holder::Supply, Holder::Seat(self.active), events);
    }

    /// The gem stays on the stone and never scores (R4).
    pub(crate) fn infuse(&mut self, colour: Colour, events: &mut impl Sink) {
        self.move_gems(colour.into(), 1, Holder::Supply, Holder::Stone(self.active), events);
        self.me_mut().infused = Some(colour);
    }
}
