//! A link to a seat has been opened.

use maud::{Markup, html};
use runestones_i18n::{Arg, Locale, druid_name, text};
use runestones_rules::{Seat, StoneChoice};
use runestones_table::{Attendance, Header, Presence};

use crate::piece::icon::{icon, initial, mark, marker};
use crate::site::layout::{Head, sheet_page};
use crate::site::terms::terms_words;

/// What is offered.
#[derive(Clone, Copy, Debug)]
pub struct JoinView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The address of the seat, to which the answer goes.
    pub link: &'a str,
    /// The seat.
    pub seat: Seat,
    /// What is played, and who is to sit where.
    pub header: &'a Header,
    /// The seats that are free.
    pub open: &'a [Seat],
    /// Who is there just now.
    pub attendance: &'a Attendance,
    /// The number of the round.
    pub round: u16,
    /// What the person is called so far; may be empty.
    pub name: &'a str,
}

/// A game takes about so many minutes for each player.
const MINUTES: u32 = 15;

/// "Take this seat?" And what one sits down to: with whom, for what, for how long.
pub fn join(view: &JoinView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    let names = view.header.names();
    let host = Seat::first(names.len()).find(|seat| is_seated(view, *seat)).map(|seat| &names[seat.index()]);
    sheet_page(
        &view.head,
        &html! {
            form.sheet-panel.panel.join method="post" action=(view.link) {
                h1 {
                    @match host {
                        Some(host) => (text(view.head.locale, "ui-join-invites", &[("name", host.as_str().into())])),
                        None => (t("ui-join")),
                    }
                }
                ul.join__about { @for line in about(view) { li { (line) } } }
                h2 { (t("ui-seats")) }
                ul.join__seats { @for seat in Seat::first(names.len()) { (seat_line(view, &names, seat)) } }
                label.field {
                    span { (t("ui-player-name")) }
                    input name="name" value=(view.name) maxlength="24" required autocomplete="nickname" autofocus;
                }
                p.buttons {
                    button.btn.btn--main { (icon("i-done")) (t("ui-take-seat")) }
                    a.btn href="/" { (t("ui-cancel")) }
                }
            }
        },
    )
}

/// Whether a person sits there already.
fn is_seated(view: &JoinView, seat: Seat) -> bool {
    let is_bot = view.header.sitters.get(seat.index()).is_some_and(|sitter| sitter.bot.is_some());
    !is_bot && !view.open.contains(&seat)
}

/// The game in a few short lines: its name, expansion, stones, players, and the time it takes.
fn about(view: &JoinView) -> Vec<String> {
    let locale = view.head.locale;
    let t = |key: &str| text(locale, key, &[]);
    let count = |key: &str, count: u32| text(locale, key, &[("count", Arg::from(count))]);
    let name = Some(view.header.name.clone()).filter(|name| !name.is_empty());
    let night = view.header.night.then(|| t("ui-option-night"));
    let stones = view.header.options().ok().map(|options| match options.stones {
        StoneChoice::Base => t("ui-stones-base"),
        StoneChoice::Random => t("ui-stones-random"),
        StoneChoice::Chosen(runes) => {
            runes.iter().map(|rune| runestones_i18n::rune_name(locale, *rune)).collect::<Vec<_>>().join(", ")
        }
    });
    let players = view.header.sitters.len() as u32;
    let terms = terms_words(locale, view.header);
    let hints = (!view.header.hints).then(|| t("ui-no-hints"));
    let sizes = [count("ui-join-players", players), count("ui-join-minutes", players * MINUTES)];
    let begun = (view.round > 1).then(|| text(locale, "ui-round", &[("number", view.round.into())]));
    [name, night, stones].into_iter().flatten().chain(sizes).chain(terms).chain(hints).chain(begun).collect()
}

/// Who sits there, and whether they are here; or whose seat it will be.
fn seat_line(view: &JoinView, names: &[String], seat: Seat) -> Markup {
    let name = &names[seat.index()];
    let (sign, words) = sign(view, seat);
    let mark = if view.open.contains(&seat) { initial(name) } else { mark(names, seat) };
    html! {
        li.join__seat.is-yours[seat == view.seat] {
            (marker(seat, &mark))
            b { (name) span class={ "presence presence--" (sign) } {} }
            span.small { (words) }
        }
    }
}

fn sign(view: &JoinView, seat: Seat) -> (&'static str, String) {
    let locale: Locale = view.head.locale;
    let t = |key: &str| text(locale, key, &[]);
    if seat == view.seat {
        return ("open", text(locale, "ui-join-yours", &[("colour", druid_name(locale, seat).into())]));
    }
    let sitter = view.header.sitters.get(seat.index());
    if let Some(bot) = sitter.and_then(|sitter| sitter.bot.as_deref()) {
        return ("bot", format!("{}{}{}", t("ui-bot"), locale.colon(), t(&format!("bot-{bot}"))));
    }
    if view.open.contains(&seat) {
        return ("open", t("ui-free"));
    }
    match view.attendance.of(seat) {
        Presence::Here => ("here", t("ui-here")),
        Presence::Away => ("away", t("ui-away")),
        Presence::Gone => ("gone", t("ui-gone")),
        Presence::Unknown => ("unknown", t("ui-seated")),
    }
}
