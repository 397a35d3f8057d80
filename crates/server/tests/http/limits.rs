//! How many games somebody may start.

use std::time::Instant;

use runestones_scratch::Scratch;
use runestones_server::Config;

use crate::server::Server;
use runestones_testing::browser::{Answer, Browser};

fn seconds_to_wait(answer: &Answer) -> u64 {
    assert_eq!(answer.status, 429, "{}", answer.body);
    let wait = answer.header("retry-after").and_then(|seconds| seconds.parse().ok()).expect("a number of seconds");
    assert!((1..=60).contains(&wait) && answer.body.contains(&format!("in {wait} second")), "{}", answer.body);
    wait
}

#[test]
fn somebody_starts_only_so_many_games() {
    let server = Server::start_with(&Config { games_per_minute: 3, ..Config::default() });
    let (mut browser, mut other) = (server.browser(), server.browser());
    // What makes no game does not count.
    for _ in 0..5 {
        assert_eq!(browser.post("/new", &[("seat1", "me")]).status, 422);
    }
    let seats = [("seat1", "me"), ("seat2", "bot:random")];
    assert_eq!(browser.post("/play", &[]).status, 303);
    assert_eq!(browser.post("/new", &seats).status, 303);
    assert_eq!(browser.post("/play", &[]).status, 303);
    seconds_to_wait(&browser.post("/new", &seats));
    seconds_to_wait(&browser.post("/play", &[]));
    assert_eq!(other.post("/play", &[]).status, 303, "others are not concerned");
    let games = browser.get("/").body.matches(r#"href="/game/"#).count();
    assert_eq!(games, 3);
}

#[test]
fn a_new_cookie_does_not_help_for_ever() {
    let server = Server::start_with(&Config { games_per_minute: 2, ..Config::default() });
    let statuses: Vec<u16> = (0..12).map(|_| server.browser().post("/play", &[]).status).collect();
    assert_eq!(statuses.iter().filter(|status| **status == 303).count(), 10, "{statuses:?}");
    seconds_to_wait(&server.browser().post("/play", &[]));
}

#[test]
fn servers_that_share_a_database_share_their_limits() {
    let database = Scratch::shared().database();
    let config = Config { database: Some(database), games_per_minute: 8, ..Config::default().without_limits() };
    let servers = [(); 2].map(|()| Server::start_with(&config));
    let mut host = servers[0].browser();
    host.get("/");
    let mut elsewhere = Browser { address: servers[1].address, ..host.clone() };
    let started = (0..20).filter(|_| host.post("/play", &[]).status == 303).count();
    assert_eq!(started, 8);
    // The other server hears of it within a second or so. Until then somebody gets an eighth of the limit more, and what they
    // manage in that time; here they only ask now and then.
    let begin = Instant::now();
    let mut more = 0;
    while elsewhere.post("/play", &[]).status == 303 {
        more += 1;
        assert!(more <= 8 && begin.elapsed().as_secs() < 30, "nobody has told it");
        // A request that costs nothing, until the servers have spoken.
        while begin.elapsed().as_millis() < 1500 * more {
            assert_eq!(elsewhere.get("/health").status, 200);
        }
    }
    assert!(more < 8, "{more}");
    // Somebody else from another household is not concerned.
    assert_eq!(servers[1].browser().get("/").status, 200);
}
