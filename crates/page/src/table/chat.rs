//! Chat for seats and watchers, and whom one does not want to hear.

use maud::{Markup, html};

use crate::piece::icon::{icon, marker};
use crate::view::TableView;
use runestones_table::{Chat, ChatLine, LONGEST_MESSAGE};

/// The chat, folded until somebody opens it; nothing where there is none.
pub fn chat(table: &TableView) -> Markup {
    let Some(chat) = table.chat else { return html! {} };
    table.part("chat", chat, || panel(table, chat))
}

fn panel(table: &TableView, chat: &Chat) -> Markup {
    // What one said oneself is no news.
    let of_others = chat.lines.iter().filter(|line| line.mute.is_some()).count();
    html! {
        details.chat.panel #chat data-keep {
            summary { (icon("i-chat")) (table.text("ui-chat")) @if of_others > 0 { b.chat__n { (of_others) } } }
            form #mute method="post" action=(table.address_of("/mute")) {}
            @if chat.silent {
                p.small { (table.text("ui-chat-muted")) " " (switch("unmute", "all", &table.text("ui-chat-unmute"))) }
            } @else {
                (conversation(table, chat))
            }
        }
    }
}

fn conversation(table: &TableView, chat: &Chat) -> Markup {
    html! {
        ol.chat__lines tabindex="0" aria-label=(table.text("ui-chat")) { @for line in &chat.lines { (said(table, line)) } }
        @for (line, name) in &chat.muted {
            p.small { (switch("unmute", line, &named(table, "ui-chat-unmute-name", name))) }
        }
        form method="post" action=(table.address_of("/chat")) data-quiet {
            input #say name="text" maxlength=(LONGEST_MESSAGE) autocomplete="off" required
                placeholder=(table.text("ui-chat-placeholder")) aria-label=(table.text("ui-chat-placeholder"));
            button.btn.btn--icon title=(table.text("ui-chat-send")) { (icon("i-forward")) span.vh { (table.text("ui-chat-send")) } }
        }
        p.small {
            @if !chat.lines.is_empty() { (switch("mute", "all", &table.text("ui-chat-mute"))) " " }
            a.btn href=(table.address("/people")) { (table.text("fair-title")) }
        }
    }
}

fn said(table: &TableView, line: &ChatLine) -> Markup {
    html! {
        li {
            @if let Some(seat) = line.seat { (marker(seat, &table.mark(seat))) } @else { (icon("i-watch")) }
            span { b { (line.name) } " " (line.text) }
            @if let Some(number) = line.mute { (mute(number, &named(table, "ui-chat-mute-name", &line.name))) }
        }
    }
}

/// There is one beside every line, so it is small.
fn mute(number: u32, label: &str) -> Markup {
    html! { button.btn.btn--icon.chat__mute form="mute" name="mute" value=(number) title=(label) { (icon("i-close")) span.vh { (label) } } }
}

fn switch(deed: &str, whom: impl maud::Render, label: &str) -> Markup {
    html! { button.btn form="mute" name=(deed) value=(whom) { (label) } }
}

fn named(table: &TableView, key: &str, name: &str) -> String {
    table.voice.text(key, &[("name", name.into())])
}
