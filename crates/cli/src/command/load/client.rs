//! Somebody with a browser, as far as a server can tell: a cookie, a connection that is used again, a live stream.

use std::net::SocketAddr;

use anyhow::{Context as _, ensure};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use runestones_server::page::Whole;
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
        let request = self.request(Method::GET, &format!("{game}/live?seq=0")).body(Full::default())?;
        let answer = connection.send_request(request).await?;
        ensure!(answer.status() == 200, "a live connection was refused with {}", answer.status());
        Ok(Live { _connection: connection, body: answer.into_body(), read: Vec::new(), whole: Whole::default() })
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
    whole: Whole,
}

impl Live {
    /// Waits for the next drawing.
    pub(super) async fn next(&mut self) -> anyhow::Result<String> {
        loop {
            if let Some(end) = self.read.windows(2).position(|end| end == b"\n\n") {
                let event: Vec<u8> = self.read.drain(..end + 2).collect();
                let event = String::from_utf8_lossy(&event);
                if event.contains("event: table") {
                    return self.whole.put_together(&event).context("a part is missing in a drawing");
                }
                continue;
            }
            let frame = self.body.frame().await.context("the live connection ended")??;
            if let Some(data) = frame.data_ref() {
                self.read.extend_from_slice(data);
            }
        }
    }
}
