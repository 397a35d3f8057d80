//! The shell that all pages share.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use runestones_i18n::{Locale, text};
use runestones_rules::Seat;
use runestones_table::{Reader, Settings, Theme};

use crate::assets::{self, Script};
use crate::piece::icon::{icon, initial, marker};

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
    /// Who reads it.
    pub who: Who<'a>,
    /// Its address, without what is asked there: the way to it is marked.
    pub here: &'a str,
}

/// Who reads a page, as far as it says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The page is the same for everybody.
    Anybody,
    /// Somebody who gave no name.
    Guest,
    /// Somebody with a name.
    Named(&'a str),
}

impl<'a> Head<'a> {
    /// A page that is the same for everybody who reads this language and likes this look.
    pub fn for_all(title: &'a str, locale: Locale, settings: Settings) -> Head<'a> {
        Head { title, locale, settings, is_table: false, who: Who::Anybody, here: "" }
    }

    /// What every page says about itself for somebody.
    pub fn of(reader: &'a Reader, title: &'a str) -> Head<'a> {
        let who = reader.name.as_deref().map_or(Who::Guest, Who::Named);
        Head { who, ..Head::for_all(title, reader.locale(), reader.likes.settings()) }
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

/// The ways that lead on from every page: where, with which symbol, and the word for it.
const WAYS: [(&str, &str, &str); 5] = [
    ("/", "i-home", "nav-home"),
    ("/lobby", "i-players", "lobby-title"),
    ("/puzzles", "i-puzzle", "train-puzzles"),
    ("/daily", "i-day", "nav-daily"),
    ("/ladder", "i-ladder", "nav-ladder"),
];

/// What is at hand on every page.
const AT_HAND: [(&str, &str, &str); 2] = [("/learn", "i-hint", "nav-learn"), ("/rules", "i-rules", "ui-rules")];

/// A page that is not a table: the frame of the site, and a column of panels.
pub(crate) fn sheet_page(head: &Head, content: &Markup) -> Markup {
    layout(head, &html! { (masthead(head)) main.sheets #main { (content) } })
}

/// The frame of the site: the ways on, what is at hand, the other theme, and who one is. On a phone the ways are a bar at the
/// lower edge.
pub(crate) fn masthead(head: &Head) -> Markup {
    let t = |key: &str| text(head.locale, key, &[]);
    let (theme, symbol, key) = other_theme(head.settings.theme);
    html! {
        a.skip href="#main" { (t("nav-skip")) }
        header.masthead {
            a.masthead__home href="/" { (icon("i-summon")) span { (t("ui-title")) } }
            nav.masthead__ways aria-label=(t("lobby-ways")) {
                ul { @for way in WAYS { li { (link(head, way, "masthead__way")) } } }
            }
            ul.masthead__tools {
                @for way in AT_HAND { li { (link(head, way, "tool")) } }
                li {
                    // Without a word where to go back to, one comes back to where one was.
                    form method="post" action="/settings" { button.tool name="theme" value=(theme.word()) { (icon(symbol)) span { (t(key)) } } }
                }
                li { (oneself(head)) }
            }
        }
    }
}

fn link(head: &Head, (address, symbol, key): (&str, &str, &str), class: &str) -> Markup {
    let current = is_at(head.here, address).then_some("page");
    html! { a class=(class) href=(address) aria-current=[current] { (icon(symbol)) span { (text(head.locale, key, &[])) } } }
}

/// Whether a page lies on a way. A table of a puzzle lies on the way of the puzzles.
fn is_at(here: &str, way: &str) -> bool {
    match way {
        "/" => here == "/",
        "/puzzles" => here == way || here == "/practice" || here.starts_with("/puzzle/"),
        _ => here.strip_prefix(way).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')),
    }
}

/// Who one is, and the way to what is known of one.
fn oneself(head: &Head) -> Markup {
    let t = |key: &str| text(head.locale, key, &[]);
    let current = is_at(head.here, "/me").then_some("page");
    let (picture, name) = match head.who {
        Who::Anybody => (icon("i-person"), t("me-title")),
        Who::Guest => (icon("i-person"), t("nav-sign-in")),
        Who::Named(name) => (marker(Seat::FIRST, &initial(name)), name.to_owned()),
    };
    html! { a.tool.masthead__me href="/me" aria-current=[current] { (picture) span { (name) } } }
}

/// The theme that one does not have, its symbol and its name.
pub(crate) fn other_theme(theme: Theme) -> (Theme, &'static str, &'static str) {
    match theme {
        Theme::Night => (Theme::Dawn, "i-sun", "ui-theme-dawn"),
        Theme::Dawn => (Theme::Night, "i-moon", "ui-theme-night"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_that_leads_here_is_marked() {
        let at = |here| {
            WAYS.into_iter().chain(AT_HAND).map(|(way, ..)| way).filter(|way| is_at(here, way)).collect::<Vec<_>>()
        };
        for (here, way) in [
            ("/", "/"),
            ("/lobby", "/lobby"),
            ("/puzzle/x/-/text", "/puzzles"),
            ("/practice", "/puzzles"),
            ("/daily/2026-11-17", "/daily"),
            ("/rules/print", "/rules"),
        ] {
            assert_eq!(at(here), [way], "{here}");
        }
        assert!(["", "/settings", "/lobbyist", "/game/x"].into_iter().all(|here| at(here).is_empty()));
    }
}
