//! What lies in the middle of the table: cards in use, display, forges, rune stones, supply, wisp tiles.

use runestones_i18n::{colour_name, die_face_text, plain};
use runestones_rules::{FORGES, Gem, Magic, Place, Question};

use super::{Line, Part};
use crate::piece::card::label;
use crate::table::forges::forge_label;
use crate::table::front::fate_key;
use crate::table::runes::label as rune_label;
use crate::view::TableView;

/// All of it.
pub(super) fn all(table: &TableView) -> [Option<Part>; 6] {
    [in_use(table), display(table), forges(table), stones(table), supply(table), tiles(table)]
}

/// What lies in front of whoever plays, and what becomes of it.
fn in_use(table: &TableView) -> Option<Part> {
    let game = table.public();
    let cards = game.front_cards().into_iter().map(|front| {
        let card = table.voice.card_label(front.card);
        Line::from(match front.fate {
            Some(fate) => format!("{card} – {}", table.text(fate_key(fate))),
            None => card,
        })
    });
    let tiles = game.tiles_in_use();
    let tiles = tiles.iter().map(|tile| Line::from(plain(&table.voice.tile_text(tile))));
    let rest = match game.question() {
        Some(Question::Die { face, .. }) => Some(Line::at(Place::Die, die_face_text(table.locale(), face))),
        Some(Question::Summon { points: points @ 1.., colour, .. }) => {
            Some(table.voice.magic_text(Magic { colour, points }).into())
        }
        _ => None,
    };
    Part::new(table.text("ui-cards-in-use"), cards.chain(tiles).chain(rest).collect::<Vec<_>>())
}

fn display(table: &TableView) -> Option<Part> {
    let game = table.public();
    let cards = game.display().into_iter().flatten();
    let cards = cards.map(|card| Line::at(Place::Display(card), label(table, Place::Display(card), card)));
    let deck = Line::at(Place::Deck, table.count("ui-deck-count", game.deck().len()));
    let discard = Line::from(table.count("ui-creature-discard-count", game.creature_discard().len()));
    Part::new(table.text("ui-display"), cards.chain([deck, discard]))
}

fn forges(table: &TableView) -> Option<Part> {
    let forges = (1..=FORGES as u8 + 1).map(|number| Line::at(Place::Forge(number), forge_label(table, number)));
    Part::new(table.text("ui-forges"), forges)
}

fn stones(table: &TableView) -> Option<Part> {
    let runes = table.public().stones_in_play();
    Part::new(
        table.text("ui-rune-stones"),
        runes.iter().map(|rune| Line::at(Place::Stone(rune), rune_label(table, rune))).collect::<Vec<_>>(),
    )
}

fn supply(table: &TableView) -> Option<Part> {
    let supply = table.public().supply();
    let gem = |kind| (Place::Supply(kind), colour_name(table.locale(), kind), supply.gems.of(kind));
    let ore = (Place::SupplyOre, table.count("ore-count", 1u8), supply.ore);
    let there = Gem::ALL.map(gem).into_iter().chain([ore]);
    Part::new(table.text("ui-supply"), there.map(|(place, name, count)| Line::at(place, table.labelled(&name, count))))
}

fn tiles(table: &TableView) -> Option<Part> {
    let tiles = table.public().night().face_up().into_iter().flatten();
    let line = |tile| Line::at(Place::Tile(tile), plain(&table.voice.tile_text(tile)));
    Part::new(table.text("ui-wisps"), tiles.map(line))
}
