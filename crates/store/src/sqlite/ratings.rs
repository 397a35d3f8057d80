//! Ratings in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use super::fault::fault;
use super::games::json;
use crate::error::{Result, StoreError};
use crate::game::{Head, Millis};
use crate::id::{GameId, PersonId};
use crate::ratings::{CountedResult, RatingStep, RatingStore, StoredRating};

impl RatingStore for SqliteStore {
    async fn ratings_due(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
        let query = sqlx::query_scalar("SELECT game FROM ratings_due WHERE game > ? ORDER BY game LIMIT ?");
        let query = query.bind(after.map_or("", GameId::as_str)).bind(limit);
        let games: Vec<String> = query.fetch_all(&self.readers).await.map_err(fault)?;
        Ok(games.iter().filter_map(|game| game.parse().ok()).collect())
    }

    async fn count_result(&self, result: &CountedResult, after: &[StoredRating]) -> Result<bool> {
        let (result, after) = (result.clone(), after.to_vec());
        self.writer.write(move |db| Box::pin(async move { count(db, &result, &after).await })).await
    }

    async fn forget_due(&self, game: &GameId) -> Result<()> {
        let game = game.clone();
        self.writer.write(move |db| Box::pin(async move { forget_due(db, &game).await })).await
    }

    async fn is_counted(&self, game: &GameId) -> Result<bool> {
        let query = sqlx::query("SELECT 1 FROM counted_results WHERE game = ?").bind(game.as_str());
        Ok(query.fetch_optional(&self.readers).await.map_err(fault)?.is_some())
    }

    async fn results_after(&self, number: i64, limit: u32) -> Result<Vec<(i64, CountedResult)>> {
        let sql = "SELECT * FROM counted_results WHERE number > ? ORDER BY number LIMIT ?";
        let rows = sqlx::query(sql).bind(number).bind(limit).fetch_all(&self.readers).await.map_err(fault)?;
        rows.iter().map(read_result).collect()
    }

    async fn ratings_of(&self, person: &PersonId) -> Result<Vec<StoredRating>> {
        let query = sqlx::query("SELECT * FROM ratings WHERE person = ? ORDER BY pool").bind(&person.0);
        query.fetch_all(&self.readers).await.map_err(fault)?.iter().map(read_rating).collect()
    }

    async fn rating_history(&self, person: &PersonId, pool: &str, limit: u32) -> Result<Vec<RatingStep>> {
        let sql = "SELECT * FROM rating_history WHERE person = ? AND pool = ? ORDER BY games DESC LIMIT ?";
        let query = sqlx::query(sql).bind(&person.0).bind(pool).bind(limit);
        query.fetch_all(&self.readers).await.map_err(fault)?.iter().rev().map(read_step).collect()
    }

    async fn put_right(&self, rating: &StoredRating, history: &[RatingStep]) -> Result<bool> {
        let (rating, history) = (rating.clone(), history.to_vec());
        self.writer.write(move |db| Box::pin(async move { put_right(db, &rating, &history).await })).await
    }

    async fn set_listed(&self, person: &PersonId, listed: bool) -> Result<()> {
        let person = person.clone();
        self.writer.write(move |db| Box::pin(async move { set_listed(db, &person, listed).await })).await
    }
}

async fn count(db: &mut SqliteConnection, result: &CountedResult, after: &[StoredRating]) -> Result<bool> {
    let sql = "INSERT INTO counted_results (game, pool, time, seats) VALUES (?, ?, ?, ?) ON CONFLICT (game) DO NOTHING";
    let query = sqlx::query(sql).bind(result.game.as_str()).bind(&result.pool).bind(result.time.0).bind(&result.seats);
    let is_new = query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 1;
    if is_new {
        for rating in after {
            change(db, rating, &result.game).await?;
        }
    }
    forget_due(db, &result.game).await?;
    Ok(is_new)
}

/// The rating after one more game; a conflict, which takes everything back, if somebody else has counted one.
async fn change(db: &mut SqliteConnection, rating: &StoredRating, game: &GameId) -> Result<()> {
    let sql = if rating.games == 1 {
        "INSERT INTO ratings (games, mean, deviation, time, sure_until, person, pool, listed)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, EXISTS (SELECT 1 FROM accounts WHERE person = ?6 AND listed = 1)
         WHERE TRUE ON CONFLICT DO NOTHING"
    } else {
        "UPDATE ratings SET games = ?1, mean = ?2, deviation = ?3, time = ?4, sure_until = ?5
         WHERE person = ?6 AND pool = ?7 AND games = ?1 - 1"
    };
    let query = sqlx::query(sql).bind(rating.games).bind(rating.mean).bind(rating.deviation).bind(rating.time.0);
    let query = query.bind(rating.sure_until.0).bind(&rating.person.0).bind(&rating.pool);
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 0 {
        return Err(StoreError::Conflict { actual: Head::default() });
    }
    add_steps(db, rating, &[rating.after(game)]).await
}

async fn add_steps(db: &mut SqliteConnection, rating: &StoredRating, steps: &[RatingStep]) -> Result<()> {
    let rows: Vec<_> =
        steps.iter().map(|step| (step.games, step.game.as_str(), step.mean, step.deviation, step.time.0)).collect();
    let sql = "INSERT INTO rating_history (person, pool, games, game, mean, deviation, time)
               SELECT ?, ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)";
    let query = sqlx::query(sql).bind(&rating.person.0).bind(&rating.pool).bind(json(&rows)?);
    query.execute(db).await.map(drop).map_err(fault)
}

async fn forget_due(db: &mut SqliteConnection, game: &GameId) -> Result<()> {
    let query = sqlx::query("DELETE FROM ratings_due WHERE game = ?").bind(game.as_str());
    query.execute(db).await.map(drop).map_err(fault)
}

async fn put_right(db: &mut SqliteConnection, rating: &StoredRating, history: &[RatingStep]) -> Result<bool> {
    let sql =
        "INSERT INTO ratings (games, mean, deviation, time, sure_until, person, pool) VALUES (?, ?, ?, ?, ?, ?, ?)
               ON CONFLICT (person, pool) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
                   time = excluded.time, sure_until = excluded.sure_until
               WHERE games = excluded.games";
    let query = sqlx::query(sql).bind(rating.games).bind(rating.mean).bind(rating.deviation).bind(rating.time.0);
    let query = query.bind(rating.sure_until.0).bind(&rating.person.0).bind(&rating.pool);
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 0 {
        return Ok(false);
    }
    let query = sqlx::query("DELETE FROM rating_history WHERE person = ? AND pool = ?");
    query.bind(&rating.person.0).bind(&rating.pool).execute(&mut *db).await.map_err(fault)?;
    add_steps(db, rating, history).await?;
    Ok(true)
}

async fn set_listed(db: &mut SqliteConnection, person: &PersonId, listed: bool) -> Result<()> {
    for sql in ["UPDATE ratings SET listed = ? WHERE person = ?", "UPDATE accounts SET listed = ? WHERE person = ?"] {
        sqlx::query(sql).bind(listed).bind(&person.0).execute(&mut *db).await.map_err(fault)?;
    }
    Ok(())
}

fn read_result(row: &SqliteRow) -> Result<(i64, CountedResult)> {
    let result = CountedResult {
        game: game(row)?,
        pool: row.try_get("pool").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
        seats: row.try_get("seats").map_err(fault)?,
    };
    Ok((row.try_get("number").map_err(fault)?, result))
}

pub(super) fn read_rating(row: &SqliteRow) -> Result<StoredRating> {
    Ok(StoredRating {
        person: PersonId(row.try_get("person").map_err(fault)?),
        pool: row.try_get("pool").map_err(fault)?,
        games: row.try_get("games").map_err(fault)?,
        mean: row.try_get("mean").map_err(fault)?,
        deviation: row.try_get("deviation").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
        sure_until: Millis(row.try_get("sure_until").map_err(fault)?),
    })
}

fn read_step(row: &SqliteRow) -> Result<RatingStep> {
    Ok(RatingStep {
        games: row.try_get("games").map_err(fault)?,
        game: game(row)?,
        mean: row.try_get("mean").map_err(fault)?,
        deviation: row.try_get("deviation").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
    })
}

fn game(row: &SqliteRow) -> Result<GameId> {
    let id: String = row.try_get("game").map_err(fault)?;
    id.parse().map_err(|_| StoreError::damaged(format!("{id:?} is no name of a game")))
}
