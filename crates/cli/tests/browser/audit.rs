//! Every page, in every state that a visitor can bring it into, under the eyes of axe-core.

use serde_json::json;

use crate::axe::{assert_accessible, glance};
use crate::browser::{Browser, ESCAPE, LEFT};
use crate::play::NewGame;
use crate::server::Server;
use crate::wait::until;

/// A whole game with the expansion, for its end.
const RECORD: &str = include_str!("../../../rules/tests/records/night-2.txt");

#[test]
fn axe_finds_nothing_serious_on_pages() {
    let server = Server::start();
    let browser = Browser::open();
    for page in [
        "/",
        "/new",
        "/settings",
        "/import",
        "/rules",
        "/rules/print",
        "/gallery",
        "/learn",
        "/learn/forge",
        "/learn/forge/0/text",
        "/lobby",
        "/ladder",
        "/daily",
        "/puzzles",
        "/no-such-page",
    ] {
        browser.goto(&server.url(page));
        assert_accessible(&browser, page);
    }
    browser.new_game(&server, &NewGame { seats: &["me", "here"], night: false });
    assert_accessible(&browser, "the curtain");
    browser.new_game(&server, &NewGame { seats: &["me", "link"], night: false });
    assert_accessible(&browser, "a table with a link to a seat");
    let link = browser.text("return document.querySelector('.invite input[value*=\"/join/\"]').value");
    browser.goto(&server.url("/"));
    assert_accessible(&browser, "home with a game");
    browser.become_a_stranger();
    browser.goto(&link);
    assert_accessible(&browser, "a seat to take");
}

/// How many kinds of questions come up in any game.
const KINDS: usize = 9;

#[test]
fn axe_finds_nothing_serious_at_a_table() {
    let server = Server::start();
    let browser = Browser::open();
    browser.stand_still(&server);
    let seats = ["me", "bot:druid", "bot:druid", "bot:druid"];
    let game = browser.new_game(&server, &NewGame { seats: &seats, night: true });
    browser.each_question(&server, &game, KINDS, |shown| {
        glance(&browser, &format!("the table where one may {:?}", shown.moves));
    });
    browser.click("#chat summary");
    browser.write("#say", "Well met.");
    browser.click("#chat form[data-quiet] button");
    browser.wait_for(".chat__lines li");
    // Where there is nothing to choose, there is no advice.
    while !browser.has("[form=hint]") {
        browser.play_on();
    }
    browser.press('h');
    browser.wait_for(".hint li");
    assert_accessible(&browser, "a table with advice and chat");
    browser.press('?');
    browser.wait_for("#help:popover-open");
    assert_accessible(&browser, "help");
    browser.press(ESCAPE);
    browser.click("[popovertarget=menu]");
    assert_accessible(&browser, "the menu");
    browser.press(ESCAPE);
    browser.click(".mypiles a[data-opens]");
    browser.wait_for("dialog[open] .opened");
    assert_accessible(&browser, "an opened pile");
    browser.press(ESCAPE);
    until("the closed pile", || (!browser.has("dialog")).then_some(()));
    browser.click("a[href*='/why?']");
    browser.wait_for("#why:popover-open");
    assert_accessible(&browser, "why not");
    browser.press(ESCAPE);
    browser.press('t');
    browser.wait_for("dialog[open] .description");
    assert_accessible(&browser, "a table described");
    browser.press(ESCAPE);
    until("the closed description", || (!browser.has("dialog")).then_some(()));
    browser.press('q');
    browser.press(LEFT);
    browser.wait_for(".history");
    assert_accessible(&browser, "an earlier moment");
    for below in ["/pile/creatures", "/why?piece=forge-5", "/text", "/text?at=3"] {
        browser.goto(&server.url(&format!("{game}{below}")));
        assert_accessible(&browser, below);
    }
    browser.become_a_stranger();
    browser.goto(&server.url(&game));
    browser.wait_for("#table");
    assert_accessible(&browser, "a table for a watcher");
}

#[test]
fn axe_finds_nothing_serious_at_the_end() {
    let server = Server::start();
    let browser = Browser::open();
    browser.goto(&server.url("/import"));
    browser.script(&format!("document.querySelector('textarea').value = {}", json!(RECORD)));
    browser.click(".btn--main");
    browser.wait_for(".scores-table");
    assert_accessible(&browser, "the end of a game");
    browser.click("#verify summary");
    browser.click("#verify form button");
    browser.wait_for(".verify__yes");
    assert_accessible(&browser, "a verified game");
}
