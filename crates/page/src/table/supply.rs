//! The common gems and ore, and the wisp tiles.

use maud::{Markup, html};
use runestones_i18n::{colour_name, plain};
use runestones_rules::{Gem, Tile};

use crate::piece::ability::ability;
use crate::piece::icon::{gem, icon};
use crate::piece::spot::Spot;
use crate::view::TableView;
use crate::view::legal::Place;

/// The supply. Its letters are always shown: it is the key to the shapes.
pub fn supply(table: &TableView) -> Markup {
    let is_here = |place| matches!(place, Place::Supply(_) | Place::SupplyOre);
    table.part("supply", (table.public().supply(), table.lit(is_here)), || gems_and_ore(table))
}

fn gems_and_ore(table: &TableView) -> Markup {
    let supply = table.public().supply();
    let ore = table.count("ore-count", 1u8);
    html! {
        section.supply.panel aria-labelledby="h-supply" {
            h2.label #h-supply { (table.text("ui-supply")) }
            ul.supply__row {
                @for kind in Gem::ALL {
                    li { (kind_of(table, Place::Supply(kind), &colour_name(table.locale(), kind), &gem(kind), supply.gems.of(kind))) }
                }
                li { (kind_of(table, Place::SupplyOre, &ore, &icon("g-ore"), supply.ore)) }
            }
        }
    }
}

fn kind_of(table: &TableView, place: Place, name: &str, picture: &Markup, count: u8) -> Markup {
    let label = table.lies_in(&table.labelled(name, count), &table.text("ui-supply"));
    Spot { table, place, class: "gem tip", label }.draw(&html! { (picture) b.n { (count) } })
}

/// The face-up wisp tiles; nothing in a game without the expansion.
pub fn wisps(table: &TableView) -> Markup {
    let night = table.public().night();
    let inputs = (night.is_on(), night.face_up(), table.lit(|place| matches!(place, Place::Tile(_))));
    table.part("wisps", inputs, || tiles(table))
}

fn tiles(table: &TableView) -> Markup {
    html! {
        @if table.public().night().is_on() {
            section.wisps.panel aria-labelledby="h-wisps" {
                h2.label #h-wisps { (table.text("ui-wisps")) }
                ul.wisps__row { @for (slot, there) in table.public().night().face_up().iter().enumerate() { li { (tile(table, slot, *there)) } } }
            }
        }
    }
}

fn tile(table: &TableView, slot: usize, there: Option<Tile>) -> Markup {
    // A position is empty while its tile is in use.
    let Some(tile) = there else { return html! { span.wisp.is-empty data-at={ "tile-" (slot) } {} } };
    let label = plain(&table.voice.tile_text(tile));
    let content = ability(table.voice.card_set().tile(tile), None);
    Spot { table, place: Place::Tile(tile), class: "wisp tip", label }.draw(&content)
}
