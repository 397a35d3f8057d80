//! Looking back while the game goes on.

use crate::browser::{Browser, LEFT, RIGHT};
use crate::play::at_a_table;
use crate::server::Server;
use crate::wait::until;

/// The moment that is shown, as the page says it.
fn moment(browser: &Browser) -> String {
    browser.text("return document.querySelector('.history__at')?.textContent")
}

#[test]
fn the_log_leads_back_and_forth() {
    let server = Server::start();
    let browser = at_a_table(&server);
    browser.play_turn();
    browser.play_turn();
    let present = browser.shown();

    // The last line before the latest moment, so that there is one before and one after it.
    let line = browser.text(
        "const now = Number(document.getElementById('table').dataset.moment);
         const lines = [...document.querySelectorAll('.log__line')].map((line) => line.getAttribute('href'));
         return lines.findLast((line) => Number(line.split('at=')[1]) < now);",
    );
    browser.click(&format!(".log__line[href={line:?}]"));
    browser.wait_for(".history");
    assert!(browser.shown().moves.is_empty(), "nothing can be played in the past");
    let clicked = moment(&browser);
    let changed_from =
        |old: &str| until("another moment", || Some(moment(&browser)).filter(|now| !now.is_empty() && now != old));
    browser.press(RIGHT);
    let later = changed_from(&clicked);
    // A line can tell of something between two decisions; steps go from decision to decision.
    browser.press(LEFT);
    let before = changed_from(&later);
    browser.press(RIGHT);
    assert_eq!(changed_from(&before), later);
    browser.click(".history a[aria-keyshortcuts=ArrowLeft]");
    let earlier = changed_from(&later);
    browser.click(".history li:first-child a");
    changed_from(&earlier);
    assert!(browser.has(".history li:first-child button:disabled"), "there is nothing before the beginning");

    browser.click("[data-present]");
    until("the present", || (!browser.has(".history")).then_some(()));
    assert_eq!(browser.shown(), present);
    browser.play_on();

    // The address of a moment can be kept.
    browser.press(LEFT);
    browser.wait_for(".history");
    until("the address of the moment", || browser.url().contains("at=").then_some(()));
    let (address, shown) = (browser.url(), moment(&browser));
    browser.goto(&address);
    assert_eq!(moment(&browser), shown);
    browser.assert_clean(&server.site());
}

#[test]
fn piles_open_over_the_table() {
    let server = Server::start();
    let browser = at_a_table(&server);
    browser.play_turn();
    browser.click(".mypiles a[data-opens]");
    browser.wait_for("dialog[open] .opened");
    browser.click("dialog[open] [data-closes]");
    until("the closed pile", || (!browser.has("dialog")).then_some(()));
    browser.play_on();
    browser.assert_clean(&server.site());
}
