//! The books of those who play, their pages and the ladder, in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use super::fault::fault;
use super::games::json;
use super::ratings::read_rating;
use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{GameId, PersonId};
use crate::played::{Belief, LadderRow, Played, PlayedStore, Profile};

impl PlayedStore for SqliteStore {
    async fn played_due(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
        let query = sqlx::query_scalar("SELECT game FROM played_due WHERE game > ? ORDER BY game LIMIT ?");
        let query = query.bind(after.map_or("", GameId::as_str)).bind(limit);
        let games: Vec<String> = query.fetch_all(&self.readers).await.map_err(fault)?;
        Ok(games.iter().filter_map(|game| game.parse().ok()).collect())
    }

    async fn enter_played(&self, game: &GameId, played: &[Played]) -> Result<()> {
        played.iter().try_for_each(Played::check)?;
        let (game, played) = (game.clone(), played.to_vec());
        self.writer.write(move |db| Box::pin(async move { enter(db, &game, &played).await })).await
    }

    async fn set_skill(&self, game: &GameId, skill: &[(u8, i64)]) -> Result<()> {
        let (game, skill) = (game.clone(), skill.to_vec());
        self.writer.write(move |db| Box::pin(async move { set_skill(db, &game, &skill).await })).await
    }

    async fn played_by(&self, person: &PersonId, before: Option<(Millis, &GameId)>, limit: u32) -> Result<Vec<Played>> {
        let sql =
            "SELECT * FROM played WHERE person = ? AND (time, game) < (?, ?) ORDER BY time DESC, game DESC LIMIT ?";
        let (time, game) = before.map_or((i64::MAX, ""), |(time, game)| (time.0, game.as_str()));
        let query = sqlx::query(sql).bind(&person.0).bind(time).bind(game).bind(limit);
        query.fetch_all(&self.readers).await.map_err(fault)?.iter().map(read_played).collect()
    }

    async fn count_played(&self, person: &PersonId) -> Result<u64> {
        let query = sqlx::query_scalar("SELECT count(*) FROM played WHERE person = ?").bind(&person.0);
        let count: i64 = query.fetch_one(&self.readers).await.map_err(fault)?;
        Ok(count.unsigned_abs())
    }

    async fn have_played(&self, one: &PersonId, other: &PersonId) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM played AS mine JOIN played AS theirs
                       ON theirs.person = ?2 AND theirs.time = mine.time AND theirs.game = mine.game
                       WHERE mine.person = ?1)";
        sqlx::query_scalar(sql).bind(&one.0).bind(&other.0).fetch_one(&self.readers).await.map_err(fault)
    }

    async fn without_profile(&self, limit: u32) -> Result<Vec<PersonId>> {
        let sql = "SELECT person FROM accounts WHERE person NOT IN (SELECT person FROM profiles) LIMIT ?";
        let people: Vec<String> = sqlx::query_scalar(sql).bind(limit).fetch_all(&self.readers).await.map_err(fault)?;
        Ok(people.into_iter().map(PersonId).collect())
    }

    async fn open_profiles(&self, handles: &[(PersonId, String)]) -> Result<()> {
        let handles = json(&handles)?;
        self.writer.write(move |db| Box::pin(async move { open(db, &handles).await })).await
    }

    async fn profile(&self, handle: &str) -> Result<Option<Profile>> {
        let sql = "SELECT person, coalesce(name, '') AS name, since, listed, sees, luck
                   FROM profiles JOIN accounts USING (person) LEFT JOIN people ON people.id = person WHERE handle = ?";
        let row = sqlx::query(sql).bind(handle).fetch_optional(&self.readers).await.map_err(fault)?;
        row.as_ref().map(read_profile).transpose()
    }

    async fn set_profile(&self, person: &PersonId, sees: &str, luck: bool) -> Result<()> {
        let (person, sees) = (person.clone(), sees.to_owned());
        self.writer.write(move |db| Box::pin(async move { set_profile(db, &person, &sees, luck).await })).await
    }

    async fn ladder(&self, pool: &str, now: Millis, after: Option<&PersonId>, limit: u32) -> Result<Vec<LadderRow>> {
        let sql = "SELECT ratings.*, coalesce(name, '') AS name, handle FROM ratings
                       LEFT JOIN people ON people.id = ratings.person
                       LEFT JOIN profiles ON profiles.person = ratings.person
                   WHERE ratings.listed = 1 AND pool = ?1 AND sure_until > ?2
                       AND (mean, ratings.person) < (coalesce((SELECT mean FROM ratings WHERE person = ?3 AND pool = ?1
                               AND listed = 1), 9223372036854775807), coalesce(?3, ''))
                   ORDER BY mean DESC, ratings.person DESC LIMIT ?4";
        let query = sqlx::query(sql).bind(pool).bind(now.0).bind(after.map(|person| &person.0)).bind(limit);
        query.fetch_all(&self.readers).await.map_err(fault)?.iter().map(read_row).collect()
    }

    async fn ladder_then(
        &self,
        pool: &str,
        then: Millis,
        people: Option<&[PersonId]>,
    ) -> Result<Vec<(PersonId, Belief)>> {
        // Two statements: one for both cases would look at everybody on the ladder each time.
        macro_rules! past {
            ($whose:literal) => {
                concat!(
                    "SELECT ratings.person, past.games, past.mean, past.deviation, past.time FROM ratings
                         JOIN rating_history AS past ON past.person = ratings.person AND past.pool = ratings.pool
                         AND past.games = (SELECT games FROM rating_history AS step WHERE step.person = ratings.person
                             AND step.pool = ratings.pool AND step.time <= ?2 ORDER BY games DESC LIMIT 1)
                     WHERE ratings.pool = ?1 AND listed = 1",
                    $whose
                )
            };
        }
        let query = match people {
            Some(people) => sqlx::query_as(past!(" AND ratings.person IN (SELECT value FROM json_each(?3))"))
                .bind(pool)
                .bind(then.0)
                .bind(json(&people)?),
            None => sqlx::query_as(past!("")).bind(pool).bind(then.0),
        };
        let rows: Vec<(String, u32, i64, i64, i64)> = query.fetch_all(&self.readers).await.map_err(fault)?;
        let read = |(person, games, mean, deviation, time)| {
            (PersonId(person), Belief { games, mean, deviation, time: Millis(time) })
        };
        Ok(rows.into_iter().map(read).collect())
    }

    async fn standings(&self, pool: &str, now: Millis) -> Result<Vec<(i64, i64, Millis)>> {
        let sql = "SELECT mean, deviation, time FROM ratings WHERE listed = 1 AND pool = ? AND sure_until > ?";
        let query = sqlx::query_as(sql).bind(pool).bind(now.0);
        let rows: Vec<(i64, i64, i64)> = query.fetch_all(&self.readers).await.map_err(fault)?;
        Ok(rows.into_iter().map(|(mean, deviation, time)| (mean, deviation, Millis(time))).collect())
    }
}

/// What refers to somebody who is to be forgotten.
pub(super) const TRACES: [&str; 2] = ["DELETE FROM played WHERE person = ?1", "DELETE FROM profiles WHERE person = ?1"];

async fn enter(db: &mut SqliteConnection, game: &GameId, played: &[Played]) -> Result<()> {
    for one in played {
        let sql = "INSERT INTO played (person, time, game, seat, players, night, rated, won, stones, skill, card)
                   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(&one.person.0).bind(one.time.0).bind(game.as_str()).bind(one.seat);
        let query = query.bind(one.players).bind(one.night).bind(one.rated).bind(one.won).bind(one.stones);
        query.bind(one.skill).bind(&one.card).execute(&mut *db).await.map_err(fault)?;
    }
    let query = sqlx::query("DELETE FROM played_due WHERE game = ?").bind(game.as_str());
    query.execute(db).await.map(drop).map_err(fault)
}

async fn set_skill(db: &mut SqliteConnection, game: &GameId, skill: &[(u8, i64)]) -> Result<()> {
    for (seat, skill) in skill {
        let query = sqlx::query("UPDATE played SET skill = ?3 WHERE game = ?1 AND seat = ?2");
        query.bind(game.as_str()).bind(seat).bind(skill).execute(&mut *db).await.map_err(fault)?;
    }
    Ok(())
}

async fn open(db: &mut SqliteConnection, handles: &str) -> Result<()> {
    let sql = "INSERT INTO profiles (person, handle) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE TRUE
               ON CONFLICT DO NOTHING";
    sqlx::query(sql).bind(handles).execute(db).await.map(drop).map_err(fault)
}

async fn set_profile(db: &mut SqliteConnection, person: &PersonId, sees: &str, luck: bool) -> Result<()> {
    let query = sqlx::query("UPDATE profiles SET sees = ?2, luck = ?3 WHERE person = ?1");
    query.bind(&person.0).bind(sees).bind(luck).execute(db).await.map(drop).map_err(fault)
}

fn read_played(row: &SqliteRow) -> Result<Played> {
    let game: String = row.try_get("game").map_err(fault)?;
    Ok(Played {
        person: PersonId(row.try_get("person").map_err(fault)?),
        time: Millis(row.try_get("time").map_err(fault)?),
        game: game.parse().map_err(|_| StoreError::damaged(format!("{game:?} is no name of a game")))?,
        seat: row.try_get("seat").map_err(fault)?,
        players: row.try_get("players").map_err(fault)?,
        night: row.try_get("night").map_err(fault)?,
        rated: row.try_get("rated").map_err(fault)?,
        won: row.try_get("won").map_err(fault)?,
        stones: row.try_get("stones").map_err(fault)?,
        skill: row.try_get("skill").map_err(fault)?,
        card: row.try_get("card").map_err(fault)?,
    })
}

fn read_profile(row: &SqliteRow) -> Result<Profile> {
    Ok(Profile {
        person: PersonId(row.try_get("person").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        since: Millis(row.try_get("since").map_err(fault)?),
        listed: row.try_get("listed").map_err(fault)?,
        sees: row.try_get("sees").map_err(fault)?,
        luck: row.try_get("luck").map_err(fault)?,
    })
}

fn read_row(row: &SqliteRow) -> Result<LadderRow> {
    let name = row.try_get("name").map_err(fault)?;
    Ok(LadderRow { rating: read_rating(row)?, name, handle: row.try_get("handle").map_err(fault)? })
}
