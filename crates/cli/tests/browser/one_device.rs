//! Two people at one screen.

use serde_json::Value;

use crate::browser::Browser;
use crate::play::NewGame;
use crate::server::Server;

/// Nothing behind the curtain shows a card: neither in the page as it stands nor as the server sends it.
#[track_caller]
fn assert_covered(browser: &Browser, server: &Server, game: &str) {
    let cards = browser.script("return document.querySelectorAll('main .card, main .hand, [data-piece]').length");
    assert_eq!(cards, Value::from(0), "the curtain hides cards in the page");
    let sent = server.request(&browser.cookie(), "GET", game, "").body;
    assert!(sent.contains("curtain__call") && !sent.contains("card__no"), "the page is sent without any card");
}

/// Who is called, by the number of the seat.
fn called(browser: &Browser) -> String {
    browser.text("return document.querySelector('.curtain input[name=seat]').value")
}

#[test]
fn the_curtain_hides_the_hands_between_turns() {
    let server = Server::start();
    let browser = Browser::open();
    browser.stand_still(&server);
    let game = browser.new_game(&server, &NewGame { seats: &["me", "here"], night: false });
    let mut before = String::new();
    for _ in 0..4 {
        browser.wait_for(".curtain");
        assert_covered(&browser, &server, &game);
        let seat = called(&browser);
        assert_ne!(seat, before, "the other is called");
        browser.click(".curtain .btn--main");
        let shown = browser.shown_when("the hand", |shown| shown.yours);
        let other = if seat == "1" { "2" } else { "1" };
        let druid_of = |seat: &str| shown.hand.iter().any(|card| card.starts_with(&format!("card-{seat}-")));
        assert!(druid_of(&seat) && !druid_of(other), "seat {seat} sees {:?}", shown.hand);
        assert!(browser.play_turn().curtain);
        before = seat;
    }
    browser.assert_clean(&server.site());
}
