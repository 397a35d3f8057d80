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

fn lessons(view: &LearnView, lessons: &[LessonCard]) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        ol.games.lessons {
            @for lesson in lessons {
                li {
                    a.game href={ "/learn/" (lesson.name) } {
                        span { (t(&format!("lesson-{}", lesson.name))) }
                        @if lesson.done { span.game__state { (icon("i-done")) (t("ui-lesson-done")) } }
                    }
                }
            }
        }
    }
}
