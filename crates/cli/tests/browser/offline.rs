//! The network goes away while somebody plays, and comes back.

use serde_json::json;

use crate::browser::Browser;
use crate::play::at_a_table;
use crate::server::Server;
use crate::wait::until;

/// The words at the edge of the page that say what does not work.
fn warning(browser: &Browser) -> String {
    browser.text("return document.querySelector('.banner:not(.banner--good)')?.textContent")
}

/// Clicks a move that does not get through, and sees that it is kept.
#[track_caller]
fn click_in_vain(browser: &Browser) -> u64 {
    let shown = browser.shown();
    browser.click_move(shown.sensible());
    until("the page says that the click is kept", || warning(browser).contains("kept").then_some(()));
    assert!(browser.has("#table.is-busy"), "nothing else can be pressed meanwhile");
    shown.version
}

/// The click counts, and nothing warns any more.
#[track_caller]
fn assert_goes_on(browser: &Browser, before: u64) {
    browser.shown_when("the move that was kept", |shown| shown.version > before);
    until("no warning", || warning(browser).is_empty().then_some(()));
    browser.play_on();
}

#[test]
fn a_click_without_a_network_is_kept_and_sent_when_it_is_back() {
    let server = Server::start();
    let browser = at_a_table(&server);
    browser.devtools("Network.enable", &json!({}));
    let network = |offline: bool| {
        let conditions = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        browser.devtools("Network.emulateNetworkConditions", &conditions);
    };
    network(true);
    until("the page notices", || (!warning(&browser).is_empty()).then_some(()));
    let before = click_in_vain(&browser);
    network(false);
    assert_goes_on(&browser, before);
}

#[test]
fn a_click_is_kept_also_where_the_stream_survives() {
    let server = Server::start();
    let browser = at_a_table(&server);
    browser.devtools("Network.enable", &json!({}));
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": ["*/move*"] }));
    let before = click_in_vain(&browser);
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": [] }));
    assert_goes_on(&browser, before);
}
