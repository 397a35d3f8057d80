//! The statements, which both backends understand: SQLite knows `$1`, too. Only the claim differs: several servers claim at
//! once in PostgreSQL, and what the time is each database says in its own words.

/// The functions of a backend with these types.
macro_rules! alert_statements {
    ($connection:ty, $row:ty, $skip_locked:literal, $clock:literal) => {
        use sqlx::Row as _;

        use crate::alerts::{
            Alert, AlertKey, AlertNote, Channel, ChannelState, MOST_CHANNELS, NewAlert, Outcome, Verdict,
        };
        use crate::error::{Result, StoreError};
        use crate::game::Millis;
        use crate::id::{PersonId, SecretHash};

        pub(super) async fn set_channel(
            db: &mut $connection,
            channel: &Channel,
            secret: Option<&SecretHash>,
        ) -> Result<bool> {
            let sql = "SELECT count(*) FROM channels WHERE person = $1 AND NOT (kind = $2 AND address = $3)";
            let query = sqlx::query_scalar(sql).bind(&channel.person.0).bind(&channel.kind).bind(&channel.address);
            let others: i64 = query.fetch_one(&mut *db).await.map_err(fault)?;
            if others >= i64::from(MOST_CHANNELS) {
                return Ok(false);
            }
            let sql = "INSERT INTO channels (id, person, kind, address, wants, state, secret, failures, created)
                       VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8)
                       ON CONFLICT (person, kind, address) DO UPDATE SET wants = excluded.wants, failures = 0,
                           secret = coalesce(excluded.secret, channels.secret),
                           state = CASE WHEN channels.state = 'unconfirmed' THEN excluded.state ELSE 'on' END";
            let query = sqlx::query(sql).bind(&channel.id).bind(&channel.person.0).bind(&channel.kind);
            let query = query.bind(&channel.address).bind(&channel.wants).bind(channel.state.word());
            let query = query.bind(secret.map(|secret| &secret.0)).bind(channel.created.0);
            query.execute(db).await.map_err(fault)?;
            Ok(true)
        }

        pub(super) async fn channel(db: &mut $connection, id: &str) -> Result<Option<Channel>> {
            let query = sqlx::query("SELECT * FROM channels WHERE id = $1").bind(id);
            query.fetch_optional(db).await.map_err(fault)?.as_ref().map(read_channel).transpose()
        }

        pub(super) async fn channels(db: &mut $connection, person: &PersonId) -> Result<Vec<Channel>> {
            let query = sqlx::query("SELECT * FROM channels WHERE person = $1 ORDER BY created, id").bind(&person.0);
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_channel).collect()
        }

        pub(super) async fn channels_to(db: &mut $connection, kind: &str, address: &str) -> Result<Vec<Channel>> {
            let sql = "SELECT * FROM channels WHERE kind = $1 AND address = $2 AND state = 'on'
                       ORDER BY created DESC, id LIMIT 10";
            let query = sqlx::query(sql).bind(kind).bind(address);
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_channel).collect()
        }

        pub(super) async fn confirm(db: &mut $connection, person: &PersonId, secret: &SecretHash) -> Result<bool> {
            let sql = "UPDATE channels SET state = 'on', secret = NULL, failures = 0
                       WHERE person = $1 AND secret = $2 AND state = 'unconfirmed'";
            let query = sqlx::query(sql).bind(&person.0).bind(&secret.0);
            Ok(query.execute(db).await.map_err(fault)?.rows_affected() == 1)
        }

        pub(super) async fn set_wants(db: &mut $connection, id: &str, wants: &str) -> Result<()> {
            let query = sqlx::query("UPDATE channels SET wants = $2 WHERE id = $1").bind(id).bind(wants);
            query.execute(db).await.map(drop).map_err(fault)
        }

        pub(super) async fn remove(db: &mut $connection, id: &str) -> Result<()> {
            for sql in ["DELETE FROM alerts WHERE channel = $1", "DELETE FROM channels WHERE id = $1"] {
                sqlx::query(sql).bind(id).execute(&mut *db).await.map_err(fault)?;
            }
            Ok(())
        }

        pub(super) async fn note_attempt(
            db: &mut $connection,
            id: &str,
            worked: bool,
            pause_after: u32,
            now: Millis,
        ) -> Result<()> {
            if worked {
                let sql = "UPDATE channels SET failures = 0 WHERE id = $1 AND failures > 0";
                return sqlx::query(sql).bind(id).execute(db).await.map(drop).map_err(fault);
            }
            let sql = "UPDATE channels SET failures = failures + 1,
                           state = CASE WHEN failures + 1 >= $2 THEN 'paused' ELSE state END WHERE id = $1";
            sqlx::query(sql).bind(id).bind(i64::from(pause_after)).execute(&mut *db).await.map_err(fault)?;
            let sql = "UPDATE alerts SET outcome = 'failed', due = $2 WHERE channel = $1 AND outcome = 'waiting'
                       AND EXISTS (SELECT 1 FROM channels WHERE id = $1 AND state = 'paused')";
            sqlx::query(sql).bind(id).bind(now.0).execute(db).await.map(drop).map_err(fault)
        }

        pub(super) async fn settings(db: &mut $connection, person: &PersonId) -> Result<Option<String>> {
            let query = sqlx::query_scalar("SELECT settings FROM alert_settings WHERE person = $1").bind(&person.0);
            query.fetch_optional(db).await.map_err(fault)
        }

        pub(super) async fn set_settings(db: &mut $connection, person: &PersonId, settings: &str) -> Result<()> {
            let sql = "INSERT INTO alert_settings (person, settings) VALUES ($1, $2)
                       ON CONFLICT (person) DO UPDATE SET settings = excluded.settings";
            sqlx::query(sql).bind(&person.0).bind(settings).execute(db).await.map(drop).map_err(fault)
        }

        pub(super) async fn notes(db: &mut $connection, limit: u32) -> Result<Vec<AlertNote>> {
            let query = sqlx::query("SELECT * FROM alert_notes LIMIT $1").bind(i64::from(limit));
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_note).collect()
        }

        pub(super) async fn write(db: &mut $connection, note: Option<&AlertNote>, alerts: &[NewAlert]) -> Result<()> {
            for alert in alerts {
                let sql = "INSERT INTO alerts (channel, game, kind, number, person, created, due)
                           SELECT id, $2, $3, $4, person, $5, $5 FROM channels
                           WHERE person = $1 AND state = 'on' AND ' ' || wants || ' ' LIKE '% ' || $3 || ' %'
                           ON CONFLICT DO NOTHING";
                let query = sqlx::query(sql).bind(&alert.person.0).bind(alert.game.as_str()).bind(&alert.kind);
                query.bind(alert.number).bind(alert.time.0).execute(&mut *db).await.map_err(fault)?;
            }
            let Some(note) = note else { return Ok(()) };
            let sql = "DELETE FROM alert_notes WHERE game = $1 AND what = $2 AND number = $3 AND version = $4";
            let query = sqlx::query(sql).bind(note.game.as_str()).bind(&note.what);
            query.bind(note.number).bind(note.version).execute(db).await.map(drop).map_err(fault)
        }

        pub(super) async fn claim(
            db: &mut $connection,
            node: &str,
            now: Millis,
            lease: Duration,
            limit: u32,
        ) -> Result<Vec<Alert>> {
            // Claims end by the clock of the store: those of the servers may differ. One that ends later than anybody sets it
            // comes from a clock that was ahead, and holds nobody up; nor does an alert that was written in the future.
            let sql = concat!(
                "UPDATE alerts SET claimed_by = $1, claimed_until = ",
                $clock,
                " + $3
                 WHERE (channel, game, kind, number) IN (
                     SELECT channel, game, kind, number FROM alerts
                     WHERE outcome = 'waiting' AND (due <= $2 OR created > $2 AND attempts = 0)
                       AND NOT (claimed_until > ",
                $clock,
                " AND claimed_until <= ",
                $clock,
                " + $3)
                     ORDER BY due LIMIT $4 ",
                $skip_locked,
                ") RETURNING *"
            );
            let lease = i64::try_from(lease.as_millis()).unwrap_or(i64::MAX / 2);
            let query = sqlx::query(sql).bind(node).bind(now.0).bind(lease).bind(i64::from(limit));
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_alert).collect()
        }

        pub(super) async fn settle(
            db: &mut $connection,
            key: &AlertKey,
            node: &str,
            verdict: &Verdict,
        ) -> Result<bool> {
            let sql = "UPDATE alerts SET outcome = $6, due = $7, attempts = attempts + $8,
                           error = coalesce($9, error), claimed_by = NULL, claimed_until = 0
                       WHERE channel = $1 AND game = $2 AND kind = $3 AND number = $4 AND claimed_by = $5";
            let query = sqlx::query(sql).bind(&key.channel).bind(&key.game).bind(&key.kind).bind(key.number).bind(node);
            let query = query.bind(verdict.outcome.word()).bind(verdict.time.0).bind(i64::from(verdict.tried));
            Ok(query.bind(verdict.error.as_ref()).execute(db).await.map_err(fault)?.rows_affected() == 1)
        }

        pub(super) async fn record(db: &mut $connection, alert: &Alert) -> Result<()> {
            let sql = "INSERT INTO alerts (channel, game, kind, number, person, created, due, attempts, outcome, error)
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
            let key = &alert.key;
            let query = sqlx::query(sql).bind(&key.channel).bind(&key.game).bind(&key.kind).bind(key.number);
            let query = query.bind(&alert.person.0).bind(alert.created.0).bind(alert.due.0);
            let query = query.bind(i64::from(alert.attempts)).bind(alert.outcome.word()).bind(alert.error.as_ref());
            query.execute(db).await.map(drop).map_err(fault)
        }

        pub(super) async fn of_person(db: &mut $connection, person: &PersonId, limit: u32) -> Result<Vec<Alert>> {
            let sql = "SELECT * FROM alerts WHERE person = $1 ORDER BY due DESC, channel, number DESC LIMIT $2";
            let query = sqlx::query(sql).bind(&person.0).bind(i64::from(limit));
            query.fetch_all(db).await.map_err(fault)?.iter().map(read_alert).collect()
        }

        pub(super) async fn forget(db: &mut $connection, before: Millis) -> Result<u64> {
            let query = sqlx::query("DELETE FROM alerts WHERE created < $1 AND due < $1").bind(before.0);
            Ok(query.execute(db).await.map_err(fault)?.rows_affected())
        }

        pub(super) async fn server_key(db: &mut $connection, name: &str, proposed: &str) -> Result<String> {
            let sql = "INSERT INTO server_keys (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(name).bind(proposed).execute(&mut *db).await.map_err(fault)?;
            let query = sqlx::query_scalar("SELECT key FROM server_keys WHERE name = $1").bind(name);
            query.fetch_one(db).await.map_err(fault)
        }

        fn read_channel(row: &$row) -> Result<Channel> {
            Ok(Channel {
                id: row.try_get("id").map_err(fault)?,
                person: PersonId(row.try_get("person").map_err(fault)?),
                kind: row.try_get("kind").map_err(fault)?,
                address: row.try_get("address").map_err(fault)?,
                wants: row.try_get("wants").map_err(fault)?,
                state: ChannelState::read(row.try_get("state").map_err(fault)?)?,
                failures: count(row, "failures")?,
                created: Millis(row.try_get("created").map_err(fault)?),
            })
        }

        fn read_note(row: &$row) -> Result<AlertNote> {
            let game: String = row.try_get("game").map_err(fault)?;
            Ok(AlertNote {
                game: game.parse().map_err(|_| StoreError::damaged(format!("{game:?} is no name of a game")))?,
                what: row.try_get("what").map_err(fault)?,
                number: row.try_get("number").map_err(fault)?,
                version: row.try_get("version").map_err(fault)?,
            })
        }

        fn read_alert(row: &$row) -> Result<Alert> {
            let key = AlertKey {
                channel: row.try_get("channel").map_err(fault)?,
                game: row.try_get("game").map_err(fault)?,
                kind: row.try_get("kind").map_err(fault)?,
                number: row.try_get("number").map_err(fault)?,
            };
            Ok(Alert {
                key,
                person: PersonId(row.try_get("person").map_err(fault)?),
                created: Millis(row.try_get("created").map_err(fault)?),
                due: Millis(row.try_get("due").map_err(fault)?),
                attempts: count(row, "attempts")?,
                outcome: Outcome::read(row.try_get("outcome").map_err(fault)?)?,
                error: row.try_get("error").map_err(fault)?,
            })
        }

        fn count(row: &$row, column: &str) -> Result<u32> {
            let number: i64 = row.try_get(column).map_err(fault)?;
            u32::try_from(number).map_err(|_| StoreError::damaged(format!("{number} is no {column}")))
        }
    };
}
