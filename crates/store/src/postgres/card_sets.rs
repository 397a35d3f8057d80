//! Card sets in SQL.

use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use super::fault::fault;
use crate::card_sets::KeptCardSet;
use crate::error::Result;

/// Which sets no game names; the words are those of an index.
const UNUSED: &str = "NOT EXISTS (SELECT 1 FROM games
    WHERE substr(header, position('\"card-set\":\"' in header) + 12, 64) COLLATE \"C\" = card_sets.hash)";

pub(super) async fn count_unused(db: &mut PgConnection) -> Result<u64> {
    let sql = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM card_sets WHERE {UNUSED}"));
    let count: i64 = sqlx::query_scalar(sql).fetch_one(db).await.map_err(fault)?;
    Ok(count.unsigned_abs())
}

/// Deletes what no game names. A set that a game is just being created with is [held](hold) and left alone. Once the others
/// are locked it is looked at again, for a game may have come meanwhile; whoever wants one then waits, and brings it again.
pub(super) async fn delete_unused(db: &mut PgConnection) -> Result<u64> {
    let sql = sqlx::AssertSqlSafe(format!("SELECT hash FROM card_sets WHERE {UNUSED} FOR UPDATE SKIP LOCKED"));
    let hashes: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut *db).await.map_err(fault)?;
    if hashes.is_empty() {
        return Ok(0);
    }
    let sql = sqlx::AssertSqlSafe(format!("DELETE FROM card_sets WHERE hash = ANY($1) AND {UNUSED}"));
    Ok(sqlx::query(sql).bind(hashes).execute(db).await.map_err(fault)?.rows_affected())
}

/// Keeps a set, and holds it until the transaction is over: nobody deletes it before the game is there that names it.
pub(super) async fn hold(db: &mut PgConnection, set: &KeptCardSet) -> Result<()> {
    // Mostly it is there, and then many games hold it at a time.
    let query = sqlx::query("SELECT 1 FROM card_sets WHERE hash = $1 FOR KEY SHARE").bind(&set.hash);
    if query.fetch_optional(&mut *db).await.map_err(fault)?.is_some() {
        return Ok(());
    }
    // Somebody else may bring it at the same moment. To do nothing then would not hold it.
    let sql =
        "INSERT INTO card_sets (hash, text) VALUES ($1, $2) ON CONFLICT (hash) DO UPDATE SET text = card_sets.text";
    sqlx::query(sql).bind(&set.hash).bind(&set.text).execute(db).await.map(drop).map_err(fault)
}

pub(super) async fn keep(db: &mut PgConnection, set: &KeptCardSet) -> Result<()> {
    // What has the same hash is the same.
    let query = sqlx::query("INSERT INTO card_sets (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    query.bind(&set.hash).bind(&set.text).execute(db).await.map(drop).map_err(fault)
}

pub(super) async fn one(db: &mut PgConnection, hash: &str) -> Result<Option<String>> {
    sqlx::query_scalar("SELECT text FROM card_sets WHERE hash = $1").bind(hash).fetch_optional(db).await.map_err(fault)
}

pub(super) async fn all(db: &mut PgConnection) -> Result<Vec<KeptCardSet>> {
    let read = |row: &PgRow| {
        Ok(KeptCardSet { hash: row.try_get("hash").map_err(fault)?, text: row.try_get("text").map_err(fault)? })
    };
    let query = sqlx::query("SELECT hash, text FROM card_sets ORDER BY hash");
    query.fetch_all(db).await.map_err(fault)?.iter().map(read).collect()
}
