//! The first page and the frame of all pages: what waits for somebody, and nothing of anybody else.

use crate::server::Server;
use runestones_testing::browser::{Answer, Browser};

/// What the first page says between these two.
fn between<'a>(page: &'a Answer, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = page.body.split_once(start)?;
    Some(rest.split(end).next().unwrap_or(rest))
}

/// The cards of a hand that the first page shows of a game.
fn shown_hand(browser: &mut Browser) -> Option<usize> {
    let home = browser.get("/");
    let turns = between(&home, r#"<section class="turns""#, "</section>")?;
    Some(turns.matches(r#"class="card card--"#).count())
}

#[test]
fn a_hand_is_shown_to_its_owner_in_their_own_turn() {
    let server = Server::start();
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = host.post("/new", &[("seat1", "me"), ("seat2", "link"), ("public", "on")]).location();
    assert_eq!(guest.post(&game.replace("/game/", "/join/"), &[]).status, 303);
    let tables = [host.get(&game), guest.get(&game)];
    for (browser, table) in [&mut host, &mut guest].into_iter().zip(&tables) {
        let home = browser.get("/").body;
        let (is_own, cards) = (!table.moves().is_empty(), table.hand().len().min(4));
        assert_eq!(shown_hand(browser), is_own.then_some(cards));
        assert_eq!(home.contains("One table waits for you"), is_own);
        assert_eq!(home.contains("Waiting for others"), !is_own);
        assert_eq!(home.matches(&format!("href=\"{game}\"")).count(), 1, "there is one way to it");
    }
}

#[test]
fn what_a_curtain_covers_is_not_on_the_first_page_either() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = browser.post("/new", &[("seat1", "me"), ("seat2", "here")]).location();
    assert!(browser.get(&game).curtain().is_some());
    assert_eq!(shown_hand(&mut browser), Some(0));
}

#[test]
fn the_other_theme_leads_back_to_where_one_was() {
    let server = Server::start();
    let mut browser = server.browser();
    let mut switch = |from: &str| browser.post_with("/settings", &[("referer", from)], &[("theme", "dawn")]).location();
    assert_eq!(switch("http://here.example/ladder?pool=night"), "/ladder?pool=night");
    assert_eq!(switch("http://here.example//evil.example"), "/");
    assert_eq!(switch("nonsense"), "/");
}

#[test]
fn the_frame_says_who_one_is_but_never_on_a_page_that_is_kept_for_all() {
    let server = Server::start();
    let mut browser = server.browser();
    assert!(browser.get("/lobby").body.contains("Sign in"));
    browser.post("/me/name", &[("name", "Ondine")]);
    for (page, way) in [("/", "/"), ("/lobby", "/lobby"), ("/daily", "/daily"), ("/settings", "")] {
        let answer = browser.get(page);
        let frame = between(&answer, r#"<header class="masthead">"#, "</header>").expect("the frame");
        assert!(frame.contains("Ondine"), "{page}");
        let marked = frame.matches("aria-current").count();
        assert_eq!(marked, usize::from(!way.is_empty()), "{page}");
        assert!(marked == 0 || frame.contains(&format!(r#"href="{way}" aria-current="page""#)), "{page}");
    }
    for page in ["/rules", "/gallery", "/privacy"] {
        assert!(!browser.get(page).body.contains("Ondine"), "{page}");
    }
}
