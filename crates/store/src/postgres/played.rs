//! The books of those who play, their pages and the ladder, in SQL.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row};

use super::PostgresStore;
use super::connections::in_time;
use super::fault::fault;
use super::ratings::read_rating;
use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{GameId, PersonId};
use crate::played::{Belief, LadderRow, Played, PlayedStore, Profile};

impl PlayedStore for PostgresStore {
    async fn played_due(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
        ask!(self, db => async {
            let query = sqlx::query_scalar("SELECT game FROM played_due WHERE game > $1 ORDER BY game LIMIT $2");
            let query = query.bind(after.map_or("", GameId::as_str)).bind(i64::from(limit));
            let games: Vec<String> = query.fetch_all(db).await.map_err(fault)?;
            Ok(games.iter().filter_map(|game| game.parse().ok()).collect())
        })
    }

    async fn enter_played(&self, game: &GameId, played: &[Played]) -> Result<()> {
        played.iter().try_for_each(Played::check)?;
        change!(self, db => enter(db, game, played))
    }

    async fn set_skill(&self, game: &GameId, skill: &[(u8, i64)]) -> Result<()> {
        ask!(self, db => async {
            let seats: Vec<i16> = skill.iter().map(|(seat, _)| i16::from(*seat)).collect();
            let values: Vec<i64> = skill.iter().map(|(_, skill)| *skill).collect();
            let sql = "UPDATE played SET skill = told.skill FROM unnest($2::smallint[], $3::bigint[]) AS told(seat, skill)
                       WHERE game = $1 AND played.seat = told.seat";
            let query = sqlx::query(sql).bind(game.as_str()).bind(seats).bind(values);
            query.execute(db).await.map(drop).map_err(fault)
        })
    }

    async fn played_by(&self, person: &PersonId, before: Option<(Millis, &GameId)>, limit: u32) -> Result<Vec<Played>> {
        ask!(self, db => async {
            let sql = "SELECT * FROM played WHERE person = $1 AND (time, game) < ($2, $3)
                       ORDER BY time DESC, game DESC LIMIT $4";
            let (time, game) = before.map_or((i64::MAX, ""), |(time, game)| (time.0, game.as_str()));
            let query = sqlx::query(sql).bind(&person.0).bind(time).bind(game).bind(i64::from(limit));
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_played).collect()
        })
    }

    async fn count_played(&self, person: &PersonId) -> Result<u64> {
        ask!(self, db => async {
            let query = sqlx::query_scalar("SELECT count(*) FROM played WHERE person = $1").bind(&person.0);
            let count: i64 = query.fetch_one(db).await.map_err(fault)?;
            Ok(count.unsigned_abs())
        })
    }

    async fn have_played(&self, one: &PersonId, other: &PersonId) -> Result<bool> {
        ask!(self, db => async {
            let sql = "SELECT EXISTS (SELECT 1 FROM played AS mine JOIN played AS theirs
                           ON theirs.person = $2 AND theirs.time = mine.time AND theirs.game = mine.game
                           WHERE mine.person = $1)";
            sqlx::query_scalar(sql).bind(&one.0).bind(&other.0).fetch_one(db).await.map_err(fault)
        })
    }

    async fn without_profile(&self, limit: u32) -> Result<Vec<PersonId>> {
        ask!(self, db => async {
            let sql = "SELECT person FROM accounts WHERE NOT EXISTS
                           (SELECT 1 FROM profiles WHERE profiles.person = accounts.person) LIMIT $1";
            let query = sqlx::query_scalar(sql).bind(i64::from(limit));
            let people: Vec<String> = query.fetch_all(db).await.map_err(fault)?;
            Ok(people.into_iter().map(PersonId).collect())
        })
    }

    async fn open_profiles(&self, handles: &[(PersonId, String)]) -> Result<()> {
        ask!(self, db => async {
            let people: Vec<&str> = handles.iter().map(|(person, _)| &*person.0).collect();
            let names: Vec<&str> = handles.iter().map(|(_, handle)| &**handle).collect();
            let sql = "INSERT INTO profiles (person, handle) SELECT * FROM unnest($1::text[], $2::text[])
                       ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(people).bind(names).execute(db).await.map(drop).map_err(fault)
        })
    }

    async fn profile(&self, handle: &str) -> Result<Option<Profile>> {
        ask!(self, db => async {
            let sql = "SELECT profiles.person, coalesce(name, '') AS name, since, listed, sees, luck
                       FROM profiles JOIN accounts ON accounts.person = profiles.person
                           LEFT JOIN people ON people.id = profiles.person WHERE handle = $1";
            let row = sqlx::query(sql).bind(handle).fetch_optional(db).await.map_err(fault)?;
            row.as_ref().map(read_profile).transpose()
        })
    }

    async fn set_profile(&self, person: &PersonId, sees: &str, luck: bool) -> Result<()> {
        ask!(self, db => async {
            let query = sqlx::query("UPDATE profiles SET sees = $2, luck = $3 WHERE person = $1");
            query.bind(&person.0).bind(sees).bind(luck).execute(db).await.map(drop).map_err(fault)
        })
    }

    async fn ladder(&self, pool: &str, now: Millis, after: Option<&PersonId>, limit: u32) -> Result<Vec<LadderRow>> {
        ask!(self, db => async {
            let sql = "SELECT ratings.*, coalesce(name, '') AS name, handle FROM ratings
                           LEFT JOIN people ON people.id = ratings.person
                           LEFT JOIN profiles ON profiles.person = ratings.person
                       WHERE ratings.listed AND pool = $1 AND sure_until > $2
                           AND (mean, ratings.person) < (coalesce((SELECT mean FROM ratings WHERE person = $3
                                   AND pool = $1 AND listed), 9223372036854775807), coalesce($3, ''))
                       ORDER BY mean DESC, ratings.person DESC LIMIT $4";
            let query = sqlx::query(sql).bind(pool).bind(now.0).bind(after.map(|person| &person.0)).bind(i64::from(limit));
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_row).collect()
        })
    }

    async fn ladder_then(
        &self,
        pool: &str,
        then: Millis,
        people: Option<&[PersonId]>,
    ) -> Result<Vec<(PersonId, Belief)>> {
        let people: Option<Vec<&str>> = people.map(|people| people.iter().map(|person| &*person.0).collect());
        ask!(self, db => async {
            // Two statements: one for both cases would look at everybody on the ladder each time.
            macro_rules! past {
                ($whose:literal) => {
                    concat!(
                        "SELECT ratings.person, past.games, past.mean, past.deviation, past.time FROM ratings
                             CROSS JOIN LATERAL (SELECT games, mean, deviation, time FROM rating_history AS step
                                 WHERE step.person = ratings.person AND step.pool = ratings.pool AND step.time <= $2
                                 ORDER BY games DESC LIMIT 1) AS past
                         WHERE ratings.pool = $1 AND listed",
                        $whose
                    )
                };
            }
            let query = match &people {
                Some(people) => {
                    sqlx::query_as(past!(" AND ratings.person = ANY ($3)")).bind(pool).bind(then.0).bind(people)
                }
                None => sqlx::query_as(past!("")).bind(pool).bind(then.0),
            };
            let rows: Vec<(String, i64, i64, i64, i64)> = query.fetch_all(db).await.map_err(fault)?;
            let read = |(person, games, mean, deviation, time)| {
                let games = u32::try_from(games).unwrap_or(u32::MAX);
                (PersonId(person), Belief { games, mean, deviation, time: Millis(time) })
            };
            Ok(rows.into_iter().map(read).collect())
        })
    }

    async fn standings(&self, pool: &str, now: Millis) -> Result<Vec<(i64, i64, Millis)>> {
        ask!(self, db => async {
            let sql = "SELECT mean, deviation, time FROM ratings WHERE listed AND pool = $1 AND sure_until > $2";
            let query = sqlx::query_as(sql).bind(pool).bind(now.0);
            let rows: Vec<(i64, i64, i64)> = query.fetch_all(db).await.map_err(fault)?;
            Ok(rows.into_iter().map(|(mean, deviation, time)| (mean, deviation, Millis(time))).collect())
        })
    }
}

/// What refers to somebody who is to be forgotten.
pub(super) const TRACES: [&str; 2] = ["DELETE FROM played WHERE person = $1", "DELETE FROM profiles WHERE person = $1"];

async fn enter(db: &mut PgConnection, game: &GameId, played: &[Played]) -> Result<()> {
    for one in played {
        let sql = "INSERT INTO played (person, time, game, seat, players, night, rated, won, stones, skill, card)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(&one.person.0).bind(one.time.0).bind(game.as_str()).bind(i16::from(one.seat));
        let query = query.bind(i16::from(one.players)).bind(one.night).bind(one.rated).bind(i16::from(one.won));
        let query = query.bind(i64::from(one.stones)).bind(one.skill).bind(&one.card);
        query.execute(&mut *db).await.map_err(fault)?;
    }
    let query = sqlx::query("DELETE FROM played_due WHERE game = $1").bind(game.as_str());
    query.execute(db).await.map(drop).map_err(fault)
}

fn read_played(row: &PgRow) -> Result<Played> {
    let game: String = row.try_get("game").map_err(fault)?;
    let small = |column: &'static str| -> Result<u8> {
        let number: i16 = row.try_get(column).map_err(fault)?;
        u8::try_from(number).map_err(|_| StoreError::damaged(format!("{column} {number} is out of range")))
    };
    Ok(Played {
        person: PersonId(row.try_get("person").map_err(fault)?),
        time: Millis(row.try_get("time").map_err(fault)?),
        game: game.parse().map_err(|_| StoreError::damaged(format!("{game:?} is no name of a game")))?,
        seat: small("seat")?,
        players: small("players")?,
        night: row.try_get("night").map_err(fault)?,
        rated: row.try_get("rated").map_err(fault)?,
        won: small("won")?,
        stones: super::number(row, "stones")?,
        skill: row.try_get("skill").map_err(fault)?,
        card: row.try_get("card").map_err(fault)?,
    })
}

fn read_profile(row: &PgRow) -> Result<Profile> {
    Ok(Profile {
        person: PersonId(row.try_get("person").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        since: Millis(row.try_get("since").map_err(fault)?),
        listed: row.try_get("listed").map_err(fault)?,
        sees: row.try_get("sees").map_err(fault)?,
        luck: row.try_get("luck").map_err(fault)?,
    })
}

fn read_row(row: &PgRow) -> Result<LadderRow> {
    let name = row.try_get("name").map_err(fault)?;
    Ok(LadderRow { rating: read_rating(row)?, name, handle: row.try_get("handle").map_err(fault)? })
}
