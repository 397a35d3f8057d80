//! What happened, in short sentences for ears. The script reads each out once, when it is new; nobody sees them.

use maud::{Markup, html};
use runestones_i18n::plain;
use runestones_rules::{ArtifactPlace, CardPlace, Event, Pile, Seat, TilePlace};

use crate::view::{LogEntry, LogLine, TableView};

/// Three others rarely do so much in a round.
const LINES: usize = 96;

/// One item for everything that happened in one go, with the moment after it. A turn that is over is one part: it changes no
/// more, and a live update names few parts instead of many.
pub(crate) fn news(table: &TableView) -> Markup {
    let goes: Vec<&[LogLine]> = lately(table).chunk_by(goes_on).collect();
    let now = goes.last().map(|go| go[0].turn);
    html! {
        ol hidden data-news data-undone=(table.text("ui-undone")) {
            @for turn in goes.chunk_by(|last, next| last[0].turn == next[0].turn) {
                @if Some(turn[0][0].turn) == now {
                    @for go in turn { (table.part("news", go, || item(table, go))) }
                } @else {
                    (table.part("news", turn, || html! { @for go in turn { (item(table, go)) } }))
                }
            }
        }
    }
}

/// What may not have been heard yet; of an earlier moment only what led to it.
fn lately<'a>(table: &TableView<'a>) -> &'a [LogLine] {
    if let Some(history) = table.history {
        let until = table.log.partition_point(|line| line.moment <= history.moment);
        let from = table.log.partition_point(|line| line.moment < history.moment);
        return &table.log[from..until];
    }
    let first = table.log.get(table.log.len().saturating_sub(LINES)).map_or(0, |line| line.turn);
    &table.log[table.log.partition_point(|line| line.turn < first)..]
}

/// Whether a line belongs to the one before it: chance answers a decision at once, so nobody ever hears one without the
/// other. A decision of which nothing is told leaves a gap between the moments.
fn goes_on(last: &LogLine, next: &LogLine) -> bool {
    next.moment == last.moment || (next.moment == last.moment + 1 && is_chance(next))
}

fn is_chance(line: &LogLine) -> bool {
    match line.what {
        LogEntry::Round(_) | LogEntry::Incident(_) => false,
        LogEntry::Event(event) => match event {
            Event::Card { from, .. } => matches!(from, CardPlace::Deck | CardPlace::Draw(_)),
            Event::Artifact { from, .. } => from == ArtifactPlace::Reserve,
            Event::Tile { from, .. } => from == TilePlace::Pile,
            Event::Roll { .. } => true,
            // The preparation answers nobody, so it is told piece by piece.
            Event::Omitted { .. }
            | Event::First { .. }
            | Event::Token { .. }
            | Event::Turn { .. }
            | Event::Action { .. }
            | Event::Gems { .. }
            | Event::Ore { .. }
            | Event::Stone { .. }
            | Event::Score { .. }
            | Event::Wisp { .. }
            | Event::Shuffle { .. }
            | Event::Over => false,
        },
    }
}

fn item(table: &TableView, go: &[LogLine]) -> Markup {
    let viewer = table.view.viewer();
    let events = go.iter().filter_map(|line| match line.what {
        LogEntry::Event(event) if !is_routine(event, viewer) => Some(event),
        _ => None,
    });
    let sentences: Vec<String> =
        table.voice.tell(events, viewer.into()).iter().map(|line| table.voice.sentence(&plain(line))).collect();
    html! { li data-moment=[go.last().map(|line| line.moment)] { (sentences.join(" ")) } }
}

/// That somebody else refills their hand says nothing.
fn is_routine(event: Event, viewer: Option<Seat>) -> bool {
    match event {
        Event::Card { from: CardPlace::Draw(seat), .. } | Event::Shuffle { pile: Pile::Draw(seat) } => {
            viewer != Some(seat)
        }
        _ => false,
    }
}
