//! The text table over the wire: without a picture, without a script, and for terminals.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::server::{Server, look, new_game};
use runestones_testing::forms::presses;

const PLAIN: [(&str, &str); 1] = [("Accept", "text/plain")];

#[test]
fn a_whole_game_in_words() {
    let server = Server::start();
    let mut browser = server.browser();
    let mut rng = StdRng::seed_from_u64(5);
    let game = new_game(&mut browser, &["me", "here"]);
    let mut page = browser.get(&format!("{game}/text"));
    let mut moves = 0;
    loop {
        assert_eq!(page.status, 200);
        assert!(page.body.contains("text-table") || page.body.contains("curtain__call"), "the text table goes on");
        let buttons = presses(&page.body);
        let doing = |what: &str| {
            buttons.iter().filter(|press| press.action == format!("{game}/{what}?as=text")).collect::<Vec<_>>()
        };
        if let [again, ..] = doing("rematch")[..] {
            assert!(browser.press(again).body.contains("curtain__call"), "the next game begins");
            break;
        }
        let (moving, opening) = (doing("move"), doing("curtain"));
        let choices = if moving.is_empty() { opening } else { moving };
        moves += 1;
        page = browser.press(choices[rng.random_range(0..choices.len())]);
    }
    assert!(moves > 50, "{moves} moves");
}

#[test]
fn plain_text_for_terminals() {
    let server = Server::start();
    let (mut host, mut watcher) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "here"]);
    let text = format!("{game}/text");
    let covered = host.ask("GET", &text, &PLAIN, "");
    assert!(covered.header("content-type").is_some_and(|kind| kind.starts_with("text/plain")), "{}", covered.head);
    assert_eq!(covered.body.lines().count(), 1, "behind the curtain nothing is told: {}", covered.body);
    look(&mut host, &game);
    let told = host.ask("GET", &text, &PLAIN, "").body;
    assert!(told.contains("## Your hand") && told.contains("- Summon creatures [summon]"), "{told}");
    let seen = watcher.ask("GET", &text, &PLAIN, "").body;
    assert!(seen.contains("’s board\n") && !seen.contains("## Your hand") && !seen.contains("[summon]"), "{seen}");
    let early = host.ask("GET", &format!("{text}?at=0"), &PLAIN, "").body;
    assert!(!early.contains("[summon]"), "nothing is done in the past: {early}");
    assert_eq!(host.get(&format!("{text}?at=99999")).status, 404);
    assert_eq!(host.ask("GET", "/game/nothing/text", &PLAIN, "").status, 404);
}

#[test]
fn a_refusal_is_said_in_the_text_table() {
    let server = Server::start();
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    look(&mut host, &game);
    let late = host.post(&format!("{game}/move?as=text"), &[("version", "77"), ("move", "summon")]);
    assert_eq!(late.status, 409);
    assert!(late.body.contains("text-table") && late.body.contains("role=\"alert\""), "{}", late.body);
}
