//! What is around a log: who sits where, what is said, who does not want to hear it.
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
use crate::id::{GameId, PersonId};

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

fn read_line(row: &PgRow) -> Result<ChatLine> {
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
