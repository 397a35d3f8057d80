//! Thumbs, large text and wide text: everything can be pressed, nothing gets lost.

use crate::browser::Browser;
use crate::covered::assert_nothing_covered;
use crate::play::NewGame;
use crate::server::Server;

const MISSED: &str = include_str!("targets.js");

/// What somebody may set to read better (WCAG 1.4.12), as a style sheet that a page cannot refuse.
const SPACING: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }');
    document.adoptedStyleSheets = [sheet];";

#[track_caller]
fn assert_thumbs_hit(browser: &Browser, state: &str) {
    browser.resize(360, 640);
    assert_eq!(browser.text(MISSED), "", "{state}: too small for a thumb");
}

/// 200 % on a laptop of 1366 × 768 leaves as much room as half of it.
#[track_caller]
fn assert_grows(browser: &Browser, state: &str) {
    browser.resize(683, 384);
    let wide = browser.script("return document.scrollingElement.scrollWidth").as_u64().unwrap_or_default();
    assert!(wide <= 683, "{state} at 200 % is {wide} wide");
    assert_nothing_covered(browser, &format!("{state} at 200 %"));
}

#[track_caller]
fn assert_takes_wide_text(browser: &Browser, state: &str) {
    browser.script(SPACING);
    for (width, height) in [(1366, 768), (360, 640)] {
        browser.resize(width, height);
        assert_nothing_covered(browser, &format!("{state} with wide text at {width}×{height}"));
    }
    browser.script("document.adoptedStyleSheets = []");
}

#[track_caller]
pub(crate) fn assert_within_reach(browser: &Browser, state: &str) {
    assert_thumbs_hit(browser, state);
    assert_grows(browser, state);
    assert_takes_wide_text(browser, state);
    browser.resize(1440, 900);
}

#[test]
fn pages_are_within_reach() {
    let server = Server::start();
    let browser = Browser::speaking("de");
    for page in ["/", "/new", "/settings", "/import", "/rules", "/gallery?colour=red", "/no-such-page"] {
        browser.goto(&server.url(page));
        assert_within_reach(&browser, page);
    }
}

/// How many kinds of questions come up in any game.
const KINDS: usize = 8;

#[test]
fn the_table_is_within_reach() {
    let server = Server::start();
    let browser = Browser::speaking("de");
    browser.stand_still(&server);
    let game = browser.new_game(&server, &NewGame { seats: &["me", "bot:druid", "bot:druid"], night: true });
    browser.each_question(&server, &game, KINDS, |shown| {
        assert_within_reach(&browser, &format!("the table where one may {:?}", shown.moves));
    });
    browser.goto(&server.url(&format!("{game}/text")));
    assert_within_reach(&browser, "the text table");
    browser.assert_clean(&server.site());
}
