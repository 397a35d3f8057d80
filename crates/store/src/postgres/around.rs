//! What is around a log, in SQL: who sits where, what is said, who does not want to hear it, and who they all are.
//!
//! Every change here counts the game's `company` up and tells the other nodes. It locks the game's row first, always in
//! this order, so that two changes wait for each other and never in a circle.

use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use super::fault::{fault, fault_or_missing};
use super::number;
use crate::chat::{ChatLine, Mute, NewChatLine};
use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{GameId, PersonId, SecretHash};
use crate::people::{Claim, Person, Seat};

/// Begins a change that others hear of.
pub(super) async fn lock(db: &mut PgConnection, game: &GameId) -> Result<bool> {
    let query = sqlx::query("SELECT 1 FROM games WHERE id = $1 FOR NO KEY UPDATE").bind(game.as_str());
    Ok(query.fetch_optional(db).await.map_err(fault)?.is_some())
}

/// Lets the others know when the transaction is committed.
pub(super) async fn tell(db: &mut PgConnection, game: &GameId) -> Result<()> {
    let sql = "WITH changed AS (UPDATE games SET company = company + 1 WHERE id = $1 RETURNING id, version, company)
               SELECT pg_notify('runestones', id || ' ' || version || ' ' || company) FROM changed";
    sqlx::query(sql).bind(game.as_str()).execute(db).await.map(drop).map_err(fault)
}

pub(super) async fn say(db: &mut PgConnection, game: &GameId, line: &NewChatLine) -> Result<u32> {
    let sql = "WITH changed AS (
                   UPDATE games SET company = company + 1, lines = lines + 1 WHERE id = $1
                   RETURNING id, version, company, lines
               ), said AS (
                   INSERT INTO chat (game, id, seat, name, text, time, person)
                   SELECT id, lines, $2, $3, $4, $5, $6 FROM changed
               )
               SELECT lines, pg_notify('runestones', id || ' ' || version || ' ' || company) FROM changed";
    let query = sqlx::query(sql).bind(game.as_str()).bind(line.seat.map(i16::from)).bind(&line.name).bind(&line.text);
    let query = query.bind(line.time.0).bind(line.person.as_ref().map(|person| &person.0));
    let row = query.fetch_optional(db).await.map_err(fault)?.ok_or(StoreError::NotFound { what: "game" })?;
    number(&row, "lines")
}

pub(super) async fn chat_since(db: &mut PgConnection, game: &GameId, after: u32, limit: u32) -> Result<Vec<ChatLine>> {
    let sql = "SELECT * FROM chat WHERE game = $1 AND id > $2 ORDER BY id LIMIT $3";
    let query = sqlx::query(sql).bind(game.as_str()).bind(i64::from(after)).bind(i64::from(limit));
    query.fetch_all(db).await.map_err(fault)?.iter().map(read_line).collect()
}

pub(super) async fn latest_chat(db: &mut PgConnection, game: &GameId, limit: u32) -> Result<Vec<ChatLine>> {
    let sql = "SELECT * FROM chat WHERE game = $1 ORDER BY id DESC LIMIT $2";
    let query = sqlx::query(sql).bind(game.as_str()).bind(i64::from(limit));
    query.fetch_all(db).await.map_err(fault)?.iter().rev().map(read_line).collect()
}

pub(super) fn read_line(row: &PgRow) -> Result<ChatLine> {
    let seat: Option<i16> = row.try_get("seat").map_err(fault)?;
    let line = NewChatLine {
        person: row.try_get::<Option<String>, _>("person").map_err(fault)?.map(PersonId),
        seat: seat.and_then(|seat| u8::try_from(seat).ok()),
        name: row.try_get("name").map_err(fault)?,
        text: row.try_get("text").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
    };
    Ok(ChatLine { id: number(row, "id")?, line })
}

/// The name that stands for everybody; nobody has it.
const EVERYBODY: &str = "";

pub(super) async fn set_mute(db: &mut PgConnection, game: &GameId, mute: &Mute, on: bool) -> Result<()> {
    lock(db, game).await?;
    let sql = if on {
        "INSERT INTO mutes (game, person, muted) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM mutes WHERE game = $1 AND person = $2 AND muted = $3"
    };
    let muted = mute.muted.as_ref().map_or(EVERYBODY, |muted| &muted.0);
    let query = sqlx::query(sql).bind(game.as_str()).bind(&mute.person.0).bind(muted);
    query.execute(&mut *db).await.map_err(|error| fault_or_missing(error, "game"))?;
    tell(db, game).await
}

pub(super) async fn mutes(db: &mut PgConnection, game: &GameId) -> Result<Vec<Mute>> {
    let sql = "SELECT person, muted FROM mutes WHERE game = $1 ORDER BY person, muted";
    sqlx::query(sql).bind(game.as_str()).fetch_all(db).await.map_err(fault)?.iter().map(read_mute).collect()
}

fn read_mute(row: &PgRow) -> Result<Mute> {
    let muted: String = row.try_get("muted").map_err(fault)?;
    let muted = Some(muted).filter(|muted| muted != EVERYBODY).map(PersonId);
    Ok(Mute { person: PersonId(row.try_get("person").map_err(fault)?), muted })
}

pub(super) async fn seats(db: &mut PgConnection, game: &GameId) -> Result<Vec<Seat>> {
    let query = sqlx::query("SELECT seat, kind, person FROM seats WHERE game = $1 ORDER BY seat").bind(game.as_str());
    query.fetch_all(db).await.map_err(fault)?.iter().map(read_seat).collect()
}

pub(super) fn read_seat(row: &PgRow) -> Result<Seat> {
    let number: i16 = row.try_get("seat").map_err(fault)?;
    Ok(Seat {
        number: u8::try_from(number).map_err(|_| StoreError::damaged(format!("{number} is no seat")))?,
        kind: row.try_get("kind").map_err(fault)?,
        person: row.try_get::<Option<String>, _>("person").map_err(fault)?.map(PersonId),
    })
}

pub(super) async fn set_seat(
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

pub(super) async fn save_person(db: &mut PgConnection, person: &Person) -> Result<()> {
    let sql = "INSERT INTO people (id, name, settings, last_seen) VALUES ($1, $2, $3, $4)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, settings = excluded.settings,
                   last_seen = greatest(people.last_seen, excluded.last_seen)";
    let query = sqlx::query(sql).bind(&person.id.0).bind(&person.name).bind(&person.settings);
    query.bind(person.last_seen.0).execute(db).await.map(drop).map_err(fault)
}

pub(super) async fn person(db: &mut PgConnection, id: &PersonId) -> Result<Option<Person>> {
    let query = sqlx::query("SELECT id, name, settings, last_seen FROM people WHERE id = $1").bind(&id.0);
    query.fetch_optional(db).await.map_err(fault)?.as_ref().map(read_person).transpose()
}

pub(super) fn read_person(row: &PgRow) -> Result<Person> {
    Ok(Person {
        id: PersonId(row.try_get("id").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        settings: row.try_get("settings").map_err(fault)?,
        last_seen: Millis(row.try_get("last_seen").map_err(fault)?),
    })
}
