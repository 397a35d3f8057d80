//! A game that is looked through: it plays by itself, is scrubbed, and stepped through at three paces.

use serde_json::Value;

use crate::browser::{Browser, ESCAPE, LEFT};
use crate::play::at_a_table;
use crate::server::Server;
use crate::wait::until;

fn moment(browser: &Browser) -> u64 {
    let shown = browser.script("return Number(document.querySelector('#scrub')?.getAttribute('value') ?? 0)");
    shown.as_u64().unwrap_or_default()
}

#[track_caller]
fn wait_for_moment(browser: &Browser, what: &str, holds: impl Fn(u64) -> bool) -> u64 {
    until(what, || Some(moment(browser)).filter(|moment| holds(*moment)))
}

fn edge(browser: &Browser, which: &str) -> u64 {
    let edge = browser.script(&format!("return Number(document.querySelector('#replay').dataset.{which})"));
    edge.as_u64().unwrap_or_default()
}

fn length_of_history(browser: &Browser) -> Value {
    browser.script("return history.length")
}

#[test]
fn a_replay_plays_by_itself_and_does_not_fill_the_browsers_history() {
    let server = Server::start();
    let browser = at_a_table(&server);
    for _ in 0..3 {
        browser.play_turn();
    }
    browser.press(LEFT);
    browser.wait_for("#replay");
    let (first, last, length) = (edge(&browser, "first"), edge(&browser, "last"), length_of_history(&browser));

    // Keys that work wherever one is: to the ends, by turn, by decision, by entry.
    browser.press('\u{E011}');
    wait_for_moment(&browser, "the beginning", |at| at == first);
    browser.press('.');
    wait_for_moment(&browser, "one entry on", |at| at == first + 1);
    browser.press(',');
    wait_for_moment(&browser, "one entry back", |at| at == first);
    browser.press('\u{E010}');
    wait_for_moment(&browser, "the end", |at| at == last);
    browser.click("#replay .history__turn a[aria-keyshortcuts='Shift+ArrowLeft']");
    let turn = wait_for_moment(&browser, "the last turn", |at| at < last);
    browser.press(LEFT);
    let decision = wait_for_moment(&browser, "the decision before it", |at| at < turn);
    assert!(decision > first, "a decision is not the whole game away");

    // The line leads anywhere.
    browser.script(&format!(
        "const line = document.querySelector('#scrub'); line.value = {}; line.dispatchEvent(new Event('input', {{ bubbles: true }}));",
        first + 3
    ));
    wait_for_moment(&browser, "where the line was drawn to", |at| at == first + 3);
    assert!(browser.url().ends_with(&format!("?at={}", first + 3)), "the address says the moment: {}", browser.url());

    // It plays, and stops when it is told to: slowly, so that it is not at its end before it is told.
    browser.select_in("#replay-speed", "2400");
    browser.click("[data-plays]");
    wait_for_moment(&browser, "the next decision", |at| at > first + 3);
    browser.press(ESCAPE);
    browser.click("[data-plays]");
    assert!(!browser.has("[data-plays][data-on]"), "it stands still");
    browser.select_in("#replay-speed", "300");
    browser.click("[data-plays]");
    wait_for_moment(&browser, "the end by itself", |at| at == last);
    until("it has stopped", || (!browser.has("[data-plays][data-on]")).then_some(()));
    assert_eq!(length_of_history(&browser), length, "looking through a game is one entry of the browser's history");

    browser.click("[data-present]");
    until("the present", || (!browser.has(".history")).then_some(()));
    assert_eq!(length_of_history(&browser), length);
    browser.play_on();
    browser.assert_clean(&server.site());
}
