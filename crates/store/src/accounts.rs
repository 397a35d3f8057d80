//! Accounts: who somebody is on several devices, and how they come back when a device is lost. There are no passwords.

use serde::{Deserialize, Serialize};

use crate::chat::ChatLine;
use crate::error::Result;
use crate::game::Millis;
use crate::id::{GameId, PersonId, SecretHash};

/// Somebody who wants to be remembered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Account {
    /// Since when.
    pub since: Millis,
    /// Whether there is a recovery code.
    pub has_code: bool,
    /// Whether they want to be on the ladder.
    pub listed: bool,
}

/// A device of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Device {
    /// The hash of its cookie.
    #[serde(skip_serializing, default = "nothing")]
    pub secret: SecretHash,
    /// The caller's words for it.
    pub label: String,
    /// Since when it belongs to the account.
    pub created: Millis,
}

fn nothing() -> SecretHash {
    SecretHash(String::new())
}

/// Whose device it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Nobody has said: its cookie alone says who it is.
    Itself,
    /// A device of this person.
    Of(PersonId),
    /// Its access was ended.
    Nobody,
}

/// An account has at most so many devices.
pub const MOST_DEVICES: u32 = 20;

/// What a backend does for accounts.
pub trait AccountStore: Send + Sync {
    /// From now on a person is remembered, and this is a device of theirs. Saying it twice changes nothing.
    fn keep_account(&self, person: &PersonId, device: &Device) -> impl Future<Output = Result<()>> + Send;

    /// The account of a person.
    fn account(&self, person: &PersonId) -> impl Future<Output = Result<Option<Account>>> + Send;

    /// Sets the recovery code of an account; the old one works no more. Says whether there is such an account.
    fn set_code(&self, person: &PersonId, code: &SecretHash) -> impl Future<Output = Result<bool>> + Send;

    /// Whose recovery code it is.
    fn person_of_code(&self, code: &SecretHash) -> impl Future<Output = Result<Option<PersonId>>> + Send;

    /// Whose device has a cookie with this hash.
    fn owner(&self, secret: &SecretHash) -> impl Future<Output = Result<Owner>> + Send;

    /// The devices of an account, the oldest first.
    fn devices(&self, person: &PersonId) -> impl Future<Output = Result<Vec<Device>>> + Send;

    /// One more device, in place of the oldest later one if there are too many. The first always stays.
    fn add_device(&self, person: &PersonId, device: &Device) -> impl Future<Output = Result<()>> + Send;

    /// Ends the access of a device of this person.
    fn end_device(&self, person: &PersonId, secret: &SecretHash) -> impl Future<Output = Result<()>> + Send;

    /// Makes a link to another device; an older one of the same account works no more.
    fn make_link(
        &self,
        person: &PersonId,
        secret: &SecretHash,
        until: Millis,
    ) -> impl Future<Output = Result<()>> + Send;

    /// Whose link it is, if it still works.
    fn link_owner(&self, secret: &SecretHash, now: Millis) -> impl Future<Output = Result<Option<PersonId>>> + Send;

    /// Uses a link: of many who do, one is told whose it was.
    fn use_link(&self, secret: &SecretHash, now: Millis) -> impl Future<Output = Result<Option<PersonId>>> + Send;

    /// What somebody said, the latest first.
    fn said_by(&self, person: &PersonId, limit: u32) -> impl Future<Output = Result<Vec<(GameId, ChatLine)>>> + Send;

    /// Deletes everything about a person. Their seats are empty then; results that count for others are kept with this
    /// name in place of theirs.
    fn forget_person(&self, person: &PersonId, nobody: &PersonId) -> impl Future<Output = Result<()>> + Send;
}
