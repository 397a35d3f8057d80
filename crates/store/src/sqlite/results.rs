//! Results in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::fault::fault;
use crate::error::Result;
use crate::game::Millis;
use crate::id::PersonId;
use crate::results::KeptResult;

pub(super) async fn keep(db: &mut SqliteConnection, result: &KeptResult) -> Result<bool> {
    let sql =
        "INSERT INTO results (contest, person, value, detail, time) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(&result.contest).bind(&result.person.0).bind(result.value);
    let query = query.bind(&result.detail).bind(result.time.0);
    Ok(query.execute(db).await.map_err(fault)?.rows_affected() == 1)
}

pub(super) async fn one(db: &SqlitePool, contest: &str, person: &PersonId) -> Result<Option<KeptResult>> {
    let sql = "SELECT contest, person, value, detail, time FROM results WHERE contest = ? AND person = ?";
    let query = sqlx::query(sql).bind(contest).bind(&person.0);
    query.fetch_optional(db).await.map_err(fault)?.as_ref().map(read).transpose()
}

pub(super) async fn of_person(db: &SqlitePool, person: &PersonId, limit: u32) -> Result<Vec<KeptResult>> {
    let sql = "SELECT contest, person, value, detail, time FROM results WHERE person = ?
               ORDER BY time DESC, contest DESC LIMIT ?";
    let query = sqlx::query(sql).bind(&person.0).bind(limit);
    query.fetch_all(db).await.map_err(fault)?.iter().map(read).collect()
}

pub(super) async fn tally(db: &SqlitePool, contest: &str) -> Result<Vec<(i64, u64)>> {
    let sql = "SELECT value, count(*) FROM results WHERE contest = ? GROUP BY value ORDER BY value";
    let rows: Vec<(i64, i64)> = sqlx::query_as(sql).bind(contest).fetch_all(db).await.map_err(fault)?;
    Ok(rows.into_iter().map(|(value, count)| (value, count.unsigned_abs())).collect())
}

fn read(row: &SqliteRow) -> Result<KeptResult> {
    Ok(KeptResult {
        contest: row.try_get("contest").map_err(fault)?,
        person: PersonId(row.try_get("person").map_err(fault)?),
        value: row.try_get("value").map_err(fault)?,
        detail: row.try_get("detail").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
    })
}
