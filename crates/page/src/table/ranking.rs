//! What a puzzle says after an answer, in numbers: the best turns with what the others give away, and what the try has moved.

use maud::{Markup, html};
use runestones_training::{Ranked, Step};

use crate::piece::icon::icon;
use crate::piece::spans::{drawn, seen_and_heard};
use crate::review::difference_text;
use crate::site::difference;
use crate::table::puzzle::PuzzleTask;
use crate::view::TableView;

/// By how many points a try has moved ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovedRatings {
    /// The solver's.
    pub solver: i64,
    /// The puzzle's.
    pub puzzle: i64,
}

/// The best turns, the one played among them. What somebody has not found stays hidden until they ask.
pub(super) fn ranking(table: &TableView, puzzle: &PuzzleTask) -> Markup {
    let (caption, column, yours) = match puzzle.own {
        Some(_) => ("practice-ranking", "review-move", "review-played"),
        None => ("train-puzzle-ranking", "train-puzzle-turn", "train-puzzle-yours"),
    };
    let is_told = puzzle.solution.is_some();
    html! {
        @if !puzzle.ranking.is_empty() {
            table.ranking {
                caption.vh { (table.text(caption)) }
                thead { tr {
                    th scope="col" { span.vh { (table.text("train-puzzle-place")) } }
                    th scope="col" { (table.text(column)) }
                    th scope="col" { (table.text("review-win-chance")) }
                } }
                tbody { @for turn in &puzzle.ranking { (row(table, turn, is_told, yours)) } }
            }
        }
    }
}

fn row(table: &TableView, turn: &Ranked, is_told: bool, yours: &str) -> Markup {
    let loss = difference_text(table.locale(), -turn.loss);
    html! {
        tr.is-played[turn.played] {
            td { @if let Some(place) = turn.place { (place) } @else { "–" } }
            th scope="row" {
                @if turn.played || is_told { (in_pictures(table, &turn.steps)) } @else { span.ranking__hidden { (table.text("train-puzzle-hidden")) } }
                @if turn.played { " " small { (table.text(yours)) } }
            }
            td {
                @if turn.place.is_none() { (table.voice.text("train-puzzle-or-worse", &[("loss", loss.into())])) }
                @else if turn.loss == 0 { (seen_and_heard(&icon("i-done"), &table.text("train-puzzle-best"))) }
                @else { (loss) }
            }
        }
    }
}

/// Decisions in a row, short: cards by their numbers, gems as gems.
fn in_pictures(table: &TableView, steps: &[Step]) -> Markup {
    html! {
        @for (at, (game, mv)) in steps.iter().enumerate() {
            @if at > 0 { " " }
            span.ranking__step {
                (drawn(&table.voice.move_label(*mv, &game.view(game.active())), table.voice.card_set()))
                // A line does not begin with what stands between two steps.
                @if at + 1 < steps.len() { " ·" }
            }
        }
    }
}

/// By how much a rating has moved, beside it.
fn moved(table: &TableView, points: i64) -> Markup {
    let number = difference(points);
    let words = table.voice.text("train-puzzle-moved", &[("points", number.as_str().into())]);
    html! { span.moved.is-up[points > 0].is-down[points < 0] { (seen_and_heard(&html! { (number) }, &words)) } }
}

/// A rating, with how it has moved or else with how far its interval reaches.
pub(super) fn rating(table: &TableView, (rating, reach): (i32, i32), by: Option<i64>) -> Markup {
    html! { b { (rating) } " " @if let Some(points) = by { (moved(table, points)) } @else { small { "± " (reach) } } }
}
