//! A way to the database that can be cut, or that swallows everything for a while.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// A port that leads to another one.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    silent: AtomicBool,
    connections: Mutex<Vec<TcpStream>>,
}

impl Proxy {
    /// Opens a way to a port of this machine.
    pub(crate) fn start(target: u16) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let shared = Arc::new(Shared::default());
        let proxy = Proxy { port, shared: Arc::clone(&shared) };
        thread::spawn(move || {
            for incoming in listener.incoming().map_while(Result::ok) {
                if let Ok(outgoing) = TcpStream::connect(("127.0.0.1", target)) {
                    join(&shared, incoming, outgoing);
                }
            }
        });
        proxy
    }

    /// Ends every connection; new ones can be made.
    pub(crate) fn cut(&self) {
        for stream in self.shared.connections.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// While it is silent nothing arrives, and nobody is told so.
    pub(crate) fn set_silent(&self, silent: bool) {
        self.shared.silent.store(silent, Ordering::Relaxed);
    }
}

fn join(shared: &Arc<Shared>, one: TcpStream, other: TcpStream) {
    let ways = [(one.try_clone(), other.try_clone()), (other.try_clone(), one.try_clone())];
    {
        let mut connections = shared.connections.lock().unwrap_or_else(PoisonError::into_inner);
        connections.retain(|stream| stream.peer_addr().is_ok());
        connections.extend([one, other]);
    }
    for (from, to) in ways {
        let (Ok(from), Ok(to)) = (from, to) else { return };
        let _ = to.set_nodelay(true);
        let shared = Arc::clone(shared);
        thread::spawn(move || pass_on(&shared, from, to));
    }
}

/// Passes everything on until one side ends.
fn pass_on(shared: &Shared, mut from: TcpStream, mut to: TcpStream) {
    let mut buffer = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut buffer) {
        while shared.silent.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(5));
        }
        if to.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    for stream in [from, to] {
        let _ = stream.shutdown(Shutdown::Both);
    }
}
