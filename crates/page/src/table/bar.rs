//! The bar at the top: which game, the scores on a phone, and the menu.

use maud::{Markup, html};

use crate::piece::icon::{icon, marker};
use crate::site::asked_for;
use crate::table::board::is_turn;
use crate::table::whole::words;
use crate::view::TableView;
use runestones_table::Theme;

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
    let scores: Vec<_> = game.seats().map(|seat| (seat, game.player(seat).score(), is_turn(table, seat))).collect();
    table.part("scores", scores.clone(), || {
        html! {
            ul.scores aria-label=(table.text("ui-points")) {
                @for (seat, score, is_turn) in scores {
                    li.is-turn[is_turn] { (marker(seat, &table.mark(seat))) span.vh { (table.name(seat)) } b.n data-at={ "scoremini-" (seat) } { (score) } }
                }
            }
        }
    })
}

fn info(table: &TableView) -> String {
    let round = table.voice.text("ui-round", &[("number", table.public().round().into())]);
    // The name of a lesson says what it is about.
    let night = (table.public().night().is_on() && table.coach.is_none()).then(|| table.text("ui-option-night"));
    let watching = table.view.viewer().is_none().then(|| table.text("ui-watching"));
    let name = Some(table.game.name.to_owned()).filter(|name| !name.is_empty());
    let imported = table.game.imported.then(|| table.text("ui-imported"));
    let watching = watching.filter(|_| imported.is_none());
    let parts: Vec<String> = [name, night, Some(round), imported, watching].into_iter().flatten().collect();
    parts.join(" · ")
}

/// Letters and theme are one click away; without script they are a form like any other.
fn tools(table: &TableView) -> Markup {
    let settings = table.settings;
    let (theme, symbol, key) = match settings.theme {
        Theme::Night => (Theme::Dawn, "i-sun", "ui-theme-dawn"),
        Theme::Dawn => (Theme::Night, "i-moon", "ui-theme-night"),
    };
    html! {
        form #prefs method="post" action="/settings" { input type="hidden" name="back" value=(table.address("")); }
        ul.tools {
            li { button.tool type="button" popovertarget="help" { (icon("i-rules")) span { (table.text("ui-keyboard")) } } }
            li {
                button.tool form="prefs" name="letters" value=(if settings.letters { "off" } else { "on" })
                    aria-pressed=(settings.letters) { (icon("i-letters")) span { (table.text("ui-letters")) } }
            }
            li { button.tool form="prefs" name="theme" value=(theme.word()) { (icon(symbol)) span { (table.text(key)) } } }
            li { button.tool type="button" popovertarget="menu" { (icon("i-menu")) span { (table.text("ui-menu")) } } }
        }
    }
}

fn menu(table: &TableView) -> Markup {
    html! {
        div.sheet.panel popover #menu {
            ul.sheet__list {
                (table.part("ways", table.history.map(|history| history.moment), || ways(table)))
                @if table.history.is_none() && table.coach.is_none() {
                    li { a.btn href={ (table.address("")) "?at=" (table.game.moment) } data-step { (icon("i-back")) (table.text("ui-replay")) } }
                }
            }
            (table.part("about", (), || about(table)))
        }
    }
}

/// Where one can go from here.
fn ways(table: &TableView) -> Markup {
    // With the cards of this game.
    let cards = asked_for(table.voice.card_set()).map_or_else(String::new, |hash| format!("?cards={hash}"));
    html! {
        li { a.btn href="/" { (icon("i-home")) (table.text("ui-home")) } }
        li { a.btn href={ "/rules" (cards) } { (icon("i-rules")) (table.text("ui-rules")) } }
        li { a.btn href={ "/gallery" (cards) } { (icon("i-hand")) (table.text("ui-gallery")) } }
        li { a.btn href={ "/settings?back=" (table.address("")) } { (icon("i-gear")) (table.text("ui-settings")) } }
        li { a.btn href="/learn" { (icon("i-hint")) (table.text("ui-learn")) } }
        li { a.btn href=(words(table)) data-describes { (icon("i-chat")) (table.text("ui-describe")) } }
        @if table.coach.is_none() {
            li { a.btn href=(words(table)) { (icon("i-letters")) (table.text("ui-text-table")) } }
        }
    }
}

/// The link for watchers, and the proof that luck is honest.
fn about(table: &TableView) -> Markup {
    html! {
        @if !table.game.watch_link.is_empty() {
            label.invite { span { (table.text("ui-watch-link")) } input readonly value=(table.game.watch_link) data-copy; }
        }
        @if !table.game.commitment.is_empty() {
            p.small { (table.text("ui-seed-hash")) ". " (table.text("ui-seed-later")) }
            code.hash { (table.game.commitment) }
        }
    }
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
        "ui-key-rule",
        "ui-key-question",
        "ui-key-describe",
        "ui-key-step",
        "ui-key-log",
        "ui-key-letters",
        "ui-key-help",
        "ui-key-close",
    ];
    html! {
        div.sheet.panel popover #help tabindex="-1" role="dialog" aria-labelledby="h-help" {
            h2.label #h-help { (table.text("ui-keyboard")) }
            ul.keys { @for key in keys { li { (table.text(key)) } } }
        }
    }
}
