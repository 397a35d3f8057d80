//! Reading everything, and putting whole games back, in SQL.

use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::SqliteStore;
use super::around::{read_person, set_mute};
use super::fault::fault;
use super::games::summary;
use crate::archive::tables::{ArchiveStore, Cell, Column, Row, Table};
use crate::archive::{Archived, Invitation, sql};
use crate::error::{Result, StoreError};
use crate::id::{GameId, PersonId, SecretHash};
use crate::people::Person;

pub(super) async fn games_after(db: &SqlitePool, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
    let sql = "SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?";
    let query = sqlx::query_scalar(sql).bind(after.map_or("", GameId::as_str)).bind(limit);
    let names: Vec<String> = query.fetch_all(db).await.map_err(fault)?;
    Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
}

pub(super) async fn people_after(db: &SqlitePool, after: Option<&PersonId>, limit: u32) -> Result<Vec<Person>> {
    let sql = "SELECT id, name, settings, last_seen FROM people WHERE ?1 IS NULL OR id > ?1 ORDER BY id LIMIT ?2";
    let query = sqlx::query(sql).bind(after.map(|id| &id.0)).bind(limit);
    query.fetch_all(db).await.map_err(fault)?.iter().map(read_person).collect()
}

pub(super) async fn invitations(db: &SqlitePool, game: &GameId) -> Result<Vec<Invitation>> {
    let sql = "SELECT seat, secret, claimed_by FROM invitations WHERE game = ? ORDER BY seat";
    let read = |row: &SqliteRow| {
        Ok(Invitation {
            seat: row.try_get("seat").map_err(fault)?,
            secret: SecretHash(row.try_get("secret").map_err(fault)?),
            claimed_by: row.try_get::<Option<String>, _>("claimed_by").map_err(fault)?.map(PersonId),
        })
    };
    sqlx::query(sql).bind(game.as_str()).fetch_all(db).await.map_err(fault)?.iter().map(read).collect()
}

pub(super) async fn restore(db: &mut SqliteConnection, archived: &Archived) -> Result<()> {
    let game = &archived.summary;
    let sql = "INSERT INTO games (id, created, updated, header, status, public, length, version, lines, due)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(game.id.as_str()).bind(game.created.0).bind(game.updated.0).bind(&game.header);
    let query = query.bind(game.status.as_str()).bind(game.public).bind(game.head.length).bind(game.head.version);
    let lines = archived.chat.iter().map(|said| said.id).max().unwrap_or(0);
    let query = query.bind(lines).bind(game.due.map(|due| due.0));
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 0 {
        return Err(StoreError::Conflict { actual: summary(db, &game.id).await?.head });
    }
    for (sequence, entry) in (0u32..).zip(&archived.entries) {
        let query = sqlx::query("INSERT INTO entries (game, sequence, entry, time) VALUES (?, ?, ?, ?)");
        let query = query.bind(game.id.as_str()).bind(sequence).bind(&entry.entry).bind(entry.time.0);
        query.execute(&mut *db).await.map_err(fault)?;
    }
    for seat in &archived.seats {
        let query = sqlx::query("INSERT INTO seats (game, seat, kind, person) VALUES (?, ?, ?, ?)");
        let query = query.bind(game.id.as_str()).bind(seat.number).bind(&seat.kind);
        query.bind(seat.person.as_ref().map(|person| &person.0)).execute(&mut *db).await.map_err(fault)?;
    }
    for link in &archived.invitations {
        let query = sqlx::query("INSERT INTO invitations (game, seat, secret, claimed_by) VALUES (?, ?, ?, ?)");
        let query = query.bind(game.id.as_str()).bind(link.seat).bind(&link.secret.0);
        query.bind(link.claimed_by.as_ref().map(|person| &person.0)).execute(&mut *db).await.map_err(fault)?;
    }
    for said in &archived.chat {
        let sql = "INSERT INTO chat (game, id, seat, name, text, time, person) VALUES (?, ?, ?, ?, ?, ?, ?)";
        let query = sqlx::query(sql).bind(game.id.as_str()).bind(said.id).bind(said.line.seat).bind(&said.line.name);
        let query = query.bind(&said.line.text).bind(said.line.time.0);
        query.bind(said.line.person.as_ref().map(|person| &person.0)).execute(&mut *db).await.map_err(fault)?;
    }
    for mute in &archived.mutes {
        set_mute(db, &game.id, mute, true).await?;
    }
    Ok(())
}

archive_statements!(SqliteConnection, SqliteRow);

impl ArchiveStore for SqliteStore {
    async fn rows_after(&self, table: &'static Table, after: Option<&[Cell]>, limit: u32) -> Result<Vec<Row>> {
        let mut lent = self.readers.acquire().await.map_err(fault)?;
        rows_after(&mut lent, table, after, limit).await
    }

    async fn restore_rows(&self, table: &'static Table, rows: &[Vec<Cell>]) -> Result<()> {
        let rows = rows.to_vec();
        self.writer.write(move |db| Box::pin(async move { restore_rows(db, table, &rows).await })).await
    }
}
