//! What people remember.

/// What somebody did at a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// A move, in its notation.
    Play(String),
    /// The last move was taken back.
    Undo,
    /// Something that happens to a seat besides moves, by the word of its button.
    Wish {
        /// What was wished.
        wish: String,
        /// For which seat.
        seat: String,
    },
}

impl Deed {
    /// The move, if it is one.
    pub fn played(&self) -> Option<&str> {
        match self {
            Deed::Play(mv) => Some(mv),
            Deed::Undo | Deed::Wish { .. } => None,
        }
    }
}

/// What came of it, as far as whoever did it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The server said yes.
    Acknowledged,
    /// The server said no: stale, not theirs, not legal.
    Refused,
    /// The server said that it could not just now: try again. It may have been done all the same.
    TryAgain,
    /// The server was gone, or could not say.
    Unknown,
}

impl Outcome {
    /// Whether it may have been done or not.
    pub fn is_in_doubt(self) -> bool {
        matches!(self, Outcome::TryAgain | Outcome::Unknown)
    }
}

/// A request that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// The version of the table it was meant for.
    pub version: u32,
    /// What was to be done.
    pub deed: Deed,
    /// What came of it.
    pub outcome: Outcome,
}

/// A page that was seen: at a version of the table, these moves were offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The version of the table.
    pub version: u32,
    /// The buttons, sorted.
    pub moves: Vec<String>,
}

/// What one person did and saw at one table.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// In the order in which it was sent.
    pub sent: Vec<Sent>,
    /// In the order in which it was seen.
    pub seen: Vec<Seen>,
    /// How often the table could not be shown just then.
    pub hidden: usize,
    /// Answers that nobody should get, whatever fails.
    pub complaints: Vec<String>,
}

/// A table as it is stored in the end.
#[derive(Clone, Debug, Default)]
pub struct Stored {
    /// The number of changes.
    pub version: u32,
    /// The moves of its log, without what chance decided.
    pub moves: Vec<String>,
    /// What happened to its seats besides moves, each with the number of moves before it.
    pub incidents: Vec<(usize, &'static str)>,
}

/// One change of a stored table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// A move.
    Move(&'a str),
    /// Something else, by its word.
    Incident(&'static str),
}

impl Stored {
    /// All changes that left something behind, in order: if nothing was taken back, each is a version.
    pub fn steps(&self) -> Vec<Step<'_>> {
        let mut steps = Vec::new();
        for place in 0..=self.moves.len() {
            let here = self.incidents.iter().filter(|(moves, _)| *moves == place);
            steps.extend(here.map(|(_, word)| Step::Incident(word)));
            steps.extend(self.moves.get(place).map(|mv| Step::Move(mv)));
        }
        steps
    }
}
