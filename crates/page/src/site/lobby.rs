//! The lobby: tables that wait for players, people who look for others, invitations.

mod by_day;

use maud::{Markup, PreEscaped, html};
use runestones_i18n::{Arg, Locale, text};
use runestones_rules::Seat;
use runestones_table::Clock;

use crate::assets::Script;
use crate::piece::icon::{icon, mark, marker};
use crate::site::layout::{Head, script, sheet_page};
use crate::site::terms::clock_words;

/// What the lobby shows.
#[derive(Clone, Copy, Debug)]
pub struct LobbyView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// Whose table has just filled while one wanted to sit down there.
    pub full: Option<&'a str>,
    /// One's own search for others, if there is one.
    pub seeking: Option<&'a SeekState>,
    /// Whether somebody was found, and one has not gone there yet.
    pub is_met: bool,
    /// Tables that wait for anybody.
    pub offers: &'a [Offer],
    /// Tables that one may watch.
    pub watched: &'a [Offer],
    /// Who is here.
    pub crowd: Crowd,
    /// Others who look for somebody.
    pub seeks: &'a [SeekLine],
    /// Where one is invited.
    pub invited: &'a [InvitedLine],
    /// One's own games with days for each turn, those that wait for oneself first.
    pub by_day: &'a [DayGame],
    /// One's own tables that wait.
    pub mine: &'a [MyTable],
    /// Whether one may want opponents of about the same strength.
    pub can_be_near: bool,
}

pub use by_day::DayGame;

/// How many are here, and play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crowd {
    /// People who were here in the last minutes.
    pub people: u32,
    /// Whether there are other servers, of whose people nothing is known here.
    pub of_this_server: bool,
    /// Tables at which somebody has played in the last hour.
    pub tables: u32,
}

/// A table that waits for players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The word that stands in its address.
    pub id: String,
    /// What its players call it; may be empty.
    pub name: String,
    /// Who sits where; nobody on free seats.
    pub seats: Vec<Option<String>>,
    /// Whether the night expansion is in play.
    pub night: bool,
    /// Whether its result counts.
    pub rated: bool,
    /// How much time there is.
    pub clock: Clock,
}

/// How long one has looked for others, and for what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeekState {
    /// For how long.
    pub seconds: u32,
    /// The terms in words.
    pub terms: Vec<String>,
}

/// Somebody else who looks for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeekLine {
    /// What they are called.
    pub name: String,
    /// Their terms in words.
    pub words: Vec<String>,
    /// And as fields of the form that says the same.
    pub fields: Vec<(&'static str, String)>,
}

/// A table to which one is invited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitedLine {
    /// By whom.
    pub by: String,
    /// Which.
    pub offer: Offer,
}

/// A table of one's own that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyTable {
    /// Which.
    pub offer: Offer,
    /// The link to a free seat.
    pub link: String,
    /// The same as a QR code (SVG).
    pub code: Option<String>,
    /// Whom one could invite.
    pub companions: Vec<Companion>,
}

/// Somebody one has played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Companion {
    /// How a form names them.
    pub whom: String,
    /// What they are called.
    pub name: String,
    /// Whether they are invited.
    pub is_asked: bool,
}

/// The clocks that one can look for.
const CLOCKS: [Clock; 4] = [
    Clock::None,
    Clock::Live { minutes: 10, increment: 20 },
    Clock::Live { minutes: 20, increment: 30 },
    Clock::Days(3),
];

/// Terms in a few words each: players, game, clock, whether it counts.
pub fn seek_words(locale: Locale, players: Option<u8>, night: Option<bool>, clock: Clock, rated: bool) -> Vec<String> {
    let t = |key: &str| text(locale, key, &[]);
    let players = match players {
        Some(count) => text(locale, "lobby-players", &[("count", Arg::from(count))]),
        None => t("lobby-any-players"),
    };
    let game = match night {
        Some(true) => Some(t("pool-night")),
        Some(false) => Some(t("lobby-base")),
        None => None,
    };
    let clock = Some(clock).filter(|clock| *clock != Clock::None).map(|clock| clock_words(locale, clock));
    [Some(players), game, clock, rated.then(|| t("ui-rated"))].into_iter().flatten().collect()
}

/// The lobby.
pub fn lobby(view: &LobbyView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            div.lobby {
                header.lobby__head { h1 { (t("lobby-title")) } @if let Some(words) = crowd_words(view) { p { (words) } } }
                @if let Some(name) = view.full { p.notice role="status" { (text(view.head.locale, "lobby-full", &[("name", name.into())])) } }
                div.lobby__main {
                    @if !view.invited.is_empty() { section.panel.lobby__panel { h2 { (t("lobby-invited")) } ul.plain { @for line in view.invited { (invitation(&view.head, line)) } } } }
                    section.panel.lobby__panel {
                        h2 { (t("ui-open-games")) }
                        @if view.offers.is_empty() && view.seeks.is_empty() { (nobody(view)) } @else {
                            ul.plain.offers {
                                @for (place, offer) in view.offers.iter().enumerate() { (offer_line(&view.head, offer, view.full.is_some() && place == 0)) }
                                @for seek in view.seeks { (seek_line(view, seek)) }
                            }
                            p.buttons { a.btn href="/new" { (icon("i-players")) (t("ui-new-game")) } }
                        }
                    }
                    (by_day::panel(view))
                    @if !view.watched.is_empty() {
                        section.panel.lobby__panel {
                            h2 { (t("ui-watch")) " " small { (t("people-late")) } }
                            ul.plain { @for offer in view.watched { (watch_line(&view.head, offer)) } }
                        }
                    }
                }
                div.lobby__side {
                    section.panel.lobby__panel #seek { h2 { (t("lobby-seek")) } (seek_panel(view)) }
                    @for table in view.mine { (my_table(view, table)) }
                    section.panel.lobby__panel {
                        h2 { (t("alerts-title")) }
                        p { (t("alerts-about")) }
                        p.buttons { a.btn href="/me/alerts" { (icon("i-gear")) (t("alerts-open")) } }
                    }
                }
            }
            @if view.seeking.is_some() || view.is_met { noscript { meta http-equiv="refresh" content="5"; } (script(Script::Lobby)) }
        },
    )
}

/// Where nobody waits there is still something to do, and each way says what comes of it.
fn nobody(view: &LobbyView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let ways = [
        ("/new", "i-players", "ui-new-game", "lobby-way-table"),
        ("#seek", "i-watch", "lobby-seek-go", "lobby-way-seek"),
        ("/daily", "i-summon", "train-daily", "lobby-way-daily"),
        ("/puzzles", "i-hint", "train-puzzles", "lobby-way-puzzle"),
    ];
    html! {
        p { (t("lobby-nobody")) }
        ul.plain.lobby__ways { @for (address, symbol, key, about) in ways {
            li { a.btn href=(address) { (icon(symbol)) (t(key)) } span { (t(about)) } }
        } }
    }
}

/// "23 people are here · 9 tables are being played"; nothing if nobody is.
fn crowd_words(view: &LobbyView) -> Option<String> {
    let Crowd { people, of_this_server, tables } = view.crowd;
    let count =
        |key: &str, count: u32| (count > 0).then(|| text(view.head.locale, key, &[("count", Arg::from(count))]));
    let people = count(if of_this_server { "people-on-this-server" } else { "people-here" }, people);
    let words: Vec<String> = [people, count("people-tables", tables)].into_iter().flatten().collect();
    (!words.is_empty()).then(|| words.join(" · "))
}

/// A table at which others play.
fn watch_line(head: &Head, offer: &Offer) -> Markup {
    html! {
        li.offer {
            (seats(offer))
            div.offer__what { b { (people(offer)) } @if !offer.name.is_empty() { " · " (offer.name) } (chips(&offer_words(head.locale, offer))) }
            a.btn href=(head.settings.table_address(&offer.id)) { (icon("i-watch")) (text(head.locale, "ui-watch", &[])) }
        }
    }
}

fn chips(words: &[String]) -> Markup {
    html! { span.chips { @for word in words { span.chip { (word) } } } }
}

fn offer_words(locale: Locale, offer: &Offer) -> Vec<String> {
    terms_of(locale, offer.seats.len() as u8, offer.night, offer.clock, offer.rated)
}

/// The terms of a table. The base game is what everybody expects, so it is not said.
pub(crate) fn terms_of(locale: Locale, players: u8, night: bool, clock: Clock, rated: bool) -> Vec<String> {
    seek_words(locale, Some(players), night.then_some(true), clock, rated)
}

fn seats(offer: &Offer) -> Markup {
    let names: Vec<String> = offer.seats.iter().map(|name| name.clone().unwrap_or_default()).collect();
    html! {
        span.offer__seats aria-hidden="true" {
            @for (seat, name) in Seat::first(4).zip(&offer.seats) {
                @if name.is_some() { (marker(seat, &mark(&names, seat))) } @else { span.offer__free {} }
            }
        }
    }
}

fn people(offer: &Offer) -> String {
    offer.seats.iter().flatten().cloned().collect::<Vec<_>>().join(", ")
}

/// A table that waits, with the way to sit down at once. It says for how many it waits.
pub(crate) fn offer_line(head: &Head, offer: &Offer, is_next_best: bool) -> Markup {
    let free = offer.seats.iter().filter(|seat| seat.is_none()).count() as u8;
    let waits = text(head.locale, "ui-seats-free", &[("count", Arg::from(free))]);
    html! {
        li.offer.is-next[is_next_best] {
            (seats(offer))
            div.offer__what {
                a href=(head.settings.table_address(&offer.id)) { b { (people(offer)) } @if !offer.name.is_empty() { " · " (offer.name) } }
                " " small { (waits) }
                (chips(&offer_words(head.locale, offer)))
            }
            form method="post" action={ "/join/" (offer.id) } { button.btn.btn--go { (text(head.locale, "ui-join", &[])) } }
        }
    }
}

fn seek_line(view: &LobbyView, seek: &SeekLine) -> Markup {
    html! {
        li.offer {
            span.offer__seats aria-hidden="true" { (icon("i-watch")) }
            div.offer__what { b { (seek.name) } " " small { (text(view.head.locale, "lobby-seeks", &[])) } (chips(&seek.words)) }
            form method="post" action="/lobby/seek" {
                @for (name, value) in &seek.fields { input type="hidden" name=(name) value=(value); }
                (patient())
                button.btn.btn--go { (text(view.head.locale, "lobby-play", &[])) }
            }
        }
    }
}

/// An invitation, with its two answers.
pub(crate) fn invitation(head: &Head, line: &InvitedLine) -> Markup {
    let t = |key: &str| text(head.locale, key, &[]);
    let game = html! { input type="hidden" name="game" value=(line.offer.id); };
    html! {
        li.offer {
            (seats(&line.offer))
            div.offer__what {
                a href=(head.settings.table_address(&line.offer.id)) { (text(head.locale, "lobby-invites-you", &[("name", line.by.as_str().into())])) }
                (chips(&offer_words(head.locale, &line.offer)))
            }
            div.buttons {
                form method="post" action="/lobby/accept" { (game) button.btn.btn--go { (t("ui-join")) } }
                form method="post" action="/lobby/decline" { (game) button.btn { (t("lobby-decline")) } }
            }
        }
    }
}

/// A browser without scripts cannot say that it is still there, and says so.
fn patient() -> Markup {
    html! { noscript { input type="hidden" name="patient" value="on"; } }
}

fn seek_panel(view: &LobbyView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    if view.is_met {
        return html! {
            div.seeking data-seeking="met" {
                p role="status" { (t("people-found")) }
                form method="post" action="/lobby/here" { button.btn.btn--main { (icon("i-players")) (t("people-to-table")) } }
            }
        };
    }
    if let Some(state) = view.seeking {
        let time = format!("{}:{:02}", state.seconds / 60, state.seconds % 60);
        return html! {
            div.seeking data-seeking {
                p role="status" { (t("lobby-seeking")) } p.seeking__time data-seconds=(state.seconds) { (time) }
                (chips(&state.terms))
                p.small { (t("lobby-seeking-about")) }
                form method="post" action="/lobby/stop" { button.btn { (icon("i-close")) (t("lobby-stop")) } }
            }
        };
    }
    let choice = |name: &str, value: &str, label: &str, checked: bool| html! { label { input type="radio" name=(name) value=(value) checked[checked]; span { (label) } } };
    let players = |count: u8| text(view.head.locale, "lobby-count", &[("count", Arg::from(count))]);
    html! {
        form.seek method="post" action="/lobby/seek" {
            fieldset.choices { legend { (t("lobby-how-many")) }
                @for count in 2..=4 { (choice("players", &count.to_string(), &players(count), count == 2)) }
                (choice("players", "any", &t("lobby-any"), false))
            }
            fieldset.choices { legend { (t("ladder-pool")) }
                (choice("game", "base", &t("lobby-base"), false)) (choice("game", "night", &t("pool-night"), false)) (choice("game", "either", &t("lobby-either"), true))
            }
            fieldset.choices { legend { (t("lobby-clock")) }
                @for clock in CLOCKS { (choice("clock", &clock.to_string(), &clock_words(view.head.locale, clock), clock == Clock::None)) }
            }
            label.check { input type="checkbox" name="rated" value="on"; span { b { (t("ui-rated")) } small { (t("lobby-rated-about")) } } }
            @if view.can_be_near { label.check { input type="checkbox" name="near" value="on"; span { b { (t("lobby-near")) } small { (t("lobby-near-about")) } } } }
            (patient())
            button.btn.btn--main { (icon("i-players")) (t("lobby-seek-go")) }
        }
    }
}

/// A table of one's own: its link to copy or to scan, and people to ask.
fn my_table(view: &LobbyView, table: &MyTable) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let free = table.offer.seats.iter().filter(|seat| seat.is_none()).count() as u8;
    let title = if table.offer.name.is_empty() { people(&table.offer) } else { table.offer.name.clone() };
    html! {
        section.panel.lobby__panel {
            h2 { (t("lobby-invite")) }
            p { a href=(view.head.settings.table_address(&table.offer.id)) { b { (title) } } " " small { (text(view.head.locale, "ui-seats-free", &[("count", Arg::from(free))])) } }
            div.invite-card {
                @if let Some(code) = &table.code { div.me__qr { (PreEscaped(code)) } }
                label.field { span { (t("lobby-link")) } input readonly value=(table.link); small { (t("lobby-link-about")) } }
            }
            @if !table.companions.is_empty() {
                h3 { (t("lobby-companions")) }
                ul.me__devices { @for one in &table.companions { li {
                    (one.name)
                    @if one.is_asked { small { (t("lobby-asked")) } } @else {
                        form method="post" action="/lobby/invite" {
                            input type="hidden" name="game" value=(table.offer.id); input type="hidden" name="whom" value=(one.whom);
                            button.btn { (t("lobby-invite")) }
                        }
                    }
                } } }
            }
        }
    }
}
