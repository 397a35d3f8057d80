//! Card sets in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::fault::fault;
use crate::card_sets::KeptCardSet;
use crate::error::Result;

/// Which sets no game names; the words are those of an index.
const UNUSED: &str = "NOT EXISTS (SELECT 1 FROM games
    WHERE substr(header, instr(header, '\"card-set\":\"') + 12, 64) = card_sets.hash)";

pub(super) async fn count_unused(db: &SqlitePool) -> Result<u64> {
    let sql = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM card_sets WHERE {UNUSED}"));
    let count: i64 = sqlx::query_scalar(sql).fetch_one(db).await.map_err(fault)?;
    Ok(count.unsigned_abs())
}

/// A game and its set are written in one transaction, and so is this: no game that is there or comes loses its set.
pub(super) async fn delete_unused(db: &mut SqliteConnection) -> Result<u64> {
    let sql = sqlx::AssertSqlSafe(format!("DELETE FROM card_sets WHERE {UNUSED}"));
    Ok(sqlx::query(sql).execute(db).await.map_err(fault)?.rows_affected())
}

pub(super) async fn keep(db: &mut SqliteConnection, set: &KeptCardSet) -> Result<()> {
    // What has the same hash is the same.
    let query = sqlx::query("INSERT INTO card_sets (hash, text) VALUES (?, ?) ON CONFLICT DO NOTHING");
    query.bind(&set.hash).bind(&set.text).execute(db).await.map(drop).map_err(fault)
}

pub(super) async fn one(db: &SqlitePool, hash: &str) -> Result<Option<String>> {
    sqlx::query_scalar("SELECT text FROM card_sets WHERE hash = ?").bind(hash).fetch_optional(db).await.map_err(fault)
}

pub(super) async fn all(db: &SqlitePool) -> Result<Vec<KeptCardSet>> {
    let read = |row: &SqliteRow| {
        Ok(KeptCardSet { hash: row.try_get("hash").map_err(fault)?, text: row.try_get("text").map_err(fault)? })
    };
    let query = sqlx::query("SELECT hash, text FROM card_sets ORDER BY hash");
    query.fetch_all(db).await.map_err(fault)?.iter().map(read).collect()
}
