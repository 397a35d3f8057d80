//! A request to where somebody wants to be told: one, without redirects, within bounds of time and size.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_LENGTH, CONTENT_TYPE, HOST, USER_AGENT};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use super::guard::{Forbidden, Guard, Target};

/// All of it, from looking the name up to the head of the answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest head of an answer. Its body is not read at all.
const LONGEST_HEAD: usize = 16 * 1024;

/// Why something was not delivered, for whoever set the channel up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum PostError {
    #[error(transparent)]
    Forbidden(#[from] Forbidden),
    #[error("no connection: {0}")]
    Connection(String),
    #[error("no answer in time")]
    Late,
    #[error("it answered {0}")]
    Answer(StatusCode),
}

/// Sends one request, and is content with any answer of success.
pub(crate) async fn post(
    guard: Guard,
    address: &str,
    headers: &[(&str, String)],
    body: Vec<u8>,
) -> Result<(), PostError> {
    let sent = tokio::time::timeout(PATIENCE, async {
        let target = guard.check(address).await?;
        send(&target, headers, body).await
    });
    let status = sent.await.map_err(|_| PostError::Late)??;
    if status.is_success() { Ok(()) } else { Err(PostError::Answer(status)) }
}

async fn send(target: &Target, headers: &[(&str, String)], body: Vec<u8>) -> Result<StatusCode, PostError> {
    // To the address that was checked: the name is not looked up again.
    let stream = TcpStream::connect(target.address).await.map_err(failed)?;
    if !target.encrypted {
        return exchange(stream, target, headers, body).await;
    }
    let name = ServerName::try_from(target.host.clone()).map_err(|error| PostError::Connection(error.to_string()))?;
    let stream = TlsConnector::from(trust()).connect(name, stream).await.map_err(failed)?;
    exchange(stream, target, headers, body).await
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    target: &Target,
    headers: &[(&str, String)],
    body: Vec<u8>,
) -> Result<StatusCode, PostError> {
    let mut client = http1::Builder::new();
    client.max_buf_size(LONGEST_HEAD).max_headers(64);
    let (mut sender, connection) = client.handshake(TokioIo::new(stream)).await.map_err(broken)?;
    let path = target.uri.path_and_query().map_or("/", |path| path.as_str());
    let host = target.uri.authority().map_or("", |authority| authority.as_str());
    let mut request = Request::builder().method(Method::POST).uri(path).header(HOST, host);
    request = request.header(USER_AGENT, "runestones").header(CONTENT_LENGTH, body.len());
    request = headers.iter().fold(request, |request, (name, value)| request.header(*name, value));
    let request =
        request.body(Full::new(Bytes::from(body))).map_err(|error| PostError::Connection(error.to_string()))?;
    let mut answer = std::pin::pin!(sender.send_request(request));
    // The connection ends with this call, whatever else would come. It may end together with its answer.
    let answer = tokio::select! {
        answer = &mut answer => answer,
        _ = connection => answer.await,
    };
    answer.map(|answer| answer.status()).map_err(broken)
}

/// A header of every request with JSON.
pub(crate) fn json() -> (&'static str, String) {
    (CONTENT_TYPE.as_str(), "application/json".to_owned())
}

#[expect(clippy::needless_pass_by_value, reason = "it is what map_err gives")]
fn failed(error: std::io::Error) -> PostError {
    PostError::Connection(error.to_string())
}

#[expect(clippy::needless_pass_by_value, reason = "it is what map_err gives")]
fn broken(error: hyper::Error) -> PostError {
    PostError::Connection(error.to_string())
}

/// Whom the system trusts.
fn trust() -> Arc<ClientConfig> {
    static TRUST: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let make = || {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let versions = ClientConfig::builder_with_provider(provider).with_protocol_versions(rustls::DEFAULT_VERSIONS);
        let config = versions.expect("the provider knows the usual versions");
        Arc::new(config.with_root_certificates(roots).with_no_client_auth())
    };
    Arc::clone(TRUST.get_or_init(make))
}
