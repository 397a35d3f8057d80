//! The bar at the top: which game, the scores on a phone, and the menu.

use maud::{Markup, html};

use crate::piece::icon::{icon, marker};
use crate::site::asked_for;
use crate::site::layout::other_theme;
use crate::table::board::is_turn;
use crate::table::menu::menu;
use crate::view::TableView;

/// The bar.
pub fn bar(table: &TableView) -> Markup {
    html! {
        header.bar {
            (table.part("name", (), || html! {
                h1.bar__name { a href="/" { (icon("i-summon")) span { (table.text("ui-title")) } } }
            }))
            div.bar__info { (info(table)) }
            (scores(table))
            (table.part("tools", (), || tools(table)))
            (menu(table))
            (table.part("help", (), || help(table)))
        }
    }
}

fn scores(table: &TableView) -> Markup {
    let game = table.public();
    let scores: Vec<_> = game.seats().map(|seat| (seat, table.points(seat), is_turn(table, seat))).collect();
    table.part("scores", scores.clone(), || {
        html! {
            ul.scores aria-label=(table.text("ui-points")) {
                @for (seat, score, is_turn) in scores {
                    li.is-turn[is_turn] {
                        (marker(seat, &table.mark(seat))) span.vh { (table.labelled(&table.name(seat), score)) }
                        b.n data-at={ "scoremini-" (seat) } aria-hidden="true" { (score) }
                    }
                }
            }
        }
    })
}

fn info(table: &TableView) -> String {
    let round = table.voice.text("ui-round", &[("number", table.public().round().into())]);
    // The name of a lesson says what it is about.
    let night = (table.public().night().is_on() && table.coach.is_none()).then(|| table.text("ui-option-night"));
    let watching = table
        .view
        .viewer()
        .is_none()
        .then(|| table.text(if table.game.is_late { "people-watching-late" } else { "ui-watching" }));
    let name = Some(table.game.name.to_owned()).filter(|name| !name.is_empty());
    let imported = table.game.imported.then(|| table.text("ui-imported"));
    let watching = watching.filter(|_| imported.is_none());
    let watchers =
        Some(table.watchers()).filter(|count| *count > 0).map(|count| table.count("ui-watching-count", count));
    let parts: Vec<String> = [name, night, Some(round), imported, watching, watchers].into_iter().flatten().collect();
    parts.join(" · ")
}

/// The rules and the theme are one click away; everything else is in the menu.
fn tools(table: &TableView) -> Markup {
    let (theme, symbol, key) = other_theme(table.settings.theme);
    html! {
        form #prefs method="post" action="/settings" { input type="hidden" name="back" value=(table.address("")); }
        ul.tools {
            li { a.tool href={ "/rules" (cards(table)) } { (icon("i-rules")) span { (table.text("ui-rules")) } } }
            li { button.tool form="prefs" name="theme" value=(theme.word()) { (icon(symbol)) span { (table.text(key)) } } }
            li { button.tool type="button" popovertarget="menu" { (icon("i-menu")) span { (table.text("ui-menu")) } } }
        }
    }
}

/// Pages about the cards show those of this game.
pub(super) fn cards(table: &TableView) -> String {
    asked_for(table.voice.card_set()).map_or_else(String::new, |hash| format!("?cards={hash}"))
}

/// The keys. What the pieces mean they say themselves.
fn help(table: &TableView) -> Markup {
    let keys = [
        "ui-key-moves",
        "ui-key-arrows",
        "ui-key-choose",
        "ui-key-numbers",
        "ui-key-done",
        "ui-key-undo",
        "ui-key-hint",
        "ui-key-list",
        "ui-key-rule",
        "ui-key-question",
        "ui-key-describe",
        "ui-key-step",
        "ui-key-play",
        "ui-key-log",
        "ui-key-letters",
        "ui-key-help",
        "ui-key-close",
        "ui-key-alt",
        "ui-key-reader",
    ];
    html! {
        div.sheet.menu.panel popover #help tabindex="-1" role="dialog" aria-labelledby="h-help" {
            h2.label #h-help { (table.text("ui-keyboard")) }
            ul.keys { @for key in keys { li { (table.text(key)) } } }
        }
    }
}
