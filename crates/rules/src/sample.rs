//! A world that a seat could be in: a determinization, sampled uniformly from the seat's information set.

use rand::{Rng, RngExt as _};

use crate::card::Cards;
use crate::game::{Decider, Game};
use crate::view::SeatView;

impl SeatView {
    /// A game that looks like this to the viewer, each with the same probability.
    pub fn sample(&self, rng: &mut impl Rng) -> Game {
        loop {
            let game = self.deal_unseen(rng);
            // Somebody else who is asked has something to choose, or a turn to end; a hand that leaves no choice
            // contradicts that.
            let asked = match game.decider() {
                Decider::Seat(seat) => self.viewer != Some(seat),
                Decider::Chance | Decider::Nobody => false,
            };
            if !asked || !matches!(game.legal_moves()[..], [only] if !game.is_end_moment(only)) {
                return game;
            }
        }
    }

    fn deal_unseen(&self, rng: &mut impl Rng) -> Game {
        let mut game = self.game;
        for seat in self.game.seats().filter(|seat| self.viewer != Some(*seat)) {
            let player = &mut game.players[seat.index()];
            let missing = self.hand_len(seat) - player.hand.len();
            let dealt = pick(player.draw, missing, rng);
            player.hand = player.hand.or(dealt);
            player.draw = player.draw.without(dealt);
        }
        game
    }
}

/// This many of these cards, each selection equally likely.
fn pick(mut from: Cards, count: u8, rng: &mut impl Rng) -> Cards {
    let mut picked = Cards::NONE;
    for _ in 0..count {
        if let Some(card) = from.nth(rng.random_range(0..from.len())) {
            from.remove(card);
            picked.insert(card);
        }
    }
    picked
}
