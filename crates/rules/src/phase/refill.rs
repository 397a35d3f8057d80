//! The hand is refilled (H); then the next turn begins, or the game ends (E).

use crate::card::{Card, Cards};
use crate::chance::Chance;
use crate::event::{CardPlace, Event, Pile, Points, Sink};
use crate::game::{Game, Next};
use crate::phase::Phase;
use crate::player::{RowName, Seat};
use crate::standing::THRONE;

impl Game {
    /// Draws until the hand is full or there is nothing left; `None` once the next turn has begun.
    pub(crate) fn refill(&mut self, events: &mut impl Sink) -> Option<Next> {
        let seat = self.active;
        let me = self.me_mut();
        let wanted = me.hand_size().saturating_sub(me.hand.len());
        if wanted == 0 {
            self.end_turn(events);
        } else if me.draw.is_empty() {
            if me.discard.is_empty() {
                self.end_turn(events);
            } else {
                // (H2). Nobody else holds these cards, so whatever was not in the discard is in the hand.
                me.known = me.hand;
                me.draw = std::mem::take(&mut me.discard);
                events.push(Event::Shuffle { pile: Pile::Draw(seat) });
            }
        } else if me.draw.len() <= wanted {
            // All of them: there is nothing to decide.
            for card in me.draw.iter() {
                self.draw_card(seat, card, events);
            }
        } else {
            return Some(Next::Chance(Chance::Draw));
        }
        None
    }

    pub(crate) fn draw_card(&mut self, seat: Seat, card: Card, events: &mut impl Sink) {
        let player = &mut self.players[seat.index()];
        player.draw.remove(card);
        player.hand.insert(card);
        events.push(Event::Card { card: Some(card), from: CardPlace::Draw(seat), to: CardPlace::Hand(seat) });
    }

    fn end_turn(&mut self, events: &mut impl Sink) {
        let me = self.me_mut();
        if me.draw.is_empty() {
            me.known = me.hand;
        }
        self.exchanged = false;
        // A table that plays on for ever does so without us counting.
        self.turn = self.turn.saturating_add(1);
        self.active = self.active.after(self.seats);
        // (E1)
        let round_is_over = self.active == self.first;
        if round_is_over && self.seats().any(|seat| self.player(seat).score >= THRONE) {
            self.finish(events);
        } else {
            self.phase = Phase::Action;
            events.push(Event::Turn { seat: self.active, turn: self.turn() });
        }
    }

    fn finish(&mut self, events: &mut impl Sink) {
        self.phase = Phase::Over;
        self.front = Cards::NONE;
        for seat in self.seats() {
            let result = self.final_score(seat);
            let mut score = result.track;
            let parts = [
                (result.left_over, Points::LeftOver),
                (result.rows[0], Points::Row(RowName::Top)),
                (result.rows[1], Points::Row(RowName::Bottom)),
            ];
            for (points, why) in parts.into_iter().filter(|(points, _)| *points > 0) {
                events.push(Event::Score { seat, from: score, to: score + u16::from(points), why });
                score += u16::from(points);
            }
        }
        events.push(Event::Over);
    }
}
