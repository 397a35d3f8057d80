//! Somebody with a browser, as far as a server can tell: a cookie, a connection that is used again, a live stream.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::{Context as _, ensure};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use runestones_page::{Stretch, stretches};
use tokio::net::TcpStream;

/// Somebody with a cookie.
pub(super) struct Client {
    address: SocketAddr,
    cookie: Option<String>,
    connection: SendRequest<Full<Bytes>>,
}

/// What the server said.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) location: String,
    pub(super) body: String,
}

async fn connect(address: SocketAddr) -> anyhow::Result<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address).await.with_context(|| format!("cannot connect to {address}"))?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    // It ends when the sender is dropped; what goes wrong before shows in the answers.
    tokio::spawn(async move { drop(connection.await) });
    Ok(sender)
}

impl Client {
    pub(super) async fn new(address: SocketAddr) -> anyhow::Result<Client> {
        Ok(Client { address, cookie: None, connection: connect(address).await? })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) async fn get(&mut self, path: &str) -> anyhow::Result<Answer> {
        let request = self.request(Method::GET, path).body(Full::default())?;
        self.ask(request).await
    }

    /// Sends a form as the script of the page does: the live stream brings the new table.
    pub(super) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> anyhow::Result<Answer> {
        let form = serde_urlencoded::to_string(fields)?;
        let request = self.request(Method::POST, path).header("x-table", "1");
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.ask(request.body(Full::from(form))?).await
    }

    /// Opens the live stream of a table.
    pub(super) async fn live(&self, game: &str) -> anyhow::Result<Live> {
        let mut connection = connect(self.address).await?;
        let request = self.request(Method::GET, &format!("{game}/live?version=0")).body(Full::default())?;
        let answer = connection.send_request(request).await?;
        ensure!(answer.status() == 200, "a live connection was refused with {}", answer.status());
        Ok(Live { _connection: connection, body: answer.into_body(), read: Vec::new(), parts: Vec::new() })
    }

    fn request(&self, method: Method, path: &str) -> hyper::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header(HOST, self.address.to_string());
        match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    async fn ask(&mut self, request: Request<Full<Bytes>>) -> anyhow::Result<Answer> {
        if self.connection.ready().await.is_err() {
            self.connection = connect(self.address).await?;
        }
        let answer: Response<Incoming> = self.connection.send_request(request).await?;
        let text = |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        if let Some(cookie) = text(SET_COOKIE) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let (status, location) = (answer.status().as_u16(), text(LOCATION).unwrap_or_default());
        let body = answer.into_body().collect().await?.to_bytes();
        Ok(Answer { status, location, body: String::from_utf8_lossy(&body).into_owned() })
    }
}

/// A live stream.
pub(super) struct Live {
    _connection: SendRequest<Full<Bytes>>,
    body: Incoming,
    read: Vec<u8>,
    /// The moves that each part of the last drawing offers.
    parts: Vec<Arc<[String]>>,
}

/// What somebody who plays needs of a drawing.
pub(super) struct Drawn {
    pub(super) version: String,
    /// The moves that it offers, in groups.
    pub(super) moves: Vec<Arc<[String]>>,
}

impl Live {
    /// Waits for the next drawing.
    pub(super) async fn next(&mut self) -> anyhow::Result<Drawn> {
        loop {
            if self.read.ends_with(b"\n\n") {
                let event = std::mem::take(&mut self.read);
                let event = str::from_utf8(&event).context("a drawing is no text")?;
                // Several may have come at once: each has to be read, for the next one mentions its parts.
                let drawings = event.split("\n\n").filter(|event| event.starts_with("event: table"));
                let drawn = drawings.map(|drawing| self.drawn(drawing)).last();
                if let Some(drawn) = drawn {
                    return drawn.context("a drawing cannot be read");
                }
            }
            let frame = self.body.frame().await.context("the live connection ended")??;
            if let Some(data) = frame.data_ref() {
                self.read.extend_from_slice(data);
            }
        }
    }

    /// Reads a drawing as the page does, but keeps of its parts only what there is to press.
    fn drawn(&mut self, drawing: &str) -> Option<Drawn> {
        let version = between(drawing, "data-version=\"", "\"")?.to_owned();
        let (mut moves, mut parts) = (Vec::new(), Vec::with_capacity(self.parts.len()));
        for stretch in stretches(drawing) {
            let (offered, is_part) = match stretch? {
                Stretch::Frame(frame) => (moves_of(frame), false),
                Stretch::New(part) => (moves_of(part), true),
                Stretch::Known(number) => (Arc::clone(self.parts.get(number)?), true),
            };
            if !offered.is_empty() {
                moves.push(Arc::clone(&offered));
            }
            if is_part {
                parts.push(offered);
            }
        }
        self.parts = parts;
        Some(Drawn { version, moves })
    }
}

/// The moves that a stretch of a page offers.
fn moves_of(html: &str) -> Arc<[String]> {
    let buttons = html.split("name=\"move\" value=\"").skip(1);
    buttons.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// What stands between two texts.
pub(super) fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    text.split_once(start)?.1.split(end).next()
}
