//! Practice, when there is nothing to practise; otherwise it happens at a table.

use maud::{Markup, html};
use runestones_i18n::text;

use crate::piece::icon::icon;
use crate::site::layout::{Head, sheet_page};

/// What somebody sees whose mistakes are all solved, or not found yet.
pub fn nothing_to_practise(head: &Head) -> Markup {
    let t = |key: &str| text(head.locale, key, &[]);
    sheet_page(
        head,
        &html! {
            section.sheet-panel.panel {
                h1 { (t("practice-title")) }
                p { (t("practice-none")) }
                p { (t("practice-about")) }
                p.buttons {
                    a.btn.btn--main href="/puzzles" { (icon("i-use")) (t("train-puzzles")) }
                    a.btn href="/" { (icon("i-home")) (t("ui-home")) }
                }
            }
        },
    )
}
