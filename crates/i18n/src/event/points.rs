//! Points, and what they are for.

use runestones_rules::event::Points;
use runestones_rules::{RowName, Rune, Seat};

use super::Teller;
use crate::piece::Piece;

impl Teller<'_> {
    pub(super) fn score(&self, seat: Seat, gained: u16, why: Points) -> String {
        let points = ("points", self.piece(Piece::Points(gained)));
        match why {
            Points::Card(card) | Points::Exchange(card) => {
                self.of(seat, "log-score-by", &[points, ("what", self.piece(Piece::Card(card)))])
            }
            Points::ExtraPoint => {
                self.of(seat, "log-score-by", &[points, ("what", self.piece(Piece::Rune(Rune::ExtraPoint)))])
            }
            Points::Die => self.of(seat, "log-score-die", &[points]),
            Points::Forge => self.of(seat, "log-score-forge", &[points]),
            Points::Trade => self.of(seat, "log-score-trade", &[points]),
            Points::Tile => self.of(seat, "log-score-tile", &[points]),
            Points::LeftOver => self.of(seat, "log-score-left-over", &[points]),
            Points::Row(RowName::Top) => self.of(seat, "log-score-row-top", &[points]),
            Points::Row(RowName::Bottom) => self.of(seat, "log-score-row-bottom", &[points]),
        }
    }
}
