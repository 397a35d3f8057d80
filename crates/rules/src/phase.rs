//! The phases of a turn, one file each.

mod abilities;
mod action;
mod forge;
mod refill;
mod setup;
mod summon;
mod trade;

pub(crate) use abilities::Abilities;
pub(crate) use forge::Forging;
pub use forge::{ORE_PRICE, WILD_FORGE, WILD_PRICE};
pub(crate) use setup::SetupStep;
pub(crate) use summon::Summon;

use crate::chance::Chance;
use crate::event::Sink;
use crate::game::{Game, Next};
use crate::pending::Pending;
use crate::turn_end::TurnEnd;

/// Where a turn is, beneath anything pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// The table is being laid (P).
    Setup(SetupStep),
    /// The action is to be chosen (T1).
    Action,
    /// Summon creatures (S).
    Summon(Summon),
    /// Use abilities (U).
    Abilities(Abilities),
    /// Forge artifacts (F).
    Forge(Forging),
    /// Trade artifacts, or end the turn (X).
    Trade,
    /// The hand is refilled (H).
    Refill,
    /// The game is over (E).
    Over,
}

impl Game {
    /// Does whatever happens by itself, until somebody has to decide; says who.
    pub(crate) fn settle(&mut self, events: &mut impl Sink) -> Next {
        loop {
            if let Phase::Setup(step) = self.phase {
                match self.lay_table(step, events) {
                    Some(chance) => return Next::Chance(chance),
                    None => continue,
                }
            }
            if let Some(chance) = self.fill_table(events) {
                return Next::Chance(chance);
            }
            if self.token_is_due() {
                self.reach_token(events);
            }
            match self.pending.top() {
                Some(Pending::Die { face: None, .. }) => return Next::Chance(Chance::Roll),
                Some(Pending::Die { times: 0, .. } | Pending::Draw { left: 0 }) => self.pending.pop(),
                Some(Pending::Draw { .. }) if self.restock_deck(events) => return Next::Chance(Chance::Top),
                Some(Pending::Draw { .. }) => self.pending.pop(),
                Some(Pending::Tile { tile, slot, used }) if self.tile_is_finished(tile, used) => {
                    self.discard_tile(tile, slot, events);
                }
                Some(Pending::TurnTile { .. }) => {
                    self.restock_tiles(events);
                    return Next::Chance(Chance::Tile);
                }
                Some(Pending::PlayedCard(card)) if self.open_effects(card) == 0 => self.put_away(card, events),
                Some(_) => return Next::Player,
                None => match self.phase {
                    Phase::Abilities(abilities)
                        if self.turn_end == TurnEnd::AtOnce && self.abilities_are_over(&abilities) =>
                    {
                        self.end_abilities(abilities, events);
                    }
                    Phase::Refill => {
                        if let Some(next) = self.refill(events) {
                            return next;
                        }
                    }
                    Phase::Over => return Next::Nobody,
                    _ => return Next::Player,
                },
            }
        }
    }

    /// The display and the forges fill themselves, but not during the action that empties them (S4, F6).
    fn fill_table(&mut self, events: &mut impl Sink) -> Option<Chance> {
        if self.display[0].is_none() && !matches!(self.phase, Phase::Summon(_)) && self.restock_deck(events) {
            return Some(Chance::Reveal);
        }
        if self.smithy.forges.contains(&None) && !matches!(self.phase, Phase::Forge(_)) && self.restock_reserve(events)
        {
            return Some(Chance::Artifact);
        }
        None
    }
}
