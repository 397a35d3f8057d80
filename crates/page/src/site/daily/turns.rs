//! How the rounds of a deal went, and which of them lost most.

use maud::{Markup, html};
use runestones_i18n::{Span, text};
use runestones_review::Mark;
use runestones_rules::CardSet;

use super::{DailyResult, DailyView};
use crate::piece::icon::icon;
use crate::piece::spans::named;
use crate::review::difference_text;

/// A round that lost much, by its worst decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorstTurn {
    /// The round, from 1.
    pub round: u32,
    /// What the review says about the decision.
    pub mark: Mark,
    /// What it lost, in millionths of win chance.
    pub loss: i32,
    /// What was played.
    pub played: Vec<Span>,
    /// What was better.
    pub best: Vec<Span>,
    /// Where the review tells more.
    pub address: String,
}

/// The rounds one after the other, then the worst of them.
pub(super) fn turns(view: &DailyView, result: &DailyResult) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        section.panel.lobby__panel {
            h2 { (t("train-turns")) }
            @if result.signs.is_empty() { p.small { (t("train-share-reading")) } } @else {
                ol.daily-turns { @for mark in &result.signs { li { span.daily-turns__sign { (sign(*mark)) } } } }
                p.small { (t("train-share-signs")) }
                @if result.worst.is_empty() { p { (t("train-no-mistakes")) } } @else {
                    h3 { (t("train-worst")) }
                    ul.daily-worst { @for turn in &result.worst { li { (one(view, turn)) } } }
                }
                p.buttons { a.btn href={ (result.game) "/review" } { (icon("i-hint")) (t("review-open")) } }
            }
        }
    }
}

/// A round that lost much; all of it leads to the review.
fn one(view: &DailyView, turn: &WorstTurn) -> Markup {
    let locale = view.head.locale;
    let set = CardSet::standard();
    let name = match turn.mark {
        Mark::Blunder => "review-blunder",
        Mark::Mistake => "review-mistake",
        Mark::Slip | Mark::Plain | Mark::Only => "review-slip",
    };
    html! {
        a.daily-worst__turn href=(turn.address) {
            span.daily-turns__sign aria-hidden="true" { (sign(turn.mark)) }
            span {
                b { (text(locale, "ui-round", &[("number", turn.round.into())])) } " "
                span.vh { (text(locale, name, &[])) ": " }
                (named(&turn.played, set)) " "
                small { (text(locale, "train-worst-better", &[])) " " (named(&turn.best, set)) }
            }
            b.daily-worst__loss { (difference_text(locale, -turn.loss)) }
        }
    }
}

/// How a round went, by the worst decision in it; nothing that tells what it was.
pub(super) fn sign(mark: Mark) -> char {
    match mark {
        Mark::Plain | Mark::Only => '◆',
        Mark::Slip => '◇',
        Mark::Mistake => '▽',
        Mark::Blunder => '▼',
    }
}
