//! What exactly a player is asked, for those who put the question into words or judge the answers.

use crate::card::Card;
use crate::colour::Colour;
use crate::game::{Game, Next};
use crate::moves::DieFace;
use crate::pending::Pending;
use crate::phase::Phase;
use crate::tile::Tile;

/// The decision at hand. [`Game::legal_moves`] are its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Which action (T1).
    Action,
    /// Which cards to play for magic points, and which to take (S).
    Summon {
        /// The points not spent yet.
        points: u8,
        /// The colour that further points must have, once it is settled.
        colour: Option<Colour>,
        /// Whether a creature has been taken.
        taken: bool,
    },
    /// Which cards to lay out, and which effect to use next (U).
    Abilities {
        /// How many cards lie there.
        laid: u8,
        /// Whether an effect has been used.
        started: bool,
        /// The card used last, if something of it is left: using another one closes it.
        current: Option<Card>,
    },
    /// At which forge (F).
    Forge {
        /// Whether one artifact has been made.
        made_one: bool,
    },
    /// Which row to trade, or to end the turn (X); also where the action is over and the end of the turn is asked for.
    Trade,
    /// Which rune stone to take (X3).
    Stone,
    /// What to do with the die (D).
    Die {
        /// What it shows.
        face: DieFace,
        /// How often it still counts.
        times: u8,
    },
    /// What to use of a wisp tile (N6).
    Tile(Tile),
    /// What to use of a card that a wisp tile let play (N7).
    PlayedCard(Card),
    /// Which wisp tile to take for a token (N9).
    PickTile,
    /// Which card of the creature discard to fetch (N3, N4).
    Fetch {
        /// Into the hand, or to the discard.
        to_hand: bool,
    },
    /// How to pay the exchange ability of a card (U7).
    PayExchange(Card),
    /// The points of an exchange, or a gem instead (Q3).
    ExchangePoints(Card),
    /// How to pay at a forge (F2).
    PayForge(u8),
    /// Where to put the artifact of a forge (F5).
    Place(u8),
}

impl Game {
    /// What the seat that decides is asked; `None` when no seat decides.
    pub fn question(&self) -> Option<Question> {
        if self.next != Next::Player {
            return None;
        }
        Some(match self.pending.top() {
            Some(Pending::Die { face, times, .. }) => Question::Die { face: face?, times },
            Some(Pending::Tile { tile, .. }) => Question::Tile(tile),
            Some(Pending::PlayedCard(played)) => Question::PlayedCard(played.card),
            Some(Pending::PickTile) => Question::PickTile,
            Some(Pending::Fetch { to_hand }) => Question::Fetch { to_hand },
            Some(Pending::PayExchange { card }) => Question::PayExchange(card),
            Some(Pending::ExchangePoints { card }) => Question::ExchangePoints(card),
            Some(Pending::PayForge { forge }) => Question::PayForge(forge),
            Some(Pending::Place { forge, .. }) => Question::Place(forge),
            Some(Pending::TakeStone) => Question::Stone,
            Some(Pending::Draw { .. } | Pending::TurnTile { .. }) => return None,
            None => return self.phase_question(),
        })
    }

    fn phase_question(&self) -> Option<Question> {
        if self.action_is_over() {
            return Some(Question::Trade);
        }
        Some(match self.phase {
            Phase::Action => Question::Action,
            Phase::Summon(summon) => {
                Question::Summon { points: summon.points, colour: summon.colour, taken: summon.taken }
            }
            Phase::Abilities(abilities) => {
                let last = abilities.laid[abilities.current as usize].filter(|_| abilities.started);
                let current = last.filter(|card| self.open_effects(*card) != 0).map(|card| card.card);
                Question::Abilities { laid: abilities.count() as u8, started: abilities.started, current }
            }
            Phase::Forge(forging) => Question::Forge { made_one: forging.visited.is_some() },
            Phase::Trade => Question::Trade,
            Phase::Setup(_) | Phase::Refill | Phase::Over => return None,
        })
    }
}
