//! People and bots on one scale.

use maud::{Markup, html};
use runestones_i18n::{Arg, text};

use crate::site::layout::{Head, sheet_page};
use crate::site::me::pool_key;

/// A line of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderLine {
    /// Who.
    pub name: String,
    /// Where their page is, if they have one.
    pub page: Option<String>,
    /// Whether it is a bot, which never moves.
    pub is_bot: bool,
    /// Whether it is who looks.
    pub is_me: bool,
    /// In points.
    pub rating: i64,
    /// How far the 95 % interval reaches to each side.
    pub reach: i64,
    /// From how many games.
    pub games: u32,
    /// The place, and the best and worst that all intervals allow; none for bots.
    pub place: Option<Places>,
    /// How the place has changed in 30 days; nothing for bots.
    pub moved: Option<Moved>,
}

/// How somebody has moved on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// They were not on it.
    New,
    /// By so many places, or down if it is less than nothing.
    Up(i64),
}

/// A place on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// By the numbers.
    pub place: u32,
    /// At best.
    pub best: u32,
    /// At worst.
    pub worst: u32,
}

/// People and bots on one scale.
#[derive(Clone, Copy, Debug)]
pub struct LadderView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The words for kinds of games.
    pub pools: &'a [&'static str],
    /// The kind that is shown.
    pub pool: &'a str,
    /// The best first.
    pub lines: &'a [LadderLine],
    /// One's own place, if one is on it.
    pub mine: Option<Places>,
    /// How many people are on it.
    pub count: u32,
    /// Where it goes on.
    pub next: Option<&'a str>,
}

/// The ladder.
pub fn ladder(view: &LadderView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            div.lobby {
                h1 { (t("ladder-title")) }
                div.lobby__main {
                    section.panel.lobby__panel {
                        nav.buttons aria-label=(t("ladder-pool")) { @for pool in view.pools { a.btn href={ "/ladder?pool=" (pool) } aria-current=[(*pool == view.pool).then_some("page")] { (t(pool_key(pool))) } } }
                        table.me__table.ladder {
                            thead { tr { th scope="col" { "#" } th scope="col" { (t("ui-player-name")) } th scope="col" { (t("ladder-rating")) } th.ladder__sure scope="col" { (t("ladder-place")) } th.ladder__sure scope="col" { (t("ladder-games")) } th scope="col" { (t("people-moved")) } } }
                            tbody { @for line in view.lines { (row(view, line)) } }
                        }
                        @if let Some(next) = view.next { p { a.btn href=(next) { (t("ladder-next")) } } }
                    }
                }
                div.lobby__side {
                    @if let Some(mine) = view.mine { (you(view, mine)) }
                    section.panel.lobby__panel {
                        h2 { (t("ladder-how")) }
                        p { (t("ladder-about")) }
                        p { (t("me-rating-about")) }
                        p { (t("ladder-apart")) }
                        p { (t("people-moved-about")) }
                        p { (t("ladder-who")) }
                        p.buttons { a.btn href="/me/people" { (t("fair-choices")) } }
                    }
                }
            }
        },
    )
}

fn row(view: &LadderView, line: &LadderLine) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        tr.is-bot[line.is_bot].is-me[line.is_me] {
            td { @if let Some(places) = line.place { (places.place) } }
            th scope="row" {
                @match &line.page { Some(page) => { a href=(page) { (line.name) } } None => (line.name) }
                @if line.is_bot { " " small { (t("ui-seat-bot")) } } @if line.is_me { " · " b { (t("ui-seat-me")) } }
            }
            td { b { (line.rating) } @if !line.is_bot { " ± " (line.reach) } }
            td.ladder__sure { @if let Some(places) = line.place { (places.best) "–" (places.worst) } }
            td.ladder__sure { @if !line.is_bot { (line.games) } }
            td { @if let Some(moved) = line.moved { (movement(view, moved)) } }
        }
    }
}

/// An arrow and how many places, and the same in words.
fn movement(view: &LadderView, moved: Moved) -> Markup {
    let words = |key: &str, places: i64| {
        text(view.head.locale, key, &[("count", Arg::from(u32::try_from(places.unsigned_abs()).unwrap_or(u32::MAX)))])
    };
    match moved {
        Moved::New => html! { span.moved { (text(view.head.locale, "people-moved-new", &[])) } },
        Moved::Up(0) => {
            html! { span.moved { span aria-hidden="true" { "–" } span.vh { (text(view.head.locale, "people-moved-same", &[])) } } }
        }
        Moved::Up(places) if places > 0 => html! {
            span.moved.is-up { span aria-hidden="true" { "▲ " (places) } span.vh { (words("people-moved-up", places)) } }
        },
        Moved::Up(places) => html! {
            span.moved.is-down { span aria-hidden="true" { "▼ " (places.unsigned_abs()) } span.vh { (words("people-moved-down", places)) } }
        },
    }
}

fn you(view: &LadderView, mine: Places) -> Markup {
    let values = [("place", mine.place), ("count", view.count), ("best", mine.best), ("worst", mine.worst)];
    let said = text(view.head.locale, "ladder-you", &values.map(|(name, value)| (name, value.to_string().into())));
    html! { section.panel.lobby__panel { h2 { (text(view.head.locale, "ui-seat-me", &[])) } p { (said) } } }
}
