//! A browser of a hundred lines: it keeps its cookie, sends forms, and finds buttons in pages.

#![allow(dead_code, reason = "the tests of the program use a part of it")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use runestones_server::page::Whole;

/// Nothing here takes so long; what does is broken.
const DEADLINE: Duration = Duration::from_secs(20);

/// Somebody with a cookie.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) language: &'static str,
}

/// What the server said.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { address, cookie: None, language: "en" }
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &[], "")
    }

    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_with(path, &[], fields)
    }

    pub(crate) fn post_with(&mut self, path: &str, headers: &[(&str, &str)], fields: &[(&str, &str)]) -> Answer {
        let form = ("Content-Type", "application/x-www-form-urlencoded");
        let headers: Vec<(&str, &str)> = headers.iter().copied().chain([form]).collect();
        self.ask("POST", path, &headers, &serde_urlencoded::to_string(fields).expect("plain fields"))
    }

    /// Any request at all.
    pub(crate) fn ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        self.try_ask(method, path, headers, body).unwrap_or_else(|| panic!("{method} {path}: no answer"))
    }

    /// A request to a server that may be gone; `None` if there is no answer.
    pub(crate) fn try_ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Option<Answer> {
        let text = String::from_utf8(self.exchange(method, path, headers, body)?).expect("answers are text");
        let (head, body) = text.split_once("\r\n\r\n")?;
        let answer = self.read_head(head, body)?;
        // A server that dies while it answers has not answered.
        let whole = answer.header("content-length").and_then(|length| length.parse().ok());
        (whole.is_none_or(|length: usize| length == answer.body.len())).then_some(answer)
    }

    /// A file as browsers get it: the head of the answer, and what came over the wire.
    pub(crate) fn get_packed(&mut self, path: &str) -> (Answer, Vec<u8>) {
        let bytes = self.exchange("GET", path, &[("Accept-Encoding", "gzip, deflate, br")], "").expect("an answer");
        let end = bytes.windows(4).position(|end| end == b"\r\n\r\n").expect("a head");
        let head = std::str::from_utf8(&bytes[..end]).expect("heads are text").to_owned();
        (self.read_head(&head, "").expect("an answer"), bytes[end + 4..].to_vec())
    }

    fn exchange(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Option<Vec<u8>> {
        let mut stream = self.connect()?;
        let length = ("Content-Length", &*body.len().to_string());
        let headers: Vec<(&str, &str)> = headers.iter().copied().chain([length, ("Connection", "close")]).collect();
        // A server that refuses a large body may not read it to the end.
        let _ = stream.write_all((self.request(method, path, "1.1", &headers) + body).as_bytes());
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        Some(bytes)
    }

    fn read_head(&mut self, head: &str, body: &str) -> Option<Answer> {
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let answer = Answer { status, head: head.to_owned(), body: body.to_owned() };
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Some(answer)
    }

    /// A live connection, from the version that was seen.
    pub(crate) fn listen(&mut self, game: &str, seq: &str) -> Live {
        self.listen_with(game, seq, &[])
    }

    pub(crate) fn listen_with(&mut self, game: &str, seq: &str, headers: &[(&str, &str)]) -> Live {
        let mut stream = self.connect().expect("a listening server");
        let request = self.request("GET", &format!("{game}/live?seq={seq}"), "1.0", headers);
        stream.write_all(request.as_bytes()).expect("a listening server");
        let mut lines = BufReader::new(stream);
        let mut line = String::new();
        while line != "\r\n" {
            line.clear();
            assert_ne!(lines.read_line(&mut line).expect("a head"), 0, "the live connection was refused");
        }
        Live { lines, whole: Whole::default() }
    }

    /// Whether a live connection is admitted.
    pub(crate) fn try_listen(&mut self, game: &str) -> bool {
        let mut stream = self.connect().expect("a listening server");
        let request = self.request("GET", &format!("{game}/live?seq=0"), "1.0", &[]);
        stream.write_all(request.as_bytes()).expect("a listening server");
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).expect("an answer");
        line.contains(" 200 ")
    }

    fn connect(&self) -> Option<TcpStream> {
        let stream = TcpStream::connect(self.address).ok()?;
        stream.set_read_timeout(Some(DEADLINE)).ok()?;
        Some(stream)
    }

    fn request(&self, method: &str, path: &str, version: &str, headers: &[(&str, &str)]) -> String {
        let address = self.address.to_string();
        let own =
            [("Host", Some(&*address)), ("Accept-Language", Some(self.language)), ("Cookie", self.cookie.as_deref())];
        let own = own.into_iter().filter_map(|(name, value)| Some((name, value?)));
        let lines = own.chain(headers.iter().copied()).map(|(name, value)| format!("{name}: {value}"));
        let lines: Vec<String> = [format!("{method} {path} HTTP/{version}")].into_iter().chain(lines).collect();
        lines.join("\r\n") + "\r\n\r\n"
    }
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(there, _)| there.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Where it sends the browser.
    pub(crate) fn location(&self) -> String {
        self.header("location").unwrap_or_else(|| panic!("no redirect, but {}: {}", self.status, self.body)).to_owned()
    }

    pub(crate) fn seq(&self) -> String {
        value_after(&self.body, r#"data-seq=""#).expect("a table")
    }

    /// The moves that the page offers.
    pub(crate) fn moves(&self) -> Vec<String> {
        let buttons = self.body.split(r#"name="move" value=""#).skip(1);
        let mut moves: Vec<String> = buttons.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect();
        moves.sort();
        moves.dedup();
        moves
    }

    /// The seat that a curtain calls.
    pub(crate) fn curtain(&self) -> Option<String> {
        self.body.contains("curtain__call").then(|| value_after(&self.body, r#"name="seat" value=""#)).flatten()
    }
}

/// What stands between this and the next quotation mark.
pub(crate) fn value_after(text: &str, start: &str) -> Option<String> {
    Some(text.split_once(start)?.1.split('"').next()?.to_owned())
}

/// A live connection.
pub(crate) struct Live {
    lines: BufReader<TcpStream>,
    whole: Whole,
}

impl Live {
    /// Waits for the next table.
    pub(crate) fn next_table(&mut self) -> Answer {
        let mut body = String::new();
        let start = Instant::now();
        loop {
            let mut line = String::new();
            // A connection that is only kept alive brings nothing.
            assert!(start.elapsed() < DEADLINE, "no table in time");
            assert_ne!(self.lines.read_line(&mut line).expect("an event in time"), 0, "the live connection ended");
            match line.strip_prefix("data: ") {
                Some(data) => body += data.trim_end_matches('\n'),
                None if line == "\n" && !body.is_empty() => break,
                None => {}
            }
        }
        let body = self.whole.put_together(&body).expect("parts that were sent before");
        Answer { status: 200, head: String::new(), body }
    }

    /// Waits until the server ends it.
    pub(crate) fn ends(&mut self) {
        let mut line = String::new();
        while self.lines.read_line(&mut line).is_ok_and(|length| length > 0) {}
    }

    /// Waits for a table that is as wanted; several changes may come as one.
    pub(crate) fn wait_for(&mut self, wanted: impl Fn(&Answer) -> bool) -> Answer {
        let start = Instant::now();
        loop {
            let table = self.next_table();
            assert!(start.elapsed() < 3 * DEADLINE, "the table that was waited for does not come");
            if wanted(&table) {
                return table;
            }
        }
    }
}
