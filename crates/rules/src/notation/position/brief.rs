//! From a game to a position that states no more than it must.

use crate::game::{Game, Next};
use crate::notation::position::Position;

/// Leaves each of these fields out if the position without it still means the same game.
macro_rules! omit {
    ($position:ident, $game:ident, $($($part:ident).+),+ $(,)?) => {$(
        let stated = $position.$($part).+.take();
        if $position.lay_out($game.card_set()).0 != $game {
            $position.$($part).+ = stated;
        }
    )+};
}

impl Position {
    /// The position of a game: exact, without what would be the default anyway.
    ///
    /// A field is left out only after reading back what remains, so whatever the defaults are, nothing is lost.
    pub fn of(game: &Game) -> Position {
        // What the game waits for follows from the rest.
        let game = Game { next: Next::Nobody, ..*game };
        let mut position = Position::whole(&game);
        omit!(position, game, deck, supply, artifact_reserve, artifact_discard, wild_artifacts, tile_pile);
        for key in game.seats().map(super::SeatKey) {
            let mut seat = position.seat.get(&key).copied().unwrap_or_default();
            macro_rules! omit_of_seat {
                ($($part:ident),+) => {$(
                    let stated = seat.$part.take();
                    position.seat.insert(key, seat);
                    if position.lay_out(game.card_set()).0 != game {
                        seat.$part = stated;
                        position.seat.insert(key, seat);
                    }
                )+};
            }
            omit_of_seat!(draw, boxed, hand, discard, known, gems, ore, score, top, bottom, stones, infused, tokens);
        }
        omit!(position, game, creature_discard, display, forges, tiles, tile_discard, wisps, stones_in_play);
        omit!(position, game, pending, summon, using, forging, tokens_laid, phase, exchanged);
        omit!(position, game, turn, active, first, night, players);
        // A seat of which nothing is stated need not be named, unless it tells how many play.
        for key in game.seats().map(super::SeatKey) {
            if let Some(seat) = position.seat.remove(&key)
                && (seat != super::SeatPosition::default() || position.lay_out(game.card_set()).0 != game)
            {
                position.seat.insert(key, seat);
            }
        }
        position
    }
}
