//! What a lesson says at its table: the next step in words instead of the question, and the ways on and back.

use maud::{Markup, html};
use runestones_i18n::{Locale, plain, text};
use runestones_rules::Move;

use crate::piece::icon::icon;
use crate::piece::spot::label;
use crate::table::prompt::rule_of;
use crate::table::puzzle::{self, PuzzleTask};
use crate::view::TableView;

/// Whoever teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coach<'a> {
    /// The word for the lesson in addresses and texts.
    pub lesson: &'a str,
    /// How many steps have been done.
    pub done: usize,
    /// How many there are.
    pub steps: usize,
    /// What is to be done now; `None` when the lesson is over.
    pub wanted: Option<Move>,
    /// The lesson to go on with.
    pub next: Option<&'a str>,
    /// Whether a real game is the best way to go on.
    pub ready_to_play: bool,
    /// The puzzle, if it is one: then nothing is wanted in particular.
    pub puzzle: Option<&'a PuzzleTask>,
}

impl Coach<'_> {
    /// The address of the lesson after so many steps.
    pub(crate) fn address(&self, done: usize) -> String {
        match self.puzzle {
            Some(puzzle) => puzzle.address(done),
            None => format!("/learn/{}/{done}", self.lesson),
        }
    }

    /// Whether nothing is left to be done.
    pub(crate) fn is_over(&self) -> bool {
        self.puzzle.map_or(self.wanted.is_none(), |puzzle| puzzle.verdict.is_some())
    }

    /// What the lesson is called.
    pub(crate) fn title(&self, locale: Locale) -> String {
        if let Some(puzzle) = self.puzzle {
            return puzzle.title(locale);
        }
        text(locale, &format!("lesson-{}", self.lesson), &[])
    }
}

/// What to do and why, or what has been learned.
fn words(table: &TableView, coach: Coach) -> String {
    match coach.wanted {
        Some(mv) => {
            let key = format!("lesson-{}-{}", coach.lesson, coach.done + 1);
            table.voice.text(&key, &[("move", plain(&label(table, mv)).into())])
        }
        None => table.text(&format!("lesson-{}-end", coach.lesson)),
    }
}

/// What stands where a game has its question.
pub(crate) fn sentence(table: &TableView, coach: Coach) -> Markup {
    if let Some(puzzle) = coach.puzzle {
        return puzzle::sentence(table, puzzle);
    }
    let (number, count) = (coach.done as u32 + 1, coach.steps as u32);
    html! {
        @if coach.wanted.is_some() {
            b.coach__step {
                span.vh { (table.voice.text("ui-lesson-step", &[("number", number.into()), ("count", count.into())])) ". " }
                span aria-hidden="true" { (number) "/" (count) }
            }
            " "
        } @else {
            (icon("i-done"))
        }
        (words(table, coach))
    }
}

/// What somebody is told who wants to do something else that is legal.
pub fn not_now(table: &TableView) -> String {
    match table.coach.filter(|coach| !coach.is_over() && coach.puzzle.is_none()) {
        Some(coach) => table.voice.text("ui-lesson-not-now", &[("step", words(table, coach).into())]),
        None => table.text("ui-lesson-over"),
    }
}

/// The address one step back, if one can go there.
fn step_back(table: &TableView, coach: Coach) -> Option<String> {
    let before = coach.done.checked_sub(1).filter(|before| *before >= held(coach))?;
    Some(table.like_here(&coach.address(before)))
}

/// So many steps stay, because luck has answered them.
fn held(coach: Coach) -> usize {
    coach.puzzle.map_or(0, |puzzle| puzzle.held)
}

/// Below the words of a puzzle: what can be done with the turn as a whole.
pub(crate) fn deeds(table: &TableView, coach: Coach) -> Markup {
    let Some(puzzle) = coach.puzzle else { return html! {} };
    puzzle::deeds(table, puzzle, step_back(table, coach).as_deref())
}

/// Beside the step: back, again, all lessons, and the rule.
pub(crate) fn controls(table: &TableView, coach: Coach) -> Markup {
    let link = |address: &str, symbol: &str, key: &str| {
        let words = table.text(key);
        html! { li { a.btn.btn--icon href=(address) data-present title=(words) { (icon(symbol)) span.vh { (words) } } } }
    };
    let (back, again) = match coach.puzzle {
        Some(_) => ("ui-undo", "ui-restart-turn"),
        None => ("ui-lesson-back", "ui-lesson-again"),
    };
    html! {
        ul.controls {
            @if let Some(before) = step_back(table, coach) {
                (link(&before, "i-undo", back))
                (link(&table.like_here(&coach.address(held(coach))), "i-restart", again))
            }
            @if let Some(puzzle) = coach.puzzle.filter(|_| !coach.is_over()) { (puzzle::hint_button(table, puzzle)) }
            @if let Some(question) = table.public().question().filter(|_| !coach.is_over()) {
                li { (rule_of(table, question)) }
            }
        }
    }
}

/// What to do after a lesson.
pub(crate) fn farewell(table: &TableView, coach: Coach) -> Markup {
    if let Some(puzzle) = coach.puzzle {
        return puzzle::farewell(table, puzzle);
    }
    let next = |class: &str| {
        let title = |lesson| text(table.locale(), &format!("lesson-{lesson}"), &[]);
        html! {
            @if let Some(lesson) = coach.next {
                li {
                    a class=(class) href={ "/learn/" (lesson) } {
                        (icon("i-forward")) span { (table.voice.text("ui-lesson-next", &[("lesson", title(lesson).into())])) }
                    }
                }
            }
        }
    };
    html! {
        div.moves {
            ul.ways-on {
                @if coach.ready_to_play { li { (first_game(table.locale())) } (next("btn")) } @else { (next("btn btn--main")) }
                li { a.btn href="/learn" { (icon("i-menu")) span { (table.text("ui-lesson-all")) } } }
            }
        }
    }
}

/// The way into a real game with tips. It is left to the browser, since it leads to another table.
pub(crate) fn first_game(locale: Locale) -> Markup {
    html! {
        form method="post" action="/learn/game" data-leaves {
            button.btn.btn--main { (icon("i-summon")) span { (text(locale, "ui-first-game", &[])) } }
        }
    }
}
