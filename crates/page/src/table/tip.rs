//! A tip at the table, for the first games.

use maud::{Markup, html};

use crate::piece::icon::icon;
use crate::view::TableView;

/// The tip, with the ways to be rid of it and of all others. It takes room of its own, so it covers nothing.
pub(crate) fn tip(table: &TableView) -> Markup {
    html! {
        @if let Some(tip) = table.tip {
            aside.first-tip.panel role="note" aria-label=(table.text("ui-tip")) {
                p { (icon("i-hint")) (table.text(&format!("tip-{}", tip.word()))) }
                button.btn form="prefs" name="tip" value=(tip.word()) { (table.text("ui-tip-close")) }
                button.btn form="prefs" name="tips" value="off" { (table.text("ui-tips-off")) }
            }
        }
    }
}
