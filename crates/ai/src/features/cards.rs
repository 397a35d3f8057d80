//! Cards by what they are, beside what they do: what is worth more than the sum of its traits has to be learned card by
//! card.
//!
//! A card counts only if it is printed as in the standard set, so what was learned about one is never taken for another:
//! cards of other sets are known by their traits alone.

use runestones_rules::{Cards, Seat, SeatView};

use super::pen::Pen;
use super::traits::TraitTable;

/// How many features there are: for each place, a flag for each number that a card can have.
pub(super) const LEN: usize = PLACES * NUMBERS;
/// The seat's hand, the rest of its cards, those of everybody else, the display.
const PLACES: usize = 4;
const LOWEST: usize = 11;
const NUMBERS: usize = 107 + 1 - LOWEST;

/// Writes the flags; `staying` are the cards in front of the active player that it keeps.
pub(super) fn write(pen: &mut Pen<'_>, view: &SeatView, viewer: Seat, staying: Cards, table: &TraitTable) {
    let game = view.public();
    let in_front = |seat: Seat| if seat == game.active() { staying } else { Cards::NONE };
    let owned = |seat: Seat| view.unseen(seat).or(game.player(seat).discard()).or(in_front(seat));
    let others = game.seats().filter(|seat| *seat != viewer);
    let theirs = others.fold(Cards::NONE, |sum, seat| sum.or(view.hand(seat)).or(owned(seat)));
    let display: Cards = game.display().into_iter().flatten().collect();
    for place in [view.hand(viewer), owned(viewer), theirs, display] {
        for card in place.and(table.standard()).iter() {
            pen.mark(card.number() as usize - LOWEST);
        }
        pen.skip(NUMBERS);
    }
}
