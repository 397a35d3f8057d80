//! Coming back by a passkey or by a link in a letter, and whoever tries to come back as somebody else.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ciborium::Value;
use p256::SecretKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use runestones_scratch::Scratch;
use runestones_server::{Config, Time};
use runestones_store::Millis;
use runestones_testing::browser::{Answer, Browser, value_after};
use runestones_testing::receivers::MailServer;
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::server::Server;

const SITE: &str = "https://runes.example";

fn config() -> Config {
    Config { site: Some(SITE.to_owned()), ..Config::default().without_limits() }
}

/// A device with a passkey, as honest or not as a test wants it.
#[derive(Clone)]
struct Device {
    number: u8,
    counter: u32,
    origin: &'static str,
}

impl Device {
    fn new(number: u8) -> Device {
        Device { number, counter: 1, origin: SITE }
    }

    fn key(&self) -> SecretKey {
        SecretKey::from_slice(&[self.number; 32]).expect("a key")
    }

    fn client(&self, kind: &str, challenge: &str) -> Vec<u8> {
        json!({ "type": kind, "challenge": challenge, "origin": self.origin }).to_string().into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let host = self.origin.split("://").nth(1).expect("a host");
        [&*Sha256::digest(host), &[flags], &self.counter.to_be_bytes()].concat()
    }

    /// Makes a passkey and sends it.
    fn make(&self, browser: &mut Browser) -> Answer {
        let challenge = value_after(&browser.get("/me").body, "data-makes-passkey=\"").expect("a challenge");
        let point = self.key().public_key().to_sec1_bytes();
        let cose = Value::Map(vec![
            (1.into(), 2.into()),
            (3.into(), (-7).into()),
            ((-1).into(), 1.into()),
            ((-2).into(), Value::Bytes(point[1..33].to_vec())),
            ((-3).into(), Value::Bytes(point[33..].to_vec())),
        ]);
        let written = |value: &Value| {
            let mut written = Vec::new();
            ciborium::into_writer(value, &mut written).expect("written");
            written
        };
        let data = [self.data(0x41), vec![0; 16], vec![0, 16], vec![self.number; 16], written(&cose)].concat();
        let object = [
            ("fmt".into(), "none".into()),
            ("attStmt".into(), Value::Map(vec![])),
            ("authData".into(), Value::Bytes(data)),
        ];
        let attestation = BASE64.encode(written(&Value::Map(object.into())));
        let client = BASE64.encode(self.client("webauthn.create", &challenge));
        browser.post("/me/passkeys", &[("client", &client), ("attestation", &attestation)])
    }

    /// Signs a challenge: the fields of the form.
    fn sign(&self, challenge: &str) -> Vec<(&'static str, String)> {
        let (client, data) = (self.client("webauthn.get", challenge), self.data(1));
        let signature: Signature = SigningKey::from(&self.key()).sign(&[&*data, &*Sha256::digest(&client)].concat());
        vec![
            ("id", BASE64.encode([self.number; 16])),
            ("client", BASE64.encode(client)),
            ("data", BASE64.encode(data)),
            ("signature", BASE64.encode(signature.to_der().as_bytes())),
        ]
    }
}

fn challenge(browser: &mut Browser) -> String {
    value_after(&browser.get("/enter").body, "data-uses-passkey=\"").expect("a challenge")
}

fn send(browser: &mut Browser, fields: &[(&str, String)]) -> Answer {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    browser.post("/enter/passkey", &fields)
}

fn name(browser: &mut Browser) -> Option<String> {
    value_after(&browser.get("/me").body, "name=\"name\" value=\"").filter(|name| !name.is_empty())
}

/// Somebody who keeps their account with a passkey.
fn kept(server: &Server, device: &Device) -> Browser {
    let mut maren = server.browser();
    assert_eq!(maren.post("/me/name", &[("name", "Maren")]).status, 303);
    let page = device.make(&mut maren);
    assert_eq!(page.status, 200);
    assert!(page.body.contains("me__code"), "there is always a recovery code");
    maren
}

/// What a device, or a thief, makes of a challenge.
type Signing = Box<dyn Fn(&str) -> Vec<(&'static str, String)>>;

#[test]
fn who_lost_the_cookie_comes_back_by_passkey() {
    let server = Server::start_with(&config());
    let mut device = Device::new(5);
    let mut maren = kept(&server, &device);
    assert!(maren.get("/me").body.contains("data-passkey"));
    let mut there = server.browser();
    let asked = challenge(&mut there);
    let before = there.cookie.clone();
    device.counter += 1;
    let signed = device.sign(&asked);
    let answer = send(&mut there, &signed);
    assert_eq!((answer.status, answer.location()), (303, "/me".to_owned()));
    assert_eq!(name(&mut there).as_deref(), Some("Maren"));
    // Whoever knew the cookie before is not signed in with her (session fixation).
    assert_ne!(there.cookie, before);
    let mut old = Browser { cookie: before, ..server.browser() };
    assert_eq!(name(&mut old), None);
    // What was signed once is worth nothing now: not in that browser, and not in another (replay).
    for mut thief in [old, server.browser(), there.clone()] {
        assert_eq!(send(&mut thief, &signed).status, 403);
    }
    // Who removes it cannot come back by it.
    let id = value_after(&there.get("/me").body, "data-passkey=\"").expect("a passkey");
    assert_eq!(server.browser().post("/me/passkeys/remove", &[("id", &id)]).status, 303, "not hers: nothing happens");
    assert!(there.get("/me").body.contains(&id));
    assert_eq!(there.post("/me/passkeys/remove", &[("id", &id)]).status, 303);
    let mut lost = server.browser();
    let asked = challenge(&mut lost);
    device.counter += 1;
    assert_eq!(send(&mut lost, &device.sign(&asked)).status, 403);
}

/// Some keys do not count how often they were used: then only the challenge tells that something was sent before.
#[test]
fn what_a_key_that_does_not_count_has_signed_works_once() {
    let server = Server::start_with(&config());
    let device = Device { counter: 0, ..Device::new(5) };
    kept(&server, &device);
    let mut there = server.browser();
    let asked = challenge(&mut there);
    let mut same = there.clone();
    let signed = device.sign(&asked);
    assert_eq!(send(&mut there, &signed).status, 303);
    assert_eq!(name(&mut there).as_deref(), Some("Maren"));
    // The same words from the browser that was asked, which is not signed in: a replay.
    assert_eq!(send(&mut same, &signed).status, 403);
    assert_eq!(name(&mut same), None);
    let again = challenge(&mut same);
    assert_eq!(send(&mut same, &device.sign(&again)).status, 303, "a new challenge is another matter");
}

/// Account takeover: everything that a thief could send is told apart by nothing.
#[test]
fn nobody_else_comes_in() {
    let server = Server::start_with(&config());
    let device = Device { counter: 7, ..Device::new(5) };
    kept(&server, &device);
    let mut thief = server.browser();
    let later = Device { counter: 8, ..device.clone() };
    let cases: Vec<(&str, Signing)> = vec![
        ("a key that nobody has", Box::new(|challenge| Device::new(6).sign(challenge))),
        ("another key under her name", {
            let id = later.sign("x")[0].clone();
            Box::new(move |challenge| [vec![id.clone()], Device::new(6).sign(challenge)[1..].to_vec()].concat())
        }),
        ("another site (phishing)", {
            let device = Device { origin: "https://evil.example", ..later.clone() };
            Box::new(move |challenge| device.sign(challenge))
        }),
        ("a copy that counts backwards", {
            let device = device.clone();
            Box::new(move |challenge| device.sign(challenge))
        }),
        ("a challenge of one's own", {
            let device = later.clone();
            Box::new(move |_| device.sign(&BASE64.encode([1; 56])))
        }),
        ("nonsense", Box::new(|_| ["id", "client", "data", "signature"].map(|field| (field, "!".to_owned())).into())),
        ("nothing", Box::new(|_| ["id", "client", "data", "signature"].map(|field| (field, String::new())).into())),
    ];
    let mut bodies = Vec::new();
    for (what, forge) in cases {
        let asked = challenge(&mut thief);
        let answer = send(&mut thief, &forge(&asked));
        assert_eq!(answer.status, 403, "{what}");
        assert_eq!(name(&mut thief), None, "{what}");
        bodies.push(answer.body);
    }
    assert!(bodies.iter().all(|body| *body == bodies[0]), "no case is told from another (enumeration)");
    // A challenge that another browser was given, with a true signature of hers (forwarding).
    let mut here = server.browser();
    let asked = challenge(&mut here);
    assert_eq!(send(&mut thief, &later.sign(&asked)).status, 403);
    // A challenge for a new passkey is none for coming in.
    let for_new = value_after(&here.get("/me").body, "data-makes-passkey=\"").expect("a challenge");
    assert_eq!(send(&mut here, &later.sign(&for_new)).status, 403);
}

#[test]
fn tries_are_counted_and_challenges_grow_old() {
    let clock = Time::by_hand(Millis(1_790_000_000_000));
    let server = Server::start_with(&Config { time: clock.clone(), ..config() });
    let device = Device::new(5);
    kept(&server, &device);
    let mut late = server.browser();
    let asked = challenge(&mut late);
    clock.set(Millis(clock.now().0 + 10 * 60_000));
    assert_eq!(send(&mut late, &Device { counter: 2, ..device }.sign(&asked)).status, 403);
    let answers: Vec<u16> = (0..10).map(|_| send(&mut late, &[]).status).collect();
    assert_eq!(answers.last(), Some(&429), "{answers:?}");
    assert_eq!(late.post("/me/passkeys", &[("client", "AAAA"), ("attestation", "AAAA")]).status, 403);
}

#[test]
fn a_passkey_works_at_every_server() {
    let database = Scratch::shared().database();
    let config = Config { database: Some(database), ..config() };
    let servers = [Server::start_with(&config), Server::start_with(&config)];
    let mut device = Device::new(5);
    kept(&servers[0], &device);
    let mut there = servers[1].browser();
    let asked = challenge(&mut there);
    device.counter += 1;
    let signed = device.sign(&asked);
    // Asked by one, answered to the other; and then to the first again, which is too late.
    there.address = servers[0].address;
    assert_eq!(send(&mut there.clone(), &signed).status, 303);
    there.address = servers[1].address;
    assert_eq!(send(&mut there, &signed).status, 403);
}

/// Link forwarding and user enumeration.
#[test]
fn a_link_in_a_letter_works_once_in_the_browser_that_asked() {
    let (mail, clock) = (MailServer::start(), Time::by_hand(Millis(1_790_000_000_000)));
    let config = Config {
        smtp: Some(mail.url()),
        mail_from: Some("runes@example.org".to_owned()),
        time: clock.clone(),
        ..config()
    };
    let server = Server::start_with(&config);
    let mut maren = server.browser();
    maren.post("/me/name", &[("name", "Maren")]);
    maren.post("/me/keep", &[]);
    maren.post("/me/alerts/mail", &[("address", "maren@example.org")]);
    let confirm = mail.wait_for(1).link("/alerts/confirm/");
    let ask = |browser: &mut Browser, address: &str| browser.post("/enter/mail", &[("address", address)]);
    let mut there = server.browser();
    assert_eq!(maren.post(&confirm, &[]).status, 303);
    // An address that nobody has confirmed is nobody's.
    maren.post("/me/alerts/mail", &[("address", "other@example.org")]);
    mail.wait_for(2);
    let unconfirmed = ask(&mut there, "other@example.org");
    let known = ask(&mut there, "MAREN@example.org");
    let unknown = ask(&mut there, "nobody@example.org");
    assert_eq!((known.status, &known.body), (200, &unknown.body), "nobody learns who has an account");
    assert_eq!(known.body, unconfirmed.body);
    let letter = mail.wait_for(3);
    assert_eq!((letter.to.as_slice(), mail.letters().len()), (&["maren@example.org".to_owned()][..], 3));
    let link = letter.link("/enter/mail/");
    // Whoever it is forwarded to, and whatever shows what is behind it, gets what every stranger gets.
    let mut thief = server.browser();
    let (forwarded, made_up) = (thief.get(&link), thief.get("/enter/mail/0123"));
    assert_eq!((forwarded.status, &forwarded.body), (404, &made_up.body));
    assert_eq!(thief.post(&link, &[]).status, 404);
    assert!(there.get(&link).body.contains("Maren"), "looking does not use it");
    let before = there.cookie.clone();
    assert_eq!(there.post(&link, &[]).status, 303);
    assert_eq!(name(&mut there).as_deref(), Some("Maren"));
    assert_ne!(there.cookie, before, "a new cookie (session fixation)");
    let mut old = Browser { cookie: before, ..server.browser() };
    assert_eq!(old.post(&link, &[]).status, 404, "it works once");
    // Another server counts the tries anew. A link works for a quarter of an hour.
    let server = server.restart_as(&config);
    let mut slow = server.browser();
    assert_eq!(ask(&mut slow, "maren@example.org").status, 200);
    let link = mail.wait_for(4).link("/enter/mail/");
    clock.set(Millis(clock.now().0 + 15 * 60_000));
    assert_eq!(slow.post(&link, &[]).status, 404);
}

#[test]
fn without_a_mail_server_there_are_no_letters() {
    let server = Server::start_with(&config());
    let mut maren = server.browser();
    assert!(!maren.get("/enter").body.contains("/enter/mail"));
    assert_eq!(maren.post("/enter/mail", &[("address", "a@example.org")]).status, 404);
}
