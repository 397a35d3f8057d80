//! What a clock shows. Nothing of it is stored with a move: it follows from when the entries of the log were made, so it
//! is the same on every server and after every restart, and taking a move back gives no time back.

mod grace;

use std::borrow::Cow;
use std::time::Duration;

use runestones_model::Millis;
use runestones_rules::{Decider, Seat};

use crate::header::Header;
use crate::table::{Next, Table};
use crate::terms::Clock;
use crate::vacation::{Spell, Spells, between, later};

pub use grace::GRACE;

/// So much of each answer is free at a live clock, for everybody: the way to the player and back (lag compensation).
pub const LAG: Duration = Duration::from_millis(500);

/// Who comes back to a live game has at least this much time.
pub const BACK: Duration = Duration::from_mins(1);

/// What the clock of a seat shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// How much is left.
    pub left: Duration,
    /// Of how much: for the game, or for a turn.
    pub whole: Duration,
    /// Whether it runs.
    pub runs: bool,
    /// Whether the player should hurry.
    pub low: bool,
    /// For how long it still waits for its player to look, at most.
    pub waits: Duration,
    /// Until when the player is on vacation; it does not run then.
    pub vacation: Option<Millis>,
}

/// A clock that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// Whose.
    pub seat: Seat,
    /// When nothing will be left, if nothing happens until then.
    pub at: Millis,
}

/// What is left to a seat after a number of deeds.
struct Account {
    left: Duration,
    /// Since when it runs, if it does.
    since: Option<Millis>,
}

/// All that a clock depends on.
pub(crate) struct Timing<'a> {
    pub(crate) header: &'a Header,
    /// The moment at which each turn began, and whose it is.
    pub(crate) turns: Cow<'a, [(u64, Seat)]>,
    /// When each entry was made.
    pub(crate) times: Cow<'a, [Millis]>,
    pub(crate) decider: Option<Seat>,
    /// Whether seats wait for somebody.
    pub(crate) is_open: bool,
}

impl Timing<'_> {
    fn reading(&self, seat: Seat, now: Millis) -> Option<Reading> {
        let clock = self.header.terms.clock;
        let whole = clock.allowance()?;
        if !self.header.plays(seat) {
            return None;
        }
        let spells = self.uncounted(seat);
        let account = self.account(seat, whole, &spells);
        let left = match account.since {
            Some(since) => account.left.saturating_sub(charge(clock, spells.counted(since, now))),
            None => account.left,
        };
        let vacation = matches!(clock, Clock::Days(_)).then(|| self.vacation(seat, now)).flatten();
        let runs = account.since.is_some() && vacation.is_none();
        let low = runs && left < clock.low();
        let waits = if runs { between(now, self.begins(seat)) } else { Duration::ZERO };
        Some(Reading { left, whole, runs, low, waits, vacation: vacation.map(|spell| spell.until) })
    }

    pub(crate) fn fall(&self) -> Option<Fall> {
        let clock = self.header.terms.clock;
        let (whole, seat) = (clock.allowance()?, self.decider?);
        let spells = self.uncounted(seat);
        let account = self.account(seat, whole, &spells);
        let at = spells.after(account.since?, account.left + free(clock));
        // What has not begun never ends.
        (at.0 < i64::MAX).then_some(Fall { seat, at })
    }

    /// The vacation of whoever sits there.
    fn vacation(&self, seat: Seat, now: Millis) -> Option<Spell> {
        let spells = &self.header.sitters.get(seat.index())?.vacation;
        spells.iter().copied().find(|spell| spell.from <= now && now < spell.until)
    }

    /// When the time of a seat does not count: before everybody is there and looks, while a bot plays for it, on vacation.
    fn uncounted(&self, seat: Seat) -> Spells {
        let waiting = Spell { from: Millis(i64::MIN), until: self.begins(seat) };
        let away = self.header.stand_in_spells(seat);
        let is_days = matches!(self.header.terms.clock, Clock::Days(_));
        let vacations = self.header.sitters.get(seat.index()).filter(|_| is_days).map(|sitter| &*sitter.vacation);
        std::iter::once(waiting).chain(away).chain(vacations.unwrap_or_default().iter().copied()).collect()
    }

    /// Goes through the deeds of a seat.
    fn account(&self, seat: Seat, whole: Duration, spells: &Spells) -> Account {
        let clock = self.header.terms.clock;
        let turns = &*self.turns;
        let mut sum = Sum { clock, whole, spells, left: whole, last: IDLE };
        let mut absences = self.header.comings_and_goings(seat).peekable();
        for (index, (start, _)) in turns.iter().enumerate().filter(|(_, (_, mover))| *mover == seat) {
            let (began, end) = (self.time_of(*start), turns.get(index + 1).map(|(next, _)| *next));
            while let Some(absence) = absences.next_if(|(time, _)| *time <= began) {
                sum.pass(absence);
            }
            sum.begin_turn(began);
            // Entries of one deed have one time, so that between them nothing passes.
            for number in start + 1..=end.unwrap_or(self.times.len() as u64) {
                let time = self.time_of(number);
                while let Some(absence) = absences.next_if(|(at, _)| *at <= time) {
                    sum.pass(absence);
                }
                sum.charge_until(time);
            }
            if end.is_some() {
                sum.end_turn();
            }
        }
        let is_asked = self.decider == Some(seat);
        if !is_asked {
            sum.last = IDLE;
        }
        absences.for_each(|absence| sum.pass(absence));
        // A bot's time does not count, nor that of a table which waits for players.
        let is_timed = self.header.stand_in(seat).is_none() && self.header.plays(seat);
        let runs = is_asked && is_timed && !self.is_open;
        Account { left: sum.left, since: runs.then_some(sum.last) }
    }

    /// When the entry of this number (from 1) was made; what came before the first was there with it.
    fn time_of(&self, number: u64) -> Millis {
        let index = usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX);
        self.times.get(index).or(self.times.last()).copied().unwrap_or_default()
    }
}

impl Table {
    /// What the clock of a seat shows; `None` without a clock, and for bots.
    pub fn reading(&self, seat: Seat, now: Millis) -> Option<Reading> {
        self.timing(&self.header).reading(seat, now)
    }

    /// The clock that runs, and when it falls.
    pub fn fall(&self) -> Option<Fall> {
        self.has_clock().then(|| self.timing(&self.header).fall()).flatten()
    }

    /// The clock that would run with another header.
    pub fn fall_with(&self, header: &Header) -> Option<Fall> {
        self.has_clock().then(|| self.timing(header).fall()).flatten()
    }

    /// The clock that will run after a deed of now.
    pub fn fall_after(&self, next: &Next, now: Millis) -> Option<Fall> {
        if !self.has_clock() || self.is_over_at(&next.session) {
            return None;
        }
        let length = next.session.record().entries.len();
        let mut times = self.times.clone();
        times.resize(length, now);
        let mut turns = self.told.turns().to_vec();
        turns.retain(|(at, _)| *at <= length as u64);
        turns.extend(next.turns());
        let decider = match next.session.game().decider() {
            Decider::Seat(seat) => Some(seat),
            Decider::Chance | Decider::Nobody => None,
        };
        Timing { turns: turns.into(), times: times.into(), decider, ..self.timing(&self.header) }.fall()
    }

    fn timing<'a>(&'a self, header: &'a Header) -> Timing<'a> {
        let is_open = self.open_seats().next().is_some();
        let (turns, times) = (self.told.turns().into(), (&*self.times).into());
        Timing { header, turns, times, decider: self.decider().filter(|_| header.ended.is_none()), is_open }
    }

    /// The seat whose time is over at this moment.
    pub fn fallen(&self, now: Millis) -> Option<Seat> {
        self.fall().filter(|fall| fall.at <= now).map(|fall| fall.seat)
    }

    /// When something last happened in the game.
    pub fn last_change(&self) -> Millis {
        self.times.last().copied().unwrap_or_default()
    }

    /// The time to write down for what happens now: never before what is written down, however clocks are set.
    pub fn instant(&self, now: Millis) -> Millis {
        now.max(self.last_change())
    }

    /// For how long nobody has decided what they have to.
    pub fn stillness(&self, now: Millis) -> Duration {
        let since = self.header.started.map_or(self.last_change(), |started| started.max(self.last_change()));
        between(since, now)
    }
}

/// The time of a seat while its game is gone through.
struct Sum<'a> {
    clock: Clock,
    whole: Duration,
    spells: &'a Spells,
    left: Duration,
    /// When its last deed was, if it is asked.
    last: Millis,
}

/// Nothing passes for those who are not asked.
const IDLE: Millis = Millis(i64::MAX);

impl Sum<'_> {
    fn begin_turn(&mut self, began: Millis) {
        self.last = began;
        if matches!(self.clock, Clock::Days(_)) {
            self.left = self.whole;
        }
    }

    fn charge_until(&mut self, time: Millis) {
        self.left = self.left.saturating_sub(charge(self.clock, self.spells.counted(self.last, time)));
        self.last = self.last.max(time);
    }

    fn end_turn(&mut self) {
        self.last = IDLE;
        if let Clock::Live { increment, .. } = self.clock {
            self.left += Duration::from_secs(increment.into());
        }
    }

    /// The player leaves, or is back: then they have time to think.
    fn pass(&mut self, (time, is_back): (Millis, bool)) {
        self.charge_until(time);
        if is_back {
            self.left = match self.clock {
                Clock::Days(_) => self.whole,
                Clock::Live { .. } | Clock::None => self.left.max(BACK),
            };
        }
    }
}

/// How much of a deed is free.
fn free(clock: Clock) -> Duration {
    if matches!(clock, Clock::Live { .. }) { LAG } else { Duration::ZERO }
}

fn charge(clock: Clock, passed: Duration) -> Duration {
    passed.saturating_sub(free(clock))
}

/// When somebody who does not decide may be replaced at a table without a clock.
pub const ABSENT: Duration = Duration::from_hours(24 * 7);

impl Table {
    /// The seat that has not decided for so long that the others may have it replaced, and since when.
    pub fn absent(&self, now: Millis) -> Option<Seat> {
        let seat = self.decider()?;
        let is_person = self.header.plays(seat) && self.people.get(seat.index())?.is_some();
        let is_late = self.header.terms.clock == Clock::None && self.stillness(now) >= ABSENT;
        (is_person && is_late && self.header.stand_in(seat).is_none()).then_some(seat)
    }

    /// When somebody can be replaced, if nothing happens until then.
    pub fn absent_from(&self) -> Millis {
        later(self.last_change(), ABSENT)
    }
}

#[cfg(test)]
mod tests;
