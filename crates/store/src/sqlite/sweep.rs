//! Deleting what is too old, in steps that nobody notices, and giving the room back to the disk.
//!
//! What there is to delete is looked for by a reader; then the writer looks again and deletes, in one transaction, so
//! whatever was touched in between stays. A step that was interrupted was not made.
//!
//! The file becomes smaller by incremental vacuum: pages from its end move into the gaps, a few at a time. A full `VACUUM`
//! would write the whole database once more, keep everybody waiting and need as much room again; it is for `tidy`, and for
//! small files of an older version, which have to be rewritten once before they can shrink.

use sqlx::sqlite::{SqliteConnection, SqlitePool};

use super::card_sets;
use super::fault::fault;
use super::games::json;
use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{GameId, PersonId};
use crate::retention::{GAMES_AT_A_TIME, Kind, ROWS_AT_A_TIME, one_step};

/// What is old of a kind of games, untouched since `?1`.
fn old_games(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Open => Some("status = 'open' AND updated < ?1 AND seen < ?1 AND damage IS NULL"),
        Kind::Unfinished => Some("status = 'running' AND updated < ?1 AND seen < ?1 AND damage IS NULL"),
        Kind::Finished => Some(
            "status = 'finished' AND updated < ?1 AND seen < ?1 AND damage IS NULL
             AND instr(header, '\"imported\":{') = 0",
        ),
        // The first condition is that of an index which holds nothing else.
        Kind::Imported => Some("instr(header, '\"imported\":{') > 0 AND updated < ?1 AND seen < ?1 AND damage IS NULL"),
        Kind::Chat | Kind::People | Kind::CardSets | Kind::Results => None,
    }
}

const OLD_CHAT: &str = "time < ?1";
const OLD_RESULTS: &str = "time < ?1";
/// Whoever has a seat stays, and whoever has a way back: an account with its code, a passkey, a confirmed e-mail address.
const OLD_PEOPLE: &str = "last_seen < ?1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM channels WHERE person = people.id AND kind = 'mail' AND state <> 'unconfirmed')";

/// How much there is to delete.
pub(super) async fn count(db: &SqlitePool, kind: Kind, before: Millis) -> Result<u64> {
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
pub(super) async fn next_games(db: &SqlitePool, kind: Kind, before: Millis) -> Result<Vec<GameId>> {
    let Some(old) = old_games(kind) else { return Ok(Vec::new()) };
    let sql = format!("SELECT id, length FROM games WHERE {old} ORDER BY updated LIMIT {GAMES_AT_A_TIME}");
    let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(before.0);
    let rows: Vec<(String, u32)> = query.fetch_all(db).await.map_err(fault)?;
    Ok(one_step(rows.into_iter().filter_map(|(id, length)| Some((id.parse().ok()?, length))).collect()))
}

/// Deletes those of the games that are still old, with everything around them.
pub(super) async fn delete_games(
    db: &mut SqliteConnection,
    kind: Kind,
    before: Millis,
    games: &[GameId],
) -> Result<Vec<GameId>> {
    let Some(old) = old_games(kind) else { return Ok(Vec::new()) };
    let sql = format!("SELECT id FROM games WHERE {old} AND id IN (SELECT value FROM json_each(?2))");
    let query = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).bind(before.0).bind(json(&games)?);
    let names: Vec<String> = query.fetch_all(&mut *db).await.map_err(fault)?;
    let list = json(&names)?;
    // What refers to something goes before it.
    for sql in [
        "DELETE FROM reviews WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM chat WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM mutes WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM invitations WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM seats WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM entries WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM games WHERE id IN (SELECT value FROM json_each(?))",
    ] {
        sqlx::query(sql).bind(&list).execute(&mut *db).await.map_err(fault)?;
    }
    Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
}

pub(super) async fn delete_chat(db: &mut SqliteConnection, before: Millis) -> Result<u64> {
    delete_oldest(db, "chat", "game, id", OLD_CHAT, before).await
}

pub(super) async fn delete_results(db: &mut SqliteConnection, before: Millis) -> Result<u64> {
    delete_oldest(db, "results", "contest, person", OLD_RESULTS, before).await
}

/// Deletes one step of the rows of a table that have a time.
async fn delete_oldest(db: &mut SqliteConnection, table: &str, key: &str, old: &str, before: Millis) -> Result<u64> {
    let sql = format!(
        "DELETE FROM {table} WHERE ({key}) IN
             (SELECT {key} FROM {table} WHERE {old} ORDER BY time LIMIT {ROWS_AT_A_TIME})"
    );
    let deleted = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(before.0).execute(db).await.map_err(fault)?;
    Ok(deleted.rows_affected())
}

pub(super) async fn next_people(db: &SqlitePool, before: Millis) -> Result<Vec<PersonId>> {
    let sql = format!("SELECT id FROM people WHERE {OLD_PEOPLE} ORDER BY last_seen LIMIT {ROWS_AT_A_TIME}");
    let query = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).bind(before.0);
    Ok(query.fetch_all(db).await.map_err(fault)?.into_iter().map(PersonId).collect())
}

pub(super) async fn delete_people(db: &mut SqliteConnection, before: Millis, people: &[PersonId]) -> Result<u64> {
    let sql = format!("DELETE FROM people WHERE {OLD_PEOPLE} AND id IN (SELECT value FROM json_each(?2))");
    let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(before.0).bind(json(&people)?);
    Ok(query.execute(db).await.map_err(fault)?.rows_affected())
}

/// Whether a look at a game is worth noting: it is there, and nobody touched it since.
pub(super) async fn is_unseen(db: &SqlitePool, game: &GameId, since: Millis) -> Result<bool> {
    let sql = "SELECT 1 FROM games WHERE id = ? AND seen < ? AND updated < ?";
    let query = sqlx::query(sql).bind(game.as_str()).bind(since.0).bind(since.0);
    Ok(query.fetch_optional(db).await.map_err(fault)?.is_some())
}

pub(super) async fn touch(db: &mut SqliteConnection, game: &GameId, now: Millis) -> Result<()> {
    let query = sqlx::query("UPDATE games SET seen = max(seen, ?) WHERE id = ?").bind(now.0).bind(game.as_str());
    query.execute(db).await.map(drop).map_err(fault)
}

/// A few gaps are soon filled again: this many pages (1 MiB) stay.
const GAPS: i64 = 256;

/// How many pages (256 KiB) move in one step.
const STEP: i64 = 64;

/// How many pages should be given back; none if the file cannot shrink in steps.
pub(super) async fn gaps(db: &SqlitePool) -> Result<i64> {
    let incremental: i64 = sqlx::query_scalar("PRAGMA auto_vacuum").fetch_one(db).await.map_err(fault)?;
    let free: i64 = sqlx::query_scalar("PRAGMA freelist_count").fetch_one(db).await.map_err(fault)?;
    Ok(if incremental == 2 { (free - GAPS).max(0) } else { 0 })
}

pub(super) async fn give_back(db: &mut SqliteConnection) -> Result<()> {
    let sql = sqlx::AssertSqlSafe(format!("PRAGMA incremental_vacuum({STEP})"));
    sqlx::query(sql).fetch_all(db).await.map(drop).map_err(fault)
}

/// Writes the whole database once more, without gaps. It may be killed at any moment: then the old one is still there.
pub(super) async fn rewrite(db: &mut SqliteConnection) -> Result<()> {
    sqlx::query("VACUUM").execute(&mut *db).await.map_err(fault)?;
    // It went through the log; the file itself shrinks when that is brought in.
    super::checkpoint::bring_in(db).await
}

/// Whether the database was made by a version whose files cannot shrink in steps, and how large it is in bytes.
pub(super) async fn cannot_shrink(db: &mut SqliteConnection) -> Result<Option<i64>, StoreError> {
    let mut number =
        async |sql: &'static str| sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut *db).await.map_err(fault);
    if number("PRAGMA auto_vacuum").await? != 0 {
        return Ok(None);
    }
    Ok(Some(number("PRAGMA page_count").await? * number("PRAGMA page_size").await?))
}
