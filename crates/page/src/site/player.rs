//! Somebody's page: how strong, how sure, in what; and what they played.

mod best;
mod charts;
mod luck;
mod puzzles;

use maud::{Markup, html};
use runestones_i18n::{Arg, Locale, rune_name, text};
use runestones_model::Millis;
use runestones_ratings::wilson;
use runestones_rules::Rune;

use crate::piece::icon::{icon, rune_symbol};
use crate::site::dates::date;
use crate::site::fairness::{OtherPerson, OthersView, deeds};
use crate::site::layout::{Head, sheet_page};
use crate::site::me::{RatingLine, pool_key};

pub use best::BestLine;
pub use luck::{LuckLine, LuckPoint};
pub use puzzles::{PuzzleRecord, ThemeLine};

/// With fewer games no share is said.
const ENOUGH: u32 = 5;

/// What somebody's page shows.
#[derive(Clone, Copy, Debug)]
pub struct PlayerView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The name of the page in addresses.
    pub handle: &'a str,
    /// What they are called.
    pub name: &'a str,
    /// Whether it is one's own page.
    pub is_me: bool,
    /// Since when they have an account, if they have one.
    pub since: Option<Millis>,
    /// How many games they have finished.
    pub games: u32,
    /// Their ratings.
    pub ratings: &'a [RatingLine],
    /// The pool whose history is shown.
    pub pool: &'a str,
    /// How it came about, oldest first.
    pub history: &'a [HistoryPoint],
    /// The bots of the pool, weakest first: the keys of their names, and their ratings.
    pub landmarks: &'a [(String, i64)],
    /// Results by kind of game.
    pub kinds: &'a [KindLine],
    /// The stones they had, those they had most often first.
    pub stones: &'a [StoneLine],
    /// From how many games kinds, stones and luck come.
    pub counted: u32,
    /// What luck did, for those who may see it.
    pub luck: Option<&'a LuckLine>,
    /// Their best games, for those who may see what luck did.
    pub best: &'a [BestLine],
    /// What they made of puzzles, if they tried any or it is one's own page.
    pub puzzles: Option<&'a PuzzleRecord>,
    /// Some of their games, the latest first.
    pub list: &'a [PlayedLine],
    /// Where the list goes on.
    pub older: Option<&'a str>,
    /// For whoever may block or report them.
    pub other: Option<&'a OtherPerson>,
    /// Whether something was just reported.
    pub is_told: bool,
}

/// A rating as it once was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryPoint {
    /// When.
    pub time: Millis,
    /// In points.
    pub rating: i64,
    /// How far the 95 % interval reached to each side.
    pub reach: i64,
    /// After how many games.
    pub games: u32,
}

/// The results of one kind of game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KindLine {
    /// For how many players.
    pub players: u8,
    /// With the expansion.
    pub night: bool,
    /// How many games.
    pub games: u32,
    /// How many victories; a shared one is a part of one.
    pub won: f64,
}

/// How often somebody had a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoneLine {
    /// Which.
    pub rune: Rune,
    /// In how many games.
    pub games: u32,
    /// How many of them were won.
    pub won: f64,
}

/// A game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedLine {
    /// When it ended.
    pub time: Millis,
    /// What the table was called; may be empty.
    pub name: String,
    /// For how many players.
    pub players: u8,
    /// With the expansion.
    pub night: bool,
    /// Whether it counted.
    pub rated: bool,
    /// Who else played, for whoever was there.
    pub rivals: Vec<String>,
    /// The points of all seats, one's own first.
    pub totals: Vec<u16>,
    /// Whether it was won, perhaps with others.
    pub won: bool,
    /// Where it can be seen, for whoever played it.
    pub address: Option<String>,
}

/// Somebody's page.
pub fn player(view: &PlayerView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let games = text(view.head.locale, "player-games", &[("count", Arg::from(view.games))]);
    sheet_page(
        &view.head,
        &html! {
            div.profile {
                header.profile__head {
                    h1 { @if view.name.is_empty() { (t("lobby-somebody")) } @else { (view.name) } }
                    p { @if let Some(since) = view.since { (text(view.head.locale, "player-since", &[("date", date(since).into())])) " · " } (games) }
                    @if view.is_me { p.buttons { a.btn href="/me/people" { (icon("i-gear")) (t("fair-choices")) } } }
                }
                @if view.is_told { p.notice role="status" { (t("fair-thanks")) } }
                (pools(view))
                (history(view))
                // What luck did stands beside what was won, for those who may see it.
                @if view.luck.is_some() {
                    div.profile__pair { (kinds(view)) (luck::luck(view)) }
                    div.profile__pair { (best::best(view)) (stones(view)) }
                    div.profile__pair { (list(view)) (puzzles::puzzles(view)) }
                } @else {
                    div.profile__pair { (kinds(view)) (stones(view)) }
                    div.profile__pair { (list(view)) (puzzles::puzzles(view)) }
                }
                @if let Some(other) = view.other {
                    section.panel.lobby__panel {
                        h2 { (t("fair-title")) }
                        (deeds(&OthersView { head: view.head, address: &format!("/player/{}", view.handle), back: "/", people: &[], is_told: false }, other))
                    }
                }
            }
        },
    )
}

fn pools(view: &PlayerView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        @if view.ratings.is_empty() { p.small { (t("player-no-ratings")) } } @else {
            nav.pools aria-label=(t("me-ratings")) { @for line in view.ratings {
                a.pool href={ "/player/" (view.handle) "?pool=" (line.pool) } aria-current=[(line.pool == view.pool).then_some("true")] {
                    span { (t(pool_key(line.pool))) }
                    @match line.shown {
                        Some((rating, reach)) => { b { (rating) } small { "± " (reach) " · " (text(view.head.locale, if line.pool == "puzzles" { "people-tries" } else { "player-games" }, &[("count", Arg::from(line.games))])) } }
                        None => { b { "?" } small { (t("me-too-few")) } }
                    }
                }
            } }
        }
    }
}

fn history(view: &PlayerView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let (Some(first), Some(last)) = (view.history.first(), view.history.last()) else { return html! {} };
    let said = |point: &HistoryPoint| format!("{} ± {}", point.rating, point.reach);
    let sentence = text(
        view.head.locale,
        "player-graph-about",
        &[
            ("from", said(first).into()),
            ("start", date(first.time).into()),
            ("to", said(last).into()),
            ("end", date(last.time).into()),
        ],
    );
    html! {
        section.panel.lobby__panel {
            h2 { (t("ladder-rating")) ", " (t(pool_key(view.pool))) " " small { (t("player-band")) } }
            (charts::rating(view, &sentence))
            details.fold {
                summary { (t("player-numbers")) }
                table.me__table {
                    thead { tr { th scope="col" { (t("player-day")) } th scope="col" { (t("ladder-rating")) } th scope="col" { (t("ladder-games")) } } }
                    tbody { @for point in charts::thinned(view.history, 12) { tr { td { (date(point.time)) } td { (said(point)) } td { (point.games) } } } }
                }
            }
        }
    }
}

/// What a kind of game is called.
pub(crate) fn kind_words(locale: Locale, players: u8, night: bool) -> String {
    let players = text(locale, "lobby-players", &[("count", Arg::from(players))]);
    if night { format!("{players}, {}", text(locale, "pool-night", &[])) } else { players }
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// A number of victories, to the tenth if it is not whole.
fn victories(won: f64) -> String {
    if (won - won.round()).abs() < 0.05 { format!("{won:.0}") } else { format!("{won:.1}") }
}

fn kinds(view: &PlayerView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        section.panel.lobby__panel {
            h2 { (t("player-won")) @if view.counted > 0 { " " small { (text(view.head.locale, "player-won-about", &[("count", Arg::from(view.counted))])) } } }
            @if view.kinds.is_empty() { p.small { (t("player-too-few")) } } @else {
                table.me__table.shares {
                    thead { tr { th scope="col" { (t("ladder-pool")) } th scope="col" { (t("player-won")) } th scope="col" { (t("player-share")) } } }
                    tbody { @for kind in view.kinds { (kind_row(view, kind)) } }
                }
                p.small { (t("player-interval")) }
            }
        }
    }
}

fn kind_row(view: &PlayerView, kind: &KindLine) -> Markup {
    let of = text(
        view.head.locale,
        "player-of",
        &[("won", victories(kind.won).into()), ("games", kind.games.to_string().into())],
    );
    let games = f64::from(kind.games);
    let (low, high) = wilson::interval(kind.won, games);
    html! {
        tr {
            th scope="row" { (kind_words(view.head.locale, kind.players, kind.night)) }
            td { (of) }
            td { @if kind.games < ENOUGH { (text(view.head.locale, "player-too-few", &[])) } @else {
                (charts::interval(low, kind.won / games, high, 1.0 / f64::from(kind.players)))
                span { (percent(kind.won / games)) " " small { "(" (percent(low)) " – " (percent(high)) ")" } }
            } }
        }
    }
}

fn stones(view: &PlayerView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        section.panel.lobby__panel {
            h2 { (t("player-stones")) " " small { (t("player-stones-about")) } }
            @if view.counted < ENOUGH { p.small { (t("player-too-few")) } } @else {
                ul.stones { @for line in view.stones { (stone(view, line)) } }
            }
        }
    }
}

fn stone(view: &PlayerView, line: &StoneLine) -> Markup {
    let share = f64::from(line.games) / f64::from(view.counted.max(1));
    let won = if line.games < ENOUGH {
        text(view.head.locale, "player-too-few", &[])
    } else {
        text(view.head.locale, "player-stone-won", &[("share", percent(line.won / f64::from(line.games)).into())])
    };
    html! {
        li {
            (icon(rune_symbol(line.rune)))
            b { (rune_name(view.head.locale, line.rune)) }
            (charts::bar(share))
            span { (percent(share)) " " small { (won) } }
        }
    }
}

fn list(view: &PlayerView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        section.panel.lobby__panel {
            h2 { (t("player-list")) }
            @if view.list.is_empty() { p.small { (t("ui-no-games")) } }
            (played_list(&view.head, view.list))
            @if let Some(older) = view.older { p { a href=(older) { (t("op-older")) } } }
        }
    }
}

/// What a game is called in a list.
fn played_title(head: &Head, line: &PlayedLine) -> Markup {
    let rivals = text(head.locale, "people-against", &[("names", line.rivals.join(", ").into())]);
    let words =
        [Some(kind_words(head.locale, line.players, line.night)), Some(rivals).filter(|_| !line.rivals.is_empty())];
    html! { @if !line.name.is_empty() { b { (line.name) } " " } (words.into_iter().flatten().collect::<Vec<_>>().join(" · ")) }
}

/// The points of all seats.
fn points(line: &PlayedLine) -> String {
    line.totals.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ")
}

/// Finished games, each with its points and what they came to.
pub(crate) fn played_list(head: &Head, lines: &[PlayedLine]) -> Markup {
    let t = |key: &str| text(head.locale, key, &[]);
    html! {
        ul.plain.played { @for line in lines {
            li {
                @if let Some(address) = &line.address { a href=(address) { (played_title(head, line)) } } @else { (played_title(head, line)) }
                small {
                    (points(line))
                    " · " (t(if line.won { "player-victory" } else { "player-defeat" }))
                    @if line.rated { " · " (t("ui-rated")) } " · " (date(line.time))
                }
            }
        } }
    }
}
