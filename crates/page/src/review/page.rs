//! The page of a review: while the game is still being read a graph and a bar, afterwards everything.

use maud::{Markup, html};
use runestones_i18n::text;
use runestones_review::Judgement;
use runestones_rules::Entry;

use crate::assets::{self, Script};
use crate::piece::icon::icon;
use crate::review::ledger::{accuracy, ledger, moments, round};
use crate::review::{ReviewView, graph, moment, moves};
use crate::site::layout::{Head, layout, script};

/// How far the reading of a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// So many decisions have been looked at.
    pub done: usize,
    /// Of so many.
    pub of: usize,
}

/// The page of a review.
pub struct ReviewPage<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The address of the game.
    pub game: &'a str,
    /// The review, as soon as there is one.
    pub view: Option<&'a ReviewView<'a>>,
    /// The entry that is looked at, from 0.
    pub at: usize,
    /// How far the reading has come; `None` when it is finished.
    pub reading: Option<Reading>,
}

/// The whole page.
pub fn review(page: &ReviewPage) -> Markup {
    let t = |key: &str| text(page.head.locale, key, &[]);
    let content = html! {
        link rel="stylesheet" href=(assets::review_style().path);
        (script(Script::Review))
        header.masthead { a.masthead__home href="/" { (icon("i-summon")) span { (t("ui-title")) } } }
        main.sheets.review data-review=(page.game) data-reading[page.reading.is_some()] {
            section.sheet-panel.panel.review-top {
                div.review-head { h1 { (t("review-title")) } a.btn href=(page.game) { (icon("i-back")) (t("review-back")) } }
                @if let Some(reading) = page.reading { (bar(page, reading)) }
                div #review-graph { @if let Some(view) = page.view { (graph::graph(view, Some(page.at), page.reading.is_none())) } }
                @if let Some(view) = page.view { div #review-steps { (steps(page, view)) } }
            }
            @if let Some(view) = page.view.filter(|_| page.reading.is_none()) { (whole(page, view)) }
        }
    };
    layout(&page.head, &content)
}

fn bar(page: &ReviewPage, reading: Reading) -> Markup {
    html! {
        div.review-progress role="status" {
            p { (reading_text(page.head.locale, reading)) }
            progress value=(reading.done) max=(reading.of.max(1)) aria-label=(text(page.head.locale, "review-title", &[])) {}
            p.small { (text(page.head.locale, "review-incomplete", &[])) }
            // Without the script one looks again by hand.
            noscript { a.btn href={ (page.game) "/review" } { (icon("i-restart")) (text(page.head.locale, "review-next", &[])) } }
        }
    }
}

/// How far the reading has come, in words.
pub fn reading_text(locale: runestones_i18n::Locale, reading: Reading) -> String {
    if reading.of == 0 {
        return text(locale, "review-first-look", &[]);
    }
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    text(locale, "review-reading", &[("number", count(reading.done).into()), ("total", count(reading.of).into())])
}

fn address(page: &ReviewPage, entry: usize) -> String {
    format!("{}/review?at={}", page.game, entry + 1)
}

/// From decision to decision, and from mistake to mistake.
fn steps(page: &ReviewPage, view: &ReviewView) -> Markup {
    let is_decision = |entry: &usize| view.steps.get(*entry).is_some_and(|step| matches!(step.entry, Entry::Move(_)));
    let last = view.steps.len().saturating_sub(1);
    let previous = (view.review.begin..page.at.min(last)).rev().find(is_decision);
    let next = (page.at + 1..view.steps.len()).find(is_decision);
    let is_bad = |(entry, _, judgement): &(usize, _, &Judgement)| *entry > page.at && judgement.mark.is_bad();
    let mistake = view.review.decisions().find(is_bad).map(|(entry, ..)| entry).filter(|_| page.reading.is_none());
    let step = |to: Option<usize>, key: &str, hotkey: &str, symbol: &str| {
        let words = view.text(key);
        html! {
            @match to {
                Some(to) => a.btn href=(address(page, to)) data-moment data-key=(hotkey) title=(format!("{words} ({hotkey})")) { (icon(symbol)) (words) },
                None => span.btn aria-disabled="true" { (icon(symbol)) (words) },
            }
        }
    };
    let mistake_key =
        if mistake.is_some() || page.reading.is_some() { "review-next-mistake" } else { "review-no-mistake" };
    html! {
        nav.review-steps aria-label=(view.text("review-moves")) {
            (step(previous, "review-previous", "ArrowLeft", "i-back"))
            (step(next, "review-next", "ArrowRight", "i-forward"))
            (step(mistake, mistake_key, "m", "i-to-last"))
            span.review-steps__at { (page.at + 1) " / " (view.steps.len()) }
        }
    }
}

fn whole(page: &ReviewPage, view: &ReviewView) -> Markup {
    let leads_to = |entry: usize| address(page, entry);
    let seat = view.before(page.at).map(runestones_rules::Game::active);
    html! {
        div.review-columns {
            section.sheet-panel.panel #review-moment aria-live="polite" {
                @if let Some(seat) = seat {
                    h2 { (view.marker(seat)) (round(view, page.at)) " · " (view.voice.seat_name(seat)) }
                }
                (moment::moment(view, page.at))
                p.buttons {
                    a.btn href={ (page.game) "?at=" (page.at) } { (icon("i-watch")) (view.text("review-see-table")) }
                    button.btn.needs-script type="button" data-copies=(leads_to(page.at)) data-done=(view.text("ui-copied")) {
                        (icon("i-link")) span { (view.text("review-copy")) }
                    }
                }
                p.small { (view.text("review-share-about")) }
            }
            section.sheet-panel.panel aria-labelledby="h-moves" {
                h2 #h-moves { (view.text("review-moves")) }
                div.review-list #review-moves { (moves::moves(view, Some(page.at), &leads_to)) }
            }
        }
        (ledger(view))
        div.review-columns { (moments(view, &leads_to)) }
        (accuracy(view))
    }
}
