//! The text table: the same table as headings, lists and plain buttons, for ears, slow lines and terminals.

use maud::{Markup, html};
use runestones_i18n::plain;

use super::{chat, coach, curtain, hint, history};
use crate::piece::icon::icon;
use crate::piece::spans::named;
use crate::piece::spot::{described, label};
use crate::site::layout;
use crate::site::layout::{Head, scripts, sheet_page};
use crate::table::finish::rematch;
use crate::table::news::news;
use crate::table::pile::PileName;
use crate::table::prompt::{forms, question, sentence};
use crate::table::whole::{is_asked, title};
use crate::view::TableView;
use crate::words::{Part, as_html, as_text, describe};

/// The whole page.
pub fn text_page(head: &Head, content: &Markup) -> Markup {
    layout(head, &html! { (scripts()) (content) })
}

/// `<main id="table">` in words, which is also what a live update sends.
pub fn text_table(table: &TableView) -> Markup {
    if let Some(seat) = table.curtain {
        return curtain(table, seat);
    }
    html! {
        main.sheets.text-table #table data-version=(table.game.version) data-moment=(table.game.moment) data-live=[table.live()]
            data-title=(title(table)) data-speed="instant" data-yours[is_asked(table)] data-lost=(table.text("ui-reconnecting")) data-kept=(table.text("ui-kept")) data-again=(table.text("ui-connected")) {
            div.sheet-panel.panel {
                h1 { (table.text("ui-text-table")) }
                @if let Some(notice) = table.notice { p.notice role="alert" { (notice) } }
                (decision(table))
                (hint(table))
                div.description { (as_html(table, &describe(table))) }
                @if let Some(ending) = table.ending { (rematch(table, ending)) }
                (chat(table))
                (ways(table))
            }
            (news(table))
        }
    }
}

/// The table of a lesson, for those who do not see it: what to do there the lesson says.
pub fn lesson_in_words(head: &Head, table: &TableView) -> Markup {
    sheet_page(
        head,
        &html! {
            div.sheet-panel.panel {
                h1 { (title(table)) }
                p { a.btn.btn--main href=(table.address("")) { (icon("i-back")) (table.text("ui-back")) } }
                div.description { (as_html(table, &describe(table))) }
            }
        },
    )
}

/// The question with every answer as a button, or the way through earlier moments.
fn decision(table: &TableView) -> Markup {
    let set = table.voice.card_set();
    html! {
        div hidden { (forms(table)) }
        (history(table))
        @if table.history.is_none() {
            @if let Some(coach) = table.coach {
                (question(table, &coach::sentence(table, coach)))
                (coach::controls(table, coach))
                @if coach.is_over() { (coach::farewell(table, coach)) }
            } @else {
                (question(table, &html! { h2 { (named(&sentence(table), set)) } }))
            }
            @if !table.legal().moves().is_empty() {
                ol.text-moves aria-label=(table.text("ui-moves")) {
                    @for mv in table.legal().moves() {
                        li { button.btn form="move" name="move" value=(mv) { (described(table, *mv).unwrap_or_else(|| plain(&label(table, *mv)))) } }
                    }
                }
            }
            p.buttons {
                @if table.controls.undo { button.btn form="undo" { (icon("i-undo")) (table.text("ui-undo")) } }
                @if table.controls.restart { button.btn form="restart" { (icon("i-restart")) (table.text("ui-restart-turn")) } }
                @if table.controls.hint && table.coach.is_none() { button.btn form="hint" { (icon("i-hint")) (table.text("ui-hint")) } }
                @if table.legal().moves().is_empty() && table.coach.is_none() { a.btn href=(table.here()) { (icon("i-watch")) (table.text("ui-look-again")) } }
            }
        }
    }
}

/// Where one can go from here.
fn ways(table: &TableView) -> Markup {
    let at = table.history.map(|history| format!("?at={}", history.moment)).unwrap_or_default();
    let discards = table.public().seats().map(PileName::Discard);
    html! {
        nav aria-label=(table.text("ui-menu")) {
            ul.text-ways {
                @for pile in [PileName::Creatures].into_iter().chain(discards) {
                    li { a href=(table.address(&format!("/pile/{pile}{at}"))) { (crate::table::pile::title(table, pile)) } }
                }
                @if table.history.is_none() && table.coach.is_none() {
                    li { a href={ (table.here()) "?at=" (table.game.moment) } { (table.text("ui-replay")) } }
                }
                @if table.ending.is_some() { li { a href=(table.address("/record")) download { (table.text("ui-download-record")) } } }
                li { a href={ (table.address("")) (at) } { (table.text("ui-picture-table")) } }
                li { a href="/rules" { (table.text("ui-rules")) } }
                li { a href={ "/settings?back=" (table.here()) } { (table.text("ui-settings")) } }
                li { a href="/" { (table.text("ui-home")) } }
            }
        }
    }
}

/// The same for a terminal. A move stands there as it is written down, so that it can be sent.
pub fn plain_table(table: &TableView) -> String {
    if let Some(seat) = table.curtain {
        return table.voice.text("ui-curtain-hand-over", &[("name", table.name(seat).into())]) + "\n";
    }
    let moves = table.legal().moves().iter().map(|mv| format!("{} [{mv}]", plain(&label(table, *mv))).into());
    let mut parts = describe(table);
    // What can be done comes after what is asked.
    let after = parts.len().min(1);
    parts.splice(after..after, Part::new(table.text("ui-moves"), moves));
    format!("# {}\n\n{}", title(table), as_text(&parts))
}
