//! Alerts in a database that several servers share.

use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::{PgConnection, PgRow};

use super::PostgresStore;
use super::connections::in_time;
use super::fault::fault;
use crate::alerts::{AlertStore, check_texts};
use crate::id::GameId;

alert_statements!(
    PgConnection,
    PgRow,
    "FOR UPDATE SKIP LOCKED",
    "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
);

impl AlertStore for PostgresStore {
    async fn set_channel(&self, channel: &Channel, secret: Option<&SecretHash>) -> Result<bool> {
        channel.check()?;
        change!(self, db => set_channel(db, channel, secret))
    }

    async fn channel(&self, id: &str) -> Result<Option<Channel>> {
        ask!(self, db => channel(db, id))
    }

    async fn channels(&self, person: &PersonId) -> Result<Vec<Channel>> {
        ask!(self, db => channels(db, person))
    }

    async fn channels_to(&self, kind: &str, address: &str) -> Result<Vec<Channel>> {
        ask!(self, db => channels_to(db, kind, address))
    }

    async fn confirm_channel(&self, person: &PersonId, secret: &SecretHash) -> Result<bool> {
        ask!(self, db => confirm(db, person, secret))
    }

    async fn set_wants(&self, id: &str, wants: &str) -> Result<()> {
        ask!(self, db => set_wants(db, id, wants))
    }

    async fn remove_channel(&self, id: &str) -> Result<()> {
        change!(self, db => remove(db, id))
    }

    async fn note_attempt(&self, id: &str, worked: bool, pause_after: u32, now: Millis) -> Result<()> {
        change!(self, db => note_attempt(db, id, worked, pause_after, now))
    }

    async fn alert_settings(&self, person: &PersonId) -> Result<Option<String>> {
        ask!(self, db => settings(db, person))
    }

    async fn set_alert_settings(&self, person: &PersonId, settings: &str) -> Result<()> {
        ask!(self, db => set_settings(db, person, settings))
    }

    async fn alert_notes(&self, limit: u32) -> Result<Vec<AlertNote>> {
        ask!(self, db => notes(db, limit))
    }

    async fn write_alerts(&self, note: Option<&AlertNote>, alerts: &[NewAlert]) -> Result<()> {
        change!(self, db => write(db, note, alerts))
    }

    async fn claim_alerts(&self, node: &str, now: Millis, lease: Duration, limit: u32) -> Result<Vec<Alert>> {
        ask!(self, db => claim(db, node, now, lease, limit))
    }

    async fn settle_alert(&self, key: &AlertKey, node: &str, verdict: &Verdict) -> Result<bool> {
        ask!(self, db => settle(db, key, node, verdict))
    }

    async fn record_alert(&self, alert: &Alert) -> Result<()> {
        check_texts(&alert.error.iter().collect::<Vec<_>>())?;
        ask!(self, db => record(db, alert))
    }

    async fn alerts_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Alert>> {
        ask!(self, db => of_person(db, person, limit))
    }

    async fn forget_alerts(&self, before: Millis) -> Result<u64> {
        ask!(self, db => async {
            let query = sqlx::query("DELETE FROM looks WHERE until < $1").bind(before.0);
            query.execute(&mut *db).await.map_err(fault)?;
            forget(db, before).await
        })
    }

    async fn look(&self, game: &GameId, person: &PersonId, until: Millis) -> Result<()> {
        ask!(self, db => async {
            // Only of those who want to be told of something anywhere.
            let sql = "INSERT INTO looks (game, person, until) SELECT $1, $2, $3
                       WHERE EXISTS (SELECT 1 FROM channels WHERE person = $2)
                       ON CONFLICT (game, person) DO UPDATE SET until = excluded.until";
            let query = sqlx::query(sql).bind(game.as_str()).bind(&person.0).bind(until.0);
            query.execute(db).await.map(drop).map_err(fault)
        })
    }

    async fn looks_until(&self, game: &str, person: &PersonId) -> Result<Option<Millis>> {
        ask!(self, db => async {
            let query = sqlx::query_scalar("SELECT until FROM looks WHERE game = $1 AND person = $2");
            Ok(query.bind(game).bind(&person.0).fetch_optional(db).await.map_err(fault)?.map(Millis))
        })
    }

    async fn server_key(&self, name: &str, proposed: &str) -> Result<String> {
        change!(self, db => server_key(db, name, proposed))
    }
}
