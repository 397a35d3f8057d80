//! Which effects of a card or tile are still open, and which one a move means.

use crate::ability::{Ability, Effect, Exchange, Together};
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
    match effect {
        Effect::Gem(shown) => what == Use::Gem(shown),
        Effect::AnyGem => matches!(what, Use::AnyGem(_)),
        Effect::Wild(shown) => what == Use::Wild(shown),
        Effect::ColourCard(shown) => {
            matches!(what, Use::ColourCard(card) if set.creatures[shown.index()].contains(card))
        }
        Effect::AnyCard => matches!(what, Use::AnyCard(_)),
        Effect::Die => what == Use::Roll,
        Effect::Points(shown) => matches!(what, Use::Points(taken) | Use::PointsAsGem(taken, _) if taken == shown),
        Effect::Exchange(_) => what == Use::Exchange,
        Effect::Pillage => what == Use::Pillage,
        Effect::Resurrection => what == Use::Resurrection,
        Effect::Switch => what == Use::Switch,
        Effect::Wisp => matches!(what, Use::Wisp(_)),
        Effect::Ore => what == Use::Ore,
        Effect::Draw(shown) => what == Use::Draw(shown),
        Effect::Play => matches!(what, Use::Play(_)),
    }
}

impl InUse {
    /// Whether an effect of this kind has been used, not just forfeited.
    pub(crate) fn has_used(self, set: &CardSet, effect: Effect) -> bool {
        let effects = set.face(self.card).into_iter().flat_map(|face| face.ability.effects());
        effects.enumerate().any(|(position, there)| there == effect && self.used & (1 << position) != 0)
    }
}

impl Game {
    /// Some stones work only in Use abilities; there also on a card played by a wisp tile (N10).
    pub(crate) fn works_in_abilities(&self, rune: Rune) -> bool {
        matches!(self.phase, Phase::Abilities(_)) && self.has(rune)
    }

    /// Whether both effects of a choice can be used now (R6).
    pub fn has_both_of_a_choice(&self) -> bool {
        self.works_in_abilities(Rune::Plus)
    }

    /// The stone of the active player that makes more of an effect of a card now (R7, R8).
    pub fn stone_on(&self, effect: Effect) -> Option<Rune> {
        let rune = match effect {
            Effect::Die => Rune::DoubleDie,
            Effect::Points(_) | Effect::Exchange(Exchange { points: 1.., .. }) => Rune::ExtraPoint,
            Effect::Gem(_)
            | Effect::AnyGem
            | Effect::Wild(_)
            | Effect::ColourCard(_)
            | Effect::AnyCard
            | Effect::Exchange(_)
            | Effect::Pillage
            | Effect::Resurrection
            | Effect::Switch
            | Effect::Wisp
            | Effect::Ore
            | Effect::Draw(_)
            | Effect::Play => return None,
        };
        self.works_in_abilities(rune).then_some(rune)
    }

    /// The effects of a card that can still be used, a bit for each position.
    pub(crate) fn open_effects(&self, card: InUse) -> u8 {
        let ability = &self.card_set().face_of(card.card).ability;
        open_effects(ability, card.used, self.has_both_of_a_choice())
    }

    /// The parts of a wisp tile that can still be used, a bit for each position.
    pub(crate) fn open_parts(&self, tile: Tile, used: u8) -> u8 {
        open_effects(self.card_set().tile(tile), used, false)
    }
}
