//! A table: a game and everything around it that changes.

use std::collections::{BTreeSet, HashMap, HashSet};

use runestones_model::{Millis, Mute, PersonId};
use runestones_rules::{Click, Decider, Entry, Game, Move, Seat, Session};

use crate::advice::Hint;
use crate::chat::Said;
use crate::header::{BadHeader, Header};
use crate::log::RecentEvents;
use crate::presence::Attendance;
use crate::reader::Reader;
use crate::settings::Ease;
use crate::tip::Tip;

/// A table at which people and bots play.
///
/// Two numbers tell where it stands. The *version* grows with every change, taking back included: whoever does something
/// names the version they saw (optimistic locking). The *moment* is the number of entries in the log of the game.
pub struct Table {
    /// What is stored besides the log.
    pub header: Header,
    /// Whether anybody may take a free seat.
    pub public: bool,
    /// The people on the seats; `None` for bots and for seats that wait for somebody.
    pub people: Vec<Option<PersonId>>,
    /// The game with its log.
    pub session: Session,
    /// The number of changes so far.
    pub version: u32,
    /// What happened lately, for the log of the page.
    pub told: RecentEvents,
    /// When each entry of the log was made.
    pub times: Vec<Millis>,
    /// Which seat a person with several of them has uncovered at their screen.
    pub(crate) uncovered: HashMap<PersonId, Seat>,
    /// The advice that people asked for.
    pub(crate) hints: HashMap<PersonId, Hint>,
    /// The tips that people have had here.
    pub seen_tips: HashMap<PersonId, BTreeSet<Tip>>,
    /// What was said lately.
    pub said: Said,
    /// Who does not want to hear whom.
    pub mutes: HashSet<Mute>,
    /// Who is here.
    pub attendance: Attendance,
}

/// What a person does at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A move of the game, or two by one click.
    Play(Click),
    /// The last move is taken back.
    Undo,
    /// The turn begins again.
    Restart,
}

/// A game after a deed, and what happened by it.
pub struct Next {
    /// The game with its log.
    pub session: Session,
    news: RecentEvents,
}

impl Next {
    /// The turns that have begun.
    pub(crate) fn turns(&self) -> &[(u64, Seat)] {
        self.news.turns()
    }

    /// Plays a click and what follows by itself, all in one turn of the seat; says whether all of the click was legal.
    fn play(&mut self, seat: Seat, click: Click, ease: Ease) -> bool {
        let turn = self.session.game().turn();
        let legal = click.moves().all(|mv| self.enter(seat, turn, mv));
        while legal
            && let Some(mv) = ease.answer(self.session.game())
            && self.enter(seat, turn, mv)
        {}
        legal
    }

    fn enter(&mut self, seat: Seat, turn: u16, mv: Move) -> bool {
        let game = self.session.game();
        game.decider() == Decider::Seat(seat) && game.turn() == turn && self.session.play(mv, &mut self.news).is_ok()
    }
}

impl Ease {
    /// What is played for the person here, if anything.
    fn answer(self, game: &Game) -> Option<Move> {
        let is_end = || game.legal_moves()[..] == [Move::Done];
        game.obvious_move().filter(|_| self.effects).or_else(|| (self.end && is_end()).then_some(Move::Done))
    }
}

/// Why something is not done. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is not for this person to do.
    #[error("it is not for this person to do")]
    NotYours,
    /// The table has changed since the person saw it.
    #[error("the table has changed since")]
    Stale,
    /// The rules do not allow it.
    #[error("the rules do not allow it")]
    Illegal,
}

impl Table {
    /// The table of a header after these entries. Nobody sits at it yet but bots.
    pub fn open(header: Header, entries: Vec<Entry>, public: bool, version: u32) -> Result<Table, BadHeader> {
        let mut told = RecentEvents::default();
        let session = header.session(entries, &mut told)?;
        Ok(Table {
            public,
            people: vec![None; header.sitters.len()],
            header,
            session,
            version,
            told,
            times: Vec::new(),
            uncovered: HashMap::new(),
            hints: HashMap::new(),
            seen_tips: HashMap::new(),
            said: Said::new(),
            mutes: HashSet::new(),
            attendance: Attendance::default(),
        })
    }

    /// The number of entries in the log of the game.
    pub fn moment(&self) -> u32 {
        self.session.record().entries.len() as u32
    }

    /// Whether nobody plays on, so that there is nothing left to hide.
    pub fn is_over(&self) -> bool {
        self.is_over_at(&self.session)
    }

    /// Whether nobody plays on from there.
    pub fn is_over_at(&self, session: &Session) -> bool {
        let is_done = self.header.imported.is_some() || self.header.ended.is_some();
        is_done || session.game().decider() == Decider::Nobody
    }

    /// The seat for which a person may do this, having seen the table at this version.
    pub fn admit(&self, person: &PersonId, seen: u32, deed: Deed) -> Result<Seat, Refused> {
        let seat = self.seat_for(person, deed).ok_or(Refused::NotYours)?;
        if self.version == seen { Ok(seat) } else { Err(Refused::Stale) }
    }

    /// The game after a deed, and after what is then played for whoever likes such ease. The table changes when it is
    /// [accepted](Self::accept), which is after it was stored.
    ///
    /// Every move is an entry of its own, so undo takes back one after the other; what was taken back is not played
    /// along again.
    pub fn after(&self, seat: Seat, deed: Deed, ease: Ease) -> Result<Next, Refused> {
        let mut next = Next { session: self.session.clone(), news: RecentEvents::default() };
        let done = match deed {
            Deed::Play(click) => next.play(seat, click, ease),
            Deed::Undo => next.session.undo(seat).is_ok(),
            Deed::Restart => next.session.restart_turn(seat).is_ok(),
        };
        if done { Ok(next) } else { Err(Refused::Illegal) }
    }

    /// The game goes on from there, as another version; that happened now.
    pub fn accept(&mut self, next: Next, version: u32, now: Millis) {
        self.session = next.session;
        self.version = version;
        self.times.resize(self.session.record().entries.len(), now);
        // What was taken back did not happen.
        self.told.forget_after(self.moment().into());
        self.told.go_on(&next.news);
    }

    /// The table was read again. What only this one knows of the people at it stays.
    pub fn renew(&mut self, fresh: Table) {
        let mut uncovered = std::mem::take(&mut self.uncovered);
        uncovered.extend(fresh.uncovered);
        let seen_tips = std::mem::take(&mut self.seen_tips);
        let attendance = std::mem::take(&mut self.attendance);
        *self = Table { uncovered, seen_tips, attendance, ..fresh };
    }

    /// A person decides now, so whatever tip they see has served. Says which it was; then the person is to be saved. It is
    /// noted here, too, for live connections know the person only as they were when they came.
    pub fn pass_tip(&mut self, reader: &mut Reader) -> Option<Tip> {
        if !reader.likes.learning.has_tips() {
            return None;
        }
        let seat = self.viewer(&reader.id)?;
        let view = self.session.game().view(seat);
        let seen = self.seen_tips.entry(reader.id.clone()).or_default();
        let tip = Tip::first(&view, |tip| seen.contains(&tip) || reader.likes.learning.seen_tips.contains(&tip));
        seen.extend(tip);
        reader.likes.learning.seen_tips.extend(seen.iter());
        tip
    }

    /// What the person decided was refused, so the tip has not served yet.
    pub fn keep_tip(&mut self, person: &PersonId, tip: Tip) {
        if let Some(seen) = self.seen_tips.get_mut(person) {
            seen.remove(&tip);
        }
    }
}

#[cfg(test)]
mod tests {
    use runestones_rules::{Options, Seed};

    use super::*;
    use crate::advice::{Advice, CannotAdvise};
    use crate::header::Sitter;

    fn table(people: [&str; 2]) -> Table {
        let sitters = people.map(Sitter::person).to_vec();
        let header = Header::new(&Options::base(2), "", Seed([7; 32]), sitters);
        let mut table = Table::open(header, Vec::new(), true, 1).expect("a table");
        table.people = people.map(|name| Some(PersonId(name.into()))).to_vec();
        table
    }

    /// Somebody does whatever leaves a trace, whether they may or not.
    fn meddle(table: &mut Table, person: &PersonId) {
        for seat in Seat::first(2) {
            table.uncover(person, seat);
        }
        if let Some(seat) = table.curtain(person) {
            table.uncover(person, seat);
        }
        let mut reader = Reader::stranger(person.clone());
        reader.likes.learning.want_tips(true);
        table.pass_tip(&mut reader);
        let advised = table.keep_advice(person, table.version, Advice::default());
        assert_eq!(advised.is_ok(), table.view_to_advise(person, table.version).is_ok(), "{advised:?}");
    }

    fn traces(table: &Table) -> [usize; 3] {
        [table.uncovered.len(), table.seen_tips.len(), table.hints.len()]
    }

    #[test]
    fn strangers_leave_no_hints_curtains_and_tips_behind() {
        let mut table = table(["ann", "bob"]);
        let seat = table.decider().expect("somebody decides");
        for number in 0..1000 {
            let stranger = PersonId(format!("stranger {number}"));
            assert!(!table.uncover(&stranger, seat));
            assert_eq!(table.keep_advice(&stranger, 1, Advice::default()), Err(CannotAdvise::NotYours));
            meddle(&mut table, &stranger);
        }
        assert_eq!(traces(&table), [0, 0, 0]);
    }

    #[test]
    fn whoever_sits_at_a_table_leaves_one_of_each_behind() {
        for people in [["ann", "bob"], ["ann", "ann"]] {
            let mut table = table(people);
            let mut most = [0; 3];
            for _ in 0..300 {
                for person in people {
                    meddle(&mut table, &PersonId(person.into()));
                }
                let there = traces(&table);
                most = std::array::from_fn(|kind| most[kind].max(there[kind]));
                let Some(seat) = table.decider() else { break };
                let next = table
                    .after(seat, Deed::Play(table.session.game().legal_moves()[0].into()), Ease::default())
                    .expect("a legal move");
                table.accept(next, table.version + 1, Millis(0));
            }
            let sitting = if people[0] == people[1] { 1 } else { 2 };
            assert_eq!(most, [sitting, sitting, 1], "only one decides at a time: {people:?}");
        }
    }
}
