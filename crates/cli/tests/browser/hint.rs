//! Advice on the table.

use crate::play::at_a_table;
use crate::server::Server;
use crate::sizes::assert_fits;

#[test]
fn advice_is_numbered_on_the_pieces_and_can_be_followed() {
    let server = Server::start();
    let browser = at_a_table(&server);
    let before = browser.asked();
    assert!(!browser.has("[data-hint]"));
    browser.press('h');
    browser.wait_for(".hint li .hint__move b");
    assert_eq!(browser.asked().version, before.version, "asking changes nothing");
    let marked = "return [...document.querySelectorAll('#table [data-hint=\"1\"]')]
        .some((piece) => piece.checkVisibility() && !piece.closest('.hint, #moves'))";
    assert_eq!(browser.script(marked), true, "the best move is marked where it is made");
    assert_fits(&browser, "a table with advice");
    let best = browser.text("return document.querySelector('.hint button').value");
    assert!(before.moves.contains(&best), "{best} is not legal");
    browser.click(".hint button");
    browser.shown_when("the advised move", |shown| shown.version > before.version);
    assert!(!browser.has(".hint"), "it was advice for one decision");
    browser.assert_clean(&server.site());
}
