//! The shell that all pages share.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use runestones_i18n::{Locale, text};
use runestones_table::{Reader, Settings, Theme};

use crate::assets::{self, Script};
use crate::piece::icon::icon;

/// What a page says about itself.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    /// The title in the browser's tab.
    pub title: &'a str,
    /// The language of the page.
    pub locale: Locale,
    /// Theme and letters.
    pub settings: Settings,
    /// Whether it is a table, which fills the screen and wants the script.
    pub is_table: bool,
}

impl<'a> Head<'a> {
    /// What every page says about itself for somebody.
    pub fn of(reader: &Reader, title: &'a str) -> Head<'a> {
        Head { title, locale: reader.locale(), settings: reader.likes.settings(), is_table: false }
    }
}

/// A whole page. The sprite is part of it: a symbol from another file would blink whenever the table changes.
pub fn layout(head: &Head, content: &Markup) -> Markup {
    let theme_colour = match head.settings.theme {
        Theme::Night => "#0a1115",
        Theme::Dawn => "#b9c9cb",
    };
    html! {
        (DOCTYPE)
        html lang=(head.locale.tag()) data-theme=(head.settings.theme.word()) data-letters[head.settings.letters] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="theme-color" content=(theme_colour);
                title { (head.title) }
                link rel="icon" href=(assets::icon().path) data-turn=(assets::turn_icon().path) type="image/svg+xml";
                link rel="preload" href=(assets::serif().path) as="font" type="font/woff2" crossorigin;
                link rel="stylesheet" href=(assets::style().path);
                @if head.is_table { (scripts()) }
                @else { link rel="stylesheet" href=(assets::pages_style().path); }
            }
            body.is-table[head.is_table].is-page[!head.is_table] {
                (PreEscaped(assets::sprite(head.locale)))
                (content)
            }
        }
    }
}

/// What keeps a table up to date, and what helps keyboards and ears.
pub(crate) fn scripts() -> Markup {
    html! { (script(Script::Table)) (script(Script::Access)) }
}

/// A script with all that it imports.
pub(crate) fn script(script: Script) -> Markup {
    html! {
        @for path in script.imports() { link rel="modulepreload" href=(path); }
        script type="module" src=(script.path()) {}
    }
}

/// The ways that lead on from every page.
const WAYS: [(&str, &str); 5] = [
    ("/lobby", "lobby-title"),
    ("/puzzles", "train-puzzles"),
    ("/daily", "train-daily"),
    ("/ladder", "ladder-title"),
    ("/me", "me-title"),
];

/// A page that is not a table: a title with the way home, and a column of panels.
pub(crate) fn sheet_page(head: &Head, content: &Markup) -> Markup {
    layout(head, &html! { (masthead(head.locale)) main.sheets { (content) } })
}

/// The way home, and those that lead on.
pub(crate) fn masthead(locale: Locale) -> Markup {
    html! {
        header.masthead {
            a.masthead__home href="/" { (icon("i-summon")) span { (text(locale, "ui-title", &[])) } }
            nav.masthead__ways aria-label=(text(locale, "lobby-ways", &[])) {
                @for (address, key) in WAYS { a href=(address) { (text(locale, key, &[])) } }
            }
        }
    }
}
