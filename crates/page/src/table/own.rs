//! The board in front of the page: one's own, or for a watcher that of the first seat.

use maud::{Markup, html};
use runestones_i18n::space_name;
use runestones_rules::{Row, RowName, Space};

use crate::piece::icon::icon;
use crate::piece::spot::Spot;
use crate::table::board::{is_turn, purse, row_label_of, row_points, space_of, spaces, stones, who};
use crate::table::why::unlit;
use crate::view::TableView;
use crate::view::legal::{Legal, Place};

/// One's own board. On a phone it folds to its purse.
pub fn own(table: &TableView) -> Markup {
    let (seat, legal) = (table.near_seat(), table.legal());
    html! {
        section.own.panel.is-turn[is_turn(table, seat)].is-asked[asks_for_board(legal)] data-at={ "seat-" (seat) } aria-labelledby="h-own" {
            (who(table, seat, |name| html! { h2.who__name #h-own { (name) } }))
            input.vh #more type="checkbox" data-keep;
            div.rows { @for name in RowName::BOTH { (row(table, name)) } }
            (stones(table, seat, true))
            (purse(table, seat, true))
            label.own__more for="more" title=(table.text("ui-show-board")) { (icon("i-more")) span.vh { (table.text("ui-show-board")) } }
        }
    }
}

/// On a phone the board has to unfold by itself when something has to be done on it.
fn asks_for_board(legal: &Legal) -> bool {
    RowName::BOTH.into_iter().any(|row| {
        legal.is_lit(Place::Row(row)) || Space::ALL.into_iter().any(|space| legal.is_lit(Place::Space(row, space)))
    })
}

fn row(table: &TableView, name: RowName) -> Markup {
    let row = table.public().player(table.near_seat()).row(name);
    let is_here = |place| matches!(place, Place::Row(there) | Place::Space(there, _) if there == name);
    table.part("row", (name, row, table.lit(is_here)), || own_row(table, name, row))
}

fn own_row(table: &TableView, name: RowName, row: Row) -> Markup {
    let (seat, legal) = (table.near_seat(), table.legal());
    let label = row_label_of(table, seat, name);
    let free_space_lit = Space::ALL.into_iter().any(|space| legal.is_lit(Place::Space(name, space)));
    if free_space_lit {
        html! {
            div.row role="group" aria-label=(label) {
                @for space in Space::ALL {
                    @if legal.is_lit(Place::Space(name, space)) { (free_space(table, name, space)) }
                    @else { (space_of((seat, name), row, space)) }
                }
                (row_points(row))
            }
        }
    } else if legal.is_lit(Place::Row(name)) {
        Spot { table, place: Place::Row(name), class: "row", label }.draw(&spaces(seat, name, row))
    } else {
        unlit(table, Place::Row(name), "row", &label, &spaces(seat, name, row))
    }
}

fn free_space(table: &TableView, name: RowName, space: Space) -> Markup {
    let class = format!("space space--{space} is-free");
    let label = space_name(table.locale(), space);
    Spot { table, place: Place::Space(name, space), class: &class, label }.draw(&icon(&format!("s-{space}")))
}
