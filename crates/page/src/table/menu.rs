//! The menu: how somebody likes the table, and where they can go from it. It opens below its button.

use maud::{Markup, html};
use runestones_i18n::Locale;

use crate::piece::icon::icon;
use crate::site::speed_key;
use crate::table::bar::cards;
use crate::table::whole::words;
use crate::view::TableView;
use runestones_table::Speed;

/// The menu, closed.
pub(super) fn menu(table: &TableView) -> Markup {
    let moment = table.moment();
    html! {
        div.sheet.menu.panel popover #menu role="dialog" aria-label=(table.text("ui-menu")) {
            (table.part("likes", (), || likes(table)))
            ul.menu__ways {
                (table.part("ways", moment, || ways(table)))
                @if table.affairs().is_some_and(|affairs| !affairs.wishes.is_empty()) {
                    li { a.btn href=(table.address("/leave")) { (icon("i-close")) (table.text("leave-ways")) } }
                }
                @if moment.is_none() && table.coach.is_none() {
                    li { a.btn href={ (table.address("")) "?at=" (table.game.moment) } data-step { (icon("i-forward")) (table.text("ui-replay")) } }
                }
            }
            (table.part("about", (), || about(table)))
        }
    }
}

/// Switches for what one changes while playing; the settings have the rest.
fn likes(table: &TableView) -> Markup {
    let settings = table.settings;
    html! {
        ul.menu__switches {
            li { (switch(table, "sounds", "i-sound", "ui-sounds", settings.sounds)) }
            li { (switch(table, "letters", "i-letters", "ui-letters", settings.letters)) }
            li.needs-script {
                button.btn type="button" data-notify aria-pressed="false" hidden { (icon("i-bell")) (table.text("ui-notify")) }
            }
        }
        (row(&table.text("ui-animation-speed"), "speed", Speed::ALL.map(|speed| {
            (speed.word(), table.text(speed_key(speed)), speed == settings.speed)
        })))
        (row(&table.text("ui-language"), "lang", Locale::ALL.map(|locale| {
            (locale.tag(), locale.native_name().to_owned(), locale == table.locale())
        })))
    }
}

/// One thing that is on or off.
fn switch(table: &TableView, field: &str, symbol: &str, key: &str, on: bool) -> Markup {
    html! {
        button.btn id={ "set-" (field) } form="prefs" name=(field) value=(if on { "off" } else { "on" }) aria-pressed=(on) { (icon(symbol)) (table.text(key)) }
    }
}

/// One question with a few answers, of which one holds.
fn row<const COUNT: usize>(title: &str, field: &str, answers: [(&str, String, bool); COUNT]) -> Markup {
    html! {
        div.menu__row role="group" aria-label=(title) {
            span.label aria-hidden="true" { (title) }
            ul {
                @for (word, label, chosen) in answers {
                    li { button.btn form="prefs" name=(field) value=(word) aria-pressed=(chosen) lang=[(field == "lang").then_some(word)] { (label) } }
                }
            }
        }
    }
}

/// Where one can go from here.
fn ways(table: &TableView) -> Markup {
    html! {
        li { a.btn href={ "/rules" (cards(table)) } { (icon("i-rules")) (table.text("ui-rules")) } }
        li { button.btn type="button" popovertarget="help" { (icon("i-keyboard")) (table.text("ui-keyboard")) } }
        @if table.has_words() {
            li { a.btn href=(words(table)) { (icon("i-log")) (table.text("ui-text-table")) } }
        }
        li { a.btn href=(words(table)) data-describes { (icon("i-chat")) (table.text("ui-describe")) } }
        li { a.btn href={ "/gallery" (cards(table)) } { (icon("i-hand")) (table.text("ui-gallery")) } }
        li { a.btn href="/learn" { (icon("i-hint")) (table.text("ui-learn")) } }
        li { a.btn href={ "/settings?back=" (table.address("")) } { (icon("i-gear")) (table.text("ui-settings")) } }
        li { a.btn href="/" { (icon("i-home")) (table.text("ui-home")) } }
    }
}

/// The link for watchers, and the proof that luck is honest.
fn about(table: &TableView) -> Markup {
    html! {
        @if !table.game.watch_link.is_empty() {
            div.menu__watch {
                label.invite { span { (table.text("ui-watch-link")) } input #watch-link readonly value=(table.game.watch_link) data-copy; }
                button.btn.needs-script type="button" data-copies="watch-link" data-done=(table.text("ui-copied")) { (icon("i-pile")) span { (table.text("ui-copy")) } }
            }
        }
        @if !table.game.commitment.is_empty() {
            details.menu__proof {
                summary.small { (table.text("ui-seed-hash")) }
                p.small { (table.text("ui-seed-later")) }
                code.hash { (table.game.commitment) }
            }
        }
    }
}
