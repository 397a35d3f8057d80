//! What is given to screen readers to be read out: one message for each change, complete and in order, the question last.
//! `make orca` listens to what a screen reader makes of it.

use serde_json::Value;

use crate::browser::{Browser, ENTER, ESCAPE};
use crate::play::at_a_table;
use crate::server::{Server, Site};
use crate::wait::until;

/// Everything that is put where it is read out, with how many texts it consists of, and where the focus goes.
const RECORD: &str = "
    window.given = [];
    window.focused = [];
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) given.push([node.textContent, node.childNodes.length]);
    }).observe(document.getElementById('news'), { childList: true, subtree: true });
    document.addEventListener('focusin', (event) => focused.push([event.target.id, window.pressed?.isConnected]));";

fn given(browser: &Browser) -> Vec<String> {
    let given: Vec<(String, u32)> = serde_json::from_value(browser.script("return given")).unwrap();
    for (message, texts) in &given {
        assert_eq!(*texts, 1, "{message:?} is not one text");
    }
    // Orca takes the same text again for an echo, and says nothing.
    assert!(given.windows(2).all(|two| two[0].0 != two[1].0), "{given:?}");
    given.into_iter().map(|(message, _)| message).collect()
}

/// The messages as soon as the last of them ends with the question.
#[track_caller]
fn given_with_question(browser: &Browser) -> Vec<String> {
    until("a message with the question", || {
        let question = browser.text("return document.getElementById('prompt').textContent");
        let given = given(browser);
        given.last().is_some_and(|last| last.ends_with(question.trim())).then_some(given)
    })
}

/// At a table where everything has been told that happened so far.
fn listening_at_a_table(server: &Site) -> Browser {
    let browser = at_a_table(server);
    browser.goto(&browser.url());
    browser.wait_for("#news");
    browser.script(RECORD);
    browser
}

/// What a page tells of what happened after a moment, go by go.
fn told_after(page: &str, moment: u64) -> Vec<String> {
    let items = page.split("<li data-moment=\"").skip(1).filter_map(|rest| {
        let (at, rest) = rest.split_once("\">")?;
        Some((at.parse::<u64>().ok()?, rest.split_once("</li>")?.0.replace("&amp;", "&")))
    });
    items.filter(|(at, words)| *at > moment && !words.is_empty()).map(|(_, words)| words).collect()
}

fn moment(browser: &Browser) -> u64 {
    browser.script("return Number(document.getElementById('table').dataset.moment)").as_u64().unwrap()
}

fn page_in_words(server: &Site, browser: &Browser) -> String {
    server.request(&browser.cookie(), "GET", &format!("{}/text", browser.path(server)), "").body
}

#[test]
fn what_happens_is_told_once_in_order_and_the_question_comes_last() {
    let server = Server::start();
    let browser = listening_at_a_table(&server);
    let before = moment(&browser);
    browser.play_turn();
    let given = given_with_question(&browser);
    let told = told_after(&page_in_words(&server, &browser), before);
    let all = given.join(" ");
    let mut rest = all.as_str();
    for words in &told {
        let (_, after) = rest
            .split_once(words.as_str())
            .unwrap_or_else(|| panic!("{words:?} is missing or out of order in {given:#?}"));
        rest = after;
        assert_eq!(
            all.matches(words.as_str()).count(),
            told.iter().filter(|other| other.contains(words.as_str())).count(),
            "{words:?} is told twice"
        );
    }
    assert!(told.len() > 3, "{told:?}");
    // Whoever draws cards that nobody else sees says nothing new.
    assert!(!all.contains("draws a card"), "{all}");
    browser.assert_clean(&server.site());
}

#[test]
fn the_focus_goes_to_the_question_before_the_button_goes() {
    let server = Server::start();
    let browser = listening_at_a_table(&server);
    browser.script(
        "window.pressed = document.querySelector('.actions button[name=move]'); pressed.focus(); focused.length = 0;",
    );
    let before = browser.shown();
    browser.press(ENTER);
    browser.shown_when("the next table", |now| now.version > before.version);
    assert_eq!(browser.script("return focused[0]"), serde_json::json!(["prompt", true]), "the button was gone first");
    assert_eq!(browser.script("return pressed.isConnected"), Value::Bool(false));
    let said = given_with_question(&browser);
    assert_eq!(said.len(), 1, "{said:?}");
    // The question is spoken by the message; coming there says whose turn it is.
    assert_eq!(browser.text("return document.activeElement.ariaLabel"), "Your turn");
}

#[test]
fn the_question_can_always_be_heard_and_taking_back_is_told() {
    let server = Server::start();
    let browser = listening_at_a_table(&server);
    for (times, alt) in [(1, false), (2, false), (3, true)] {
        if alt {
            browser.press_with_alt('q');
        } else {
            browser.press('q');
        }
        until("the question", || (given(&browser).len() == times).then_some(()));
        assert_eq!(given(&browser).last().unwrap().trim_end(), "Choose your action.");
    }
    let before = browser.shown();
    browser.press_with_alt('1');
    let after = browser.shown_when("the first step", |now| now.version > before.version);
    until("the step", || (given(&browser).len() == 4).then_some(()));
    browser.press('u');
    browser.shown_when("the step taken back", |now| now.version > after.version);
    until("that it is taken back", || (given(&browser).last()? == "Undone. Choose your action.").then_some(()));
    browser.assert_clean(&server.site());
}

#[test]
fn the_description_is_read_line_by_line_and_leaves_no_old_news() {
    let server = Server::start();
    let browser = listening_at_a_table(&server);
    browser.press('1');
    given_with_question(&browser);
    browser.press('t');
    browser.wait_for("dialog[open] .description");
    let here = || browser.text("return document.activeElement.textContent");
    until("the title", || (here() == "Describe the table").then_some(()));
    let described = browser
        .text("return document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent");
    assert!(described.contains("Brown: 0 points"), "{described}");
    browser.press(crate::browser::DOWN);
    assert_eq!(here(), "Round 1");
    browser.press(crate::browser::DOWN);
    assert_eq!(here(), browser.text("return document.getElementById('prompt').textContent"));
    browser.press(crate::browser::DOWN);
    // Who begins is drawn: it may be a bot, and it may have scored one point.
    assert!(here().contains(" point"), "{}", here());
    browser.press(crate::browser::TAB);
    assert_eq!(here(), "Your hand");
    // What happens meanwhile waits until the dialog is closed: behind it nobody would hear it.
    let told = given(&browser).len();
    browser.script("document.querySelector('[form=undo]').click()");
    until("the step taken back", || {
        (browser.text("return document.getElementById('prompt').textContent") == "Choose your action.").then_some(())
    });
    assert_eq!(given(&browser).len(), told);
    browser.press(ESCAPE);
    until("what happened behind the dialog", || {
        (given(&browser).last()? == "Undone. Choose your action.").then_some(())
    });
    assert_eq!(given(&browser).len(), told + 1, "old news are told again");
}

#[test]
fn a_lesson_speaks() {
    let server = Server::start();
    let browser = Browser::open();
    browser.goto(&server.url("/learn/summon"));
    browser.wait_for("#news");
    browser.script(RECORD);
    browser.press('1');
    until("the second step", || given(&browser).last()?.contains("Step 2 of").then_some(()));
    // Of the text view nobody hears the heading: only what is asked is news.
    browser.sit_down(&server);
    browser.goto(&format!("{}/text", browser.url()));
    browser.wait_for("#news");
    browser.script(RECORD);
    browser.press('1');
    let given = given_with_question(&browser);
    assert!(given.iter().all(|message| !message.contains("Text view")), "{given:?}");
}
