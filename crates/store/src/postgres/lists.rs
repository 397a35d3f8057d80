//! Lists of games in SQL.

use sqlx::postgres::{PgConnection, PgRow};

use super::fault::fault;
use super::games::read_summary;
use crate::error::Result;
use crate::game::{GameSummary, Page, Status};
use crate::id::PersonId;

pub(super) async fn with_status(db: &mut PgConnection, status: Status, page: &Page) -> Result<Vec<GameSummary>> {
    let sql = "SELECT * FROM games WHERE status = $1 AND damage IS NULL AND (updated, id) < ($2, $3)
               ORDER BY updated DESC, id DESC LIMIT $4";
    let (updated, id) = place(page);
    let query = sqlx::query(sql).bind(status.as_str()).bind(updated).bind(id).bind(i64::from(page.limit));
    Ok(readable(&query.fetch_all(db).await.map_err(fault)?))
}

pub(super) async fn open_to_all(db: &mut PgConnection, page: &Page) -> Result<Vec<GameSummary>> {
    // The first two conditions are those of an index that holds nothing else.
    let sql = "SELECT * FROM games WHERE public AND status = 'open' AND damage IS NULL AND (updated, id) < ($1, $2)
               ORDER BY updated DESC, id DESC LIMIT $3";
    let (updated, id) = place(page);
    let query = sqlx::query(sql).bind(updated).bind(id).bind(i64::from(page.limit));
    Ok(readable(&query.fetch_all(db).await.map_err(fault)?))
}

pub(super) async fn of_person(db: &mut PgConnection, person: &PersonId, page: &Page) -> Result<Vec<GameSummary>> {
    // Not a join: whoever has two seats in a game sees it once.
    let sql = "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE person = $1) AND (updated, id) < ($2, $3)
               ORDER BY updated DESC, id DESC LIMIT $4";
    let (updated, id) = place(page);
    let query = sqlx::query(sql).bind(&person.0).bind(updated).bind(id).bind(i64::from(page.limit));
    Ok(readable(&query.fetch_all(db).await.map_err(fault)?))
}

/// Where the page begins; no game changes at the end of time.
fn place(page: &Page) -> (i64, &str) {
    page.before.as_ref().map_or((i64::MAX, ""), |cursor| (cursor.updated.0, cursor.id.as_str()))
}

/// One row that makes no sense at all must not hide the others.
fn readable(rows: &[PgRow]) -> Vec<GameSummary> {
    let read = |row: &PgRow| {
        read_summary(row).inspect_err(|error| tracing::warn!(%error, "a game is left out of a list")).ok()
    };
    rows.iter().filter_map(read).collect()
}
