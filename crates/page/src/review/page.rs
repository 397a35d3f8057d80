//! The page of a review: while the game is still being read a graph and a bar, afterwards everything.

use maud::{Markup, html};
use runestones_i18n::text;
use runestones_review::{Judgement, What};
use runestones_rules::Entry;

use crate::assets::{self, Script};
use crate::piece::icon::icon;
use crate::review::board::{Signs, board};
use crate::review::ledger::{accuracy, ledger, moments, round};
use crate::review::trial::{Trial, line_text, trial};
use crate::review::{ReviewView, graph, moment, moves};
use crate::site::layout::{Head, layout, masthead, script};

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
    /// What is tried instead of what was played.
    pub trial: Option<&'a Trial<'a>>,
    /// The levels of bots that one can play on against.
    pub levels: &'a [&'a str],
}

/// The whole page.
pub fn review(page: &ReviewPage) -> Markup {
    let t = |key: &str| text(page.head.locale, key, &[]);
    let content = html! {
        link rel="stylesheet" href=(assets::review_style().path);
        (script(Script::Review))
        (masthead(&page.head))
        main.sheets.review #main data-review=(page.game) data-reading[page.reading.is_some()] {
            section.review-top {
                div.review-head {
                    h1 { (t("review-title")) }
                    @if let Some(view) = page.view { (result(view)) }
                    @if page.reading.is_none() { a.btn href="#h-ledger" { (icon("i-log")) (t("review-ledger")) } }
                    a.btn href=(page.game) { (icon("i-back")) (t("review-back")) }
                }
                @if let Some(reading) = page.reading { (bar(page, reading)) }
            }
            @if let Some(view) = page.view { (desk(page, view)) }
            @if let Some(view) = page.view.filter(|_| page.reading.is_none()) { (sums(page, view)) }
        }
    };
    layout(&page.head, &content)
}

/// Who played, and with how many points it ended.
fn result(view: &ReviewView) -> Markup {
    let standing = view.steps.last().and_then(|step| step.after.standing());
    html! {
        @if let Some(standing) = standing {
            ul.review-result {
                @for (seat, score) in view.review.all_seats().zip(&standing.scores) {
                    li { (view.marker(seat)) span { (view.voice.seat_name(seat)) } span.vp { (icon("i-laurel")) b { (score.total) } } }
                }
            }
        }
    }
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

/// A symbol by its name, or a sign as it stands.
fn face_of(symbol: &str) -> Markup {
    if symbol.starts_with("i-") {
        icon(symbol)
    } else {
        html! { span.review-steps__sign aria-hidden="true" { (symbol) } }
    }
}

/// From decision to decision, and from mistake to mistake.
fn steps(page: &ReviewPage, view: &ReviewView) -> Markup {
    let is_decision = |entry: &usize| view.steps.get(*entry).is_some_and(|step| matches!(step.entry, Entry::Move(_)));
    let last = view.steps.len().saturating_sub(1);
    let turns = view.review.turns();
    let turn_before = turns.iter().rev().map(|turn| turn.first_entry).find(|first| *first < page.at);
    let turn_after = turns.iter().map(|turn| turn.first_entry).find(|first| *first > page.at);
    let previous = (view.review.begin..page.at.min(last)).rev().find(is_decision);
    let next = (page.at + 1..view.steps.len()).find(is_decision);
    let is_bad = |(entry, _, judgement): &(usize, _, &Judgement)| *entry > page.at && judgement.mark.is_bad();
    let mistake = view.review.decisions().find(is_bad).map(|(entry, ..)| entry).filter(|_| page.reading.is_none());
    let bad_before = |(entry, _, judgement): &(usize, _, &Judgement)| *entry < page.at && judgement.mark.is_bad();
    let mistake_before = view.review.decisions().filter(bad_before).map(|(entry, ..)| entry).last();
    let mistake_before = mistake_before.filter(|_| page.reading.is_none());
    let step = |to: Option<usize>, key: &str, (hotkey, sign): (&str, &str), symbol: &str| {
        let words = view.text(key);
        html! {
            @match to {
                Some(to) => a.btn href=(address(page, to)) data-moment data-key=(hotkey) aria-keyshortcuts=(hotkey) title=(format!("{words} ({sign})")) { (face_of(symbol)) span.review-steps__word { (words) } },
                None => span.btn aria-disabled="true" { (face_of(symbol)) span.review-steps__word { (words) } },
            }
        }
    };
    let mistake_key =
        if mistake.is_some() || page.reading.is_some() { "review-next-mistake" } else { "review-no-mistake" };
    html! {
        nav.review-steps aria-label=(view.text("review-moves")) {
            (step(turn_before, "review-previous-turn", ("ArrowUp", "↑"), "«"))
            (step(previous, "review-previous", ("ArrowLeft", "←"), "i-back"))
            button.btn.btn--main.needs-script type="button" data-plays data-key=" " aria-keyshortcuts="Space" aria-pressed="false" title=(view.text("review-play")) { (face_of("▷")) span.review-steps__word { (view.text("review-play")) } }
            (step(next, "review-next", ("ArrowRight", "→"), "i-forward"))
            (step(turn_after, "review-next-turn", ("ArrowDown", "↓"), "»"))
            input.review-slider.needs-script type="range" data-key="slider" min=(view.review.begin + 1) max=(view.steps.len()) value=(page.at + 1) data-slides=(format!("{}/review?at=", page.game)) aria-label=(view.text("review-moves"));
            span.review-steps__at { (page.at + 1) " / " (view.steps.len()) }
            (step(mistake_before, "review-previous-mistake", ("M", "M"), "‹?"))
            (step(mistake, mistake_key, ("m", "m"), "?›"))
        }
    }
}

/// The table at this moment, with the best line and what was played on its pieces; or with what can be tried.
fn table(page: &ReviewPage, view: &ReviewView) -> Markup {
    if let Some(trial) = page.trial {
        let game = trial.game();
        return board(view, &game, &trial.signs(&game));
    }
    let Some(step) = view.steps.get(page.at) else { return html! {} };
    let mut signs = Signs { game: Some(&step.before), ..Signs::default() };
    if let (Some(What::Decision(judgement)), None) = (view.review.step(page.at).map(|step| &step.what), page.reading) {
        signs.played = judgement.candidates.iter().find(|judged| judged.played).map(|judged| judged.mv);
        let best = judgement.candidates.first().filter(|best| !best.played);
        signs.best = best.map(|best| [&[best.mv], &best.line[..]].concat()).unwrap_or_default();
    }
    board(view, &step.before, &signs)
}

/// Another move, or going on from here as a game of one's own.
fn ways(page: &ReviewPage, view: &ReviewView) -> Markup {
    let at = page.at + 1;
    let line = page.trial.map(|trial| line_text(&trial.line));
    let over = page.trial.is_some_and(|trial| trial.game().standing().is_some());
    html! {
        div.review-ways {
            @match page.trial {
                None => a.btn href=(format!("{}/review?at={at}&try=", page.game)) data-moment data-key="t" aria-keyshortcuts="t" title=(format!("{} (t)", view.text("review-try"))) { (icon("i-restart")) span { (view.text("review-try")) } },
                Some(_) => a.btn href=(address(page, page.at)) data-moment data-key="t" aria-keyshortcuts="t" { (icon("i-undo")) span { (view.text("review-as-played")) } },
            }
            @if !over {
                form.review-on #review-on method="post" action=(format!("{}/review/play", page.game)) title=(view.text("review-play-on-about")) {
                    input type="hidden" name="at" value=(at);
                    @if let Some(line) = line { input type="hidden" name="try" value=(line); }
                    label { span { (view.text("review-against")) } select name="level" { @for level in page.levels { option value=(level) selected[*level == "sage"] { (view.text(&format!("bot-{level}"))) } } } }
                }
                button.btn form="review-on" aria-describedby="play-on-about" { (icon("i-forward")) span { (view.text("review-play-on")) } }
                p.small #play-on-about { (view.text("review-play-on-about")) }
            }
        }
    }
}

/// What depends on the moment: the table and the graph on one side, what is said about it and all moves on the other. Before
/// all is read, nothing is judged.
fn desk(page: &ReviewPage, view: &ReviewView) -> Markup {
    html! {
        div.review-desk {
            div.review-side {
                section.sheet-panel.panel #review-table { (table(page, view)) }
                section.sheet-panel.panel.review-course {
                    div #review-graph { (graph::graph(view, Some(page.at), page.reading.is_none())) }
                    div #review-steps { (steps(page, view)) }
                }
            }
            (told(page, view))
        }
    }
}

fn told(page: &ReviewPage, view: &ReviewView) -> Markup {
    let leads_to = |entry: usize| address(page, entry);
    let seat = view.before(page.at).map(runestones_rules::Game::active);
    let is_read = page.reading.is_none();
    html! {
        div.review-side {
            section.sheet-panel.panel #review-moment aria-live="polite" {
                @if let Some(tried) = page.trial {
                    h2 { (view.text("review-trying")) " · " (round(view, page.at)) }
                    (trial(view, tried))
                } @else {
                    @if let Some(seat) = seat {
                        h2 { (view.marker(seat)) (round(view, page.at)) " · " (view.voice.seat_name(seat)) }
                    }
                    @if is_read { (moment::moment(view, page.at)) }
                }
                (ways(page, view))
            }
            section.sheet-panel.panel.review-all aria-labelledby="h-moves" {
                div.review-all__head {
                    h2 #h-moves { (view.text("review-moves")) }
                    @if is_read { label.review-only { input #only-marked type="checkbox"; (view.text("review-only-marked")) } }
                }
                div.review-list #review-moves { (moves::moves(view, page.at, is_read, &leads_to)) }
            }
        }
    }
}

/// What is added up when all is read.
fn sums(page: &ReviewPage, view: &ReviewView) -> Markup {
    let leads_to = |entry: usize| address(page, entry);
    html! {
        (ledger(view))
        div.review-columns { (moments(view, &leads_to)) (share(page, view)) }
        (accuracy(view))
    }
}

/// The address of the moment, for others; and the ways from here to the table and to the record.
fn share(page: &ReviewPage, view: &ReviewView) -> Markup {
    html! {
        section.sheet-panel.panel #review-share aria-labelledby="h-share" {
            h2 #h-share { (view.text("ui-share")) }
            p.small { (view.text("review-share-about")) }
            p.buttons {
                button.btn.needs-script type="button" data-copies=(address(page, page.at)) data-done=(view.text("ui-copied")) {
                    (icon("i-link")) span { (view.text("review-copy")) }
                }
                a.btn href={ (page.game) "?at=" (page.at) } { (icon("i-watch")) span { (view.text("review-see-table")) } }
                a.btn href={ (page.game) "/record" } { (icon("i-save")) span { (view.text("ui-download-record")) } }
            }
        }
    }
}
