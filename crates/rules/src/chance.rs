//! Chance: what it can decide, with which weight, and what then happens.

use arrayvec::ArrayVec;
use rand::Rng;
use rand::RngExt as _;

use crate::card::Cards;
use crate::colour::Colour;
use crate::event::{Event, Sink};
use crate::game::{Game, Next};
use crate::moves::{DieFace, Outcome};
use crate::phase::{Phase, SetupStep};
use crate::player::Seat;

/// What chance has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// Who begins (P6).
    First,
    /// Which type of rune stones stays in the box (Q1).
    Omit,
    /// Which artifact comes to a forge (P3, F6).
    Artifact,
    /// Whether a night token shows a wisp (N8).
    Token,
    /// Which wisp tile is turned up (N6).
    Tile,
    /// Which card is turned up into the display (P5, S4).
    Reveal,
    /// Which card is drawn into a hand (P4, H1).
    Draw,
    /// Which card is the top of the deck (D6, N7).
    Top,
    /// What the die shows.
    Roll,
}

/// An outcome with its weight; the probability is the weight divided by the sum of all weights.
pub type Weighted = (Outcome, u32);

impl Game {
    /// What chance has to decide now; `None` when it does not decide.
    pub fn chance(&self) -> Option<Chance> {
        match self.next {
            Next::Chance(chance) => Some(chance),
            Next::Player | Next::Nobody => None,
        }
    }

    /// What chance can decide now, in a fixed order; nothing when a player decides.
    pub fn chance_outcomes(&self) -> ArrayVec<Weighted, 128> {
        let mut outcomes = ArrayVec::new();
        if let Next::Chance(chance) = self.next {
            self.each_outcome(chance, |outcome, weight| outcomes.push((outcome, weight)));
        }
        outcomes
    }

    /// One of the outcomes, picked with its probability; `None` when chance does not decide.
    pub fn random_outcome(&self, rng: &mut impl Rng) -> Option<Outcome> {
        let Next::Chance(chance) = self.next else { return None };
        let total = self.total_weight(chance);
        self.outcome_at(chance, rng.random_range(0..total))
    }

    /// The sum of all weights of the outcomes that chance can decide now.
    pub fn chance_weight(&self) -> u32 {
        match self.next {
            Next::Chance(chance) => self.total_weight(chance),
            _ => 0,
        }
    }

    /// The outcome that stands at a weight, counted from 0 through the list of outcomes.
    pub fn outcome_at_weight(&self, weight: u32) -> Option<Outcome> {
        match self.next {
            Next::Chance(chance) => self.outcome_at(chance, weight),
            _ => None,
        }
    }

    /// The outcome to which the piece with the lowest lot belongs; an outcome of weight n has n pieces.
    pub(crate) fn lowest_piece(&self, lot: impl Fn(Outcome, u32) -> u64) -> Option<Outcome> {
        let Next::Chance(chance) = self.next else { return None };
        let mut lowest: Option<(u64, Outcome)> = None;
        self.each_outcome(chance, |outcome, weight| {
            let least = (0..weight).map(|copy| lot(outcome, copy)).min().unwrap_or(u64::MAX);
            if lowest.is_none_or(|(lot, _)| least < lot) {
                lowest = Some((least, outcome));
            }
        });
        lowest.map(|(_, outcome)| outcome)
    }

    /// The cards among which chance picks one, where it picks cards.
    fn cards_at_stake(&self, chance: Chance) -> Option<Cards> {
        match chance {
            // (P5)
            Chance::Reveal if matches!(self.phase, Phase::Setup(_)) => Some(self.deck.without(Cards::DRAGONS)),
            Chance::Reveal | Chance::Top => Some(self.deck),
            Chance::Draw => Some(self.players[self.drawing_seat().index()].draw),
            _ => None,
        }
    }

    /// Who draws: in the preparation everybody in turn, later the active player.
    pub(crate) fn drawing_seat(&self) -> Seat {
        match self.phase {
            Phase::Setup(_) => self.seat_to_deal().unwrap_or(self.active),
            _ => self.active,
        }
    }

    fn card_outcome(chance: Chance, card: crate::card::Card) -> Outcome {
        match chance {
            Chance::Reveal => Outcome::Reveal(card),
            Chance::Top => Outcome::Top(card),
            _ => Outcome::Draw(card),
        }
    }

    /// Lists the outcomes in their fixed order. This order, and with it the meaning of a recorded seed, never changes.
    fn each_outcome(&self, chance: Chance, mut each: impl FnMut(Outcome, u32)) {
        if let Some(cards) = self.cards_at_stake(chance) {
            cards.iter().for_each(|card| each(Game::card_outcome(chance, card), 1));
            return;
        }
        match chance {
            Chance::First => self.seats().for_each(|seat| each(Outcome::First(seat), 1)),
            Chance::Omit => self.stones_on_board().iter().for_each(|rune| each(Outcome::Omit(rune), 1)),
            Chance::Artifact => {
                for colour in Colour::ALL {
                    match self.smithy.reserve[colour.index()] {
                        0 => {}
                        count => each(Outcome::Artifact(colour), u32::from(count)),
                    }
                }
            }
            Chance::Token => {
                let Phase::Setup(SetupStep::Tokens(laid)) = self.phase else { return };
                let (tokens, wisps) = self.tokens_to_lay(laid);
                for (wisp, weight) in [(true, wisps), (false, tokens - wisps)] {
                    if weight > 0 {
                        each(Outcome::Token(wisp), u32::from(weight));
                    }
                }
            }
            Chance::Tile => self.night.pile.iter().for_each(|tile| each(Outcome::Tile(tile), 1)),
            Chance::Roll => DieFace::ALL.into_iter().for_each(|face| each(Outcome::Roll(face), 1)),
            Chance::Reveal | Chance::Draw | Chance::Top => {}
        }
    }

    fn total_weight(&self, chance: Chance) -> u32 {
        if let Some(cards) = self.cards_at_stake(chance) {
            return u32::from(cards.len());
        }
        if chance == Chance::Roll {
            return DieFace::ALL.len() as u32;
        }
        let mut total = 0;
        self.each_outcome(chance, |_, weight| total += weight);
        total
    }

    fn outcome_at(&self, chance: Chance, weight: u32) -> Option<Outcome> {
        if let Some(cards) = self.cards_at_stake(chance) {
            return cards.nth(u8::try_from(weight).ok()?).map(|card| Game::card_outcome(chance, card));
        }
        if chance == Chance::Roll {
            return DieFace::ALL.get(weight as usize).map(|face| Outcome::Roll(*face));
        }
        let mut left = weight;
        let mut found = None;
        self.each_outcome(chance, |outcome, weight| {
            if found.is_none() && left < weight {
                found = Some(outcome);
            }
            left = left.saturating_sub(weight);
        });
        found
    }

    pub(crate) fn can_happen(&self, chance: Chance, outcome: Outcome) -> bool {
        let mut can = false;
        self.each_outcome(chance, |possible, _| can |= possible == outcome);
        can
    }

    /// The outcome, if there is only one: then nothing is decided.
    pub(crate) fn only_outcome(&self, chance: Chance) -> Option<Outcome> {
        if chance == Chance::Roll {
            return None;
        }
        if let Some(cards) = self.cards_at_stake(chance) {
            return if cards.len() == 1 { self.outcome_at(chance, 0) } else { None };
        }
        let mut count = 0;
        let mut last = None;
        self.each_outcome(chance, |outcome, _| {
            count += 1;
            last = Some(outcome);
        });
        last.filter(|_| count == 1)
    }

    pub(crate) fn happen(&mut self, outcome: Outcome, events: &mut impl Sink) {
        match outcome {
            Outcome::First(seat) => self.set_first(seat, events),
            Outcome::Omit(rune) => {
                self.stones[rune.index()] = 0;
                events.push(Event::Omitted { rune });
            }
            Outcome::Artifact(colour) => self.fill_forge(colour, events),
            Outcome::Token(wisp) => self.lay_token(wisp, events),
            Outcome::Tile(tile) => self.turn_up_tile(tile, events),
            Outcome::Reveal(card) => self.reveal(card, events),
            Outcome::Draw(card) => self.draw_card(self.drawing_seat(), card, events),
            Outcome::Top(card) => self.take_top(card, events),
            Outcome::Roll(face) => self.show_face(face, events),
        }
    }
}
