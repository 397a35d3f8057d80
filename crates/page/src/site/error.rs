//! Something went wrong.

use maud::{Markup, html};
use runestones_i18n::text;

use crate::piece::icon::icon;
use crate::site::layout::{Head, sheet_page};

/// A status, one sentence, and the way home.
pub fn error(head: &Head, status: u16, sentence: &str) -> Markup {
    sheet_page(
        head,
        &html! {
            section.sheet-panel.panel.error {
                p.error__status { (status) }
                h1 { (sentence) }
                a.btn.btn--main href="/" { (icon("i-home")) (text(head.locale, "ui-home", &[])) }
            }
        },
    )
}
