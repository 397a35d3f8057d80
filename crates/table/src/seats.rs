//! Who sits where, and whose move it is.

use runestones_model::{GameId, PersonId};
use runestones_rules::{Decider, Seat};

use crate::table::{Deed, Table};

/// What kind of player sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatKind {
    /// A person at this screen.
    Here,
    /// A person somewhere else.
    Elsewhere,
    /// Nobody yet: the link to the seat has not been used.
    Open,
    /// A bot.
    Bot,
}

/// Another game with the same players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The word that stands in its address.
    pub id: String,
    /// Who wants it.
    pub wanted_by: String,
}

impl Table {
    /// The seats of a person; at one screen it can be several.
    pub fn seats_of(&self, person: &PersonId) -> Vec<Seat> {
        let mine = self.people.iter().enumerate().filter(|(_, there)| there.as_ref() == Some(person));
        mine.filter_map(|(index, _)| Seat::new(index)).collect()
    }

    /// The seats that wait for somebody; at a game that was played elsewhere there are none.
    pub fn open_seats(&self) -> impl Iterator<Item = Seat> {
        let played_here = self.header.imported.is_none();
        let open = self.people.iter().zip(&self.header.sitters).enumerate();
        open.filter(move |(_, (person, sitter))| played_here && person.is_none() && sitter.bot.is_none())
            .filter_map(|(index, _)| Seat::new(index))
            // A bot plays on until somebody takes the place of whoever has left.
            .filter(|seat| self.header.stand_in(*seat).is_none())
    }

    /// The seat that decides.
    pub fn decider(&self) -> Option<Seat> {
        if self.header.ended.is_some() {
            return None;
        }
        match self.session.game().decider() {
            Decider::Seat(seat) => Some(seat),
            Decider::Chance | Decider::Nobody => None,
        }
    }

    /// The seat for which a person may do this.
    pub fn seat_for(&self, person: &PersonId, deed: Deed) -> Option<Seat> {
        let mine = self.seats_of(person);
        match deed {
            Deed::Play(_) => self.decider().filter(|seat| mine.contains(seat) && self.header.stand_in(*seat).is_none()),
            // The last move may have ended the turn.
            Deed::Undo => mine.into_iter().find(|seat| self.can_undo(*seat)),
            Deed::Restart => mine.into_iter().find(|seat| self.can_restart(*seat)),
        }
    }

    /// Whether the seat can take its last move back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        // With a clock a turn that is over stays over: the next player's time has run since.
        self.may_take_back(seat) && self.session.may_undo(seat).is_ok()
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        let in_time = !self.has_clock() || self.decider() == Some(seat);
        in_time && self.header.ended.is_none() && self.header.stand_in(seat).is_none()
    }

    /// Whether the seat has played moves in its turn that it can take back.
    pub fn can_restart(&self, seat: Seat) -> bool {
        self.may_take_back(seat) && self.session.may_restart_turn(seat).is_ok()
    }

    /// Through which seat's eyes a person looks; `None` is a watcher.
    pub fn viewer(&self, person: &PersonId) -> Option<Seat> {
        match self.seats_of(person)[..] {
            [] => None,
            [only] => Some(only),
            // With several seats at one screen the uncovered one, and nobody's while the curtain is closed.
            _ => self.uncovered.get(person).copied().filter(|_| self.curtain(person).is_none()),
        }
    }

    /// The seat that is called to the screen, if a hand must not be seen before it answers.
    pub fn curtain(&self, person: &PersonId) -> Option<Seat> {
        let mine = self.seats_of(person);
        let called = self.decider().filter(|seat| mine.contains(seat))?;
        (mine.len() > 1 && self.uncovered.get(person) != Some(&called)).then_some(called)
    }

    /// A person with several seats uncovers the hand of one of them at their screen; says whether it is theirs.
    pub fn uncover(&mut self, person: &PersonId, seat: Seat) -> bool {
        let sits = self.seats_of(person).contains(&seat);
        if sits {
            self.uncovered.insert(person.clone(), seat);
        }
        sits
    }

    /// The address by which a free seat can be taken, for those who sit at the table.
    pub fn invitation(&self, id: &GameId, seat: Seat, person: &PersonId) -> Option<String> {
        let free = self.open_seats().any(|open| open == seat) || self.header.is_offered(seat);
        let mine = !self.seats_of(person).is_empty();
        (free && mine).then(|| format!("/join/{id}/{seat}/{}", self.header.seat_secret(seat)))
    }

    /// The game that somebody here wants to play next.
    pub fn next_game(&self) -> Option<NextGame> {
        let wanted_by = self.header.sitters.get(self.header.rematch?.index())?.name.clone();
        Some(NextGame { id: self.header.rematch_id().to_string(), wanted_by })
    }

    /// Whether a person can sit down without a link.
    pub fn may_join(&self, person: &PersonId) -> bool {
        self.public && self.seats_of(person).is_empty() && self.open_seats().next().is_some()
    }

    /// Who sits there, as a person sees it.
    pub fn kind(&self, seat: Seat, person: &PersonId) -> SeatKind {
        let index = seat.index();
        if self.header.bot_on(seat).is_some() {
            return SeatKind::Bot;
        }
        match self.people.get(index).and_then(Option::as_ref) {
            Some(there) if there == person => SeatKind::Here,
            Some(_) => SeatKind::Elsewhere,
            None if self.header.imported.is_some() => SeatKind::Elsewhere,
            None => SeatKind::Open,
        }
    }
}
