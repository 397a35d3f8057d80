//! Blocks, reports, bans and the audit log in SQL.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row};

use super::PostgresStore;
use super::around::{lock, tell};
use super::connections::in_time;
use super::fault::fault;
use crate::error::{Result, StoreError};
use crate::fairness::{
    Ban, Banned, Blocked, FairnessStore, MOST_BANS, MOST_BLOCKS, MOST_REPORTS, NewReport, OperatorDeed, Order,
    REPORTS_ARE_KEPT, Report,
};
use crate::game::Millis;
use crate::id::{GameId, PersonId};

impl FairnessStore for PostgresStore {
    async fn block(&self, person: &PersonId, blocked: &Blocked) -> Result<bool> {
        ask!(self, db => async {
            let sql = "INSERT INTO blocks (person, blocked, name, time) SELECT $1, $2, $3, $4
                       WHERE (SELECT count(*) FROM blocks WHERE person = $1 AND blocked <> $2) < $5
                       ON CONFLICT (person, blocked) DO UPDATE SET name = excluded.name";
            let query = sqlx::query(sql).bind(&person.0).bind(&blocked.person.0).bind(&blocked.name);
            let query = query.bind(blocked.time.0).bind(i64::from(MOST_BLOCKS));
            Ok(query.execute(db).await.map_err(fault)?.rows_affected() == 1)
        })
    }

    async fn unblock(&self, person: &PersonId, blocked: &PersonId) -> Result<()> {
        ask!(self, db => async {
            let query = sqlx::query("DELETE FROM blocks WHERE person = $1 AND blocked = $2");
            query.bind(&person.0).bind(&blocked.0).execute(db).await.map(drop).map_err(fault)
        })
    }

    async fn blocked_by(&self, person: &PersonId) -> Result<Vec<Blocked>> {
        ask!(self, db => async {
            let sql = "SELECT blocked, name, time FROM blocks WHERE person = $1 ORDER BY time DESC, blocked";
            let query = sqlx::query(sql).bind(&person.0);
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_blocked).collect()
        })
    }

    async fn keep_apart(&self, person: &PersonId, others: &[PersonId]) -> Result<bool> {
        ask!(self, db => async {
            let others: Vec<&str> = others.iter().map(|other| &*other.0).collect();
            let sql = "SELECT EXISTS (SELECT 1 FROM blocks WHERE person = $1 AND blocked = ANY($2))
                           OR EXISTS (SELECT 1 FROM blocks WHERE person = ANY($2) AND blocked = $1)";
            sqlx::query_scalar(sql).bind(&person.0).bind(others).fetch_one(db).await.map_err(fault)
        })
    }

    async fn report(&self, report: &NewReport) -> Result<()> {
        report.check()?;
        change!(self, db => add_report(db, report))
    }

    async fn reports(&self, before: Option<i64>, limit: u32) -> Result<Vec<Report>> {
        ask!(self, db => async {
            let sql = "SELECT * FROM reports WHERE number < $1 ORDER BY number DESC LIMIT $2";
            let query = sqlx::query(sql).bind(before.unwrap_or(i64::MAX)).bind(i64::from(limit));
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_report).collect()
        })
    }

    async fn bans(&self, now: Millis) -> Result<Vec<Ban>> {
        ask!(self, db => async {
            let sql = "SELECT * FROM bans WHERE until > $1 ORDER BY number DESC LIMIT $2";
            let query = sqlx::query(sql).bind(now.0).bind(MOST_BANS);
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_ban).collect()
        })
    }

    async fn operator_until(&self, person: &PersonId) -> Result<Option<Millis>> {
        ask!(self, db => async {
            let query = sqlx::query_scalar("SELECT until FROM operators WHERE person = $1").bind(&person.0);
            Ok(query.fetch_optional(db).await.map_err(fault)?.map(Millis))
        })
    }

    async fn operate(&self, order: &Order, deed: &OperatorDeed) -> Result<bool> {
        deed.check()?;
        change!(self, db => operate(db, order, deed))
    }

    async fn deeds(&self, before: Option<i64>, limit: u32) -> Result<Vec<(i64, OperatorDeed)>> {
        ask!(self, db => async {
            let sql = "SELECT * FROM audit WHERE number < $1 ORDER BY number DESC LIMIT $2";
            let query = sqlx::query(sql).bind(before.unwrap_or(i64::MAX)).bind(i64::from(limit));
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_deed).collect()
        })
    }
}

/// What refers to somebody who is to be forgotten. What was told of them stays, without their name; a ban stays until it
/// ends.
pub(super) const TRACES: [&str; 4] = [
    "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
    "UPDATE reports SET reporter = $2 WHERE reporter = $1",
    "UPDATE reports SET about = $2, name = '', said = '' WHERE about = $1",
    "DELETE FROM operators WHERE person = $1",
];

async fn add_report(db: &mut PgConnection, report: &NewReport) -> Result<()> {
    let sql = "INSERT INTO reports (time, reporter, about, name, game, line, said, reason, words)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING number";
    let query = sqlx::query_scalar(sql).bind(report.time.0).bind(&report.reporter.0).bind(&report.about.0);
    let query =
        query.bind(&report.name).bind(report.game.as_ref().map(GameId::as_str)).bind(report.line.map(i64::from));
    let query = query.bind(&report.said).bind(&report.reason).bind(&report.words);
    let number: i64 = query.fetch_one(&mut *db).await.map_err(fault)?;
    let query = sqlx::query("DELETE FROM reports WHERE number <= $1 OR time < $2").bind(number - MOST_REPORTS);
    query.bind(report.time.0.saturating_sub(REPORTS_ARE_KEPT)).execute(db).await.map(drop).map_err(fault)
}

async fn operate(db: &mut PgConnection, order: &Order, deed: &OperatorDeed) -> Result<bool> {
    if let Order::RemoveLine(game, _) = order {
        lock(db, game).await?;
    }
    let query = match order {
        Order::Ban(who, until) => {
            let (person, network) = match who {
                Banned::Person(person) => (Some(&person.0), None),
                Banned::Network(network) => (None, Some(network)),
            };
            let sql = "INSERT INTO bans (person, network, until) SELECT $1, $2, $3
                       WHERE (SELECT count(*) FROM bans WHERE until > $4) < $5";
            sqlx::query(sql).bind(person).bind(network).bind(until.0).bind(deed.time.0).bind(MOST_BANS)
        }
        // It stays as one that is over, so that its number means the same for ever.
        Order::Lift(number) => {
            sqlx::query("UPDATE bans SET until = $2 WHERE number = $1 AND until > $2").bind(number).bind(deed.time.0)
        }
        Order::Close(number) => {
            sqlx::query("UPDATE reports SET done = TRUE WHERE number = $1 AND NOT done").bind(number)
        }
        Order::Rename(person, name) => {
            sqlx::query("UPDATE people SET name = $2 WHERE id = $1").bind(&person.0).bind(name)
        }
        Order::RemoveLine(game, line) => {
            sqlx::query("DELETE FROM chat WHERE game = $1 AND id = $2").bind(game.as_str()).bind(i64::from(*line))
        }
        Order::Admit(person, until) => {
            let sql = "INSERT INTO operators (person, until) VALUES ($1, $2)
                       ON CONFLICT (person) DO UPDATE SET until = excluded.until";
            sqlx::query(sql).bind(&person.0).bind(until.0)
        }
    };
    if query.execute(&mut *db).await.map_err(fault)?.rows_affected() == 0 {
        return Ok(false);
    }
    let sql = "INSERT INTO audit (time, operator, deed, about) VALUES ($1, $2, $3, $4)";
    let query = sqlx::query(sql).bind(deed.time.0).bind(&deed.operator).bind(&deed.deed).bind(&deed.about);
    query.execute(&mut *db).await.map_err(fault)?;
    match order {
        Order::RemoveLine(game, _) => tell(db, game).await?,
        Order::Ban(..) | Order::Lift(_) => {
            sqlx::query("SELECT pg_notify('runestones', 'bans')").execute(db).await.map_err(fault)?;
        }
        Order::Close(_) | Order::Rename(..) | Order::Admit(..) => {}
    }
    Ok(true)
}

fn read_blocked(row: &PgRow) -> Result<Blocked> {
    Ok(Blocked {
        person: PersonId(row.try_get("blocked").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        time: Millis(row.try_get("time").map_err(fault)?),
    })
}

fn read_report(row: &PgRow) -> Result<Report> {
    let line: Option<i64> = row.try_get("line").map_err(fault)?;
    let report = NewReport {
        time: Millis(row.try_get("time").map_err(fault)?),
        reporter: PersonId(row.try_get("reporter").map_err(fault)?),
        about: PersonId(row.try_get("about").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        game: row.try_get::<Option<String>, _>("game").map_err(fault)?.and_then(|game| game.parse().ok()),
        line: line.and_then(|line| u32::try_from(line).ok()),
        said: row.try_get("said").map_err(fault)?,
        reason: row.try_get("reason").map_err(fault)?,
        words: row.try_get("words").map_err(fault)?,
    };
    Ok(Report { number: row.try_get("number").map_err(fault)?, done: row.try_get("done").map_err(fault)?, report })
}

fn read_ban(row: &PgRow) -> Result<Ban> {
    let person: Option<String> = row.try_get("person").map_err(fault)?;
    let network: Option<String> = row.try_get("network").map_err(fault)?;
    let who = person.map(|person| Banned::Person(PersonId(person))).or(network.map(Banned::Network));
    Ok(Ban {
        number: row.try_get("number").map_err(fault)?,
        who: who.ok_or_else(|| StoreError::damaged("a ban of nobody"))?,
        until: Millis(row.try_get("until").map_err(fault)?),
    })
}

fn read_deed(row: &PgRow) -> Result<(i64, OperatorDeed)> {
    let deed = OperatorDeed {
        time: Millis(row.try_get("time").map_err(fault)?),
        operator: row.try_get("operator").map_err(fault)?,
        deed: row.try_get("deed").map_err(fault)?,
        about: row.try_get("about").map_err(fault)?,
    };
    Ok((row.try_get("number").map_err(fault)?, deed))
}
