//! Why an effect of a card, a wisp tile or the die cannot be used.

use crate::ability::Effect;
use crate::card::Card;
use crate::card_set::Border;
use crate::colour::Gem;
use crate::game::Game;
use crate::moves::DieFace;
use crate::pending::{InUse, Pending};
use crate::phase::Phase;
use crate::why_not::Reason;

impl Game {
    pub(super) fn why_no_effect(&self, card: Card, position: usize) -> Reason {
        match (self.pending.top(), self.phase) {
            (Some(Pending::PlayedCard(played)), _) if played.card == card => self.why_closed(played, position),
            (Some(_), _) => Reason::DecideFirst,
            (None, Phase::Abilities(abilities)) if abilities.count() < 2 => {
                Reason::LayFirst { laid: abilities.count() as u8 }
            }
            (None, Phase::Abilities(abilities)) => {
                match abilities.laid.iter().flatten().find(|laid| laid.card == card) {
                    Some(laid) => self.why_closed(*laid, position),
                    None => unreachable!("what lies in front was laid out"),
                }
            }
            (None, _) => Reason::ForMagic,
        }
    }

    /// Why an effect of a card in use is not offered: it is used up, let go, or cannot be done.
    fn why_closed(&self, card: InUse, position: usize) -> Reason {
        let ability = &self.card_set().face_of(card.card).ability;
        match ability.effect(position) {
            _ if card.used & (1 << position) != 0 => Reason::EffectUsed,
            _ if card.used & InUse::CLOSED != 0 => Reason::Closed,
            Some(effect) if self.open_effects(card) & (1 << position) != 0 => {
                self.why_undoable(effect, Some(card.card))
            }
            _ => Reason::ChoiceMade,
        }
    }

    pub(super) fn why_no_part(&self, position: usize) -> Reason {
        let Some(Pending::Tile { tile, used, .. }) = self.pending.top() else { return Reason::DecideFirst };
        // A part that is passed over is never seen: with the last part the tile is finished.
        match self.card_set().tile(tile).effect(position) {
            Some(effect) if self.open_parts(tile, used) & (1 << position) != 0 => self.why_undoable(effect, None),
            _ => Reason::EffectUsed,
        }
    }

    /// What an open effect lacks (U2).
    fn why_undoable(&self, effect: Effect, card: Option<Card>) -> Reason {
        match effect {
            Effect::Gem(colour) => Reason::NoGemInSupply(colour.into()),
            Effect::AnyGem => Reason::NoColouredGemInSupply,
            Effect::Wild(_) => Reason::NoGemInSupply(Gem::Wild),
            Effect::ColourCard(colour) => Reason::NoCardOfColour(colour),
            Effect::AnyCard => Reason::DisplayEmpty,
            Effect::Points(_) => Reason::GemInsteadOfPoints,
            Effect::Exchange(exchange) => {
                Reason::Short { price: exchange.price, gems: self.me().purse.gems, infused: self.me().infused }
            }
            Effect::Pillage => match card.map(|card| self.card_set().face_of(card).border) {
                Some(Border::Colour(colour)) => Reason::NobodyHas(colour),
                _ => unreachable!("only banshees pillage"),
            },
            Effect::Resurrection => Reason::NothingToResurrect,
            Effect::Switch => Reason::NothingToSwitch,
            Effect::Wisp => Reason::NoTileFaceUp,
            Effect::Ore => Reason::NoOreInSupply,
            Effect::Draw(_) => Reason::DeckEmpty,
            Effect::Play => Reason::HandEmpty,
            Effect::Die => unreachable!("a die can always be rolled"),
        }
    }

    /// What a face of the die lacks (D7).
    pub(super) fn why_no_die(&self) -> Reason {
        let Some(Pending::Die { face: Some(face), .. }) = self.pending.top() else { return Reason::DecideFirst };
        match face {
            DieFace::AnyGem => Reason::NoColouredGemInSupply,
            DieFace::GemForWild if self.supply.gems.of(Gem::Wild) == 0 => Reason::NoGemInSupply(Gem::Wild),
            DieFace::GemForWild => Reason::NoColouredGem,
            DieFace::OnePoint | DieFace::TwoPoints => Reason::GemInsteadOfPoints,
            DieFace::Ore => Reason::NoOreInSupply,
            DieFace::Card => Reason::DeckEmpty,
        }
    }
}
