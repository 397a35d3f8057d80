//! Why not? A click on what does not glow tells the reason beside it; and the rules are at hand.

use crate::browser::{Browser, ENTER, ESCAPE};
use crate::server::Server;
use crate::sizes::assert_fits;
use crate::wait::until;

fn at_a_table(server: &Server) -> Browser {
    let browser = Browser::open();
    browser.stand_still(server);
    browser.click("form[action='/play'] .btn--main");
    browser.wait_for("#table");
    browser.asked();
    browser
}

/// The sentence of the popover that opens, and whether it lies wholly on the screen.
const REASON: &str = "
    const why = document.querySelector('#why:popover-open');
    const box = why?.getBoundingClientRect();
    return why && [why.querySelector('.why__sentence').textContent,
        box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight];";

#[track_caller]
fn sentence(browser: &Browser) -> String {
    let (sentence, in_sight): (String, bool) =
        until("the reason", || serde_json::from_value(browser.script(REASON)).ok());
    assert!(in_sight, "{sentence}");
    sentence
}

#[track_caller]
fn close(browser: &Browser) {
    browser.press(ESCAPE);
    until("the popover to close", || (!browser.has("#why")).then_some(()));
}

#[test]
fn a_click_on_what_is_not_legal_tells_why() {
    let server = Server::start();
    let browser = at_a_table(&server);
    let before = browser.shown();
    browser.click("a.forge[href$='piece=forge-5']");
    let why = sentence(&browser);
    assert!(why.contains("It costs 4") && why.contains("You could pay 3 ore instead"), "{why}");
    assert!(browser.has("#why a[href='/rules#F2']"));
    assert_eq!(browser.shown(), before, "nothing has changed");

    close(&browser);
    browser.resize(390, 844);
    browser.click("a[href$='piece=deck']");
    assert!(sentence(&browser).ends_with('.'));
    browser.assert_clean(&server.site());
}

#[test]
fn a_reason_stays_while_others_come_and_goes_with_the_next_move() {
    let server = Server::start();
    let browser = at_a_table(&server);
    browser.click("a.forge[href$='piece=forge-5']");
    let why = sentence(&browser);
    let watcher = Browser::open();
    watcher.goto(&browser.url());
    let table = "return document.getElementById('table').textContent";
    until("the news that somebody watches", || browser.text(table).contains("1 spectator").then_some(()));
    assert!(browser.has("#why:popover-open"), "nothing has changed of {why}");
    browser.play("summon");
    assert!(!browser.has("#why"), "it was a reason at another moment");
}

#[test]
fn the_keyboard_asks_and_goes_back() {
    let server = Server::start();
    let browser = at_a_table(&server);
    browser.script("document.querySelector('a.rune').focus()");
    let focused = "return document.activeElement.getAttribute('href') ?? document.activeElement.id";
    let piece = browser.text(focused);
    browser.press(ENTER);
    assert_eq!(sentence(&browser), "You take a rune stone when you trade a row.");
    assert_eq!(browser.text(focused), "why", "the reason is read out");
    close(&browser);
    assert_eq!(browser.text(focused), piece, "back where it was");
    let rule = browser.text("return document.activeElement.dataset.rule");
    browser.press('r');
    until("the rule of the piece", || browser.url().ends_with(&format!("/rules#{rule}")).then_some(()));
    browser.wait_for(".rule-item:target");
    browser.assert_clean(&server.site());
}

#[test]
fn the_rules_can_be_searched() {
    let server = Server::start();
    let browser = Browser::speaking("fr");
    browser.goto(&server.url("/rules"));
    let shown = || {
        browser
            .text("return [...document.querySelectorAll('.rule-item:not([hidden])')].map((item) => item.id).join(' ')")
    };
    assert!(shown().starts_with("C1 C2") && shown().ends_with("Q3"));
    browser.write("#filter", "ECHANGE minerai");
    assert_eq!(shown(), "E2 R3", "accents and capitals make no difference");
    browser.write("#filter", " zzz");
    assert_eq!(shown(), "");
    assert_eq!(
        browser.text("return document.querySelector('#filter-none').textContent"),
        "Aucune règle ne correspond."
    );
    browser.assert_clean(&server.site());
}

#[test]
fn rules_and_gallery_fit_every_screen() {
    let server = Server::start();
    let browser = Browser::speaking("de");
    browser.stand_still(&server);
    for page in ["/rules", "/rules/print", "/gallery", "/gallery?colour=red&effect=die"] {
        browser.goto(&server.url(page));
        assert_fits(&browser, page);
    }
    browser.assert_clean(&server.site());
}
