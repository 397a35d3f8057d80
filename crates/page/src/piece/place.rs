//! The names by which the script finds a piece or the place where one lies: `data-at` for places, `data-piece` for cards.

use runestones_rules::{Card, Seat};

use crate::view::TableView;
use crate::view::legal::Place;

/// The name of a place that does not change while pieces come and go. Places of a board are those of the near one.
pub(crate) fn at(table: &TableView, place: Place) -> Option<String> {
    let near = table.near_seat();
    Some(match place {
        Place::Supply(_) | Place::SupplyOre | Place::Forge(_) | Place::Deck => place.to_string(),
        Place::Purse(gem) => format!("purse-{near}-{gem}"),
        Place::PurseOre => format!("purse-{near}-ore"),
        Place::Row(row) => format!("row-{near}-{row}"),
        Place::Space(row, space) => format!("row-{near}-{row}-{space}"),
        Place::Stone(rune) => format!("rune-{rune}"),
        Place::Tile(tile) => {
            let slot = table.public().night().face_up().iter().position(|there| *there == Some(tile))?;
            format!("tile-{slot}")
        }
        // These are found by the card that lies there, or have no place of their own.
        Place::Display(_)
        | Place::Discarded(_)
        | Place::Hand(_)
        | Place::Effect(..)
        | Place::TilePart(_)
        | Place::OwnStone(_)
        | Place::Die
        | Place::Action(_)
        | Place::Done => return None,
    })
}

/// The name that the card at a place keeps wherever it goes.
pub(crate) fn piece(table: &TableView, place: Place) -> Option<String> {
    match place {
        Place::Display(card) | Place::Discarded(card) | Place::Hand(card) => Some(card_piece(card, table.near_seat())),
        _ => None,
    }
}

/// Druid cards exist once for each seat, all others once.
pub(crate) fn card_piece(card: Card, owner: Seat) -> String {
    if card.is_druid() { format!("card-{owner}-{card}") } else { format!("card-{card}") }
}
