//! What somebody made of puzzles: how many, how well, and in which they are strong.

use maud::{Markup, html};
use runestones_i18n::{Arg, text};
use runestones_training::Theme;

use super::{ENOUGH, PlayerView, percent};
use crate::piece::icon::icon;

/// What somebody made of puzzles, by first tries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleRecord {
    /// How many were tried, and how many of them solved.
    pub tried: u32,
    /// Solved at the first try.
    pub solved: u32,
    /// How many in a row now, and the most there ever were; only for oneself.
    pub row: Option<(u32, u32)>,
    /// The theme of which most are solved, and the one of which fewest are; nothing while too few were tried.
    pub themes: Option<[ThemeLine; 2]>,
}

/// How somebody does with puzzles about something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThemeLine {
    /// What they are about.
    pub theme: Theme,
    /// How many were tried.
    pub tried: u32,
    /// And solved.
    pub solved: u32,
}

/// The panel.
pub(super) fn puzzles(view: &PlayerView) -> Markup {
    let t = |key: &str, args: &[(&str, Arg<'_>)]| text(view.head.locale, key, args);
    let Some(record) = view.puzzles else { return html! {} };
    let rating = view.ratings.iter().find(|line| line.pool == "puzzles").and_then(|line| line.shown);
    html! {
        section.panel.lobby__panel {
            h2 { (t("train-puzzles", &[])) }
            @if record.tried == 0 { p.small { (t("player-puzzles-none", &[])) } } @else {
                @if let Some((rating, reach)) = rating { p.player-puzzles__rating { b { (rating) } " " small { "± " (reach) } } }
                p {
                    (t("player-puzzles-solved", &[("solved", record.solved.into()), ("count", record.tried.into())]))
                    @if record.tried >= ENOUGH { " (" (percent(f64::from(record.solved) / f64::from(record.tried))) ")" }
                }
                @if let Some((now, best)) = record.row { p { (t("player-puzzles-row", &[("count", now.into()), ("best", best.into())])) } }
                @if let Some([strongest, weakest]) = record.themes {
                    dl.player-puzzles__themes {
                        (theme(view, "player-puzzles-strong", strongest)) (theme(view, "player-puzzles-weak", weakest))
                    }
                } @else { p.small { (t("player-puzzles-themes-later", &[])) } }
            }
            @if view.is_me { p.buttons { a.btn.btn--main href="/puzzles" { (icon("i-forward")) (t("train-puzzle-next", &[])) } } }
        }
    }
}

fn theme(view: &PlayerView, key: &str, line: ThemeLine) -> Markup {
    let of = [("solved", line.solved.into()), ("count", line.tried.into())];
    html! {
        div {
            dt { (text(view.head.locale, key, &[])) }
            dd { (text(view.head.locale, &format!("train-theme-{}", line.theme), &[])) " " small { (text(view.head.locale, "train-puzzle-solved-of", &of)) } }
        }
    }
}
