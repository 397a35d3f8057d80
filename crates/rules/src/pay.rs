//! Payments in gems: what can be paid, and the distinct ways to pay it (U8, F2, R4).

use crate::ability::Price;
use crate::colour::{Colour, Gem, Gems};
use crate::event::{Holder, Sink};
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::pending::Pending;

/// How many wild gems a price needs if these gems are there to pay it: for each colour what its own gems do not
/// cover, and what the price asks of wild gems. Gems of the infused colour are wild gems too (R4), so what is asked
/// of that colour is counted here as well.
fn wild_needed(price: Price, gems: Gems, infused: Option<Colour>) -> u8 {
    let coloured = Colour::ALL.into_iter().map(|colour| {
        let asked = price.gems.of(colour);
        if Some(colour) == infused { asked } else { asked.saturating_sub(gems.of(colour)) }
    });
    coloured.sum::<u8>() + price.gems.of(Gem::Wild)
}

/// How many gems can stand as wild ones.
fn wild_there(gems: Gems, infused: Option<Colour>) -> u8 {
    gems.of(Gem::Wild) + infused.map_or(0, |colour| gems.of(colour))
}

/// Whether a price can be paid out of these gems, with something left over or not.
fn can_pay(price: Price, gems: Gems, infused: Option<Colour>) -> bool {
    gems.total() >= price.total() && wild_there(gems, infused) >= wild_needed(price, gems, infused)
}

/// The distinct sets of gems that pay a price exactly.
fn payments(price: Price, purse: Gems, infused: Option<Colour>, mut each: impl FnMut(Gems)) {
    let total = price.total();
    // A coloured gem is only given for its own colour, for "any gem", or as a wild one.
    let most = Gem::ALL.map(|gem| {
        let is_wild = gem == Gem::Wild || infused.map(Gem::from) == Some(gem);
        let useful = if is_wild { total } else { price.gems.of(gem) + price.any };
        useful.min(purse.of(gem))
    });
    for blue in (0..=most[0]).rev() {
        for green in (0..=most[1].min(total.saturating_sub(blue))).rev() {
            for yellow in (0..=most[2].min(total.saturating_sub(blue + green))).rev() {
                for red in (0..=most[3].min(total.saturating_sub(blue + green + yellow))).rev() {
                    let Some(wild) = total.checked_sub(blue + green + yellow + red) else { continue };
                    let gems = Gems([blue, green, yellow, red, wild]);
                    if wild <= most[4] && can_pay(price, gems, infused) {
                        each(gems);
                    }
                }
            }
        }
    }
}

impl Game {
    /// Whether the active player can pay this.
    pub(crate) fn can_pay(&self, price: Price) -> bool {
        can_pay(price, self.me().purse.gems, self.me().infused)
    }

    pub(crate) fn list_payments(&self, price: Price, moves: &mut MoveList) {
        payments(price, self.me().purse.gems, self.me().infused, |gems| moves.push(Move::Pay(gems)));
    }

    /// The gems go to the supply, and what they pay for is received.
    pub(crate) fn pay(&mut self, gems: Gems, events: &mut impl Sink) {
        for (gem, count) in gems.iter() {
            self.move_gems(gem, count, Holder::Seat(self.active), Holder::Supply, events);
        }
        match self.pending.top() {
            Some(Pending::PayForge { forge }) => self.pending.replace_top(Pending::Place { forge, bonus: true }),
            Some(Pending::PayExchange { card }) => self.receive_exchange(card, events),
            _ => unreachable!("nothing to pay for"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Blue, Red, Yellow};

    fn ways(price: Price, purse: [u8; 5], infused: Option<Colour>) -> Vec<[u8; 5]> {
        let mut found = Vec::new();
        payments(price, Gems(purse), infused, |gems| found.push(gems.0));
        assert_eq!(!found.is_empty(), can_pay(price, Gems(purse), infused));
        found
    }

    #[test]
    fn a_wild_gem_stands_for_a_colour() {
        // rule: U8
        assert_eq!(ways(Price::of(Blue, 1), [1, 1, 0, 0, 1], None), [[1, 0, 0, 0, 0], [0, 0, 0, 0, 1]]);
        assert_eq!(
            ways(Price::of(Yellow, 3), [0, 0, 2, 5, 2], None),
            [[0, 0, 2, 0, 1], [0, 0, 1, 0, 2]],
            "two yellow and a wild one, or one and two"
        );
        assert!(ways(Price::of(Yellow, 3), [4, 4, 2, 4, 0], None).is_empty());
    }

    #[test]
    fn a_colour_never_stands_for_a_wild_gem_asked_for() {
        // rule: U8
        let mut price = Price::default();
        *price.gems.of_mut(Gem::Wild) = 1;
        assert!(ways(price, [3, 3, 3, 3, 0], None).is_empty());
        // rule: R4
        assert_eq!(ways(price, [3, 3, 3, 3, 0], Some(Red)), [[0, 0, 0, 1, 0]]);
    }

    #[test]
    fn an_infused_colour_pays_like_a_wild_gem() {
        // rule: R4
        assert_eq!(
            ways(Price::of(Blue, 2), [1, 0, 0, 2, 1], Some(Red)),
            [[1, 0, 0, 1, 0], [1, 0, 0, 0, 1], [0, 0, 0, 2, 0], [0, 0, 0, 1, 1]]
        );
        assert_eq!(ways(Price::of(Red, 1), [1, 0, 0, 1, 1], Some(Red)), [[0, 0, 0, 1, 0], [0, 0, 0, 0, 1]]);
    }

    #[test]
    fn any_gem_is_any_mix() {
        // rule: U7, F2
        assert_eq!(ways(Price::any(1), [1, 0, 1, 0, 3], None).len(), 3);
        assert_eq!(ways(Price::any(4), [4, 4, 4, 4, 4], None).len(), 70, "four out of five kinds, with repetition");
        let longest = ways(Price::any(crate::ability::MOST_GEMS), [15; 5], None).len();
        assert!(longest <= MoveList::new().capacity(), "{longest} ways to pay the highest price");
        assert_eq!(ways(Price::any(4), [1, 1, 1, 0, 1], None), [[1, 1, 1, 0, 1]]);
        assert!(ways(Price::any(4), [1, 1, 1, 0, 0], None).is_empty());
    }
}
