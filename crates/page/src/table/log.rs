//! The log in words and small pictures, a paragraph for a turn; a click on a line shows the table at that moment.

use maud::{Markup, html};
use runestones_i18n::{Listener, Piece, Span};
use runestones_rules::{ArtifactPlace, CardPlace, Event, RuleId, Seat, TilePlace};
use runestones_table::What;

use crate::piece::icon::{druid, icon};
use crate::piece::rule;
use crate::piece::spans::told;
use crate::table::recap::recap;
use crate::view::{LogEntry, LogLine, TableView};

/// The page holds so many turns; older ones are a step back in the history away.
const TURNS: usize = 6;

/// The log, and above it what happened since one's last turn.
pub fn log(table: &TableView) -> Markup {
    let lines = window(table);
    // In the history the turn that is shown is told step by step: a click on a line leads there.
    let last = lines.last().map_or(0, |line| line.turn);
    let in_full = |turn: u16| turn == last && table.history.is_some();
    html! {
        section.log.panel.page #log aria-labelledby="h-log" {
            (recap(table))
            h2.label #h-log { (table.text("ui-log")) }
            div.log__scroll role="group" tabindex="0" aria-labelledby="h-log" {
                ol data-story {
                    @for lines in by_turn(lines) {
                        @let full = in_full(lines[0].turn);
                        (table.part("turn", (lines, full, shown(table)), || turn(table, lines, full)))
                    }
                }
            }
        }
    }
}

/// The moment that is shown, in the history.
fn shown(table: &TableView) -> Option<u64> {
    table.history.map(|history| history.moment)
}

/// The latest turns; in the history those up to the moment shown.
pub(crate) fn window<'a>(table: &TableView<'a>) -> &'a [LogLine] {
    let end = match table.history {
        Some(history) => table.log.partition_point(|line| line.moment <= history.moment),
        None => table.log.len(),
    };
    let first = table.log[..end].last().map_or(0, |line| usize::from(line.turn).saturating_sub(TURNS));
    let start = table.log[..end].partition_point(|line| usize::from(line.turn) < first);
    &table.log[start..end]
}

/// The lines of each turn.
pub(crate) fn by_turn(lines: &[LogLine]) -> impl Iterator<Item = &[LogLine]> {
    lines.chunk_by(|one, next| one.turn == next.turn)
}

/// One turn: the marker says who it was, and what matters stands in one paragraph.
fn turn(table: &TableView, lines: &[LogLine], in_full: bool) -> Markup {
    let round = lines.iter().find_map(|line| match line.what {
        LogEntry::Round(round) => Some(round),
        LogEntry::Event(_) | LogEntry::Incident(_) => None,
    });
    let is_move = |line: &&LogLine| matches!(line.what, LogEntry::Event(_));
    let seat = lines.iter().filter(is_move).find_map(|line| line.seat).filter(|_| lines[0].turn > 0);
    let events: Vec<_> = events(lines).filter(|(_, event)| !is_routine(*event)).collect();
    html! {
        @if let Some(round) = round { li.log__round { (table.voice.text("ui-round", &[("number", round.into())])) } }
        @if !events.is_empty() {
            li.log__turn {
                @if let Some(seat) = seat { (marker_of(table, seat)) }
                div.log__told {
                    @for (when, spans) in table.voice.tell_when(events, Listener::from(table.view.viewer())) {
                        (line(table, when, seat, &spans))
                    }
                    @if in_full { (in_detail(table, lines)) }
                }
            }
        }
        @for (seat, what) in incidents(lines) { li.log__incident { (incident_words(table, seat, what)) } }
    }
}

/// What happened besides moves.
pub(crate) fn incidents(lines: &[LogLine]) -> impl Iterator<Item = (Seat, What)> {
    lines.iter().filter_map(|line| match line.what {
        LogEntry::Incident(what) => Some((line.seat?, what)),
        LogEntry::Event(_) | LogEntry::Round(_) => None,
    })
}

/// The same in words.
pub(crate) fn incident_words(table: &TableView, seat: Seat, what: What) -> String {
    table.voice.text(&format!("incident-{}", what.word()), &[("name", table.name(seat).into())])
}

/// What happened, each with its moment and the rule behind it.
fn events(lines: &[LogLine]) -> impl Iterator<Item = ((u64, Option<RuleId>), Event)> {
    lines.iter().filter_map(|line| match line.what {
        LogEntry::Event(event) => Some(((line.moment, line.rule), event)),
        LogEntry::Round(_) | LogEntry::Incident(_) => None,
    })
}

/// What happens in every turn: the way cards go when an action is over, and what fills up by itself.
fn is_routine(event: Event) -> bool {
    match event {
        Event::Action { .. } | Event::Shuffle { .. } | Event::Token { .. } => true,
        Event::Card { from, to, .. } => matches!(
            (from, to),
            (CardPlace::Front(_), CardPlace::Discard(_))
                | (CardPlace::Deck, CardPlace::Display(_))
                | (CardPlace::Draw(_), _)
        ),
        Event::Artifact { from, .. } => from == ArtifactPlace::Reserve,
        Event::Tile { from, .. } => from == TilePlace::Pile,
        Event::Omitted { .. }
        | Event::First { .. }
        | Event::Turn { .. }
        | Event::Gems { .. }
        | Event::Ore { .. }
        | Event::Stone { .. }
        | Event::Roll { .. }
        | Event::Score { .. }
        | Event::Wisp { .. }
        | Event::Over => false,
    }
}

fn line(table: &TableView, (moment, rule): (u64, Option<RuleId>), seat: Option<Seat>, spans: &[Span]) -> Markup {
    let now = shown(table) == Some(moment);
    html! {
        @if table.coach.is_some() {
            span.log__line { (without_name(table, seat, spans)) }
        } @else {
            a.log__line href={ (table.here()) "?at=" (moment) } data-step data-rule=[rule] aria-current=[now.then_some("step")] {
                (without_name(table, seat, spans))
            }
        }
        " "
    }
}

/// Everything that happened in a turn, step by step, each with its rule.
fn in_detail(table: &TableView, lines: &[LogLine]) -> Markup {
    html! {
        details.log__rest open data-keep {
            summary title=(table.text("ui-log-details")) { (icon("i-dots")) span.vh { (table.text("ui-log-details")) } }
            ol {
                @for line in lines {
                    @if let LogEntry::Event(event) = line.what {
                        li {
                            @if table.coach.is_some() { span { (without_name(table, line.seat, &words(table, event))) } }
                            @else { a href={ (table.here()) "?at=" (line.moment) } data-detail { (without_name(table, line.seat, &words(table, event))) } }
                            @if let Some(rule) = line.rule { " " (rule::link(table.locale(), rule)) }
                        }
                    }
                }
            }
        }
    }
}

/// What happened, in words.
pub(crate) fn words(table: &TableView, event: Event) -> Vec<Span> {
    table.voice.event_line(event, table.view.viewer()).unwrap_or_default()
}

/// What joins a name to what it did, in a language that writes it without a space: it goes with the name.
const PARTICLES: [char; 2] = ['は', 'の'];

fn without_name(table: &TableView, seat: Option<Seat>, spans: &[Span]) -> Markup {
    told(&nameless(seat, spans), spans, table.voice.card_set())
}

/// The marker says who it was, so the name in front need not be seen.
fn nameless(seat: Option<Seat>, spans: &[Span]) -> Vec<Span> {
    let mut spans = spans.to_vec();
    if matches!((seat, &spans[..]), (Some(seat), [Span::Piece { piece: Piece::Seat(who), .. }, ..]) if *who == seat) {
        spans.remove(0);
        if let Some(Span::Text(text)) = spans.first_mut()
            && text.starts_with(PARTICLES)
        {
            text.remove(0);
        }
    }
    spans
}

/// The marker without its stone: there are many lines.
pub(crate) fn marker_of(table: &TableView, seat: Seat) -> Markup {
    html! { b class={ "dot marker--" (druid(seat)) } aria-hidden="true" { (table.mark(seat)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_takes_its_particle_with_it() {
        let name = || Span::Piece { piece: Piece::Seat(Seat::FIRST), label: "Ann".to_owned() };
        let text = |words: &str| Span::Text(words.to_owned());
        let told = |seat: Option<Seat>, words: &str| nameless(seat, &[name(), text(words)]);
        assert_eq!(told(Some(Seat::FIRST), "はパス"), [text("パス")]);
        assert_eq!(told(Some(Seat::FIRST), " passes"), [text(" passes")]);
        assert_eq!(told(None, "はパス"), [name(), text("はパス")], "no marker says who it was");
        assert_eq!(nameless(Some(Seat::FIRST), &[text("はは")]), [text("はは")], "a word, not a particle");
    }
}
