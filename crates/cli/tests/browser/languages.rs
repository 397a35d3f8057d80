//! Six languages, each person in their own.

use crate::browser::Browser;
use crate::play::NewGame;
use crate::server::Server;

const LANGUAGES: [&str; 6] = ["en", "fr", "it", "nl", "ja", "de"];

/// The page is in this language, and no text is missing, in words or in labels.
#[track_caller]
fn assert_speaks(browser: &Browser, language: &str) {
    let page = browser.text("return document.documentElement.outerHTML");
    assert_eq!(browser.text("return document.documentElement.lang"), language);
    if let Some(at) = page.find('⟨') {
        let around: String = page[at..].chars().take(60).collect();
        panic!("{} in {language} lacks a text: {around}", browser.url());
    }
}

#[test]
fn every_page_speaks_the_language_of_the_browser() {
    let server = Server::start();
    for language in LANGUAGES {
        let browser = Browser::speaking(language);
        for page in ["/", "/new", "/settings"] {
            browser.goto(&server.url(page));
            assert_speaks(&browser, language);
        }
        browser.stand_still(&server);
        browser.new_game(&server, &NewGame { seats: &["me", "bot:druid", "link"], night: true });
        for _ in 0..8 {
            assert_speaks(&browser, language);
            if !browser.shown().yours {
                break;
            }
            browser.play(browser.shown().sensible());
        }
        browser.assert_clean(&server.site());
    }
}

#[test]
fn one_changes_the_language_and_the_other_keeps_theirs() {
    let server = Server::start();
    let (host, guest) = (Browser::speaking("de"), Browser::speaking("fr"));
    host.stand_still(&server);
    let game = host.new_game(&server, &NewGame { seats: &["me", "link"], night: false });
    guest.goto(&host.text("return document.querySelector('.invite input[value*=\"/join/\"]').value"));
    guest.write("input[name=name]", "Beige");
    guest.click(".join .btn--main");
    guest.wait_for("#table");
    host.change_setting(&server, "lang", "ja");
    host.goto(&server.url(&game));
    assert_speaks(&host, "ja");
    assert_speaks(&guest, "fr");
    let title = |browser: &Browser| browser.text("return document.querySelector('#h-log').textContent");
    let (japanese, french) = (title(&host), title(&guest));
    assert_ne!(japanese, french);
    // A live update comes to each in their own language too.
    let (mover, other) = if host.shown().yours { (&host, &guest) } else { (&guest, &host) };
    let after = mover.play("summon").version;
    other.shown_when("the move", |shown| shown.version == after);
    assert_eq!((title(&host), title(&guest)), (japanese, french));
}
