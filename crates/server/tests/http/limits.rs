//! How many games somebody may start.

use runestones_server::Config;

use crate::server::Server;
use runestones_testing::browser::Answer;

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
