//! More connections than there is room for: those who play go on.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use runestones_server::Config;
use socket2::{Domain, Socket, Type};

use crate::server::{Server, look, new_game, play};
use runestones_testing::browser::Browser;

/// A connection from any address of the loopback network.
fn connect_from(from: Ipv4Addr, server: &Server) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
    socket.bind(&SocketAddr::from((from, 0)).into()).expect("an address of this machine");
    socket.connect(&server.address.into()).expect("a listening server");
    socket.into()
}

/// Begins a form that never ends; the server has begun to read it when it says so.
fn begin(mut stream: TcpStream, head: &str, part: &str) -> TcpStream {
    let head = format!("{head}\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 10000\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("a head");
    let mut said = [0; 12];
    stream.read_exact(&mut said).expect("an answer");
    assert_eq!(&said, b"HTTP/1.1 100");
    stream.write_all(part.as_bytes()).expect("a part of a form");
    stream
}

/// What the server says until it hangs up, or nothing if it does not.
fn said(stream: &mut TcpStream) -> Option<String> {
    stream.set_read_timeout(Some(Duration::from_millis(300))).expect("a socket");
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => None,
        _ => Some(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

fn plays(host: &mut Browser, game: &str) {
    for _ in 0..5 {
        let page = look(host, game);
        assert_eq!(play(host, game, &page, &page.moves()[0]).status, 303);
    }
}

#[test]
fn an_address_with_too_many_connections_is_told_to_wait() {
    let server = Server::start_with(&Config { connections_per_address: 8, ..Config::default() });
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let crowd = Ipv4Addr::new(127, 9, 9, 9);
    // Who waits for an answer is not idle.
    let upload = "POST /new HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded";
    let busy: Vec<TcpStream> = (0..8).map(|_| begin(connect_from(crowd, &server), upload, "a=")).collect();
    let refused = said(&mut connect_from(crowd, &server)).expect("a refusal");
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("Retry-After: "), "{refused}");
    for words in ["Too many", "Zu viele", "Trop", "Troppe", "Te veel", "リクエスト"] {
        assert!(refused.contains(words), "{refused}");
    }
    plays(&mut host, &game);
    drop(busy);
}

#[test]
fn who_is_idle_makes_room_and_who_is_busy_stays() {
    let server = Server::start_with(&Config { connections: 40, ..Config::default() });
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let mut live = host.listen(&game, "0");
    live.next_table();
    let mut idle: Vec<TcpStream> = Vec::new();
    for number in 0..120 {
        let mut stream = connect_from(Ipv4Addr::new(127, 9, number, 1), &server);
        stream.write_all(b"GET / HTTP/1.1\r\nX-Slow: ").expect("a part of a head");
        idle.push(stream);
        if number % 30 == 0 {
            plays(&mut host, &game);
        }
    }
    plays(&mut host, &game);
    // The live connection has outlasted all of them.
    live.next_table();
    assert!(said(&mut idle[0]).is_some(), "the oldest was sent away");
    assert!(said(&mut idle[119]).is_none(), "the youngest was not");
}

#[test]
fn who_fills_the_room_with_work_does_not_keep_the_players_out() {
    let server = Server::start_with(&Config { connections: 40, ..Config::default() });
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let mut live = host.listen(&game, "0");
    live.next_table();
    // Forms that never end, from many addresses of two networks, until they are refused.
    let head = "POST /new HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded";
    let crowd = (0..39).map(|number| connect_from(Ipv4Addr::new(127, 9, number % 2, number), &server));
    let busy: Vec<TcpStream> = crowd.map(|stream| begin(stream, head, "a=")).collect();
    let refused = said(&mut connect_from(Ipv4Addr::new(127, 9, 0, 200), &server)).expect("a refusal");
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    plays(&mut host, &game);
    assert_eq!(server.browser().get("/").status, 200, "newcomers, too");
    live.next_table();
    drop(busy);
}

#[test]
fn a_table_has_only_so_many_watchers_and_always_room_for_its_players() {
    let server = Server::start_with(&Config { live_per_person: 2, ..Config::default() });
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let mut watchers: Vec<_> = (0..8).map(|_| server.browser().listen(&game, "0")).collect();
    for watcher in &mut watchers {
        watcher.next_table();
    }
    let refused = server.browser().get(&format!("{game}/live"));
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("5")));
    host.listen(&game, "0").next_table();
    plays(&mut host, &game);
}

#[test]
fn a_household_sends_only_so_many_records_at_a_time() {
    let server = Server::start();
    let head = "POST /import HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x";
    let part = "--x\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\nrunes";
    let upload = |_| begin(connect_from(Ipv4Addr::LOCALHOST, &server), head, part);
    let uploads: Vec<TcpStream> = (0..4).map(upload).collect();
    let import = || {
        let kind = ("Content-Type", "multipart/form-data; boundary=x");
        server.browser().ask("POST", "/import", &[kind], &format!("{part}\r\n--x--\r\n")).status
    };
    assert_eq!(import(), 429, "there is no room for a fifth");
    drop(uploads);
    let free = (0..100).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        import() == 422
    });
    assert!(free, "there is room again");
}
