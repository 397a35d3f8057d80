//! What goes on at a table besides moves: clocks, who has left, who wants to stop.

use runestones_model::{Millis, PersonId};
use runestones_rules::Seat;
use runestones_table::{Ended, Incident, Reading, Table, Terms, Wish};

/// What goes on besides moves, as one person sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Affairs {
    /// What was agreed about time.
    pub terms: Terms,
    /// Whether the result counts.
    pub rated: bool,
    /// What the clocks of the seats show.
    pub clocks: Vec<Option<Reading>>,
    /// The seats for which a bot plays because their player is away.
    pub away: Vec<Seat>,
    /// The seats that want to stop.
    pub stopping: Vec<Seat>,
    /// How it ended, if not by the rules, and who wins by that.
    pub ended: Option<(Ended, Option<Seat>)>,
    /// What happened to the seats.
    pub incidents: Vec<Incident>,
    /// What the person may wish.
    pub wishes: Vec<(Wish, Seat)>,
}

impl Affairs {
    /// What goes on at a table at this time.
    pub fn of(table: &Table, person: &PersonId, now: Millis) -> Affairs {
        let header = &table.header;
        let seats = || Seat::first(header.sitters.len());
        // Most tables have neither a clock nor anybody who leaves.
        let clocks =
            if table.has_clock() { seats().map(|seat| table.reading(seat, now)).collect() } else { Vec::new() };
        Affairs {
            terms: header.terms,
            rated: header.rated,
            clocks,
            away: seats().filter(|seat| header.stand_in(*seat).is_some()).collect(),
            stopping: seats().filter(|seat| header.wants_to_stop(*seat)).collect(),
            ended: header.ended.map(|ended| (ended, table.winner_by_leaving())),
            incidents: header.incidents.clone(),
            wishes: table.wishes(person, now),
        }
    }

    /// What somebody knows of it who sees the table as it was at this moment.
    pub(super) fn until(mut self, moment: u64) -> Affairs {
        self.clocks.clear();
        self.stopping.clear();
        self.incidents.retain(|incident| u64::from(incident.moment) <= moment);
        self
    }

    /// What the clock of a seat shows.
    pub fn clock(&self, seat: Seat) -> Option<Reading> {
        self.clocks.get(seat.index()).copied().flatten()
    }

    /// Whether a person may wish this for any seat; then for which.
    pub fn may(&self, wish: Wish) -> Option<Seat> {
        self.wishes.iter().find(|(there, _)| *there == wish).map(|(_, seat)| *seat)
    }
}
