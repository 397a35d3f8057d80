//! Inviting: who sits at the table, who is still missing, and a link for every free seat.

use maud::{Markup, html};
use runestones_rules::Seat;
use runestones_table::SeatKind;

use crate::piece::icon::{icon, marker};
use crate::table::board::presence_words;
use crate::view::TableView;

/// The seats and their links, for those who may give them away, until the last one is taken. It lies over the table, so it
/// folds when its reader has something to do there.
pub(crate) fn invites(table: &TableView) -> Markup {
    let open = open_seats(table);
    if open.is_empty() || table.history.is_some() {
        return html! {};
    }
    let is_asked = !table.legal().moves().is_empty();
    html! {
        // Another question is another panel: within one it stays as its reader has it.
        details.invites.panel id=(if is_asked { "invites-aside" } else { "invites" }) data-keep open[!is_asked] {
            summary.invites__title { (icon("i-players")) span { (table.count("ui-seats-open", open.len() as u32)) } }
            p.small { (table.text("ui-invite-about")) }
            ol.invites__seats {
                @for seat in table.public().seats() { (line(table, seat, open.first() == Some(&seat))) }
            }
            p.small { (table.text("ui-starts-itself")) }
        }
    }
}

/// The seats that the reader can give away.
fn open_seats(table: &TableView) -> Vec<Seat> {
    table.public().seats().filter(|seat| link(table, *seat).is_some()).collect()
}

fn link<'a>(table: &TableView<'a>, seat: Seat) -> Option<&'a str> {
    table.seats.get(seat.index()).and_then(|info| info.invitation.as_deref())
}

/// Marker, name, whether they are here in a sign and in words, and what can be done with a free seat.
fn line(table: &TableView, seat: Seat, is_first: bool) -> Markup {
    let (class, key) = state(table, seat);
    html! {
        li.invites__seat.is-open[link(table, seat).is_some()] {
            (marker(seat, &table.mark(seat)))
            span.invites__who {
                b { (table.name(seat)) span class={ "presence presence--" (class) } {} }
                span.small data-of=[link(table, seat)] data-copied=[link(table, seat).map(|_| table.text("ui-link-copied"))] { (table.text(key)) }
            }
            @if let Some(link) = link(table, seat) { (ways(table, seat, link, is_first)) }
        }
    }
}

/// The sign of a seat and its words.
fn state(table: &TableView, seat: Seat) -> (&'static str, &'static str) {
    match table.kind(seat) {
        SeatKind::Here => ("here", "ui-you"),
        SeatKind::Bot => ("bot", "ui-bot"),
        SeatKind::Open => ("open", "ui-free"),
        SeatKind::Elsewhere => presence_words(table, seat).unwrap_or(("unknown", "ui-seated")),
    }
}

/// Copying and sharing need the script; the code and the link itself do not.
fn ways(table: &TableView, seat: Seat, link: &str, is_first: bool) -> Markup {
    let field = format!("link-{seat}");
    html! {
        span.invites__ways {
            button.btn.needs-script type="button" data-copies=(link) data-done=(table.text("ui-copied")) {
                (icon("i-pile")) span { (table.text("ui-copy")) }
            }
            button.btn.needs-script type="button" data-shares=(field) hidden { (icon("i-share")) span { (table.text("ui-share")) } }
        }
        details.invites__code name="code" open[is_first] {
            summary.btn { (icon("i-qr")) span { (table.text("ui-qr")) } }
            div.invites__link {
                img src={ (link) "/qr.svg" } width="148" height="148" loading="lazy" alt=(table.text("ui-qr"));
                label.invite {
                    span { (table.voice.text("ui-link-to-seat", &[("name", table.name(seat).into())])) }
                    input id=(field) readonly value=(link) data-copy;
                }
            }
        }
    }
}
