//! Who is here: seen by those who play and by those who watch, and no more than that.

use std::time::{Duration, Instant};

use crate::server::{Server, new_game};
use runestones_testing::browser::{Browser, value_after};

/// A host, and a guest who has taken the other seat.
fn two(server: &Server) -> (Browser, Browser, String) {
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"]);
    let page = host.get(&game);
    let link = "/join/".to_owned() + &value_after(&page.body, "value=\"/join/").expect("a link");
    assert_eq!(guest.post(&link, &[("name", "Tomo")]).status, 303);
    (host, guest, game)
}

/// Looks again until the page says this.
#[track_caller]
fn until(browser: &mut Browser, game: &str, words: &str) -> String {
    let start = Instant::now();
    loop {
        let page = browser.get(game).body;
        if page.contains(words) {
            return page;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "the page never says {words:?}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_rival_comes_and_goes() {
    let server = Server::start();
    let (mut host, mut guest, game) = two(&server);
    assert!(!host.get(&game).body.contains("presence--"), "nobody knows yet");
    let version = host.get(&game).version();
    let mut here = host.listen(&game, &version);
    let connected = guest.listen(&game, &version);
    let page = until(&mut host, &game, "presence--here");
    assert!(!page.contains("presence--gone"));
    here.wait_for(|table| table.body.contains("presence--here"));
    // The host is told without asking.
    drop(connected);
    here.wait_for(|table| table.body.contains("presence--away"));
    // Nobody is said to choose who is not there.
    let page = until(&mut host, &game, "presence--away");
    assert!(!page.contains("presence--here"));
    let waits = page.contains("Waiting for Tomo, who is not here.");
    assert_eq!(waits, host.get(&game).moves().is_empty(), "the prompt says it when it is his turn");
    assert!(!page.contains("Tomo is choosing"));
}

#[test]
fn an_empty_seat_chooses_nothing() {
    let server = Server::start();
    for _ in 0..8 {
        let mut host = server.browser();
        let game = new_game(&mut host, &["me", "link"]);
        let page = host.get(&game);
        assert!(!page.body.contains("is choosing"), "an empty seat is said to choose");
        assert_eq!(page.body.contains("Waiting for one more player."), page.moves().is_empty());
    }
}

#[test]
fn of_those_who_watch_there_is_a_number_and_nothing_else() {
    let server = Server::start();
    let (mut host, _guest, game) = two(&server);
    let version = host.get(&game).version();
    let mut watchers: Vec<Browser> = (0..3).map(|_| server.browser()).collect();
    for (number, watcher) in watchers.iter_mut().enumerate() {
        assert_eq!(watcher.post("/settings", &[("theme", "dawn")]).status, 303, "watcher {number}");
    }
    let lives: Vec<_> = watchers.iter_mut().map(|watcher| watcher.listen(&game, &version)).collect();
    let page = until(&mut host, &game, "3 spectators");
    for watcher in &watchers {
        let cookie = watcher.cookie.as_ref().expect("a cookie");
        let secret = cookie.split_once('=').expect("a value").1;
        assert!(!page.contains(secret) && !page.contains(&runestones_table::hash(secret)));
    }
    drop(lives);
    let start = Instant::now();
    // The link for spectators is always there.
    while host.get(&game).body.replace("Link for spectators", "").contains("spectator") {
        assert!(start.elapsed() < Duration::from_secs(20), "they are still there");
        std::thread::sleep(Duration::from_millis(50));
    }
}
