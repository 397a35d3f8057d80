//! Where the turn stands: what has been done so far can have been done, and there is something left to do.

use crate::ability::Ability;
use crate::game::Game;
use crate::notation::position::PositionProblem;
use crate::pending::{InUse, Pending, PointsMode};
use crate::phase::{Abilities, Forging, Phase, Summon, WILD_FORGE};
use crate::rune::Rune;

pub(super) fn check(game: &Game, problems: &mut Vec<PositionProblem>) {
    if game.exchanged && (!game.has(Rune::Exchange) || game.phase == Phase::Over) {
        problems.push(PositionProblem::Senseless("the Exchange stone was used, but the active player has none"));
    }
    let fault = match game.phase {
        Phase::Summon(summon) => game.summon_fault(summon),
        Phase::Abilities(abilities) => game.abilities_fault(&abilities),
        Phase::Forge(forging) => game.forging_fault(forging),
        Phase::Trade => None,
        Phase::Setup(_) | Phase::Action | Phase::Refill | Phase::Over => {
            (!game.pending.as_slice().is_empty()).then_some("nothing can be pending in this phase")
        }
    };
    problems.extend(fault.map(PositionProblem::Senseless));
}

impl Game {
    fn summon_fault(&self, summon: Summon) -> Option<&'static str> {
        let set = self.card_set();
        // rule: S1
        if let Some(colour) = summon.colour
            && !self.front.without(set.magic[colour.index()]).is_empty()
        {
            return Some("the cards played for magic points share no colour");
        }
        // rule: R1
        let bonus = if self.has(Rune::MagicPoints) { 2 } else { 0 };
        let all = self.front.iter().map(|card| set.face_of(card).magic.points).fold(bonus, u8::saturating_add);
        let nothing_to_play = self.front.is_empty() && self.me().hand.is_empty();
        if !self.pending.as_slice().is_empty() {
            Some("nothing can be pending in a Summon")
        } else if summon.points > all {
            Some("there are more magic points than the cards played give")
        } else if !summon.taken && summon.points != all {
            Some("magic points are spent, but nothing has been taken")
        } else if !summon.taken && (!self.display.iter().any(Option::is_some) || (nothing_to_play && all == 0)) {
            // rule: T3
            Some("a Summon was begun that cannot take anything")
        } else {
            None
        }
    }

    fn abilities_fault(&self, abilities: &Abilities) -> Option<&'static str> {
        let laid = || abilities.laid.iter().flatten();
        // rule: U1, R9
        let most = if self.has(Rune::ThreeAbilities) { 3 } else { 2 };
        if abilities.count() > most {
            Some("more cards are laid out than the player may")
        } else if abilities.count() + (self.me().hand.len() as usize) < 2 {
            Some("abilities are used with fewer than two cards")
        } else if abilities.started && abilities.count() < 2 {
            Some("an ability was used before two cards were laid out")
        } else if !abilities.started && !self.pending.as_slice().is_empty() {
            Some("something is pending, but no ability has been used")
        } else if laid().any(|card| !self.can_be_so(*card)) {
            Some("more of a card was used than it has")
        } else {
            None
        }
    }

    /// Whether so much of a card can have been used.
    fn can_be_so(&self, card: InUse) -> bool {
        let ability = &self.card_set().face_of(card.card).ability;
        let both = card.used & 0b11 == 0b11;
        let is_choice = ability.together() == crate::ability::Together::OneOf;
        has_used_no_more(ability, card.used)
            && (!both || !is_choice || self.works_in_abilities(Rune::Plus))
            && (card.points == PointsMode::Unsettled || card.used != 0)
    }

    pub(super) fn played_card_can_be_so(&self, card: InUse) -> bool {
        self.can_be_so(card)
    }

    fn forging_fault(&self, forging: Forging) -> Option<&'static str> {
        if forging.visited.is_some_and(|forge| !(1..=WILD_FORGE).contains(&forge)) {
            return Some("there is no such forge; they have the numbers 1 to 6");
        }
        match (forging.visited, self.pending.as_slice()) {
            (None, _) if forging.finished => Some("two artifacts are made, but no forge was visited"),
            // rule: T3
            (None, []) if !self.can_forge() => Some("a Forge was begun that cannot make anything"),
            (None, [] | [Pending::PayForge { .. } | Pending::Place { .. }]) | (Some(_), _) => None,
            (None, _) => Some("something is pending, but nothing has been made"),
        }
    }
}

/// Whether an ability has all the effects that have been used.
pub(super) fn has_used_no_more(ability: &Ability, used: u8) -> bool {
    let all = (1u8 << ability.len()) - 1;
    used & !InUse::CLOSED & !all == 0
}
