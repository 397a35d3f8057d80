//! The display and the deck: taking, sliding, filling (S4, S5, U5).

use crate::card::Card;
use crate::card_set::DISPLAY;
use crate::event::{CardPlace, Event, Pile, Sink};
use crate::game::Game;
use crate::pending::Pending;
use crate::phase::{Phase, SetupStep};

impl Game {
    /// The position of a card that lies in the display.
    pub(crate) fn display_slot(&self, card: Card) -> usize {
        match self.display.iter().position(|there| *there == Some(card)) {
            Some(slot) => slot,
            None => unreachable!("only cards of the display are offered"),
        }
    }

    /// A display card goes to the active player's discard; its place stays free for now.
    pub(crate) fn take_from_display(&mut self, card: Card, events: &mut impl Sink) {
        let slot = self.display_slot(card);
        let seat = self.active;
        self.display[slot] = None;
        self.me_mut().discard.insert(card);
        let from = CardPlace::Display(slot as u8);
        events.push(Event::Card { card: Some(card), from, to: CardPlace::Discard(seat) });
    }

    /// What is left moves right, without gaps (S4).
    pub(crate) fn slide_display(&mut self, events: &mut impl Sink) {
        let mut to = DISPLAY;
        for from in (0..DISPLAY).rev() {
            if let Some(card) = self.display[from] {
                to -= 1;
                if from != to {
                    self.display[to] = self.display[from].take();
                    let (from, to) = (CardPlace::Display(from as u8), CardPlace::Display(to as u8));
                    events.push(Event::Card { card: Some(card), from, to });
                }
            }
        }
    }

    /// An empty deck is made anew from the creature discard (S5); says whether there is anything now.
    pub(crate) fn restock_deck(&mut self, events: &mut impl Sink) -> bool {
        if self.deck.is_empty() && !self.creature_discard.is_empty() {
            self.deck = std::mem::take(&mut self.creature_discard);
            events.push(Event::Shuffle { pile: Pile::Deck });
        }
        !self.deck.is_empty()
    }

    /// Whether a card could come from the top of the deck.
    pub(crate) fn deck_has_cards(&self) -> bool {
        !self.deck.is_empty() || !self.creature_discard.is_empty()
    }

    /// A card is turned up: during the preparation from the left (P5), later at the rightmost free position (S4).
    pub(crate) fn reveal(&mut self, card: Card, events: &mut impl Sink) {
        let from_the_left = matches!(self.phase, Phase::Setup(SetupStep::Display));
        let mut free = (0..DISPLAY).filter(|slot| self.display[*slot].is_none());
        let slot = if from_the_left { free.next() } else { free.next_back() };
        let Some(slot) = slot else { unreachable!("the display is full") };
        self.deck.remove(card);
        self.display[slot] = Some(card);
        let to = CardPlace::Display(slot as u8);
        events.push(Event::Card { card: Some(card), from: CardPlace::Deck, to });
    }

    /// The top card of the deck goes to the active player's discard (D6, N7).
    pub(crate) fn take_top(&mut self, card: Card, events: &mut impl Sink) {
        let seat = self.active;
        self.deck.remove(card);
        self.me_mut().discard.insert(card);
        events.push(Event::Card { card: Some(card), from: CardPlace::Deck, to: CardPlace::Discard(seat) });
        if let Some(Pending::Draw { left }) = self.pending.top_mut() {
            *left -= 1;
        }
    }
}
