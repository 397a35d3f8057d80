//! Taking back, beginning again, and clicks that come too late.

use crate::browser::ESCAPE;
use crate::play::{Shown, at_a_table};
use crate::server::Server;
use crate::wait::until;

/// The table is as it was, though it is a later version.
#[track_caller]
fn assert_same(now: &Shown, before: &Shown) {
    assert!(now.version > before.version);
    assert_eq!((&now.moves, &now.hand, now.yours), (&before.moves, &before.hand, before.yours));
}

#[test]
fn undo_and_restart_bring_the_page_back() {
    let server = Server::start();
    let browser = at_a_table(&server);
    let start = browser.asked();
    assert!(!browser.has("[form=undo]"), "there is nothing to take back");

    let chosen = browser.play("use");
    browser.click("button[form=undo]");
    let back = browser.shown_when("the undone table", |shown| shown.version > chosen.version);
    assert_same(&back, &start);

    let chosen = browser.play("use");
    let first_card = browser.play(chosen.sensible());
    assert_ne!(first_card.moves, chosen.moves);
    browser.press('u');
    let back = browser.shown_when("the undone table", |shown| shown.version > first_card.version);
    assert_same(&back, &chosen);

    let last = browser.play(back.sensible());
    browser.press('m');
    browser.click("button[form=restart]");
    let back = browser.shown_when("the turn from its beginning", |shown| shown.version > last.version);
    assert_same(&back, &start);
    browser.goto(&browser.url());
    assert_eq!(browser.shown(), back, "the server says the same as the page");
    browser.assert_clean(&server.site());
}

#[test]
fn a_click_that_comes_too_late_changes_nothing() {
    let server = Server::start();
    let browser = at_a_table(&server);
    let game = browser.path(&server);
    let (start, cookie) = (browser.asked(), browser.cookie());
    let form = format!("version={}&move=summon", start.version);
    let send = || server.request(&cookie, "POST", &format!("{game}/move"), &form);
    assert_eq!(send().status, 303);
    let after = browser.shown_when("the move from elsewhere", |shown| shown.version > start.version);
    let refused = send();
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("class=\"notice\""), "a sentence says why");
    assert_eq!(browser.shown(), after);

    // The same in the browser: a page that missed the news sends what it saw, and is told so.
    browser.script(&format!("document.querySelector('#undo input').value = {}", start.version));
    browser.click("button[form=undo]");
    let notice = until("the reason", || {
        Some(browser.text("return document.querySelector('.banner')?.textContent")).filter(|text| !text.is_empty())
    });
    assert!(!notice.contains('⟨'));
    assert_eq!(browser.shown(), after);
}

#[test]
fn what_is_changed_at_the_table_stays_changed() {
    let server = Server::start();
    let browser = at_a_table(&server);
    browser.click("[popovertarget=menu]");
    browser.click("#menu button[name=letters]");
    browser.wait_for("html[data-letters] button[name=letters][aria-pressed=true]");
    browser.press(ESCAPE);
    browser.click("button[name=theme]");
    browser.wait_for("html[data-theme=dawn] button[name=theme][value=night]");
    browser.play_on();
    browser.play_on();
    assert!(browser.has("html[data-letters][data-theme=dawn]"));
    assert!(browser.has("button[name=letters][aria-pressed=true]") && browser.has("button[name=theme][value=night]"));
    browser.assert_clean(&server.site());
}
