//! What a seat may know: everything but the hands of the others. The field calls it the information set of a seat.

use crate::card::Cards;
use crate::game::{Decider, Game};
use crate::moves::MoveList;
use crate::player::Seat;
use crate::public::Public;

/// A game as one seat, or a watcher, sees it.
///
/// It holds a game in which the hands of the others are empty but for the cards that everybody can name; all their
/// other cards that nobody sees lie together. Two games that differ only in what the viewer cannot know give equal
/// views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatView {
    pub(crate) viewer: Option<Seat>,
    /// The hands of the others hold their known cards, their draw piles everything else that is unseen.
    pub(crate) game: Game,
    /// How many cards each seat really has in hand.
    pub(crate) hand_len: [u8; Seat::MOST],
}

impl Game {
    /// The game as a seat sees it.
    pub fn view(&self, seat: Seat) -> SeatView {
        self.seen_by(Some(seat))
    }

    /// The game as somebody sees it who has no seat.
    pub fn watch(&self) -> SeatView {
        self.seen_by(None)
    }

    /// The game as a seat sees it, or a watcher.
    pub fn seen_by(&self, viewer: Option<Seat>) -> SeatView {
        let mut view = SeatView { viewer, game: *self, hand_len: [0; Seat::MOST] };
        for seat in self.seats() {
            let player = &mut view.game.players[seat.index()];
            view.hand_len[seat.index()] = player.hand.len();
            if viewer != Some(seat) {
                let unseen = player.hand.or(player.draw).without(player.known);
                player.hand = player.known;
                player.draw = unseen;
            }
        }
        view
    }
}

impl SeatView {
    /// Who looks; `None` is a watcher.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What everybody sees.
    pub fn public(&self) -> Public<'_> {
        self.game.public()
    }

    /// Whose decision is next.
    pub fn decider(&self) -> Decider {
        self.game.decider()
    }

    /// The viewer's legal moves; none while somebody else decides.
    pub fn legal_moves(&self) -> MoveList {
        match (self.decider(), self.viewer) {
            (Decider::Seat(seat), Some(viewer)) if seat == viewer => self.game.legal_moves(),
            _ => MoveList::new(),
        }
    }

    /// The cards of a hand that the viewer can name: all of their own hand, some or none of another's.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.game.players[seat.index()].hand
    }

    /// How many cards a seat has in hand.
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.hand_len[seat.index()]
    }

    /// How many cards a seat has in its draw pile.
    pub fn draw_len(&self, seat: Seat) -> u8 {
        let player = &self.game.players[seat.index()];
        player.hand.len() + player.draw.len() - self.hand_len(seat)
    }

    /// The cards of a seat that the viewer cannot place: they are in its draw pile or, of another seat, in its hand.
    pub fn unseen(&self, seat: Seat) -> Cards {
        self.game.players[seat.index()].draw
    }
}
