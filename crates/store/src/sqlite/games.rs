//! Games, their entries and lists of them, in SQL.

use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Error, Row};

use super::card_sets;
use super::fault::{fault, fault_or_missing};
use crate::error::{Result, StoreError};
use crate::game::{
    GameSummary, Head, Millis, NewGame, Page, Stamp, Status, StoredEntry, read_header, readable, whole_log,
};
use crate::id::{GameId, PersonId};

const NO_GAME: StoreError = StoreError::NotFound { what: "game" };

pub(super) async fn create(db: &mut SqliteConnection, game: &NewGame) -> Result<Head> {
    if let Some(set) = &game.card_set {
        card_sets::keep(db, set).await?;
    }
    let sql = "INSERT INTO games (id, created, updated, header, status, public) VALUES (?1, ?2, ?2, ?3, ?4, ?5)
               ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(game.id.as_str()).bind(game.time.0).bind(&game.header);
    let query = query.bind(game.status.as_str()).bind(game.public);
    let created = query.execute(&mut *db).await.map_err(fault)?;
    if created.rows_affected() == 0 {
        let actual = summary(db, &game.id).await?.head;
        return Err(StoreError::Conflict { actual });
    }
    for seat in &game.seats {
        let sql = "INSERT INTO seats (game, seat, kind, person) VALUES (?, ?, ?, ?)";
        let query = sqlx::query(sql).bind(game.id.as_str()).bind(seat.number).bind(&seat.kind);
        query.bind(seat.person.as_ref().map(|person| &person.0)).execute(&mut *db).await.map_err(fault)?;
    }
    Ok(Head::default())
}

pub(super) async fn append(
    db: &mut SqliteConnection,
    game: &GameId,
    expected: Head,
    entries: &[String],
    stamp: Stamp,
) -> Result<Head> {
    let head = advance(db, game, expected, expected.length_after(entries.len())?, stamp).await?;
    add_entries(db, &rows(game, expected, entries, stamp).collect::<Vec<_>>()).await?;
    Ok(head)
}

/// Entries as they stand in the table.
pub(super) type EntryRow<'a> = (&'a str, u32, &'a str, i64);

/// The rows of entries that follow on a head.
pub(super) fn rows<'a>(
    game: &'a GameId,
    head: Head,
    entries: &'a [String],
    stamp: Stamp,
) -> impl Iterator<Item = EntryRow<'a>> {
    (head.length..).zip(entries).map(move |(sequence, entry)| (game.as_str(), sequence, entry.as_str(), stamp.time.0))
}

/// Adds rows.
pub(super) const ADD_ENTRIES: &str = "INSERT INTO entries (game, sequence, entry, time)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)";

/// Adds entries of any games, in one statement.
pub(super) async fn add_entries(db: &mut SqliteConnection, rows: &[EntryRow<'_>]) -> Result<()> {
    let added = sqlx::query(ADD_ENTRIES).bind(json(&rows)?).execute(db).await;
    added.map(drop).map_err(|error| match &error {
        Error::Database(inner) if inner.is_unique_violation() => {
            StoreError::damaged("there are entries already beyond the end of the log")
        }
        _ => fault_or_missing(error, "game"),
    })
}

/// Rows of values for a statement.
pub(super) fn json(rows: &impl serde::Serialize) -> Result<String> {
    serde_json::to_string(rows).map_err(|error| StoreError::Other { reason: error.to_string() })
}

pub(super) async fn truncate(
    db: &mut SqliteConnection,
    game: &GameId,
    expected: Head,
    keep: u32,
    stamp: Stamp,
) -> Result<Head> {
    let head = advance(db, game, expected, keep, stamp).await?;
    let query = sqlx::query("DELETE FROM entries WHERE game = ? AND sequence >= ?").bind(game.as_str()).bind(keep);
    query.execute(db).await.map_err(fault)?;
    Ok(head)
}

pub(super) async fn set_header(
    db: &mut SqliteConnection,
    game: &GameId,
    expected: Head,
    header: &str,
    stamp: Stamp,
) -> Result<Head> {
    let head = advance(db, game, expected, expected.length, stamp).await?;
    let query = sqlx::query("UPDATE games SET header = ? WHERE id = ?").bind(header).bind(game.as_str());
    query.execute(db).await.map_err(fault)?;
    Ok(head)
}

/// The step that only one of several writers can make: from the expected head to the next.
async fn advance(db: &mut SqliteConnection, game: &GameId, expected: Head, length: u32, stamp: Stamp) -> Result<Head> {
    let sql = "UPDATE games SET length = ?, version = version + 1, updated = ?, status = ?, due = ?
               WHERE id = ? AND version = ? AND length = ? AND damage IS NULL";
    let query = sqlx::query(sql).bind(length).bind(stamp.time.0).bind(stamp.status.as_str());
    let query = query.bind(stamp.due.map(|due| due.0)).bind(game.as_str()).bind(expected.version).bind(expected.length);
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 1 {
        return Ok(expected.then(length));
    }
    let GameSummary { head: actual, damage, .. } = summary(db, game).await?;
    Err(damage.map_or(StoreError::Conflict { actual }, StoreError::damaged))
}

/// Null as the reason lets a game out of quarantine.
pub(super) async fn set_damage(db: &mut SqliteConnection, game: &GameId, reason: Option<&str>) -> Result<()> {
    let query = sqlx::query("UPDATE games SET damage = ? WHERE id = ?").bind(reason).bind(game.as_str());
    let changed = query.execute(db).await.map_err(fault)?;
    if changed.rows_affected() == 0 { Err(NO_GAME) } else { Ok(()) }
}

pub(super) async fn summary(db: &mut SqliteConnection, game: &GameId) -> Result<GameSummary> {
    let query = sqlx::query("SELECT * FROM games WHERE id = ?").bind(game.as_str());
    let row = query.fetch_optional(db).await.map_err(fault)?.ok_or(NO_GAME)?;
    read_summary(&row)
}

pub(super) async fn entries(db: &mut SqliteConnection, game: &GameSummary) -> Result<Vec<StoredEntry>> {
    let sql = "SELECT sequence, entry, time FROM entries WHERE game = ? ORDER BY sequence";
    let rows = sqlx::query(sql).bind(game.id.as_str()).fetch_all(db).await.map_err(fault)?;
    let unreadable =
        |sequence: i64| move |error| StoreError::damaged(format!("entry {sequence} cannot be read: {error}"));
    let read = |row: &SqliteRow| {
        let sequence = row.try_get("sequence").map_err(fault)?;
        let entry = row.try_get("entry").map_err(unreadable(sequence))?;
        Ok((sequence, StoredEntry { entry, time: Millis(row.try_get("time").map_err(fault)?) }))
    };
    whole_log(game.head, rows.iter().map(read))
}

/// A damaged header must not hide the other games of a list, so it is no error here.
pub(super) fn read_summary(row: &SqliteRow) -> Result<GameSummary> {
    let id: String = row.try_get("id").map_err(fault)?;
    let header = read_header(row.try_get("header").map_err(fault)?);
    let quarantine: Option<String> = row.try_get("damage").map_err(fault)?;
    Ok(GameSummary {
        id: id.parse().map_err(|_| StoreError::damaged(format!("{id:?} is no name of a game")))?,
        created: Millis(row.try_get("created").map_err(fault)?),
        updated: Millis(row.try_get("updated").map_err(fault)?),
        damage: quarantine.or_else(|| header.as_ref().err().cloned()),
        header: header.unwrap_or_default(),
        status: row.try_get::<&str, _>("status").map_err(fault)?.parse::<Status>()?,
        public: row.try_get("public").map_err(fault)?,
        due: row.try_get::<Option<i64>, _>("due").map_err(fault)?.map(Millis),
        head: Head { version: row.try_get("version").map_err(fault)?, length: row.try_get("length").map_err(fault)? },
    })
}

pub(super) async fn with_status(db: &SqlitePool, status: Status, page: &Page) -> Result<Vec<GameSummary>> {
    let sql = "SELECT * FROM games WHERE status = ? AND damage IS NULL AND (updated, id) < (?, ?)
               ORDER BY updated DESC, id DESC LIMIT ?";
    let (updated, id) = page.start();
    let query = sqlx::query(sql).bind(status.as_str()).bind(updated).bind(id).bind(page.limit);
    Ok(readable(query.fetch_all(db).await.map_err(fault)?.iter().map(read_summary)))
}

pub(super) async fn open_to_all(db: &SqlitePool, page: &Page) -> Result<Vec<GameSummary>> {
    // The first two conditions are those of an index that holds nothing else.
    let sql = "SELECT * FROM games WHERE public = 1 AND status = 'open' AND damage IS NULL AND (updated, id) < (?, ?)
               ORDER BY updated DESC, id DESC LIMIT ?";
    let (updated, id) = page.start();
    let query = sqlx::query(sql).bind(updated).bind(id).bind(page.limit);
    Ok(readable(query.fetch_all(db).await.map_err(fault)?.iter().map(read_summary)))
}

pub(super) async fn due(db: &SqlitePool, limit: u32) -> Result<Vec<(Millis, GameId)>> {
    let sql = "SELECT due, id FROM games WHERE due IS NOT NULL AND damage IS NULL ORDER BY due, id LIMIT ?";
    let rows: Vec<(i64, String)> = sqlx::query_as(sql).bind(limit).fetch_all(db).await.map_err(fault)?;
    Ok(rows.into_iter().filter_map(|(due, id)| Some((Millis(due), id.parse().ok()?))).collect())
}

pub(super) async fn of_person(db: &SqlitePool, person: &PersonId, page: &Page) -> Result<Vec<GameSummary>> {
    // Not a join: whoever has two seats in a game sees it once.
    let sql = "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE person = ?) AND (updated, id) < (?, ?)
               ORDER BY updated DESC, id DESC LIMIT ?";
    let (updated, id) = page.start();
    let query = sqlx::query(sql).bind(&person.0).bind(updated).bind(id).bind(page.limit);
    Ok(readable(query.fetch_all(db).await.map_err(fault)?.iter().map(read_summary)))
}
