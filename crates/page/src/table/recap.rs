//! Since your last turn: a line for each turn of a rival, in pictures and numbers; a click shows that turn again.

use maud::{Markup, html};
use runestones_i18n::Piece;
use runestones_rules::{Action, ArtifactPlace, CardPlace, Event, Holder, Seat};

use crate::piece::icon::icon;
use crate::piece::spans::pictured;
use crate::table::log::{by_turn, marker_of};
use crate::table::prompt::action_symbol;
use crate::view::{LogEntry, LogLine, TableView};

/// What a turn came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sum {
    action: Option<Action>,
    /// The cards played or laid out.
    cards: Vec<Piece>,
    /// What was paid.
    paid: Vec<Piece>,
    /// What was gained: cards, gems, ore, artifacts, stones, and last the points.
    gained: Vec<Piece>,
    points: u16,
}

/// The turns of the others since one's own last one; nothing for a watcher, in the past, and in a lesson.
pub(crate) fn recap(table: &TableView) -> Markup {
    let turns: Vec<&[LogLine]> = match table.view.viewer() {
        Some(viewer) if table.history.is_none() && table.coach.is_none() => since_own(table, viewer),
        _ => Vec::new(),
    };
    html! {
        @if !turns.is_empty() {
            section.recap aria-labelledby="h-recap" {
                h2.label #h-recap { (table.text("ui-since-your-turn")) }
                ol { @for lines in turns { li { (table.part("recap", lines, || one(table, lines))) } } }
            }
        }
    }
}

/// The latest turns of others, after the last of one's own that is over.
fn since_own<'a>(table: &TableView<'a>, viewer: Seat) -> Vec<&'a [LogLine]> {
    let turns: Vec<&[LogLine]> =
        by_turn(table.log).filter(|lines| lines[0].turn > 0 && owner(lines).is_some()).collect();
    let others = turns.iter().rev().skip_while(|lines| owner(lines) == Some(viewer));
    let mut since: Vec<&[LogLine]> = others.take_while(|lines| owner(lines) != Some(viewer)).copied().collect();
    since.reverse();
    since
}

fn owner(lines: &[LogLine]) -> Option<Seat> {
    lines.iter().find_map(|line| line.seat)
}

fn one(table: &TableView, lines: &[LogLine]) -> Markup {
    let (from, to) = (lines[0].moment, lines.last().map_or(0, |line| line.moment));
    html! {
        a.recap__turn href={ (table.here()) "?at=" (to) } data-replay=(from) data-replay-to=(to) title=(table.text("ui-show-turn-again")) {
            (told(table, lines)) (icon("i-restart"))
        }
    }
}

/// The last turn of somebody else, for a list of games.
pub(crate) fn last_of_others(table: &TableView) -> Option<Markup> {
    let turns = since_own(table, table.view.viewer()?);
    turns.last().map(|lines| told(table, lines))
}

/// Who it was, what they did, and what it brought.
fn told(table: &TableView, lines: &[LogLine]) -> Markup {
    let sum = Sum::of(lines);
    let seat = owner(lines).unwrap_or(Seat::FIRST);
    let pictures = |pieces: &[Piece]| html! { @for piece in pieces { (pictured(&table.voice, *piece)) } };
    html! {
        (marker_of(table, seat)) span.vh { (table.name(seat)) " " }
        @if let Some(action) = sum.action { (icon(action_symbol(action))) }
        span.recap__what { (pictures(&sum.cards)) }
        span.recap__got { (pictures(&sum.gained)) @if sum.points > 0 { (pictured(&table.voice, Piece::Points(sum.points))) } }
        @if !sum.paid.is_empty() { span.recap__paid { "−" (pictures(&sum.paid)) } }
    }
}

impl Sum {
    fn of(lines: &[LogLine]) -> Sum {
        let mut sum = Sum::default();
        for line in lines {
            if let LogEntry::Event(event) = line.what {
                sum.take_in(event, line.seat);
            }
        }
        sum
    }

    fn take_in(&mut self, event: Event, seat: Option<Seat>) {
        match event {
            Event::Action { action, .. } => self.action = Some(action),
            Event::Card { card: Some(card), from, to } => match (from, to) {
                (CardPlace::Hand(_), CardPlace::Front(_)) => self.cards.push(Piece::Card(card)),
                (
                    CardPlace::Display(_) | CardPlace::Deck | CardPlace::CreatureDiscard,
                    CardPlace::Discard(_) | CardPlace::Hand(_),
                ) => {
                    self.gained.push(Piece::Card(card));
                }
                _ => {}
            },
            Event::Gems { gem, count, from, to } => self.transfer(Piece::Gem(gem, count), (from, to), seat),
            Event::Ore { count, from, to } => self.transfer(Piece::Ore(count), (from, to), seat),
            Event::Artifact { artifact, to: ArtifactPlace::Row(..), .. } => self.gained.push(Piece::Artifact(artifact)),
            Event::Stone { rune, .. } => self.gained.push(Piece::Rune(rune)),
            Event::Score { seat: whose, from, to, .. } if Some(whose) == seat => self.points += to.saturating_sub(from),
            Event::Card { card: None, .. }
            | Event::Artifact { .. }
            | Event::Score { .. }
            | Event::Omitted { .. }
            | Event::First { .. }
            | Event::Token { .. }
            | Event::Turn { .. }
            | Event::Tile { .. }
            | Event::Roll { .. }
            | Event::Wisp { .. }
            | Event::Shuffle { .. }
            | Event::Over => {}
        }
    }

    fn transfer(&mut self, what: Piece, (from, to): (Holder, Holder), seat: Option<Seat>) {
        let Some(seat) = seat else { return };
        if to == Holder::Seat(seat) || to == Holder::Stone(seat) {
            add(&mut self.gained, what);
        } else if from == Holder::Seat(seat) {
            add(&mut self.paid, what);
        }
    }
}

/// More of a kind is one picture with a number.
fn add(pieces: &mut Vec<Piece>, more: Piece) {
    match pieces.iter_mut().find_map(|there| there.and(more).map(|sum| (there, sum))) {
        Some((there, sum)) => *there = sum,
        None => pieces.push(more),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use runestones_rules::{Card, Gem, Points};

    #[test]
    fn a_turn_is_summed_up() {
        let seat = Seat::FIRST;
        let gem = |count, from, to| Event::Gems { gem: Gem::Red, count, from, to };
        let (mine, supply) = (Holder::Seat(seat), Holder::Supply);
        let card = |from, to| Event::Card { card: Card::new(102), from, to };
        let events = [
            Event::Action { seat, action: Action::Abilities },
            card(CardPlace::Hand(seat), CardPlace::Front(seat)),
            gem(1, supply, mine),
            gem(2, supply, mine),
            gem(1, mine, supply),
            Event::Score { seat, from: 3, to: 5, why: Points::Die },
            Event::Score { seat, from: 5, to: 11, why: Points::Trade },
            card(CardPlace::Front(seat), CardPlace::Box),
        ];
        let line = |event| LogLine { seat: Some(seat), moment: 1, turn: 1, what: LogEntry::Event(event), rule: None };
        let lines: Vec<LogLine> = events.into_iter().map(line).collect();
        let card = Piece::Card(Card::new(102).unwrap());
        let expected = Sum {
            action: Some(Action::Abilities),
            cards: vec![card],
            paid: vec![Piece::Gem(Gem::Red, 1)],
            gained: vec![Piece::Gem(Gem::Red, 3)],
            points: 8,
        };
        assert_eq!(Sum::of(&lines), expected);
    }
}
