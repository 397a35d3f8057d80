//! What a puzzle says at its table: the task, what came of a turn, and the ways on.

use maud::{Markup, html};
use runestones_i18n::{Locale, plain, text};
use runestones_rules::Move;
use runestones_training::{Theme, Verdict};

use crate::piece::icon::icon;
use crate::piece::spot::label;
use crate::review::percent_text;
use crate::view::TableView;

/// A puzzle at one of its moments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTask {
    /// The word for it in addresses.
    pub key: String,
    /// Its number, from 1.
    pub number: usize,
    /// What it is about; told when it is over.
    pub themes: Vec<Theme>,
    /// The decisions so far, as places in the lists of legal moves.
    pub line: Vec<usize>,
    /// What is said about the turn, once it is over.
    pub verdict: Option<Verdict>,
    /// The best turn, once somebody has found it or asked for it.
    pub solution: Option<Vec<Move>>,
    /// The rating of the puzzle.
    pub rating: i32,
    /// The rating of the person.
    pub solver: i32,
    /// How many were solved in a row.
    pub streak: u32,
    /// How many tried it, and how many of them solved it.
    pub tried: (u64, u64),
    /// The puzzle to go on with.
    pub next: Option<String>,
}

impl PuzzleTask {
    /// The address after the first so many decisions.
    pub fn address(&self, done: usize) -> String {
        let line: Vec<String> = self.line.iter().take(done).map(ToString::to_string).collect();
        if line.is_empty() {
            format!("/puzzle/{}/-", self.key)
        } else {
            format!("/puzzle/{}/{}", self.key, line.join("."))
        }
    }

    pub(crate) fn title(&self, locale: Locale) -> String {
        text(locale, "train-puzzle-number", &[("number", u32::try_from(self.number).unwrap_or_default().into())])
    }
}

/// The task, or what came of it.
pub(super) fn sentence(table: &TableView, puzzle: &PuzzleTask) -> Markup {
    let loss = |verdict: Verdict| percent_text(table.locale(), verdict.loss);
    html! {
        @match puzzle.verdict {
            None => {
                b { (puzzle.title(table.locale())) } " "
                @if puzzle.line.is_empty() { (table.text("train-puzzle-task")) } @else { (table.text("train-puzzle-go-on")) }
                " " small { (facts(table, puzzle)) }
            },
            Some(verdict) if verdict.solved => {
                (icon("i-done")) b { (table.text("train-puzzle-solved")) } " " (themes(table, puzzle)) " " small { (facts(table, puzzle)) }
            },
            Some(verdict) => {
                (icon("i-close"))
                b { (table.voice.text(if verdict.known.is_some() { "train-puzzle-wrong" } else { "train-puzzle-wrong-at-least" }, &[("loss", loss(verdict).into())])) }
                " " (themes(table, puzzle)) " " small { (facts(table, puzzle)) }
            },
        }
        @if let Some(solution) = &puzzle.solution { p.puzzle-solution { (table.text("train-puzzle-solution")) " " (in_words(table, solution)) } }
    }
}

/// A hint in a word or two: what the puzzle is about.
fn themes(table: &TableView, puzzle: &PuzzleTask) -> String {
    let themes: Vec<String> = puzzle.themes.iter().map(|theme| table.text(&format!("train-theme-{theme}"))).collect();
    if themes.is_empty() {
        String::new()
    } else {
        table.voice.text("train-puzzle-themes", &[("themes", themes.join(", ").into())])
    }
}

fn facts(table: &TableView, puzzle: &PuzzleTask) -> String {
    let number = |number: i32| number.to_string();
    let facts = table.voice.text(
        "train-puzzle-facts",
        &[
            ("puzzle", number(puzzle.rating).into()),
            ("own", number(puzzle.solver).into()),
            ("streak", puzzle.streak.into()),
        ],
    );
    let count = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    let (tried, solved) = puzzle.tried;
    if tried == 0 {
        return facts;
    }
    let tried =
        table.voice.text("train-puzzle-tried", &[("solved", count(solved).into()), ("count", count(tried).into())]);
    format!("{facts} · {tried}")
}

fn in_words(table: &TableView, line: &[Move]) -> String {
    let words: Vec<String> = line.iter().filter(|mv| **mv != Move::Done).map(|mv| plain(&label(table, *mv))).collect();
    words.join(" · ")
}

/// The ways on.
pub(super) fn farewell(table: &TableView, puzzle: &PuzzleTask) -> Markup {
    let solved = puzzle.verdict.is_some_and(|verdict| verdict.solved);
    let next = |class: &str| {
        html! {
            @if let Some(next) = &puzzle.next {
                li { a class=(class) href={ "/puzzle/" (next) } { (icon("i-forward")) span { (table.text("train-puzzle-next")) } } }
            }
        }
    };
    html! {
        div.moves {
            ul.moves__list.ways-on {
                @if solved { (next("btn btn--main")) } @else {
                    li { a.btn.btn--main href=(puzzle.address(0)) { (icon("i-restart")) span { (table.text("train-puzzle-again")) } } }
                    @if puzzle.solution.is_none() {
                        li { a.btn href={ (puzzle.address(puzzle.line.len())) "?answer=1" } { (icon("i-hint")) span { (table.text("train-puzzle-answer")) } } }
                    }
                    (next("btn"))
                }
            }
        }
    }
}
