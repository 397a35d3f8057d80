//! Accounts in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use super::around::read_line;
use super::{fairness, lobby, played};

use super::fault::fault;
use crate::accounts::{Account, AccountStore, Device, MOST_DEVICES, Owner};
use crate::chat::ChatLine;
use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{GameId, PersonId, SecretHash};

impl AccountStore for SqliteStore {
    async fn keep_account(&self, person: &PersonId, device: &Device) -> Result<()> {
        let (person, device) = (person.clone(), device.clone());
        self.writer.write(move |db| Box::pin(async move { keep(db, &person, &device).await })).await
    }

    async fn account(&self, person: &PersonId) -> Result<Option<Account>> {
        let db = &self.readers;
        let sql = "SELECT since, code IS NOT NULL AS has_code, listed FROM accounts WHERE person = ?1";
        let row = sqlx::query(sql).bind(&person.0).fetch_optional(db).await.map_err(fault)?;
        row.as_ref().map(read_account).transpose()
    }

    async fn set_code(&self, person: &PersonId, code: &SecretHash) -> Result<bool> {
        let (person, code) = (person.clone(), code.clone());
        self.writer.write(move |db| Box::pin(async move { set_code(db, &person, &code).await })).await
    }

    async fn person_of_code(&self, code: &SecretHash) -> Result<Option<PersonId>> {
        let db = &self.readers;
        let query = sqlx::query_scalar("SELECT person FROM accounts WHERE code = ?1").bind(&code.0);
        Ok(query.fetch_optional(db).await.map_err(fault)?.map(PersonId))
    }

    async fn owner(&self, secret: &SecretHash) -> Result<Owner> {
        let db = &self.readers;
        let query = sqlx::query("SELECT person, ended FROM devices WHERE secret = ?1").bind(&secret.0);
        match query.fetch_optional(db).await.map_err(fault)? {
            None => Ok(Owner::Itself),
            Some(row) if row.try_get("ended").map_err(fault)? => Ok(Owner::Nobody),
            Some(row) => Ok(Owner::Of(PersonId(row.try_get("person").map_err(fault)?))),
        }
    }

    async fn devices(&self, person: &PersonId) -> Result<Vec<Device>> {
        let db = &self.readers;
        let sql = "SELECT * FROM devices WHERE person = ?1 AND NOT ended ORDER BY created, secret";
        let rows = sqlx::query(sql).bind(&person.0).fetch_all(db).await.map_err(fault)?;
        rows.iter().map(read_device).collect()
    }

    async fn add_device(&self, person: &PersonId, device: &Device) -> Result<()> {
        let (person, device) = (person.clone(), device.clone());
        self.writer.write(move |db| Box::pin(async move { add(db, &person, &device).await })).await
    }

    async fn end_device(&self, person: &PersonId, secret: &SecretHash) -> Result<()> {
        let (person, secret) = (person.clone(), secret.clone());
        self.writer.write(move |db| Box::pin(async move { end(db, &person, &secret).await })).await
    }

    async fn make_link(&self, person: &PersonId, secret: &SecretHash, until: Millis) -> Result<()> {
        let (person, secret) = (person.clone(), secret.clone());
        self.writer.write(move |db| Box::pin(async move { make_link(db, &person, &secret, until).await })).await
    }

    async fn link_owner(&self, secret: &SecretHash, now: Millis) -> Result<Option<PersonId>> {
        let db = &self.readers;
        let query = sqlx::query_scalar("SELECT person FROM device_links WHERE secret = ?1 AND until > ?2");
        Ok(query.bind(&secret.0).bind(now.0).fetch_optional(db).await.map_err(fault)?.map(PersonId))
    }

    async fn use_link(&self, secret: &SecretHash, now: Millis) -> Result<Option<PersonId>> {
        let secret = secret.clone();
        self.writer.write(move |db| Box::pin(async move { use_link(db, &secret, now).await })).await
    }

    async fn said_by(&self, person: &PersonId, limit: u32) -> Result<Vec<(GameId, ChatLine)>> {
        let db = &self.readers;
        let sql = "SELECT * FROM chat WHERE person = ?1 ORDER BY time DESC LIMIT ?2";
        let query = sqlx::query(sql).bind(&person.0).bind(i64::from(limit));
        query.fetch_all(db).await.map_err(fault)?.iter().map(read_said).collect()
    }

    async fn forget_person(&self, person: &PersonId, nobody: &PersonId) -> Result<()> {
        let (person, nobody) = (person.clone(), nobody.clone());
        self.writer.write(move |db| Box::pin(async move { forget(db, &person, &nobody).await })).await
    }
}

async fn keep(db: &mut SqliteConnection, person: &PersonId, device: &Device) -> Result<()> {
    let sql = "INSERT INTO accounts (person, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    sqlx::query(sql).bind(&person.0).bind(device.created.0).execute(&mut *db).await.map_err(fault)?;
    insert(db, person, device).await
}

async fn insert(db: &mut SqliteConnection, person: &PersonId, device: &Device) -> Result<()> {
    let sql = "INSERT INTO devices (secret, person, label, created) VALUES (?1, ?2, ?3, ?4)
               ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(&device.secret.0).bind(&person.0).bind(&device.label).bind(device.created.0);
    query.execute(db).await.map(drop).map_err(fault)
}

async fn set_code(db: &mut SqliteConnection, person: &PersonId, code: &SecretHash) -> Result<bool> {
    let query = sqlx::query("UPDATE accounts SET code = ?2 WHERE person = ?1").bind(&person.0).bind(&code.0);
    Ok(query.execute(db).await.map_err(fault)?.rows_affected() == 1)
}

async fn add(db: &mut SqliteConnection, person: &PersonId, device: &Device) -> Result<()> {
    insert(db, person, device).await?;
    let sql = "DELETE FROM devices WHERE person = ?1 AND secret <> person AND secret IN
                   (SELECT secret FROM devices WHERE person = ?1 AND secret <> person
                    ORDER BY created DESC, secret DESC LIMIT 1000 OFFSET ?2)";
    let query = sqlx::query(sql).bind(&person.0).bind(i64::from(MOST_DEVICES - 1));
    query.execute(db).await.map(drop).map_err(fault)
}

async fn end(db: &mut SqliteConnection, person: &PersonId, secret: &SecretHash) -> Result<()> {
    for sql in [
        "UPDATE devices SET ended = 1 WHERE person = ?1 AND secret = ?2 AND secret = person",
        "DELETE FROM devices WHERE person = ?1 AND secret = ?2 AND secret <> person",
    ] {
        sqlx::query(sql).bind(&person.0).bind(&secret.0).execute(&mut *db).await.map_err(fault)?;
    }
    Ok(())
}

async fn make_link(db: &mut SqliteConnection, person: &PersonId, secret: &SecretHash, until: Millis) -> Result<()> {
    let sql = "INSERT INTO device_links (person, secret, until) VALUES (?1, ?2, ?3)
               ON CONFLICT (person) DO UPDATE SET secret = excluded.secret, until = excluded.until";
    let query = sqlx::query(sql).bind(&person.0).bind(&secret.0).bind(until.0);
    query.execute(db).await.map(drop).map_err(fault)
}

async fn use_link(db: &mut SqliteConnection, secret: &SecretHash, now: Millis) -> Result<Option<PersonId>> {
    let sql = "DELETE FROM device_links WHERE secret = ?1 AND until > ?2 RETURNING person";
    let query = sqlx::query_scalar(sql).bind(&secret.0).bind(now.0);
    Ok(query.fetch_optional(db).await.map_err(fault)?.map(PersonId))
}

/// What refers to somebody, in the order in which it goes.
const TRACES: [&str; 16] = [
    "DELETE FROM chat WHERE person = ?1",
    "DELETE FROM mutes WHERE person = ?1 OR muted = ?1",
    "UPDATE invitations SET claimed_by = ?2 WHERE claimed_by = ?1",
    "UPDATE seats SET person = NULL WHERE person = ?1",
    "UPDATE counted_results SET seats = replace(seats, ?1, ?2)
     WHERE game IN (SELECT game FROM rating_history WHERE person = ?1)",
    "UPDATE rating_history SET person = ?2 WHERE person = ?1",
    "UPDATE ratings SET person = ?2, listed = 0 WHERE person = ?1",
    "UPDATE results SET person = ?2 WHERE person = ?1",
    "DELETE FROM alerts WHERE person = ?1",
    "DELETE FROM channels WHERE person = ?1",
    "DELETE FROM alert_settings WHERE person = ?1",
    "DELETE FROM passkeys WHERE person = ?1",
    "DELETE FROM device_links WHERE person = ?1",
    "DELETE FROM devices WHERE person = ?1",
    "DELETE FROM accounts WHERE person = ?1",
    "DELETE FROM people WHERE id = ?1",
];

async fn forget(db: &mut SqliteConnection, person: &PersonId, nobody: &PersonId) -> Result<()> {
    for sql in TRACES.into_iter().chain(fairness::TRACES).chain(lobby::TRACES).chain(played::TRACES) {
        let query = sqlx::query(sql).bind(&person.0);
        // A statement gets the values that it names.
        let query = if sql.contains("?2") { query.bind(&nobody.0) } else { query };
        query.execute(&mut *db).await.map_err(fault)?;
    }
    Ok(())
}

fn read_account(row: &SqliteRow) -> Result<Account> {
    Ok(Account {
        since: Millis(row.try_get("since").map_err(fault)?),
        has_code: row.try_get("has_code").map_err(fault)?,
        listed: row.try_get("listed").map_err(fault)?,
    })
}

fn read_device(row: &SqliteRow) -> Result<Device> {
    Ok(Device {
        secret: SecretHash(row.try_get("secret").map_err(fault)?),
        label: row.try_get("label").map_err(fault)?,
        created: Millis(row.try_get("created").map_err(fault)?),
    })
}

fn read_said(row: &SqliteRow) -> Result<(GameId, ChatLine)> {
    let id: String = row.try_get("game").map_err(fault)?;
    let game = id.parse().map_err(|_| StoreError::damaged(format!("{id:?} is no name of a game")))?;
    Ok((game, read_line(row)?))
}
