//! Passkeys (WebAuthn): keeping an account with one, and coming back by it.
//!
//! A challenge is not stored before it is answered: it carries its end and a seal over that, its purpose and the browser it
//! was made for. So strangers fill no table, any server understands it, and nobody answers one that was made for another
//! browser. When it is answered it is noted, once.

mod verify;

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hkdf::hmac::{Hmac, KeyInit as _, Mac as _};
use rand::Rng as _;
use runestones_store::{Answered, Millis, Passkey, PasskeyStore as _, SecretHash};
use runestones_table::hash;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use verify::Expected;

/// How long a challenge can be answered: somebody has to find their key first.
const TIME: Duration = Duration::from_mins(10);

/// The parts of a challenge: its end, something random, the seal.
const END: usize = 8;
const RANDOM: usize = 16;
const SEAL: usize = 32;

/// What a challenge is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A new passkey.
    Add,
    /// Coming back.
    Enter,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Purpose::Add => "add",
            Purpose::Enter => "enter",
        }
    }
}

/// What a browser sends of a new passkey, in its letters.
#[derive(Deserialize)]
pub(crate) struct NewPasskey {
    client: String,
    attestation: String,
}

/// What a browser sends when somebody comes back.
#[derive(Deserialize)]
pub(crate) struct Assertion {
    id: String,
    client: String,
    data: String,
    signature: String,
}

/// The host of a site, which passkeys are bound to.
pub(crate) fn host_of(site: &str) -> &str {
    let authority = site.split_once("://").map_or(site, |(_, authority)| authority);
    authority
        .rsplit_once(':')
        .filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()))
        .map_or(authority, |(host, _)| host)
}

/// Who somebody is to their passkeys: not their id, which their cookie may give away.
pub(crate) fn user_handle(visitor: &Visitor) -> String {
    BASE64.encode(Sha256::digest(format!("passkeys of {}", visitor.id.0)))
}

fn seal(key: &str, purpose: Purpose, visitor: &Visitor, open: &[u8]) -> Hmac<Sha256> {
    let mut seal = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("any length will do");
    seal.update(purpose.word().as_bytes());
    seal.update(visitor.device.0.as_bytes());
    seal.update(open);
    seal
}

impl App {
    /// Something that only this browser can have signed, soon, for this purpose.
    pub(crate) async fn challenge(&self, visitor: &Visitor, purpose: Purpose) -> Result<String, Refusal> {
        let mut random = [0; RANDOM];
        rand::rng().fill_bytes(&mut random);
        let open = [&self.now().later_by(TIME).0.to_be_bytes()[..], &random].concat();
        let seal = seal(self.link_key().await?, purpose, visitor, &open).finalize().into_bytes();
        Ok(BASE64.encode([open, seal.to_vec()].concat()))
    }

    /// Whether a challenge is one of ours for this browser, and not too old; then it can be noted as answered.
    async fn check_challenge(&self, visitor: &Visitor, purpose: Purpose, challenge: &str) -> Result<Answered, Refusal> {
        let bytes = BASE64.decode(challenge).ok().filter(|bytes| bytes.len() == END + RANDOM + SEAL);
        let bytes = bytes.ok_or(Refusal::WrongPasskey)?;
        let (open, closed) = bytes.split_at(END + RANDOM);
        let seal = seal(self.link_key().await?, purpose, visitor, open);
        seal.verify_slice(closed).map_err(|_| Refusal::WrongPasskey)?;
        let end = open[..END].try_into().map(i64::from_be_bytes).map_err(|_| Refusal::WrongPasskey)?;
        let (until, now) = (Millis(end), self.now());
        if until <= now {
            return Err(Refusal::WrongPasskey);
        }
        Ok(Answered { challenge: SecretHash(hash(&format!("challenge {challenge}"))), until, now })
    }

    /// Keeps a new passkey of somebody whose account is kept.
    pub(crate) async fn add_passkey(
        &self,
        visitor: &Visitor,
        site: &str,
        new: &NewPasskey,
        label: &str,
    ) -> Result<(), Refusal> {
        let client = decode(&new.client)?;
        let challenge = verify::challenge(&client).ok_or(Refusal::WrongPasskey)?;
        let answered = self.check_challenge(visitor, Purpose::Add, &challenge).await?;
        let expected = Expected { challenge: &challenge, origin: site, host: host_of(site) };
        let made = verify::made(&client, &decode(&new.attestation)?, &expected).ok_or(Refusal::WrongPasskey)?;
        let passkey = Passkey {
            id: BASE64.encode(&made.id),
            person: visitor.id.clone(),
            site: host_of(site).to_owned(),
            key: BASE64.encode(&made.key),
            counter: made.counter,
            label: label.to_owned(),
            created: self.now(),
        };
        if self.store.add_passkey(&passkey, &answered).await? { Ok(()) } else { Err(Refusal::WrongPasskey) }
    }

    /// Signs somebody in by their passkey: the secret of their new cookie. Whether the passkey is nobody's, the signature
    /// wrong or the challenge too old is not said.
    pub(crate) async fn enter_by_passkey(
        &self,
        visitor: &Visitor,
        site: &str,
        assertion: &Assertion,
        label: &str,
    ) -> Result<String, Refusal> {
        let client = decode(&assertion.client)?;
        let challenge = verify::challenge(&client).ok_or(Refusal::WrongPasskey)?;
        let answered = self.check_challenge(visitor, Purpose::Enter, &challenge).await?;
        // The name as it is kept, whichever signs the browser ends it with.
        let id = BASE64.encode(decode(&assertion.id)?);
        let passkey = self.store.passkey(&id).await?.ok_or(Refusal::WrongPasskey)?;
        let host = host_of(site);
        let (data, signature) = (decode(&assertion.data)?, decode(&assertion.signature)?);
        let expected = Expected { challenge: &challenge, origin: site, host };
        let signed = verify::signed(&client, &data, &signature, &decode(&passkey.key)?, &expected);
        let counter = signed.filter(|_| passkey.site == host).ok_or(Refusal::WrongPasskey)?;
        // A key that counts and has counted less than before is a copy.
        if (counter != 0 || passkey.counter != 0) && counter <= passkey.counter {
            tracing::warn!("a passkey counts backwards: there may be a copy of it");
            return Err(Refusal::WrongPasskey);
        }
        if !self.store.use_passkey(&id, passkey.counter, counter, &answered).await? {
            return Err(Refusal::WrongPasskey);
        }
        self.sign_in(&passkey.person, label).await
    }
}

fn decode(text: &str) -> Result<Vec<u8>, Refusal> {
    BASE64.decode(text.trim_end_matches('=')).map_err(|_| Refusal::WrongPasskey)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::time::Time;

    #[test]
    fn a_passkey_is_bound_to_a_host_without_its_port() {
        assert_eq!(host_of("https://runes.example"), "runes.example");
        assert_eq!(host_of("http://localhost:7777"), "localhost");
        assert_eq!(host_of("http://[::1]:7777"), "[::1]");
    }

    #[tokio::test]
    async fn a_challenge_is_for_one_browser_one_purpose_and_a_while() {
        let time = Time::by_hand(Millis(1_790_000_000_000));
        let config = Config { time: time.clone(), ..Config::default() };
        let (app, _folder) = App::for_test(&config).await;
        let (here, there) = (Visitor::from_address(1), Visitor::from_address(1));
        let challenge = app.challenge(&here, Purpose::Enter).await.expect("a challenge");
        assert_ne!(app.challenge(&here, Purpose::Enter).await.expect("another"), challenge);
        let check =
            async |visitor, purpose, challenge: &str| app.check_challenge(visitor, purpose, challenge).await.is_ok();
        assert!(check(&here, Purpose::Enter, &challenge).await);
        assert!(!check(&there, Purpose::Enter, &challenge).await, "another browser");
        assert!(!check(&here, Purpose::Add, &challenge).await, "another purpose");
        // Whoever makes it last longer breaks the seal.
        let mut bytes = BASE64.decode(&challenge).expect("base64");
        bytes[3] ^= 1;
        assert!(!check(&here, Purpose::Enter, &BASE64.encode(bytes)).await);
        for nonsense in ["", "AAAA", &"A".repeat(10_000), &challenge[1..]] {
            assert!(!check(&here, Purpose::Enter, nonsense).await);
        }
        time.set(time.now().later_by(TIME));
        assert!(!check(&here, Purpose::Enter, &challenge).await, "too late");
    }
}
