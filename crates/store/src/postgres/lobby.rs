//! Seeks, invitations and tables that wait, in SQL.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row};

use super::PostgresStore;
use super::around::read_seat;
use super::connections::in_time;
use super::fault::fault;
use super::games::{self, read_summary};
use crate::error::{Result, StoreError};
use crate::game::{GameSummary, Millis, NewGame, readable};
use crate::id::{GameId, PersonId};
use crate::lobby::{Ask, LobbyStore, MOST_ASKED, SEEKS_ARE_KEPT, Seek, Seeking, Waiting, check_terms, with_seats};

impl LobbyStore for PostgresStore {
    async fn seek(&self, person: &PersonId, terms: &str, now: Millis, until: Millis) -> Result<()> {
        check_terms(terms)?;
        change!(self, db => seek(db, person, terms, now, until))
    }

    async fn seeking(&self, person: &PersonId, now: Millis) -> Result<Seeking> {
        ask!(self, db => async {
            let sql = "SELECT terms, since, met FROM seeks
                       WHERE person = $1 AND until > CASE WHEN met IS NULL THEN $2 ELSE $3 END";
            let query = sqlx::query(sql).bind(&person.0).bind(now.0).bind(now.0.saturating_sub(SEEKS_ARE_KEPT));
            let row = query.fetch_optional(db).await.map_err(fault)?;
            row.as_ref().map_or(Ok(Seeking::No), read_seeking)
        })
    }

    async fn keep_seeking(&self, person: &PersonId, now: Millis, until: Millis) -> Result<Seeking> {
        ask!(self, db => async {
            let sql = "WITH kept AS (
                           UPDATE seeks SET until = greatest(until, $3) WHERE person = $1 AND met IS NULL AND until > $2
                           RETURNING terms, since, met
                       )
                       SELECT terms, since, met FROM kept
                       UNION ALL SELECT terms, since, met FROM seeks
                           WHERE person = $1 AND met IS NOT NULL AND until > $4 LIMIT 1";
            let query = sqlx::query(sql).bind(&person.0).bind(now.0).bind(until.0);
            let query = query.bind(now.0.saturating_sub(SEEKS_ARE_KEPT));
            let row = query.fetch_optional(db).await.map_err(fault)?;
            row.as_ref().map_or(Ok(Seeking::No), read_seeking)
        })
    }

    async fn stop_seeking(&self, person: &PersonId) -> Result<()> {
        ask!(self, db => async {
            let query = sqlx::query("DELETE FROM seeks WHERE person = $1").bind(&person.0);
            query.execute(db).await.map(drop).map_err(fault)
        })
    }

    async fn seeks(&self, person: &PersonId, now: Millis, limit: u32) -> Result<Vec<Seek>> {
        ask!(self, db => async {
            let sql = "SELECT person, coalesce(name, '') AS name, terms, since FROM seeks
                           LEFT JOIN people ON people.id = seeks.person
                       WHERE met IS NULL AND until > $2 AND person <> $1
                           AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = $1 AND blocked = seeks.person)
                           AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = seeks.person AND blocked = $1)
                       ORDER BY since, person LIMIT $3";
            let query = sqlx::query(sql).bind(&person.0).bind(now.0).bind(i64::from(limit));
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_seek).collect()
        })
    }

    async fn meet(&self, people: &[PersonId], now: Millis, game: &NewGame) -> Result<bool> {
        game.check()?;
        let met = change!(self, db => meet(db, people, now, game));
        // Not all of them were there any more: what was changed is taken back with the error.
        match met {
            Err(StoreError::NotFound { what: "seek" }) => Ok(false),
            met => met.map(|()| true),
        }
    }

    async fn ask_to_table(&self, ask: &Ask) -> Result<bool> {
        ask!(self, db => add_ask(db, ask))
    }

    async fn asked(&self, person: &PersonId, limit: u32) -> Result<Vec<(PersonId, Waiting)>> {
        ask!(self, db => async {
            let sql = "SELECT games.*, asker FROM asks JOIN games ON games.id = asks.game
                       WHERE person = $1 AND status = 'open' AND damage IS NULL ORDER BY time DESC, game LIMIT $2";
            let query = sqlx::query(sql).bind(&person.0).bind(i64::from(limit));
            let rows = query.fetch_all(&mut *db).await.map_err(fault)?;
            let askers: Vec<String> = rows.iter().filter_map(|row| row.try_get("asker").ok()).collect();
            let games = seated(db, rows.iter().map(read_summary).collect::<Result<_>>()?).await?;
            Ok(askers.into_iter().map(PersonId).zip(games).collect())
        })
    }

    async fn asked_to(&self, game: &GameId) -> Result<Vec<PersonId>> {
        ask!(self, db => async {
            let query = sqlx::query_scalar("SELECT person FROM asks WHERE game = $1 ORDER BY person");
            let people: Vec<String> = query.bind(game.as_str()).fetch_all(db).await.map_err(fault)?;
            Ok(people.into_iter().map(PersonId).collect())
        })
    }

    async fn take_ask_back(&self, game: &GameId, person: &PersonId) -> Result<()> {
        ask!(self, db => async {
            let query = sqlx::query("DELETE FROM asks WHERE game = $1 AND person = $2");
            query.bind(game.as_str()).bind(&person.0).execute(db).await.map(drop).map_err(fault)
        })
    }

    async fn companions(&self, person: &PersonId, limit: u32) -> Result<Vec<(PersonId, String)>> {
        ask!(self, db => async {
            let sql = "SELECT other.person AS person, max(name) AS name FROM seats AS mine
                           JOIN games ON games.id = mine.game
                           JOIN seats AS other ON other.game = mine.game AND other.person <> mine.person
                           JOIN people ON people.id = other.person
                       WHERE mine.person = $1 AND name <> ''
                       GROUP BY other.person ORDER BY max(games.updated) DESC, other.person LIMIT $2";
            let query = sqlx::query_as(sql).bind(&person.0).bind(i64::from(limit));
            let rows: Vec<(String, String)> = query.fetch_all(db).await.map_err(fault)?;
            Ok(rows.into_iter().map(|(person, name)| (PersonId(person), name)).collect())
        })
    }

    async fn have_met(&self, one: &PersonId, other: &PersonId) -> Result<bool> {
        ask!(self, db => async {
            let sql = "SELECT EXISTS (SELECT 1 FROM seats AS mine JOIN seats AS theirs USING (game)
                           WHERE mine.person = $1 AND theirs.person = $2)";
            sqlx::query_scalar(sql).bind(&one.0).bind(&other.0).fetch_one(db).await.map_err(fault)
        })
    }

    async fn waiting(&self, limit: u32) -> Result<Vec<Waiting>> {
        ask!(self, db => async {
            let sql = "SELECT * FROM games WHERE public AND status = 'open' AND damage IS NULL
                       ORDER BY updated DESC, id DESC LIMIT $1";
            let rows = sqlx::query(sql).bind(i64::from(limit)).fetch_all(&mut *db).await.map_err(fault)?;
            seated(db, readable(rows.iter().map(read_summary))).await
        })
    }

    async fn watchable(&self, limit: u32) -> Result<Vec<Waiting>> {
        ask!(self, db => async {
            let sql = "SELECT * FROM games WHERE status = 'running' AND public AND damage IS NULL
                       ORDER BY updated DESC, id DESC LIMIT $1";
            let rows = sqlx::query(sql).bind(i64::from(limit)).fetch_all(&mut *db).await.map_err(fault)?;
            seated(db, readable(rows.iter().map(read_summary))).await
        })
    }

    async fn count_running(&self, since: Millis) -> Result<u64> {
        ask!(self, db => async {
            let query = sqlx::query_scalar("SELECT count(*) FROM games WHERE status = 'running' AND updated >= $1");
            let count: i64 = query.bind(since.0).fetch_one(db).await.map_err(fault)?;
            Ok(count.unsigned_abs())
        })
    }

    async fn waiting_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Waiting>> {
        ask!(self, db => async {
            let sql = "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE person = $1)
                           AND status = 'open' AND damage IS NULL ORDER BY updated DESC, id DESC LIMIT $2";
            let query = sqlx::query(sql).bind(&person.0).bind(i64::from(limit));
            let rows = query.fetch_all(&mut *db).await.map_err(fault)?;
            seated(db, readable(rows.iter().map(read_summary))).await
        })
    }
}

/// What refers to somebody who is to be forgotten.
pub(super) const TRACES: [&str; 2] =
    ["DELETE FROM seeks WHERE person = $1", "DELETE FROM asks WHERE person = $1 OR asker = $1"];

async fn seated(db: &mut PgConnection, games: Vec<GameSummary>) -> Result<Vec<Waiting>> {
    let names: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    let sql = "SELECT game, seat, kind, person FROM seats WHERE game = ANY($1) ORDER BY seat";
    let rows = sqlx::query(sql).bind(names).fetch_all(db).await.map_err(fault)?;
    let read = |row: &PgRow| Ok((row.try_get("game").map_err(fault)?, read_seat(row)?));
    Ok(with_seats(games, rows.iter().map(read).collect::<Result<_>>()?))
}

async fn seek(db: &mut PgConnection, person: &PersonId, terms: &str, now: Millis, until: Millis) -> Result<()> {
    let old = now.0.saturating_sub(SEEKS_ARE_KEPT);
    // Rows that somebody else has just locked are not waited for.
    let sql = "DELETE FROM seeks WHERE person IN (SELECT person FROM seeks WHERE until < $1 FOR UPDATE SKIP LOCKED)";
    sqlx::query(sql).bind(old).execute(&mut *db).await.map_err(fault)?;
    let sql = "INSERT INTO seeks (person, terms, since, until) VALUES ($1, $2, $3, $4)
               ON CONFLICT (person) DO UPDATE SET terms = excluded.terms, since = excluded.since,
                   until = excluded.until, met = NULL";
    let query = sqlx::query(sql).bind(&person.0).bind(terms).bind(now.0).bind(until.0);
    query.execute(db).await.map(drop).map_err(fault)
}

async fn meet(db: &mut PgConnection, people: &[PersonId], now: Millis, game: &NewGame) -> Result<()> {
    // Always in the same order, so that two who want the same people wait for each other and never in a circle.
    let people: Vec<&str> = people.iter().map(|person| &*person.0).collect();
    let sql =
        "SELECT person FROM seeks WHERE person = ANY($1) AND met IS NULL AND until > $2 ORDER BY person FOR UPDATE";
    let there = sqlx::query(sql).bind(&people).bind(now.0).fetch_all(&mut *db).await.map_err(fault)?;
    if there.len() != people.len() {
        return Err(StoreError::NotFound { what: "seek" });
    }
    let query = sqlx::query("UPDATE seeks SET met = $1 WHERE person = ANY($2)").bind(game.id.as_str()).bind(&people);
    query.execute(&mut *db).await.map_err(fault)?;
    games::create(db, game).await.map(drop)
}

async fn add_ask(db: &mut PgConnection, ask: &Ask) -> Result<bool> {
    let sql = "INSERT INTO asks (game, person, asker, time) SELECT $1, $2, $3, $4
               WHERE EXISTS (SELECT 1 FROM games WHERE id = $1 AND status = 'open')
                   AND (SELECT count(*) FROM asks WHERE game = $1) < $5
                   AND (SELECT count(*) FROM asks WHERE asker = $3) < $6
                   AND (SELECT count(*) FROM asks WHERE person = $2) < $7
                   AND NOT EXISTS (SELECT 1 FROM blocks
                       WHERE (person = $2 AND blocked = $3) OR (person = $3 AND blocked = $2))
               ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(ask.game.as_str()).bind(&ask.person.0).bind(&ask.asker.0).bind(ask.time.0);
    let query = query.bind(MOST_ASKED[0]).bind(MOST_ASKED[1]).bind(MOST_ASKED[2]);
    Ok(query.execute(db).await.map_err(fault)?.rows_affected() == 1)
}

fn read_seeking(row: &PgRow) -> Result<Seeking> {
    let met: Option<String> = row.try_get("met").map_err(fault)?;
    match met.map(|game| game.parse()) {
        Some(Ok(game)) => Ok(Seeking::Met(game)),
        Some(Err(_)) => Ok(Seeking::No),
        None => Ok(Seeking::Since(Millis(row.try_get("since").map_err(fault)?), row.try_get("terms").map_err(fault)?)),
    }
}

fn read_seek(row: &PgRow) -> Result<Seek> {
    Ok(Seek {
        person: PersonId(row.try_get("person").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        terms: row.try_get("terms").map_err(fault)?,
        since: Millis(row.try_get("since").map_err(fault)?),
    })
}
