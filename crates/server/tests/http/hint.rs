//! Advice.

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_ai::Net;

use crate::server::{Server, look, new_game, play};
use runestones_testing::browser::Browser;

#[test]
fn only_whoever_asks_sees_it_and_only_until_the_next_move() {
    let server = Server::start();
    let (mut browser, mut other) = (server.browser(), server.browser());
    let game = new_game(&mut browser, &["me", "bot:random"]);
    let page = browser.listen(&game, "0").wait_for(|page| page.moves().len() > 1);
    assert!(!page.body.contains("data-hint"));
    let address = format!("{game}/hint");
    let answer = browser.post(&address, &[("version", &page.version())]);
    assert_eq!(answer.status, 200);
    let advised = browser.get(&game);
    assert_eq!(advised.body, answer.body, "it stays until the next move");
    for part in [r#"data-hint="1""#, r#"class="hint beside panel""#, "% chance of winning", "expected score: "] {
        assert!(advised.body.contains(part), "{part} is missing in the advice");
    }
    assert_eq!(advised.version(), page.version(), "the game has not changed");
    assert!(!other.get(&game).body.contains("data-hint"));
    assert_eq!(other.post(&address, &[("version", &page.version())]).status, 403);
    assert_eq!(browser.post(&address, &[("version", "9999")]).status, 409);
    assert_eq!(browser.post(&address, &[]).status, 422);
    assert_eq!(play(&mut browser, &game, &advised, &advised.moves()[0]).status, 303);
    assert!(!browser.get(&game).body.contains("data-hint"));
}

#[test]
fn it_comes_from_the_weights_of_the_server() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "bot:random"]);
    let version = browser.listen(&game, "0").wait_for(|page| page.moves().len() > 1).version();
    let panel = |browser: &mut Browser| {
        let page = browser.post(&format!("{game}/hint"), &[("version", &version)]).body;
        let from = page.find(r#"class="hint beside panel""#).expect("the advice");
        page[from..from + page[from..].find("</details>").expect("its end")].to_owned()
    };
    let learned = panel(&mut browser);
    let server = server.restart_with(Net::random(&mut StdRng::seed_from_u64(1)).into());
    browser.address = server.address;
    assert_ne!(panel(&mut browser), learned, "it says the same about the same table without having learned anything");
}

#[test]
fn nobody_asks_faster_than_anybody_reads() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "bot:random"]);
    let page = browser.listen(&game, "0").wait_for(|page| page.moves().len() > 1);
    let version = page.version();
    let mut ask = || browser.post(&format!("{game}/hint"), &[("version", &version)]).status;
    assert!((0..12).any(|_| ask() == 429), "twelve questions at once are too many");
}

#[test]
fn none_at_a_table_without_it() {
    let server = Server::start();
    let mut browser = server.browser();
    let fields = [("seat1", "me"), ("seat2", "bot:random"), ("no-hints", "on")];
    let game = browser.post("/new", &fields).location();
    let page = browser.listen(&game, "0").wait_for(|page| page.moves().len() > 1);
    assert!(!page.body.contains(r#"form="hint""#));
    let refused = browser.post(&format!("{game}/hint"), &[("version", &page.version())]);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("Hints are turned off at this table."));
}

#[test]
fn none_behind_the_curtain() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "here"]);
    let page = browser.get(&game);
    assert!(page.curtain().is_some());
    assert_eq!(browser.post(&format!("{game}/hint"), &[("version", &page.version())]).status, 403);
}

#[test]
fn the_end_of_a_turn_is_confirmed_for_those_who_want_it() {
    let server = Server::start();
    let mut browser = server.browser();
    assert_eq!(browser.post("/settings", &[("confirm", "on")]).status, 303);
    let game = new_game(&mut browser, &["me", "here"]);
    // Whoever always takes what is listed first comes to the question whether to trade, which ends the turn.
    let mut page = look(&mut browser, &game);
    for _ in 0..2000 {
        if page.body.contains("confirm-done") {
            let mut plain = browser.clone();
            assert_eq!(plain.post("/settings", &[("confirm", "off")]).status, 303);
            assert!(!plain.get(&game).body.contains("confirm-done"));
            return;
        }
        let moves = page.moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves.iter().find(|mv| mv.starts_with("forge")).unwrap_or(&moves[moves.len() / 2]).clone();
        assert_eq!(play(&mut browser, &game, &page, &mv).status, 303);
        page = look(&mut browser, &game);
    }
    panic!("nobody was asked to confirm the end of a turn");
}
