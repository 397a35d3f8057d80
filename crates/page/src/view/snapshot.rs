//! What one person may know of a table at one moment: everything a drawing needs, and no secret of anybody else.

use std::collections::BTreeSet;
use std::sync::Arc;

use runestones_i18n::Voice;
use runestones_model::GameId;
use runestones_rules::record::Record;
use runestones_rules::{Event, Game, Seat, SeatView};
use runestones_table::{
    Advice, Attendance, Chat, Course, History, NextGame, Past, Reader, Stride, Table, Tip, Turn, heard, scores_by_round,
};

use super::room::hand_room;
use super::{Affairs, Controls, Ending, GameInfo, Legal, Occasion, Parts, SeatInfo, TableView, log, near_cards};

/// A copy of what a person may know. It is small and quickly made, so the table is locked only for a moment.
pub struct Snapshot {
    id: String,
    name: String,
    names: Vec<String>,
    version: u32,
    moment: u32,
    commitment: String,
    seats: Vec<SeatInfo>,
    pub(super) view: SeatView,
    pub(super) events: Vec<(u64, Event)>,
    curtain: Option<Seat>,
    controls: Controls,
    may_join: bool,
    attendance: Attendance,
    hint: Option<Arc<Advice>>,
    history: Option<History>,
    turns: Vec<Turn>,
    ending: Option<Ending>,
    may_ask_for_rematch: bool,
    next: Option<NextGame>,
    imported: bool,
    /// The moment that is shown in place of the present, to somebody who sees it one round late.
    late: Option<u64>,
    /// The tips that the person has had at this table.
    seen_tips: BTreeSet<Tip>,
    chat: Chat,
    affairs: Affairs,
    record: Option<Record>,
}

/// The record up to a moment, or all of it.
fn until(record: &Record, moment: Option<u64>) -> Record {
    let mut record = record.clone();
    if let Some(moment) = moment {
        record.entries.truncate(usize::try_from(moment).unwrap_or(usize::MAX));
    }
    record
}

impl Snapshot {
    /// What a person may know, with as much of the past as the occasion wants.
    pub fn of(id: &GameId, table: &Table, reader: &Reader, occasion: &Occasion) -> Snapshot {
        let person = &reader.id;
        let game = table.session.game();
        let viewer = table.viewer(person);
        let undo = viewer.is_some_and(|seat| table.can_undo(seat));
        let restart = viewer.is_some_and(|seat| table.can_restart(seat));
        let is_asked = viewer.is_some() && table.decider() == viewer;
        // Where there is one answer there is nothing to advise.
        let hint = table.header.hints
            && is_asked
            && table.header.bot_on(table.session.game().active()).is_none()
            && game.legal_moves().len() > 1;
        let seat_info = |seat: Seat| SeatInfo {
            name: table.header.sitters.get(seat.index()).map(|sitter| sitter.name.clone()).unwrap_or_default(),
            kind: table.kind(seat, person),
            invitation: table.invitation(id, seat, person),
        };
        // Only the past and the ending need the whole record.
        let record = table.session.record();
        let late = table.late_moment(person);
        let is_past = occasion.moment.is_some() || late.is_some();
        let wants_record = is_past || record.result.is_some() || table.header.ended.is_some();
        let affairs = Affairs::of(table, person, occasion.now);
        let affairs = match late {
            Some(late) => affairs.until(late),
            None => affairs,
        };
        let mut snapshot = Snapshot {
            id: id.to_string(),
            name: table.header.name.clone(),
            names: table.header.names(),
            version: table.version,
            moment: late.map_or(table.moment(), |late| u32::try_from(late).unwrap_or(u32::MAX)),
            commitment: table.session.record().commitment.map(|hash| hash.to_string()).unwrap_or_default(),
            seats: game.seats().map(seat_info).collect(),
            view: game.seen_by(viewer),
            events: Vec::new(),
            curtain: table.curtain(person),
            controls: Controls { undo, restart, hint },
            may_join: table.may_join(person),
            attendance: table.attendance.clone(),
            hint: table.hint(person),
            history: None,
            turns: Vec::new(),
            ending: None,
            // Everybody's daily deal has the same seed; it is played again from its own page.
            may_ask_for_rematch: !table.seats_of(person).is_empty() && table.header.dealing.is_none(),
            next: table.next_game(),
            imported: table.header.imported.is_some(),
            seen_tips: table.seen_tips.get(person).cloned().unwrap_or_default(),
            chat: heard(&table.said, reader, &table.muted_by(person)),
            affairs,
            late,
            // Whoever sees it late has nothing of what came since.
            record: wants_record.then(|| until(record, late)),
        };
        snapshot.look_at(game, table.told.iter());
        snapshot
    }

    /// Takes in a game and what happened in it, as far as the viewer may know it.
    pub(super) fn look_at(&mut self, game: &Game, events: impl Iterator<Item = (u64, Event)>) {
        let viewer = self.view.viewer();
        self.view = game.seen_by(viewer);
        self.events = events.map(|(moment, event)| (moment, event.seen_by(viewer))).collect();
    }

    /// Goes to the moment that the occasion is about; `None` if there is no such moment. It takes longer than the rest, and
    /// needs the table no more.
    pub fn settled(mut self, occasion: &Occasion) -> Option<Snapshot> {
        match (self.record.take(), occasion.moment) {
            (Some(record), Some(at)) => self.go_back(&record, at)?,
            (Some(record), None) => match self.late {
                Some(late) => {
                    let past = Course::of(&record)?.at(late)?;
                    self.look_at(&past.game, past.events.into_iter());
                }
                None => self.end(&record, occasion),
            },
            (None, _) => {}
        }
        Some(self)
    }

    /// The table as it was after so many entries; `None` if there are not so many.
    fn go_back(&mut self, record: &Record, at: u64) -> Option<()> {
        let course = Course::of(record)?;
        self.look_back(course.at(at)?);
        self.turns = course.turns().to_vec();
        Some(())
    }

    fn look_back(&mut self, past: Past) {
        self.look_at(&past.game, past.events.into_iter());
        self.history = Some(past.history);
        self.curtain = None;
        self.controls = Controls::default();
        self.hint = None;
    }

    /// Several moments, from the one that the occasion is about: each with its `<main id="table">`, of which all but the first
    /// leave out what the one before had. `None` if there is no such moment.
    pub fn moments(
        mut self,
        reader: &Reader,
        occasion: &Occasion,
        (stride, count): (Stride, usize),
    ) -> Option<Vec<(u64, String)>> {
        let course = Course::of(&self.record.take()?)?;
        self.turns = course.turns().to_vec();
        let first = course.at(occasion.moment?)?.history.moment;
        let mut parts = Parts::default();
        let moments = std::iter::successors(Some(first), |moment| course.after(*moment, stride)).take(count);
        let drawn = moments.filter_map(|moment| {
            self.look_back(course.at(moment)?);
            Some((moment, self.news(reader, occasion, &mut parts).into_string()))
        });
        Some(drawn.collect())
    }

    /// What is known only when the game is over.
    fn end(&mut self, record: &Record, occasion: &Occasion) {
        self.ending = Some(Ending {
            seed: record.seed.map(|seed| seed.to_string()),
            verified: occasion.verified,
            scores: scores_by_round(record),
            rematch: self.may_ask_for_rematch,
            next: self.next.clone(),
            review: occasion.review.clone(),
        });
    }

    /// What is worth knowing just now, for somebody who wants tips and has not had this one.
    fn tip(&self, reader: &Reader) -> Option<Tip> {
        let wanted = reader.likes.learning.has_tips() && self.history.is_none() && self.curtain.is_none();
        let seen = |tip| reader.likes.learning.seen_tips.contains(&tip) || self.seen_tips.contains(&tip);
        wanted.then(|| Tip::first(&self.view, seen)).flatten()
    }

    #[cfg(test)]
    pub(super) fn curtain(&self) -> Option<Seat> {
        self.curtain
    }

    #[cfg(test)]
    pub(super) fn advise(&mut self, advice: Advice) {
        self.hint = Some(Arc::new(advice));
    }

    pub(super) fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.seats.len()
    }

    /// Draws something of it.
    pub(super) fn draw<R>(&self, reader: &Reader, occasion: &Occasion, draw: impl FnOnce(&TableView) -> R) -> R {
        self.draw_parts(reader, occasion, None, draw)
    }

    /// Draws what somebody does not have yet.
    pub(super) fn draw_parts<R>(
        &self,
        reader: &Reader,
        occasion: &Occasion,
        parts: Option<&Parts>,
        draw: impl FnOnce(&TableView) -> R,
    ) -> R {
        let voice = Voice::new(reader.locale(), self.view.public().card_set(), &self.names);
        let watch_link = format!("/game/{}", self.id);
        let info = GameInfo {
            id: &self.id,
            name: &self.name,
            version: u64::from(self.version),
            moment: u64::from(self.moment),
            commitment: &self.commitment,
            watch_link: &watch_link,
            imported: self.imported,
            is_late: self.late.is_some(),
        };
        let log = log::lines(&self.events, &self.affairs.incidents, self.seats.len());
        let playing = self.history.is_none();
        let legal = Legal::of(&self.view);
        draw(&TableView {
            legal: &legal,
            log: &log,
            chat: Some(&self.chat),
            controls: self.controls,
            may_join: self.may_join && playing,
            attendance: Some(&self.attendance),
            hint: self.hint.as_deref(),
            settings: reader.likes.settings(),
            history: self.history,
            turns: &self.turns,
            curtain: self.curtain,
            ending: self.ending.as_ref(),
            affairs: Some(&self.affairs),
            notice: occasion.notice.as_deref(),
            tip: self.tip(reader),
            as_text: occasion.as_text,
            hand_room: hand_room(&self.events, self.view.viewer().unwrap_or(Seat::FIRST), near_cards(&self.view)),
            parts,
            ..TableView::new(&self.view, voice, &self.seats, info)
        })
    }
}
