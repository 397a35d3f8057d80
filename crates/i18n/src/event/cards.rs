//! Cards that go from place to place.

use runestones_rules::Card;
use runestones_rules::event::CardPlace;

use super::Teller;
use crate::piece::Piece;

impl Teller<'_> {
    pub(super) fn card(&self, card: Option<Card>, from: CardPlace, to: CardPlace) -> Option<String> {
        let card = ("card", self.piece(card.map_or(Piece::CardBack, Piece::Card)));
        let own = |seat, key| Some(self.of(seat, key, std::slice::from_ref(&card)));
        let common = |key| Some(self.line.say(key, std::slice::from_ref(&card)));
        match (from, to) {
            (CardPlace::Deck, CardPlace::Display(_)) => common("log-card-revealed"),
            (CardPlace::Display(_), CardPlace::Discard(seat)) => own(seat, "log-card-taken"),
            (CardPlace::Deck, CardPlace::Discard(seat)) => own(seat, "log-card-from-deck"),
            (CardPlace::Draw(seat), CardPlace::Hand(_)) => own(seat, "log-card-drawn"),
            (CardPlace::Hand(seat), CardPlace::Front(_)) => own(seat, "log-card-played"),
            (CardPlace::Front(seat), CardPlace::Discard(_)) => own(seat, "log-card-discarded"),
            (_, CardPlace::CreatureDiscard) => common("log-card-to-creature-discard"),
            (_, CardPlace::Box) => common("log-card-to-box"),
            (CardPlace::CreatureDiscard, CardPlace::Hand(seat)) => own(seat, "log-card-fetched-to-hand"),
            (CardPlace::CreatureDiscard, CardPlace::Discard(seat)) => own(seat, "log-card-fetched-to-discard"),
            // Cards that slide along the display say nothing new.
            _ => None,
        }
    }
}
