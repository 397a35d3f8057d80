//! Inviting somebody, and seeing whether they are here.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::covered::assert_nothing_covered;
use crate::play::NewGame;
use crate::server::Server;
use crate::wait::until;

#[test]
fn a_link_is_copied_shown_as_a_code_and_the_guest_is_seen_to_come_and_go() {
    let server = Server::start();
    let host = Browser::open();
    host.stand_still(&server);
    host.devtools(
        "Browser.grantPermissions",
        &json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
    );
    host.new_game(&server, &NewGame { seats: &["me", "link", "link"], night: true });
    // Folded while its reader has something to do.
    if host.has(".invites:not([open])") {
        assert_nothing_covered(&host, "the folded invitation");
        host.click(".invites > summary");
    }
    let shown =
        "const image = document.querySelector('.invites [open] img'); return image.complete && image.naturalWidth > 0";
    until("the code", || (host.script(shown) == Value::Bool(true)).then_some(()));
    for (width, height) in [(1440, 900), (1366, 768), (390, 844), (360, 640)] {
        host.resize(width, height);
        let inside = host.script(
            "const box = document.querySelector('.invites').getBoundingClientRect();
             return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= document.querySelector('#prompt').getBoundingClientRect().top;",
        );
        assert_eq!(inside, Value::Bool(true), "the invitation lies over the table only at {width}×{height}");
    }
    host.resize(1440, 900);
    host.script(
        "const button = document.querySelector('.invites__seat:nth-child(2) [data-copies]');
         window.said = [];
         new MutationObserver(() => said.push(button.textContent)).observe(button, { childList: true, characterData: true, subtree: true });",
    );
    host.click(".invites__seat:nth-child(2) [data-copies]");
    let told = || host.text("return document.querySelector('.invites__seat:nth-child(2) [data-copied]').textContent");
    until("the word that it is copied", || told().contains("not opened yet").then_some(()));
    assert!(host.text("return said.join()").contains("Copied"));
    // The table is drawn again when somebody comes; the line still says so.
    let watcher = Browser::open();
    watcher.goto(&host.url());
    let table = "return document.querySelector('#table').textContent";
    until("the news that somebody watches", || host.text(table).contains("1 spectator").then_some(()));
    assert!(told().contains("not opened yet"), "{}", told());
    drop(watcher);
    let link = host.text("return document.querySelector('#link-2').value");

    let guest = Browser::open();
    guest.stand_still(&server);
    guest.goto(&link);
    assert!(guest.text("return document.querySelector('.join').textContent").contains("3 players"));
    guest.write("input[name=name]", "Tomo");
    guest.click(".join .btn--main");
    guest.wait_for("#table");
    host.wait_for(".rivals .presence--here");
    drop(guest);
    host.wait_for(".rivals .presence--away");
    let prompt = host.text("return document.querySelector('#prompt').textContent");
    assert!(!prompt.contains("Tomo is choosing"), "{prompt}");
}

#[test]
fn newcomers_get_tips_without_asking_and_can_turn_them_off() {
    let server = Server::start();
    let browser = Browser::open();
    browser.sit_down(&server);
    browser.wait_for(".first-tip");
    for (width, height) in [(1440, 900), (390, 844)] {
        browser.resize(width, height);
        assert_nothing_covered(&browser, &format!("a tip at {width}×{height}"));
    }
    browser.resize(1440, 900);
    browser.click(".first-tip button[name=tips]");
    until("no tip", || (!browser.has(".first-tip")).then_some(()));
    browser.sit_down(&server);
    assert!(!browser.has(".first-tip"), "no more means no more");
}

#[test]
fn the_icon_of_the_tab_says_whose_turn_it_is() {
    let server = Server::start();
    let (host, guest, _) = crate::online::table_for_two(&server);
    let has_badge =
        |browser: &Browser| browser.text("return document.querySelector('link[rel=icon]').href").contains("/turn-");
    for _ in 0..6 {
        for browser in [&host, &guest] {
            let yours = browser.shown().yours;
            until("the icon", || (has_badge(browser) == yours).then_some(()));
        }
        crate::online::one_moves(&host, &guest);
    }
    assert_eq!(host.shown().yours, has_badge(&host));
}
