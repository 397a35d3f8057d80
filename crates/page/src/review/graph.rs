//! The chances from turn to turn, as lines.

use std::fmt::Write as _;

use maud::{Markup, html};
use runestones_review::{GREAT_LUCK, Mark, Turn, WHOLE};
use runestones_rules::{Game, Seat};

use crate::piece::icon::druid;
use crate::review::ReviewView;

const WIDTH: usize = 900;
const HEIGHT: usize = 240;

/// One line for each seat, with marks for mistakes and for turns of great or bad luck. `at` is the entry that is looked at.
/// Before everything is read there are no marks.
pub(super) fn graph(view: &ReviewView, at: Option<usize>, marked: bool) -> Markup {
    let turns = view.review.turns();
    let across = |place: usize| place * WIDTH / turns.len().max(1);
    let here = at.and_then(|at| turns.iter().rposition(|turn| turn.first_entry <= at));
    html! {
        figure.review-graph {
            svg viewBox={ "-34 -10 " (WIDTH + 50) " " (HEIGHT + 34) } role="img" aria-label=(view.text("review-graph-about")) {
                @for share in [0, 25, 50, 75, 100] {
                    @let y = HEIGHT - share * HEIGHT / 100;
                    line.review-graph__ruler x1="0" x2=(WIDTH) y1=(y) y2=(y) {}
                    text.review-graph__n x="-5" y=(y + 4) { (share) }
                }
                @if let Some(here) = here {
                    rect.review-graph__here x=(across(here)) y="0" width=(across(here + 1) - across(here)) height=(HEIGHT) {}
                }
                @for (place, round) in rounds(&turns, view.review.seats) {
                    text.review-graph__n.review-graph__n--round x=(across(place)) y=(HEIGHT + 18) { (round) }
                }
                @for seat in view.review.all_seats() {
                    polyline class={ "review-line review-line--" (druid(seat)) } points=(line(view, &turns, seat, across)) {}
                }
                @if marked { @for (place, turn) in turns.iter().enumerate() { (marks(turn, across(place))) } }
            }
            figcaption { (legend(view)) }
        }
    }
}

/// Where the rounds begin that are written down: every round, or every second where there are many.
fn rounds(turns: &[Turn], seats: usize) -> Vec<(usize, u16)> {
    let starts =
        turns.iter().enumerate().step_by(seats.max(1)).map(|(place, turn)| (place, Game::round_of(turn.turn, seats)));
    let all: Vec<(usize, u16)> = starts.collect();
    let every = all.len().div_ceil(16).max(1);
    all.into_iter().step_by(every).collect()
}

fn height(chance: i32) -> usize {
    let chance = usize::try_from(chance.clamp(0, WHOLE)).unwrap_or_default();
    HEIGHT - chance * HEIGHT / usize::try_from(WHOLE).unwrap_or(1)
}

fn line(view: &ReviewView, turns: &[Turn], seat: Seat, across: impl Fn(usize) -> usize) -> String {
    let borders = turns.iter().map(|turn| turn.before).chain([view.review.ledger.end]);
    let mut points = String::new();
    for (place, chances) in borders.enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(points, "{},{} ", across(place), height(chances[seat.index()]));
    }
    points.trim_end().to_owned()
}

/// A triangle for a mistake, a diamond for luck; an outlined one for bad luck.
fn marks(turn: &Turn, x: usize) -> Markup {
    let y = height(turn.before[turn.seat.index()]);
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
                svg viewBox="0 0 30 10" aria-hidden="true" { polyline class={ "review-line review-line--" (druid(seat)) } points="0,5 30,5" {} }
                (view.voice.seat_name(seat))
            }
        }
        span.review-legend { svg viewBox="0 0 14 12" aria-hidden="true" { polygon.review-graph__bad points="1,1 13,1 7,11" {} } (view.text("review-mistake")) }
        span.review-legend { svg viewBox="0 0 14 14" aria-hidden="true" { polygon.review-graph__luck points="7,1 13,7 7,13 1,7" {} } (view.text("review-great-luck")) }
        span.review-legend { svg viewBox="0 0 14 14" aria-hidden="true" { polygon.review-graph__luck.is-bad points="7,1 13,7 7,13 1,7" {} } (view.text("review-bad-luck")) }
    }
}
