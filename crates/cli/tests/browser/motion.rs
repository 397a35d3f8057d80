//! Things move, at the pace of whoever looks; or not at all.

use serde_json::Value;

use crate::browser::{Browser, ESCAPE};
use crate::play::{NewGame, Shown};
use crate::server::Server;
use crate::wait::until;

/// Notes from now on which versions of the table are drawn and when, how often pieces travel and dice tumble.
const WATCH: &str = "
    window.drawn = []; window.travels = 0;
    document.addEventListener('drawn', () => {
        const version = Number(document.getElementById('table').dataset.version);
        if (drawn.at(-1)?.version !== version) drawn.push({ version, at: performance.now() });
    });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        travels += this.matches('.flyer') && JSON.stringify(frames).includes('translate');
        return animate.call(this, frames, how);
    };";

/// A table with a bot, shown slowly, when the one who looks is asked.
fn at_a_slow_table(browser: &Browser, server: &Server) -> String {
    browser.change_setting(server, "speed", "slow");
    let game = browser.new_game(server, &NewGame { seats: &["me", "bot:druid"], night: false });
    browser.asked();
    browser.script(WATCH);
    game
}

/// Plays until somebody else decides.
fn finish_turn(browser: &Browser) {
    let mut shown = browser.asked();
    while shown.yours {
        shown = browser.play(shown.sensible());
    }
}

/// The version the server is at.
fn latest(server: &Server, browser: &Browser, game: &str) -> u64 {
    let page = server.request(&browser.cookie(), "GET", game, "").body;
    let version = page.split("data-version=\"").nth(1).and_then(|rest| rest.split('"').next());
    version.and_then(|version| version.parse().ok()).expect("the table says its version")
}

#[test]
fn moves_of_others_are_shown_one_after_the_other_and_can_be_skipped() {
    let server = Server::at_human_pace();
    let browser = Browser::lively();
    let game = at_a_slow_table(&browser, &server);
    // The page falls behind the bot, since it shows each move for as long as it was told to.
    let is_behind = || {
        let seen = browser.script("return drawn.length").as_u64().unwrap_or_default();
        // One is being shown, and two more wait.
        seen >= 3 && latest(&server, &browser, &game) >= browser.shown().version + 3
    };
    while !is_behind() {
        if browser.shown().yours {
            finish_turn(&browser);
            browser.script("drawn.length = 0");
        }
    }
    let steps = browser.script(
        "return drawn.slice(1).map(({ version, at }, before) => [version - drawn[before].version, at - drawn[before].at]);",
    );
    let steps: Vec<(u64, f64)> = serde_json::from_value(steps).unwrap();
    assert!(steps.iter().all(|(seqs, _)| *seqs == 1), "one by one: {steps:?}");
    let longest = steps.iter().map(|(_, time)| *time).fold(0.0, f64::max);
    assert!(longest > 600.0, "slowly, where something moves: {steps:?}");

    let behind = browser.shown().version;
    browser.press(ESCAPE);
    until("the page to catch up", || (browser.shown().version >= behind + 2).then_some(()));
    let most = browser
        .script("return Math.max(...drawn.slice(1).map(({ version }, before) => version - drawn[before].version))");
    assert!(most.as_u64() >= Some(2), "what was waiting is not shown: {most}");
    browser.assert_clean(&server.site());
}

#[test]
fn nothing_travels_for_those_who_asked_for_calm() {
    let server = Server::start();
    let browser = Browser::open();
    at_a_slow_table(&browser, &server);
    browser.play_turn();
    assert_eq!(browser.script("return travels"), Value::from(0));
    until("all lights to go out", || (browser.script("return document.getAnimations().length") == 0).then_some(()));
    browser.assert_clean(&server.site());
}

#[test]
fn things_travel_and_the_die_tumbles() {
    let server = Server::start();
    let browser = Browser::lively();
    browser.change_setting(&server, "speed", "fast");
    browser.sit_down(&server);
    browser.script(WATCH);
    browser.script(
        "window.tumbles = 0;
         const animate = Element.prototype.animate;
         Element.prototype.animate = function (...how) { tumbles += this.matches('.die, .flyer--die'); return animate.apply(this, how); };",
    );
    let wanted = |shown: &Shown| {
        let rolls = shown.moves.iter().find(|mv| *mv == "use" || mv.starts_with("lay 105") || mv.ends_with("roll"));
        rolls.cloned().unwrap_or_else(|| shown.sensible().to_owned())
    };
    let seen = |what: &str| browser.script(&format!("return {what}")).as_u64().unwrap_or_default() > 0;
    for _ in 0..100 {
        let shown = browser.asked();
        // The very first ability may roll, before anything has travelled.
        if seen("tumbles") && seen("travels") || shown.over {
            break;
        }
        browser.play(&wanted(&shown));
    }
    assert!(seen("tumbles"), "a die was rolled");
    assert!(seen("travels"), "a piece travelled");
    browser.assert_clean(&server.site());
}
