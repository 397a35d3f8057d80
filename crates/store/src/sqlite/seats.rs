//! Seats and invitations in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::fault::{fault, fault_or_missing};
use crate::error::{Result, StoreError};
use crate::id::{GameId, PersonId, SecretHash};
use crate::people::{Claim, Seat};

pub(super) async fn of_game(db: &SqlitePool, game: &GameId) -> Result<Vec<Seat>> {
    let query = sqlx::query("SELECT seat, kind, person FROM seats WHERE game = ? ORDER BY seat").bind(game.as_str());
    query.fetch_all(db).await.map_err(fault)?.iter().map(read_seat).collect()
}

fn read_seat(row: &SqliteRow) -> Result<Seat> {
    Ok(Seat {
        number: row.try_get("seat").map_err(fault)?,
        kind: row.try_get("kind").map_err(fault)?,
        person: row.try_get::<Option<String>, _>("person").map_err(fault)?.map(PersonId),
    })
}

pub(super) async fn set(
    db: &mut SqliteConnection,
    game: &GameId,
    seat: &Seat,
    instead_of: Option<&PersonId>,
) -> Result<bool> {
    // IS, because nobody (null) is equal to nobody here.
    let sql = "UPDATE seats SET kind = ?, person = ? WHERE game = ? AND seat = ? AND person IS ?";
    let query = sqlx::query(sql).bind(&seat.kind).bind(seat.person.as_ref().map(|person| &person.0));
    let query = query.bind(game.as_str()).bind(seat.number).bind(instead_of.map(|person| &person.0));
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 1 {
        return Ok(true);
    }
    let query = sqlx::query("SELECT 1 FROM seats WHERE game = ? AND seat = ?").bind(game.as_str()).bind(seat.number);
    query.fetch_optional(db).await.map_err(fault)?.ok_or(StoreError::NotFound { what: "seat" })?;
    Ok(false)
}

pub(super) async fn invite(db: &mut SqliteConnection, game: &GameId, seat: u8, secret: &SecretHash) -> Result<()> {
    let sql = "INSERT INTO invitations (game, seat, secret) VALUES (?, ?, ?)
               ON CONFLICT (game, seat) DO UPDATE SET secret = excluded.secret, claimed_by = NULL";
    let query = sqlx::query(sql).bind(game.as_str()).bind(seat).bind(&secret.0);
    query.execute(db).await.map(drop).map_err(|error| fault_or_missing(error, "seat"))
}

pub(super) async fn claim(
    db: &mut SqliteConnection,
    game: &GameId,
    seat: u8,
    secret: &SecretHash,
    person: &PersonId,
) -> Result<Claim> {
    let sql = "SELECT claimed_by, person FROM invitations JOIN seats USING (game, seat)
               WHERE game = ? AND seat = ? AND secret = ?";
    let query = sqlx::query(sql).bind(game.as_str()).bind(seat).bind(&secret.0);
    let Some(row) = query.fetch_optional(&mut *db).await.map_err(fault)? else { return Ok(Claim::NoSuchLink) };
    // The link may be spent, and the seat may have been taken without it.
    for column in ["claimed_by", "person"] {
        let holder: Option<String> = row.try_get(column).map_err(fault)?;
        if holder.is_some_and(|holder| holder != person.0) {
            return Ok(Claim::AlreadyTaken);
        }
    }
    for sql in [
        "UPDATE invitations SET claimed_by = ? WHERE game = ? AND seat = ?",
        "UPDATE seats SET person = ? WHERE game = ? AND seat = ?",
    ] {
        let query = sqlx::query(sql).bind(&person.0).bind(game.as_str()).bind(seat);
        query.execute(&mut *db).await.map_err(fault)?;
    }
    Ok(Claim::Claimed)
}
