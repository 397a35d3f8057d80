//! Alerts in a file.

use std::time::Duration;

use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use super::fault::fault;
use crate::alerts::{AlertStore, check_texts};

alert_statements!(SqliteConnection, SqliteRow, "", "CAST(unixepoch('subsec') * 1000 AS INTEGER)");

/// Reads with a connection of the store.
macro_rules! read {
    ($store:ident, $db:ident => $call:expr) => {{
        let mut lent = $store.readers.acquire().await.map_err(fault)?;
        let $db = &mut *lent;
        $call.await
    }};
}

/// Writes; what the change needs is copied for it.
macro_rules! write {
    ($store:ident, ($($name:ident = $value:expr),*), $db:ident => $call:expr) => {{
        $(let $name = $value;)*
        $store.writer.write(move |$db| Box::pin(async move { $call.await })).await
    }};
}

impl AlertStore for SqliteStore {
    async fn set_channel(&self, channel: &Channel, secret: Option<&SecretHash>) -> Result<bool> {
        channel.check()?;
        write!(self, (channel = channel.clone(), secret = secret.cloned()), db => set_channel(db, &channel, secret.as_ref()))
    }

    async fn channel(&self, id: &str) -> Result<Option<Channel>> {
        read!(self, db => channel(db, id))
    }

    async fn channels(&self, person: &PersonId) -> Result<Vec<Channel>> {
        read!(self, db => channels(db, person))
    }

    async fn channels_to(&self, kind: &str, address: &str) -> Result<Vec<Channel>> {
        read!(self, db => channels_to(db, kind, address))
    }

    async fn confirm_channel(&self, person: &PersonId, secret: &SecretHash) -> Result<bool> {
        write!(self, (person = person.clone(), secret = secret.clone()), db => confirm(db, &person, &secret))
    }

    async fn set_wants(&self, id: &str, wants: &str) -> Result<()> {
        write!(self, (id = id.to_owned(), wants = wants.to_owned()), db => set_wants(db, &id, &wants))
    }

    async fn remove_channel(&self, id: &str) -> Result<()> {
        write!(self, (id = id.to_owned()), db => remove(db, &id))
    }

    async fn note_attempt(&self, id: &str, worked: bool, pause_after: u32, now: Millis) -> Result<()> {
        write!(self, (id = id.to_owned()), db => note_attempt(db, &id, worked, pause_after, now))
    }

    async fn alert_settings(&self, person: &PersonId) -> Result<Option<String>> {
        read!(self, db => settings(db, person))
    }

    async fn set_alert_settings(&self, person: &PersonId, settings: &str) -> Result<()> {
        write!(self, (person = person.clone(), settings = settings.to_owned()), db => set_settings(db, &person, &settings))
    }

    async fn alert_notes(&self, limit: u32) -> Result<Vec<AlertNote>> {
        read!(self, db => notes(db, limit))
    }

    async fn write_alerts(&self, note: Option<&AlertNote>, alerts: &[NewAlert]) -> Result<()> {
        write!(self, (note = note.cloned(), alerts = alerts.to_vec()), db => write(db, note.as_ref(), &alerts))
    }

    async fn claim_alerts(&self, node: &str, now: Millis, lease: Duration, limit: u32) -> Result<Vec<Alert>> {
        // Nobody claims what is not there: an empty claim is not worth a turn of the writer.
        let sql = "SELECT 1 FROM alerts WHERE outcome = 'waiting' AND (due <= $1 OR created > $1) LIMIT 1";
        if sqlx::query(sql).bind(now.0).fetch_optional(&self.readers).await.map_err(fault)?.is_none() {
            return Ok(Vec::new());
        }
        write!(self, (node = node.to_owned()), db => claim(db, &node, now, lease, limit))
    }

    async fn settle_alert(&self, key: &AlertKey, node: &str, verdict: &Verdict) -> Result<bool> {
        write!(
            self,
            (key = key.clone(), node = node.to_owned(), verdict = verdict.clone()),
            db => settle(db, &key, &node, &verdict)
        )
    }

    async fn record_alert(&self, alert: &Alert) -> Result<()> {
        check_texts(&alert.error.iter().collect::<Vec<_>>())?;
        write!(self, (alert = alert.clone()), db => record(db, &alert))
    }

    async fn alerts_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Alert>> {
        read!(self, db => of_person(db, person, limit))
    }

    async fn forget_alerts(&self, before: Millis) -> Result<u64> {
        write!(self, (), db => forget(db, before))
    }

    async fn server_key(&self, name: &str, proposed: &str) -> Result<String> {
        write!(self, (name = name.to_owned(), proposed = proposed.to_owned()), db => server_key(db, &name, &proposed))
    }
}
