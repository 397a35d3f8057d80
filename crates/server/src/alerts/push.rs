//! Web Push: a message for one browser, which its push service cannot read (RFC 8291), from a server that the push service
//! knows by its key (VAPID, RFC 8292).

use std::time::Duration;

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use p256::{PublicKey, SecretKey};
use rand::Rng as _;
use runestones_store::Millis;
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::Sha256;

use super::guard::Guard;
use super::post::{PostError, post};

/// The size of the only record; what push services take at least.
const RECORD: u32 = 4096;

/// For how long a push service keeps what it cannot deliver, and for how long it believes whom it comes from.
const KEPT: Duration = Duration::from_hours(24);
const BELIEVED: Duration = Duration::from_hours(12);

/// A browser that wants messages, as it says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Subscription {
    pub(crate) endpoint: String,
    pub(crate) p256dh: String,
    pub(crate) auth: String,
}

impl Subscription {
    /// The keys, if they are some.
    pub(crate) fn keys(&self) -> Option<(PublicKey, Vec<u8>)> {
        // Some browsers write the signs at the end, too.
        let decode = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let key = PublicKey::from_sec1_bytes(&decode(&self.p256dh)?).ok()?;
        decode(&self.auth).filter(|auth| auth.len() == 16).map(|auth| (key, auth))
    }
}

/// The key of the server.
pub(crate) struct PushKey(SecretKey);

impl PushKey {
    /// A key as it is kept; a new one to begin with.
    pub(crate) fn new_text() -> String {
        BASE64.encode(new_key().to_bytes())
    }

    pub(crate) fn read(text: &str) -> Option<PushKey> {
        SecretKey::from_slice(&BASE64.decode(text).ok()?).ok().map(PushKey)
    }

    /// What browsers have to know to subscribe.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.0.public_key().to_sec1_bytes())
    }

    /// Who sends it, for the push service at this origin.
    fn authorization(&self, origin: &str, subject: &str, now: Millis) -> String {
        let encode = |value: serde_json::Value| BASE64.encode(value.to_string());
        let expires = now.later_by(BELIEVED).0 / 1000;
        let claims = json!({ "aud": origin, "exp": expires, "sub": subject });
        let token = format!("{}.{}", encode(json!({ "typ": "JWT", "alg": "ES256" })), encode(claims));
        let signature: Signature = SigningKey::from(&self.0).sign(token.as_bytes());
        format!("vapid t={token}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public())
    }

    /// Sends a message. Of several of one topic that wait for a browser it gets the last.
    pub(crate) async fn send(
        &self,
        guard: Guard,
        to: &Subscription,
        (topic, subject): (&str, &str),
        message: &[u8],
        now: Millis,
    ) -> Result<(), PostError> {
        let nonsense = || PostError::Connection("the browser's keys cannot be read".into());
        let (key, auth) = to.keys().ok_or_else(nonsense)?;
        let (uri, ..) = guard.read(&to.endpoint)?;
        let origin =
            format!("{}://{}", uri.scheme_str().unwrap_or("https"), uri.authority().map_or("", |at| at.as_str()));
        let mut salt = [0; 16];
        rand::rng().fill_bytes(&mut salt);
        let body = encrypt(message, &key, &auth, &new_key(), salt).ok_or_else(nonsense)?;
        let headers = [
            ("content-type", "application/octet-stream".to_owned()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("ttl", KEPT.as_secs().to_string()),
            ("urgency", "normal".to_owned()),
            ("topic", topic.to_owned()),
            ("authorization", self.authorization(&origin, subject, now)),
        ];
        post(guard, &to.endpoint, &headers, body).await
    }
}

fn new_key() -> SecretKey {
    loop {
        let mut bytes = [0; 32];
        rand::rng().fill_bytes(&mut bytes);
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return key;
        }
    }
}

/// RFC 8291 in one record; `None` if the message is too long for it.
fn encrypt(message: &[u8], to: &PublicKey, auth: &[u8], own: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    let (theirs, ours) = (to.to_sec1_bytes(), own.public_key().to_sec1_bytes());
    let shared = own.diffie_hellman(to);
    let mut secret = [0; 32];
    let info = [b"WebPush: info\0", &*theirs, &*ours].concat();
    Hkdf::<Sha256>::new(Some(auth), shared.raw_secret_bytes()).expand(&info, &mut secret).ok()?;
    let derive = Hkdf::<Sha256>::new(Some(&salt), &secret);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derive.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    derive.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    // The sign of the last record.
    let plain = [message, &[2]].concat();
    let sealed = Aes128Gcm::new(&key.into()).encrypt(&Nonce::from(nonce), &*plain).ok()?;
    let head = [&salt[..], &RECORD.to_be_bytes(), &[u8::try_from(ours.len()).ok()?], &*ours].concat();
    (sealed.len() <= RECORD as usize).then(|| [head, sealed].concat())
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).expect("base64")
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_encrypted_as_the_standard_shows() {
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).expect("a key");
        let to = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let to = PublicKey::from_sec1_bytes(&to).expect("a key");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let sealed =
            encrypt(b"When I grow up, I want to be a watermelon", &to, &bytes("BTBZMqHH6r4Tts7J_aSIgg"), &own, salt);
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed.expect("short enough")), expected);
    }

    #[test]
    fn a_push_service_can_check_who_sends() {
        let key = PushKey::read(&PushKey::new_text()).expect("a key");
        let said = key.authorization("https://push.example", "https://runes.example", Millis(1_000_000));
        let (token, public) = said.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let signature = Signature::from_slice(&bytes(signature)).expect("a signature");
        let public = VerifyingKey::from_sec1_bytes(&bytes(public)).expect("a key");
        assert!(public.verify(signed.as_bytes(), &signature).is_ok());
        let claims: serde_json::Value =
            serde_json::from_slice(&bytes(signed.split('.').nth(1).expect("claims"))).expect("JSON");
        assert_eq!(claims, json!({ "aud": "https://push.example", "exp": 44_200, "sub": "https://runes.example" }));
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let key = PushKey::read(&PushKey::new_text()).expect("a key").public();
        let subscription = |p256dh: &str, auth: &str| Subscription {
            endpoint: "https://push.example/1".into(),
            p256dh: p256dh.into(),
            auth: auth.into(),
        };
        assert!(subscription(&key, "AAAAAAAAAAAAAAAAAAAAAA").keys().is_some());
        assert!(subscription(&format!("{key}="), "AAAAAAAAAAAAAAAAAAAAAA==").keys().is_some());
        for (p256dh, auth) in
            [("", ""), (&*key, "AAAA"), ("AAAA", "AAAAAAAAAAAAAAAAAAAAAA"), (&key[1..], "AAAAAAAAAAAAAAAAAAAAAA")]
        {
            assert!(subscription(p256dh, auth).keys().is_none(), "{p256dh} {auth}");
        }
        // A point that is not on the curve would give the server's key away, if it were used more than once.
        let off = BASE64.encode([&[4], &[7; 64][..]].concat());
        assert!(subscription(&off, "AAAAAAAAAAAAAAAAAAAAAA").keys().is_none());
        assert!(PushKey::read("AAAA").is_none());
    }
}
