//! Whole games at one screen, by pressing buttons.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::server::{Server, look, new_game, parts, play, play_by_hand};

fn is_progress(mv: &str) -> bool {
    ["forge", "trade", "use"].iter().any(|word| parts(mv).any(|part| part.starts_with(word)))
}

/// Plays a game to its end by pressing any button, and compares what was acknowledged with what is stored.
fn play_to_the_end(seats: &[&str], seed: u64) {
    let server = Server::start();
    let mut browser = server.browser();
    play_by_hand(&mut browser);
    let game = new_game(&mut browser, seats);
    let mut rng = StdRng::seed_from_u64(seed);
    let mut acknowledged = Vec::new();
    let mut page = look(&mut browser, &game);
    while !page.body.contains(&format!("{game}/rematch")) {
        let moves = page.moves();
        assert!(!moves.is_empty(), "somebody has something to decide: {}", page.body);
        // Any button, but rather one that brings the end nearer.
        let near: Vec<&String> = moves.iter().filter(|mv| is_progress(mv)).collect();
        let mv = match near[..] {
            [] => &moves[rng.random_range(0..moves.len())],
            _ => near[rng.random_range(0..near.len())],
        };
        let answer = play(&mut browser, &game, &page, mv);
        assert_eq!(answer.status, 303, "{mv}: {}", answer.body);
        acknowledged.extend(parts(mv));
        page = look(&mut browser, &game);
    }
    assert!(page.moves().is_empty(), "the game is over");
    assert_eq!(browser.get(&format!("{game}/record")).status, 200);
    let verified = browser.post(&format!("{game}/verify"), &[]);
    assert_eq!(verified.status, 200);
    // Every moment of it can be looked at.
    for at in (0..acknowledged.len()).step_by(97) {
        assert_eq!(browser.get(&format!("{game}?at={at}")).status, 200, "moment {at}");
    }
    assert_eq!(server.stored_moves(&game), acknowledged);
}

#[test]
fn two_at_one_screen() {
    play_to_the_end(&["me", "here"], 2);
}

#[test]
fn three_at_one_screen() {
    play_to_the_end(&["me", "here", "here"], 3);
}

#[test]
fn four_at_one_screen() {
    play_to_the_end(&["me", "here", "here", "here"], 4);
}

#[test]
fn a_bot_answers_every_move() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = browser.post("/play", &[]).location();
    let mut live = browser.listen(&game, "0");
    let mut rng = StdRng::seed_from_u64(1);
    let mut page = live.wait_for(|page| !page.moves().is_empty());
    for _ in 0..60 {
        let moves = page.moves();
        let answer = play(&mut browser, &game, &page, &moves[rng.random_range(0..moves.len())]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        // The live connection brings the next decision, however many moves the bot makes before it.
        let seen: u32 = page.version().parse().expect("a number");
        page = live.wait_for(|page| {
            !page.moves().is_empty() && page.version().parse::<u32>().is_ok_and(|version| version > seen)
        });
    }
}
