//! A browser of a hundred lines: it keeps its cookie, sends forms, and finds buttons in pages.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use runestones_page::Whole;

/// Nothing here takes this long; what does is broken.
const DEADLINE: Duration = Duration::from_mins(1);

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub struct Browser {
    /// The server.
    pub address: SocketAddr,
    /// The cookie, as it is sent.
    pub cookie: Option<String>,
    /// The language that it asks for.
    pub language: &'static str,
}

/// What the server said.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The status line and the headers.
    pub head: String,
    /// What follows the head.
    pub body: String,
}

impl Browser {
    /// Somebody who was never here.
    pub fn new(address: SocketAddr) -> Browser {
        Browser { address, cookie: None, language: "en" }
    }

    /// Asks for a page.
    pub fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &[], "")
    }

    /// Sends a form.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_with(path, &[], fields)
    }

    /// Sends a form with further headers.
    pub fn post_with(&mut self, path: &str, headers: &[(&str, &str)], fields: &[(&str, &str)]) -> Answer {
        let form = ("Content-Type", "application/x-www-form-urlencoded");
        let headers: Vec<(&str, &str)> = headers.iter().copied().chain([form]).collect();
        self.ask("POST", path, &headers, &serde_urlencoded::to_string(fields).expect("plain fields"))
    }

    /// Sends a form as a script of ours does, which gets no page in answer.
    pub fn post_by_script(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_with(path, &[("X-Table", "1")], fields)
    }

    /// Any request at all.
    pub fn ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        self.try_ask(method, path, headers, body).unwrap_or_else(|| panic!("{method} {path}: no answer"))
    }

    /// A request to a server that may be gone; `None` if there is no answer.
    pub fn try_ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Option<Answer> {
        let text = String::from_utf8(self.exchange(method, path, headers, body)?).expect("answers are text");
        let (head, body) = text.split_once("\r\n\r\n")?;
        let answer = self.read_head(head, body)?;
        // A server that dies while it answers has not answered.
        let whole = answer.header("content-length").and_then(|length| length.parse().ok());
        (whole.is_none_or(|length: usize| length == answer.body.len())).then_some(answer)
    }

    /// A request of which only the head of the answer matters; it may be a file that is no text.
    pub fn ask_head(&mut self, method: &str, path: &str) -> Answer {
        let bytes = self.exchange(method, path, &[], "").expect("an answer");
        let end = bytes.windows(4).position(|end| end == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        self.read_head(&head, "").expect("an answer")
    }

    /// A file as browsers get it: the head of the answer, and what came over the wire.
    pub fn get_packed(&mut self, path: &str) -> (Answer, Vec<u8>) {
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
    pub fn listen(&mut self, game: &str, version: &str) -> Live {
        self.listen_with(game, version, &[])
    }

    /// The same with further headers.
    pub fn listen_with(&mut self, game: &str, version: &str, headers: &[(&str, &str)]) -> Live {
        let mut stream = self.connect().expect("a listening server");
        let request = self.request("GET", &format!("{game}/live?version={version}"), "1.0", headers);
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
    pub fn try_listen(&mut self, game: &str) -> bool {
        let mut stream = self.connect().expect("a listening server");
        let request = self.request("GET", &format!("{game}/live?version=0"), "1.0", &[]);
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
    /// A header of the answer.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(there, _)| there.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Where it sends the browser.
    pub fn location(&self) -> String {
        self.header("location").unwrap_or_else(|| panic!("no redirect, but {}: {}", self.status, self.body)).to_owned()
    }

    /// The version of the table that was drawn.
    pub fn version(&self) -> String {
        value_after(&self.body, r#"data-version=""#).expect("a table")
    }

    /// The moves that the page offers.
    pub fn moves(&self) -> Vec<String> {
        let buttons = self.body.split(r#"name="move" value=""#).skip(1);
        let mut moves: Vec<String> = buttons.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect();
        moves.sort();
        moves.dedup();
        moves
    }

    /// One move for each button: where a click means two, the first of them.
    pub fn single_moves(&self) -> Vec<String> {
        let first = |mv: &String| mv.split(", ").next().unwrap_or_default().to_owned();
        let mut moves: Vec<String> = self.moves().iter().map(first).collect();
        moves.sort();
        moves.dedup();
        moves
    }

    /// The path of the first invitation to a seat.
    pub fn invitation(&self) -> Option<String> {
        let rest = value_after(&self.body, "/join/")?;
        Some(format!("/join/{}", rest.trim_end_matches("/qr.svg")))
    }

    /// The numbers of the cards that lie open in the near hand.
    pub fn hand(&self) -> Vec<String> {
        open_hand(&self.body)
    }

    /// The seat that a curtain calls.
    pub fn curtain(&self) -> Option<String> {
        self.body.contains("curtain__call").then(|| value_after(&self.body, r#"name="seat" value=""#)).flatten()
    }
}

/// The numbers of the cards that lie open in the near hand of a drawn table. Cards that are laid out are everybody's to see.
pub fn open_hand(drawn: &str) -> Vec<String> {
    let section = drawn.split(r#"<section class="hand""#).nth(1).and_then(|rest| rest.split("</section>").next());
    let items = section.unwrap_or_default().split("<li").skip(1);
    let held = items.filter(|item| !item.starts_with(r#" class="is-laid""#));
    let numbers = held.filter_map(|item| item.split(r#"class="card__no"#).nth(1)?.split(['>', '<']).nth(1));
    numbers.map(str::to_owned).collect()
}

/// What stands between this and the next quotation mark.
pub fn value_after(text: &str, start: &str) -> Option<String> {
    Some(text.split_once(start)?.1.split('"').next()?.to_owned())
}

/// A live connection.
pub struct Live {
    lines: BufReader<TcpStream>,
    whole: Whole,
}

impl Live {
    /// Waits for the next table.
    pub fn next_table(&mut self) -> Answer {
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
    pub fn ends(&mut self) {
        let mut line = String::new();
        while self.lines.read_line(&mut line).is_ok_and(|length| length > 0) {}
    }

    /// Waits for a table that is as wanted; several changes may come as one.
    pub fn wait_for(&mut self, wanted: impl Fn(&Answer) -> bool) -> Answer {
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
