//! The menu opens where its button is, and all of it can be reached.

use serde_json::Value;

use crate::browser::{Browser, ESCAPE};
use crate::play::at_a_table;
use crate::server::Server;
use crate::wait::until;

/// Whether the menu hangs at its button, inside of the window, with every entry in full width; otherwise what is wrong.
const PLACE: &str = "
    const menu = document.getElementById('menu'), button = document.querySelector('[popovertarget=menu]');
    const [box, at] = [menu, button].map((element) => element.getBoundingClientRect());
    if (box.top < at.bottom - 6 || box.top > at.bottom + 12) return `it opens at ${box.top}, its button ends at ${at.bottom}`;
    if (box.left > at.left || box.right < at.right - 12) return 'it is not below its button';
    if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) return `it leaves the window: ${JSON.stringify(box)}`;
    if (menu.scrollWidth > menu.clientWidth) return 'it is cut at the side';
    for (const entry of menu.querySelectorAll('a, button')) {
        if (!entry.checkVisibility()) continue;
        if (entry.scrollWidth > entry.clientWidth + 1) return `${entry.textContent} is cut`;
        const words = entry.getBoundingClientRect();
        if (words.left < box.left || words.right > box.right) return `${entry.textContent} sticks out`;
    }
    return '';";

#[track_caller]
fn open(browser: &Browser) {
    browser.click("[popovertarget=menu]");
    browser.wait_for("#menu:popover-open");
}

#[test]
fn the_menu_hangs_at_its_button_in_every_size() {
    let server = Server::start();
    for language in ["en", "de", "ja"] {
        let browser = Browser::speaking(language);
        browser.stand_still(&server);
        browser.sit_down(&server);
        for (width, height) in [(1440, 900), (1366, 768), (390, 844), (360, 640)] {
            browser.resize(width, height);
            open(&browser);
            assert_eq!(browser.text(PLACE), "", "{language} at {width}×{height}");
            if height > 700 {
                let scrolls =
                    "const menu = document.getElementById('menu'); return menu.scrollHeight > menu.clientHeight + 1";
                assert_eq!(
                    browser.script(scrolls),
                    Value::Bool(false),
                    "{language} at {width}×{height} has to be scrolled"
                );
            }
            browser.press(ESCAPE);
            until("it is closed", || (!browser.has("#menu:popover-open")).then_some(()));
        }
    }
}

#[test]
fn the_menu_changes_sound_and_language_and_gives_the_focus_back() {
    let server = Server::start();
    let browser = at_a_table(&server);
    open(&browser);
    browser.click("#menu button[name=sounds]");
    browser.wait_for("#menu:popover-open button[name=sounds][aria-pressed=true]");
    browser.press(ESCAPE);
    let focused = "return document.activeElement.getAttribute('popovertarget')";
    until("the focus on the button", || (browser.text(focused) == "menu").then_some(()));
    open(&browser);
    browser.click("#menu button[popovertarget=help]");
    browser.wait_for("#help:popover-open");
    browser.press(ESCAPE);
    until("the menu again", || (!browser.has("#help:popover-open")).then_some(()));
    browser.click("#menu button[name=lang][value=de]");
    browser.wait_for("html[lang=de] #table");
    browser.assert_clean(&server.site());
}
