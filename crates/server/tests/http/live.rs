//! Live connections, and chat.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use runestones_server::{Config, Patience};
use socket2::{Domain, Socket, Type};

use crate::server::{Server, free_address, look, new_game, play};
use runestones_testing::browser::Browser;

#[test]
fn every_move_reaches_everybody() {
    let server = Server::start();
    let (mut browser, mut watcher) = (server.browser(), server.browser());
    let game = new_game(&mut browser, &["me", "here"]);
    let mut page = look(&mut browser, &game);
    let mut lives = [browser.listen(&game, &page.version()), watcher.listen(&game, &page.version())];
    for _ in 0..12 {
        let mv = page.moves()[0].clone();
        assert_eq!(play(&mut browser, &game, &page, &mv).status, 303);
        let after = browser.get(&game);
        for live in &mut lives {
            live.wait_for(|table| table.version() == after.version());
        }
        page = look(&mut browser, &game);
    }
}

#[test]
fn who_has_missed_something_gets_it_at_once() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "here"]);
    let page = look(&mut browser, &game);
    assert_eq!(play(&mut browser, &game, &page, &page.moves()[0]).status, 303);
    let now = browser.get(&game);
    let mut live = browser.listen(&game, &page.version());
    let sent = live.next_table();
    assert!(now.body.contains(&sent.body), "the stream sends what the page holds");
    // A version that is no number counts as an old one.
    assert_eq!(browser.listen(&game, "x").next_table().body, sent.body);
    // A browser that lost its connection may have missed words, too.
    let mut again = browser.listen_with(&game, &now.version(), &[("Last-Event-ID", "drawn")]);
    assert_eq!(again.next_table().body, sent.body);
}

#[test]
fn chat_reaches_everybody_as_text() {
    let server = Server::start();
    let (mut browser, mut watcher) = (server.browser(), server.browser());
    let game = new_game(&mut browser, &["me", "here"]);
    let page = look(&mut browser, &game);
    let mut lives = [browser.listen(&game, &page.version()), watcher.listen(&game, &page.version())];
    let chat = format!("{game}/chat");
    let words = "<script>alert('x')</script> & \"so\" on";
    assert_eq!(watcher.post(&chat, &[("text", words)]).status, 303);
    for live in &mut lives {
        let table = live.wait_for(|table| table.body.contains("alert("));
        assert!(!table.body.contains("<script>"), "what people say is text");
        assert!(table.body.contains("&lt;script&gt;"));
    }
    let long = "x".repeat(301);
    for text in ["", "  ", &long, "a\nb", "\u{0}", "\u{1b}[31m"] {
        assert_eq!(watcher.post(&chat, &[("text", text)]).status, 422, "{text:?}");
    }
    assert_eq!(watcher.post(&chat, &[("text", &"é".repeat(300))]).status, 303);
}

#[test]
fn chat_has_a_limit_for_each_person_and_for_each_table() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "here"]);
    let chat = format!("{game}/chat");
    let said = |browser: &mut Browser| browser.post(&chat, &[("text", "hello")]).status;
    let answers: Vec<u16> = (0..8).map(|_| said(&mut browser)).collect();
    assert_eq!(answers, [303, 303, 303, 303, 303, 303, 429, 429]);
    // Somebody with a new cookie for every line.
    let refused = (0..60).map(|_| said(&mut server.browser())).filter(|status| *status == 429).count();
    assert!(refused >= 20, "{refused} of 60 lines were refused");
}

/// A live connection of somebody whose machine takes in little at a time.
fn listen_slowly(browser: &Browser, game: &str) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    socket.connect(&browser.address.into()).expect("a listening server");
    let mut stream = TcpStream::from(socket);
    let cookie = browser.cookie.as_deref().expect("a cookie");
    let head = format!("GET {game}/live?version=0 HTTP/1.0\r\nHost: x\r\nCookie: {cookie}\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("a listening server");
    stream
}

/// The curtain goes from seat to seat, and everything is drawn anew each time.
fn turn_the_table(host: &mut Browser, game: &str, times: usize) {
    for time in 0..times {
        let seat = if time % 2 == 0 { "1" } else { "2" };
        assert_eq!(host.post(&format!("{game}/curtain"), &[("seat", seat)]).status, 303);
    }
}

fn figure(metrics: SocketAddr, name: &str) -> usize {
    let figures = Browser::new(metrics).get("/metrics").body;
    figures.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok()).expect("a figure")
}

#[test]
fn for_somebody_who_does_not_read_nothing_is_drawn() {
    let metrics = free_address();
    let server = Server::start_with(&Config { metrics: Some(metrics), ..Config::default().without_limits() });
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let slow = listen_slowly(&host, &game);
    // The system keeps a few megabytes for them; then one drawing waits.
    let drawn = || figure(metrics, "runestones_drawn_total ");
    let stopped = (0..40).any(|_| {
        let before = drawn();
        turn_the_table(&mut host, &game, 50);
        before > 0 && drawn() == before
    });
    assert!(stopped, "{} tables were drawn for somebody who reads none", drawn());
    // When they read on, they get the table as it is by then.
    let page = look(&mut host, &game);
    play(&mut host, &game, &page, &page.moves()[0]);
    let last = format!("data-version=\"{}\"", host.get(&game).version());
    let mut lines = BufReader::new(slow.try_clone().expect("a socket")).lines();
    slow.set_read_timeout(Some(Duration::from_secs(30))).expect("a socket");
    assert!(lines.any(|line| line.expect("the table as it is now").contains(&last)));
}

#[test]
fn who_never_reads_is_let_go() {
    let metrics = free_address();
    let patience = Patience { unread: Duration::from_millis(300), ..Patience::default() };
    let config = Config { metrics: Some(metrics), patience, ..Config::default().without_limits() };
    let server = Server::start_with(&config);
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let slow = listen_slowly(&host, &game);
    let mut were_there = false;
    let let_go = (0..100).any(|_| {
        turn_the_table(&mut host, &game, 20);
        let there = figure(metrics, "runestones_live_connections ") > 0;
        were_there |= there;
        were_there && !there
    });
    assert!(let_go, "they are waited for");
    drop(slow);
}
