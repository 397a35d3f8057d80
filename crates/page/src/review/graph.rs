//! The chances from turn to turn, as lines.

use std::fmt::Write as _;

use maud::{Markup, html};
use runestones_review::{GREAT_LUCK, Mark, Turn, WHOLE};
use runestones_rules::{Game, Seat};

use crate::piece::icon::druid;
use crate::review::ReviewView;

/// How large the picture is. Letters and marks keep their size, so a narrow one is drawn by itself.
#[derive(Clone, Copy)]
struct Size {
    class: &'static str,
    width: usize,
    height: usize,
    /// So many rounds can be written down.
    rounds: usize,
}

const WIDE: Size = Size { class: "is-wide", width: 900, height: 170, rounds: 16 };
const NARROW: Size = Size { class: "is-narrow", width: 330, height: 170, rounds: 8 };

/// One line for each seat, with marks for mistakes and for turns of great or bad luck. `at` is the entry that is looked at.
/// Before everything is read there are no marks.
pub(super) fn graph(view: &ReviewView, at: Option<usize>, marked: bool) -> Markup {
    let turns = view.review.turns();
    html! {
        figure.review-graph {
            figcaption { (legend(view)) }
            @for size in [WIDE, NARROW] { (picture(view, &turns, at, marked, size)) }
        }
    }
}

fn picture(view: &ReviewView, turns: &[Turn], at: Option<usize>, marked: bool, size: Size) -> Markup {
    let across = |place: usize| place * size.width / turns.len().max(1);
    let here = at.and_then(|at| turns.iter().rposition(|turn| turn.first_entry <= at));
    html! {
        svg class=(size.class) viewBox={ "-40 -10 " (size.width + 52) " " (size.height + 32) } role="img" aria-label=(view.text("review-graph-about")) {
            @for share in [0, 25, 50, 75, 100] {
                @let y = size.height - share * size.height / 100;
                line.review-graph__ruler x1="0" x2=(size.width) y1=(y) y2=(y) {}
                text.review-graph__n x="-6" y=(y + 4) { (share) @if share == 100 { "%" } }
            }
            @if let Some(here) = here {
                rect.review-graph__here x=(across(here)) y="0" width=(across(here + 1) - across(here)) height=(size.height) {}
                line.review-graph__now x1=(across(here)) x2=(across(here)) y1="-6" y2=(size.height) {}
            }
            @for (place, round) in rounds(turns, view.review.seats, size) {
                text.review-graph__n.review-graph__n--round x=(across(place)) y=(size.height + 18) { (round) }
            }
            @for seat in view.review.all_seats() {
                polyline class={ "review-line review-line--" (druid(seat)) } points=(line(view, turns, seat, size)) {}
                @if let Some(turn) = here.and_then(|here| turns.get(here)) {
                    (shape(seat, across(here.unwrap_or_default()), height(turn.before[seat.index()], size)))
                }
            }
            @if marked { @for (place, turn) in turns.iter().enumerate() { (marks(turn, across(place), height(turn.before[turn.seat.index()], size))) } }
        }
    }
}

/// The shape of a seat, so that nobody has to tell colours apart: a circle, a square, a triangle, a bar.
fn shape(seat: Seat, x: usize, y: usize) -> Markup {
    let class = format!("review-shape review-line--{}", druid(seat));
    html! {
        @match seat.index() {
            0 => circle class=(class) cx=(x) cy=(y) r="5" {},
            1 => rect class=(class) x=(signed(x, -5)) y=(signed(y, -5)) width="10" height="10" {},
            2 => polygon class=(class) points={ (signed(x, -6)) "," (y + 5) " " (x + 6) "," (y + 5) " " (x) "," (signed(y, -6)) } {},
            _ => rect class=(class) x=(signed(x, -7)) y=(signed(y, -3)) width="14" height="6" {},
        }
    }
}

/// A little further left or up, also beyond the edge.
fn signed(place: usize, by: i64) -> i64 {
    i64::try_from(place).unwrap_or_default() + by
}

/// Where the rounds begin that are written down: every round, or every second where there are many.
fn rounds(turns: &[Turn], seats: usize, size: Size) -> Vec<(usize, u16)> {
    let starts =
        turns.iter().enumerate().step_by(seats.max(1)).map(|(place, turn)| (place, Game::round_of(turn.turn, seats)));
    let all: Vec<(usize, u16)> = starts.collect();
    let every = all.len().div_ceil(size.rounds).max(1);
    all.into_iter().step_by(every).collect()
}

fn height(chance: i32, size: Size) -> usize {
    let chance = usize::try_from(chance.clamp(0, WHOLE)).unwrap_or_default();
    size.height - chance * size.height / usize::try_from(WHOLE).unwrap_or(1)
}

fn line(view: &ReviewView, turns: &[Turn], seat: Seat, size: Size) -> String {
    let borders = turns.iter().map(|turn| turn.before).chain([view.review.ledger.end]);
    let mut points = String::new();
    for (place, chances) in borders.enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(points, "{},{} ", place * size.width / turns.len().max(1), height(chances[seat.index()], size));
    }
    points.trim_end().to_owned()
}

/// A triangle for a mistake, a diamond for luck; an outlined one for bad luck.
fn marks(turn: &Turn, x: usize, y: usize) -> Markup {
    let triangle = |size: usize| {
        format!(
            "{},{} {},{} {x},{}",
            x.saturating_sub(size),
            y.saturating_sub(6 + size),
            x + size,
            y.saturating_sub(6 + size),
            y.saturating_sub(5)
        )
    };
    let diamond = format!("{x},{} {},{y} {x},{} {},{y}", y.saturating_sub(6), x + 6, y + 6, x.saturating_sub(6));
    html! {
        @match turn.worst {
            Mark::Plain | Mark::Only => {},
            Mark::Slip => polygon.review-graph__bad points=(triangle(4)) {},
            Mark::Mistake => polygon.review-graph__bad points=(triangle(7)) {},
            Mark::Blunder => polygon.review-graph__bad.is-blunder points=(triangle(9)) {},
        }
        @if turn.luck >= GREAT_LUCK { polygon.review-graph__luck points=(diamond) {} }
        @else if turn.luck <= -GREAT_LUCK { polygon.review-graph__luck.is-bad points=(diamond) {} }
    }
}

fn legend(view: &ReviewView) -> Markup {
    html! {
        @for seat in view.review.all_seats() {
            span.review-legend {
                svg viewBox="0 0 32 12" aria-hidden="true" { polyline class={ "review-line review-line--" (druid(seat)) } points="0,6 32,6" {} (shape(seat, 16, 6)) }
                (view.voice.seat_name(seat))
            }
        }
        span.review-legend { svg viewBox="0 0 14 12" aria-hidden="true" { polygon.review-graph__bad points="1,1 13,1 7,11" {} } (view.text("review-mistake")) }
        span.review-legend { svg viewBox="0 0 14 14" aria-hidden="true" { polygon.review-graph__luck points="7,1 13,7 7,13 1,7" {} } (view.text("review-great-luck")) }
        span.review-legend { svg viewBox="0 0 14 14" aria-hidden="true" { polygon.review-graph__luck.is-bad points="7,1 13,7 7,13 1,7" {} } (view.text("review-bad-luck")) }
    }
}
