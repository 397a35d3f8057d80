//! Taking moves back.

use crate::server::{Server, look, new_game, play};
use runestones_testing::browser::{Answer, Browser};

fn undo(browser: &mut Browser, game: &str, page: &Answer, what: &str) -> u16 {
    browser.post(&format!("{game}/{what}"), &[("version", &page.version())]).status
}

/// The page without the version, which grows with every change.
fn position(page: &Answer) -> String {
    let version = page.version();
    page.body
        .replace(&format!(r#"data-version="{version}""#), "")
        .replace(&format!(r#"name="version" value="{version}""#), "")
}

/// Forging or using abilities reveals nothing at once; `summon` neither.
fn first_steps(browser: &mut Browser, game: &str) -> (Answer, Answer, Answer) {
    let start = look(browser, game);
    assert_eq!(play(browser, game, &start, "summon").status, 303);
    let one = look(browser, game);
    let card = one.moves().into_iter().find(|mv| mv.starts_with("play ")).expect("a card to play");
    assert_eq!(play(browser, game, &one, &card).status, 303);
    let two = look(browser, game);
    (start, one, two)
}

#[test]
fn step_by_step_and_the_whole_turn() {
    let server = Server::start();
    let mut browser = server.browser();
    // A tip that was seen does not come back with the move.
    assert_eq!(browser.post("/settings", &[("tips", "off")]).status, 303);
    let game = new_game(&mut browser, &["me", "here"]);
    let (start, one, two) = first_steps(&mut browser, &game);
    assert_eq!(undo(&mut browser, &game, &two, "undo"), 303);
    let back = look(&mut browser, &game);
    assert_eq!(position(&back), position(&one));
    assert_ne!(back.version(), one.version(), "what was seen before the undo is stale");
    assert_eq!(undo(&mut browser, &game, &back, "undo"), 303);
    let back = look(&mut browser, &game);
    assert_eq!(position(&back), position(&start));
    assert_eq!(undo(&mut browser, &game, &back, "undo"), 403, "there is nothing to take back");
    let (_, _, two) = first_steps(&mut browser, &game);
    assert_eq!(undo(&mut browser, &game, &two, "restart"), 303);
    assert_eq!(position(&look(&mut browser, &game)), position(&start));
}

#[test]
fn not_a_stale_one_and_not_by_somebody_else() {
    let server = Server::start();
    let (mut browser, mut other) = (server.browser(), server.browser());
    let game = new_game(&mut browser, &["me", "here"]);
    let (_, one, two) = first_steps(&mut browser, &game);
    assert_eq!(undo(&mut browser, &game, &one, "undo"), 409);
    for what in ["undo", "restart"] {
        assert_eq!(undo(&mut other, &game, &two, what), 403);
    }
    assert_eq!(look(&mut browser, &game).body, two.body);
}

#[test]
fn not_what_was_revealed() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "here"]);
    let (_, _, mut page) = first_steps(&mut browser, &game);
    // Play on until the turn is over: then cards have been drawn.
    let first_turn = page.body.matches("log__round").count();
    for _ in 0..200 {
        let moves = page.moves();
        let mv = moves.iter().find(|mv| *mv == "done").unwrap_or(&moves[0]).clone();
        assert_eq!(play(&mut browser, &game, &page, &mv).status, 303);
        page = browser.get(&game);
        if page.curtain().is_some() {
            break;
        }
    }
    assert!(page.curtain().is_some(), "the turn never ended, {first_turn}");
    for what in ["undo", "restart"] {
        assert_eq!(undo(&mut browser, &game, &page, what), 403);
    }
    assert_eq!(browser.get(&game).body, page.body);
}
