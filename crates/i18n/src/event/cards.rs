//! Cards that go from place to place.

use runestones_rules::event::CardPlace;
use runestones_rules::{Card, Seat};

use super::Teller;
use crate::piece::Piece;

/// The text about a card on its way, and whose card it is; nothing where there is nothing to tell.
pub(super) fn card_key(from: CardPlace, to: CardPlace) -> Option<(&'static str, Option<Seat>)> {
    Some(match (from, to) {
        (CardPlace::Deck, CardPlace::Display(_)) => ("log-card-revealed", None),
        (CardPlace::Display(_), CardPlace::Discard(seat)) => ("log-card-taken", Some(seat)),
        (CardPlace::Deck, CardPlace::Discard(seat)) => ("log-card-from-deck", Some(seat)),
        (CardPlace::Draw(seat), CardPlace::Hand(_)) => ("log-card-drawn", Some(seat)),
        (CardPlace::Hand(seat), CardPlace::Front(_)) => ("log-card-played", Some(seat)),
        (CardPlace::Front(seat), CardPlace::Discard(_)) => ("log-card-discarded", Some(seat)),
        (_, CardPlace::CreatureDiscard) => ("log-card-to-creature-discard", None),
        (_, CardPlace::Box) => ("log-card-to-box", None),
        (CardPlace::CreatureDiscard, CardPlace::Hand(seat)) => ("log-card-fetched-to-hand", Some(seat)),
        (CardPlace::CreatureDiscard, CardPlace::Discard(seat)) => ("log-card-fetched-to-discard", Some(seat)),
        // Cards that slide along the display say nothing new.
        _ => return None,
    })
}

impl Teller<'_> {
    pub(super) fn card(&self, card: Option<Card>, from: CardPlace, to: CardPlace) -> Option<String> {
        let (key, owner) = card_key(from, to)?;
        let card = [("card", self.piece(card.map_or(Piece::CardBack, Piece::Card)))];
        Some(match owner {
            Some(seat) => self.of(seat, key, &card),
            None => self.line.say(key, &card),
        })
    }
}
