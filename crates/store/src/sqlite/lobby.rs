//! Seeks, invitations and tables that wait, in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::SqliteStore;
use super::around::read_seat;
use super::fault::fault;
use super::games::{self, json, read_summary};
use crate::error::{Result, StoreError};
use crate::game::{GameSummary, Millis, NewGame, readable};
use crate::id::{GameId, PersonId};
use crate::lobby::{Ask, LobbyStore, MOST_ASKED, SEEKS_ARE_KEPT, Seek, Seeking, Waiting, check_terms, with_seats};

impl LobbyStore for SqliteStore {
    async fn seek(&self, person: &PersonId, terms: &str, now: Millis, until: Millis) -> Result<()> {
        check_terms(terms)?;
        let (person, terms) = (person.clone(), terms.to_owned());
        self.writer.write(move |db| Box::pin(async move { seek(db, &person, &terms, now, until).await })).await
    }

    async fn seeking(&self, person: &PersonId, now: Millis) -> Result<Seeking> {
        let sql = "SELECT terms, since, met FROM seeks WHERE person = ?1 AND until > CASE WHEN met IS NULL THEN ?2 ELSE ?3 END";
        let query = sqlx::query(sql).bind(&person.0).bind(now.0).bind(now.0.saturating_sub(SEEKS_ARE_KEPT));
        query.fetch_optional(&self.readers).await.map_err(fault)?.as_ref().map_or(Ok(Seeking::No), read_seeking)
    }

    async fn keep_seeking(&self, person: &PersonId, now: Millis, until: Millis) -> Result<Seeking> {
        let state = self.seeking(person, now).await?;
        if let Seeking::Since(..) = state {
            let person = person.clone();
            self.writer.write(move |db| Box::pin(async move { prolong(db, &person, until).await })).await?;
        }
        Ok(state)
    }

    async fn stop_seeking(&self, person: &PersonId) -> Result<()> {
        let person = person.clone();
        self.writer.write(move |db| Box::pin(async move { stop(db, &person).await })).await
    }

    async fn seeks(&self, person: &PersonId, now: Millis, limit: u32) -> Result<Vec<Seek>> {
        let sql = "SELECT person, coalesce(name, '') AS name, terms, since FROM seeks
                       LEFT JOIN people ON people.id = seeks.person
                   WHERE met IS NULL AND until > ?2 AND person <> ?1
                       AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = ?1 AND blocked = seeks.person)
                       AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = seeks.person AND blocked = ?1)
                   ORDER BY since, person LIMIT ?3";
        let query = sqlx::query(sql).bind(&person.0).bind(now.0).bind(limit);
        query.fetch_all(&self.readers).await.map_err(fault)?.iter().map(read_seek).collect()
    }

    async fn meet(&self, people: &[PersonId], now: Millis, game: &NewGame) -> Result<bool> {
        game.check()?;
        let (people, game) = (people.to_vec(), game.clone());
        let met = self.writer.write(move |db| Box::pin(async move { meet(db, &people, now, &game).await })).await;
        // Not all of them were there any more: what was changed is taken back with the error.
        match met {
            Err(StoreError::NotFound { what: "seek" }) => Ok(false),
            met => met.map(|()| true),
        }
    }

    async fn ask_to_table(&self, ask: &Ask) -> Result<bool> {
        let ask = ask.clone();
        self.writer.write(move |db| Box::pin(async move { add_ask(db, &ask).await })).await
    }

    async fn asked(&self, person: &PersonId, limit: u32) -> Result<Vec<(PersonId, Waiting)>> {
        let sql = "SELECT games.*, asker FROM asks JOIN games ON games.id = asks.game
                   WHERE person = ? AND status = 'open' AND damage IS NULL ORDER BY time DESC, game LIMIT ?";
        let rows = sqlx::query(sql).bind(&person.0).bind(limit).fetch_all(&self.readers).await.map_err(fault)?;
        let askers: Vec<String> = rows.iter().filter_map(|row| row.try_get("asker").ok()).collect();
        let games = seated(&self.readers, rows.iter().map(read_summary).collect::<Result<_>>()?).await?;
        Ok(askers.into_iter().map(PersonId).zip(games).collect())
    }

    async fn asked_to(&self, game: &GameId) -> Result<Vec<PersonId>> {
        let query = sqlx::query_scalar("SELECT person FROM asks WHERE game = ? ORDER BY person").bind(game.as_str());
        let people: Vec<String> = query.fetch_all(&self.readers).await.map_err(fault)?;
        Ok(people.into_iter().map(PersonId).collect())
    }

    async fn take_ask_back(&self, game: &GameId, person: &PersonId) -> Result<()> {
        let (game, person) = (game.clone(), person.clone());
        self.writer.write(move |db| Box::pin(async move { take_back(db, &game, &person).await })).await
    }

    async fn companions(&self, person: &PersonId, limit: u32) -> Result<Vec<(PersonId, String)>> {
        let sql = "SELECT other.person AS person, name FROM seats AS mine
                       JOIN games ON games.id = mine.game
                       JOIN seats AS other ON other.game = mine.game AND other.person <> mine.person
                       JOIN people ON people.id = other.person
                   WHERE mine.person = ? AND name <> ''
                   GROUP BY other.person ORDER BY max(games.updated) DESC, other.person LIMIT ?";
        let rows: Vec<(String, String)> =
            sqlx::query_as(sql).bind(&person.0).bind(limit).fetch_all(&self.readers).await.map_err(fault)?;
        Ok(rows.into_iter().map(|(person, name)| (PersonId(person), name)).collect())
    }

    async fn have_met(&self, one: &PersonId, other: &PersonId) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seats AS mine JOIN seats AS theirs USING (game)
                       WHERE mine.person = ? AND theirs.person = ?)";
        sqlx::query_scalar(sql).bind(&one.0).bind(&other.0).fetch_one(&self.readers).await.map_err(fault)
    }

    async fn waiting(&self, limit: u32) -> Result<Vec<Waiting>> {
        let sql = "SELECT * FROM games WHERE public = 1 AND status = 'open' AND damage IS NULL
                   ORDER BY updated DESC, id DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(limit).fetch_all(&self.readers).await.map_err(fault)?;
        seated(&self.readers, readable(rows.iter().map(read_summary))).await
    }

    async fn watchable(&self, limit: u32) -> Result<Vec<Waiting>> {
        let sql = "SELECT * FROM games WHERE status = 'running' AND public = 1 AND damage IS NULL
                   ORDER BY updated DESC, id DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(limit).fetch_all(&self.readers).await.map_err(fault)?;
        seated(&self.readers, readable(rows.iter().map(read_summary))).await
    }

    async fn count_running(&self, since: Millis) -> Result<u64> {
        let query = sqlx::query_scalar("SELECT count(*) FROM games WHERE status = 'running' AND updated >= ?");
        let count: i64 = query.bind(since.0).fetch_one(&self.readers).await.map_err(fault)?;
        Ok(count.unsigned_abs())
    }

    async fn waiting_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Waiting>> {
        let sql = "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE person = ?)
                       AND status = 'open' AND damage IS NULL ORDER BY updated DESC, id DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(&person.0).bind(limit).fetch_all(&self.readers).await.map_err(fault)?;
        seated(&self.readers, readable(rows.iter().map(read_summary))).await
    }
}

/// What refers to somebody who is to be forgotten.
pub(super) const TRACES: [&str; 2] =
    ["DELETE FROM seeks WHERE person = ?1", "DELETE FROM asks WHERE person = ?1 OR asker = ?1"];

async fn seated(db: &SqlitePool, games: Vec<GameSummary>) -> Result<Vec<Waiting>> {
    let names: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    let sql = "SELECT game, seat, kind, person FROM seats WHERE game IN (SELECT value FROM json_each(?)) ORDER BY seat";
    let rows = sqlx::query(sql).bind(json(&names)?).fetch_all(db).await.map_err(fault)?;
    let read = |row: &SqliteRow| Ok((row.try_get("game").map_err(fault)?, read_seat(row)?));
    Ok(with_seats(games, rows.iter().map(read).collect::<Result<_>>()?))
}

async fn seek(db: &mut SqliteConnection, person: &PersonId, terms: &str, now: Millis, until: Millis) -> Result<()> {
    let old = now.0.saturating_sub(SEEKS_ARE_KEPT);
    sqlx::query("DELETE FROM seeks WHERE until < ?").bind(old).execute(&mut *db).await.map_err(fault)?;
    let sql = "INSERT INTO seeks (person, terms, since, until) VALUES (?, ?, ?, ?)
               ON CONFLICT (person) DO UPDATE SET terms = excluded.terms, since = excluded.since,
                   until = excluded.until, met = NULL";
    let query = sqlx::query(sql).bind(&person.0).bind(terms).bind(now.0).bind(until.0);
    query.execute(db).await.map(drop).map_err(fault)
}

async fn prolong(db: &mut SqliteConnection, person: &PersonId, until: Millis) -> Result<()> {
    let query = sqlx::query("UPDATE seeks SET until = max(until, ?2) WHERE person = ?1").bind(&person.0).bind(until.0);
    query.execute(db).await.map(drop).map_err(fault)
}

async fn stop(db: &mut SqliteConnection, person: &PersonId) -> Result<()> {
    sqlx::query("DELETE FROM seeks WHERE person = ?").bind(&person.0).execute(db).await.map(drop).map_err(fault)
}

async fn meet(db: &mut SqliteConnection, people: &[PersonId], now: Millis, game: &NewGame) -> Result<()> {
    let sql =
        "UPDATE seeks SET met = ?1 WHERE person IN (SELECT value FROM json_each(?2)) AND met IS NULL AND until > ?3";
    let query = sqlx::query(sql).bind(game.id.as_str()).bind(json(&people)?).bind(now.0);
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() != people.len() as u64 {
        return Err(StoreError::NotFound { what: "seek" });
    }
    games::create(db, game).await.map(drop)
}

async fn add_ask(db: &mut SqliteConnection, ask: &Ask) -> Result<bool> {
    let sql = "INSERT INTO asks (game, person, asker, time) SELECT ?1, ?2, ?3, ?4
               WHERE EXISTS (SELECT 1 FROM games WHERE id = ?1 AND status = 'open')
                   AND (SELECT count(*) FROM asks WHERE game = ?1) < ?5
                   AND (SELECT count(*) FROM asks WHERE asker = ?3) < ?6
                   AND (SELECT count(*) FROM asks WHERE person = ?2) < ?7
                   AND NOT EXISTS (SELECT 1 FROM blocks
                       WHERE (person = ?2 AND blocked = ?3) OR (person = ?3 AND blocked = ?2))
               ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(ask.game.as_str()).bind(&ask.person.0).bind(&ask.asker.0).bind(ask.time.0);
    let query = query.bind(MOST_ASKED[0]).bind(MOST_ASKED[1]).bind(MOST_ASKED[2]);
    Ok(query.execute(db).await.map_err(fault)?.rows_affected() == 1)
}

async fn take_back(db: &mut SqliteConnection, game: &GameId, person: &PersonId) -> Result<()> {
    let query = sqlx::query("DELETE FROM asks WHERE game = ? AND person = ?").bind(game.as_str()).bind(&person.0);
    query.execute(db).await.map(drop).map_err(fault)
}

fn read_seeking(row: &SqliteRow) -> Result<Seeking> {
    let met: Option<String> = row.try_get("met").map_err(fault)?;
    match met.map(|game| game.parse()) {
        Some(Ok(game)) => Ok(Seeking::Met(game)),
        Some(Err(_)) => Ok(Seeking::No),
        None => Ok(Seeking::Since(Millis(row.try_get("since").map_err(fault)?), row.try_get("terms").map_err(fault)?)),
    }
}

fn read_seek(row: &SqliteRow) -> Result<Seek> {
    Ok(Seek {
        person: PersonId(row.try_get("person").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        terms: row.try_get("terms").map_err(fault)?,
        since: Millis(row.try_get("since").map_err(fault)?),
    })
}
