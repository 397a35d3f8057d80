//! Chat for seats and watchers.

use maud::{Markup, html};

use super::icon::{icon, marker};
use super::view::{ChatLine, TableView};

/// The longest message, in characters.
pub const LONGEST_MESSAGE: u16 = 300;

/// The chat, folded until somebody opens it; nothing where there is none.
pub fn chat(table: &TableView) -> Markup {
    let Some(lines) = table.chat else { return html! {} };
    html! {
        details.chat.panel #chat data-keep {
            summary { (icon("i-chat")) (table.text("ui-chat")) @if !lines.is_empty() { b.chat__n { (lines.len()) } } }
            ol.chat__lines role="log" { @for line in lines { (said(line)) } }
            form method="post" action=(table.address("/chat")) data-quiet {
                input #say name="text" maxlength=(LONGEST_MESSAGE) autocomplete="off" required
                    placeholder=(table.text("ui-chat-placeholder")) aria-label=(table.text("ui-chat-placeholder"));
                button.btn.btn--icon title=(table.text("ui-chat-send")) { (icon("i-forward")) span.vh { (table.text("ui-chat-send")) } }
            }
        }
    }
}

fn said(line: &ChatLine) -> Markup {
    html! {
        li {
            @if let Some(seat) = line.seat { (marker(seat, &line.name)) } @else { (icon("i-watch")) }
            span { b { (line.name) } " " (line.text) }
        }
    }
}
