//! What a whole position is worth to a seat, in points.

use runestones_rules::{Game, Rune, Seat};

use super::worth::{Sense, Worth};

/// Whether a player keeps in mind what is in its deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deck {
    Known,
    Forgotten,
}

/// What the position at the end of the bot's own turn is worth: points, and everything that will become points.
pub(super) fn value(game: &Game, seat: Seat, sense: Sense, deck: Deck) -> f32 {
    if game.standing().is_some() {
        return f32::from(game.final_score(seat).total);
    }
    let worth = Worth::new(game, seat, sense);
    let player = game.player(seat);
    let view = game.view(seat);
    let cards = view.hand(seat).or(view.unseen(seat)).or(player.discard());
    let stones: f32 = player.stones().iter().map(|rune| worth.stone(rune)).sum();
    // A Wild Gem stone without its gem does nothing yet (R4).
    let infused = match player.infused() {
        Some(colour) => 0.3 * f32::from(player.purse().gems.of(colour)),
        None if player.stones().contains(Rune::WildGem) => -1.0,
        None => 0.0,
    };
    f32::from(player.score()) + worth.purse() + worth.rows() + stones + infused + worth.deck(cards, deck)
}
