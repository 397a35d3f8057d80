//! A new game: who sits where, and which pieces are in play.

use maud::{Markup, html};
use runestones_i18n::{Arg, druid_name, rune_name, rune_text, text};
use runestones_rules::{CardSet, Rune, Seat};
use runestones_table::Clock;

use crate::piece::icon::{druid, icon, rune_symbol};
use crate::site::layout::{Head, sheet_page};

/// What the form shows.
#[derive(Clone, Copy, Debug)]
pub struct NewGameView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// What the person is called so far; may be empty.
    pub name: &'a str,
    /// The kinds of bots, the weakest first.
    pub bots: &'a [&'a str],
    /// The card sets on offer, the standard one first.
    pub card_sets: &'a [&'a CardSet],
    /// Why the last try made no game; may be empty.
    pub problems: &'a [String],
}

/// The form for a new game.
pub fn new_game(view: &NewGameView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            form.sheet-panel.panel.new-game method="post" action="/new" {
                h1 { (t("ui-new-game")) }
                @if !view.problems.is_empty() {
                    ul.problems role="alert" { @for problem in view.problems { li { (problem) } } }
                }
                label.field { span { (t("ui-player-name")) } input name="me" value=(view.name) maxlength="24" autocomplete="nickname"; }
                fieldset { legend { (t("ui-seats")) } @for seat in Seat::first(Seat::MOST) { (seat_choice(view, seat)) } }
                fieldset { legend { (t("ui-options")) } (options(view)) }
                fieldset.clock-choice { legend { (t("clock-choice")) } (clocks(view)) }
                label.field { span { (t("ui-game-name")) } input name="name" maxlength="40"; }
                p.buttons {
                    button.btn.btn--main { (icon("i-done")) (t("ui-create")) }
                    a.btn href="/" { (t("ui-cancel")) }
                }
            }
        },
    )
}

/// Who sits on a seat: me, a friend here or by link, a bot, or nobody (from the third seat on).
fn seat_choice(view: &NewGameView, seat: Seat) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let field = format!("seat{seat}");
    let standard = ["me", "bot", "none", "none"][seat.index()];
    let weakest = view.bots.first().copied().unwrap_or_default();
    html! {
        div.seat-choice {
            span class={ "marker marker--" (druid(seat)) } title=(druid_name(view.head.locale, seat)) { (icon("p-marker")) b aria-hidden="true" { (seat) } }
            select name=(field) aria-label=(text(view.head.locale, "ui-seat", &[("number", Arg::from(seat.number()))])) {
                option value="me" selected[standard == "me"] { (t("ui-seat-me")) }
                option value="here" { (t("ui-seat-friend-here")) }
                option value="link" { (t("ui-seat-friend-link")) }
                @for bot in view.bots {
                    option value={ "bot:" (bot) } title=(t(&format!("bot-{bot}-about"))) selected[standard == "bot" && *bot == weakest] {
                        (t("ui-seat-bot")) (view.head.locale.colon()) (t(&format!("bot-{bot}")))
                    }
                }
                @if seat.index() >= 2 { option value="none" selected[standard == "none"] { (t("ui-seat-empty")) } }
            }
            input name={ (field) "-name" } maxlength="24" placeholder=(t("ui-player-name")) aria-label=(t("ui-player-name"));
        }
    }
}

fn options(view: &NewGameView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    html! {
        @if view.card_sets.len() > 1 { (card_set_choice(view)) }
        label.check {
            input type="checkbox" name="night" value="on";
            span { b { (t("ui-option-night")) } small { (t("ui-option-night-about")) } }
        }
        @for (word, key) in [("base", "ui-stones-base"), ("random", "ui-stones-random"), ("chosen", "ui-stones-pick")] {
            label.check { input type="radio" name="stones" value=(word) checked[word == "base"]; span { b { (t(key)) } } }
        }
        ul.stone-choice {
            @for rune in Rune::ALL { li { (stone(view, rune)) } }
        }
        label.check {
            input type="checkbox" name="public" value="on";
            span { b { (t("ui-public-game")) } }
        }
        label.check {
            input type="checkbox" name="rated" value="on";
            span { b { (t("ui-rated")) } small { (t("ui-rated-about")) } }
        }
        label.check {
            input type="checkbox" name="no-hints" value="on";
            span { b { (t("ui-no-hints")) } }
        }
        label.check {
            input type="checkbox" name="instant-bots" value="on";
            span { b { (t("ui-instant-bots")) } }
        }
    }
}

/// How much time there is, and what happens when there is none left. The numbers count for the clock that is chosen.
fn clocks(view: &NewGameView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let number = |name: &str, key: &str, least: u16, most: u16, standard: u16| {
        html! {
            label.clock-number { span { (t(key)) } input type="number" name=(name) min=(least) max=(most) value=(standard) required; }
        }
    };
    let (minutes, seconds, days) = (Clock::MINUTES, Clock::INCREMENT, Clock::DAYS);
    html! {
        label.check { input type="radio" name="clock" value="none" checked; span { b { (t("clock-choice-none")) } } }
        label.check { input type="radio" name="clock" value="live"; span { b { (t("clock-choice-live")) } small { (t("clock-choice-live-about")) " " (t("people-clock-begins")) } } }
        div.clock-numbers {
            (number("minutes", "clock-minutes-each", *minutes.start(), *minutes.end(), 20))
            (number("increment", "clock-seconds-turn", *seconds.start(), *seconds.end(), 30))
        }
        label.check { input type="radio" name="clock" value="days"; span { b { (t("clock-choice-days")) } small { (t("clock-choice-days-about")) } } }
        div.clock-numbers { (number("days", "clock-days-turn", (*days.start()).into(), (*days.end()).into(), 3)) }
        label.field {
            span { (t("clock-out-of-time")) }
            select name="out-of-time" {
                option value="bot" selected { (t("clock-choice-bot")) }
                option value="forfeit" { (t("clock-choice-forfeit")) }
            }
        }
    }
}

/// Which cards; who has only the standard set is not asked.
fn card_set_choice(view: &NewGameView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    html! {
        label.field {
            span { (t("ui-card-set")) }
            select name="cards" {
                @for set in view.card_sets { option value=(set.hash_hex()) selected[*set == CardSet::standard()] { (set_name(view, set)) } }
            }
        }
    }
}

/// What a set is called; if another one is called the same, with the beginning of its hash.
fn set_name(view: &NewGameView, set: &CardSet) -> String {
    if set == CardSet::standard() {
        return text(view.head.locale, "ui-card-set-standard", &[]);
    }
    let same = view.card_sets.iter().filter(|other| other.name() == set.name()).count();
    if same > 1 { format!("{} ({:.8})", set.name(), set.hash_hex()) } else { set.name().to_owned() }
}

fn stone(view: &NewGameView, rune: Rune) -> Markup {
    let locale = view.head.locale;
    html! {
        label.stone-pick title=(rune_text(locale, rune)) {
            input type="checkbox" name="stone" value=(rune) checked[rune.index() < Rune::IN_PLAY];
            (icon(rune_symbol(rune))) span { (rune_name(locale, rune)) }
        }
    }
}
