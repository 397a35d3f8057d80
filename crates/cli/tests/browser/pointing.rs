//! Pieces explain themselves to a finger, a mouse and the keyboard; and sounds, which need a touch first.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::play::at_a_table;
use crate::server::Server;
use crate::wait::until;

/// Longer than a tap, also where a page is slow to notice.
const LONG: u32 = 2000;

/// The explanation under a piece, as the style sheet shows it; empty if it is hidden.
fn explained(browser: &Browser, selector: &str) -> String {
    browser.text(&format!(
        "const shown = getComputedStyle(document.querySelector({}), '::before');
         return shown.display === 'none' ? '' : shown.content;",
        json!(selector)
    ))
}

fn label(browser: &Browser, selector: &str) -> String {
    browser.text(&format!("return document.querySelector({}).ariaLabel", json!(selector)))
}

#[test]
fn a_long_press_explains_and_plays_nothing() {
    let server = Server::start();
    let browser = at_a_table(&server);
    browser.resize(390, 844);
    let legal = browser.play("summon");
    for piece in [".hand .card.is-legal", ".slot .card"] {
        browser.touch(piece, LONG);
        browser.wait_for("#explain");
        let told = browser.text("return document.getElementById('explain').textContent");
        assert!(told.starts_with(&label(&browser, piece)), "{told}");
        // The tap that closes it is no move either.
        browser.touch(".hand .card.is-legal", 0);
        assert!(!browser.has("#explain"));
        assert_eq!(browser.shown(), legal);
    }
    browser.touch(".hand .card.is-legal", 0);
    browser.shown_when("the card that was tapped", |shown| shown.version > legal.version);
    browser.touch(".slot .card", LONG);
    browser.wait_for("#explain a");
    browser.touch("#explain a", 0);
    until("the rule", || browser.url().contains("/rules#").then_some(()));
    browser.assert_clean(&server.site());
}

#[test]
fn hover_and_focus_explain() {
    let server = Server::start();
    let browser = Browser::with_a_mouse();
    browser.stand_still(&server);
    browser.sit_down(&server);
    browser.play("summon");
    for piece in [".slot .card", ".forge", ".rune", ".gem"] {
        assert_eq!(explained(&browser, piece), "");
        browser.hover(piece);
        assert!(explained(&browser, piece).contains(&label(&browser, piece)), "{piece} explains itself");
    }
    let legal = ".hand .card.is-legal";
    browser.press('\u{E004}');
    browser.script(&format!("document.querySelector({}).focus({{ focusVisible: true }})", json!(legal)));
    assert!(explained(&browser, legal).contains(&label(&browser, legal)));
    browser.assert_clean(&server.site());
}

#[test]
fn sounds_can_be_turned_on() {
    let server = Server::start();
    let browser = Browser::lively();
    browser.change_setting(&server, "speed", "fast");
    browser.change_setting(&server, "sounds", "on");
    browser.sit_down(&server);
    browser.script(
        "window.tones = 0;
         const start = OscillatorNode.prototype.start;
         OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };",
    );
    browser.play_turn();
    assert_ne!(browser.script("return window.tones"), Value::from(0), "something is heard");
    browser.assert_clean(&server.site());
}
