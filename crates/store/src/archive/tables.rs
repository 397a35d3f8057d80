//! What is kept of people besides their games, as tables: what each has, and in which order its rows are written down.
//!
//! They move as they are. A table that both backends have is a line here; nothing else knows it.

use serde::{Deserialize, Serialize};

use crate::error::Result;

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// A text.
    Text(&'static str),
    /// A number.
    Number(&'static str),
    /// Yes or no.
    Truth(&'static str),
}

impl Column {
    /// Its name, which is the same in both backends and in the file.
    pub fn name(self) -> &'static str {
        match self {
            Column::Text(name) | Column::Number(name) | Column::Truth(name) => name,
        }
    }
}

/// A table that moves.
#[derive(Debug)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// What moves of it.
    pub columns: &'static [Column],
    /// The columns that give its rows their order. Numbers that the store gives by itself do not move: only the order does.
    pub key: &'static [Column],
}

impl Table {
    /// Whether its rows are told apart by a number that does not move; then a row that is there already must not come again.
    pub fn is_numbered(&self) -> bool {
        !self.key.iter().all(|column| self.columns.contains(column))
    }
}

/// What stands in a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Cell {
    /// A text.
    Text(String),
    /// A number.
    Number(i64),
    /// Yes or no.
    Truth(bool),
    /// Nothing.
    Nothing,
}

/// A row of a table: where it stands in its order, and what stands in its columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What stands in the columns of the key.
    pub place: Vec<Cell>,
    /// What stands in the columns that move.
    pub cells: Vec<Cell>,
}

/// What a backend does to move tables.
pub trait ArchiveStore: Send + Sync {
    /// The rows of a table after this place, in order.
    fn rows_after(
        &self,
        table: &'static Table,
        after: Option<&[Cell]>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Row>>> + Send;

    /// Puts rows into a table, all or none; those that are there already stay as they are.
    fn restore_rows(&self, table: &'static Table, rows: &[Vec<Cell>]) -> impl Future<Output = Result<()>> + Send;
}

use Column::{Number, Text, Truth};

macro_rules! table {
    ($name:literal, [$($column:expr),* $(,)?] by [$($key:expr),*]) => {
        Table { name: $name, columns: &[$($column),*], key: &[$($key),*] }
    };
}

/// All that moves besides people, card sets and games, in this order.
pub static TABLES: &[Table] = &[
    table!("accounts", [Text("person"), Number("since"), Text("code"), Truth("listed")] by [Text("person")]),
    table!("devices", [Text("secret"), Text("person"), Text("label"), Number("created"), Truth("ended")] by [Text("secret")]),
    table!("passkeys", [
        Text("id"), Text("person"), Text("site"), Text("key"), Number("counter"), Text("label"), Number("created"),
    ] by [Text("id")]),
    table!("used_challenges", [Text("challenge"), Number("until")] by [Text("challenge")]),
    table!("profiles", [Text("person"), Text("handle"), Text("sees"), Truth("luck")] by [Text("person")]),
    table!("server_keys", [Text("name"), Text("key")] by [Text("name")]),
    table!("channels", [
        Text("id"), Text("person"), Text("kind"), Text("address"), Text("wants"), Text("state"), Text("secret"),
        Number("failures"), Number("created"),
    ] by [Text("id")]),
    table!("alert_settings", [Text("person"), Text("settings")] by [Text("person")]),
    table!("alert_notes", [Text("game"), Text("what"), Number("number"), Number("version")]
        by [Text("game"), Text("what"), Number("number")]),
    // Without who has claimed them: nobody there knows of it.
    table!("alerts", [
        Text("channel"), Text("game"), Text("kind"), Number("number"), Text("person"), Number("created"), Number("due"),
        Number("attempts"), Text("outcome"), Text("error"),
    ] by [Text("channel"), Text("game"), Text("kind"), Number("number")]),
    table!("results", [Text("contest"), Text("person"), Number("value"), Text("detail"), Number("time")]
        by [Text("contest"), Text("person")]),
    table!("counted_results", [Text("game"), Text("pool"), Number("time"), Text("seats")] by [Number("number")]),
    table!("ratings", [
        Text("person"), Text("pool"), Number("games"), Number("mean"), Number("deviation"), Number("time"),
        Number("sure_until"), Truth("listed"),
    ] by [Text("person"), Text("pool")]),
    table!("rating_history", [
        Text("person"), Text("pool"), Number("games"), Text("game"), Number("mean"), Number("deviation"), Number("time"),
    ] by [Text("person"), Text("pool"), Number("games")]),
    table!("ratings_due", [Text("game")] by [Text("game")]),
    table!("played", [
        Text("person"), Number("time"), Text("game"), Number("seat"), Number("players"), Truth("night"), Truth("rated"),
        Number("won"), Number("stones"), Number("skill"), Text("card"),
    ] by [Text("person"), Number("time"), Text("game")]),
    table!("played_due", [Text("game")] by [Text("game")]),
    table!("blocks", [Text("person"), Text("blocked"), Text("name"), Number("time")] by [Text("person"), Text("blocked")]),
    table!("reports", [
        Number("time"), Text("reporter"), Text("about"), Text("name"), Text("game"), Number("line"), Text("said"),
        Text("reason"), Text("words"), Truth("done"),
    ] by [Number("number")]),
    table!("bans", [Text("person"), Text("network"), Number("until")] by [Number("number")]),
    table!("audit", [Number("time"), Text("operator"), Text("deed"), Text("about")] by [Number("number")]),
];

/// What stays behind: what the games themselves bring along, what can be made again, and what is over in a moment.
pub const STAYS: &[&str] = &[
    // They have lines of their own.
    "people",
    "games",
    "entries",
    "seats",
    "invitations",
    "chat",
    "mutes",
    "card_sets",
    // Made again when somebody asks.
    "reviews",
    // A link to another device, a search for company, an invitation to a table, an operator's hour, a look at a table.
    "device_links",
    "seeks",
    "asks",
    "operators",
    "looks",
    "leases",
    "uncovered",
    // The store's own.
    "store",
];
