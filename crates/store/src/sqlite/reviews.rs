//! Reviews in SQL.

use sqlx::sqlite::{SqliteConnection, SqlitePool};

use super::fault::{fault, fault_or_missing};
use crate::error::Result;
use crate::id::GameId;

pub(super) async fn keep(db: &mut SqliteConnection, game: &GameId, judge: &str, review: &[u8]) -> Result<()> {
    let sql = "INSERT INTO reviews (game, judge, review) VALUES (?, ?, ?)
               ON CONFLICT (game) DO UPDATE SET judge = excluded.judge, review = excluded.review";
    let query = sqlx::query(sql).bind(game.as_str()).bind(judge).bind(review);
    query.execute(db).await.map(drop).map_err(|error| fault_or_missing(error, "game"))
}

pub(super) async fn one(db: &SqlitePool, game: &GameId, judge: &str) -> Result<Option<Vec<u8>>> {
    let query = sqlx::query_scalar("SELECT review FROM reviews WHERE game = ? AND judge = ?");
    query.bind(game.as_str()).bind(judge).fetch_optional(db).await.map_err(fault)
}
