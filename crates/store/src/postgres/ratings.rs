//! Ratings in SQL.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row};

use super::connections::in_time;
use super::fault::fault;
use super::{PostgresStore, number};
use crate::error::{Result, StoreError};
use crate::game::{Head, Millis};
use crate::id::{GameId, PersonId};
use crate::ratings::{CountedResult, RatingStep, RatingStore, StoredRating};

impl RatingStore for PostgresStore {
    async fn ratings_due(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
        ask!(self, db => async {
            let query = sqlx::query_scalar("SELECT game FROM ratings_due WHERE game > $1 ORDER BY game LIMIT $2");
            let query = query.bind(after.map_or("", GameId::as_str)).bind(i64::from(limit));
            let games: Vec<String> = query.fetch_all(db).await.map_err(fault)?;
            Ok(games.iter().filter_map(|game| game.parse().ok()).collect())
        })
    }

    async fn count_result(&self, result: &CountedResult, after: &[StoredRating]) -> Result<bool> {
        change!(self, db => count(db, result, after))
    }

    async fn forget_due(&self, game: &GameId) -> Result<()> {
        ask!(self, db => forget_due(db, game))
    }

    async fn is_counted(&self, game: &GameId) -> Result<bool> {
        ask!(self, db => is_counted(db, game))
    }

    async fn results_after(&self, number: i64, limit: u32) -> Result<Vec<(i64, CountedResult)>> {
        ask!(self, db => async {
            let sql = "SELECT * FROM counted_results WHERE number > $1 ORDER BY number LIMIT $2";
            let rows = sqlx::query(sql).bind(number).bind(i64::from(limit)).fetch_all(db).await.map_err(fault)?;
            rows.iter().map(read_result).collect()
        })
    }

    async fn ratings_of(&self, person: &PersonId) -> Result<Vec<StoredRating>> {
        ask!(self, db => async {
            let query = sqlx::query("SELECT * FROM ratings WHERE person = $1 ORDER BY pool").bind(&person.0);
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_rating).collect()
        })
    }

    async fn rating_history(&self, person: &PersonId, pool: &str, limit: u32) -> Result<Vec<RatingStep>> {
        ask!(self, db => async {
            let sql = "SELECT * FROM rating_history WHERE person = $1 AND pool = $2 ORDER BY games DESC LIMIT $3";
            let query = sqlx::query(sql).bind(&person.0).bind(pool).bind(i64::from(limit));
            query.fetch_all(db).await.map_err(fault)?.iter().rev().map(read_step).collect()
        })
    }

    async fn put_right(&self, rating: &StoredRating, history: &[RatingStep]) -> Result<bool> {
        change!(self, db => put_right(db, rating, history))
    }

    async fn set_listed(&self, person: &PersonId, listed: bool) -> Result<()> {
        change!(self, db => async {
            for sql in
                ["UPDATE ratings SET listed = $2 WHERE person = $1", "UPDATE accounts SET listed = $2 WHERE person = $1"]
            {
                sqlx::query(sql).bind(&person.0).bind(listed).execute(&mut *db).await.map_err(fault)?;
            }
            Ok(())
        })
    }
}

async fn is_counted(db: &mut PgConnection, game: &GameId) -> Result<bool> {
    let query = sqlx::query("SELECT 1 FROM counted_results WHERE game = $1").bind(game.as_str());
    Ok(query.fetch_optional(db).await.map_err(fault)?.is_some())
}

async fn count(db: &mut PgConnection, result: &CountedResult, after: &[StoredRating]) -> Result<bool> {
    if is_counted(db, &result.game).await? {
        forget_due(db, &result.game).await?;
        return Ok(false);
    }
    // Always in the same order, so that two who count wait for each other and never in a circle.
    let mut after: Vec<&StoredRating> = after.iter().collect();
    after.sort_by(|one, other| one.person.cmp(&other.person));
    for rating in after {
        change(db, rating, &result.game).await?;
    }
    // The number comes last, when everybody's rating is locked: whoever counts a later game of theirs gets a later one.
    let sql = "INSERT INTO counted_results (game, pool, time, seats) VALUES ($1, $2, $3, $4)
               ON CONFLICT (game) DO NOTHING";
    let query = sqlx::query(sql).bind(result.game.as_str()).bind(&result.pool).bind(result.time.0).bind(&result.seats);
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 0 {
        return Err(StoreError::Conflict { actual: Head::default() });
    }
    forget_due(db, &result.game).await?;
    Ok(true)
}

/// The rating after one more game; a conflict, which takes everything back, if somebody else has counted one.
async fn change(db: &mut PgConnection, rating: &StoredRating, game: &GameId) -> Result<()> {
    let sql = if rating.games == 1 {
        "INSERT INTO ratings (games, mean, deviation, time, sure_until, person, pool, listed)
         SELECT $1, $2, $3, $4, $5, $6, $7, EXISTS (SELECT 1 FROM accounts WHERE person = $6 AND listed)
         ON CONFLICT DO NOTHING"
    } else {
        "UPDATE ratings SET games = $1, mean = $2, deviation = $3, time = $4, sure_until = $5
         WHERE person = $6 AND pool = $7 AND games = $1 - 1"
    };
    let query = sqlx::query(sql).bind(i64::from(rating.games)).bind(rating.mean).bind(rating.deviation);
    let query = query.bind(rating.time.0).bind(rating.sure_until.0).bind(&rating.person.0).bind(&rating.pool);
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 0 {
        return Err(StoreError::Conflict { actual: Head::default() });
    }
    add_steps(db, rating, &[rating.after(game)]).await
}

async fn add_steps(db: &mut PgConnection, rating: &StoredRating, steps: &[RatingStep]) -> Result<()> {
    let games: Vec<i64> = steps.iter().map(|step| step.games.into()).collect();
    let names: Vec<&str> = steps.iter().map(|step| step.game.as_str()).collect();
    let means: Vec<i64> = steps.iter().map(|step| step.mean).collect();
    let deviations: Vec<i64> = steps.iter().map(|step| step.deviation).collect();
    let times: Vec<i64> = steps.iter().map(|step| step.time.0).collect();
    let sql = "INSERT INTO rating_history (person, pool, games, game, mean, deviation, time)
               SELECT $1, $2, * FROM unnest($3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])";
    let query = sqlx::query(sql).bind(&rating.person.0).bind(&rating.pool).bind(games).bind(names);
    query.bind(means).bind(deviations).bind(times).execute(db).await.map(drop).map_err(fault)
}

async fn forget_due(db: &mut PgConnection, game: &GameId) -> Result<()> {
    let query = sqlx::query("DELETE FROM ratings_due WHERE game = $1").bind(game.as_str());
    query.execute(db).await.map(drop).map_err(fault)
}

async fn put_right(db: &mut PgConnection, rating: &StoredRating, history: &[RatingStep]) -> Result<bool> {
    let sql = "INSERT INTO ratings (games, mean, deviation, time, sure_until, person, pool)
               VALUES ($1, $2, $3, $4, $5, $6, $7)
               ON CONFLICT (person, pool) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
                   time = excluded.time, sure_until = excluded.sure_until
               WHERE ratings.games = excluded.games";
    let query = sqlx::query(sql).bind(i64::from(rating.games)).bind(rating.mean).bind(rating.deviation);
    let query = query.bind(rating.time.0).bind(rating.sure_until.0).bind(&rating.person.0).bind(&rating.pool);
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 0 {
        return Ok(false);
    }
    let query = sqlx::query("DELETE FROM rating_history WHERE person = $1 AND pool = $2");
    query.bind(&rating.person.0).bind(&rating.pool).execute(&mut *db).await.map_err(fault)?;
    add_steps(db, rating, history).await?;
    Ok(true)
}

fn read_result(row: &PgRow) -> Result<(i64, CountedResult)> {
    let result = CountedResult {
        game: game(row)?,
        pool: row.try_get("pool").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
        seats: row.try_get("seats").map_err(fault)?,
    };
    Ok((row.try_get("number").map_err(fault)?, result))
}

pub(super) fn read_rating(row: &PgRow) -> Result<StoredRating> {
    Ok(StoredRating {
        person: PersonId(row.try_get("person").map_err(fault)?),
        pool: row.try_get("pool").map_err(fault)?,
        games: number(row, "games")?,
        mean: row.try_get("mean").map_err(fault)?,
        deviation: row.try_get("deviation").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
        sure_until: Millis(row.try_get("sure_until").map_err(fault)?),
    })
}

fn read_step(row: &PgRow) -> Result<RatingStep> {
    Ok(RatingStep {
        games: number(row, "games")?,
        game: game(row)?,
        mean: row.try_get("mean").map_err(fault)?,
        deviation: row.try_get("deviation").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
    })
}

fn game(row: &PgRow) -> Result<GameId> {
    let id: String = row.try_get("game").map_err(fault)?;
    id.parse().map_err(|_| StoreError::damaged(format!("{id:?} is no name of a game")))
}
