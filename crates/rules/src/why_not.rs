//! Why not? For every place on the table at which no legal move is made, the reason.
//!
//! The engine lists what is possible and never looks here; a person who points at something that does not react is told
//! what forbids it. That the two agree, and that every reason is true, is a test over random games.

mod places;
mod reason;

pub use reason::WhyNot;

use crate::game::{Decider, Game};
use crate::place::Place;
use crate::view::SeatView;

impl SeatView {
    /// Why the viewer can do nothing at a place; `None` if a legal move is made there.
    pub fn why_not(&self, place: Place) -> Option<WhyNot> {
        let game = &self.game;
        match (self.decider(), self.viewer()) {
            (Decider::Nobody, _) => Some(WhyNot::Over),
            (_, None) => Some(WhyNot::Watching),
            (Decider::Chance, _) => Some(WhyNot::ChanceDecides),
            (Decider::Seat(seat), Some(viewer)) if seat != viewer => Some(WhyNot::NotYourTurn(seat)),
            _ if !game.is_there(place) => Some(WhyNot::Absent),
            _ if self.legal_moves().iter().any(|mv| game.places(*mv).contains(&place)) => None,
            _ => Some(game.why_nothing_at(place)),
        }
    }
}

impl Game {
    /// The reason for a place that is on the table, but at which the player who decides has no move.
    fn why_nothing_at(&self, place: Place) -> WhyNot {
        match place {
            Place::Action(action) => self.why_no_action(action),
            Place::Done => self.why_not_done(),
            Place::Display(card) => self.why_not_take(card),
            Place::Hand(card) => self.why_not_play(card),
            Place::Effect(card, position) => self.why_no_effect(card, position),
            Place::TilePart(position) => self.why_no_part(position),
            Place::Die => self.why_no_die(),
            Place::Tile(_) => WhyNot::NoWisp,
            Place::Supply(gem) if self.supply.gems.of(gem) == 0 => WhyNot::NoGemInSupply(gem),
            Place::Supply(gem) => WhyNot::NothingGives(gem),
            Place::SupplyOre if self.supply.ore == 0 => WhyNot::NoOreInSupply,
            Place::SupplyOre => WhyNot::NothingGivesOre,
            Place::Purse(gem) => self.why_not_give(gem),
            Place::PurseOre => self.why_not_give_ore(),
            Place::Forge(forge) => self.why_not_forge(forge),
            Place::Space(row, space) => self.why_not_place(row, space),
            Place::Row(row) => self.why_not_trade(row),
            Place::Stone(rune) => self.why_no_stone(rune),
            Place::OwnStone(rune) => self.why_not_use_stone(rune),
            Place::Deck if !self.deck_has_cards() => WhyNot::DeckEmpty,
            Place::Deck => WhyNot::NothingDraws,
            Place::Discarded(_) => self.why_not_fetch(),
        }
    }
}
