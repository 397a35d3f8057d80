//! From a phone to a desk: nothing scrolls sideways, nothing is covered, nothing fails.

use crate::browser::{Browser, LEFT};
use crate::covered::assert_nothing_covered;
use crate::play::NewGame;
use crate::server::Server;

/// Width and height: a desk, laptops (the flat one is what a browser leaves of 1366 × 768), phones.
const SIZES: [(u32, u32); 6] = [(1440, 900), (1280, 720), (1366, 768), (1366, 620), (390, 844), (360, 640)];

/// Which elements stick out at the right, for the message.
const WIDE: &str = "
    const clipped = (element) => element && element !== document.body
        && (getComputedStyle(element).overflowX !== 'visible' || clipped(element.parentElement));
    const wide = (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5;
    return [...document.body.querySelectorAll('*')].filter((element) => wide(element) && !clipped(element.parentElement))
        .map((element) => `<${element.localName} class='${element.getAttribute('class')}'>`).slice(0, 12).join(' ');";

/// In every size the page is as wide as the screen and nothing covers anything; a table on a laptop fits in its height.
#[track_caller]
pub(crate) fn assert_fits(browser: &Browser, state: &str) {
    for (width, height) in SIZES {
        browser.resize(width, height);
        let size = browser.script(
            "const page = document.scrollingElement; return [page.scrollWidth, page.scrollHeight, innerWidth];",
        );
        let [wide, high, inner] = [0, 1, 2].map(|index| size[index].as_u64().unwrap_or_default());
        let fits = wide <= u64::from(width) && inner == u64::from(width);
        assert!(fits, "{state} at {width}×{height} is {wide} wide: {}", browser.text(WIDE));
        let is_table = browser.has("#table:not(.curtain)");
        assert!(!is_table || width < 600 || high <= u64::from(height), "{state} at {width}×{height} is {high} high");
        assert_nothing_covered(browser, &format!("{state} at {width}×{height}"));
    }
    browser.resize(1440, 900);
}

#[test]
fn nothing_scrolls_sideways() {
    let server = Server::start();
    let browser = Browser::speaking("de");
    browser.stand_still(&server);
    for page in ["/", "/new", "/settings", "/no-such-page"] {
        browser.goto(&server.url(page));
        assert_fits(&browser, page);
        if page == "/no-such-page" {
            continue;
        }
        browser.assert_clean(&server.site());
    }
}

/// How many kinds of questions come up in any game.
const KINDS: usize = 9;

#[test]
fn a_table_fits_in_every_state() {
    let server = Server::start();
    let browser = Browser::speaking("de");
    browser.stand_still(&server);
    let seats = ["me", "bot:druid", "bot:druid", "bot:druid"];
    let game = browser.new_game(&server, &NewGame { seats: &seats, night: true });
    // By night and at dawn in turn.
    browser.each_question(&server, &game, KINDS, |shown| {
        browser.click("button[name=theme]");
        assert_fits(&browser, &format!("the table where one may {:?}", shown.moves));
    });
    browser.press(LEFT);
    browser.wait_for(".history");
    assert_fits(&browser, "an earlier moment");
    browser.goto(&server.url("/"));
    assert_fits(&browser, "home with a game");
    browser.assert_clean(&server.site());
}

#[test]
fn a_phone_can_play() {
    let server = Server::start();
    let browser = Browser::open();
    browser.resize(390, 844);
    browser.stand_still(&server);
    browser.sit_down(&server);
    for _ in 0..3 {
        browser.play_turn();
    }
    browser.assert_clean(&server.site());
}
