//! Card sets in SQL.

use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

use super::fault::fault;
use crate::card_sets::KeptCardSet;
use crate::error::Result;

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
