//! Reviews of finished games.

use std::time::{Duration, Instant};

use runestones_server::{Config, Time};
use runestones_store::Millis;
use runestones_testing::browser::Browser;

use crate::clocks::START;
use crate::import::{open, record};
use crate::server::{Server, free_address, new_game};

/// Asks until all is read, as the script of the page does.
pub(crate) fn finished(browser: &mut Browser, game: &str) {
    wait_for(browser, game, "\"finished\":true");
}

/// Asks how far the reading is until something holds.
fn wait_for(browser: &mut Browser, game: &str, what: &str) {
    let begin = Instant::now();
    loop {
        let told = browser.get(&format!("{game}/review/progress"));
        assert_eq!(told.status, 200);
        if told.body.contains(what) {
            return;
        }
        assert!(begin.elapsed() < Duration::from_mins(5), "{}", told.body);
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// How many moves a page lists, and with how many marks.
fn listed(page: &str) -> (usize, usize) {
    let list = page.split_once("id=\"review-moves\"").map_or("", |(_, rest)| rest);
    let list = list.split_once("</section>").map_or(list, |(list, _)| list);
    (list.matches("<a class=\"review-entry").count(), list.matches(" mark--").count())
}

#[test]
fn a_finished_game_is_reviewed_and_every_moment_has_an_address() {
    let server = Server::start();
    let mut browser = server.browser();
    let record = record(3, 10_000);
    let game = open(&mut browser, "file", &record.to_text()).location();
    assert_eq!(browser.get(&format!("{game}/review")).status, 200);
    // The moves are listed as soon as there is a first picture; what they are worth only when all is read.
    wait_for(&mut browser, &game, "\"picture\":true");
    let early = browser.get(&format!("{game}/review")).body;
    assert!(early.contains("data-reading"), "a game is not read at once");
    let (moves, marks) = listed(&early);
    assert!(moves > record.entries.len() / 2 && marks == 0, "{moves} moves, {marks} marks");
    finished(&mut browser, &game);
    let page = browser.get(&format!("{game}/review")).body;
    let judged = listed(&page);
    assert!(judged.0 == moves && judged.1 > 0, "{judged:?}");
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

/// How far the reading of a game is; `None` when all is read.
fn how_far(browser: &mut Browser, game: &str) -> Option<u64> {
    let told = browser.get(&format!("{game}/review/progress")).body;
    let told: serde_json::Value = serde_json::from_str(&told).expect("a number of decisions");
    (told["finished"] == false).then(|| told["done"].as_u64().expect("a number"))
}

#[test]
fn a_reading_stops_when_nobody_looks_and_goes_on_from_there() {
    let (time, metrics) = (Time::by_hand(START), free_address());
    let server = Server::start_with(&Config {
        time: time.clone(),
        metrics: Some(metrics),
        ..Config::default().without_limits()
    });
    let (mut browser, mut host) = (server.browser(), Browser::new(metrics));
    let game = open(&mut browser, "file", &record(3, 10_000).to_text()).location();
    let (mut last, mut stops) = (0, 0);
    loop {
        assert_eq!(browser.get(&format!("{game}/review")).status, 200);
        // From here on nobody looks.
        time.set(Millis(time.now().0 + 21_000));
        let begin = Instant::now();
        while !host.get("/metrics").body.contains("runestones_games_reading 0") {
            assert!(begin.elapsed() < Duration::from_mins(5), "it does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
        let Some(done) = how_far(&mut browser, &game) else { break };
        assert!(done >= last, "it went back from {last} to {done}");
        (last, stops) = (done, stops + 1);
        assert!(stops < 500, "it does not come to an end");
    }
    assert!(stops > 1, "it stopped {stops} times");
    assert!(last > 0, "some decisions were judged before the last stop");
}

#[test]
fn what_is_not_over_has_no_review() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "bot:apprentice"]);
    let rated = browser.post("/new", &[("seat1", "me"), ("seat2", "bot:apprentice"), ("rated", "on")]).location();
    for game in [&game, &rated] {
        for part in ["", "/progress", "?at=3&try="] {
            assert_eq!(browser.get(&format!("{game}/review{part}")).status, 403, "{part}");
        }
    }
    // A record that breaks off is nobody's to play on, but there is no end to tell of.
    let broken_off = open(&mut browser, "file", &record(3, 40).to_text()).location();
    assert_eq!(browser.get(&format!("{broken_off}/review")).status, 403);
    assert_eq!(browser.get(&format!("{broken_off}/review/progress")).status, 403);
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

/// The first address on a page that contains this.
fn address_with<'a>(page: &'a str, part: &str) -> Option<&'a str> {
    page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).find(|address| address.contains(part))
}

#[test]
fn another_move_is_tried_and_the_line_goes_on() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = open(&mut browser, "file", &record(3, 10_000).to_text()).location();
    browser.get(&format!("{game}/review"));
    // Nobody has to wait for more than the first picture.
    wait_for(&mut browser, &game, "\"picture\":true");
    let mut page = browser.get(&format!("{game}/review?at=60&try="));
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Trying another move"));
    for step in 0..8 {
        let next =
            address_with(&page.body, "try=").filter(|address| !address.contains("try=&")).expect("something to try");
        let next = next.replace("&amp;", "&");
        page = browser.get(&next);
        if page.status == 303 {
            // Chance decides.
            let fallen = page.location();
            page = browser.get(&fallen);
        }
        assert_eq!(page.status, 200, "{next}");
        assert!(page.body.contains("Your lines") || page.body.contains("review-tree"), "step {step}");
    }
    // What is not legal leads nowhere, however it is written.
    for line in ["nonsense", "done;done;done;done;done", "%00", "%3B%3B%3B%3F%3F", "take%201;%3F"] {
        assert_eq!(browser.get(&format!("{game}/review?at=60&try={line}")).status, 404, "{line}");
    }
    let long = "done;".repeat(3000);
    assert_eq!(browser.get(&format!("{game}/review?at=60&try={long}")).status, 404);
    // What is not legal among the lines that were tried before is left out.
    assert_eq!(browser.get(&format!("{game}/review?at=60&try=&seen=nonsense%7C%7C{}", "x%7C".repeat(500))).status, 200);
}

#[test]
fn a_game_goes_on_from_a_moment_with_new_luck() {
    let server = Server::start();
    let mut browser = server.browser();
    let text = record(3, 10_000);
    let game = open(&mut browser, "file", &text.to_text()).location();
    let play = |browser: &mut Browser, at: &str, level: &str| {
        browser.post(&format!("{game}/review/play"), &[("at", at), ("level", level)])
    };
    let (one, other) = (play(&mut browser, "60", "apprentice"), play(&mut browser, "60", "apprentice"));
    assert_eq!((one.status, other.status), (303, 303));
    assert_ne!(one.location(), other.location(), "each is a game of its own");
    let table = browser.get(&one.location());
    assert_eq!(table.status, 200);
    assert!(table.body.contains("name=\"move\"") || table.body.contains("Apprentice") || table.body.contains("bot"));
    // It is not over: neither its record nor a review is to be had.
    assert_eq!(browser.get(&format!("{}/record", one.location())).status, 403);
    assert_eq!(browser.get(&format!("{}/review", one.location())).status, 403);
    for (at, level) in [("0", "nobody"), ("99999999999", "sage"), ("-1", "sage"), ("x", "sage"), ("60", "")] {
        assert_eq!(play(&mut browser, at, level).status, 422, "{at} {level}");
    }
    // From a game that is not over nobody plays on.
    let running = new_game(&mut browser, &["me", "bot:apprentice"]);
    assert_eq!(browser.post(&format!("{running}/review/play"), &[("at", "20"), ("level", "sage")]).status, 403);
}
