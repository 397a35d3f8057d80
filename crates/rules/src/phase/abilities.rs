//! Use abilities (U): lay cards out, use them one after the other, and see which of them leave.

use arrayvec::ArrayVec;

use crate::card::Card;
use crate::event::{CardPlace, Event, Sink};
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::pending::InUse;
use crate::phase::Phase;
use crate::rune::Rune;

/// Use abilities in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Abilities {
    /// The cards laid out, in the order in which they were.
    pub(crate) laid: [Option<InUse>; 3],
    /// Whether an effect has been used: the number of cards is settled before (U1).
    pub(crate) started: bool,
    /// The position of the card used last.
    pub(crate) current: u8,
}

impl Abilities {
    pub(crate) const NOTHING_LAID: Abilities = Abilities { laid: [None; 3], started: false, current: 0 };

    pub(crate) fn count(&self) -> usize {
        self.laid.iter().flatten().count()
    }

    pub(crate) fn laid_cards(&self) -> ArrayVec<InUse, 3> {
        self.laid.iter().flatten().copied().collect()
    }
}

impl Game {
    // (U1, R9)
    fn most_cards_laid(&self) -> usize {
        if self.has(Rune::ThreeAbilities) { 3 } else { 2 }
    }

    fn may_lay(&self, abilities: &Abilities) -> bool {
        !abilities.started && abilities.count() < self.most_cards_laid() && !self.me().hand.is_empty()
    }

    pub(crate) fn ability_moves(&self, abilities: Abilities, moves: &mut MoveList) {
        if abilities.count() >= 2 {
            for card in abilities.laid.iter().flatten() {
                self.card_moves(*card, moves);
            }
        }
        if self.may_lay(&abilities) {
            moves.extend(self.me().hand.iter().map(Move::Lay));
        }
        if abilities.count() >= 2 {
            self.anytime_moves(moves);
            moves.push(Move::Done);
        }
    }

    /// Nothing is left to be used and no further card can be laid out.
    pub(crate) fn abilities_are_over(&self, abilities: &Abilities) -> bool {
        abilities.count() >= 2
            && !self.may_lay(abilities)
            && abilities.laid.iter().flatten().all(|card| self.open_effects(*card) == 0)
    }

    pub(crate) fn lay_out(&mut self, card: Card, events: &mut impl Sink) {
        self.hand_to_front(card, events);
        if let Phase::Abilities(abilities) = &mut self.phase {
            let position = abilities.count();
            abilities.laid[position] = Some(InUse::new(card));
        }
    }

    /// Of n cards n − 1 leave; used Switches have left already, even if that is all of them (N5).
    pub(crate) fn end_abilities(&mut self, abilities: Abilities, events: &mut impl Sink) {
        let mut cards = self.in_order_of_leaving(&abilities.laid_cards());
        let stays = cards.pop().map(|last| last.card);
        for leaving in cards {
            self.leave(leaving.card, events);
        }
        if let Some(card) = stays {
            self.front_to_discard(card, events);
        }
        self.phase = Phase::Trade;
    }

    /// A creature leaves to the creature discard, a druid card to the box (U3).
    pub(crate) fn leave(&mut self, card: Card, events: &mut impl Sink) {
        self.front.remove(card);
        let to = if card.is_druid() {
            CardPlace::Box
        } else {
            self.creature_discard.insert(card);
            CardPlace::CreatureDiscard
        };
        events.push(Event::Card { card: Some(card), from: CardPlace::Front(self.active), to });
    }

    pub(crate) fn front_to_discard(&mut self, card: Card, events: &mut impl Sink) {
        let seat = self.active;
        self.front.remove(card);
        self.me_mut().discard.insert(card);
        events.push(Event::Card { card: Some(card), from: CardPlace::Front(seat), to: CardPlace::Discard(seat) });
    }

    /// A card leaves the hand, and with it what others knew of the hand.
    pub(crate) fn hand_to_front(&mut self, card: Card, events: &mut impl Sink) {
        let seat = self.active;
        let me = self.me_mut();
        me.hand.remove(card);
        me.known = me.known.and(me.hand);
        self.front.insert(card);
        events.push(Event::Card { card: Some(card), from: CardPlace::Hand(seat), to: CardPlace::Front(seat) });
    }
}
