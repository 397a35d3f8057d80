//! Chat in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::fault::{fault, fault_or_missing};
use crate::chat::{ChatLine, NewChatLine};
use crate::error::Result;
use crate::game::Millis;
use crate::id::{GameId, PersonId};

pub(super) async fn say(db: &mut SqliteConnection, game: &GameId, line: &NewChatLine) -> Result<u32> {
    let sql = "INSERT INTO chat (game, id, seat, name, text, time, person)
               SELECT ?1, coalesce(max(id), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM chat WHERE game = ?1 RETURNING id";
    let query = sqlx::query_scalar(sql).bind(game.as_str()).bind(line.seat).bind(&line.name).bind(&line.text);
    let query = query.bind(line.time.0).bind(line.person.as_ref().map(|person| &person.0));
    query.fetch_one(db).await.map_err(|error| fault_or_missing(error, "game"))
}

pub(super) async fn since(db: &SqlitePool, game: &GameId, after: u32, limit: u32) -> Result<Vec<ChatLine>> {
    let sql = "SELECT * FROM chat WHERE game = ? AND id > ? ORDER BY id LIMIT ?";
    let query = sqlx::query(sql).bind(game.as_str()).bind(after).bind(limit);
    query.fetch_all(db).await.map_err(fault)?.iter().map(read_line).collect()
}

pub(super) async fn latest(db: &SqlitePool, game: &GameId, limit: u32) -> Result<Vec<ChatLine>> {
    let sql = "SELECT * FROM chat WHERE game = ? ORDER BY id DESC LIMIT ?";
    let query = sqlx::query(sql).bind(game.as_str()).bind(limit);
    query.fetch_all(db).await.map_err(fault)?.iter().rev().map(read_line).collect()
}

fn read_line(row: &SqliteRow) -> Result<ChatLine> {
    let line = NewChatLine {
        person: row.try_get::<Option<String>, _>("person").map_err(fault)?.map(PersonId),
        seat: row.try_get("seat").map_err(fault)?,
        name: row.try_get("name").map_err(fault)?,
        text: row.try_get("text").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
    };
    Ok(ChatLine { id: row.try_get("id").map_err(fault)?, line })
}
