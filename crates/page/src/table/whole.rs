//! The whole table.

use maud::{Markup, html};
use runestones_rules::Decider;

use super::{
    bar, chat, curtain, display, fetch, finish, forges, hint, history, log, own, prompt, rivals, runes, supply, track,
    wisps,
};
use crate::piece::icon::icon;
use crate::table::invites::invites;
use crate::table::tip::tip;
use crate::view::TableView;

/// The table as one person sees it: `<main id="table">` and everything in it, which is also what a live update sends.
pub fn table(table: &TableView) -> Markup {
    table.lay_ground();
    if let Some(seat) = table.curtain {
        return curtain(table, seat);
    }
    html! {
        main.table.is-lesson[table.coach.is_some()] #table data-game=(table.game.id) data-version=(table.game.version) data-moment=(table.game.moment) data-live=[table.live()]
            data-title=(title(table)) data-speed=(table.settings.speed.word()) data-sounds[table.settings.sounds] data-seat=[table.view.viewer()] data-near=(table.near_seat())
            data-yours[is_asked(table)] data-back=[table.coach.map(|_| "1")] data-lost=(table.text("ui-reconnecting")) data-kept=(table.text("ui-kept")) data-again=(table.text("ui-connected"))
            data-close=(table.text("ui-close")) {
            (table.part("skip", table.history.map(|history| history.moment), || skip_links(table)))
            (bar(table))
            (track(table))
            (rivals(table))
            div.pager #pager {
                div.centre { (forges(table)) (display(table)) (runes(table)) }
                div.side { (supply(table)) (wisps(table)) (slot(table)) (chat(table)) }
            }
            (invites(table))
            (tabs(table))
            (own(table))
            (seat(table))
        }
    }
}

fn skip_links(table: &TableView) -> Markup {
    html! {
        a.skip href="#prompt" { (table.text("ui-skip-to-move")) }
        a.skip href=(words(table)) data-describes aria-keyshortcuts="T" { (table.text("ui-describe")) }
        @if table.coach.is_none() { a.skip href=(words(table)) { (table.text("ui-text-table")) } }
    }
}

/// The title of the page: a turn that waits shows in the browser's tab.
pub fn title(table: &TableView) -> String {
    let game = table.text("ui-title");
    let state = match table.view.decider() {
        Decider::Nobody => Some(table.text("ui-game-over")),
        _ if is_asked(table) => Some(table.text("ui-your-turn")),
        _ => None,
    };
    let name = Some(table.game.name.to_owned()).filter(|name| !name.is_empty());
    let parts: Vec<String> = [state, name, Some(game)].into_iter().flatten().collect();
    parts.join(" · ")
}

fn is_asked(table: &TableView) -> bool {
    !table.legal().moves().is_empty() && table.history.is_none()
}

/// Prompt and hand: what the player is asked, and what to answer with.
fn seat(table: &TableView) -> Markup {
    let over = table.public().standing().is_some() && table.history.is_none();
    html! {
        section.seat aria-labelledby="h-seat" {
            h2.vh #h-seat { (table.coach.map_or_else(|| table.text("ui-your-move"), |coach| coach.title(table.locale()))) }
            @if table.history.is_some() { (history(table)) } @else { (prompt(table)) }
            (tip(table))
            @if over { (finish(table)) } @else { (super::cards(table)) }
        }
    }
}

/// One place for whatever stands beside the game: a pile to choose from, advice, or else the log.
fn slot(table: &TableView) -> Markup {
    let (fetch, hint) = (fetch(table), hint(table));
    html! {
        div.sideslot data-at="side" { @if fetch.0.is_empty() && hint.0.is_empty() { (log(table)) } @else { (fetch) (hint) } }
    }
}

/// Phone only: the pages of the table.
fn tabs(table: &TableView) -> Markup {
    let pages = [
        ("display", "i-summon", "ui-tab-circle"),
        ("forges", "i-forge", "ui-tab-forges"),
        ("runes", "i-rune", "ui-tab-runes"),
        ("log", "i-log", "ui-tab-log"),
    ];
    table.part("tabs", (), || {
        html! {
            nav.tabs aria-label=(table.text("ui-title")) {
                @for (page, symbol, key) in pages { a href={ "#" (page) } { (icon(symbol)) (table.text(key)) } }
            }
        }
    })
}

/// The same moment in words.
pub(crate) fn words(table: &TableView) -> String {
    let at = table.history.map(|history| format!("?at={}", history.moment)).unwrap_or_default();
    table.address(&format!("/text{at}"))
}
