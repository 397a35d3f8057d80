//! Looking through the whole database. The references between rows are the server's to keep.

use sqlx::postgres::PgConnection;

use super::fault::fault;
use crate::error::Result;

/// Everything that is wrong with the games.
pub(super) async fn check(db: &mut PgConnection) -> Result<Vec<String>> {
    let sql = "SELECT id FROM games LEFT JOIN
                   (SELECT game, count(*) AS entries, max(sequence) AS last FROM entries GROUP BY game) AS log ON game = id
               WHERE coalesce(entries, 0) <> length OR coalesce(last, -1) <> length - 1 ORDER BY id";
    let games: Vec<String> = sqlx::query_scalar(sql).fetch_all(db).await.map_err(fault)?;
    let wrong = |game: &String| format!("the entries of game {game} are not those its log should have");
    Ok(games.iter().map(wrong).collect())
}
