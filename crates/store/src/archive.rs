//! Moving everything from one store to another: a file with a line of JSON for each person, each card set, each game, and
//! each row of what else is kept of people ([`TABLES`]).
//!
//! The first line says what it is and of which version, the last one how much there was, so a file that was cut off is
//! noticed. Both sides hold one game, or some rows, at a time in memory.

#[macro_use]
pub(crate) mod sql;
pub(crate) mod tables;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};

use crate::card_sets::KeptCardSet;
use crate::chat::{ChatLine, Mute};
use crate::error::StoreError;
use crate::game::{GameSummary, StoredEntry, StoredGame};
use crate::id::{GameId, PersonId, SecretHash};
use crate::people::{Person, Seat};
use crate::store::Store;
use tables::{ArchiveStore, Cell, Column, TABLES, Table};

/// The version of the format; card sets came with the second, accounts, ratings and so on with the third. A file of a later
/// one is refused.
const VERSION: u32 = 3;

/// How many names are read at a time.
const BATCH: u32 = 500;

/// Everything that is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Archived {
    /// All but the log.
    pub summary: GameSummary,
    /// The log.
    pub entries: Vec<StoredEntry>,
    /// Its seats, in order.
    pub seats: Vec<Seat>,
    /// The links to its seats, in order.
    pub invitations: Vec<Invitation>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// Who does not want to hear whom, in order.
    pub mutes: Vec<Mute>,
}

/// A link to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Invitation {
    /// The seat it opens.
    pub seat: u8,
    /// The hash of its secret.
    pub secret: SecretHash,
    /// Who followed it.
    pub claimed_by: Option<PersonId>,
}

/// How much was moved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// People.
    pub people: u64,
    /// Games.
    pub games: u64,
    /// Rows of what else is kept: accounts, ratings, alerts and so on.
    pub rows: u64,
    /// Games that are damaged and stayed where they are, and why.
    pub left: Vec<(GameId, String)>,
}

/// Why not everything was moved.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error(transparent)]
    File(#[from] io::Error),
    /// A line that says nothing.
    #[error("line {number} cannot be read: {reason}")]
    ArchiveLine {
        /// Which line, from 1.
        number: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The file does not begin as it should.
    #[error("this is not a file that runestones export has written")]
    NotOurs,
    /// The file is of a later version.
    #[error("the file has version {0} of the format: use the version of the program that wrote it")]
    TooNew(u32),
    /// The end is missing.
    #[error("the file ends too early: export again")]
    CutOff,
    /// The store has a game of the same name that is not the same.
    #[error("there is another game {0} already")]
    Different(GameId),
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ArchiveLine {
    Runestones {
        version: u32,
    },
    Person(Person),
    CardSet(KeptCardSet),
    Game(Box<Archived>),
    Row {
        table: String,
        cells: BTreeMap<String, Cell>,
    },
    End {
        people: u64,
        games: u64,
        /// None in a file of the first version.
        #[serde(rename = "card-sets", default)]
        card_sets: u64,
        /// None in a file of the second version.
        #[serde(default)]
        rows: u64,
    },
}

/// Writes all people and games of a store down, and what else is kept of them. What is damaged is left out and reported.
pub async fn export(store: &(impl Store + ArchiveStore), mut file: impl Write) -> Result<Moved, ArchiveError> {
    let mut moved = Moved::default();
    write(&mut file, &ArchiveLine::Runestones { version: VERSION })?;
    let mut last = None;
    loop {
        let people = store.people_after(last.as_ref(), BATCH).await?;
        let Some(end) = people.last() else { break };
        last = Some(end.id.clone());
        for person in people {
            write(&mut file, &ArchiveLine::Person(person))?;
            moved.people += 1;
        }
    }
    let card_sets = store.card_sets().await?;
    let kept = card_sets.len() as u64;
    for set in card_sets {
        write(&mut file, &ArchiveLine::CardSet(set))?;
    }
    let mut last = None;
    loop {
        let games = store.games_after(last.as_ref(), BATCH).await?;
        let Some(end) = games.last() else { break };
        last = Some(end.clone());
        for game in games {
            match archive(store, &game).await {
                Ok(archived) => {
                    write(&mut file, &ArchiveLine::Game(Box::new(archived)))?;
                    moved.games += 1;
                }
                Err(StoreError::Damaged { reason }) => moved.left.push((game, reason)),
                Err(error) => return Err(error.into()),
            }
        }
    }
    // After the games: what was counted while they were written down is counted there, too.
    for table in TABLES {
        moved.rows += export_rows(store, table, &mut file).await?;
    }
    let Moved { people, games, rows, .. } = moved;
    write(&mut file, &ArchiveLine::End { people, games, card_sets: kept, rows })?;
    file.flush()?;
    Ok(moved)
}

async fn export_rows(
    store: &impl ArchiveStore,
    table: &'static Table,
    file: &mut impl Write,
) -> Result<u64, ArchiveError> {
    let (mut last, mut count) = (None, 0);
    loop {
        let rows = store.rows_after(table, last.as_deref(), BATCH).await?;
        let Some(end) = rows.last() else { return Ok(count) };
        last = Some(end.place.clone());
        for row in rows {
            let names = table.columns.iter().map(|column| column.name().to_owned());
            write(file, &ArchiveLine::Row { table: table.name.to_owned(), cells: names.zip(row.cells).collect() })?;
            count += 1;
        }
    }
}

fn write(file: &mut impl Write, line: &ArchiveLine) -> io::Result<()> {
    serde_json::to_writer(&mut *file, line)?;
    file.write_all(b"\n")
}

async fn archive(store: &impl Store, game: &GameId) -> Result<Archived, StoreError> {
    let StoredGame { summary, entries } = store.load(game).await?;
    Ok(Archived {
        summary,
        entries,
        seats: store.seats(game).await?,
        invitations: store.invitations(game).await?,
        chat: store.chat_since(game, 0, u32::MAX).await?,
        mutes: store.mutes(game).await?,
    })
}

/// Reads such a file into a store. It is idempotent: what is there already, and the same, is not done again, so an import
/// that was interrupted can be repeated. Whoever is known already stays as they are.
pub async fn import(store: &(impl Store + ArchiveStore), file: impl BufRead) -> Result<Moved, ArchiveError> {
    let mut moved = Moved::default();
    let (mut begun, mut card_sets, mut waiting) = (false, Vec::new(), Waiting::default());
    for (number, text) in (1..).zip(file.lines()) {
        let text = text.or_else(|error| match error.kind() {
            // Not even a text: no line of ours.
            io::ErrorKind::InvalidData => Ok(String::new()),
            _ => Err(error),
        });
        let line = serde_json::from_str(&text?);
        let bad_line = |reason: String| ArchiveError::ArchiveLine { number, reason };
        match line.map_err(|error: serde_json::Error| bad_line(error.to_string())) {
            Ok(ArchiveLine::Runestones { version: 1..=VERSION }) if !begun => begun = true,
            Ok(ArchiveLine::Runestones { version }) if !begun => return Err(ArchiveError::TooNew(version)),
            _ if !begun => return Err(ArchiveError::NotOurs),
            Err(error) => return Err(error),
            Ok(ArchiveLine::Runestones { .. }) => return Err(bad_line("a second beginning".into())),
            Ok(ArchiveLine::Person(person)) => {
                if store.person(&person.id).await?.is_none() {
                    store.save_person(&person).await?;
                }
                moved.people += 1;
            }
            Ok(ArchiveLine::CardSet(set)) => {
                store.keep_card_set(&set).await?;
                card_sets.push(set);
            }
            Ok(ArchiveLine::Game(archived)) => {
                restore(store, &archived).await?;
                moved.games += 1;
            }
            Ok(ArchiveLine::Row { table, cells }) => {
                let (table, cells) = read_row(&table, cells).map_err(bad_line)?;
                waiting.put(store, table, cells).await?;
                moved.rows += 1;
            }
            Ok(ArchiveLine::End { people, games, card_sets: kept, rows })
                if (people, games, kept, rows) == (moved.people, moved.games, card_sets.len() as u64, moved.rows) =>
            {
                waiting.flush(store).await?;
                // A server that shares the store may have swept those whose games were not there yet.
                for set in &card_sets {
                    store.keep_card_set(set).await?;
                }
                return Ok(moved);
            }
            Ok(ArchiveLine::End { .. }) => return Err(ArchiveError::CutOff),
        }
    }
    Err(if begun { ArchiveError::CutOff } else { ArchiveError::NotOurs })
}

/// Rows of one table that are put into the store together.
#[derive(Default)]
struct Waiting {
    table: Option<&'static Table>,
    rows: Vec<Vec<Cell>>,
}

impl Waiting {
    async fn put(
        &mut self,
        store: &impl ArchiveStore,
        table: &'static Table,
        cells: Vec<Cell>,
    ) -> Result<(), StoreError> {
        let fits = self.table.is_some_and(|there| there.name == table.name) && self.rows.len() < BATCH as usize;
        if !fits {
            self.flush(store).await?;
        }
        self.table = Some(table);
        self.rows.push(cells);
        Ok(())
    }

    async fn flush(&mut self, store: &impl ArchiveStore) -> Result<(), StoreError> {
        let rows = std::mem::take(&mut self.rows);
        match self.table {
            Some(table) if !rows.is_empty() => store.restore_rows(table, &rows).await,
            _ => Ok(()),
        }
    }
}

/// A row with a field for each column, each of the right kind or nothing.
fn read_row(table: &str, mut cells: BTreeMap<String, Cell>) -> Result<(&'static Table, Vec<Cell>), String> {
    let known = TABLES.iter().find(|known| known.name == table).ok_or_else(|| format!("there is no table {table}"))?;
    let read = |column: &Column| {
        let cell = cells.remove(column.name()).unwrap_or(Cell::Nothing);
        let fits = matches!(
            (column, &cell),
            (_, Cell::Nothing)
                | (Column::Text(_), Cell::Text(_))
                | (Column::Number(_), Cell::Number(_))
                | (Column::Truth(_), Cell::Truth(_))
        );
        if fits { Ok(cell) } else { Err(format!("{} of {table} is something else", column.name())) }
    };
    let row: Vec<Cell> = known.columns.iter().map(read).collect::<Result<_, _>>()?;
    if let Some((unknown, _)) = cells.first_key_value() {
        return Err(format!("{table} has no {unknown}"));
    }
    Ok((known, row))
}

async fn restore(store: &impl Store, archived: &Archived) -> Result<(), ArchiveError> {
    let id = &archived.summary.id;
    match store.restore(archived).await {
        Err(StoreError::Conflict { .. }) if archive(store, id).await? == *archived => Ok(()),
        Err(StoreError::Conflict { .. }) => Err(ArchiveError::Different(id.clone())),
        restored => Ok(restored?),
    }
}
