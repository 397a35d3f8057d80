//! The connections: taking them in, bounding what each may cost, and letting them end well.
//!
//! `axum::serve` waits for ever for a client that sends its request byte by byte, and for one that never reads its
//! answer, and takes in whoever comes; this does not.

mod busy;
mod files;
mod full;
mod patient;
mod room;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulConnection, GracefulShutdown};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tower::ServiceExt as _;

use busy::Busy;
use patient::Patient;
pub(crate) use room::Room;
use room::Slot;

/// How long the server waits for slow clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For the head of a request, also of the next one on the same connection.
    pub head: Duration,
    /// For a whole request and the head of its answer.
    pub request: Duration,
    /// For somebody who does not read what was sent to them, or reads it too slowly ever to catch up. A live connection
    /// says something every 15 seconds.
    pub unread: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        let [head, request, unread] = [15, 30, 60].map(Duration::from_secs);
        Patience { head, request, unread }
    }
}

/// So long a server that stops waits for those who are slow to hang up; somebody may never do.
const LAST_WORDS: Duration = Duration::from_secs(3);

/// The largest head of a request, and the buffer in which it is read.
const LARGEST_HEAD: usize = 16 * 1024;

/// So many connections the system keeps for us until they are taken in; it may allow fewer.
const BACKLOG: u32 = 4096;

/// Listens on an address.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that was just stopped leaves connections behind that would be in the way of the next one.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Takes connections in until `stop` is done; then lets those end that are there.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    room: Room,
    stop: impl Future<Output = ()>,
) {
    let connections = GracefulShutdown::new();
    let room = Arc::new(room);
    tokio::pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    pause_after(&error).await;
                    continue;
                }
            },
        };
        let Some(slot) = room.enter(peer.ip()) else {
            full::turn_away(&stream);
            continue;
        };
        if let Err(error) = prepare(&stream, patience) {
            tracing::debug!(%error, "a connection keeps its delays");
        }
        let slot = Arc::new(slot);
        let connection = connections.watch(answer(stream, peer, router.clone(), patience, Arc::clone(&slot)));
        tokio::spawn(async move {
            tokio::select! {
                ended = connection => if let Err(error) = ended {
                    tracing::debug!(%error, "a connection ended badly");
                },
                () = slot.is_needed_by_others() => {}
            }
        });
    }
    drop(listener);
    tokio::select! {
        () = connections.shutdown() => {}
        () = tokio::time::sleep(LAST_WORDS) => {}
    }
}

fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    patience: Patience,
    slot: Arc<Slot>,
) -> impl GracefulConnection<Error = hyper::Error> {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        // From here until its answer is written the connection is not idle.
        let busy = Busy::new(&slot);
        let answered = router.clone().oneshot(request);
        async move { answered.await.map(|response: Response<Body>| busy.until_sent(response)) }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.head)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(Patient::new(stream, patience.unread)), service)
}

/// A connection that went away before it was taken in is nothing; without free files there is nothing to do but wait.
async fn pause_after(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::warn!(%error, "cannot take in a connection");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn prepare(stream: &TcpStream, patience: Patience) -> io::Result<()> {
    // A drawing ends with a part of a packet: it must not wait until the browser has acknowledged what came before.
    stream.set_nodelay(true)?;
    #[cfg(target_os = "linux")]
    socket2::SockRef::from(stream).set_tcp_user_timeout(Some(patience.unread))?;
    Ok(())
}
