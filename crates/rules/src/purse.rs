//! Gems, ore and points change hands.

use crate::colour::{Colour, Gem};
use crate::event::{Event, Holder, Points, Sink};
use crate::game::Game;

impl Game {
    /// Moves gems of one kind. The Wild Gem stone is not a purse: what lies on it is known by its colour alone (R4).
    pub(crate) fn move_gems(&mut self, gem: Gem, count: u8, from: Holder, to: Holder, events: &mut impl Sink) {
        if count == 0 {
            return;
        }
        match from {
            Holder::Supply => *self.supply.gems.of_mut(gem) -= count,
            Holder::Seat(seat) => *self.players[seat.index()].purse.gems.of_mut(gem) -= count,
            Holder::Stone(_) => unreachable!("the gem on the stone stays there"),
        }
        match to {
            Holder::Supply => *self.supply.gems.of_mut(gem) += count,
            Holder::Seat(seat) => *self.players[seat.index()].purse.gems.of_mut(gem) += count,
            Holder::Stone(_) => {}
        }
        events.push(Event::Gems { gem, count, from, to });
    }

    pub(crate) fn move_ore(&mut self, count: u8, from: Holder, to: Holder, events: &mut impl Sink) {
        if count == 0 {
            return;
        }
        for (holder, gains) in [(from, false), (to, true)] {
            let ore = match holder {
                Holder::Supply => &mut self.supply.ore,
                Holder::Seat(seat) | Holder::Stone(seat) => &mut self.players[seat.index()].purse.ore,
            };
            *ore = if gains { *ore + count } else { *ore - count };
        }
        events.push(Event::Ore { count, from, to });
    }

    /// The active player takes gems from the supply, as many as there are (C6).
    pub(crate) fn take_gems(&mut self, gem: impl Into<Gem>, wanted: u8, events: &mut impl Sink) {
        let gem = gem.into();
        let count = wanted.min(self.supply.gems.of(gem));
        self.move_gems(gem, count, Holder::Supply, Holder::Seat(self.active), events);
    }

    /// The active player takes an ore, if there is one (C6).
    pub(crate) fn take_ore(&mut self, events: &mut impl Sink) {
        self.move_ore(self.supply.ore.min(1), Holder::Supply, Holder::Seat(self.active), events);
    }

    /// The colours of which the supply has a gem.
    pub(crate) fn supplied_colours(&self) -> impl Iterator<Item = Colour> + use<> {
        let supply = self.supply.gems;
        Colour::ALL.into_iter().filter(move |colour| supply.of(*colour) > 0)
    }

    /// The active player scores. What that reaches on the track shows when the game settles (N9).
    pub(crate) fn score(&mut self, points: u8, why: Points, events: &mut impl Sink) {
        if points == 0 {
            return;
        }
        let seat = self.active;
        let from = self.me().score;
        let to = from + u16::from(points);
        self.me_mut().score = to;
        events.push(Event::Score { seat, from, to, why });
    }
}
