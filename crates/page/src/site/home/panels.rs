//! What there is to do: play a bot, sit down with people, learn, solve.

use maud::{Markup, html};
use runestones_ai::levels;
use runestones_i18n::text;
use runestones_rules::{Card, CardSet, Rune, Seat};

use super::turns::hand;
use super::{HomeView, with_number};
use crate::piece::icon::{classed, druid, icon, rune_symbol};
use crate::site::lobby::offer_line;

/// The puzzle of a day, as somebody finds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleOfDay {
    /// How hard it is.
    pub rating: i64,
    /// How strong the person is at puzzles, if that is known.
    pub own: Option<i64>,
    /// The hand to solve it with.
    pub hand: Vec<Card>,
    /// The cards of the game.
    pub set: &'static CardSet,
    /// Whose turn it is.
    pub seat: Seat,
    /// The points of everybody, in the order of their seats.
    pub scores: Vec<u16>,
    /// The number of the round.
    pub round: u16,
    /// Whether the first try solved it, if there was one.
    pub solved: Option<bool>,
}

/// A panel with something beside its heading.
pub(super) fn panel(title: &str, beside: &Markup, content: &Markup) -> Markup {
    html! { section.home-panel.panel { div.home-panel__head { h2 { (title) } (beside) } (content) } }
}

/// Straight to a table, against a bot of some level. Each level says what it is like, also without script: a style sheet shows
/// the words of the chosen one.
pub(super) fn play(view: &HomeView) -> Markup {
    let name = |level: &str| view.text(&format!("bot-{level}"));
    let content = html! {
        p.small { (view.text("ui-play-now-hint")) }
        form.play-now method="post" action="/play" {
            fieldset.levels {
                legend.vh { (view.text("ui-level")) }
                @for (place, level) in levels().enumerate() {
                    label { input type="radio" name="level" value=(level.name) checked[place == 0] aria-describedby={ "level-" (level.name) }; span { (name(level.name)) } }
                }
            }
            ul.levels-about {
                @for level in levels() { li #{ "level-" (level.name) } { b { (name(level.name)) } (view.head.locale.colon()) (view.text(&format!("bot-{}-about", level.name))) } }
            }
            p.buttons {
                button.btn.btn--main { (icon("i-summon")) (view.text("ui-play-now")) }
                a.btn href="/new" { (icon("i-players")) (view.text("ui-new-game")) }
            }
        }
    };
    panel(&view.text("ui-play-now"), &html! {}, &content)
}

/// Tables that wait for anybody; they can be joined with a click.
pub(super) fn tables(view: &HomeView) -> Markup {
    let hidden = view.open_in_all > u32::try_from(view.open.len()).unwrap_or(u32::MAX);
    let all = html! { @if hidden { a href="/lobby" { (text(view.head.locale, "home-all-tables", &[("count", view.open_in_all.into())])) } } };
    let content = html! {
        @if view.open.is_empty() { p.small { (view.text("lobby-nobody")) } }
        @else { ul.plain { @for offer in view.open { (offer_line(&view.head, offer, false)) } } }
        p.buttons { a.btn href="/lobby#seek" { (icon("i-players")) (view.text("lobby-seek-go")) } }
    };
    panel(&view.text("ui-open-games"), &all, &content)
}

/// How far one is with the lessons, and the next one: a stone for each.
pub(super) fn lessons(view: &HomeView) -> Markup {
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let done = view.lessons.iter().filter(|lesson| lesson.done).count();
    let next = view.lessons.iter().position(|lesson| !lesson.done);
    let words = text(
        view.head.locale,
        "ui-lessons-done",
        &[("done", count(done).into()), ("count", count(view.lessons.len()).into())],
    );
    let stones = view.lessons.iter().zip(Rune::ALL.iter().cycle()).enumerate();
    let content = html! {
        p.lesson-stones aria-hidden="true" {
            @for (place, (lesson, rune)) in stones {
                span.is-done[lesson.done].is-next[next == Some(place)] { (classed(rune_symbol(*rune), "i")) }
            }
        }
        @match next.and_then(|place| view.lessons.get(place)) {
            Some(lesson) => {
                @let name = view.text(&format!("lesson-{}", lesson.name));
                p { (text(view.head.locale, "ui-lesson-next", &[("lesson", name.into())])) }
                p.buttons { a.btn.btn--go href={ "/learn/" (lesson.name) } { (icon("i-hint")) (view.text("home-lesson-go")) } }
            },
            None => {
                p { (view.text("home-lessons-over")) }
                p.buttons { a.btn href="/learn" { (icon("i-hint")) (view.text("ui-lesson-all")) } }
            },
        }
    };
    panel(&view.text("ui-learn"), &html! { span.small { (words) } }, &content)
}

/// The puzzle of the day: the hand, how it stands, and what is to be done.
pub(super) fn puzzle(view: &HomeView) -> Markup {
    let Some(puzzle) = view.puzzle else { return html! {} };
    let locale = view.head.locale;
    let (words, key) = match puzzle.solved {
        None => ("train-puzzle-task", "home-puzzle-find"),
        Some(true) => ("train-puzzle-solved", "train-puzzle-next"),
        Some(false) => ("home-puzzle-tried", "train-puzzle-next"),
    };
    let content = html! {
        div.puzzle-of-day {
            (hand(view, puzzle.set, &puzzle.hand))
            p.puzzle-of-day__score {
                (text(locale, "ui-round", &[("number", puzzle.round.into())]))
                @for (seat, score) in Seat::first(Seat::MOST).zip(&puzzle.scores) {
                    span.is-own[seat == puzzle.seat] {
                        span class={ "marker marker--" (druid(seat)) } { (icon("p-marker")) } b { (score) }
                        @if seat == puzzle.seat { " " (view.text("ui-you")) }
                    }
                }
            }
        }
        p { @if puzzle.solved == Some(true) { (icon("i-done")) } (view.text(words)) }
        p.buttons {
            a.btn.btn--go[puzzle.solved.is_none()] href="/puzzles" { (icon("i-puzzle")) (view.text(key)) }
            a.btn href="/practice" { (icon("i-restart")) (view.text("practice-title")) }
        }
        @if let Some(own) = puzzle.own { p.small { (with_number(locale, "home-puzzle-own", own)) } }
    };
    panel(
        &view.text("train-puzzle-of-day"),
        &html! { span.small { (with_number(locale, "home-puzzle-rated", puzzle.rating)) } },
        &content,
    )
}
