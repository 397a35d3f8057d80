//! The whole table.

use maud::{Markup, html};
use runestones_i18n::plain;
use runestones_rules::{Decider, Seat};

use super::{
    bar, chat, curtain, display, finish, forges, hint, history, log, own, rivals, runes, supply, track, wisps,
};
use crate::piece::icon::icon;
use crate::table::finish::by_total;
use crate::table::invites::invites;
use crate::table::news::news;
use crate::table::prompt::{prompt, sentence, winners};
use crate::table::tip::tip;
use crate::table::told::told;
use crate::view::TableView;

/// The table as one person sees it: `<main id="table">` and everything in it, which is also what a live update sends.
pub fn table(table: &TableView) -> Markup {
    table.lay_ground();
    if let Some(seat) = table.curtain {
        return curtain(table, seat);
    }
    html! {
        main.table.is-lesson[table.coach.is_some()].is-puzzle[table.coach.is_some_and(|coach| coach.puzzle.is_some())] #table data-game=(table.game.id) data-version=(table.game.version) data-moment=(table.game.moment) data-live=[table.live()]
            data-title=(title(table)) data-speed=(table.settings.speed.word()) data-sounds[table.settings.sounds] data-seat=[table.view.viewer()] data-near=(table.near_seat())
            data-told=[told(table)] data-winner=[winner(table)] data-won=[won(table)]
            data-yours[is_asked(table)] data-back=[table.coach.map(|_| "1")] data-lost=(table.text("ui-reconnecting")) data-kept=(table.text("ui-kept")) data-again=(table.text("ui-connected"))
            data-close=(table.text("ui-close")) data-described=(table.text("ui-describe")) {
            (table.part("skip", (table.moment(), is_over(table)), || skip_links(table)))
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
            (news(table))
        }
    }
}

fn skip_links(table: &TableView) -> Markup {
    html! {
        // After a lesson, too, its words come first.
        @if is_over(table) && table.coach.is_none() { a.skip href="#finish" { (table.text("ui-final-score")) } }
        @else { a.skip href="#prompt" { (table.text("ui-skip-to-move")) } }
        a.skip href=(words(table)) data-describes aria-keyshortcuts="T Alt+T" { (table.text("ui-describe")) }
        @if table.has_words() { a.skip href=(words(table)) { (table.text("ui-text-table")) } }
    }
}

/// The title of the page: a turn that waits shows in the browser's tab.
pub fn title(table: &TableView) -> String {
    let game = table.text("ui-title");
    let state = match table.view.decider() {
        Decider::Nobody => Some(table.text("ui-game-over")),
        _ if table.is_stopped() => Some(table.text("ui-game-over")),
        _ if is_asked(table) => Some(table.text("ui-your-turn")),
        _ => None,
    };
    let name = Some(table.game.name.to_owned()).filter(|name| !name.is_empty());
    let parts: Vec<String> = [state, name, Some(game)].into_iter().flatten().collect();
    parts.join(" · ")
}

/// Whether the page shows the end of the game.
fn is_over(table: &TableView) -> bool {
    table.public().standing().is_some() && table.history.is_none()
}

pub(crate) fn is_asked(table: &TableView) -> bool {
    !table.legal().moves().is_empty() && table.history.is_none()
}

/// Who takes the throne.
fn winner(table: &TableView) -> Option<Seat> {
    table.public().standing().filter(|_| table.history.is_none())?.winners.first().copied()
}

/// What is said in the winning moment: who won, and what everybody has.
fn won(table: &TableView) -> Option<String> {
    let standing = table.public().standing().filter(|_| table.history.is_none())?;
    let total = |seat: Seat| standing.scores[seat.index()].total;
    let all = by_total(table, &standing).into_iter().map(|seat| format!("{} {}", table.name(seat), total(seat)));
    Some(format!("{}|{}", plain(&sentence(table)), all.collect::<Vec<_>>().join(" · ")))
}

/// Prompt and hand: what the player is asked, and what to answer with.
fn seat(table: &TableView) -> Markup {
    let title = match table.coach {
        Some(coach) => coach.title(table.locale()),
        None if table.history.is_some() => table.text("ui-replay"),
        None if is_over(table) => winners(table),
        None => table.text("ui-your-move"),
    };
    html! {
        section.seat aria-labelledby="h-seat" {
            h2.vh #h-seat { (title) }
            @if table.history.is_some() { (history(table)) } @else { (prompt(table)) }
            (tip(table))
            (hint(table))
            @if is_over(table) { (finish(table)) } @else { (super::cards(table)) }
        }
    }
}

/// The log has one place; what stands beside the game for a while, advice, a pile to choose from or the list of all moves,
/// lies over it.
fn slot(table: &TableView) -> Markup {
    html! { div.sideslot data-at="side" { (log(table)) } }
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
