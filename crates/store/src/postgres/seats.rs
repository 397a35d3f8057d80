//! Seats and invitations in SQL.

use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use super::company::{lock, tell};
use super::fault::{fault, fault_or_missing};
use crate::error::{Result, StoreError};
use crate::id::{GameId, PersonId, SecretHash};
use crate::people::{Claim, Seat};

pub(super) async fn of_game(db: &mut PgConnection, game: &GameId) -> Result<Vec<Seat>> {
    let query = sqlx::query("SELECT seat, kind, person FROM seats WHERE game = $1 ORDER BY seat").bind(game.as_str());
    query.fetch_all(db).await.map_err(fault)?.iter().map(read_seat).collect()
}

fn read_seat(row: &PgRow) -> Result<Seat> {
    let number: i16 = row.try_get("seat").map_err(fault)?;
    Ok(Seat {
        number: u8::try_from(number).map_err(|_| StoreError::damaged(format!("{number} is no seat")))?,
        kind: row.try_get("kind").map_err(fault)?,
        person: row.try_get::<Option<String>, _>("person").map_err(fault)?.map(PersonId),
    })
}

pub(super) async fn set(
    db: &mut PgConnection,
    game: &GameId,
    seat: &Seat,
    instead_of: Option<&PersonId>,
) -> Result<bool> {
    lock(db, game).await?;
    // Nobody (null) is equal to nobody here.
    let sql =
        "UPDATE seats SET kind = $3, person = $4 WHERE game = $1 AND seat = $2 AND person IS NOT DISTINCT FROM $5";
    let query = sqlx::query(sql).bind(game.as_str()).bind(i16::from(seat.number)).bind(&seat.kind);
    let query = query.bind(seat.person.as_ref().map(|person| &person.0)).bind(instead_of.map(|person| &person.0));
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 1 {
        return tell(db, game).await.map(|()| true);
    }
    let query = sqlx::query("SELECT 1 FROM seats WHERE game = $1 AND seat = $2");
    let there = query.bind(game.as_str()).bind(i16::from(seat.number)).fetch_optional(db).await.map_err(fault)?;
    there.map(|_| false).ok_or(StoreError::NotFound { what: "seat" })
}

pub(super) async fn invite(db: &mut PgConnection, game: &GameId, seat: u8, secret: &SecretHash) -> Result<()> {
    let sql = "INSERT INTO invitations (game, seat, secret) VALUES ($1, $2, $3)
               ON CONFLICT (game, seat) DO UPDATE SET secret = excluded.secret, claimed_by = NULL";
    let query = sqlx::query(sql).bind(game.as_str()).bind(i16::from(seat)).bind(&secret.0);
    query.execute(db).await.map(drop).map_err(|error| fault_or_missing(error, "seat"))
}

pub(super) async fn claim(
    db: &mut PgConnection,
    game: &GameId,
    seat: u8,
    secret: &SecretHash,
    person: &PersonId,
) -> Result<Claim> {
    lock(db, game).await?;
    let sql = "SELECT claimed_by, person FROM invitations JOIN seats USING (game, seat)
               WHERE game = $1 AND seat = $2 AND secret = $3 FOR UPDATE";
    let query = sqlx::query(sql).bind(game.as_str()).bind(i16::from(seat)).bind(&secret.0);
    let Some(row) = query.fetch_optional(&mut *db).await.map_err(fault)? else { return Ok(Claim::NoSuchLink) };
    // The link may be spent, and the seat may have been taken without it.
    for column in ["claimed_by", "person"] {
        let holder: Option<String> = row.try_get(column).map_err(fault)?;
        if holder.is_some_and(|holder| holder != person.0) {
            return Ok(Claim::AlreadyTaken);
        }
    }
    for sql in [
        "UPDATE invitations SET claimed_by = $3 WHERE game = $1 AND seat = $2",
        "UPDATE seats SET person = $3 WHERE game = $1 AND seat = $2",
    ] {
        let query = sqlx::query(sql).bind(game.as_str()).bind(i16::from(seat)).bind(&person.0);
        query.execute(&mut *db).await.map_err(fault)?;
    }
    tell(db, game).await?;
    Ok(Claim::Claimed)
}

pub(super) async fn uncover(db: &mut PgConnection, game: &GameId, person: &PersonId, seat: u8) -> Result<()> {
    lock(db, game).await?;
    let sql = "INSERT INTO uncovered (game, person, seat) VALUES ($1, $2, $3)
               ON CONFLICT (game, person) DO UPDATE SET seat = excluded.seat";
    let query = sqlx::query(sql).bind(game.as_str()).bind(&person.0).bind(i16::from(seat));
    query.execute(&mut *db).await.map_err(fault)?;
    tell(db, game).await
}

pub(super) async fn uncovered(db: &mut PgConnection, game: &GameId) -> Result<Vec<(PersonId, u8)>> {
    let query =
        sqlx::query_as("SELECT person, seat FROM uncovered WHERE game = $1 ORDER BY person").bind(game.as_str());
    let rows: Vec<(String, i16)> = query.fetch_all(db).await.map_err(fault)?;
    Ok(rows.into_iter().filter_map(|(person, seat)| Some((PersonId(person), u8::try_from(seat).ok()?))).collect())
}
