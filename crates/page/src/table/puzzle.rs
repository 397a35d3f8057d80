//! What a puzzle says at its table: the task, what came of a turn, and the ways on.

use std::cmp::Ordering;

use maud::{Markup, html};
use runestones_ai::Reason;
use runestones_i18n::{Locale, plain, text};
use runestones_rules::Move;
use runestones_training::{Ranked, Step, Theme, Verdict};

use crate::piece::icon::icon;
use crate::piece::spans::named;
use crate::piece::spot::label;
use crate::review::percent_text;
use crate::table::hint::words;
use crate::table::ranking::{MovedRatings, ranking, rating};
use crate::view::TableView;
use crate::view::legal::Place;

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
    pub solution: Option<Vec<Step>>,
    /// The best turns and the one played, once the first try is over.
    pub ranking: Vec<Ranked>,
    /// The rating of the puzzle, and how far its 95 % interval reaches.
    pub rating: (i32, i32),
    /// The same of the person.
    pub solver: (i32, i32),
    /// By how much this try has moved both.
    pub moved: Option<MovedRatings>,
    /// How many were solved in a row.
    pub streak: u32,
    /// How many tried it, and how many of them solved it.
    pub tried: (u64, u64),
    /// The puzzle to go on with.
    pub next: Option<String>,
    /// Whether it is the puzzle of this day.
    pub of_day: bool,
    /// Whether this try counts: it is the first, and not over.
    pub counts: bool,
    /// So many decisions can no longer be taken back, because luck has answered them.
    pub held: usize,
    /// How the best turn begins, for whoever asked.
    pub hint: Option<Move>,
    /// What tells the best turn from this one, or from the next best if this is the best.
    pub telling: Option<Reason>,
    /// A mistake of the person's own, if it is none of the puzzles that are made.
    pub own: Option<OwnMistake>,
}

/// A decision of a game of one's own that comes back until it is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnMistake {
    /// What it gave away, in millionths of win chance.
    pub cost: i32,
    /// How many such positions wait.
    pub left: u32,
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

    /// Where it goes on after this one: another puzzle, another mistake, or whatever suits.
    pub(crate) fn next_address(&self) -> Option<String> {
        self.next.as_ref().map(|next| format!("/puzzle/{next}"))
    }

    pub(crate) fn title(&self, locale: Locale) -> String {
        match self.own {
            Some(_) => text(locale, "practice-title", &[]),
            None if self.of_day => text(locale, "train-puzzle-of-day", &[]),
            None => text(
                locale,
                "train-puzzle-number",
                &[("number", u32::try_from(self.number).unwrap_or_default().into())],
            ),
        }
    }

    /// Whether the turn is the best itself, so that nobody has to tell it.
    fn is_best(&self) -> bool {
        self.ranking.first().is_some_and(|best| best.played)
    }

    fn is_solved(&self) -> bool {
        self.verdict.is_some_and(|verdict| verdict.solved)
    }
}

/// The task, or what came of it.
pub(super) fn sentence(table: &TableView, puzzle: &PuzzleTask) -> Markup {
    html! {
        p.puzzle__from { (context(table, puzzle)) }
        @match puzzle.verdict {
            None => {
                @if puzzle.own.is_none() { p.puzzle__ask { (table.text("train-puzzle-find")) } }
                @if puzzle.line.is_empty() { p { (stand(table)) } }
                // Who has room for little else than the table knows it after the first puzzle.
                p.puzzle__how[puzzle.own.is_none() && puzzle.line.is_empty()] { (task(table, puzzle)) }
            },
            Some(verdict) if verdict.solved => {
                p.verdict.is-right {
                    (icon("i-done"))
                    b { (table.text(if puzzle.own.is_some() { "practice-solved" } else { "train-puzzle-solved" })) }
                }
                p { (why(table, puzzle, "train-puzzle-why")) " " (themes(table, puzzle)) }
            },
            Some(verdict) => {
                p.verdict.is-wrong { (icon("i-close")) b { (given_away(table, puzzle, verdict)) } }
                p { (why(table, puzzle, "train-puzzle-missed")) }
            },
        }
        @if let Some(mv) = puzzle.hint {
            p.puzzle-solution { (table.text("train-puzzle-begin-with")) " " (plain(&label(table, mv))) " · " (themes(table, puzzle)) }
        }
        @if let Some(solution) = puzzle.solution.as_ref().filter(|_| !puzzle.is_best()) {
            @let key = if puzzle.own.is_some() { "practice-solution" } else { "train-puzzle-solution" };
            p.puzzle-solution { (table.text(key)) " " (in_words(table, solution)) }
        }
        (ranking(table, puzzle))
        (facts(table, puzzle))
    }
}

/// Which puzzle, and from what kind of game.
fn context(table: &TableView, puzzle: &PuzzleTask) -> String {
    let players = table.count("lobby-players", table.seats.len() as u32);
    let night = table.public().night().is_on().then(|| table.text("ui-option-night"));
    let parts: Vec<String> = [Some(puzzle.title(table.locale())), Some(players), night].into_iter().flatten().collect();
    parts.join(" · ")
}

/// How the game stands: the solver and the best of the others.
fn stand(table: &TableView) -> String {
    let Some(own) = table.view.viewer() else { return String::new() };
    let others = table.public().seats().filter(|seat| *seat != own);
    let Some(rival) = others.max_by_key(|seat| table.points(*seat)) else { return String::new() };
    let (points, mine) = (table.points(rival), table.points(own));
    let key = match mine.cmp(&points) {
        Ordering::Less => "train-puzzle-behind",
        Ordering::Equal => "train-puzzle-level",
        Ordering::Greater => "train-puzzle-ahead",
    };
    table.voice.text(key, &[("name", table.name(rival).into()), ("points", points.into()), ("own", mine.into())])
}

fn task(table: &TableView, puzzle: &PuzzleTask) -> String {
    match puzzle.own {
        Some(own) => table.voice.text("practice-task", &[("loss", percent_text(table.locale(), own.cost).into())]),
        None if puzzle.line.is_empty() => table.text("train-puzzle-how"),
        None if puzzle.held > 0 && puzzle.held == puzzle.line.len() => table.text("train-puzzle-held"),
        None => table.text("train-puzzle-go-on"),
    }
}

fn given_away(table: &TableView, puzzle: &PuzzleTask, verdict: Verdict) -> String {
    let key = match (puzzle.own, verdict.known) {
        (None, Some(_)) => "train-puzzle-wrong",
        (None, None) => "train-puzzle-wrong-at-least",
        (Some(_), Some(_)) => "practice-wrong",
        (Some(_), None) => "practice-wrong-at-least",
    };
    table.voice.text(key, &[("loss", percent_text(table.locale(), verdict.loss).into())])
}

/// What speaks for the best turn, by the templates of advice.
fn why(table: &TableView, puzzle: &PuzzleTask, key: &str) -> Markup {
    html! {
        @if let Some(reason) = puzzle.telling {
            (table.text(key)) " " (named(&words(&table.voice, reason), table.voice.card_set())) "."
        }
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

/// The numbers around the puzzle, each with its name.
fn facts(table: &TableView, puzzle: &PuzzleTask) -> Markup {
    if let Some(own) = puzzle.own {
        return html! { p.puzzle__note { (table.count("practice-left", own.left)) } };
    }
    let count = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    let (tried, solved) = puzzle.tried;
    let solved_by = if tried == 0 {
        table.text("train-puzzle-nobody-tried")
    } else {
        table.voice.text("train-puzzle-solved-of", &[("solved", count(solved).into()), ("count", count(tried).into())])
    };
    html! {
        dl.puzzle__facts {
            div { dt { (table.text("train-puzzle-its-rating")) } dd { (rating(table, puzzle.rating, puzzle.moved.map(|by| by.puzzle))) } }
            div { dt { (table.text("train-puzzle-your-rating")) } dd { (rating(table, puzzle.solver, puzzle.moved.map(|by| by.solver))) } }
            div { dt { (table.text("train-puzzle-solved-by")) } dd { (solved_by) } }
            div { dt { (table.text("train-puzzle-row")) } dd { b { (puzzle.streak) } } }
        }
    }
}

/// A turn in words, each decision as it was called when it was made.
fn in_words(table: &TableView, steps: &[Step]) -> String {
    let told = steps.iter().filter(|(_, mv)| *mv != Move::Done);
    let words = told.map(|(game, mv)| plain(&table.voice.move_label(*mv, &game.view(game.active()))));
    words.collect::<Vec<String>>().join(" · ")
}

/// The ways on.
pub(super) fn farewell(table: &TableView, puzzle: &PuzzleTask) -> Markup {
    let next = |class: &str| {
        let key = if puzzle.own.is_some() { "practice-next" } else { "train-puzzle-next" };
        html! {
            @if let Some(next) = puzzle.next_address() {
                li { a class=(class) href=(next) { (icon("i-forward")) span { (table.text(key)) } } }
            } @else {
                li { a class=(class) href="/puzzles" { (icon("i-forward")) span { (table.text("train-puzzles")) } } }
            }
        }
    };
    html! {
        div.moves {
            ul.moves__list.ways-on {
                @if puzzle.is_solved() { (next("btn btn--main")) } @else {
                    li { a.btn.btn--main href=(table.like_here(&puzzle.address(0))) { (icon("i-restart")) span { (table.text("train-puzzle-again")) } } }
                    @if puzzle.solution.is_none() {
                        li { a.btn href={ (table.here()) "?answer=1" } { (icon("i-hint")) span { (table.text("train-puzzle-answer")) } } }
                    }
                    (next("btn"))
                }
                @if puzzle.own.is_none() { li { a.btn href="/practice" { (icon("i-restart")) span { (table.text("practice-title")) } } } }
            }
        }
    }
}

/// Below the task, where there is room for words: the end of the turn, the way back, and a hint; or the ways on.
pub(super) fn deeds(table: &TableView, puzzle: &PuzzleTask, back: Option<&str>) -> Markup {
    if puzzle.verdict.is_some() {
        return html! { div.puzzle__deeds { (farewell(table, puzzle)) } };
    }
    let note = if puzzle.counts { "train-puzzle-price" } else { "train-puzzle-again-counts-not" };
    html! {
        div.puzzle__deeds {
            @if puzzle.own.is_none() { (end_button(table)) }
            @if let Some(back) = back { a.btn href=(back) data-present { (icon("i-undo")) span { (table.text("ui-undo")) } } }
            @if table.controls.hint { button.btn form="hint" { (icon("i-hint")) span { (table.text("train-puzzle-hint")) } } }
        }
        @if puzzle.own.is_none() { p.puzzle__note { (table.text(note)) } }
    }
}

/// The end of the turn, which is when a try is judged. It always stands here, so that nobody looks for it.
fn end_button(table: &TableView) -> Markup {
    let click = table.legal().at(Place::Done).first().copied().filter(|_| table.public().done_ends_turn());
    let face = html! { (icon("i-done")) span { (table.text("move-end-turn")) } };
    html! {
        @match click {
            // Whoever likes to be asked is asked, as by the button beside the question.
            Some(_) if table.settings.confirm => button.btn.btn--main type="button" popovertarget="confirm-done" { (face) },
            Some(click) => button.btn.btn--main form="move" name="move" value=(click) { (face) },
            None => button.btn disabled { (face) },
        }
    }
}

/// Beside the question: a hint. The first one has its price, and says so.
pub(super) fn hint_button(table: &TableView, puzzle: &PuzzleTask) -> Markup {
    let words = table.text(if puzzle.counts { "train-puzzle-hint-counts" } else { "train-puzzle-hint" });
    html! {
        @if table.controls.hint {
            li { button.btn.btn--icon form="hint" title=(words) aria-keyshortcuts="H Alt+H" { (icon("i-hint")) span.vh { (words) } } }
        }
    }
}
