//! The lessons to choose from.

use maud::{Markup, html};
use runestones_i18n::text;

use crate::piece::icon::icon;
use crate::site::layout::{Head, sheet_page};
use crate::table::coach::first_game;

/// What the page of the lessons shows.
#[derive(Clone, Copy, Debug)]
pub struct LearnView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The lessons of the game, in order.
    pub base: &'a [LessonCard<'a>],
    /// The lessons of the expansions.
    pub more: &'a [LessonCard<'a>],
}

/// A lesson in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonCard<'a> {
    /// The word for it in addresses and texts.
    pub name: &'a str,
    /// Whether the person has finished it.
    pub done: bool,
    /// How many steps it has.
    pub steps: usize,
}

/// The lessons.
pub fn learn(view: &LearnView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            section.sheet-panel.panel {
                h1 { (t("ui-learn")) }
                p { (t("ui-learn-about")) }
                (progress(view))
                h2 { (t("ui-learn-base")) }
                (lessons(view, view.base))
                div.lessons__game {
                    (first_game(view.head.locale))
                    p.small { (t("ui-first-game-about")) }
                }
                h2 { (t("ui-learn-more")) }
                (lessons(view, view.more))
            }
        },
    )
}

/// How many of all lessons are done.
fn progress(view: &LearnView) -> Markup {
    let all = || view.base.iter().chain(view.more);
    let (done, count) = (all().filter(|lesson| lesson.done).count() as u32, all().count() as u32);
    let words = text(view.head.locale, "ui-lessons-done", &[("done", done.into()), ("count", count.into())]);
    html! { p.progress { progress max=(count) value=(done) aria-label=(words) {} span { (words) } } }
}

fn lessons(view: &LearnView, lessons: &[LessonCard]) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let next = view.base.iter().chain(view.more).find(|lesson| !lesson.done);
    html! {
        ol.games.lessons {
            @for lesson in lessons {
                li {
                    a.game.is-next[next == Some(lesson)] href={ "/learn/" (lesson.name) } {
                        span { (t(&format!("lesson-{}", lesson.name))) }
                        @if lesson.done { span.game__state { (icon("i-done")) (t("ui-lesson-done")) } }
                        @else { span.game__state { (text(view.head.locale, "ui-lesson-steps", &[("count", (lesson.steps as u32).into())])) } }
                    }
                }
            }
        }
    }
}
