//! A game as it is stored: a header, a log of entries, and where the log stands.

use std::fmt;
use std::str::FromStr;

use runestones_model::GameId;
pub(crate) use runestones_model::Millis;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::card_sets::KeptCardSet;
use crate::error::{Result, StoreError};
use crate::people::Seat;

/// How far a game has come in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are still being taken.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Finished,
}

impl Status {
    /// The word in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Finished => "finished",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Status {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Status> {
        [Status::Open, Status::Running, Status::Finished]
            .into_iter()
            .find(|status| status.as_str() == text)
            .ok_or_else(|| StoreError::damaged(format!("the status {text:?} is unknown")))
    }
}

/// Where a log stands. Whoever changes a game says which head they saw, and learns the new one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Head {
    /// The number of changes so far; it never falls, not even when entries are taken back.
    pub version: u32,
    /// The number of entries, which is the sequence number of the next one.
    pub length: u32,
}

impl Head {
    /// The length after these many more entries.
    pub(crate) fn length_after(self, more: usize) -> Result<u32> {
        let length = u32::try_from(more).ok().and_then(|more| self.length.checked_add(more));
        length.ok_or_else(|| StoreError::Invalid { reason: "a log cannot be that long".into() })
    }

    /// Nothing can be kept that is not there.
    pub(crate) fn check_keep(self, keep: u32) -> Result<()> {
        if keep <= self.length {
            return Ok(());
        }
        Err(StoreError::Invalid { reason: format!("cannot keep {keep} of {} entries", self.length) })
    }

    /// The head after one more change that leaves this many entries.
    #[must_use]
    pub(crate) fn then(self, length: u32) -> Head {
        Head { version: self.version.saturating_add(1), length }
    }
}

/// What every change of a game also writes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// When it happened.
    pub time: Millis,
    /// The status from then on.
    pub status: Status,
    /// When somebody has to look at the game, although nobody changes it.
    pub due: Option<Millis>,
}

impl Stamp {
    /// What is not due at any time.
    pub const fn new(time: Millis, status: Status) -> Stamp {
        Stamp { time, status, due: None }
    }
}

/// A game to be created. It has no entries yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its name, not used before.
    pub id: GameId,
    /// The server's description of the game, a JSON document.
    pub header: String,
    /// Usually open.
    pub status: Status,
    /// Whether it is listed while it waits for players.
    pub public: bool,
    /// Its seats, each number once. A game keeps the seats it was created with.
    pub seats: Vec<Seat>,
    /// When it is created.
    pub time: Millis,
    /// The card set that its header names, unless it needs none: no game is there without its cards.
    pub card_set: Option<KeptCardSet>,
}

impl NewGame {
    /// The checks that are the same for every backend.
    pub(crate) fn check(&self) -> Result<()> {
        let repeated = |(at, seat): (usize, &Seat)| self.seats[..at].iter().any(|other| other.number == seat.number);
        if self.seats.iter().enumerate().any(repeated) {
            return Err(StoreError::Invalid { reason: "a seat number appears twice".into() });
        }
        self.card_set.as_ref().map_or(Ok(()), KeptCardSet::check)?;
        check_header(&self.header)
    }
}

/// A header that could not be read back is refused when it is written.
pub(crate) fn check_header(header: &str) -> Result<()> {
    read_header(header.as_bytes().into()).map(drop).map_err(|reason| StoreError::Invalid { reason })
}

/// A stored header, or what makes it unreadable.
pub(crate) fn read_header(bytes: Vec<u8>) -> std::result::Result<String, String> {
    let header = String::from_utf8(bytes).map_err(|error| format!("the header is not a text: {error}"))?;
    match serde_json::from_str::<IgnoredAny>(&header) {
        Ok(_) => Ok(header),
        Err(error) => Err(format!("the header is not a JSON document: {error}")),
    }
}

/// A game without its entries, for lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GameSummary {
    /// Its name.
    pub id: GameId,
    /// When it was created.
    pub created: Millis,
    /// When it last changed.
    pub updated: Millis,
    /// The server's description; empty if it cannot be read.
    pub header: String,
    /// How far it has come.
    pub status: Status,
    /// Whether it is listed while it waits for players.
    pub public: bool,
    /// Where its log stands.
    pub head: Head,
    /// When somebody has to look at it, although nobody changes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Millis>,
    /// Why it cannot be played: in quarantine, or the header is unreadable.
    pub damage: Option<String>,
}

impl GameSummary {
    /// The place in a list after this game.
    pub fn cursor(&self) -> Cursor {
        Cursor { updated: self.updated, id: self.id.clone() }
    }
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// All but the entries.
    pub summary: GameSummary,
    /// The log, without gaps: an entry's place is its sequence number.
    pub entries: Vec<StoredEntry>,
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct StoredEntry {
    /// The server's text.
    pub entry: String,
    /// When it was appended.
    pub time: Millis,
}

/// The log from its rows in order, each with its sequence number; damaged if it has a gap or another length than the head.
pub(crate) fn whole_log(
    head: Head,
    rows: impl IntoIterator<Item = Result<(i64, StoredEntry)>>,
) -> Result<Vec<StoredEntry>> {
    let mut entries = Vec::with_capacity(head.length as usize);
    for row in rows {
        let (sequence, entry) = row?;
        let place = entries.len();
        if usize::try_from(sequence) != Ok(place) {
            return Err(StoreError::damaged(format!("entry {place} is missing, the next one is {sequence}")));
        }
        entries.push(entry);
    }
    if entries.len() != head.length as usize {
        let reason = format!("there are {} entries and should be {}", entries.len(), head.length);
        return Err(StoreError::damaged(reason));
    }
    Ok(entries)
}

/// A part of a list that is sorted by the last change, newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// At most this many.
    pub limit: u32,
    /// Only what comes after this place in the list; from the start if there is none.
    pub before: Option<Cursor>,
}

impl Page {
    /// The start of a list.
    pub fn first(limit: u32) -> Page {
        Page { limit, before: None }
    }

    /// The part after this game.
    pub fn after(last: &GameSummary, limit: u32) -> Page {
        Page { limit, before: Some(last.cursor()) }
    }

    /// Where it begins, as the last change and the game; no game changes at the end of time.
    pub(crate) fn start(&self) -> (i64, &str) {
        self.before.as_ref().map_or((i64::MAX, ""), |cursor| (cursor.updated.0, cursor.id.as_str()))
    }
}

/// What can be read of a list: one row that makes no sense at all must not hide the others.
pub(crate) fn readable(rows: impl Iterator<Item = Result<GameSummary>>) -> Vec<GameSummary> {
    rows.filter_map(|row| row.inspect_err(|error| tracing::warn!(%error, "a game is left out of a list")).ok())
        .collect()
}

/// A place in a list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The last change of the game at this place.
    pub updated: Millis,
    /// Its name, which decides between games that changed at the same time.
    pub id: GameId,
}
