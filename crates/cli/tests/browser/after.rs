//! After the game: a review that is read, walked through and left for a line of one's own and for a game; a puzzle failed and
//! solved; a daily deal of two people who make the same choices.

use runestones_ai::bot_named;
use runestones_rules::{Decider, Options, Seed, Session};
use runestones_training::Puzzle;
use serde_json::json;

use crate::browser::Browser;
use crate::play::Shown;
use crate::server::{Server, Site};
use crate::wait::until;

const RIGHT: char = '\u{E014}';

/// A finished game between bots, as a record.
fn record() -> String {
    let names = ["Brown", "Grey"].map(str::to_owned).to_vec();
    let mut session = Session::new(Options::base(2), names, Seed::from_number(8)).expect("a game");
    let mut bot = bot_named("greedy", 8).expect("a bot");
    while let Decider::Seat(seat) = session.game().decider() {
        let mv = bot.choose(&session.game().view(seat));
        session.play(mv, &mut ()).expect("a legal move");
    }
    session.close().to_text()
}

/// Opens a record on the page for it; answers the address of the game.
fn import(browser: &Browser, server: &Site, text: &str) -> String {
    browser.goto(&server.url("/import"));
    browser.script(&format!(
        "const field = document.querySelector('textarea[name=text]'); field.value = {}; field.form.requestSubmit();",
        json!(text)
    ));
    until("the game", || Some(browser.url()).filter(|url| url.contains("/game/")))
}

/// The entry that a review shows, from its address.
fn entry(browser: &Browser) -> u64 {
    let shown = browser.script("return Number(new URLSearchParams(location.search).get('at') ?? 0)");
    shown.as_u64().unwrap_or_default()
}

#[test]
fn a_whole_game_is_reviewed_a_line_explored_and_played_on() {
    let server = Server::start();
    let browser = Browser::open();
    browser.stand_still(&server);
    let game = import(&browser, &server, &record());
    browser.goto(&format!("{game}/review"));
    browser.wait_for("#review-graph figure, .review-progress");
    // The page asks by itself how far the reading is, and shows the rest when all is read. A busy machine may take long for all of it,
    // but not for a little more.
    let read = || browser.text("return String(document.querySelector('.review-progress progress')?.value)");
    let mut before = String::new();
    while !browser.has(".review-ledger") {
        before =
            until("more of the reading", || Some(read()).filter(|now| *now != before || browser.has(".review-ledger")));
    }
    assert!(!browser.has("[data-reading]"));
    // For every seat start, own moves, others' moves and luck make the end, as they stand on the page.
    let rows = browser.script(
        "return [...document.querySelector('.review-ledger .review-table').querySelectorAll('tbody tr')].map((row) => \
         [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-').replace(/[^-0-9.]/g, ''))))",
    );
    let rows: Vec<[f64; 7]> = serde_json::from_value(rows).expect("seven numbers for each seat");
    assert_eq!(rows.len(), 2);
    for [start, own, others, skill, luck, end, _] in rows {
        assert!(
            (own + others - skill).abs() < 0.01 && (start + skill + luck - end).abs() < 0.01,
            "{start} {own} {luck}"
        );
    }

    // The table follows the slider while it is dragged, which stays the same element; nothing is added to the way back.
    let before = browser.script("return history.length");
    for at in [40, 90] {
        browser.script(&format!(
            "window.slider ??= document.querySelector('[data-slides]'); slider.value = {at}; \
             slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ));
        until("the moment under the slider", || (entry(&browser) == at).then_some(()));
        assert_eq!(browser.script("return slider.isConnected"), json!(true));
    }
    browser.script("slider.focus(); slider.dispatchEvent(new Event('change', { bubbles: true }))");
    until("the steps of that moment", || {
        (browser.script("return !slider.isConnected && document.activeElement.matches('[data-slides]')") == json!(true))
            .then_some(())
    });
    assert_eq!(browser.script("return history.length"), before);
    browser.script("document.activeElement.blur()");
    browser.goto(&format!("{game}/review"));

    // To the next mistake by its key, and on from decision to decision.
    browser.press('m');
    let mistake = until("a mistake", || Some(entry(&browser)).filter(|at| *at > 1));
    assert!(browser.has("#review-moment .review-candidates"));
    browser.press(RIGHT);
    until("the next decision", || (entry(&browser) > mistake).then_some(()));

    // Another move, and another after it: a line of one's own with the judge's values.
    browser.press('t');
    until("what can be tried", || browser.url().contains("try=").then_some(()));
    for length in 1..=3 {
        // What can be played next, or what chance decides.
        let next = "#review-moment .review-candidates tbody a[data-moment], #review-moment .btn--main[data-moment]";
        browser.wait_for(next);
        let before = browser.url();
        browser.script(&format!("document.querySelector({}).click()", json!(next)));
        until(&format!("line {length}"), || (browser.url() != before).then_some(()));
    }
    let address = browser.url();
    browser.goto(&address);
    assert!(browser.has("#review-moment .review-scroll"), "the line stands in the address");

    // And a game that goes on from there.
    browser.script("document.querySelector('.review-on').requestSubmit()");
    let new =
        until("a new table", || Some(browser.url()).filter(|url| url.contains("/game/") && !url.contains("review")));
    assert_ne!(new, game);
    assert!(!browser.asked().over);
}

/// Plays a line of a puzzle by its buttons. The address says it before the table shows it, and a table that is not drawn yet would
/// take the next click for the position before: so the table is waited for.
fn play_line(browser: &Browser, line: &[runestones_rules::Move]) {
    let position = || browser.text("return document.querySelector('form#move')?.getAttribute('action') ?? 'judged'");
    for mv in line {
        let before = position();
        browser.click_move(&mv.to_string());
        until(&format!("what follows {mv}"), || (position() != before).then_some(()));
    }
}

#[test]
fn a_puzzle_is_failed_then_told_then_solved() {
    let server = Server::start();
    let browser = Browser::open();
    browser.stand_still(&server);
    let puzzle = &Puzzle::all()[0];
    browser.goto(&server.url(&format!("/puzzle/{}", puzzle.key)));
    play_line(&browser, &puzzle.turns.last().expect("a wrong turn").line);
    let said = until("the verdict", || {
        Some(browser.text("return document.querySelector('#prompt').textContent"))
            .filter(|said| said.contains("Not yet"))
    });
    assert!(said.contains("win chance"), "{said}");
    browser.click(".ways-on a[href$='?answer=1']");
    until("the answer", || browser.has(".puzzle-solution").then_some(()));
    browser.click(".ways-on a[href$='/-']");
    until("the beginning", || browser.url().ends_with("/-").then_some(()));
    play_line(&browser, &puzzle.turns[0].line);
    until("praise", || browser.has("#prompt .verdict.is-right").then_some(()));
    browser.click(".ways-on a[href^='/puzzle/']");
    until("the next puzzle", || (!browser.url().contains(&puzzle.key)).then_some(()));
}

/// What luck decided, as somebody sees it: the display, the forges and the hand.
fn pieces(browser: &Browser) -> Vec<String> {
    let seen = browser
        .script("return [...document.querySelectorAll('#table [data-piece]')].map((piece) => piece.dataset.piece)");
    serde_json::from_value(seen).expect("names of pieces")
}

#[test]
fn two_people_who_make_the_same_choices_in_a_daily_deal_see_the_same_cards() {
    let server = Server::start();
    let people = [Browser::open(), Browser::open()];
    for browser in &people {
        browser.stand_still(&server);
        browser.goto(&server.url("/daily"));
        browser.click("form[action='/daily'] button");
    }
    for number in 0..14 {
        let shown: Vec<Shown> = people.iter().map(Browser::asked).collect();
        assert_eq!(shown[0].moves, shown[1].moves, "decision {number}");
        assert_eq!(pieces(&people[0]), pieces(&people[1]), "decision {number}");
        let mv = shown[0].sensible();
        for browser in &people {
            browser.play(mv);
        }
    }
}
