//! What own and rival boards have in common: name, rows, rune stones, purse.

use maud::{Markup, html};
use runestones_i18n::{artifact_name, colour_name, rune_name, rune_text};
use runestones_rules::moves::Space;
use runestones_rules::{Decider, Gem, Row, RowName, Rune, Runes, Seat};

use super::icon::{artifact, classed, gem, icon, labelled, marker, points, rune_symbol};
use super::legal::{Legal, Place};
use super::spot::Spot;
use super::view::{SeatKind, TableView};
use super::why::unlit;

/// Marker, name, state and score.
pub(crate) fn who(table: &TableView, seat: Seat, heading: &Markup) -> Markup {
    let score = table.public().player(seat).score();
    html! {
        div.who {
            (marker(seat, &table.name(seat)))
            (heading)
            span.who__note {
                (note(table, seat))
                @if table.public().first() == seat {
                    span.first title=(table.text("ui-first")) { (icon("i-first")) span.vh { (table.text("ui-first")) } }
                }
            }
            span.vp.who__score { (icon("i-laurel")) b { (score) span.vh { " " (table.text("ui-points")) } } }
        }
    }
}

fn note(table: &TableView, seat: Seat) -> Markup {
    let key = match table.kind(seat) {
        _ if table.view.viewer() == Some(seat) => Some("ui-you"),
        SeatKind::Bot => Some("ui-bot"),
        SeatKind::Open => Some("ui-free"),
        SeatKind::Here | SeatKind::Elsewhere => None,
    };
    html! { @if let Some(key) = key { (table.text(key)) } }
}

/// Whether it is this player's turn.
pub(crate) fn is_turn(table: &TableView, seat: Seat) -> bool {
    table.view.decider() != Decider::Nobody && table.public().active() == seat
}

/// The two rows of a rival.
pub(crate) fn rows(table: &TableView, seat: Seat) -> Markup {
    html! {
        div.rows {
            @for name in RowName::BOTH {
                div.row role="img" aria-label=(row_label(table, seat, name)) { (labelled(&spaces(table.public().player(seat).row(name)))) }
            }
        }
    }
}

/// The spaces of a row and what it would score now.
pub(crate) fn spaces(row: Row) -> Markup {
    html! {
        @for space in Space::ALL { (space_of(row, space)) }
        (row_points(row))
    }
}

/// A free space shows the outline of its gem; an artifact shows itself on whatever space it lies.
pub(crate) fn space_of(row: Row, space: Space) -> Markup {
    let free = if row.is_free(space) { " is-free" } else { "" };
    html! { span class={ "space space--" (space) (free) } { (on_space(row, space)) } }
}

fn on_space(row: Row, space: Space) -> Markup {
    match row.at(space) {
        Some(there) => artifact(there),
        None => icon(&format!("s-{space}")),
    }
}

pub(crate) fn row_points(row: Row) -> Markup {
    html! { @if row.points() > 0 { (points(row.points().into())) } }
}

/// "Top row: ring, crown. Worth 3 points."
pub(crate) fn row_label(table: &TableView, seat: Seat, name: RowName) -> String {
    let row = table.public().player(seat).row(name);
    let there: Vec<String> = row.iter().map(|(_, artifact)| artifact_name(table.locale(), artifact)).collect();
    let contents = if there.is_empty() { table.text("ui-empty") } else { there.join(", ") };
    format!("{}: {contents}; {}", table.voice.row_name(name), table.count("ui-row-worth", row.points()))
}

/// Four places for rune stones. `legal` is given for the own board, whose stones can be used.
pub(crate) fn stones(table: &TableView, seat: Seat, legal: Option<&Legal>) -> Markup {
    let player = table.public().player(seat);
    let owned: Runes = player.stones();
    html! {
        ul.stones aria-label=(table.text("ui-rune-stones")) {
            @for rune in owned.iter() { li { (stone(table, rune, legal)) @if rune == Rune::WildGem { (infused(table, seat)) } } }
            @for _ in owned.len()..Rune::MOST { li.is-empty {} }
        }
    }
}

fn stone(table: &TableView, rune: Rune, legal: Option<&Legal>) -> Markup {
    let label = stone_label(table, rune);
    let content = icon(rune_symbol(rune));
    match legal {
        Some(legal) if legal.is_lit(Place::OwnStone(rune)) => {
            Spot { table, legal, place: Place::OwnStone(rune), class: "stone", label, travels_as: None }.draw(&content)
        }
        Some(_) => unlit(table, Place::OwnStone(rune), "stone tip", &label, None, &content),
        None => html! { span.stone.tip role="img" aria-label=(label) { (labelled(&content)) } },
    }
}

/// "Plus: both effects of a choice."
pub(crate) fn stone_label(table: &TableView, rune: Rune) -> String {
    format!("{}: {}", rune_name(table.locale(), rune), rune_text(table.locale(), rune))
}

/// The gem on a Wild Gem stone sits at its foot.
fn infused(table: &TableView, seat: Seat) -> Markup {
    html! {
        @if let Some(colour) = table.public().player(seat).infused() {
            (classed(&format!("g-{colour}"), "i on-stone"))
            span.vh { (colour_name(table.locale(), colour)) }
        }
    }
}

/// Gems and ore, in the same order everywhere.
pub(crate) fn purse(table: &TableView, seat: Seat, legal: Option<&Legal>) -> Markup {
    let purse = table.public().player(seat).purse();
    html! {
        ul.purse aria-label=(table.text("score-left-over")) {
            @for kind in Gem::ALL {
                (purse_gem(table, kind, purse.gems.of(kind), legal))
            }
            li.is-none[purse.ore == 0] { (icon("g-ore")) span.vh { (table.count("ore-count", 1u8)) } (purse.ore) }
        }
    }
}

fn purse_gem(table: &TableView, kind: Gem, count: u8, legal: Option<&Legal>) -> Markup {
    let content = html! { (gem(kind)) span.vh { (colour_name(table.locale(), kind)) } (count) };
    match legal {
        Some(legal) if legal.is_lit(Place::Purse(kind)) => {
            let label = format!("{}: {count}", colour_name(table.locale(), kind));
            let spot = Spot { table, legal, place: Place::Purse(kind), class: "gem", label, travels_as: None };
            html! { li { (spot.draw(&content)) } }
        }
        _ => html! { li.is-none[count == 0] { (content) } },
    }
}
