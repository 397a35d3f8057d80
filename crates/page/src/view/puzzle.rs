//! From a puzzle to a table: what is drawn for a game is drawn for a moment of a puzzle.

use runestones_i18n::{Voice, druid_name};
use runestones_rules::{Event, Game, MoveList, Seat};
use runestones_table::{Reader, SeatKind};

use super::room::hand_room;
use super::{Controls, GameInfo, Legal, SeatInfo, TableView, log, near_cards};
use crate::table::{Coach, PuzzleTask};

/// A puzzle at one of its moments, and what happened up to there.
pub struct PuzzleMoment {
    /// What is said about it.
    pub task: PuzzleTask,
    /// The game.
    pub game: Game,
    /// Who solves it.
    pub seat: Seat,
    /// What happened, each with the number of entries after which it had.
    pub events: Vec<(u64, Event)>,
    /// Whether the table is told in words.
    pub as_text: bool,
}

/// Draws something of a puzzle, with something that has to be said.
pub fn puzzle<R>(
    moment: &PuzzleMoment,
    reader: &Reader,
    notice: Option<&str>,
    draw: impl FnOnce(&TableView) -> R,
) -> R {
    let (locale, seat, game) = (reader.locale(), moment.seat, &moment.game);
    let view = game.view(seat);
    let name = |other: Seat| if other == seat { reader.name_at(seat) } else { druid_name(locale, other) };
    let names: Vec<String> = game.seats().map(name).collect();
    let kind = |other: Seat| if other == seat { SeatKind::Here } else { SeatKind::Bot };
    let seat_info = |seat: Seat| SeatInfo { name: name(seat), kind: kind(seat), invitation: None };
    let seats: Vec<SeatInfo> = game.seats().map(seat_info).collect();
    let voice = Voice::new(locale, game.card_set(), &names);
    let title = moment.task.title(locale);
    let events: Vec<_> = moment.events.iter().map(|(number, event)| (*number, event.seen_by(Some(seat)))).collect();
    let last = events.last().map_or(0, |(number, _)| *number);
    let log = log::lines(&events, &[], seats.len());
    let done = moment.task.line.len();
    let info =
        GameInfo { id: &moment.task.key, name: &title, version: done as u64, moment: last, ..GameInfo::default() };
    let is_open = moment.task.verdict.is_none();
    let moves = if is_open { view.legal_moves() } else { MoveList::default() };
    let legal = Legal::new(&moves, view.public());
    draw(&TableView {
        legal: &legal,
        log: &log,
        settings: reader.likes.settings(),
        notice,
        as_text: moment.as_text,
        controls: Controls {
            hint: is_open && moment.task.hint.is_none() && moment.task.own.is_none(),
            ..Controls::default()
        },
        hand_room: hand_room(&events, seat, near_cards(&view)),
        coach: Some(Coach {
            lesson: "",
            done,
            steps: 0,
            wanted: None,
            next: None,
            ready_to_play: false,
            puzzle: Some(&moment.task),
        }),
        ..TableView::new(&view, voice, &seats, info)
    })
}
