//! Where alerts arrive in tests: a receiver of webhooks, a mail server, and a browser that reads what its push service
//! passes on. All of them are real: they listen, and understand what they are told.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::Value;
use sha2::Sha256;

/// What does not arrive within this time does not arrive.
const DEADLINE: Duration = Duration::from_mins(1);

/// Asks again and again until there is an answer.
#[track_caller]
fn until<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(start.elapsed() < DEADLINE, "waited in vain for: {what}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// What arrived, shared with the thread that listens.
type Arrived<T> = Arc<Mutex<Vec<T>>>;

fn copy<T: Clone>(arrived: &Arrived<T>) -> Vec<T> {
    arrived.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// A request that arrived.
#[derive(Clone, Debug)]
pub struct Posted {
    /// Its address.
    pub path: String,
    /// Its headers, by names in small letters.
    pub headers: Vec<(String, String)>,
    /// Its body.
    pub body: Vec<u8>,
    /// When it was there.
    pub time: Instant,
}

impl Posted {
    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(there, _)| there == name).map(|(_, value)| value.as_str())
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// A web server that takes whatever is sent to it.
pub struct Receiver {
    /// Where it listens.
    pub address: SocketAddr,
    status: Arc<AtomicU16>,
    /// How many milliseconds it takes to answer.
    delay: Arc<AtomicU64>,
    posted: Arrived<Posted>,
}

impl Receiver {
    /// A receiver that is content.
    pub fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (status, delay, posted) = (Arc::new(AtomicU16::new(200)), Arc::<AtomicU64>::default(), Arrived::default());
        let (said, late, kept) = (Arc::clone(&status), Arc::clone(&delay), Arc::clone(&posted));
        let receiver = Receiver { address, status, delay, posted };
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (status, delay, posted) = (Arc::clone(&said), Arc::clone(&late), Arc::clone(&kept));
                thread::spawn(move || take(stream, &status, &delay, &posted));
            }
        });
        receiver
    }

    /// From now on it answers so; with 0 it never answers.
    pub fn answer_with(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    /// From now on it answers so long after it has taken something.
    pub fn answer_after(&self, delay: Duration) {
        self.delay.store(u64::try_from(delay.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Its address for forms.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// What has arrived after the first so many.
    pub fn posted_after(&self, count: usize) -> Vec<Posted> {
        let posted = self.posted.lock().unwrap_or_else(PoisonError::into_inner);
        posted.get(count..).unwrap_or_default().to_vec()
    }

    /// What has arrived so far.
    pub fn posted(&self) -> Vec<Posted> {
        copy(&self.posted)
    }

    /// Waits for so many requests.
    #[track_caller]
    pub fn wait_for(&self, count: usize) -> Vec<Posted> {
        until("a request", || Some(self.posted()).filter(|posted| posted.len() >= count))
    }
}

fn take(stream: TcpStream, status: &AtomicU16, delay: &AtomicU64, posted: &Arrived<Posted>) -> Option<()> {
    let mut lines = BufReader::new(stream);
    let mut line = String::new();
    lines.read_line(&mut line).ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut headers = Vec::new();
    loop {
        line.clear();
        lines.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.push((name.to_lowercase(), value.to_owned()));
    }
    let length = headers.iter().find(|(name, _)| name == "content-length")?.1.parse().ok()?;
    let mut body = vec![0; length];
    lines.read_exact(&mut body).ok()?;
    posted.lock().unwrap_or_else(PoisonError::into_inner).push(Posted { path, headers, body, time: Instant::now() });
    thread::sleep(Duration::from_millis(delay.load(Ordering::Relaxed)));
    let mut stream = lines.into_inner();
    match status.load(Ordering::Relaxed) {
        0 => drop(stream.read(&mut [0; 1])),
        302 => {
            // Whoever follows it comes back here.
            let there = stream.local_addr().ok()?;
            let answer =
                format!("HTTP/1.1 302 Found\r\nLocation: http://{there}/elsewhere\r\nContent-Length: 0\r\n\r\n");
            stream.write_all(answer.as_bytes()).ok()?;
        }
        status => stream.write_all(format!("HTTP/1.1 {status} So\r\nContent-Length: 0\r\n\r\n").as_bytes()).ok()?,
    }
    Some(())
}

/// A letter that arrived.
#[derive(Clone, Debug)]
pub struct Letter {
    /// To whom the envelope was addressed.
    pub to: Vec<String>,
    /// The whole letter.
    pub source: String,
}

impl Letter {
    /// A header, with its further lines.
    pub fn header(&self, name: &str) -> Option<String> {
        let head = self.source.split("\r\n\r\n").next()?.replace("\r\n ", " ");
        let mut lines = head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(there, _)| there.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned())
    }

    /// What it says.
    pub fn text(&self) -> String {
        let body = self.source.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        match self.header("Content-Transfer-Encoding").as_deref() {
            Some("base64") => {
                let plain: String = body.split_whitespace().collect();
                String::from_utf8(STANDARD.decode(plain).expect("base64")).expect("text")
            }
            Some("quoted-printable") => unquoted(body),
            _ => body.to_owned(),
        }
    }

    /// The first address in it that goes on like this.
    #[track_caller]
    pub fn link(&self, path: &str) -> String {
        let text = self.text();
        let at = text.find(path).unwrap_or_else(|| panic!("no {path} in {text}"));
        text[at..].split_whitespace().next().expect("an address").to_owned()
    }
}

fn unquoted(body: &str) -> String {
    let body = body.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = body.as_bytes();
    while let [first, more @ ..] = rest {
        let code = (*first == b'=').then(|| more.get(..2).and_then(|hex| std::str::from_utf8(hex).ok())).flatten();
        if let Some(byte) = code.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            bytes.push(byte);
            rest = &more[2..];
        } else {
            bytes.push(*first);
            rest = more;
        }
    }
    String::from_utf8(bytes).expect("text")
}

/// A mail server that keeps what it gets.
pub struct MailServer {
    /// Where it listens.
    pub address: SocketAddr,
    letters: Arrived<Letter>,
    refuses: Arc<AtomicU16>,
}

impl MailServer {
    /// A mail server that takes everything.
    pub fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (letters, refuses) = (Arrived::default(), Arc::new(AtomicU16::new(0)));
        let server = MailServer { address, letters: Arc::clone(&letters), refuses: Arc::clone(&refuses) };
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (letters, refuses) = (Arc::clone(&letters), Arc::clone(&refuses));
                thread::spawn(move || talk(stream, &letters, &refuses));
            }
        });
        server
    }

    /// Its address for the server.
    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// From now on it refuses every letter with this code; with 0 it takes them.
    pub fn refuse_with(&self, code: u16) {
        self.refuses.store(code, Ordering::Relaxed);
    }

    /// What has arrived so far.
    pub fn letters(&self) -> Vec<Letter> {
        copy(&self.letters)
    }

    /// Waits for so many letters, and gives the last.
    #[track_caller]
    pub fn wait_for(&self, count: usize) -> Letter {
        let letters = until("a letter", || Some(self.letters()).filter(|letters| letters.len() >= count));
        letters[count - 1].clone()
    }
}

fn talk(stream: TcpStream, letters: &Arrived<Letter>, refuses: &AtomicU16) -> Option<()> {
    let mut answer = stream.try_clone().ok()?;
    let mut lines = BufReader::new(stream);
    let mut say = move |words: &str| answer.write_all(format!("{words}\r\n").as_bytes()).ok();
    say("220 a test")?;
    let (mut to, mut line) = (Vec::new(), String::new());
    loop {
        line.clear();
        if lines.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let word = line.to_uppercase();
        if word.starts_with("RCPT TO:") {
            to.push(line.split(['<', '>']).nth(1)?.to_owned());
        }
        if word.starts_with("DATA") {
            say("354 go on")?;
            let mut source = String::new();
            loop {
                line.clear();
                lines.read_line(&mut line).ok()?;
                if line == ".\r\n" {
                    break;
                }
                source += line.strip_prefix('.').unwrap_or(&line);
            }
            let code = refuses.load(Ordering::Relaxed);
            if code == 0 {
                let letter = Letter { to: std::mem::take(&mut to), source };
                letters.lock().unwrap_or_else(PoisonError::into_inner).push(letter);
                say("250 taken")?;
            } else {
                say(&format!("{code} not taken"))?;
            }
        } else if word.starts_with("QUIT") {
            return say("221 bye");
        } else {
            say("250 well")?;
        }
    }
}

/// A browser that has subscribed at a push service.
pub struct Subscriber {
    key: SecretKey,
    auth: [u8; 16],
}

impl Subscriber {
    /// One with keys of its own; the number tells it from others.
    pub fn new(number: u8) -> Subscriber {
        Subscriber { key: SecretKey::from_slice(&[number; 32]).expect("a key"), auth: [number; 16] }
    }

    /// Its public key as browsers say it.
    pub fn p256dh(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key().to_sec1_bytes())
    }

    /// Its secret as browsers say it.
    pub fn auth(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.auth)
    }

    /// Reads a message (RFC 8291), after the push service has checked who sends it (RFC 8292): for this origin, by this key,
    /// not for longer than a day.
    #[track_caller]
    pub fn read(&self, posted: &Posted, origin: &str, server_key: &str) -> Value {
        assert_eq!(posted.header("content-encoding"), Some("aes128gcm"));
        assert!(posted.header("ttl").is_some_and(|ttl| ttl.parse::<u32>().is_ok()), "push services ask for a TTL");
        let authorization = posted.header("authorization").expect("who sends it");
        let (token, key) =
            authorization.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both");
        assert_eq!(key, server_key, "the key that the browser subscribed with");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64");
        let key = VerifyingKey::from_sec1_bytes(&decode(key)).expect("a key");
        let signature = Signature::from_slice(&decode(signature)).expect("a signature");
        key.verify(signed.as_bytes(), &signature).expect("signed by the server");
        let claims: Value = serde_json::from_slice(&decode(signed.split('.').nth(1).expect("claims"))).expect("JSON");
        assert_eq!(claims["aud"], origin);
        self.decrypt(&posted.body)
    }

    fn decrypt(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let length = usize::from(rest[4]);
        let (sender, sealed) = rest[5..].split_at(length);
        let theirs = PublicKey::from_sec1_bytes(sender).expect("the sender's key");
        let shared = self.key.diffie_hellman(&theirs);
        let mut secret = [0; 32];
        let info = [b"WebPush: info\0", &*self.key.public_key().to_sec1_bytes(), sender].concat();
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes()).expand(&info, &mut secret).expect("32 bytes");
        let derive = Hkdf::<Sha256>::new(Some(salt), &secret);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derive.expand(b"Content-Encoding: aes128gcm\0", &mut key).expect("16 bytes");
        derive.expand(b"Content-Encoding: nonce\0", &mut nonce).expect("12 bytes");
        let mut plain =
            Aes128Gcm::new(&key.into()).decrypt(&Nonce::from(nonce), sealed).expect("it is for this browser");
        assert_eq!(plain.pop(), Some(2), "the last record");
        serde_json::from_slice(&plain).expect("JSON")
    }
}
