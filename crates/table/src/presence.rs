//! Who is at a table just now. Nothing here says who anybody is: seats, and how many more look on.

use runestones_rules::Seat;

/// Whether whoever sits on a seat looks at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Presence {
    /// Nobody can tell, or there is nothing to tell.
    #[default]
    Unknown,
    /// They look at it.
    Here,
    /// They did a moment ago, and may be back in another.
    Away,
    /// They do not.
    Gone,
}

/// Who is at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attendance {
    /// One for each seat, in order; may be empty.
    pub seats: Vec<Presence>,
    /// How many look on without a seat.
    pub watchers: u16,
}

impl Attendance {
    /// What is known of whoever sits there.
    pub fn of(&self, seat: Seat) -> Presence {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }
}
