//! Alerts: where somebody wants to be told, and the outbox of what they are to be told.
//!
//! What happens at a table leaves a note in the transaction that made it happen. A server turns the note into alerts, one
//! for each channel, turn and kind: the key lets each be written once, whoever tries however often. An alert is delivered
//! by whoever has claimed it, for as long as the claim lasts (a lease); then another server may. What is due the caller's time
//! says; how long a claim lasts that of the store, since the clocks of servers may differ.

#[macro_use]
mod sql;

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{GameId, PersonId, SecretHash};

/// Somebody can have so many channels.
pub const MOST_CHANNELS: u32 = 10;

/// Where somebody wants to be told. The words are the caller's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Channel {
    /// Its name, which nobody guesses.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// The way: push, mail, or a hook.
    pub kind: String,
    /// Where it leads.
    pub address: String,
    /// The kinds of alerts that are wanted there, between spaces.
    pub wants: String,
    /// Whether it is used.
    pub state: ChannelState,
    /// How many attempts have failed in a row.
    pub failures: u32,
    /// Since when it is there.
    pub created: Millis,
}

/// Whether a channel is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChannelState {
    /// Not before its owner has said that it is theirs.
    Unconfirmed,
    /// It is.
    On,
    /// Not until its owner says so: it has failed too often.
    Paused,
}

impl ChannelState {
    /// The word in the store.
    pub fn word(self) -> &'static str {
        match self {
            ChannelState::Unconfirmed => "unconfirmed",
            ChannelState::On => "on",
            ChannelState::Paused => "paused",
        }
    }

    pub(crate) fn read(word: &str) -> Result<ChannelState> {
        let all = [ChannelState::Unconfirmed, ChannelState::On, ChannelState::Paused];
        let found = all.into_iter().find(|state| state.word() == word);
        found.ok_or_else(|| StoreError::damaged(format!("{word:?} is no state of a channel")))
    }
}

/// Something has happened at a table where somebody may want to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlertNote {
    /// The table.
    pub game: GameId,
    /// `change`, `over`, or `seat`.
    pub what: String,
    /// Which seat was taken.
    pub number: i64,
    /// The version after it; a later note of the same kind replaces it.
    pub version: i64,
}

/// What somebody is to be told, on whichever ways they like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAlert {
    /// Who.
    pub person: PersonId,
    /// Of which table.
    pub game: GameId,
    /// What it is about, in the caller's word.
    pub kind: String,
    /// The turn, or the seat: of each there is one alert.
    pub number: i64,
    /// When it happened.
    pub time: Millis,
}

/// The key of an alert.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AlertKey {
    /// The channel.
    pub channel: String,
    /// The table, or nothing.
    pub game: String,
    /// What it is about.
    pub kind: String,
    /// Which of these.
    pub number: i64,
}

/// An alert in the outbox, or what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alert {
    /// What and where.
    pub key: AlertKey,
    /// For whom.
    pub person: PersonId,
    /// Since when it is in the outbox.
    pub created: Millis,
    /// When it is delivered, or was.
    pub due: Millis,
    /// How often it was tried in vain.
    pub attempts: u32,
    /// What became of it.
    pub outcome: Outcome,
    /// What the last attempt in vain said.
    pub error: Option<String>,
}

/// What became of an alert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is still to be delivered.
    Waiting,
    /// It was taken where it was sent.
    Delivered,
    /// Nobody had to be told any more.
    Needless,
    /// It was given up.
    Failed,
}

impl Outcome {
    /// The word in the store.
    pub fn word(self) -> &'static str {
        match self {
            Outcome::Waiting => "waiting",
            Outcome::Delivered => "delivered",
            Outcome::Needless => "needless",
            Outcome::Failed => "failed",
        }
    }

    pub(crate) fn read(word: &str) -> Result<Outcome> {
        let all = [Outcome::Waiting, Outcome::Delivered, Outcome::Needless, Outcome::Failed];
        let found = all.into_iter().find(|outcome| outcome.word() == word);
        found.ok_or_else(|| StoreError::damaged(format!("{word:?} is no outcome")))
    }
}

/// What whoever has claimed an alert says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What became of it; what is still waiting is due again at the time.
    pub outcome: Outcome,
    /// When it ended, or is due.
    pub time: Millis,
    /// Whether this was an attempt.
    pub tried: bool,
    /// What went wrong.
    pub error: Option<String>,
}

/// What a backend does for alerts.
pub trait AlertStore: Send + Sync {
    /// Adds a channel, or changes what is wanted of the one with this address; the secret confirms it. Says whether there
    /// was room for it.
    fn set_channel(&self, channel: &Channel, secret: Option<&SecretHash>) -> impl Future<Output = Result<bool>> + Send;

    /// A channel.
    fn channel(&self, id: &str) -> impl Future<Output = Result<Option<Channel>>> + Send;

    /// The channels of somebody, the oldest first.
    fn channels(&self, person: &PersonId) -> impl Future<Output = Result<Vec<Channel>>> + Send;

    /// Whose confirmed channels of this kind lead there, the latest first.
    fn channels_to(&self, kind: &str, address: &str) -> impl Future<Output = Result<Vec<Channel>>> + Send;

    /// The owner of a channel says that it is theirs; answers whether it is.
    fn confirm_channel(&self, person: &PersonId, secret: &SecretHash) -> impl Future<Output = Result<bool>> + Send;

    /// Changes what is wanted of a channel.
    fn set_wants(&self, id: &str, wants: &str) -> impl Future<Output = Result<()>> + Send;

    /// Removes a channel, with all that waits for it and what became of the rest.
    fn remove_channel(&self, id: &str) -> impl Future<Output = Result<()>> + Send;

    /// An attempt has worked or failed. After so many failures in a row the channel rests, and what waits for it is given up.
    fn note_attempt(
        &self,
        id: &str,
        worked: bool,
        pause_after: u32,
        now: Millis,
    ) -> impl Future<Output = Result<()>> + Send;

    /// How somebody likes to be told, in the caller's words.
    fn alert_settings(&self, person: &PersonId) -> impl Future<Output = Result<Option<String>>> + Send;

    /// Changes it.
    fn set_alert_settings(&self, person: &PersonId, settings: &str) -> impl Future<Output = Result<()>> + Send;

    /// What has happened lately.
    fn alert_notes(&self, limit: u32) -> impl Future<Output = Result<Vec<AlertNote>>> + Send;

    /// Puts alerts into the outbox that are not there yet, one for each channel that wants it, and takes the note away unless
    /// it is a newer one by now.
    fn write_alerts(&self, note: Option<&AlertNote>, alerts: &[NewAlert]) -> impl Future<Output = Result<()>> + Send;

    /// Claims what is due and not claimed by anybody: nobody else gets it until this time has passed by the store's clock.
    fn claim_alerts(
        &self,
        node: &str,
        now: Millis,
        lease: Duration,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Alert>>> + Send;

    /// Says what came of a claimed alert; `false`, and nothing happens, if somebody else has claimed it since.
    fn settle_alert(&self, key: &AlertKey, node: &str, verdict: &Verdict) -> impl Future<Output = Result<bool>> + Send;

    /// Notes something that was told without the outbox.
    fn record_alert(&self, alert: &Alert) -> impl Future<Output = Result<()>> + Send;

    /// What somebody was told, or was to be told, the latest first.
    fn alerts_of(&self, person: &PersonId, limit: u32) -> impl Future<Output = Result<Vec<Alert>>> + Send;

    /// Deletes what is older.
    fn forget_alerts(&self, before: Millis) -> impl Future<Output = Result<u64>> + Send;

    /// Somebody looks at a table, as far as is known until then. A store with a single owner need not remember it.
    fn look(&self, _game: &GameId, _person: &PersonId, _until: Millis) -> impl Future<Output = Result<()>> + Send {
        async { Ok(()) }
    }

    /// Until when somebody is believed to look at a table, at any server.
    fn looks_until(&self, _game: &str, _person: &PersonId) -> impl Future<Output = Result<Option<Millis>>> + Send {
        async { Ok(None) }
    }

    /// The key of this name: the one that is kept, or else this one, which is kept from now on.
    fn server_key(&self, name: &str, proposed: &str) -> impl Future<Output = Result<String>> + Send;
}

/// No text of these is longer.
const LONGEST: usize = 4096;

impl Channel {
    pub(crate) fn check(&self) -> Result<()> {
        let texts = [&self.id, &self.person.0, &self.kind, &self.address, &self.wants];
        check_texts(&texts)
    }
}

pub(crate) fn check_texts(texts: &[&String]) -> Result<()> {
    if texts.iter().any(|text| text.len() > LONGEST || text.contains('\0')) {
        return Err(StoreError::Invalid { reason: "a text of an alert is too long or cannot be stored".into() });
    }
    Ok(())
}
