//! The log in words and small pictures; a click on a line shows the table at that moment.

use maud::{Markup, html};
use runestones_i18n::{Piece, Span};
use runestones_rules::{Event, Seat};

use crate::piece::icon::druid;
use crate::piece::rule;
use crate::piece::spans::drawn;
use crate::view::{LogEntry, LogLine, TableView};

/// The page holds so many lines; older ones are a step back in the history away.
const LINES: usize = 24;
/// Three others rarely do so much in a round.
const MOST_LINES: usize = 96;

/// The log.
pub fn log(table: &TableView) -> Markup {
    html! {
        section.log.panel.page #log aria-labelledby="h-log" {
            h2.label #h-log { (table.text("ui-log")) }
            div.log__scroll role="group" tabindex="0" aria-labelledby="h-log" {
                ol data-story { @for line in window(table) { (table.part("line", (line, tense(table, line)), || log_line(table, line))) } }
            }
        }
    }
}

/// The latest lines, and all that others did since the person's own last deed; in the history those around the moment
/// shown.
pub(crate) fn window<'a>(table: &TableView<'a>) -> &'a [LogLine] {
    let end = match table.history {
        Some(history) => table.log.partition_point(|line| line.moment <= history.moment) + LINES / 4,
        None => table.log.len(),
    };
    let end = end.min(table.log.len());
    let own = table.view.viewer().and_then(|seat| table.log[..end].iter().rposition(|line| line.seat == Some(seat)));
    let since_own = own.map_or(0, |own| end - own - 1).min(MOST_LINES);
    &table.log[end.saturating_sub(LINES.max(since_own))..end]
}

fn log_line(table: &TableView, line: &LogLine) -> Markup {
    match &line.what {
        LogEntry::Round(round) => {
            html! { li.log__round { (table.voice.text("ui-round", &[("number", (*round).into())])) } }
        }
        LogEntry::Event(event) => {
            let (shown, later) = tense(table, line);
            let spans = words(table, *event);
            html! {
                li.is-later[later] aria-current=[shown.then_some("step")] {
                    @if table.coach.is_some() { span.log__line { (whose(table, line, &spans)) } }
                    @else { a href={ (table.here()) "?at=" (line.moment) } data-step { (whose(table, line, &spans)) } }
                    @if let Some(rule) = line.rule { " " a href=(rule::address(rule)) { (rule) } }
                }
            }
        }
    }
}

/// Whether a line tells of the moment that is shown, or of a later one.
fn tense(table: &TableView, line: &LogLine) -> (bool, bool) {
    let at = |holds: fn(u64, u64) -> bool| table.history.is_some_and(|history| holds(line.moment, history.moment));
    (at(|line, shown| line == shown), at(|line, shown| line > shown))
}

/// What happened, in words.
pub(crate) fn words(table: &TableView, event: Event) -> Vec<Span> {
    table.voice.event_line(event, table.view.viewer()).unwrap_or_default()
}

/// The marker says who it was, so the name in front need not be seen.
fn whose(table: &TableView, line: &LogLine, spans: &[Span]) -> Markup {
    let (name, rest) = match (line.seat, spans) {
        (Some(seat), [first @ Span::Piece { piece: Piece::Seat(who), .. }, rest @ ..]) if *who == seat => {
            (Some(first.words()), rest)
        }
        _ => (None, spans),
    };
    html! {
        @if let Some(seat) = line.seat { (marker_of(table, seat)) }
        span { @if let Some(name) = name { span.vh { (name) } } (drawn(rest, table.voice.card_set())) }
    }
}

/// The marker without its stone: there are many lines.
fn marker_of(table: &TableView, seat: Seat) -> Markup {
    html! { b class={ "dot marker--" (druid(seat)) } aria-hidden="true" { (table.mark(seat)) } }
}
