//! The pictures for the README, of a real game: `make screenshots`.

use std::fs;
use std::path::Path;

use crate::browser::Browser;
use crate::play::{NewGame, Shown};
use crate::server::Server;

/// A picture is worth taking from this round on.
const ROUND: u64 = 8;

#[test]
#[ignore = "writes docs/screenshot-*.png; run by `make screenshots`"]
fn screenshots() {
    let server = Server::start();
    let browser = Browser::open();
    browser.stand_still(&server);
    browser.goto(&server.url("/new"));
    browser.write("input[name=me]", "Brown");
    browser.new_game_here(&server, &NewGame { seats: &["me", "bot:druid", "bot:druid"], night: true });
    while !is_worth_it(&browser) {
        let shown = browser.asked();
        assert!(!shown.over, "the game was over before there was anything to see; try again");
        browser.play(&collecting(&shown));
    }
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for (file, width, height) in [("screenshot-desktop.png", 1440, 900), ("screenshot-phone.png", 390, 844)] {
        browser.resize(width, height);
        browser.goto(&browser.url());
        browser.asked();
        save(&browser, docs.join(file));
    }
}

/// A move of somebody who gathers creatures and artifacts, which is more to look at than trading them in.
fn collecting(shown: &Shown) -> String {
    let creatures = shown.hand.iter().filter(|card| !card.starts_with("card-1-")).count();
    let may_summon = shown.moves.iter().any(|mv| mv == "summon");
    if may_summon && creatures < 2 && !shown.moves.iter().any(|mv| mv == "forge") {
        return "summon".to_owned();
    }
    shown.ranked.iter().find(|mv| !mv.starts_with("trade")).expect("one need not trade").clone()
}

/// Writes what the browser shows.
pub(crate) fn save(browser: &Browser, file: impl AsRef<Path>) {
    fs::write(file, from_base64(&browser.screenshot())).unwrap();
}

/// Late enough, with cards in use and a choice to make.
fn is_worth_it(browser: &Browser) -> bool {
    let shown = browser.asked();
    let round = browser.script("return Number(document.querySelector('.bar__info').textContent.match(/\\d+/)[0])");
    let count = |what: &str| {
        browser.script(&format!("return document.querySelectorAll('{what}').length")).as_u64().unwrap_or_default()
    };
    round.as_u64() >= Some(ROUND)
        && shown.hand.len() >= 2
        && count(".seat .card.is-current") >= 1
        && count(".seat .card:not(.card--druid)") >= 2
        && count("#table .is-legal") >= 3
}

/// `WebDriver` hands pictures over in base64.
fn from_base64(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let sextets: Vec<u8> = text.bytes().filter_map(value).collect();
    let quads = sextets.chunks(4).flat_map(|quad| {
        let bits = quad.iter().enumerate().fold(0u32, |bits, (at, sextet)| bits | u32::from(*sextet) << (18 - 6 * at));
        bits.to_be_bytes()[1..quad.len()].to_vec()
    });
    quads.collect()
}
