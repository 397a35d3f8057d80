//! What one person may know of a table at one moment: everything a drawing needs, and no secret of anybody else.

use std::collections::BTreeSet;
use std::sync::Arc;

use runestones_i18n::Voice;
use runestones_rules::{Event, Game, Record, Seat, SeatView};
use runestones_store::{GameId, PersonId};

use super::{Occasion, log};
use crate::page::{
    Advice, Chat, Controls, Ending, GameInfo, History, Legal, NextGame, Parts, SeatInfo, TableView, Tip,
};
use crate::person::Visitor;
use crate::table::{State, past, scores_by_round};

/// A copy of what a person may know. It is small and quickly made, so the table is locked only for a moment.
pub(super) struct Snapshot {
    id: String,
    name: String,
    names: Vec<String>,
    version: u32,
    moment: u32,
    commitment: String,
    seats: Vec<SeatInfo>,
    pub(super) view: SeatView,
    events: Vec<(u64, Event)>,
    curtain: Option<Seat>,
    controls: Controls,
    may_join: bool,
    hint: Option<Arc<Advice>>,
    history: Option<History>,
    ending: Option<Ending>,
    may_ask_for_rematch: bool,
    next: Option<NextGame>,
    imported: bool,
    /// The tips that the person has had at this table.
    seen_tips: BTreeSet<Tip>,
    pub(super) chat: Chat,
}

impl Snapshot {
    pub(super) fn of(id: &GameId, state: &State, person: &PersonId) -> Snapshot {
        let game = state.session.game();
        let viewer = state.viewer(person);
        let undo = viewer.is_some_and(|seat| state.can_undo(seat));
        let restart = viewer.is_some_and(|seat| state.can_restart(seat));
        let hint = state.header.hints && viewer.is_some() && state.decider() == viewer;
        let seat_info = |seat: Seat| SeatInfo {
            name: state.header.sitters.get(seat.index()).map(|sitter| sitter.name.clone()).unwrap_or_default(),
            kind: state.kind(seat, person),
            invitation: state.invitation(id, seat, person),
        };
        let mut snapshot = Snapshot {
            id: id.to_string(),
            name: state.header.name.clone(),
            names: state.header.names(),
            version: state.head.version,
            moment: state.head.length,
            commitment: state.session.record().commitment.map(|hash| hash.to_string()).unwrap_or_default(),
            seats: game.seats().map(seat_info).collect(),
            view: game.seen_by(viewer),
            events: Vec::new(),
            curtain: state.curtain(person),
            controls: Controls { undo, restart, hint },
            may_join: state.may_join(person),
            hint: state.hint(person),
            history: None,
            ending: None,
            may_ask_for_rematch: !state.seats_of(person).is_empty(),
            next: state.next_game(),
            imported: state.header.imported.is_some(),
            seen_tips: state.seen_tips.get(person).cloned().unwrap_or_default(),
            chat: Chat::default(),
        };
        snapshot.look_at(game, state.told.iter());
        snapshot
    }

    /// Takes in a game and what happened in it, as far as the viewer may know it.
    pub(super) fn look_at(&mut self, game: &Game, events: impl Iterator<Item = (u64, Event)>) {
        let viewer = self.view.viewer();
        self.view = game.seen_by(viewer);
        self.events = events.map(|(seq, event)| (seq, event.seen_by(viewer))).collect();
    }

    /// The table as it was after so many entries; `None` if there are not so many.
    pub(super) fn go_back(&mut self, record: &Record, at: u64) -> Option<()> {
        let past = past(record, at)?;
        self.look_at(&past.game, past.events.into_iter());
        self.history = Some(past.history);
        self.curtain = None;
        self.controls = Controls::default();
        self.hint = None;
        Some(())
    }

    /// What is known only when the game is over.
    pub(super) fn end(&mut self, record: &Record, verified: Option<bool>) {
        self.ending = Some(Ending {
            seed: record.seed.map(|seed| seed.to_string()),
            verified,
            scores: scores_by_round(record),
            rematch: self.may_ask_for_rematch,
            next: self.next.clone(),
        });
    }

    /// What is worth knowing just now, for somebody who wants tips and has not had this one.
    fn tip(&self, visitor: &Visitor) -> Option<Tip> {
        let wanted = visitor.likes.learning.tips && self.history.is_none() && self.curtain.is_none();
        let seen = |tip| visitor.likes.learning.seen_tips.contains(&tip) || self.seen_tips.contains(&tip);
        wanted.then(|| Tip::first(&self.view, seen)).flatten()
    }

    #[cfg(test)]
    pub(super) fn advise(&mut self, advice: Advice) {
        self.hint = Some(Arc::new(advice));
    }

    pub(super) fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.seats.len()
    }

    /// Draws something of it.
    pub(super) fn draw<R>(&self, visitor: &Visitor, occasion: &Occasion, draw: impl FnOnce(&TableView) -> R) -> R {
        self.draw_parts(visitor, occasion, None, draw)
    }

    /// Draws what somebody does not have yet.
    pub(super) fn draw_parts<R>(
        &self,
        visitor: &Visitor,
        occasion: &Occasion,
        parts: Option<&Parts>,
        draw: impl FnOnce(&TableView) -> R,
    ) -> R {
        let voice = Voice::new(visitor.locale(), self.view.public().card_set(), &self.names);
        let watch_link = format!("/game/{}", self.id);
        let info = GameInfo {
            id: &self.id,
            name: &self.name,
            seq: u64::from(self.version),
            moment: u64::from(self.moment),
            commitment: &self.commitment,
            watch_link: &watch_link,
            imported: self.imported,
        };
        let log = log::lines(&self.events, self.seats.len());
        let playing = self.history.is_none();
        let legal = Legal::new(&self.view.legal_moves(), self.view.public());
        draw(&TableView {
            legal: &legal,
            log: &log,
            chat: Some(&self.chat),
            controls: self.controls,
            may_join: self.may_join && playing,
            hint: self.hint.as_deref(),
            settings: visitor.likes.settings(),
            history: self.history,
            curtain: self.curtain,
            ending: self.ending.as_ref(),
            notice: occasion.notice.as_deref(),
            tip: self.tip(visitor),
            as_text: occasion.as_text,
            parts,
            ..TableView::new(&self.view, voice, &self.seats, info)
        })
    }
}
