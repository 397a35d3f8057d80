//! What was played anywhere can be looked at here, and any position played on.

use maud::{Markup, html};
use runestones_ai::levels;
use runestones_i18n::text;

use crate::piece::icon::icon;
use crate::site::layout::{Head, sheet_page};

/// What the form shows.
#[derive(Clone, Copy, Debug)]
pub struct ImportView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// Why the last try made no game; may be empty.
    pub sentence: &'a str,
    /// Everything that is wrong with the record, in the words of the notation; may be empty.
    pub problems: &'a [String],
}

/// The forms: a file or its text, and a position with the level of those who play on.
pub fn import(view: &ImportView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            form.sheet-panel.panel.new-game method="post" action="/import" enctype="multipart/form-data" {
                h1 { (t("ui-open-record")) }
                @if !view.sentence.is_empty() { p.notice role="alert" { (view.sentence) } }
                @if !view.problems.is_empty() { ul.problems lang="en" { @for problem in view.problems { li { (problem) } } } }
                p { (t("ui-record-about")) }
                label.field { span { (t("ui-record-file")) } input type="file" name="file" accept=".txt,.json,text/plain,application/json"; }
                label.field { span { (t("ui-record-text")) } textarea name="text" rows="8" spellcheck="false" {} }
                p.buttons {
                    button.btn.btn--main { (icon("i-done")) (t("ui-record-open")) }
                    a.btn href="/" { (t("ui-cancel")) }
                }
            }
            form.sheet-panel.panel.new-game method="post" action="/import/position" {
                h2 { (t("ui-position")) }
                p { (t("ui-position-about")) }
                label.field { span { (t("ui-record-text")) } textarea name="position" rows="8" spellcheck="false" required {} }
                label.field {
                    span { (t("ui-level")) }
                    select name="level" { @for level in levels() { option value=(level.name) { (t(&format!("bot-{}", level.name))) } } }
                }
                p.buttons { button.btn.btn--main { (icon("i-done")) (t("review-play-on")) } }
            }
        },
    )
}
