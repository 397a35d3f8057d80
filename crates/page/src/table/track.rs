//! The score track: 66 stepping stones, night tokens, the throne.

use maud::{Markup, html};
use runestones_rules::{Seat, THRONE};

use crate::piece::icon::{classed, icon, labelled, marker};
use crate::view::TableView;

/// The score track. The picture is for the eye, the sentence for the ear.
pub fn track(table: &TableView) -> Markup {
    let game = table.public();
    let scores: Vec<u16> = game.seats().map(|seat| table.points(seat)).collect();
    table.part("track", (scores, game.night().wisp_spaces().collect::<Vec<u8>>()), || path(table))
}

fn path(table: &TableView) -> Markup {
    html! {
        section.track aria-labelledby="h-track" {
            h2.vh #h-track { (table.text("ui-score-track")) }
            p.vh { (sentence(table)) }
            ol.track__path aria-hidden="true" { @for space in 0..=THRONE { (labelled(&stone(table, space))) } }
        }
    }
}

fn stone(table: &TableView, space: u16) -> Markup {
    let wisp = table.public().night().wisp_spaces().any(|there| u16::from(there) == space);
    let past = table.points(table.near_seat()) >= space;
    let token = space.is_multiple_of(5) && (5..=50).contains(&space);
    // Most stones are bare: the page has 66 of them.
    html! {
        @if token || space == THRONE {
            li.five[token].wisp[wisp].is-past[wisp && past].seat65[space == THRONE] { (on_stone(table, space, wisp)) }
        } @else {
            li { (on_stone(table, space, false)) }
        }
    }
}

fn on_stone(table: &TableView, space: u16, wisp: bool) -> Markup {
    html! {
        @if wisp { (icon("i-wisp")) }
        @if space == THRONE { (classed("throne", "i throne")) }
        @for (position, seat) in standing_on(table, space).enumerate() {
            span class={ "fan fan--" (position) } data-at={ "marker-" (seat) } { (marker(seat, &table.mark(seat))) }
        }
        @if space.is_multiple_of(5) { span.track__n { (space) } }
    }
}

/// Beyond the throne the marker stays by it; the board tells the number.
fn standing_on<'a>(table: &'a TableView<'a>, space: u16) -> impl Iterator<Item = Seat> + use<'a> {
    table.public().seats().filter(move |seat| table.points(*seat).min(THRONE) == space)
}

fn sentence(table: &TableView) -> String {
    let game = table.public();
    let mut seats: Vec<Seat> = game.seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(table.points(*seat)));
    let scores: Vec<String> =
        seats.into_iter().map(|seat| format!("{} {}", table.name(seat), table.points(seat))).collect();
    let wisps: Vec<String> = game.night().wisp_spaces().map(|space| space.to_string()).collect();
    let mut sentence = scores.join(", ");
    if !wisps.is_empty() {
        let spaces = wisps.join(", ");
        sentence.push_str(". ");
        sentence.push_str(&table.voice.text("ui-track-wisps", &[("spaces", spaces.into())]));
    }
    sentence
}
