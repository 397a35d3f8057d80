//! Everything by keyboard: a whole game without touching a mouse, and what Tab and the arrow keys promise.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::browser::{Browser, END, ENTER, ESCAPE, RIGHT, TAB, UP};
use crate::play::{Shown, at_a_table, begins_turn};
use crate::server::Server;
use crate::wait::until;

/// Nobody wants to press Tab more often than this to get once around the table.
const MOST_STOPS: usize = 24;

/// A handle of an element: what it is, and in which part of the table, since a move may be offered in two of them; two lines of
/// the log may say the same.
const HANDLE: &str = "
    const handle = (here) => `${here.localName} ${here.id} ${here.name ?? ''} ${here.value ?? ''} ${here.getAttribute('href') ?? ''} ${here.dataset.at ?? ''}
        ${here.textContent.trim().slice(0, 24)} ${here.parentElement?.closest('ul, ol, section, header, div')?.getAttribute('class') ?? ''}
        ${here.matches('.log__line') ? [...here.parentElement.children].indexOf(here) : ''}`;";

/// What has the focus; nothing if it is the page itself.
fn focused(browser: &Browser) -> String {
    let here = "return document.activeElement === document.body ? '' : handle(document.activeElement)";
    browser.text(&format!("{HANDLE} {here}"))
}

/// Presses Tab until the focus is on what a selector means.
#[track_caller]
fn tab_to(browser: &Browser, selector: &str) {
    for _ in 0..60 {
        browser.press(TAB);
        if browser.script(&format!("return document.activeElement.matches({selector:?})")) == Value::Bool(true) {
            return;
        }
    }
    panic!("Tab never leads to {selector}; it is at {}", focused(browser));
}

/// Chooses a move of the list: M leads there, or Q to the question before it; Tab into it, the arrow keys along it, Enter.
fn walk_to(browser: &Browser, mv: &str, key: char) {
    browser.press(key);
    let there = if key == 'q' { "prompt" } else { "moves" };
    assert!(focused(browser).contains(there), "{key} leads to {there}, not to {}", focused(browser));
    tab_to(browser, "#moves .moves__list button");
    assert_eq!(
        browser.script("return document.activeElement.getBoundingClientRect().width > 40"),
        true,
        "it can be seen"
    );
    let first = focused(browser);
    while browser.script("return document.activeElement.value") != mv {
        browser.press(RIGHT);
        assert_ne!(focused(browser), first, "{mv} is not in the list");
    }
    browser.press(ENTER);
}

/// Plays a move by keyboard, each time in another way.
#[track_caller]
fn play_by_key(browser: &Browser, shown: &Shown, mv: &str, turn: usize) {
    let position = shown.moves.iter().position(|there| there == mv).unwrap();
    match position {
        _ if mv == "done" && turn.is_multiple_of(2) => browser.press('d'),
        0..9 if !turn.is_multiple_of(10) => browser.press(char::from(b'1' + position as u8)),
        _ => walk_to(browser, mv, if turn.is_multiple_of(20) { 'm' } else { 'q' }),
    }
}

#[test]
fn a_whole_game_is_played_by_keyboard() {
    let server = Server::start();
    let browser = Browser::open();
    browser.stand_still(&server);
    // Against those who know how to win, so that the game is short: the last but one in the lists of who may sit there,
    // not counting nobody on the seats that may be empty.
    browser.goto(&server.url("/new"));
    for seat in 2..=4 {
        tab_to(&browser, &format!("select[name=seat{seat}]"));
        browser.press(END);
        for _ in 0..if seat > 2 { 2 } else { 1 } {
            browser.press(UP);
        }
    }
    tab_to(&browser, ".new-game .btn--main");
    browser.press(ENTER);
    browser.wait_for("#table");
    let game = browser.path(&server);
    let mut presses = 0;
    loop {
        let shown = browser.asked();
        if shown.over {
            break;
        }
        if begins_turn(&shown) && presses > 0 && presses % 5 == 0 {
            take_back(&browser, &shown);
            presses += 1;
            continue;
        }
        play_by_key(&browser, &shown, shown.sensible(), presses);
        browser.shown_when("the table after a key", |now| now.version > shown.version);
        presses += 1;
        assert!(presses < 2000, "the game does not end");
    }
    tab_to(&browser, "form[action$='/rematch'] button");
    browser.press(ENTER);
    until("the rematch", || (browser.path(&server) != game && browser.has("#table")).then_some(()));
    browser.assert_clean(&server.site());
}

/// A move and U: the same question again.
fn take_back(browser: &Browser, shown: &Shown) {
    browser.press('1');
    let after = browser.shown_when("the move", |now| now.version > shown.version);
    browser.press('u');
    let back = browser.shown_when("the move taken back", |now| now.version > after.version);
    assert_eq!(back.moves, shown.moves);
}

/// Whether the focus can be seen: a ring of at least two pixels around the element, or around what stands for it.
const RING: &str = "
    const here = document.activeElement;
    const ringed = (element) => { const style = element && getComputedStyle(element); return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2; };
    return ringed(here) || ringed(here.nextElementSibling) || ringed(here.closest('label'));";

/// The next Tab leads to the first stop of the page.
const TO_THE_TOP: &str = "
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();";

/// Goes once around a page with Tab and says where it stopped.
#[track_caller]
fn around(browser: &Browser) -> Vec<String> {
    browser.script(TO_THE_TOP);
    let mut stops = Vec::new();
    loop {
        browser.press(TAB);
        let here = focused(browser);
        if here.is_empty() || stops.contains(&here) {
            return stops;
        }
        assert_eq!(browser.script(RING), true, "the focus cannot be seen on {here}");
        stops.push(here);
        assert!(stops.len() < 120, "Tab goes on for ever: {stops:?}");
    }
}

/// Everything on the table that can be pressed and is not in a closed menu. The rule of a line of the log is what R opens there.
const PRESSABLE: &str = "
    return [...document.querySelectorAll('#table :is(a[href]:not(.log .rule), button:not(:disabled))')]
        .filter((element) => element.checkVisibility()).map(handle);";

#[test]
fn tab_goes_from_part_to_part_and_the_arrows_reach_every_piece() {
    let server = Server::start();
    let browser = at_a_table(&server);
    browser.play_turn();
    let stops = around(&browser);
    assert!(stops.len() <= MOST_STOPS, "{} stops: {stops:#?}", stops.len());
    let mut reached: BTreeSet<String> = stops.into_iter().collect();
    browser.script(TO_THE_TOP);
    browser.press(TAB);
    let first = focused(&browser);
    loop {
        let entered = focused(&browser);
        reached.insert(entered.clone());
        loop {
            browser.press(RIGHT);
            let here = focused(&browser);
            if here == entered {
                break;
            }
            reached.insert(here);
        }
        browser.press(TAB);
        if focused(&browser).is_empty() || focused(&browser) == first {
            break;
        }
    }
    let all: BTreeSet<String> = serde_json::from_value(browser.script(&format!("{HANDLE} {PRESSABLE}"))).unwrap();
    let missed: Vec<&String> = all.difference(&reached).collect();
    assert!(missed.is_empty() && all.len() > 60, "the keyboard does not reach {missed:#?} of {}", all.len());
    browser.assert_clean(&server.site());
}

#[test]
fn the_focus_can_be_seen_on_every_page() {
    let server = Server::start();
    let browser = Browser::open();
    for page in ["/", "/new", "/settings", "/import", "/rules", "/gallery?colour=red"] {
        browser.goto(&server.url(page));
        assert!(around(&browser).len() > 3, "{page}");
    }
    browser.assert_clean(&server.site());
}

#[test]
fn the_focus_stays_when_others_move() {
    let server = Server::at_human_pace();
    let browser = at_a_table(&server);
    let version = loop {
        let shown = browser.play(browser.asked().sensible());
        if !shown.yours {
            break shown.version;
        }
    };
    browser.script(TO_THE_TOP);
    tab_to(&browser, ".runes a");
    browser.press(RIGHT);
    let here = focused(&browser);
    assert!(here.contains("piece=stone-"), "{here}");
    browser.shown_when("a move of the bot", |shown| shown.version > version);
    browser.asked();
    assert_eq!(focused(&browser), here);
    browser.press('?');
    browser.wait_for("#help:popover-open");
    until("the focus in the help", || focused(&browser).contains("help").then_some(()));
    browser.press(ESCAPE);
    until("the focus back where it was", || (focused(&browser) == here).then_some(()));
}
