//! Which effects of a card or tile are still open, and which one a move means.

use crate::ability::{Ability, Effect, Together};
use crate::card_set::CardSet;
use crate::game::Game;
use crate::moves::Use;
use crate::pending::InUse;
use crate::phase::Phase;
use crate::rune::Rune;
use crate::tile::Tile;

/// The effects of an ability that can still be used, a bit for each position.
fn open_effects(ability: &Ability, used: u8, both_of_a_choice: bool) -> u8 {
    if used & InUse::CLOSED != 0 {
        return 0;
    }
    let all = (1 << ability.len()) - 1;
    match ability.together() {
        Together::Each => all & !used,
        // (U6, R6)
        Together::OneOf if used == 0 || both_of_a_choice => all & !used,
        Together::OneOf => 0,
        // (N6). What was passed over is declined.
        Together::InOrder => all & !(used | used.saturating_sub(1)),
    }
}

/// The effects at the open positions; of two equal ones only the first, as it makes no difference.
pub(crate) fn distinct_open(ability: &Ability, open: u8) -> impl Iterator<Item = Effect> {
    let twice = open == 0b11 && ability.effect(0) == ability.effect(1);
    let open = if twice { 0b01 } else { open };
    (0..ability.len())
        .filter(move |position| open & (1 << position) != 0)
        .filter_map(|position| ability.effect(position))
}

/// The bit of the first open effect that a move can mean.
pub(super) fn effect_meant(ability: &Ability, open: u8, what: Use, set: &CardSet) -> u8 {
    effect_position(ability, open, what, set).map_or(0, |position| 1 << position)
}

/// The position of the first open effect that a move can mean.
pub(crate) fn effect_position(ability: &Ability, open: u8, what: Use, set: &CardSet) -> Option<usize> {
    let fits = |position: &usize| {
        open & (1 << position) != 0 && ability.effect(*position).is_some_and(|effect| is_meant(effect, what, set))
    };
    (0..ability.len()).find(fits)
}

fn is_meant(effect: Effect, what: Use, set: &CardSet) -> bool {
    match (effect, what) {
        (Effect::Gem(shown), Use::Gem(taken)) => shown == taken,
        (Effect::ColourCard(shown), Use::ColourCard(card)) => set.creatures[shown.index()].contains(card),
        (Effect::Wild(shown), Use::Wild(taken))
        | (Effect::Points(shown), Use::Points(taken) | Use::PointsAsGem(taken, _))
        | (Effect::Draw(shown), Use::Draw(taken)) => shown == taken,
        (Effect::AnyGem, Use::AnyGem(_))
        | (Effect::AnyCard, Use::AnyCard(_))
        | (Effect::Die, Use::Roll)
        | (Effect::Exchange(_), Use::Exchange)
        | (Effect::Pillage, Use::Pillage)
        | (Effect::Resurrection, Use::Resurrection)
        | (Effect::Switch, Use::Switch)
        | (Effect::Wisp, Use::Wisp(_))
        | (Effect::Ore, Use::Ore)
        | (Effect::Play, Use::Play(_)) => true,
        _ => false,
    }
}

impl InUse {
    /// Whether an effect of this kind has been used, not just forfeited.
    pub(crate) fn has_used(self, set: &CardSet, effect: Effect) -> bool {
        let effects = set.face_of(self.card).ability.effects();
        effects.enumerate().any(|(position, there)| there == effect && self.used & (1 << position) != 0)
    }
}

impl Game {
    /// Some stones work only in Use abilities; there also on a card played by a wisp tile (N10).
    pub(crate) fn works_in_abilities(&self, rune: Rune) -> bool {
        matches!(self.phase, Phase::Abilities(_)) && self.has(rune)
    }

    /// The effects of a card that can still be used, a bit for each position.
    pub(crate) fn open_effects(&self, card: InUse) -> u8 {
        let ability = &self.card_set().face_of(card.card).ability;
        open_effects(ability, card.used, self.works_in_abilities(Rune::Plus))
    }

    /// The parts of a wisp tile that can still be used, a bit for each position.
    pub(crate) fn open_parts(&self, tile: Tile, used: u8) -> u8 {
        open_effects(self.card_set().tile(tile), used, false)
    }
}
