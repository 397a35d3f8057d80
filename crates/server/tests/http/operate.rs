//! What a host and their machines see.

use std::time::{Duration, Instant};

use runestones_server::Config;

use crate::server::{Server, free_address, look, new_game, play};
use crate::sweep::until;
use runestones_testing::browser::Browser;

#[test]
fn it_is_healthy_and_ready_and_asks_nobody_for_a_cookie() {
    let server = Server::start();
    for (path, words) in [("/health", "ok\n"), ("/ready", "ready\n")] {
        let answer = server.browser().get(path);
        assert_eq!((answer.status, answer.body.as_str()), (200, words));
        assert_eq!(answer.header("set-cookie"), None);
    }
}

#[test]
fn figures_are_shown_where_the_world_does_not_see_them() {
    let address = free_address();
    let server = Server::start_with(&Config { metrics: Some(address), ..Config::default() });
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let mut live = host.listen(&game, "0");
    live.next_table();
    let page = look(&mut host, &game);
    play(&mut host, &game, &page, &page.moves()[0]);
    assert_eq!(host.get("/metrics").status, 404);
    let figures = Browser::new(address).get("/metrics").body;
    for line in [
        r#"runestones_requests_total{method="POST",route="/new",status="303"} 1"#,
        r#"runestones_requests_total{method="POST",route="/game/{game}/move",status="303"} 1"#,
        "runestones_deeds_total 1",
        "runestones_live_connections 1",
        "runestones_tables 1",
        "runestones_stored_seconds_count 1",
    ] {
        assert!(figures.lines().any(|there| there == line), "{line} is not among\n{figures}");
    }
    let id = game.trim_start_matches("/game/");
    assert!(!figures.contains(id), "addresses are not told");
}

#[test]
fn every_answer_has_a_number() {
    let server = Server::start();
    let mut browser = server.browser();
    let number =
        |answer: &runestones_testing::browser::Answer| answer.header("x-request-id").expect("a number").to_owned();
    let (first, second) = (number(&browser.get("/")), number(&browser.get("/nowhere")));
    assert!(first != second && first.len() == 16, "{first} {second}");
    // Without a proxy that we know, nobody else chooses it.
    let own = browser.ask("GET", "/", &[("X-Request-Id", "chosen-by-me")], "");
    assert_ne!(number(&own), "chosen-by-me");
}

#[test]
fn a_server_that_cannot_store_is_not_ready() {
    let server = Server::start();
    let mut browser = server.browser();
    assert_eq!(browser.get("/ready").status, 200);
    let (file, away) = (server.database(), format!("{}-away", server.database()));
    std::fs::rename(&file, &away).expect("taken away");
    // What was found out before is good for a moment.
    let start = Instant::now();
    let mut ready = browser.get("/ready");
    while ready.status == 200 && start.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(20));
        ready = browser.get("/ready");
    }
    let health = browser.get("/health").status;
    std::fs::rename(&away, &file).expect("put back");
    assert_eq!((ready.status, ready.body.as_str(), health), (503, "nothing can be stored\n", 200));
    until("it is never ready again", || browser.get("/ready").status == 200);
}

#[test]
fn a_server_that_drains_is_not_ready_but_still_answers() {
    let drain = Duration::from_millis(1500);
    let mut server = Server::start_with(&Config { drain, ..Config::default() });
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    let page = look(&mut host, &game);
    let mut live = host.listen(&game, "0");
    live.next_table();
    server.tell_to_stop();
    live.ends();
    let ready = host.get("/ready");
    assert_eq!((ready.status, ready.body.as_str()), (503, "stopping\n"));
    // A click that is under way is not lost.
    let mv = page.moves()[0].clone();
    assert_eq!(play(&mut host, &game, &page, &mv).status, 303);
    assert_eq!(server.stored_moves(&game), [mv]);
}
