//! Why a card of the display cannot be taken, or one of the hand not be played.

use crate::ability::Effect;
use crate::card::Card;
use crate::effect::distinct_open;
use crate::game::Game;
use crate::moves::Action;
use crate::pending::{InUse, Pending};
use crate::phase::{Abilities, Phase, Summon};
use crate::rune::Rune;
use crate::why_not::Reason;

impl Game {
    pub(super) fn why_not_take(&self, card: Card) -> Reason {
        match (self.pending.top(), self.phase) {
            (None, Phase::Summon(summon)) => {
                let price = self.card_set().prices[self.display_slot(card)];
                Reason::Price { price, points: summon.points }
            }
            (None, Phase::Abilities(abilities)) if abilities.count() < 2 => {
                Reason::LayFirst { laid: abilities.count() as u8 }
            }
            (Some(Pending::PlayedCard(_) | Pending::Tile { .. }), _) | (None, Phase::Abilities(_)) => {
                self.why_not_by_ability()
            }
            _ => self.why_not_in_this_phase(Some(Action::Summon)),
        }
    }

    /// No effect that is open takes this card: they want another colour, or no card at all (U5).
    fn why_not_by_ability(&self) -> Reason {
        let wanted = self.effects_on_offer().into_iter().find_map(|effect| match effect {
            Effect::ColourCard(colour) => Some(colour),
            _ => None,
        });
        wanted.map_or(Reason::NothingTakesCards, Reason::OtherColour)
    }

    /// The open effects among which the player chooses now.
    fn effects_on_offer(&self) -> Vec<Effect> {
        let of_card = |card: InUse| -> Vec<Effect> {
            distinct_open(&self.card_set().face_of(card.card).ability, self.open_effects(card)).collect()
        };
        match (self.pending.top(), self.phase) {
            (Some(Pending::PlayedCard(played)), _) => of_card(played),
            (Some(Pending::Tile { tile, used, .. }), _) => {
                distinct_open(self.card_set().tile(tile), self.open_parts(tile, used)).collect()
            }
            (None, Phase::Abilities(abilities)) => abilities.laid_cards().into_iter().flat_map(of_card).collect(),
            _ => Vec::new(),
        }
    }

    pub(super) fn why_not_play(&self, card: Card) -> Reason {
        match (self.pending.top(), self.phase) {
            (None, Phase::Summon(summon)) => self.why_not_for_magic(card, summon),
            (None, Phase::Abilities(abilities)) => self.why_not_lay(&abilities),
            // With two cards there is a choice of actions that use them; with one it is Summon or none (T2).
            (None, Phase::Action) if self.me().hand.len() >= 2 => Reason::ActionFirst(None),
            _ => self.why_not_in_this_phase(Some(Action::Summon)),
        }
    }

    // (S1)
    fn why_not_for_magic(&self, card: Card, summon: Summon) -> Reason {
        match (self.card_set().face_of(card).magic.colour, summon.colour) {
            (Some(card), Some(played)) => Reason::MagicColour { card, played },
            _ => unreachable!("multicolour magic joins any colour"),
        }
    }

    // (U1, R9)
    fn why_not_lay(&self, abilities: &Abilities) -> Reason {
        let laid = abilities.count() as u8;
        if laid == 2 && self.has(Rune::ThreeAbilities) { Reason::LaidSettled } else { Reason::AllLaid { laid } }
    }
}
