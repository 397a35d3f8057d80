//! Deleting what is too old, in steps that nobody notices. The room is used again; giving it back to the disk is the
//! database's own affair (autovacuum, or `VACUUM FULL` by whoever runs it).

use sqlx::postgres::PgConnection;

use super::card_sets;
use super::fault::fault;
use crate::error::Result;
use crate::game::Millis;
use crate::id::GameId;
use crate::retention::{GAMES_AT_A_TIME, Kind, ROWS_AT_A_TIME, one_step};

/// What is old of a kind of games, untouched since `$1`.
fn old_games(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Open => Some("status = 'open' AND updated < $1 AND seen < $1 AND damage IS NULL"),
        Kind::Unfinished => Some("status = 'running' AND updated < $1 AND seen < $1 AND damage IS NULL"),
        Kind::Finished => Some(
            "status = 'finished' AND updated < $1 AND seen < $1 AND damage IS NULL
             AND position('\"imported\":{' in header) = 0",
        ),
        // The first condition is that of an index which holds nothing else.
        Kind::Imported => {
            Some("position('\"imported\":{' in header) > 0 AND updated < $1 AND seen < $1 AND damage IS NULL")
        }
        Kind::Chat | Kind::People | Kind::CardSets | Kind::Results => None,
    }
}

const OLD_CHAT: &str = "time < $1";
const OLD_RESULTS: &str = "time < $1";
/// Whoever has a seat stays, and whoever has a way back: an account with its code, a passkey, a confirmed e-mail address.
const OLD_PEOPLE: &str = "last_seen < $1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM channels WHERE person = people.id AND kind = 'mail' AND state <> 'unconfirmed')";

/// How much there is to delete.
pub(super) async fn count(db: &mut PgConnection, kind: Kind, before: Millis) -> Result<u64> {
    let (table, old) = match kind {
        Kind::Chat => ("chat", OLD_CHAT),
        Kind::Results => ("results", OLD_RESULTS),
        Kind::People => ("people", OLD_PEOPLE),
        Kind::CardSets => return card_sets::count_unused(db).await,
        games => ("games", old_games(games).unwrap_or("FALSE")),
    };
    let sql = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table} WHERE {old}"));
    let count: i64 = sqlx::query_scalar(sql).bind(before.0).fetch_one(db).await.map_err(fault)?;
    Ok(count.unsigned_abs())
}

/// The games that one step can delete, the oldest first.
pub(super) async fn next_games(db: &mut PgConnection, kind: Kind, before: Millis) -> Result<Vec<GameId>> {
    let Some(old) = old_games(kind) else { return Ok(Vec::new()) };
    let sql = format!("SELECT id, length FROM games WHERE {old} ORDER BY updated LIMIT {GAMES_AT_A_TIME}");
    let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(before.0);
    let rows: Vec<(String, i64)> = query.fetch_all(db).await.map_err(fault)?;
    let read = |(id, length): (String, i64)| Some((id.parse().ok()?, u32::try_from(length).unwrap_or(u32::MAX)));
    Ok(one_step(rows.into_iter().filter_map(read).collect()))
}

/// Deletes a game that is still old, with everything around it, and tells all nodes; says whether it was. Whoever changes
/// the game at the same time has its row: then it is left alone.
pub(super) async fn delete_game(db: &mut PgConnection, kind: Kind, before: Millis, game: &GameId) -> Result<bool> {
    let Some(old) = old_games(kind) else { return Ok(false) };
    let sql = format!("SELECT 1 FROM games WHERE {old} AND id = $2 FOR UPDATE SKIP LOCKED");
    let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(before.0).bind(game.as_str());
    if query.fetch_optional(&mut *db).await.map_err(fault)?.is_none() {
        return Ok(false);
    }
    // What refers to something goes before it.
    for sql in [
        "DELETE FROM reviews WHERE game = $1",
        "DELETE FROM chat WHERE game = $1",
        "DELETE FROM mutes WHERE game = $1",
        "DELETE FROM invitations WHERE game = $1",
        "DELETE FROM seats WHERE game = $1",
        "DELETE FROM entries WHERE game = $1",
        "DELETE FROM leases WHERE game = $1",
        "DELETE FROM uncovered WHERE game = $1",
        "DELETE FROM games WHERE id = $1",
        "SELECT pg_notify('runestones', $1 || ' gone')",
    ] {
        sqlx::query(sql).bind(game.as_str()).execute(&mut *db).await.map_err(fault)?;
    }
    Ok(true)
}

pub(super) async fn delete_chat(db: &mut PgConnection, before: Millis) -> Result<u64> {
    delete_oldest(db, "chat", "game, id", OLD_CHAT, before).await
}

pub(super) async fn delete_results(db: &mut PgConnection, before: Millis) -> Result<u64> {
    delete_oldest(db, "results", "contest, person", OLD_RESULTS, before).await
}

/// Deletes one step of the rows of a table that have a time.
async fn delete_oldest(db: &mut PgConnection, table: &str, key: &str, old: &str, before: Millis) -> Result<u64> {
    let sql = format!(
        "DELETE FROM {table} WHERE ({key}) IN
             (SELECT {key} FROM {table} WHERE {old} ORDER BY time LIMIT {ROWS_AT_A_TIME})"
    );
    let deleted = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(before.0).execute(db).await.map_err(fault)?;
    Ok(deleted.rows_affected())
}

pub(super) async fn delete_people(db: &mut PgConnection, before: Millis) -> Result<u64> {
    let sql = format!(
        "DELETE FROM people WHERE {OLD_PEOPLE} AND id IN
             (SELECT id FROM people WHERE {OLD_PEOPLE} ORDER BY last_seen LIMIT {ROWS_AT_A_TIME})"
    );
    let deleted = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(before.0).execute(db).await.map_err(fault)?;
    Ok(deleted.rows_affected())
}

/// Notes a look at a game that nobody has touched since; the others need not hear of it.
pub(super) async fn touch(db: &mut PgConnection, game: &GameId, since: Millis, now: Millis) -> Result<()> {
    let sql = "UPDATE games SET seen = $3 WHERE id = $1 AND seen < $2 AND updated < $2";
    let query = sqlx::query(sql).bind(game.as_str()).bind(since.0).bind(now.0);
    query.execute(db).await.map(drop).map_err(fault)
}

/// Finds out whether anything can be written.
pub(super) async fn probe(db: &mut PgConnection) -> Result<()> {
    sqlx::query("UPDATE store SET probes = probes + 1").execute(db).await.map(drop).map_err(fault)
}
