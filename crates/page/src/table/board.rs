//! What own and rival boards have in common: name, rows, rune stones, purse.

use maud::{Markup, html};
use runestones_i18n::{artifact_name, colour_name, rune_name, rune_text, space_name};
use runestones_rules::{Artifact, Decider, Gem, Row, RowName, Rune, Runes, Seat, Space};

use crate::piece::icon::{artifact, gem, icon, labelled, marker, points, rune_symbol};
use crate::piece::spot::Spot;
use crate::table::clock::clock;
use crate::table::why::unlit;
use crate::view::TableView;
use crate::view::legal::Place;
use runestones_table::{Presence, SeatKind};

/// Marker, name, state and score.
pub(crate) fn who(table: &TableView, seat: Seat, heading: fn(&str) -> Markup) -> Markup {
    let (game, score) = (table.public(), table.points(seat));
    let clock = table.affairs().and_then(|affairs| affairs.clock(seat));
    let inputs = (seat, score, game.first() == seat, table.presence(seat), clock, table.is_played_for(seat));
    table.part("who", inputs, || whose(table, seat, score, heading))
}

fn whose(table: &TableView, seat: Seat, score: u16, heading: fn(&str) -> Markup) -> Markup {
    html! {
        div.who {
            (marker(seat, &table.mark(seat)))
            (heading(&table.name(seat)))
            span.who__note {
                @if let Some(key) = note(table, seat) { (table.text(key)) }
                (presence(table, seat))
                @if table.public().first() == seat {
                    span.first title=(table.text("ui-first")) { (icon("i-first")) span.vh { (table.text("ui-first")) } }
                }
            }
            (clock(table, seat))
            span.vp.who__score data-at={ "score-" (seat) } {
                (icon("i-laurel")) b aria-hidden="true" { span.n { (score) } } span.vh { ", " (table.count("points-count", score)) }
            }
        }
    }
}

/// A full dot for somebody who is here, a ring and a word for somebody who is not.
fn presence(table: &TableView, seat: Seat) -> Markup {
    let Some((class, key)) = presence_words(table, seat) else { return html! {} };
    html! { span class={ "presence presence--" (class) } title=(table.text(key)) { span { (table.text(key)) } } }
}

/// Whether a rival is here: a word for style sheets, and the key of one for people.
pub(crate) fn presence_words(table: &TableView, seat: Seat) -> Option<(&'static str, &'static str)> {
    match table.presence(seat) {
        Presence::Unknown => None,
        Presence::Here => Some(("here", "ui-here")),
        Presence::Away => Some(("away", "ui-away")),
        Presence::Gone => Some(("gone", "ui-gone")),
    }
}

/// What there is to say about whoever sits there.
pub(crate) fn note(table: &TableView, seat: Seat) -> Option<&'static str> {
    match table.kind(seat) {
        _ if table.is_played_for(seat) => Some("clock-stand-in"),
        _ if table.view.viewer() == Some(seat) => Some("ui-you"),
        SeatKind::Bot => Some("ui-bot"),
        SeatKind::Open => Some("ui-free"),
        SeatKind::Here | SeatKind::Elsewhere => None,
    }
}

/// Whether it is this player's turn.
pub(crate) fn is_turn(table: &TableView, seat: Seat) -> bool {
    table.view.decider() != Decider::Nobody && table.public().active() == seat && !table.is_stopped()
}

/// The two rows of a rival.
pub(crate) fn rows(table: &TableView, seat: Seat) -> Markup {
    let player = table.public().player(seat);
    let row = |name| player.row(name);
    table.part("rows", (seat, RowName::BOTH.map(row)), || {
        html! {
            div.rows {
                @for name in RowName::BOTH {
                    div.row role="img" aria-label=(row_label_of(table, seat, name)) { (labelled(&spaces(seat, name, row(name)))) }
                }
            }
        }
    })
}

/// The spaces of a row and what it would score now.
pub(crate) fn spaces(seat: Seat, name: RowName, row: Row) -> Markup {
    html! {
        @for space in Space::ALL { (space_of((seat, name), row, space)) }
        (row_points(row))
    }
}

/// A free space shows the outline of its gem; an artifact shows itself on whatever space it lies.
pub(crate) fn space_of((seat, name): (Seat, RowName), row: Row, space: Space) -> Markup {
    let free = if row.is_free(space) { " is-free" } else { "" };
    html! { span class={ "space space--" (space) (free) } data-at={ "row-" (seat) "-" (name) "-" (space) } { (on_space(row, space)) } }
}

pub(crate) fn on_space(row: Row, space: Space) -> Markup {
    match row.at(space) {
        Some(there) => artifact(there),
        None => icon(&format!("s-{space}")),
    }
}

pub(crate) fn row_points(row: Row) -> Markup {
    html! { span.row__worth { @if row.points() > 0 { (points(row.points().into())) } } }
}

/// The same for whoever hears it by itself: with its owner.
pub(crate) fn row_label_of(table: &TableView, seat: Seat, name: RowName) -> String {
    let own = table.view.viewer() == Some(seat);
    let board = if own { table.text("ui-your-board") } else { table.name(seat) };
    table.lies_in(&row_label(table, seat, name), &board)
}

/// "Top row: ring, crown, worth 3 points".
pub(crate) fn row_label(table: &TableView, seat: Seat, name: RowName) -> String {
    let row = table.public().player(seat).row(name);
    let there: Vec<String> = row.iter().map(|(space, artifact)| lies(table, space, artifact)).collect();
    let contents = if there.is_empty() { table.text("ui-empty") } else { there.join(", ") };
    let worth = table.count("ui-row-worth", row.points());
    table.labelled(&table.voice.row_name(name), format_args!("{contents}, {worth}"))
}

/// An artifact lies on the space of its colour; of a wild one the space has to be said.
fn lies(table: &TableView, space: Space, artifact: Artifact) -> String {
    match artifact {
        Artifact::Wild => {
            format!("{} ({})", artifact_name(table.locale(), artifact), space_name(table.locale(), space))
        }
        Artifact::Coloured(_) => artifact_label(table, artifact),
    }
}

/// "torc (green)": who does not see it has to be told its colour.
pub(crate) fn artifact_label(table: &TableView, artifact: Artifact) -> String {
    let name = artifact_name(table.locale(), artifact);
    match artifact {
        Artifact::Wild => name,
        Artifact::Coloured(colour) => format!("{name} ({})", colour_name(table.locale(), colour)),
    }
}

/// Four places for rune stones. Those on the viewer's own board can be used.
pub(crate) fn stones(table: &TableView, seat: Seat, own: bool) -> Markup {
    let player = table.public().player(seat);
    let owned: Runes = player.stones();
    let lit = own.then(|| table.lit(|place| matches!(place, Place::OwnStone(_))));
    table.part("stones", (seat, owned, player.infused(), lit), || {
        html! {
            ul.stones aria-label=(table.text("ui-rune-stones")) {
                @for (place, rune) in owned.iter().enumerate() {
                    li data-at={ "stone-" (seat) "-" (place) } { (stone(table, rune, own)) @if rune == Rune::WildGem { (infused(table, seat)) } }
                }
                @for place in owned.len()..Rune::MOST { li.is-empty data-at={ "stone-" (seat) "-" (place) } {} }
            }
        }
    })
}

fn stone(table: &TableView, rune: Rune, own: bool) -> Markup {
    let (label, place) = (stone_label(table, rune), Place::OwnStone(rune));
    let content = icon(rune_symbol(rune));
    if own && table.legal().is_lit(place) {
        Spot { table, place, class: "stone", label }.draw(&content)
    } else if own {
        unlit(table, place, "stone tip", &label, &content)
    } else {
        html! { span.stone.tip role="img" aria-label=(label) { (labelled(&content)) } }
    }
}

/// "Plus: both effects of a choice."
pub(crate) fn stone_label(table: &TableView, rune: Rune) -> String {
    table.labelled(&rune_name(table.locale(), rune), rune_text(table.locale(), rune))
}

/// The gem on a Wild Gem stone sits at its foot.
fn infused(table: &TableView, seat: Seat) -> Markup {
    html! {
        @if let Some(colour) = table.public().player(seat).infused() {
            span.on-stone data-at={ "infused-" (seat) } { (icon(&format!("g-{colour}"))) }
            span.vh { (colour_name(table.locale(), colour)) }
        }
    }
}

/// Gems and ore, in the same order everywhere.
pub(crate) fn purse(table: &TableView, seat: Seat, own: bool) -> Markup {
    let purse = table.public().player(seat).purse();
    let lit = own.then(|| table.lit(|place| matches!(place, Place::Purse(_) | Place::PurseOre)));
    table.part("purse", (seat, purse, lit), || gems_and_ore(table, seat, own))
}

fn gems_and_ore(table: &TableView, seat: Seat, own: bool) -> Markup {
    let purse = table.public().player(seat).purse();
    html! {
        ul.purse aria-label=(table.text("score-left-over")) {
            @for kind in Gem::ALL {
                (purse_kind(table, (seat, own), Place::Purse(kind), &colour_name(table.locale(), kind), &gem(kind), purse.gems.of(kind)))
            }
            (purse_kind(table, (seat, own), Place::PurseOre, &table.count("ore-count", 1u8), &icon("g-ore"), purse.ore))
        }
    }
}

fn purse_kind(
    table: &TableView,
    (seat, own): (Seat, bool),
    place: Place,
    name: &str,
    picture: &Markup,
    count: u8,
) -> Markup {
    let content = if own {
        let label = table.lies_in(&table.labelled(name, count), &table.text("ui-your-board"));
        Spot { table, place, class: "gem", label }.draw(&html! { (picture) b.n { (count) } })
    } else {
        html! { (picture) b.n aria-hidden="true" { (count) } span.vh { (table.labelled(name, count)) } }
    };
    // The viewer's own kinds are pieces with names of their own.
    let at = (!own).then(|| format!("purse-{seat}-{}", kind_of(place)));
    html! { li.is-none[count == 0] data-at=[at] { (content) } }
}

fn kind_of(place: Place) -> String {
    match place {
        Place::Purse(gem) => gem.to_string(),
        _ => "ore".to_owned(),
    }
}
