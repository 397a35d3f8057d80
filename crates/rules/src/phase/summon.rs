//! Summon creatures (S).

use crate::card::{Card, Cards};
use crate::colour::Colour;
use crate::event::{CardPlace, Event, Sink};
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::phase::Phase;
use crate::rune::Rune;

/// A Summon in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Summon {
    /// The colour of the points, once a card of one colour has been played.
    pub(crate) colour: Option<Colour>,
    /// The points not spent yet.
    pub(crate) points: u8,
    /// Whether a creature has been taken: until then the action cannot end (T3).
    pub(crate) taken: bool,
}

impl Game {
    /// Every card has at least one magic point (C4) and the rightmost creature costs one, so a single card is enough.
    pub(crate) fn can_summon(&self) -> bool {
        let anything_there = self.display.iter().any(Option::is_some);
        anything_there && (!self.me().hand.is_empty() || self.has(Rune::MagicPoints))
    }

    pub(crate) fn summon_moves(&self, summon: Summon, moves: &mut MoveList) {
        let set = self.card_set();
        for (slot, card) in self.display.iter().enumerate() {
            if let Some(card) = card
                && set.prices[slot] <= summon.points
            {
                moves.push(Move::Take(*card));
            }
        }
        // (S1)
        let playable = match summon.colour {
            Some(colour) => self.me().hand.and(set.magic[colour.index()]),
            None => self.me().hand,
        };
        moves.extend(playable.iter().map(Move::Play));
        if summon.taken {
            moves.push(Move::Done);
        }
    }

    pub(crate) fn play_for_magic(&mut self, card: Card, events: &mut impl Sink) {
        let magic = self.card_set().face_of(card).magic;
        self.hand_to_front(card, events);
        if let Phase::Summon(summon) = &mut self.phase {
            summon.points = summon.points.saturating_add(magic.points);
            summon.colour = summon.colour.or(magic.colour);
        }
    }

    pub(crate) fn summon(&mut self, card: Card, events: &mut impl Sink) {
        let slot = self.display_slot(card);
        let price = self.card_set().prices[slot];
        if let Phase::Summon(summon) = &mut self.phase {
            summon.points -= price;
            summon.taken = true;
        }
        self.take_from_display(card, events);
    }

    /// The cards played follow those taken to the discard (S3); the display slides, and will be filled (S4).
    pub(crate) fn end_summon(&mut self, events: &mut impl Sink) {
        let seat = self.active;
        for card in self.front.iter() {
            events.push(Event::Card { card: Some(card), from: CardPlace::Front(seat), to: CardPlace::Discard(seat) });
        }
        self.me_mut().discard = self.me().discard.or(self.front);
        self.front = Cards::NONE;
        self.slide_display(events);
        self.phase = Phase::Trade;
    }
}
