//! The scores over the rounds, as lines. Whoever cannot tell colours apart has dashes, shapes and names.

use std::fmt::Write as _;

use maud::{Markup, html};
use runestones_rules::{Seat, THRONE};

use crate::piece::icon::{druid, marker};
use crate::view::TableView;
use runestones_table::{Mark, Scores};

const WIDTH: usize = 260;
const HEIGHT: usize = 132;
/// Names need so much room between them.
const LINE: usize = 13;

/// One line for each seat, from nothing to the final points.
pub(crate) fn graph(table: &TableView, scores: &Scores) -> Markup {
    let plot = Plot::of(scores);
    let seats = || table.public().seats();
    html! {
        figure.graph.panel {
            figcaption.vh { (table.text("ui-graph")) }
            (legend(table))
            svg viewBox={ "-20 -8 " (WIDTH + 126) " " (HEIGHT + 24) } role="img" aria-label=(table.text("ui-graph")) {
                @for score in (0..=plot.highest).step_by(20) { (plot.ruler(score)) }
                @for round in plot.numbered_rounds() { text.graph__n.graph__n--x x=(plot.x(round)) y=(HEIGHT + 13) { (round) } }
                @for seat in seats() {
                    g class={ "line--" (druid(seat)) } {
                        polyline.graph__case points=(plot.line(scores, seat)) {}
                        polyline.graph__line points=(plot.line(scores, seat)) {}
                    }
                }
                @for (round, seat, mark) in &scores.marks { (plot.mark(scores, usize::from(*round), *seat, *mark)) }
                @for (seat, y) in plot.names(scores, seats()) {
                    g class={ "line--" (druid(seat)) } {
                        (cap(seat, WIDTH, plot.y(plot.last(scores, seat))))
                        // A long name is cut, the points are not.
                        text.graph__name x=(WIDTH + 8) y=(y + 4) { (plot.last(scores, seat)) " " (table.name(seat)) }
                    }
                }
            }
        }
    }
}

/// What the lines, shapes and signs mean.
fn legend(table: &TableView) -> Markup {
    html! {
        ul.graph__legend {
            @for seat in table.public().seats() {
                li {
                    (marker(seat, &table.mark(seat)))
                    svg class={ "line--" (druid(seat)) } viewBox="0 0 36 12" aria-hidden="true" {
                        path.graph__case d="M0 6H30" {} path.graph__line d="M0 6H30" {} (cap(seat, 30, 6))
                    }
                    span.vh { (table.name(seat)) }
                }
            }
            @for (mark, key) in [(Mark::Stone, "ui-graph-stone"), (Mark::Trade, "ui-graph-trade")] {
                li { svg.graph__sign viewBox="0 0 12 12" aria-hidden="true" { (sign(mark, 6, 6)) } (table.text(key)) }
            }
        }
    }
}

/// The end of a player's line, in a shape of its own.
fn cap(seat: Seat, x: usize, y: usize) -> Markup {
    let shape = ["M-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0Z", "M-4-3H4L0 4.4Z", "M-4 3H4L0-4.4Z", "M-3.4-3.4H3.4V3.4H-3.4Z"]
        [seat.index()];
    html! { path.graph__cap d=(shape) transform={ "translate(" (x) " " (y) ")" } {} }
}

fn sign(mark: Mark, x: usize, y: usize) -> Markup {
    let (class, shape) = match mark {
        Mark::Stone => ("mark--stone", "M-3.6 0 0-4.6 3.6 0 0 4.6Z"),
        Mark::Trade => ("mark--trade", "M-2.6-2.6H2.6V2.6H-2.6Z"),
    };
    html! { path class=(class) d=(shape) transform={ "translate(" (x) " " (y) ")" } {} }
}

/// Where things are in the picture.
struct Plot {
    /// The highest score there is room for.
    highest: usize,
    /// The rounds, and the final points after them.
    steps: usize,
}

impl Plot {
    fn of(scores: &Scores) -> Plot {
        let highest = scores.rounds.iter().flatten().copied().max().unwrap_or(0).max(THRONE) as usize;
        Plot { highest, steps: scores.rounds.len().max(1) }
    }

    fn x(&self, step: usize) -> usize {
        step * WIDTH / self.steps
    }

    fn y(&self, score: usize) -> usize {
        HEIGHT - score * HEIGHT / self.highest
    }

    fn ruler(&self, score: usize) -> Markup {
        let y = self.y(score);
        html! {
            line.graph__ruler x1="0" x2=(WIDTH) y1=(y) y2=(y) {}
            text.graph__n.graph__n--y x="-4" y=(y + 3) { (score) }
        }
    }

    /// The first round and every fifth. The last step is no round, but the final points.
    fn numbered_rounds(&self) -> impl Iterator<Item = usize> {
        (1..self.steps).filter(|round| *round == 1 || round % 5 == 0)
    }

    fn score(scores: &Scores, step: usize, seat: Seat) -> usize {
        let round = step.checked_sub(1).and_then(|index| scores.rounds.get(index));
        round.and_then(|all| all.get(seat.index())).copied().unwrap_or_default().into()
    }

    fn last(&self, scores: &Scores, seat: Seat) -> usize {
        Self::score(scores, self.steps, seat)
    }

    fn line(&self, scores: &Scores, seat: Seat) -> String {
        (0..=self.steps).fold(String::new(), |mut points, step| {
            let gap = if step == 0 { "" } else { " " };
            // Writing to a string cannot fail.
            let _ = write!(points, "{gap}{},{}", self.x(step), self.y(Self::score(scores, step, seat)));
            points
        })
    }

    fn mark(&self, scores: &Scores, round: usize, seat: Seat, mark: Mark) -> Markup {
        sign(mark, self.x(round), self.y(Self::score(scores, round, seat)))
    }

    /// Where the names stand beside the ends of the lines: from the top down, none over another.
    fn names(&self, scores: &Scores, seats: impl Iterator<Item = Seat>) -> Vec<(Seat, usize)> {
        let mut names: Vec<(Seat, usize)> = seats.map(|seat| (seat, self.y(self.last(scores, seat)))).collect();
        names.sort_by_key(|(_, y)| *y);
        for below in 1..names.len() {
            names[below].1 = names[below].1.max(names[below - 1].1 + LINE);
        }
        // Whoever was pushed out at the bottom pushes back.
        let mut floor = HEIGHT;
        for (_, y) in names.iter_mut().rev() {
            *y = (*y).min(floor);
            floor = y.saturating_sub(LINE);
        }
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_do_not_lie_on_each_other() {
        let seats = || Seat::first(4);
        for last in [[55, 55, 55, 55], [0, 0, 0, 0], [66, 65, 64, 3], [100, 99, 1, 0]] {
            let scores = Scores { rounds: vec![vec![0; 4], last.to_vec()], marks: Vec::new() };
            let names = Plot::of(&scores).names(&scores, seats());
            assert!(names.windows(2).all(|pair| pair[1].1 >= pair[0].1 + LINE), "{last:?}: {names:?}");
            assert!(names.iter().all(|(_, y)| *y <= HEIGHT), "{last:?}: {names:?}");
        }
    }

    #[test]
    fn a_line_ends_at_the_final_points() {
        let scores = Scores { rounds: vec![vec![5], vec![60], vec![66]], marks: Vec::new() };
        let plot = Plot::of(&scores);
        assert_eq!(plot.line(&scores, Seat::FIRST), "0,132 86,122 173,12 260,0");
        assert_eq!(plot.numbered_rounds().collect::<Vec<_>>(), [1]);
    }
}
