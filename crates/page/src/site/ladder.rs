//! People and bots on one scale.

mod scale;
mod you;

use maud::{Markup, html};
use runestones_i18n::{Arg, text};

use crate::site::layout::{Head, sheet_page};
use crate::site::me::pool_key;

pub use you::{LadderYou, Rival};

use scale::Scale;

/// A line of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderLine {
    /// Who.
    pub name: String,
    /// Where their page is, if they have one.
    pub page: Option<String>,
    /// The level of a bot, which never moves; nothing for people.
    pub level: Option<&'static str>,
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
    /// So many people stand between the line above and this one, and are not shown.
    pub skipped: u32,
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
    /// Where one stands oneself.
    pub you: &'a LadderYou,
    /// How many people are on it.
    pub count: u32,
    /// Where it goes on.
    pub next: Option<&'a str>,
}

/// The ladder.
pub fn ladder(view: &LadderView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let scale = Scale::of(view.lines);
    sheet_page(
        &view.head,
        &html! {
            div.lobby {
                header.lobby__head { h1 { (t("ladder-title")) } p { (t("ladder-about")) } }
                div.lobby__main {
                    section.panel.lobby__panel {
                        nav.buttons aria-label=(t("ladder-pool")) { @for pool in view.pools { a.btn href={ "/ladder?pool=" (pool) } aria-current=[(*pool == view.pool).then_some("page")] { (t(pool_key(pool))) } } }
                        @if view.count == 0 { p { (t("ladder-nobody")) } }
                        @if !view.lines.is_empty() {
                            table.me__table.ladder {
                                thead { tr {
                                    th scope="col" { "#" } th scope="col" { (t("ui-player-name")) } th scope="col" { (t("ladder-rating")) }
                                    th.ladder__scale scope="col" { span.vh { (t("ladder-scale")) } (scale.ruler()) }
                                    th.ladder__sure scope="col" { (t("ladder-place")) } th.ladder__sure scope="col" { (t("ladder-games")) } th.ladder__moved scope="col" { (t("people-moved")) }
                                } }
                                tbody { @for line in view.lines { (gap(view, line)) (row(view, &scale, line)) } }
                            }
                        }
                        @if let Some(next) = view.next { p { a.btn href=(next) { (t("ladder-next")) } } }
                    }
                }
                div.lobby__side {
                    (you::panel(view))
                    section.panel.lobby__panel {
                        h2 { (t("ladder-how")) }
                        p { (t("me-rating-about")) }
                        p { (t("ladder-apart")) }
                        p { (t("people-moved-about")) }
                        p { (t("ladder-who")) }
                    }
                }
            }
        },
    )
}

/// How many people are left out above a line.
fn gap(view: &LadderView, line: &LadderLine) -> Markup {
    html! {
        @if line.skipped > 0 {
            tr.ladder__gap { td colspan="7" {
                @let words = text(view.head.locale, "ladder-more", &[("count", Arg::from(line.skipped))]);
                @if let Some(next) = view.next { a href=(next) { (words) } } @else { (words) }
            } }
        }
    }
}

fn row(view: &LadderView, scale: &Scale, line: &LadderLine) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        tr.is-bot[line.level.is_some()].is-me[line.is_me] {
            td { @if let Some(places) = line.place { (places.place) } }
            th scope="row" {
                @match &line.page { Some(page) => { a href=(page) { (line.name) } } None => (line.name) }
                @if line.level.is_some() { " " small { (t("ui-seat-bot")) } } @if line.is_me { " · " b { (t("ui-seat-me")) } }
            }
            td { b { (line.rating) } @if line.level.is_none() { " " small { "± " (line.reach) } } }
            td.ladder__scale { (scale.mark(line)) }
            td.ladder__sure { @if let Some(places) = line.place { (places.best) "–" (places.worst) } }
            td.ladder__sure { @if line.level.is_none() { (line.games) } }
            td.ladder__moved {
                @if let Some(moved) = line.moved { (movement(view, moved)) }
                @if let Some(level) = line.level { (bot_game(view, level, &html! { button.btn { (t("lobby-play")) span.vh { ": " (line.name) } } })) }
            }
        }
    }
}

/// The way to a rated game of this pool against a bot; nothing where bots do not play.
fn bot_game(view: &LadderView, level: &str, button: &Markup) -> Markup {
    let bots = match view.pool {
        "two" => 1,
        "several" | "night" => 2,
        _ => return html! {},
    };
    html! {
        form method="post" action="/new" {
            input type="hidden" name="seat1" value="me";
            @for seat in 0..bots { input type="hidden" name={ "seat" (seat + 2) } value={ "bot:" (level) }; }
            @if view.pool == "night" { input type="hidden" name="night" value="on"; }
            input type="hidden" name="rated" value="on";
            (button)
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
