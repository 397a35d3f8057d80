//! The scores over the rounds, as lines.

use std::fmt::Write as _;

use maud::{Markup, html};
use runestones_rules::{Seat, THRONE};

use crate::piece::icon::druid;
use crate::view::TableView;

const WIDTH: usize = 300;
const HEIGHT: usize = 120;

/// One line for each seat; `scores` holds a list of all scores for every round.
pub(crate) fn graph(table: &TableView, scores: &[Vec<u16>]) -> Markup {
    let highest = scores.iter().flatten().copied().max().unwrap_or(0).max(THRONE) as usize;
    html! {
        figure.graph.panel {
            svg viewBox={ "-14 -6 " (WIDTH + 24) " " (HEIGHT + 20) } role="img" aria-label=(table.text("ui-points")) {
                @for score in (0..=highest).step_by(20) { (ruler(score, highest)) }
                @for seat in table.public().seats() {
                    polyline class={ "graph__line graph__line--" (druid(seat)) } points=(line(scores, seat, highest)) {}
                }
            }
            figcaption { (table.text("ui-points")) }
        }
    }
}

fn ruler(score: usize, highest: usize) -> Markup {
    let y = height_of(score, highest);
    html! {
        line.graph__ruler x1="0" x2=(WIDTH) y1=(y) y2=(y) {}
        text.graph__n x="-3" y=(y + 3) { (score) }
    }
}

fn height_of(score: usize, highest: usize) -> usize {
    HEIGHT - score * HEIGHT / highest
}

fn line(scores: &[Vec<u16>], seat: Seat, highest: usize) -> String {
    let last = scores.len().saturating_sub(1).max(1);
    let mut points = String::new();
    for (round, all) in scores.iter().enumerate() {
        let score = all.get(seat.index()).copied().unwrap_or_default() as usize;
        // Writing to a string cannot fail.
        let _ = write!(points, "{},{} ", round * WIDTH / last, height_of(score, highest));
    }
    points.trim_end().to_owned()
}
