//! What only banshees do: Pillage, and fetching a card from the creature discard (N2–N4).

use crate::ability::Effect;
use crate::card::{Card, Cards};
use crate::card_set::{Border, CardSet};
use crate::colour::Colour;
use crate::event::{CardPlace, Event, Holder, Sink};
use crate::game::Game;
use crate::moves::Source;
use crate::pending::{InUse, Pending};
use crate::player::Seat;
use crate::rules_version::RulesVersion;

impl InUse {
    /// Whether the card has left already: a used Switch, but not by version 1 of the rules (N4).
    pub(crate) fn has_left(self, rules: RulesVersion, set: &CardSet) -> bool {
        rules >= RulesVersion::Two && self.has_used(set, Effect::Switch)
    }
}

impl Game {
    fn banshee_colour(&self, source: Source) -> Option<Colour> {
        match source {
            Source::Card(card) => match self.card_set().face_of(card).border {
                Border::Colour(colour) => Some(colour),
                Border::White | Border::Druid => None,
            },
            Source::Tile | Source::Die => None,
        }
    }

    /// The other players who have a gem of the colour; what lies on a Wild Gem stone is not theirs to give (N2).
    fn victims(&self, colour: Colour) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |seat| *seat != self.active && self.player(*seat).purse.gems.of(colour) > 0)
    }

    pub(crate) fn can_pillage(&self, source: Source) -> bool {
        self.banshee_colour(source).is_some_and(|colour| self.victims(colour).next().is_some())
    }

    pub(crate) fn pillage(&mut self, source: Source, events: &mut impl Sink) {
        let Some(colour) = self.banshee_colour(source) else { return };
        let victims: arrayvec::ArrayVec<Seat, { Seat::MOST }> = self.victims(colour).collect();
        for victim in victims {
            self.move_gems(colour.into(), 1, Holder::Seat(victim), Holder::Seat(self.active), events);
        }
    }

    /// A Switch leaves at once, and then fetches (N4). By version 1 of the rules it leaves when the action is over.
    pub(crate) fn start_switch(&mut self, source: Source, events: &mut impl Sink) {
        if let Source::Card(card) = source
            && self.rules >= RulesVersion::Two
        {
            self.leave(card, events);
        }
        self.pending.push(Pending::Fetch { to_hand: true });
    }

    /// Whether a card that was laid out or played has left already (N4).
    pub(crate) fn has_left(&self, card: InUse) -> bool {
        card.has_left(self.rules, self.card_set())
    }

    /// The cards that can be fetched: any of the creature discard, but a Switch does not fetch itself (N3, N4).
    pub(crate) fn fetchable(&self, to_hand: bool) -> Cards {
        if to_hand {
            self.creature_discard.without(Cards::only(self.card_in_use().card))
        } else {
            self.creature_discard
        }
    }

    /// A card of the creature discard goes to the discard (N3) or, for all to see, into the hand (N4).
    pub(crate) fn fetch(&mut self, card: Card, events: &mut impl Sink) {
        let seat = self.active;
        let to_hand = self.pending.top() == Some(Pending::Fetch { to_hand: true });
        self.pending.pop();
        self.creature_discard.remove(card);
        let me = self.me_mut();
        let to = if to_hand {
            me.hand.insert(card);
            me.known.insert(card);
            CardPlace::Hand(seat)
        } else {
            me.discard.insert(card);
            CardPlace::Discard(seat)
        };
        events.push(Event::Card { card: Some(card), from: CardPlace::CreatureDiscard, to });
    }
}
