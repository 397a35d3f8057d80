//! What luck did over somebody's games: two sums that go on from game to game, as a picture and as numbers.

use std::fmt::Write as _;

use maud::{Markup, html};
use runestones_i18n::{Arg, text};

use super::charts::thinned;
use super::{ENOUGH, PlayerView};

/// What luck did, over the games with a finished review, in victories above a fair share.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LuckLine {
    /// After each game, the oldest first.
    pub points: Vec<LuckPoint>,
    /// How far chance alone goes in so many games, 95 times in 100.
    pub chance: f64,
}

/// The sums after a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LuckPoint {
    /// What was won.
    pub won: f64,
    /// What would have been won without luck.
    pub by_play: f64,
}

const HEIGHT: f64 = 200.0;

/// Victories above a fair share, with their sign.
fn signed(victories: f64) -> String {
    let tenths = (victories * 10.0).round() / 10.0;
    format!("{}{:.1}", if tenths < 0.0 { "−" } else { "+" }, tenths.abs())
}

/// The panel, for whoever may see it.
pub(super) fn luck(view: &PlayerView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let Some(luck) = view.luck else { return html! {} };
    let games = luck.points.len() as u32;
    let last = luck.points.last().copied().unwrap_or_default();
    let given = last.won - last.by_play;
    html! {
        section.panel.lobby__panel {
            h2 { (t("player-luck")) " " small { (text(view.head.locale, "player-luck-over", &[("count", Arg::from(games))])) } }
            @if games < ENOUGH { p.small { (t("player-too-few")) } } @else {
                (graph(view, luck))
                dl.luck {
                    div.luck__won { dt { (t("player-luck-won")) } dd { (signed(last.won)) } }
                    div.luck__play { dt { (t("player-luck-play")) } dd { (signed(last.by_play)) } }
                    div { dt { (t("player-luck-luck")) } dd { (signed(given)) } }
                }
                p { (text(view.head.locale, "people-luck-chance", &[("luck", signed(given).into()), ("chance", format!("{:.1}", luck.chance).into())])) }
                p.small { (t("player-luck-about")) }
            }
        }
    }
}

fn graph(view: &PlayerView, luck: &LuckLine) -> Markup {
    let last = luck.points.last().copied().unwrap_or_default();
    let values = [("games", luck.points.len().to_string()), ("won", signed(last.won)), ("play", signed(last.by_play))];
    let sentence = text(view.head.locale, "people-luck-graph", &values.map(|(name, value)| (name, value.into())));
    html! {
        figure.rating-graph {
            div.d-only { (plot(view, luck, &sentence, 520.0)) }
            div.m-only { (plot(view, luck, &sentence, 330.0)) }
        }
    }
}

/// How far apart rulers are, so that there are three to six of them.
fn step(reach: f64) -> f64 {
    [1.0, 2.0, 4.0, 10.0, 20.0, 50.0].into_iter().find(|step| reach / step <= 6.0).unwrap_or(100.0)
}

fn plot(view: &PlayerView, luck: &LuckLine, sentence: &str, width: f64) -> Markup {
    let all = luck.points.iter().flat_map(|point| [point.won, point.by_play]);
    let (low, high) = all.fold((0.0_f64, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
    let step = step(high - low);
    let (low, high) =
        ((low / step).floor() * step, ((high / step).ceil() * step).max((low / step).floor() * step + step));
    let inner = width - 90.0;
    let y = |value: f64| HEIGHT - (value - low) / (high - low) * HEIGHT;
    let games = luck.points.len();
    let x = |game: usize| game as f64 / games.max(1) as f64 * inner;
    // It begins with no game at all, where nothing was won and nothing was lost.
    let start = (0, LuckPoint::default());
    let numbered: Vec<(usize, LuckPoint)> =
        std::iter::once(start).chain(luck.points.iter().enumerate().map(|(at, point)| (at + 1, *point))).collect();
    let (mut won, mut play) = (String::new(), String::new());
    for (game, point) in thinned(&numbered, 160) {
        // Writing to a string cannot fail.
        let _ = write!(won, "{:.1},{:.1} ", x(*game), y(point.won));
        let _ = write!(play, "{:.1},{:.1} ", x(*game), y(point.by_play));
    }
    let rulers = (0..=((high - low) / step).round() as i32).map(|number| low + f64::from(number) * step);
    let last = luck.points.last().copied().unwrap_or_default();
    // The two ends have their words beside them, and never on top of each other.
    let near = (y(last.won) - y(last.by_play)).abs() < 16.0;
    let apart = if near { 8.0 } else { 0.0 };
    let (above, below) = if last.won >= last.by_play { (-apart, apart) } else { (apart, -apart) };
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        svg viewBox={ "-36 -12 " (width) " " (HEIGHT + 44.0) } width=(width) role="img" aria-label=(sentence) {
            @for value in rulers {
                line.rating-graph__ruler.is-zero[value == 0.0] x1="0" x2=(inner) y1=(y(value)) y2=(y(value)) {}
                text.rating-graph__n x="-6" y=(y(value) + 4.0) text-anchor="end" { @if value == 0.0 { "0" } @else { (if value < 0.0 { "−" } else { "+" }) (value.abs()) } }
            }
            polyline.luck-graph__play points=(play) {}
            polyline.rating-graph__line points=(won) {}
            circle.rating-graph__end cx=(x(games)) cy=(y(last.won)) r="4" {}
            rect.luck-graph__end x=(x(games) - 4.0) y=(y(last.by_play) - 4.0) width="8" height="8" transform={ "rotate(45 " (x(games)) " " (y(last.by_play)) ")" } {}
            text.rating-graph__n x=(inner + 8.0) y=(y(last.won) + 4.0 + above) { (t("player-luck-won")) }
            text.rating-graph__n x=(inner + 8.0) y=(y(last.by_play) + 4.0 + below) { (t("player-luck-play")) }
            text.rating-graph__n x="0" y=(HEIGHT + 22.0) { "0" }
            text.rating-graph__n x=(inner) y=(HEIGHT + 22.0) text-anchor="end" { (text(view.head.locale, "player-games", &[("count", Arg::from(games as u32))])) }
        }
    }
}
