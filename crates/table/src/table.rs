//! A table: a game and everything around it that changes.

use std::collections::{BTreeSet, HashMap, HashSet};

use runestones_model::{Mute, PersonId};
use runestones_rules::{Decider, Entry, Move, Seat, Session};

use crate::advice::Hint;
use crate::chat::Said;
use crate::header::{BadHeader, Header};
use crate::log::RecentEvents;
use crate::presence::Attendance;
use crate::reader::Reader;
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
    /// Which seat a person with several of them has uncovered at their screen.
    pub uncovered: HashMap<PersonId, Seat>,
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
    /// A move of the game.
    Play(Move),
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
        self.header.imported.is_some() || session.game().decider() == Decider::Nobody
    }

    /// The seat for which a person may do this, having seen the table at this version.
    pub fn admit(&self, person: &PersonId, seen: u32, deed: Deed) -> Result<Seat, Refused> {
        let seat = self.seat_for(person, deed).ok_or(Refused::NotYours)?;
        if self.version == seen { Ok(seat) } else { Err(Refused::Stale) }
    }

    /// The game after a deed. The table changes when it is [accepted](Self::accept), which is after it was stored.
    pub fn after(&self, seat: Seat, deed: Deed) -> Result<Next, Refused> {
        let mut next = Next { session: self.session.clone(), news: RecentEvents::default() };
        let done = match deed {
            Deed::Play(mv) => next.session.play(mv, &mut next.news).is_ok(),
            Deed::Undo => next.session.undo(seat).is_ok(),
            Deed::Restart => next.session.restart_turn(seat).is_ok(),
        };
        if done { Ok(next) } else { Err(Refused::Illegal) }
    }

    /// The game goes on from there, as another version.
    pub fn accept(&mut self, next: Next, version: u32) {
        self.session = next.session;
        self.version = version;
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

    /// A person decides now, so whatever tip they see has served. Says whether there was one; then the person is to be
    /// saved. It is noted here, too, for live connections know the person only as they were when they came.
    pub fn pass_tip(&mut self, reader: &mut Reader) -> bool {
        if !reader.likes.learning.tips {
            return false;
        }
        let Some(seat) = self.viewer(&reader.id) else { return false };
        let view = self.session.game().view(seat);
        let seen = self.seen_tips.entry(reader.id.clone()).or_default();
        let tip = Tip::first(&view, |tip| seen.contains(&tip) || reader.likes.learning.seen_tips.contains(&tip));
        seen.extend(tip);
        reader.likes.learning.seen_tips.extend(seen.iter());
        tip.is_some()
    }
}
