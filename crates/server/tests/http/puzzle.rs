//! Puzzles: solved and failed, rated once, and whatever strangers put into the address.

use crate::review::finished;
use crate::server::{Server, finish, new_game};
use runestones_testing::browser::Browser;
use runestones_training::Puzzle;

/// Plays a line of moves on the pages of a puzzle; answers the page after it.
pub(crate) fn play(browser: &mut Browser, puzzle: &Puzzle, line: &[runestones_rules::Move]) -> (String, String) {
    let mut at = format!("/puzzle/{}/-", puzzle.key);
    for mv in line {
        let answer = browser.post(&format!("{at}/move"), &[("version", "0"), ("move", &mv.to_string())]);
        assert_eq!(answer.status, 303, "{mv} at {at}: {}", answer.body);
        at = answer.location();
    }
    (at.clone(), browser.get(&at).body)
}

/// What a page says where somebody has solved so many in a row.
fn in_a_row(count: u32) -> String {
    format!("In a row</dt><dd><b>{count}</b>")
}

/// And where so many have solved the puzzle.
fn solved_by(solved: u32, tried: u32) -> String {
    format!("Solved by</dt><dd>{solved} of {tried}</dd>")
}

#[test]
fn a_puzzle_is_solved_and_rated_once() {
    let server = Server::start();
    let mut browser = server.browser();
    let first = browser.get("/puzzles").location();
    let puzzle = Puzzle::all().iter().find(|puzzle| first.ends_with(&puzzle.key)).expect("the puzzle of the day");
    assert!(browser.get(&first).body.contains("Find the best turn"));
    let (at, page) = play(&mut browser, puzzle, &puzzle.turns[0].line);
    assert!(page.contains("Solved.") && page.contains(&in_a_row(1)), "{page}");
    assert!(page.contains(&solved_by(1, 1)));
    // Another try is for the joy of it.
    let wrong = puzzle.turns.last().expect("a turn");
    let (_, page) = play(&mut browser, puzzle, &wrong.line);
    assert!(page.contains("Not yet") && page.contains(&in_a_row(1)) && page.contains(&solved_by(1, 1)));
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
    assert!(page.contains("Not yet: this turn gives away") && page.contains(&in_a_row(0)), "{page}");
    assert!(!page.contains("The best turn:") && page.contains("Show the answer"));
    let told = browser.get(&format!("{at}?answer=1")).body;
    assert!(told.contains("The best turn:"));
    // Nobody is told before they have tried.
    let mut other = server.browser();
    let asked = other.get(&format!("/puzzle/{}/-?answer=1", puzzle.key)).body;
    assert!(!asked.contains("The best turn:"));
    let (_, page) = play(&mut other, puzzle, &puzzle.turns[0].line);
    assert!(page.contains("Solved.") && page.contains(&in_a_row(1)) && page.contains(&solved_by(1, 2)), "{page}");
}

/// The rows of the best turns on a page.
fn ranking(page: &str) -> Vec<&str> {
    let body = page.split_once("<table class=\"ranking\">").and_then(|(_, rest)| rest.split_once("</table>"));
    body.map_or("", |(table, _)| table).split("<tr").skip(2).collect()
}

/// By how much the ratings of the puzzle and of the solver have moved, as a page says it.
fn moved(page: &str) -> Vec<i64> {
    let said = page.split("changed by ").skip(1).filter_map(|rest| rest.split_once('<'));
    said.filter_map(|(number, _)| number.replace('−', "-").replace('±', "").parse().ok()).collect()
}

#[test]
fn after_an_answer_the_best_turns_are_ranked_and_the_one_played_is_marked() {
    let server = Server::start();
    let mut browser = server.browser();
    let puzzle = &Puzzle::all()[0];
    let address = |line: &[runestones_rules::Move]| {
        let mut game = puzzle.game;
        let mut world = puzzle.world();
        let places = line.iter().map(|mv| {
            let place = game.legal_moves().iter().position(|legal| legal == mv).expect("a legal move");
            game.play(*mv, &mut ()).expect("a legal move");
            world.deal_in_turn(&mut game, puzzle.seat());
            place.to_string()
        });
        format!("/puzzle/{}/{}", puzzle.key, places.collect::<Vec<_>>().join("."))
    };
    let wrong = &puzzle.turns.last().expect("a turn").line;
    let told = browser.get(&address(wrong)).body;
    assert!(ranking(&told).is_empty() && moved(&told).is_empty(), "nothing is told to whoever has not tried");

    let (at, page) = play(&mut browser, puzzle, wrong);
    let rows = ranking(&page);
    assert_eq!(rows.len(), 3, "the best turn, the next best plan, and a worse way to play that: {page}");
    let marked: Vec<bool> = rows.iter().map(|row| row.contains("is-played") && row.contains("yours")).collect();
    assert_eq!(marked, [false, false, true]);
    assert!(rows[1].contains("−11.4\u{a0}%") && rows[2].contains("−21.6\u{a0}%"), "{rows:?}");
    assert!(rows[..2].iter().all(|row| row.contains("hidden")), "it can still be found: {rows:?}");
    let told = browser.get(&format!("{at}?answer=1")).body;
    assert!(ranking(&told).iter().all(|row| !row.contains(">hidden<")), "{told}");

    // The miss has moved both ratings, and that is told where it happened: not after another try.
    let [of_puzzle, of_solver] = moved(&page)[..] else { panic!("two numbers: {page}") };
    assert!(of_puzzle > 0 && of_solver < 0, "{of_puzzle} {of_solver}");
    assert!(page.contains(&format!("<b>{}</b>", 1500 + of_solver)), "the rating it has become: {page}");
    let (_, again) = play(&mut browser, puzzle, &puzzle.turns[0].line);
    assert!(ranking(&again)[0].contains("is-played") && moved(&again).is_empty(), "{again}");

    let mut other = server.browser();
    let (_, page) = play(&mut other, puzzle, &puzzle.turns[0].line);
    let [of_puzzle, of_solver] = moved(&page)[..] else { panic!("two numbers: {page}") };
    assert!(of_puzzle < 0 && of_solver > 0, "{of_puzzle} {of_solver}");
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

/// A puzzle in whose best turn luck speaks before the end, and after how many decisions it first does.
fn with_luck() -> (&'static Puzzle, usize) {
    let spoken = |puzzle: &Puzzle| {
        let (mut game, mut world) = (puzzle.game, puzzle.world());
        puzzle.turns[0].line.iter().position(|mv| {
            game.play(*mv, &mut ()).expect("a line of the puzzle");
            !world.deal_in_turn(&mut game, puzzle.seat()).is_empty() && !puzzle.is_over(&game)
        })
    };
    Puzzle::all().iter().find_map(|puzzle| Some((puzzle, spoken(puzzle)? + 1))).expect("a puzzle with a die")
}

#[test]
fn nobody_looks_what_luck_brings_and_then_plays_something_else() {
    let server = Server::start();
    let (puzzle, decisions) = with_luck();
    let best = &puzzle.turns[0].line;
    let start = format!("/puzzle/{}/-", puzzle.key);
    let mut browser = server.browser();
    let (held, page) = play(&mut browser, puzzle, &best[..decisions]);
    assert!(page.contains("A random result is out"), "{page}");
    // Whatever lies before leads back there, and so does another line.
    for address in [start.clone(), format!("/puzzle/{}", puzzle.key), format!("{start}/text")] {
        assert_eq!(browser.get(&address).location().trim_end_matches("/text"), held, "{address}");
    }
    let elsewhere = browser.post(&format!("{start}/move"), &[("version", "0"), ("move", &best[0].to_string())]);
    assert_eq!(elsewhere.location(), held);
    // Nobody is shown luck by an address alone.
    let mut stranger = server.browser();
    assert_eq!(stranger.get(&held).location(), start);
    assert!((400..500).contains(&stranger.get(&format!("{held}/pile/creatures")).status));
    // Once the turn is over, everything can be looked at.
    let mut at = held.clone();
    for mv in &best[decisions..] {
        at = browser.post(&format!("{at}/move"), &[("version", "0"), ("move", &mv.to_string())]).location();
    }
    assert!(browser.get(&at).body.contains("Solved."));
    assert_eq!((browser.get(&start).status, browser.get(&held).status), (200, 200));
}

#[test]
fn a_hint_is_a_miss() {
    let server = Server::start();
    let mut browser = server.browser();
    let puzzle = &Puzzle::all()[0];
    let start = format!("/puzzle/{}/-", puzzle.key);
    let page = browser.get(&start).body;
    assert!(page.contains("Hint (counts as a miss)"));
    assert!(!browser.get(&format!("{start}?hint=1")).body.contains("Begin with:"), "asked for by an address alone");
    let told = browser.post(&format!("{start}/hint"), &[("version", "0")]).location();
    assert!(browser.get(&told).body.contains("Begin with:"));
    let (_, page) = play(&mut browser, puzzle, &puzzle.turns[0].line);
    assert!(page.contains("Solved.") && page.contains(&in_a_row(0)) && page.contains(&solved_by(0, 1)), "{page}");
}

#[test]
fn a_puzzle_is_played_in_words() {
    let server = Server::start();
    let mut browser = server.browser();
    let puzzle = &Puzzle::all()[0];
    let mut at = format!("/puzzle/{}/-", puzzle.key);
    for mv in &puzzle.turns[0].line {
        let page = browser.get(&format!("{at}/text")).body;
        assert!(page.contains("text-table") && page.contains(&format!("value=\"{mv}\"")), "{mv}: {page}");
        let answer = browser.post(&format!("{at}/move?as=text"), &[("version", "0"), ("move", &mv.to_string())]);
        at = answer.location().strip_suffix("/text").expect("still in words").to_owned();
    }
    assert!(browser.get(&format!("{at}/text")).body.contains("Solved."));
}

#[test]
fn own_mistakes_come_back_until_they_are_solved() {
    let server = Server::start();
    let mut browser = server.browser();
    assert!(browser.get("/practice").body.contains("Nothing to practise"));
    let game = new_game(&mut browser, &["me", "bot:apprentice"]);
    finish(std::slice::from_mut(&mut browser), &game, 5);
    browser.get(&format!("{game}/review"));
    finished(&mut browser, &game);
    // The mistakes are noted right after the review is kept.
    let first = std::iter::repeat_with(|| browser.get("/practice"))
        .inspect(|_| std::thread::yield_now())
        .find(|answer| answer.status == 303)
        .expect("somebody who plays at random makes mistakes")
        .location();
    let mut stranger = server.browser();
    assert_eq!(stranger.get(&first).status, 404, "mistakes are nobody else's business");
    let page = browser.get(&first);
    assert!(page.body.contains("Find a better move") && page.body.contains("wait"), "{}", page.body);
    let mut wrong = 0;
    for mv in page.single_moves() {
        let answer = browser.post(&format!("{first}/-/move"), &[("version", "0"), ("move", &mv)]);
        let judged = browser.get(&answer.location()).body;
        if judged.contains("Solved. This one will not come back.") {
            break;
        }
        assert!(judged.contains("Not yet: this move gives away"), "{mv}: {judged}");
        assert_eq!(ranking(&judged).iter().filter(|row| row.contains("is-played")).count(), 1, "{mv}: {judged}");
        assert_eq!(browser.get("/practice").location(), first, "until it is solved");
        wrong += 1;
    }
    assert!(wrong < page.single_moves().len(), "nothing solves it");
    let next = browser.get("/practice");
    assert!(next.status == 200 || next.location() != first);
    for bad in ["/puzzle/1.x/-", "/puzzle/01.AAAAAAAAAAAA/-", "/puzzle/1.AAAAAAAAAAAA/-"] {
        assert_eq!(browser.get(bad).status, 404, "{bad}");
    }
}
