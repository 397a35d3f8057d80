//! Whose turn it is and where the turn stands.

use crate::card::Cards;
use crate::card_set::CardSet;
use crate::notation::position::{PhaseName, Position, PositionProblem, UsePosition};
use crate::pending::{InUse, Stack};
use crate::phase::{Abilities, Forging, Phase, SetupStep, Summon};
use crate::player::Seat;
use crate::rules_version::RulesVersion;

/// The part of a game that says where the turn stands.
pub(super) struct TurnLayout {
    pub(super) first: Seat,
    pub(super) active: Seat,
    /// Counted from 0.
    pub(super) turn: u16,
    pub(super) phase: Phase,
    pub(super) pending: Stack,
    pub(super) front: Cards,
}

impl TurnLayout {
    pub(super) fn of(
        position: &Position,
        seats: u8,
        set: &CardSet,
        rules: RulesVersion,
        problems: &mut Vec<PositionProblem>,
    ) -> TurnLayout {
        let mut at_table = |seat: Seat| {
            if seat.number() <= seats {
                return seat;
            }
            problems.push(PositionProblem::NotAtTable { seat, players: seats });
            Seat::FIRST
        };
        let first = at_table(position.first.unwrap_or(Seat::FIRST));
        let active = at_table(position.active.unwrap_or(first));
        let distance = (active.number() + seats - first.number()) % seats;
        let turn = position.turn.map_or(u16::from(distance), |turn| turn.saturating_sub(1));
        if position.turn == Some(0) {
            problems.push(PositionProblem::Turn { turn: 0, active, first });
        }
        let front: Cards = position.cards_in_front(rules, set).collect();
        if front.len() as usize != position.cards_in_front(rules, set).count() {
            problems.push(PositionProblem::Senseless("a card lies in front of the active player twice"));
        }
        let phase = position.phase(active, set, problems);
        let pending = position.stack(problems);
        TurnLayout { first, active, turn, phase, pending, front }
    }
}

impl Position {
    fn phase_name(&self) -> PhaseName {
        let implied = [
            (self.summon.is_some(), PhaseName::Summon),
            (self.using.is_some(), PhaseName::Use),
            (self.forging.is_some(), PhaseName::Forge),
            (self.tokens_laid.is_some(), PhaseName::SetupTokens),
        ];
        let implied = implied.into_iter().find(|(stated, _)| *stated).map(|(_, name)| name);
        self.phase.or(implied).unwrap_or(PhaseName::Action)
    }

    fn phase(&self, active: Seat, set: &CardSet, problems: &mut Vec<PositionProblem>) -> Phase {
        let name = self.phase_name();
        let stated = [
            ("summon", self.summon.is_some(), PhaseName::Summon),
            ("use", self.using.is_some(), PhaseName::Use),
            ("forging", self.forging.is_some(), PhaseName::Forge),
            ("tokens-laid", self.tokens_laid.is_some(), PhaseName::SetupTokens),
        ];
        for (key, is_stated, of) in stated {
            if is_stated && of != name {
                problems.push(PositionProblem::WrongPhase { key, phase: format!("{name:?}").to_lowercase() });
            }
        }
        match name {
            PhaseName::SetupFirst => Phase::Setup(SetupStep::First),
            PhaseName::SetupStones => Phase::Setup(SetupStep::Stones),
            PhaseName::SetupForges => Phase::Setup(SetupStep::Forges),
            PhaseName::SetupTokens => Phase::Setup(SetupStep::Tokens(self.tokens_laid.unwrap_or(0))),
            PhaseName::SetupTiles => Phase::Setup(SetupStep::Tiles),
            PhaseName::SetupDisplay => Phase::Setup(SetupStep::Display),
            PhaseName::SetupHands => Phase::Setup(SetupStep::Hands),
            PhaseName::Action => Phase::Action,
            PhaseName::Summon => Phase::Summon(self.summon_of(active, set)),
            PhaseName::Use => Phase::Abilities(abilities(&self.using.clone().unwrap_or_default(), problems)),
            PhaseName::Forge => {
                let forging = self.forging.unwrap_or_default();
                Phase::Forge(Forging { visited: forging.visited, finished: forging.finished.unwrap_or(false) })
            }
            PhaseName::Trade => Phase::Trade,
            PhaseName::Refill => Phase::Refill,
            PhaseName::Over => Phase::Over,
        }
    }

    fn summon_of(&self, active: Seat, set: &CardSet) -> Summon {
        let summon = self.summon.unwrap_or_default();
        let played = summon.played.unwrap_or_default().0;
        let magic = || played.iter().filter_map(|card| set.face(card)).map(|face| face.magic);
        let stones = self.at(active).stones.unwrap_or_default().0;
        let all = magic().map(|magic| magic.points).fold(stones.magic(), u8::saturating_add);
        Summon {
            colour: magic().find_map(|magic| magic.colour),
            points: summon.points.unwrap_or(all),
            taken: summon.taken.unwrap_or(false),
        }
    }

    fn stack(&self, problems: &mut Vec<PositionProblem>) -> Stack {
        let mut stack = Stack::EMPTY;
        for item in self.pending.iter().flatten() {
            if !stack.has_room() {
                problems.push(PositionProblem::Senseless("too many things are pending at once"));
                break;
            }
            stack.push((*item).into());
        }
        stack
    }
}

fn abilities(using: &UsePosition, problems: &mut Vec<PositionProblem>) -> Abilities {
    let mut abilities = Abilities::NOTHING_LAID;
    let stated = using.laid.iter().flatten();
    if stated.clone().count() > abilities.laid.len() {
        problems.push(PositionProblem::Senseless("more than three cards are laid out"));
    }
    for (place, card) in abilities.laid.iter_mut().zip(stated) {
        *place = Some(InUse::from(*card));
    }
    let was_used = |card: &Option<InUse>| card.is_some_and(|card| card.used != 0);
    let is_current = |card: &Option<InUse>| match using.current {
        Some(current) => was_used(card) && card.is_some_and(|card| card.card == current),
        None => was_used(card),
    };
    let current = abilities.laid.iter().rposition(is_current);
    if using.current.is_some() && current.is_none() {
        problems.push(PositionProblem::Senseless("the current card is not laid out, or nothing of it has been used"));
    }
    abilities.started = current.is_some();
    abilities.current = current.unwrap_or(0) as u8;
    for (position, card) in abilities.laid.iter_mut().enumerate() {
        // rule: U2. Cards are used one after the other.
        if let Some(card) = card
            && card.used != 0
            && Some(position) != current
        {
            card.close();
        }
    }
    abilities
}
