//! As simple as a load balancer gets: each connection goes to the next server that says it is ready.

use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::thread;

use crate::http;
use crate::server::Site;

/// Takes connections for these ports, for as long as the test runs.
pub(crate) fn balance(servers: Vec<u16>) -> Site {
    let door = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = door.local_addr().unwrap().port();
    thread::spawn(move || {
        let mut turn = 0;
        for client in door.incoming().map_while(Result::ok) {
            turn += 1;
            let servers: Vec<u16> =
                servers.iter().copied().cycle().skip(turn % servers.len()).take(servers.len()).collect();
            thread::spawn(move || {
                if let Some(server) = servers.into_iter().find_map(ready) {
                    pass_on(&client, &server);
                }
            });
        }
    });
    Site { port }
}

/// A connection to a server that takes in people.
fn ready(port: u16) -> Option<TcpStream> {
    let answer = http::request(port, "GET", "/ready", &[], "").ok()?;
    (answer.status == 200).then(|| TcpStream::connect(("127.0.0.1", port)).ok()).flatten()
}

/// Carries both ways until one side is done.
fn pass_on(client: &TcpStream, server: &TcpStream) {
    let carry = |mut from: &TcpStream, mut to: &TcpStream| {
        let _ = io::copy(&mut from, &mut to);
        for side in [from, to] {
            let _ = side.shutdown(Shutdown::Both);
        }
    };
    thread::scope(|scope| {
        scope.spawn(|| carry(client, server));
        carry(server, client);
    });
}
