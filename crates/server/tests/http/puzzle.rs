//! Puzzles: solved and failed, rated once, and whatever strangers put into the address.

use crate::server::Server;
use runestones_testing::browser::Browser;
use runestones_training::Puzzle;

/// Plays a line of moves on the pages of a puzzle; answers the page after it.
fn play(browser: &mut Browser, puzzle: &Puzzle, line: &[runestones_rules::Move]) -> (String, String) {
    let mut at = format!("/puzzle/{}/-", puzzle.key);
    for mv in line {
        let answer = browser.post(&format!("{at}/move"), &[("version", "0"), ("move", &mv.to_string())]);
        assert_eq!(answer.status, 303, "{mv} at {at}: {}", answer.body);
        at = answer.location();
    }
    (at.clone(), browser.get(&at).body)
}

#[test]
fn a_puzzle_is_solved_and_rated_once() {
    let server = Server::start();
    let mut browser = server.browser();
    let first = browser.get("/puzzles").location();
    let puzzle = Puzzle::all().iter().find(|puzzle| first.ends_with(&puzzle.key)).expect("the puzzle of the day");
    assert!(browser.get(&first).body.contains("Find the best turn"));
    let (at, page) = play(&mut browser, puzzle, &puzzle.turns[0].line);
    assert!(page.contains("Solved.") && page.contains("in a row: 1"), "{page}");
    assert!(page.contains("solved by 1 of 1"));
    // Another try is for the joy of it.
    let wrong = puzzle.turns.last().expect("a turn");
    let (_, page) = play(&mut browser, puzzle, &wrong.line);
    assert!(page.contains("Not yet") && page.contains("in a row: 1") && page.contains("solved by 1 of 1"));
    // The turn is over: nothing more can be played.
    assert_eq!(browser.post(&format!("{at}/move"), &[("version", "0"), ("move", "done")]).status, 422);
    let next = browser.get("/puzzles").location();
    assert_ne!(next, first, "what was tried does not come again");
}

#[test]
fn a_wrong_turn_says_what_it_costs_and_the_answer_is_told_on_demand() {
    let server = Server::start();
    let mut browser = server.browser();
    let puzzle = &Puzzle::all()[0];
    let wrong = puzzle.turns.last().expect("a turn");
    let (at, page) = play(&mut browser, puzzle, &wrong.line);
    assert!(page.contains("Not yet: this turn gives away") && page.contains("in a row: 0"), "{page}");
    assert!(!page.contains("The best turn:") && page.contains("Show the answer"));
    let told = browser.get(&format!("{at}?answer=1")).body;
    assert!(told.contains("The best turn:"));
    // Nobody is told before they have tried.
    let mut other = server.browser();
    let asked = other.get(&format!("/puzzle/{}/-?answer=1", puzzle.key)).body;
    assert!(!asked.contains("The best turn:"));
    let (_, page) = play(&mut other, puzzle, &puzzle.turns[0].line);
    assert!(page.contains("Solved.") && page.contains("in a row: 1") && page.contains("solved by 1 of 2"), "{page}");
}

#[test]
fn what_is_no_puzzle_is_not_found() {
    let server = Server::start();
    let mut browser = server.browser();
    let key = &Puzzle::all()[0].key;
    let long = vec!["0"; 5000].join(".");
    for bad in ["x", "999999", "-1", "0.x", "0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0", "%00", "..", &long] {
        assert_eq!(browser.get(&format!("/puzzle/{key}/{bad}")).status, 404, "{bad}");
    }
    for bad in ["x", "%3Cscript%3E", "0000000000"] {
        assert_eq!(browser.get(&format!("/puzzle/{bad}")).status, 404, "{bad}");
    }
    for bad in ["", "summon, summon, summon", "nonsense", "take 11"] {
        let status = browser.post(&format!("/puzzle/{key}/-/move"), &[("version", "0"), ("move", bad)]).status;
        assert!((400..500).contains(&status), "{bad}: {status}");
    }
    assert_eq!(browser.get(&format!("/puzzle/{key}/-/pile/nothing")).status, 404);
}
