//! A game from the first click to the rematch.

use std::fs;
use std::process::Command;

use crate::browser::Browser;
use crate::play::A_SHORT_GAME;
use crate::server::Server;
use crate::sizes::assert_fits;

/// Result, board, track and graph say the same points of everybody.
#[track_caller]
fn assert_one_number(browser: &Browser) {
    let told = browser.script(
        "const number = (text) => Number(text.match(/\\d+/)[0]);
         const find = (selector, holds) => [...document.querySelectorAll(selector)].find(holds);
         return [...document.querySelectorAll('.scores-table tbody tr')].map((row) => {
             const name = row.querySelector('th').lastChild.nodeType === 3 ? row.querySelector('th').lastChild.data : row.querySelector('th').childNodes[1].data;
             const board = find('.rival, .own', (seat) => seat.querySelector('.who__name').textContent.trim() === name.trim()).querySelector('.who__score b');
             const drawn = find('.graph__name', (label) => label.textContent.replace(/^\\d+/, '').trim() === name.trim());
             const mark = row.querySelector('.marker b').textContent;
             const bar = [...document.querySelectorAll('.scores li')].find((li) => li.querySelector('.marker b').textContent === mark);
             return [row.querySelector('td:last-child').textContent, board.textContent, bar.querySelector(':scope > b').textContent, drawn.textContent].map(number);
         });",
    );
    let told: Vec<[u64; 4]> = serde_json::from_value(told).expect("four numbers for each player");
    assert!(
        told.len() > 1 && told.iter().all(|numbers| numbers.iter().all(|number| *number == numbers[0])),
        "{told:?}"
    );
}

#[test]
fn a_whole_game_is_played_by_clicking() {
    let server = Server::start();
    let browser = Browser::open();
    browser.stand_still(&server);
    let game = browser.new_game(&server, &A_SHORT_GAME);
    let cookie = browser.cookie();
    let early = server.request(&cookie, "GET", &format!("{game}/record"), "");
    assert_eq!(early.status, 403, "the record would tell the hands");
    let mut clicks = 0;
    while !browser.play_on().over {
        clicks += 1;
        assert!(clicks < 2000, "the game does not end");
    }
    assert!(browser.has(".scores-table tr.is-winner"), "somebody has won");
    assert_fits(&browser, "the score table");
    assert_one_number(&browser);

    browser.click("#verify summary");
    browser.click("#verify form button");
    browser.wait_for(".verify__yes");
    assert_fits(&browser, "the verified seed");
    browser.click("#verify summary");

    let link = browser.text("return document.querySelector('a[download]').getAttribute('href')");
    let record = server.request(&cookie, "GET", &link, "");
    assert_eq!(record.status, 200);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    fs::write(&file, record.body).unwrap();
    let replay = Command::new(env!("CARGO_BIN_EXE_runestones")).args(["replay", "--verify"]).arg(&file).output();
    let replay = replay.unwrap();
    assert!(replay.status.success(), "{}", String::from_utf8_lossy(&replay.stdout));

    browser.click("form[action$='/rematch'] button");
    browser.shown_when("a new game", |shown| !shown.over);
    assert_ne!(browser.path(&server), game);
    browser.play_on();
    browser.assert_clean(&server.site());
}
