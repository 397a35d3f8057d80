//! Reading everything, and putting whole games back, in SQL.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row as _};

use super::PostgresStore;
use super::around::{read_person, set_mute};
use super::connections::in_time;
use super::fault::fault;
use super::games::summary;
use crate::archive::tables::{ArchiveStore, Cell, Column, Row, Table};
use crate::archive::{Archived, Invitation, sql};
use crate::error::{Result, StoreError};
use crate::id::{GameId, PersonId, SecretHash};
use crate::people::Person;

pub(super) async fn games_after(db: &mut PgConnection, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
    let sql = "SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2";
    let query = sqlx::query_scalar(sql).bind(after.map_or("", GameId::as_str)).bind(i64::from(limit));
    let names: Vec<String> = query.fetch_all(db).await.map_err(fault)?;
    Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
}

pub(super) async fn people_after(db: &mut PgConnection, after: Option<&PersonId>, limit: u32) -> Result<Vec<Person>> {
    let sql = "SELECT id, name, settings, last_seen FROM people
               WHERE $1::TEXT IS NULL OR id > $1 ORDER BY id LIMIT $2";
    let query = sqlx::query(sql).bind(after.map(|id| &id.0)).bind(i64::from(limit));
    query.fetch_all(db).await.map_err(fault)?.iter().map(read_person).collect()
}

pub(super) async fn invitations(db: &mut PgConnection, game: &GameId) -> Result<Vec<Invitation>> {
    let sql = "SELECT seat, secret, claimed_by FROM invitations WHERE game = $1 ORDER BY seat";
    let read = |row: &PgRow| {
        let seat: i16 = row.try_get("seat").map_err(fault)?;
        Ok(Invitation {
            seat: u8::try_from(seat).map_err(|_| StoreError::damaged(format!("{seat} is no seat")))?,
            secret: SecretHash(row.try_get("secret").map_err(fault)?),
            claimed_by: row.try_get::<Option<String>, _>("claimed_by").map_err(fault)?.map(PersonId),
        })
    };
    sqlx::query(sql).bind(game.as_str()).fetch_all(db).await.map_err(fault)?.iter().map(read).collect()
}

pub(super) async fn restore(db: &mut PgConnection, archived: &Archived) -> Result<()> {
    let game = &archived.summary;
    let sql = "INSERT INTO games (id, created, updated, header, status, public, length, version, lines, due)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(game.id.as_str()).bind(game.created.0).bind(game.updated.0).bind(&game.header);
    let query = query.bind(game.status.as_str()).bind(game.public);
    let query = query.bind(i64::from(game.head.length)).bind(i64::from(game.head.version));
    let lines = archived.chat.iter().map(|said| said.id).max().unwrap_or(0);
    let query = query.bind(i64::from(lines)).bind(game.due.map(|due| due.0));
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 0 {
        return Err(StoreError::Conflict { actual: summary(db, &game.id).await?.head });
    }
    // A log is long: one statement instead of a way to the server for each entry.
    let sql = "INSERT INTO entries (game, sequence, entry, time) SELECT $1, place - 1, entry, time
               FROM unnest($2::TEXT[], $3::BIGINT[]) WITH ORDINALITY AS log(entry, time, place)";
    let texts: Vec<&str> = archived.entries.iter().map(|entry| entry.entry.as_str()).collect();
    let times: Vec<i64> = archived.entries.iter().map(|entry| entry.time.0).collect();
    let query = sqlx::query(sql).bind(game.id.as_str()).bind(texts).bind(times);
    query.execute(&mut *db).await.map_err(fault)?;
    for seat in &archived.seats {
        let query = sqlx::query("INSERT INTO seats (game, seat, kind, person) VALUES ($1, $2, $3, $4)");
        let query = query.bind(game.id.as_str()).bind(i16::from(seat.number)).bind(&seat.kind);
        query.bind(seat.person.as_ref().map(|person| &person.0)).execute(&mut *db).await.map_err(fault)?;
    }
    for link in &archived.invitations {
        let query = sqlx::query("INSERT INTO invitations (game, seat, secret, claimed_by) VALUES ($1, $2, $3, $4)");
        let query = query.bind(game.id.as_str()).bind(i16::from(link.seat)).bind(&link.secret.0);
        query.bind(link.claimed_by.as_ref().map(|person| &person.0)).execute(&mut *db).await.map_err(fault)?;
    }
    for said in &archived.chat {
        let sql = "INSERT INTO chat (game, id, seat, name, text, time, person) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let query = sqlx::query(sql).bind(game.id.as_str()).bind(i64::from(said.id));
        let query = query.bind(said.line.seat.map(i16::from)).bind(&said.line.name).bind(&said.line.text);
        let query = query.bind(said.line.time.0).bind(said.line.person.as_ref().map(|person| &person.0));
        query.execute(&mut *db).await.map_err(fault)?;
    }
    for mute in &archived.mutes {
        set_mute(db, &game.id, mute, true).await?;
    }
    Ok(())
}

archive_statements!(PgConnection, PgRow);

impl ArchiveStore for PostgresStore {
    async fn rows_after(&self, table: &'static Table, after: Option<&[Cell]>, limit: u32) -> Result<Vec<Row>> {
        ask!(self, db => rows_after(db, table, after, limit))
    }

    async fn restore_rows(&self, table: &'static Table, rows: &[Vec<Cell>]) -> Result<()> {
        change!(self, db => restore_rows(db, table, rows))
    }
}
