//! Reviews of finished games.

use std::time::{Duration, Instant};

use crate::import::{open, record};
use crate::server::{Server, new_game};
use runestones_testing::browser::Browser;

/// Asks until all is read, as the script of the page does.
fn finished(browser: &mut Browser, game: &str) {
    let begin = Instant::now();
    loop {
        let told = browser.get(&format!("{game}/review/progress"));
        assert_eq!(told.status, 200);
        if told.body.contains("\"finished\":true") {
            return;
        }
        assert!(begin.elapsed() < Duration::from_mins(5), "{}", told.body);
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_finished_game_is_reviewed_and_every_moment_has_an_address() {
    let server = Server::start();
    let mut browser = server.browser();
    let record = record(3, 10_000);
    let game = open(&mut browser, "file", &record.to_text()).location();
    assert_eq!(browser.get(&format!("{game}/review")).status, 200);
    finished(&mut browser, &game);
    let page = browser.get(&format!("{game}/review")).body;
    for part in ["review-graph", "Luck ledger", "second thoughts", "Luckiest", "Accuracy", "Brown", "100.0\u{a0}%"] {
        assert!(page.contains(part), "{part} is missing");
    }
    assert!(!page.contains("data-reading"), "all is read");
    // Somebody else sees the same by the link, whatever the number is.
    let mut other = server.browser();
    for at in ["1", "200", "18446744073709551615"] {
        let page = other.get(&format!("{game}/review?at={at}"));
        assert_eq!(page.status, 200, "{at}");
        assert!(page.body.contains("review-candidates") || page.body.contains("review-shifts"), "{at}");
    }
    assert_eq!(other.get(&format!("{game}/review?at=-1")).status, 404);
}

#[test]
fn what_is_not_over_has_no_review() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "bot:apprentice"]);
    assert_eq!(browser.get(&format!("{game}/review")).status, 403);
    // A record that breaks off is nobody's to play on, but there is no end to tell of.
    let broken_off = open(&mut browser, "file", &record(3, 40).to_text()).location();
    assert_eq!(browser.get(&format!("{broken_off}/review")).status, 403);
    assert_eq!(browser.get("/game/nothing/review").status, 404);
    assert_eq!(browser.get("/game/nothing/review/progress").status, 404);
}

#[test]
fn nobody_has_games_read_without_end() {
    let server = Server::start();
    let mut browser = server.browser();
    let games: Vec<String> =
        (0..7).map(|seed| open(&mut browser, "file", &record(seed, 10_000).to_text()).location()).collect();
    let answers: Vec<u16> = games.iter().map(|game| browser.get(&format!("{game}/review")).status).collect();
    assert_eq!(answers[..6], [200; 6]);
    assert_eq!(answers[6], 429);
    // What is being read can be looked at all the same.
    assert_eq!(browser.get(&format!("{}/review", games[0])).status, 200);
}
