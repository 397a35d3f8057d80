//! Stepping through the moments of a game.

use maud::{Markup, html};

use crate::piece::icon::icon;
use crate::view::TableView;

/// The controls of an earlier moment; nothing in the present.
pub fn history(table: &TableView) -> Markup {
    let Some(history) = table.history else { return html! {} };
    let steps = [
        ("i-to-first", "ui-replay-first", history.back.map(|_| 0), None),
        ("i-back", "ui-replay-back", history.back, Some("ArrowLeft")),
        ("i-forward", "ui-replay-forward", history.forward, Some("ArrowRight")),
        ("i-to-last", "ui-replay-last", history.forward.map(|_| history.last), None),
    ];
    html! {
        nav.history.panel aria-label=(table.text("ui-replay")) {
            p.history__at { (table.voice.text("ui-replay-position", &[("number", number(history.moment)), ("total", number(history.last))])) }
            ul {
                @for (symbol, key, to, shortcut) in steps { li { (step(table, symbol, key, to, shortcut)) } }
            }
            a.btn.btn--main href=(table.here()) data-present { (table.text("ui-replay-return")) }
        }
    }
}

fn step(table: &TableView, symbol: &str, key: &str, to: Option<u64>, shortcut: Option<&str>) -> Markup {
    let words = table.text(key);
    html! {
        @match to {
            Some(at) => a.btn.btn--icon href={ (table.here()) "?at=" (at) } title=(words) aria-keyshortcuts=[shortcut] data-step {
                (icon(symbol)) span.vh { (words) }
            },
            None => button.btn.btn--icon disabled title=(words) { (icon(symbol)) span.vh { (words) } },
        }
    }
}

fn number(number: u64) -> runestones_i18n::Arg<'static> {
    u32::try_from(number).unwrap_or(u32::MAX).into()
}
