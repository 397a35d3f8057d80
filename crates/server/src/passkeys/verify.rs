//! What a browser says about a passkey, checked as `WebAuthn` (level 2, sections 7.1 and 7.2) asks: P-256 with SHA-256 and no
//! attestation. Everything in here comes from strangers.

use ciborium::Value;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

/// The bits of the flags: somebody was there; a new key follows.
const PRESENT: u8 = 1;
const HAS_KEY: u8 = 1 << 6;

/// The longest name that a passkey can have.
const LONGEST_ID: usize = 1023;

/// The only algorithm, as COSE numbers it.
const ES256: i64 = -7;

/// What has to be in what was signed.
pub(super) struct Expected<'a> {
    pub(super) challenge: &'a str,
    /// The site, as browsers say it.
    pub(super) origin: &'a str,
    pub(super) host: &'a str,
}

/// A new passkey.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Made {
    pub(super) id: Vec<u8>,
    /// The point, uncompressed.
    pub(super) key: Vec<u8>,
    pub(super) counter: u32,
}

/// What a browser has signed about itself.
#[derive(Deserialize)]
struct Client {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// The challenge that a browser says it answers.
pub(super) fn challenge(client: &[u8]) -> Option<String> {
    serde_json::from_slice(client).ok().map(|client: Client| client.challenge)
}

fn check_client(client: &[u8], kind: &str, expected: &Expected) -> Option<()> {
    let client: Client = serde_json::from_slice(client).ok()?;
    let good = client.kind == kind
        && client.challenge == expected.challenge
        && client.origin == expected.origin
        && !client.cross_origin;
    good.then_some(())
}

/// What the device of a passkey says: the hash of the host, the flags, the counter, and the rest.
fn check_data<'a>(data: &'a [u8], expected: &Expected) -> Option<(u8, u32, &'a [u8])> {
    let (host, rest) = data.split_at_checked(32)?;
    let (flags, rest) = rest.split_first()?;
    let (counter, rest) = rest.split_first_chunk::<4>()?;
    let good = *host == *Sha256::digest(expected.host) && flags & PRESENT != 0;
    good.then_some((*flags, u32::from_be_bytes(*counter), rest))
}

/// A passkey that was made, if all is as it should be.
pub(super) fn made(client: &[u8], attestation: &[u8], expected: &Expected) -> Option<Made> {
    check_client(client, "webauthn.create", expected)?;
    let attestation: Value = ciborium::from_reader(attestation).ok()?;
    // We ask for no attestation: who made a device is nobody's business here.
    if field(&attestation, "fmt")?.as_text()? != "none" {
        return None;
    }
    let data = field(&attestation, "authData")?.as_bytes()?;
    let (flags, counter, rest) = check_data(data, expected)?;
    if flags & HAS_KEY == 0 {
        return None;
    }
    // Sixteen bytes say which model it is.
    let (length, rest) = rest.get(16..)?.split_first_chunk::<2>()?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (id, key) = rest.split_at_checked(length)?;
    if id.is_empty() || id.len() > LONGEST_ID {
        return None;
    }
    let key: Value = ciborium::from_reader(key).ok()?;
    let point = point(&key)?;
    VerifyingKey::from_sec1_bytes(&point).ok()?;
    Some(Made { id: id.to_vec(), key: point, counter })
}

/// How far a passkey has counted that has signed this, if it has.
pub(super) fn signed(client: &[u8], data: &[u8], signature: &[u8], key: &[u8], expected: &Expected) -> Option<u32> {
    check_client(client, "webauthn.get", expected)?;
    let (_, counter, _) = check_data(data, expected)?;
    let message = [data, &*Sha256::digest(client)].concat();
    let key = VerifyingKey::from_sec1_bytes(key).ok()?;
    key.verify(&message, &Signature::from_der(signature).ok()?).ok()?;
    Some(counter)
}

fn field<'a>(map: &'a Value, name: &str) -> Option<&'a Value> {
    map.as_map()?.iter().find(|(key, _)| key.as_text() == Some(name)).map(|(_, value)| value)
}

/// The point of a key as COSE writes it: two coordinates on P-256.
fn point(key: &Value) -> Option<Vec<u8>> {
    let numbered = |number: i64| {
        let is_it = |key: &Value| key.as_integer().is_some_and(|key| key == number.into());
        key.as_map()?.iter().find(|(key, _)| is_it(key)).map(|(_, value)| value)
    };
    let is = |number: i64, wanted: i64| numbered(number)?.as_integer().filter(|value| *value == wanted.into());
    (is(1, 2).is_some() && is(3, ES256).is_some() && is(-1, 1).is_some()).then_some(())?;
    let (x, y) = (numbered(-2)?.as_bytes()?, numbered(-3)?.as_bytes()?);
    (x.len() == 32 && y.len() == 32).then(|| [&[4], &**x, &**y].concat())
}

#[cfg(test)]
mod tests {
    use p256::SecretKey;
    use p256::ecdsa::SigningKey;
    use p256::ecdsa::signature::Signer as _;
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    const EXPECTED: Expected<'static> =
        Expected { challenge: "Y2hhbGxlbmdl", origin: "https://runes.example", host: "runes.example" };

    fn client(kind: &str, challenge: &str, origin: &str) -> Vec<u8> {
        json!({ "type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false }).to_string().into()
    }

    fn usual(kind: &str) -> Vec<u8> {
        client(kind, EXPECTED.challenge, EXPECTED.origin)
    }

    fn data(host: &str, flags: u8, counter: u32) -> Vec<u8> {
        [&*Sha256::digest(host), &[flags], &counter.to_be_bytes()].concat()
    }

    fn key() -> SecretKey {
        SecretKey::from_slice(&[7; 32]).expect("a key")
    }

    fn attestation(format: &str, algorithm: i64, host: &str, flags: u8) -> Vec<u8> {
        let point = key().public_key().to_sec1_bytes();
        let cose = Value::Map(vec![
            (1.into(), 2.into()),
            (3.into(), algorithm.into()),
            ((-1).into(), 1.into()),
            ((-2).into(), Value::Bytes(point[1..33].to_vec())),
            ((-3).into(), Value::Bytes(point[33..].to_vec())),
        ]);
        let mut written = Vec::new();
        ciborium::into_writer(&cose, &mut written).expect("written");
        let data = [data(host, flags, 3), vec![0; 16], vec![0, 5], b"my-id".to_vec(), written].concat();
        let object = Value::Map(vec![
            ("fmt".into(), format.into()),
            ("attStmt".into(), Value::Map(Vec::new())),
            ("authData".into(), Value::Bytes(data)),
        ]);
        let mut written = Vec::new();
        ciborium::into_writer(&object, &mut written).expect("written");
        written
    }

    #[test]
    fn a_new_passkey_is_read() {
        let usual_client = usual("webauthn.create");
        let good = attestation("none", ES256, EXPECTED.host, PRESENT | HAS_KEY);
        let read = made(&usual_client, &good, &EXPECTED).expect("a passkey");
        let point = key().public_key().to_sec1_bytes().to_vec();
        assert_eq!(read, Made { id: b"my-id".to_vec(), key: point, counter: 3 });
        for bad in [
            attestation("packed", ES256, EXPECTED.host, PRESENT | HAS_KEY),
            attestation("none", -257, EXPECTED.host, PRESENT | HAS_KEY),
            attestation("none", ES256, "evil.example", PRESENT | HAS_KEY),
            attestation("none", ES256, EXPECTED.host, HAS_KEY),
            attestation("none", ES256, EXPECTED.host, PRESENT),
            good[..good.len() - 1].to_vec(),
            Vec::new(),
        ] {
            assert_eq!(made(&usual_client, &bad, &EXPECTED), None);
        }
        for wrong in [
            usual("webauthn.get"),
            client("webauthn.create", "b3RoZXI", EXPECTED.origin),
            client("webauthn.create", EXPECTED.challenge, "https://evil.example"),
            client("webauthn.create", EXPECTED.challenge, "http://runes.example"),
            b"{}".to_vec(),
        ] {
            assert_eq!(made(&wrong, &good, &EXPECTED), None);
        }
        let framed = json!({ "type": "webauthn.create", "challenge": EXPECTED.challenge, "origin": EXPECTED.origin, "crossOrigin": true });
        assert_eq!(made(framed.to_string().as_bytes(), &good, &EXPECTED), None, "in a frame of another site");
    }

    #[test]
    fn only_the_right_key_has_signed() {
        let sign = |client: &[u8], data: &[u8], by: &SecretKey| {
            let signature: Signature = SigningKey::from(by).sign(&[data, &*Sha256::digest(client)].concat());
            signature.to_der().as_bytes().to_vec()
        };
        let (client, data) = (usual("webauthn.get"), data(EXPECTED.host, PRESENT, 9));
        let point = key().public_key().to_sec1_bytes();
        let good = sign(&client, &data, &key());
        assert_eq!(signed(&client, &data, &good, &point, &EXPECTED), Some(9));
        let other = SecretKey::from_slice(&[8; 32]).expect("a key");
        assert_eq!(signed(&client, &data, &sign(&client, &data, &other), &point, &EXPECTED), None);
        // Every bit of what was signed counts.
        for bit in 0..data.len() * 8 {
            let mut forged = data.clone();
            forged[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(signed(&client, &forged, &good, &point, &EXPECTED), None, "bit {bit}");
        }
        let spaced = [&client[..], b" "].concat();
        assert_eq!(signed(&spaced, &data, &good, &point, &EXPECTED), None);
        let absent = super::tests::data(EXPECTED.host, 0, 9);
        assert_eq!(
            signed(&client, &absent, &sign(&client, &absent, &key()), &point, &EXPECTED),
            None,
            "nobody was there"
        );
    }

    proptest! {
        #[test]
        fn nonsense_is_refused(bytes in prop::collection::vec(any::<u8>(), 0..400), more in prop::collection::vec(any::<u8>(), 0..100)) {
            prop_assert_eq!(made(&usual("webauthn.create"), &bytes, &EXPECTED), None);
            prop_assert_eq!(signed(&usual("webauthn.get"), &bytes, &more, &bytes, &EXPECTED), None);
            prop_assert_eq!(challenge(&bytes), None);
        }

        #[test]
        fn spoiled_attestations_are_no_trouble(at in 0..200usize, byte in any::<u8>()) {
            let mut spoiled = attestation("none", ES256, EXPECTED.host, PRESENT | HAS_KEY);
            let at = at % spoiled.len();
            spoiled[at] = byte;
            // Whatever it is, it is read or refused.
            let _ = made(&usual("webauthn.create"), &spoiled, &EXPECTED);
        }
    }
}
