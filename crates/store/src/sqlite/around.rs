//! What is around a log, in SQL: who sits where, what is said, who does not want to hear it, and who they all are.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::fault::{fault, fault_or_missing};
use crate::chat::{ChatLine, Mute, NewChatLine};
use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{GameId, PersonId, SecretHash};
use crate::people::{Claim, Person, Seat};

pub(super) async fn seats(db: &SqlitePool, game: &GameId) -> Result<Vec<Seat>> {
    let query = sqlx::query("SELECT seat, kind, person FROM seats WHERE game = ? ORDER BY seat").bind(game.as_str());
    query.fetch_all(db).await.map_err(fault)?.iter().map(read_seat).collect()
}

pub(super) fn read_seat(row: &SqliteRow) -> Result<Seat> {
    Ok(Seat {
        number: row.try_get("seat").map_err(fault)?,
        kind: row.try_get("kind").map_err(fault)?,
        person: row.try_get::<Option<String>, _>("person").map_err(fault)?.map(PersonId),
    })
}

pub(super) async fn set_seat(
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

pub(super) async fn say(db: &mut SqliteConnection, game: &GameId, line: &NewChatLine) -> Result<u32> {
    let query = sqlx::query_scalar("UPDATE games SET lines = lines + 1 WHERE id = ? RETURNING lines");
    let number: Option<u32> = query.bind(game.as_str()).fetch_optional(&mut *db).await.map_err(fault)?;
    let number = number.ok_or(StoreError::NotFound { what: "game" })?;
    let sql = "INSERT INTO chat (game, id, seat, name, text, time, person) VALUES (?, ?, ?, ?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(game.as_str()).bind(number).bind(line.seat).bind(&line.name).bind(&line.text);
    let query = query.bind(line.time.0).bind(line.person.as_ref().map(|person| &person.0));
    query.execute(db).await.map_err(fault)?;
    Ok(number)
}

pub(super) async fn chat_since(db: &SqlitePool, game: &GameId, after: u32, limit: u32) -> Result<Vec<ChatLine>> {
    let sql = "SELECT * FROM chat WHERE game = ? AND id > ? ORDER BY id LIMIT ?";
    let query = sqlx::query(sql).bind(game.as_str()).bind(after).bind(limit);
    query.fetch_all(db).await.map_err(fault)?.iter().map(read_line).collect()
}

pub(super) async fn latest_chat(db: &SqlitePool, game: &GameId, limit: u32) -> Result<Vec<ChatLine>> {
    let sql = "SELECT * FROM chat WHERE game = ? ORDER BY id DESC LIMIT ?";
    let query = sqlx::query(sql).bind(game.as_str()).bind(limit);
    query.fetch_all(db).await.map_err(fault)?.iter().rev().map(read_line).collect()
}

pub(super) fn read_line(row: &SqliteRow) -> Result<ChatLine> {
    let line = NewChatLine {
        person: row.try_get::<Option<String>, _>("person").map_err(fault)?.map(PersonId),
        seat: row.try_get("seat").map_err(fault)?,
        name: row.try_get("name").map_err(fault)?,
        text: row.try_get("text").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
    };
    Ok(ChatLine { id: row.try_get("id").map_err(fault)?, line })
}

/// The name that stands for everybody; nobody has it.
const EVERYBODY: &str = "";

pub(super) async fn set_mute(db: &mut SqliteConnection, game: &GameId, mute: &Mute, on: bool) -> Result<()> {
    let sql = if on {
        "INSERT INTO mutes (game, person, muted) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM mutes WHERE game = ? AND person = ? AND muted = ?"
    };
    let muted = mute.muted.as_ref().map_or(EVERYBODY, |muted| &muted.0);
    let query = sqlx::query(sql).bind(game.as_str()).bind(&mute.person.0).bind(muted);
    query.execute(db).await.map(drop).map_err(|error| fault_or_missing(error, "game"))
}

pub(super) async fn mutes(db: &SqlitePool, game: &GameId) -> Result<Vec<Mute>> {
    let sql = "SELECT person, muted FROM mutes WHERE game = ? ORDER BY person, muted";
    sqlx::query(sql).bind(game.as_str()).fetch_all(db).await.map_err(fault)?.iter().map(read_mute).collect()
}

fn read_mute(row: &SqliteRow) -> Result<Mute> {
    let muted: String = row.try_get("muted").map_err(fault)?;
    let muted = Some(muted).filter(|muted| muted != EVERYBODY).map(PersonId);
    Ok(Mute { person: PersonId(row.try_get("person").map_err(fault)?), muted })
}

pub(super) async fn save_person(db: &mut SqliteConnection, person: &Person) -> Result<()> {
    let sql = "INSERT INTO people (id, name, settings, last_seen) VALUES (?, ?, ?, ?)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, settings = excluded.settings,
                   last_seen = max(last_seen, excluded.last_seen)";
    let query = sqlx::query(sql).bind(&person.id.0).bind(&person.name).bind(&person.settings);
    query.bind(person.last_seen.0).execute(db).await.map(drop).map_err(fault)
}

pub(super) async fn person(db: &SqlitePool, id: &PersonId) -> Result<Option<Person>> {
    let query = sqlx::query("SELECT id, name, settings, last_seen FROM people WHERE id = ?").bind(&id.0);
    query.fetch_optional(db).await.map_err(fault)?.as_ref().map(read_person).transpose()
}

pub(super) fn read_person(row: &SqliteRow) -> Result<Person> {
    Ok(Person {
        id: PersonId(row.try_get("id").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        settings: row.try_get("settings").map_err(fault)?,
        last_seen: Millis(row.try_get("last_seen").map_err(fault)?),
    })
}
