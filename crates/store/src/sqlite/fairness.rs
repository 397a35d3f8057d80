//! Blocks, reports, bans and the audit log in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use super::fault::fault;
use super::games::json;
use crate::error::{Result, StoreError};
use crate::fairness::{
    Ban, Banned, Blocked, FairnessStore, MOST_BANS, MOST_BLOCKS, MOST_REPORTS, NewReport, OperatorDeed, Order,
    REPORTS_ARE_KEPT, Report,
};
use crate::game::Millis;
use crate::id::{GameId, PersonId};

impl FairnessStore for SqliteStore {
    async fn block(&self, person: &PersonId, blocked: &Blocked) -> Result<bool> {
        let (person, blocked) = (person.clone(), blocked.clone());
        self.writer.write(move |db| Box::pin(async move { block(db, &person, &blocked).await })).await
    }

    async fn unblock(&self, person: &PersonId, blocked: &PersonId) -> Result<()> {
        let (person, blocked) = (person.clone(), blocked.clone());
        self.writer.write(move |db| Box::pin(async move { unblock(db, &person, &blocked).await })).await
    }

    async fn blocked_by(&self, person: &PersonId) -> Result<Vec<Blocked>> {
        let sql = "SELECT blocked, name, time FROM blocks WHERE person = ? ORDER BY time DESC, blocked";
        let query = sqlx::query(sql).bind(&person.0);
        query.fetch_all(&self.readers).await.map_err(fault)?.iter().map(read_blocked).collect()
    }

    async fn keep_apart(&self, person: &PersonId, others: &[PersonId]) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM blocks, json_each(?2) AS other
                       WHERE (person = ?1 AND blocked = other.value) OR (person = other.value AND blocked = ?1))";
        let query = sqlx::query_scalar(sql).bind(&person.0).bind(json(&others)?);
        query.fetch_one(&self.readers).await.map_err(fault)
    }

    async fn report(&self, report: &NewReport) -> Result<()> {
        report.check()?;
        let report = report.clone();
        self.writer.write(move |db| Box::pin(async move { add_report(db, &report).await })).await
    }

    async fn reports(&self, before: Option<i64>, limit: u32) -> Result<Vec<Report>> {
        let sql = "SELECT * FROM reports WHERE number < ? ORDER BY number DESC LIMIT ?";
        let query = sqlx::query(sql).bind(before.unwrap_or(i64::MAX)).bind(limit);
        query.fetch_all(&self.readers).await.map_err(fault)?.iter().map(read_report).collect()
    }

    async fn bans(&self, now: Millis) -> Result<Vec<Ban>> {
        let sql = "SELECT * FROM bans WHERE until > ? ORDER BY number DESC LIMIT ?";
        let query = sqlx::query(sql).bind(now.0).bind(MOST_BANS);
        query.fetch_all(&self.readers).await.map_err(fault)?.iter().map(read_ban).collect()
    }

    async fn operator_until(&self, person: &PersonId) -> Result<Option<Millis>> {
        let query = sqlx::query_scalar("SELECT until FROM operators WHERE person = ?").bind(&person.0);
        Ok(query.fetch_optional(&self.readers).await.map_err(fault)?.map(Millis))
    }

    async fn operate(&self, order: &Order, deed: &OperatorDeed) -> Result<bool> {
        deed.check()?;
        let (order, deed) = (order.clone(), deed.clone());
        self.writer.write(move |db| Box::pin(async move { operate(db, &order, &deed).await })).await
    }

    async fn deeds(&self, before: Option<i64>, limit: u32) -> Result<Vec<(i64, OperatorDeed)>> {
        let sql = "SELECT * FROM audit WHERE number < ? ORDER BY number DESC LIMIT ?";
        let query = sqlx::query(sql).bind(before.unwrap_or(i64::MAX)).bind(limit);
        query.fetch_all(&self.readers).await.map_err(fault)?.iter().map(read_deed).collect()
    }
}

/// What refers to somebody who is to be forgotten. What was told of them stays, without their name; a ban stays until it
/// ends.
pub(super) const TRACES: [&str; 4] = [
    "DELETE FROM blocks WHERE person = ?1 OR blocked = ?1",
    "UPDATE reports SET reporter = ?2 WHERE reporter = ?1",
    "UPDATE reports SET about = ?2, name = '', said = '' WHERE about = ?1",
    "DELETE FROM operators WHERE person = ?1",
];

async fn block(db: &mut SqliteConnection, person: &PersonId, blocked: &Blocked) -> Result<bool> {
    let sql = "INSERT INTO blocks (person, blocked, name, time) SELECT ?1, ?2, ?3, ?4
               WHERE (SELECT count(*) FROM blocks WHERE person = ?1 AND blocked <> ?2) < ?5
               ON CONFLICT (person, blocked) DO UPDATE SET name = excluded.name";
    let query = sqlx::query(sql).bind(&person.0).bind(&blocked.person.0).bind(&blocked.name).bind(blocked.time.0);
    Ok(query.bind(MOST_BLOCKS).execute(db).await.map_err(fault)?.rows_affected() == 1)
}

async fn unblock(db: &mut SqliteConnection, person: &PersonId, blocked: &PersonId) -> Result<()> {
    let query = sqlx::query("DELETE FROM blocks WHERE person = ? AND blocked = ?").bind(&person.0).bind(&blocked.0);
    query.execute(db).await.map(drop).map_err(fault)
}

async fn add_report(db: &mut SqliteConnection, report: &NewReport) -> Result<()> {
    let sql = "INSERT INTO reports (time, reporter, about, name, game, line, said, reason, words)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number";
    let query = sqlx::query_scalar(sql).bind(report.time.0).bind(&report.reporter.0).bind(&report.about.0);
    let query = query.bind(&report.name).bind(report.game.as_ref().map(GameId::as_str)).bind(report.line);
    let query = query.bind(&report.said).bind(&report.reason).bind(&report.words);
    let number: i64 = query.fetch_one(&mut *db).await.map_err(fault)?;
    let query = sqlx::query("DELETE FROM reports WHERE number <= ? OR time < ?").bind(number - MOST_REPORTS);
    query.bind(report.time.0.saturating_sub(REPORTS_ARE_KEPT)).execute(db).await.map(drop).map_err(fault)
}

async fn operate(db: &mut SqliteConnection, order: &Order, deed: &OperatorDeed) -> Result<bool> {
    let query = match order {
        Order::Ban(who, until) => {
            let (person, network) = match who {
                Banned::Person(person) => (Some(&person.0), None),
                Banned::Network(network) => (None, Some(network)),
            };
            let sql = "INSERT INTO bans (person, network, until) SELECT ?1, ?2, ?3
                       WHERE (SELECT count(*) FROM bans WHERE until > ?4) < ?5";
            sqlx::query(sql).bind(person).bind(network).bind(until.0).bind(deed.time.0).bind(MOST_BANS)
        }
        // It stays as one that is over, so that its number means the same for ever.
        Order::Lift(number) => {
            sqlx::query("UPDATE bans SET until = ?2 WHERE number = ?1 AND until > ?2").bind(number).bind(deed.time.0)
        }
        Order::Close(number) => sqlx::query("UPDATE reports SET done = 1 WHERE number = ? AND done = 0").bind(number),
        Order::Rename(person, name) => {
            sqlx::query("UPDATE people SET name = ?2 WHERE id = ?1").bind(&person.0).bind(name)
        }
        Order::RemoveLine(game, line) => {
            sqlx::query("DELETE FROM chat WHERE game = ? AND id = ?").bind(game.as_str()).bind(line)
        }
        Order::Admit(person, until) => {
            let sql = "INSERT INTO operators (person, until) VALUES (?1, ?2)
                       ON CONFLICT (person) DO UPDATE SET until = excluded.until";
            sqlx::query(sql).bind(&person.0).bind(until.0)
        }
    };
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 0 {
        return Ok(false);
    }
    let sql = "INSERT INTO audit (time, operator, deed, about) VALUES (?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(deed.time.0).bind(&deed.operator).bind(&deed.deed).bind(&deed.about);
    query.execute(db).await.map(|_| true).map_err(fault)
}

fn read_blocked(row: &SqliteRow) -> Result<Blocked> {
    Ok(Blocked {
        person: PersonId(row.try_get("blocked").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
    })
}

fn read_report(row: &SqliteRow) -> Result<Report> {
    let report = NewReport {
        time: Millis(row.try_get("time").map_err(fault)?),
        reporter: PersonId(row.try_get("reporter").map_err(fault)?),
        about: PersonId(row.try_get("about").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        game: row.try_get::<Option<String>, _>("game").map_err(fault)?.and_then(|game| game.parse().ok()),
        line: row.try_get("line").map_err(fault)?,
        said: row.try_get("said").map_err(fault)?,
        reason: row.try_get("reason").map_err(fault)?,
        words: row.try_get("words").map_err(fault)?,
    };
    Ok(Report { number: row.try_get("number").map_err(fault)?, done: row.try_get("done").map_err(fault)?, report })
}

fn read_ban(row: &SqliteRow) -> Result<Ban> {
    let person: Option<String> = row.try_get("person").map_err(fault)?;
    let network: Option<String> = row.try_get("network").map_err(fault)?;
    let who = person.map(|person| Banned::Person(PersonId(person))).or(network.map(Banned::Network));
    Ok(Ban {
        number: row.try_get("number").map_err(fault)?,
        who: who.ok_or_else(|| StoreError::damaged("a ban of nobody"))?,
        until: Millis(row.try_get("until").map_err(fault)?),
    })
}

fn read_deed(row: &SqliteRow) -> Result<(i64, OperatorDeed)> {
    let deed = OperatorDeed {
        time: Millis(row.try_get("time").map_err(fault)?),
        operator: row.try_get("operator").map_err(fault)?,
        deed: row.try_get("deed").map_err(fault)?,
        about: row.try_get("about").map_err(fault)?,
    };
    Ok((row.try_get("number").map_err(fault)?, deed))
}
