//! Passkeys: which there are, and which challenges were answered. Each is answered once (replay), whichever server asks.

use serde::{Deserialize, Serialize};

use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{PersonId, SecretHash};

/// Somebody can have so many.
pub const MOST_PASSKEYS: u32 = 20;

/// A passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Passkey {
    /// The name that its device gave it, in the caller's letters.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// The host that it was made for.
    pub site: String,
    /// The public key, in the caller's letters.
    pub key: String,
    /// How often it was used, if it counts.
    pub counter: u32,
    /// The caller's words for it.
    pub label: String,
    /// Since when it is there.
    pub created: Millis,
}

/// A challenge that is being answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Its hash.
    pub challenge: SecretHash,
    /// Until when it can be answered.
    pub until: Millis,
    /// When it is.
    pub now: Millis,
}

/// What a backend does for passkeys.
pub trait PasskeyStore: Send + Sync {
    /// Keeps a new passkey; `false`, and nothing happens, if its name is taken, there are too many, or the challenge was
    /// answered before.
    fn add_passkey(&self, passkey: &Passkey, answered: &Answered) -> impl Future<Output = Result<bool>> + Send;

    /// A passkey by its name.
    fn passkey(&self, id: &str) -> impl Future<Output = Result<Option<Passkey>>> + Send;

    /// The passkeys of somebody, the oldest first.
    fn passkeys(&self, person: &PersonId) -> impl Future<Output = Result<Vec<Passkey>>> + Send;

    /// A passkey has answered and counts so far now; `false`, and nothing happens, if it has counted otherwise meanwhile or
    /// the challenge was answered before.
    fn use_passkey(
        &self,
        id: &str,
        seen: u32,
        counter: u32,
        answered: &Answered,
    ) -> impl Future<Output = Result<bool>> + Send;

    /// Removes a passkey of this person.
    fn remove_passkey(&self, person: &PersonId, id: &str) -> impl Future<Output = Result<()>> + Send;
}

impl Passkey {
    pub(crate) fn check(&self) -> Result<()> {
        let texts = [&self.id, &self.person.0, &self.site, &self.key, &self.label];
        if texts.iter().any(|text| text.len() > 2048 || text.contains('\0')) {
            return Err(StoreError::Invalid { reason: "a passkey is too long or cannot be stored".into() });
        }
        Ok(())
    }
}

/// The functions of a backend with these types; both understand the statements.
macro_rules! passkey_statements {
    ($connection:ty, $row:ty) => {
        use sqlx::Row as _;

        use crate::error::{Result, StoreError};
        use crate::game::Millis;
        use crate::id::PersonId;
        use crate::passkeys::{Answered, MOST_PASSKEYS, Passkey};

        /// Notes that a challenge is answered; says whether it is for the first time.
        async fn answer(db: &mut $connection, answered: &Answered) -> Result<bool> {
            let query = sqlx::query("DELETE FROM used_challenges WHERE until < $1").bind(answered.now.0);
            query.execute(&mut *db).await.map_err(fault)?;
            let sql = "INSERT INTO used_challenges (challenge, until) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            let query = sqlx::query(sql).bind(&answered.challenge.0).bind(answered.until.0);
            Ok(query.execute(db).await.map_err(fault)?.rows_affected() == 1)
        }

        pub(super) async fn add(db: &mut $connection, passkey: &Passkey, answered: &Answered) -> Result<bool> {
            let query = sqlx::query_scalar("SELECT count(*) FROM passkeys WHERE person = $1").bind(&passkey.person.0);
            let count: i64 = query.fetch_one(&mut *db).await.map_err(fault)?;
            if count >= i64::from(MOST_PASSKEYS) || !answer(db, answered).await? {
                return Ok(false);
            }
            let sql = "INSERT INTO passkeys (id, person, site, key, counter, label, created)
                       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
            let query = sqlx::query(sql).bind(&passkey.id).bind(&passkey.person.0).bind(&passkey.site);
            let query = query.bind(&passkey.key).bind(i64::from(passkey.counter)).bind(&passkey.label);
            Ok(query.bind(passkey.created.0).execute(db).await.map_err(fault)?.rows_affected() == 1)
        }

        pub(super) async fn one(db: &mut $connection, id: &str) -> Result<Option<Passkey>> {
            let query = sqlx::query("SELECT * FROM passkeys WHERE id = $1").bind(id);
            query.fetch_optional(db).await.map_err(fault)?.as_ref().map(read_passkey).transpose()
        }

        pub(super) async fn of_person(db: &mut $connection, person: &PersonId) -> Result<Vec<Passkey>> {
            let query = sqlx::query("SELECT * FROM passkeys WHERE person = $1 ORDER BY created, id").bind(&person.0);
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_passkey).collect()
        }

        pub(super) async fn use_it(
            db: &mut $connection,
            id: &str,
            seen: u32,
            counter: u32,
            answered: &Answered,
        ) -> Result<bool> {
            if !answer(db, answered).await? {
                return Ok(false);
            }
            let sql = "UPDATE passkeys SET counter = $3 WHERE id = $1 AND counter = $2";
            let query = sqlx::query(sql).bind(id).bind(i64::from(seen)).bind(i64::from(counter));
            Ok(query.execute(db).await.map_err(fault)?.rows_affected() == 1)
        }

        pub(super) async fn remove(db: &mut $connection, person: &PersonId, id: &str) -> Result<()> {
            let query = sqlx::query("DELETE FROM passkeys WHERE person = $1 AND id = $2").bind(&person.0).bind(id);
            query.execute(db).await.map(drop).map_err(fault)
        }

        fn read_passkey(row: &$row) -> Result<Passkey> {
            let counter: i64 = row.try_get("counter").map_err(fault)?;
            Ok(Passkey {
                id: row.try_get("id").map_err(fault)?,
                person: PersonId(row.try_get("person").map_err(fault)?),
                site: row.try_get("site").map_err(fault)?,
                key: row.try_get("key").map_err(fault)?,
                counter: u32::try_from(counter).map_err(|_| StoreError::damaged(format!("{counter} is no counter")))?,
                label: row.try_get("label").map_err(fault)?,
                created: Millis(row.try_get("created").map_err(fault)?),
            })
        }
    };
}
