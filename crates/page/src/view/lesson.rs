//! From a lesson to a table: what is drawn for a game is drawn for a moment of a lesson.

use runestones_i18n::{Voice, druid_name};
use runestones_rules::Seat;
use runestones_table::{LEARNER, Lesson, Moment, Reader, SeatKind};

use super::room::hand_room;
use super::{GameInfo, Legal, SeatInfo, TableView, log, near_cards};
use crate::table::Coach;

/// Draws something of a lesson after so many steps, with something that has to be said.
pub fn lesson<R>(
    lesson: &Lesson,
    (done, moment): (usize, &Moment),
    reader: &Reader,
    notice: Option<&str>,
    draw: impl FnOnce(&TableView) -> R,
) -> R {
    let locale = reader.locale();
    let view = moment.game.view(LEARNER);
    let name = |seat: Seat| if seat == LEARNER { reader.name_at(seat) } else { druid_name(locale, seat) };
    let names: Vec<String> = moment.game.seats().map(name).collect();
    let kind = |seat: Seat| if seat == LEARNER { SeatKind::Here } else { SeatKind::Bot };
    let seat_info = |seat: Seat| SeatInfo { name: name(seat), kind: kind(seat), invitation: None };
    let seats: Vec<SeatInfo> = moment.game.seats().map(seat_info).collect();
    let voice = Voice::new(locale, moment.game.card_set(), &names);
    let title = reader.text(&format!("lesson-{}", lesson.name));
    let events: Vec<_> = moment.events.iter().map(|(number, event)| (*number, event.seen_by(Some(LEARNER)))).collect();
    let last = events.last().map_or(0, |(number, _)| *number);
    let log = log::lines(&events, &[], seats.len());
    let info = GameInfo { id: lesson.name, name: &title, version: done as u64, moment: last, ..GameInfo::default() };
    let legal = Legal::new(moment.wanted.as_slice(), view.public());
    draw(&TableView {
        legal: &legal,
        log: &log,
        settings: reader.likes.settings(),
        notice,
        hand_room: hand_room(&events, LEARNER, near_cards(&view)),
        coach: Some(Coach {
            lesson: lesson.name,
            done,
            steps: lesson.steps(),
            wanted: moment.wanted,
            next: lesson.next().map(|next| next.name),
            ready_to_play: lesson.completes_part(),
            puzzle: None,
        }),
        ..TableView::new(&view, voice, &seats, info)
    })
}
