//! Clients that mean harm, or behave as if. Those who only send nonsense are in `bad_input`.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use runestones_server::{Config, Patience};

use crate::server::{Server, look, new_game, parts, play, play_by_hand};
use runestones_testing::browser::Browser;

fn impatient(patience: Patience) -> Server {
    Server::start_with(&Config { patience, ..Config::default() })
}

/// What comes back until the server hangs up, and how long that takes.
fn until_hung_up(mut stream: TcpStream) -> (String, Duration) {
    let start = Instant::now();
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a socket");
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => panic!("the server waits for ever"),
        _ => (String::from_utf8_lossy(&bytes).into_owned(), start.elapsed()),
    }
}

#[test]
fn a_head_that_never_ends_is_not_waited_for() {
    let patience = Patience { head: Duration::from_millis(300), ..Patience::default() };
    let server = impatient(patience);
    for start in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        stream.write_all(start.as_bytes()).expect("a part of a request");
        let (said, took) = until_hung_up(stream);
        assert!(took >= Duration::from_millis(200), "{start:?}: it was waited for a while");
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 408"), "{start:?}: {said}");
    }
    // Sending a byte now and then does not help.
    let mut stream = TcpStream::connect(server.address).expect("a connection");
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(20) {
        if stream.write_all(b"G").is_err() {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(start.elapsed() < Duration::from_secs(20), "slow senders are let go");
    assert_eq!(server.browser().get("/").status, 200, "others are served");
}

#[test]
fn a_form_that_never_ends_is_not_waited_for() {
    let patience = Patience { request: Duration::from_millis(300), ..Patience::default() };
    let server = impatient(patience);
    let mut stream = TcpStream::connect(server.address).expect("a connection");
    let head = "POST /settings HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
                Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nlang=";
    stream.write_all(head.as_bytes()).expect("a part of a request");
    let (said, _) = until_hung_up(stream);
    assert!(said.starts_with("HTTP/1.1 408"), "{said:.200}");
}

#[test]
fn heads_that_are_too_long_are_refused() {
    let server = Server::start();
    let long = "x".repeat(100_000);
    let many = "X-A: b\r\n".repeat(1000);
    let requests = [
        format!("GET /{long} HTTP/1.1\r\nHost: x\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: x\r\nX-Long: {long}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: x\r\nCookie: runestones={long}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: x\r\n{many}\r\n"),
    ];
    for request in requests {
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        // The server may hang up before it has read everything.
        let _ = stream.write_all(request.as_bytes());
        let (said, _) = until_hung_up(stream);
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{request:.60}: {said:.200}");
    }
    assert_eq!(server.browser().get("/").status, 200, "others are served");
}

#[test]
fn what_is_not_http_is_refused() {
    let server = Server::start();
    let requests: &[&[u8]] = &[
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"\r\n\r\n\0\0\0\0\0\0\0\0\r\n\r\n",
        b"POST /settings HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n12345",
        b"POST /settings HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n12345",
        b"POST /settings HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    ];
    for request in requests {
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        let _ = stream.write_all(request);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let (said, _) = until_hung_up(stream);
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{request:?}: {said:.200}");
    }
    assert_eq!(server.browser().get("/").status, 200, "others are served");
}

#[test]
fn a_forged_cookie_is_nobody() {
    let server = Server::start();
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let page = look(&mut host, &game);
    let mv = page.moves()[0].clone();
    let real = host.cookie.clone().expect("a cookie");
    let (name, secret) = real.split_once('=').expect("a name and a secret");
    let turned: String = secret.chars().rev().collect();
    let forged = ["0".repeat(48), turned, secret[..47].to_owned(), format!("{secret}0"), "' OR 1=1 --".to_owned()];
    for secret in forged {
        let mut thief = Browser { cookie: Some(format!("{name}={secret}")), ..server.browser() };
        let seen = thief.get(&game);
        assert!(seen.moves().is_empty(), "{secret}: a stranger sees no moves");
        assert_eq!(play(&mut thief, &game, &page, &mv).status, 403, "{secret}");
    }
    assert_eq!(play(&mut host, &game, &page, &mv).status, 303, "the host plays on");
}

#[test]
fn requests_that_come_again_or_in_another_order_do_nothing_twice() {
    let server = Server::start();
    let mut host = server.browser();
    play_by_hand(&mut host);
    let game = new_game(&mut host, &["me", "here"]);
    let mut sent: Vec<(runestones_testing::browser::Answer, String)> = Vec::new();
    for _ in 0..12 {
        let page = look(&mut host, &game);
        let mv = page.moves()[0].clone();
        assert_eq!(play(&mut host, &game, &page, &mv).status, 303);
        // Everything that was ever sent, again, the latest first.
        sent.push((page, mv));
        for (page, mv) in sent.iter().rev() {
            assert!(matches!(play(&mut host, &game, page, mv).status, 403 | 409), "{mv}");
        }
    }
    let expected: Vec<String> = sent.iter().flat_map(|(_, mv)| parts(mv)).collect();
    assert_eq!(server.stored_moves(&game), expected);
}

#[test]
fn the_same_click_from_many_tabs_at_once_counts_once() {
    let server = Server::start();
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let page = look(&mut host, &game);
    let mv = page.moves()[0].clone();
    let clicks: Vec<_> = (0..16)
        .map(|_| {
            let (mut tab, game, page, mv) = (host.clone(), game.clone(), page.clone(), mv.clone());
            std::thread::spawn(move || play(&mut tab, &game, &page, &mv).status)
        })
        .collect();
    let statuses: Vec<u16> = clicks.into_iter().map(|click| click.join().expect("an answer")).collect();
    assert_eq!(statuses.iter().filter(|status| **status == 303).count(), 1, "{statuses:?}");
    assert_eq!(server.stored_moves(&game), [mv]);
}

#[test]
fn nobody_opens_live_connections_without_end() {
    let server = Server::start_with(&Config { live_per_person: 3, ..Config::default() });
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "bot:random"]);
    let mut tabs: Vec<_> = (0..3).map(|_| host.listen(&game, "0")).collect();
    for tab in &mut tabs {
        tab.next_table();
    }
    let refused = host.get(&format!("{game}/live"));
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("5")));
    // A tab that is closed makes room; the server notices when it next looks.
    drop(tabs.pop());
    let mut admitted = false;
    for _ in 0..100 {
        let page = look(&mut host, &game);
        if let Some(mv) = page.moves().first() {
            play(&mut host, &game, &page, mv);
        }
        admitted = host.try_listen(&game);
        if admitted {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(admitted, "there is room again");
}

#[test]
fn no_error_page_tells_what_is_inside() {
    let server = Server::start();
    let mut browser = server.browser();
    let paths =
        ["/nowhere", "/game/AAAAAAAAAAAA", "/game/..%2f..%2fetc", "/assets/..%2fCargo.toml", "/game/%00", "/play"];
    for path in paths {
        let answer = browser.get(path);
        assert!(matches!(answer.status, 400..=499), "{path}: {}", answer.status);
        for inside in ["panicked", "src/", ".rs", "sqlx", "SQLITE", "rusqlite", "StoreError", "Refusal"] {
            assert!(!answer.body.contains(inside), "{path}: {inside}");
        }
        assert_eq!(answer.header("server"), None, "{path}");
    }
}
