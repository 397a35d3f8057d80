//! Leaving a table: by resigning, by running out of time, by staying away; coming back; and agreeing to stop.
//!
//! The rules know nothing of it, so that a record stays a record: it is kept in the header, as a list of what happened to
//! the seats besides moves. Everything else follows from the list.

use std::str::FromStr;

use runestones_model::{Millis, PersonId};
use runestones_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::header::Header;
use crate::table::{Refused, Table};
use crate::terms::{Clock, OutOfTime};
use crate::vacation::Spell;

/// The bot that plays for whoever is away.
pub const STAND_IN: &str = "sage";

/// So often a person may come back to a seat that was played by a bot.
pub const RETURNS: usize = 3;

/// Something that happened to a seat besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Incident {
    /// Which seat.
    pub seat: Seat,
    /// What happened.
    pub what: What,
    /// When.
    pub time: Millis,
    /// After so many entries of the log.
    pub moment: u32,
}

/// What can happen to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Its time ran out, and a bot plays for it.
    RanOut,
    /// Its time ran out, and by the terms it has lost.
    Forfeited,
    /// The player gave up.
    Resigned,
    /// The player did not come for long, and somebody else at the table let a bot play.
    Replaced,
    /// The player is back.
    Returned,
    /// The seat may be taken by another person; until then the bot plays on.
    Opened,
    /// Another person has taken it.
    Taken,
    /// The player wants to stop the game.
    WantsToStop,
    /// The player plays on after all.
    PlaysOn,
}

/// How a game ended that the rules would not have ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// Everybody wanted to stop: nobody has won.
    Stopped,
    /// Everybody but one, or everybody, has lost by leaving.
    Left,
}

/// What becomes of a person's seat in a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// It counts as lost to all who stayed, and to those who left later: the number of the incident.
    Left(u32),
    /// The points decide.
    Stayed,
}

/// What a person wants besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
    /// To give up.
    Resign,
    /// To stop the game, if all agree.
    Stop,
    /// Not to stop.
    PlayOn,
    /// To take the seat back from the bot.
    Return,
    /// That a bot plays for whoever does not come.
    Replace,
    /// That somebody else can take the seat that a bot plays for.
    Open,
}

impl Wish {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Wish; 6] = [Wish::Return, Wish::PlayOn, Wish::Stop, Wish::Replace, Wish::Open, Wish::Resign];

    /// Its word in forms and keys.
    pub const fn word(self) -> &'static str {
        match self {
            Wish::Resign => "resign",
            Wish::Stop => "stop",
            Wish::PlayOn => "play-on",
            Wish::Return => "return",
            Wish::Replace => "replace",
            Wish::Open => "open",
        }
    }

    /// Whether it is about the seat of somebody else.
    pub const fn is_about_others(self) -> bool {
        matches!(self, Wish::Replace | Wish::Open)
    }
}

impl FromStr for Wish {
    type Err = UnknownWish;

    fn from_str(text: &str) -> Result<Wish, UnknownWish> {
        Wish::ALL.into_iter().find(|wish| wish.word() == text).ok_or(UnknownWish)
    }
}

/// A word that names no wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody can wish that")]
pub struct UnknownWish;

impl What {
    /// Its word in keys.
    pub const fn word(self) -> &'static str {
        match self {
            What::RanOut => "ran-out",
            What::Forfeited => "forfeited",
            What::Resigned => "resigned",
            What::Replaced => "replaced",
            What::Returned => "returned",
            What::Opened => "opened",
            What::Taken => "taken",
            What::WantsToStop => "wants-to-stop",
            What::PlaysOn => "plays-on",
        }
    }
}

/// Whether a seat is away after that, if this says anything about it.
fn leaves(what: What) -> Option<bool> {
    match what {
        What::RanOut | What::Forfeited | What::Resigned | What::Replaced => Some(true),
        What::Returned | What::Taken => Some(false),
        What::Opened | What::WantsToStop | What::PlaysOn => None,
    }
}

impl Header {
    /// What happened to a seat, in order.
    pub fn incidents_of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = &Incident> {
        self.incidents.iter().filter(move |incident| incident.seat == seat)
    }

    /// The bot that plays for whoever has left the seat.
    pub fn stand_in(&self, seat: Seat) -> Option<&'static str> {
        self.departure(seat).map(|_| STAND_IN)
    }

    /// How the seat was left, if it still is.
    pub fn departure(&self, seat: Seat) -> Option<What> {
        let last = self.incidents_of(seat).rev().find(|incident| leaves(incident.what).is_some())?;
        (leaves(last.what) == Some(true)).then_some(last.what)
    }

    /// Whether a person is meant to play here.
    pub fn plays(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()).is_some_and(|sitter| sitter.bot.is_none())
    }

    /// The bot that decides for a seat, if one does.
    pub fn bot_on(&self, seat: Seat) -> Option<&str> {
        let sitter = self.sitters.get(seat.index())?;
        sitter.bot.as_deref().or_else(|| self.stand_in(seat))
    }

    /// When the player left, and when somebody was back (`true`).
    pub(crate) fn comings_and_goings(&self, seat: Seat) -> impl Iterator<Item = (Millis, bool)> {
        self.incidents_of(seat).filter_map(|incident| Some((incident.time, !leaves(incident.what)?)))
    }

    /// How often the player came back.
    fn returns(&self, seat: Seat) -> usize {
        self.incidents_of(seat).filter(|incident| incident.what == What::Returned).count()
    }

    /// When a bot played for the seat.
    pub(crate) fn stand_in_spells(&self, seat: Seat) -> Vec<Spell> {
        let mut spells: Vec<Spell> = Vec::new();
        let mut is_away = false;
        for (time, is_back) in self.comings_and_goings(seat) {
            match spells.last_mut().filter(|_| is_away) {
                Some(spell) if is_back => spell.until = time,
                None if !is_back => spells.push(Spell { from: time, until: Millis(i64::MAX) }),
                _ => {}
            }
            is_away = !is_back;
        }
        spells
    }

    /// Whether the seat waits for another person, while a bot plays on.
    pub fn is_offered(&self, seat: Seat) -> bool {
        let last = self
            .incidents_of(seat)
            .rev()
            .find(|incident| leaves(incident.what).is_some() || incident.what == What::Opened);
        last.is_some_and(|incident| incident.what == What::Opened)
    }

    /// How often the seat was offered to others: each time the link is another one.
    pub(crate) fn times_opened(&self, seat: Seat) -> usize {
        self.incidents_of(seat).filter(|incident| incident.what == What::Opened).count()
    }

    /// What a seat's result is for a rating: who was ever gone has lost, the first who left most of all.
    pub fn place(&self, seat: Seat) -> Place {
        let left =
            self.incidents.iter().position(|incident| incident.seat == seat && leaves(incident.what) == Some(true));
        left.map_or(Place::Stayed, |number| Place::Left(u32::try_from(number).unwrap_or(u32::MAX)))
    }

    /// Whether the seat wants to stop the game.
    pub fn wants_to_stop(&self, seat: Seat) -> bool {
        let said = |incident: &&Incident| matches!(incident.what, What::WantsToStop | What::PlaysOn);
        self.incidents_of(seat).rev().find(said).is_some_and(|incident| incident.what == What::WantsToStop)
    }
}

/// More incidents do not fit into a header; nobody needs so many.
const MOST: usize = 60;

impl Table {
    /// The header after something that a person wants, having seen the table at this version. A wish is about a seat: the
    /// person's own, or with `Replace` and `Open` that of somebody else.
    pub fn wish(
        &self,
        person: &PersonId,
        seen: u32,
        (wish, seat): (Wish, Seat),
        now: Millis,
    ) -> Result<Header, Refused> {
        let mine = self.seats_of(person);
        let is_mine = mine.contains(&seat);
        if mine.is_empty() || is_mine == wish.is_about_others() {
            return Err(Refused::NotYours);
        }
        if self.version != seen {
            return Err(Refused::Stale);
        }
        let has_room = wish == Wish::Resign || self.header.incidents.len() < MOST;
        if !self.may_wish((wish, seat), now) || !has_room {
            return Err(Refused::Illegal);
        }
        let what = match wish {
            Wish::Resign => What::Resigned,
            Wish::Stop => What::WantsToStop,
            Wish::PlayOn => What::PlaysOn,
            Wish::Return => What::Returned,
            Wish::Replace => What::Replaced,
            Wish::Open => What::Opened,
        };
        Ok(self.header_with(seat, what, now))
    }

    /// Everything that a person may wish just now, each with the seat it is about.
    pub fn wishes(&self, person: &PersonId, now: Millis) -> Vec<(Wish, Seat)> {
        let mine = self.seats_of(person);
        let all = Wish::ALL.into_iter().flat_map(|wish| Seat::first(self.people.len()).map(move |seat| (wish, seat)));
        let may = |(wish, seat): &(Wish, Seat)| {
            !mine.is_empty() && mine.contains(seat) != wish.is_about_others() && self.may_wish((*wish, *seat), now)
        };
        all.filter(may).collect()
    }

    /// Whether something can be wished for a seat just now, by whoever it is for to wish.
    pub fn may_wish(&self, (wish, seat): (Wish, Seat), now: Millis) -> bool {
        let header = &self.header;
        let is_person = header.plays(seat);
        let departure = header.departure(seat);
        if self.is_over() || !is_person {
            return false;
        }
        match wish {
            // Before everybody is there is nobody to lose to: one stops.
            Wish::Resign => departure.is_none() && self.open_seats().next().is_none(),
            Wish::Stop => departure.is_none() && !header.wants_to_stop(seat),
            Wish::PlayOn => header.wants_to_stop(seat),
            Wish::Return => {
                matches!(departure, Some(What::RanOut | What::Replaced))
                    && !header.is_offered(seat)
                    && header.returns(seat) < RETURNS
            }
            Wish::Replace => self.absent(now) == Some(seat),
            // At a rated table a seat has one person, who wins or loses.
            Wish::Open => departure.is_some() && !header.rated && !header.is_offered(seat),
        }
    }

    /// The header when the time of a seat is over.
    pub fn out_of_time(&self, seat: Seat, now: Millis) -> Header {
        let what = match self.header.terms.out_of_time {
            OutOfTime::Bot => What::RanOut,
            OutOfTime::Forfeit => What::Forfeited,
        };
        self.header_with(seat, what, now)
    }

    /// The header after this, with the end of the game if it is one.
    pub fn header_with(&self, seat: Seat, what: What, now: Millis) -> Header {
        let mut header = self.header.clone();
        let incident = Incident { seat, what, time: self.instant(now), moment: self.moment() };
        header.incidents.push(incident);
        header.ended = self.end_of(&header);
        header
    }

    /// The way in which a header ends the game, if it does.
    fn end_of(&self, header: &Header) -> Option<Ended> {
        let seats = || Seat::first(header.sitters.len());
        let lost = |seat: &Seat| matches!(header.departure(*seat), Some(What::Resigned | What::Forfeited));
        let open: Vec<Seat> = self.open_seats().collect();
        let here = |seat: &Seat| header.plays(*seat) && !open.contains(seat) && header.departure(*seat).is_none();
        let mut people = seats().filter(here).peekable();
        if people.peek().is_some() && people.all(|seat| header.wants_to_stop(seat)) {
            return Some(Ended::Stopped);
        }
        let left = seats().filter(|seat| !lost(seat)).count();
        let nobody_can_play = seats().filter(|seat| header.plays(*seat)).all(|seat| lost(&seat));
        (left <= 1 || nobody_can_play).then_some(Ended::Left)
    }

    /// Whoever wins a game that ended because all others left.
    pub fn winner_by_leaving(&self) -> Option<Seat> {
        let stayed = |seat: &Seat| !matches!(self.header.departure(*seat), Some(What::Resigned | What::Forfeited));
        let mut stayed = Seat::first(self.header.sitters.len()).filter(stayed);
        let only = stayed.next().filter(|_| self.header.ended == Some(Ended::Left))?;
        stayed.next().is_none().then_some(only)
    }

    /// Whether the table has anything to say about time.
    pub fn has_clock(&self) -> bool {
        self.header.terms.clock != Clock::None
    }
}

#[cfg(test)]
mod tests;
