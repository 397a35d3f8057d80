//! The ways to leave a table, each with what it does, also to the rating, before it is done; and vacations.

use maud::{Markup, html};
use runestones_i18n::{Arg, Locale, text};
use runestones_rules::Seat;
use runestones_table::{Clock, Vacations, Wish};

use crate::site::layout::{Head, sheet_page};
use crate::site::terms::{clock_words, out_of_time_words};
use crate::view::Affairs;

/// What somebody can do besides playing.
#[derive(Clone, Copy, Debug)]
pub struct LeaveView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The word in the address of the game.
    pub game: &'a str,
    /// Which state of the game it was drawn for.
    pub version: u32,
    /// The names of those at the table.
    pub names: &'a [String],
    /// What goes on, and what the person may wish.
    pub affairs: &'a Affairs,
}

/// Every way, with its consequences.
pub fn leave(view: &LeaveView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    let affairs = view.affairs;
    sheet_page(
        &view.head,
        &html! {
            section.sheet-panel.panel.leave {
                h1 { (t("leave-title")) }
                p { (clock_line(view)) }
                @if let Some(sentence) = out_of_time_words(view.head.locale, affairs.terms, view.names.len()) { p { (sentence) } }
                p { @if affairs.rated { (t("leave-rated")) } @else { (t("leave-unrated")) } }
                @if affairs.wishes.is_empty() { p { (t("leave-nothing")) } }
                @for (wish, seat) in &affairs.wishes { (way(view, *wish, *seat)) }
                @if matches!(affairs.terms.clock, Clock::Days(_)) { p { a href="/me/vacation" { (t("vacation-title")) } } }
                p.buttons { a.btn.btn--main href={ "/game/" (view.game) } { (t("leave-back")) } }
            }
        },
    )
}

fn clock_line(view: &LeaveView) -> String {
    let locale = view.head.locale;
    format!("{}{}{}", text(locale, "clock-choice", &[]), locale.colon(), clock_words(locale, view.affairs.terms.clock))
}

fn way(view: &LeaveView, wish: Wish, seat: Seat) -> Markup {
    let locale: Locale = view.head.locale;
    let name = view.names.get(seat.index()).cloned().unwrap_or_default();
    let words = |key: &str| {
        text(locale, key, &[("name", name.as_str().into()), ("players", Arg::from(view.names.len() as u32))])
    };
    let word = wish.word();
    html! {
        form.leave__way method="post" action={ "/game/" (view.game) "/leave" } {
            h2 { (words(&format!("leave-{word}"))) }
            p { (words(&format!("leave-{word}-about"))) }
            @if view.affairs.rated && wish != Wish::PlayOn && wish != Wish::Open { p { b { (words(&format!("leave-{word}-rated"))) } } }
            input type="hidden" name="version" value=(view.version);
            input type="hidden" name="seat" value=(seat);
            button.btn name="wish" value=(word) { (words(&format!("leave-{word}"))) }
        }
    }
}

/// Somebody's vacation.
#[derive(Clone, Copy, Debug)]
pub struct VacationView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// How many hours it lasts still, if it is one.
    pub hours: Option<u32>,
    /// How many days are left.
    pub days: u8,
}

/// Going on vacation, and coming back.
pub fn vacation(view: &VacationView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    let count = |key, count: u32| text(view.head.locale, key, &[("count", Arg::from(count))]);
    sheet_page(
        &view.head,
        &html! {
            form.sheet-panel.panel method="post" action="/me/vacation" {
                h1 { (t("vacation-title")) }
                p { (count("vacation-about", Vacations::DAYS.into())) }
                @match view.hours {
                    Some(hours) => {
                        p role="status" { b { (count("vacation-lasts", hours.div_ceil(24))) } }
                        p.buttons { button.btn.btn--main name="days" value="0" { (t("vacation-end")) } }
                    }
                    None => {
                        p { (count("vacation-left", view.days.into())) }
                        @if view.days > 0 {
                            label.field { span { (t("vacation-days")) } input type="number" name="days" min="1" max=(view.days) value=(view.days.min(7)) required; }
                            p.buttons { button.btn.btn--main { (t("vacation-begin")) } }
                        }
                    }
                }
                p.buttons { a.btn href="/" { (t("ui-back")) } }
            }
        },
    )
}
