//! What lies in front of the active player and what will become of it, for those who show the table.

use arrayvec::ArrayVec;

use crate::ability::Effect;
use crate::card::{Card, Cards};
use crate::effect::effect_position;
use crate::game::Game;
use crate::moves::{Move, Source};
use crate::pending::{InUse, Pending};
use crate::phase::Phase;
use crate::rune::Rune;

/// Where a card goes when the action is over, as things stand (S3, U3, N5, N10, Q2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// To its player's discard.
    Stays,
    /// A creature to the creature discard.
    Leaves,
    /// A druid card to the box, for good.
    LeavesGame,
}

/// A card that lies in front of the active player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FrontCard {
    /// The card.
    pub card: Card,
    /// What will become of it; `None` while that depends on cards still to be laid out.
    pub fate: Option<Fate>,
    /// The positions of its effects that have been neither used nor forfeited, a bit for each.
    pub open: u8,
}

impl Game {
    /// The cards in front of the active player: in the order in which they were laid out, then those that wisp tiles
    /// let play; in a Summon the cards played for magic, lowest number first.
    pub fn front_cards(&self) -> Vec<FrontCard> {
        let mut cards = Vec::new();
        if let Phase::Abilities(abilities) = self.phase {
            let laid = abilities.laid_cards();
            let stays = self.last_to_leave(&laid);
            let there = laid.iter().filter(|in_use| !self.has_left(**in_use));
            cards.extend(there.map(|in_use| FrontCard {
                card: in_use.card,
                fate: (laid.len() >= 2).then(|| fate(in_use.card, Some(in_use.card) == stays)),
                open: self.open_effects(*in_use),
            }));
        }
        for item in self.pending.as_slice() {
            if let Pending::PlayedCard(in_use) = item
                && !self.has_left(*in_use)
            {
                let switched = in_use.has_used(self.card_set(), Effect::Switch);
                let fate = Some(fate(in_use.card, !switched));
                cards.push(FrontCard { card: in_use.card, fate, open: self.open_effects(*in_use) });
            }
        }
        let listed: Cards = cards.iter().map(|front| front.card).collect();
        let others = self.front.without(listed).iter();
        cards.extend(others.map(|card| FrontCard { card, fate: Some(Fate::Stays), open: 0 }));
        cards
    }

    /// The position of the effect that a move uses, on its card or its wisp tile.
    pub fn effect_position(&self, mv: Move) -> Option<usize> {
        let Move::Use(source, what) = mv else { return None };
        let (ability, open) = match source {
            Source::Card(card) => {
                let open = self.front_cards().iter().find(|front| front.card == card)?.open;
                (&self.card_set().face(card)?.ability, open)
            }
            Source::Tile => match self.pending.top()? {
                Pending::Tile { tile, used, .. } => (self.card_set().tile(tile), self.open_parts(tile, used)),
                _ => return None,
            },
            Source::Die => return None,
        };
        effect_position(ability, open, what, self.card_set())
    }

    /// The cards that are still there, of which all but the last leave (N5): the highest first (U3), or the lowest (Q2).
    /// By version 1 of the rules used Switches are still there, and leave before the others.
    pub(crate) fn in_order_of_leaving(&self, laid: &[InUse]) -> ArrayVec<InUse, 3> {
        let set = self.card_set();
        let lowest_leaves = self.has(Rune::DiscardLowest);
        let mut cards: ArrayVec<InUse, 3> = laid.iter().copied().filter(|card| !self.has_left(*card)).collect();
        cards.sort_unstable_by_key(|card| {
            let number = card.card.number();
            let rank = if lowest_leaves { number } else { u8::MAX - number };
            (!card.has_used(set, Effect::Switch), rank)
        });
        cards
    }

    fn last_to_leave(&self, laid: &[InUse]) -> Option<Card> {
        self.in_order_of_leaving(laid).last().map(|last| last.card)
    }
}

fn fate(card: Card, stays: bool) -> Fate {
    match (stays, card.is_druid()) {
        (true, _) => Fate::Stays,
        (false, false) => Fate::Leaves,
        (false, true) => Fate::LeavesGame,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dealer::Seed;
    use crate::event::{CardPlace, Event};
    use crate::game::Decider;
    use crate::setup::{Options, StoneChoice};

    /// Plays a game with the seed's luck and whatever `pick` says; looks at every position on the way.
    fn play(options: &Options, seed: u64, mut each: impl FnMut(&Game, Move, &[Event])) {
        let mut game = Game::new(options, &mut ()).unwrap();
        let luck = Seed::from_number(seed);
        let mut count = 0;
        for step in 0..3000usize {
            let mut events = Vec::new();
            match game.decider() {
                Decider::Chance => {
                    game.play(luck.outcome(&game, count).unwrap(), &mut events).unwrap();
                    count += 1;
                }
                Decider::Seat(_) => {
                    let moves = game.legal_moves();
                    let mv = moves[(step * 7 + seed as usize) % moves.len()];
                    let before = game;
                    game.play(mv, &mut events).unwrap();
                    each(&before, mv, &events);
                }
                Decider::Nobody => return,
            }
        }
    }

    fn all_options() -> Options {
        Options { night: true, stones: StoneChoice::Random, ..Options::base(3) }
    }

    #[test]
    fn the_fate_foretold_is_the_fate_that_comes() {
        // rule: U3, N4, N5, Q2
        let mut seen = 0;
        for seed in 0..40 {
            play(&all_options(), seed, |before, mv, events| {
                // "Done" settles what is pending first; only without it the action ends right there.
                if mv != Move::Done || before.pending.top().is_some() || !matches!(before.phase, Phase::Abilities(_)) {
                    return;
                }
                for front in before.front_cards() {
                    let to = events.iter().find_map(|event| match event {
                        Event::Card { card, from: CardPlace::Front(_), to } if *card == Some(front.card) => Some(*to),
                        _ => None,
                    });
                    let expected = match front.fate.unwrap() {
                        Fate::Stays => CardPlace::Discard(before.active()),
                        Fate::Leaves => CardPlace::CreatureDiscard,
                        Fate::LeavesGame => CardPlace::Box,
                    };
                    assert_eq!(to, Some(expected), "{}", front.card);
                    seen += 1;
                }
            });
        }
        assert!(seen > 50, "{seen}");
    }

    #[test]
    fn an_offered_effect_has_an_open_position() {
        for seed in 0..10 {
            play(&all_options(), seed, |before, _, _| {
                for mv in before.legal_moves() {
                    let Move::Use(Source::Card(card), _) = mv else { continue };
                    let front = before.front_cards().into_iter().find(|front| front.card == card).unwrap();
                    match before.effect_position(mv) {
                        Some(position) => assert!(front.open & (1 << position) != 0),
                        // The points of an exchange come when the exchange itself is already used.
                        None => assert!(matches!(before.pending.top(), Some(Pending::ExchangePoints { .. }))),
                    }
                }
            });
        }
    }
}
