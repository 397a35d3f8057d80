//! The puzzles that come with the program are what they say.

use runestones_review::Archdruid;
use runestones_training::{EQUAL, Found, GAP, Maker, Puzzle, Theme};

/// So many puzzles are made again: each is a second or two of searching.
const SAMPLE: usize = 4;

#[test]
fn all_can_be_read_and_solved_and_no_two_are_the_same() {
    let all = Puzzle::all();
    assert!(all.len() >= 300);
    for (number, puzzle) in all.iter().enumerate() {
        assert!(all[..number].iter().all(|other| other.key != puzzle.key), "{}", puzzle.key);
        let best = puzzle.turns.first().expect("a solution");
        assert!(best.loss == 0 && puzzle.verdict(&best.end).solved, "{}", puzzle.key);
        assert!(puzzle.turns.iter().any(|turn| turn.loss >= GAP), "{}: nothing is wrong", puzzle.key);
        assert!(puzzle.turns.is_sorted_by_key(|turn| turn.loss), "{}", puzzle.key);
        for turn in &puzzle.turns {
            assert_eq!(puzzle.verdict(&turn.end).solved, turn.loss < EQUAL);
        }
        // Unfinished turns are not judged as solved.
        assert!(!puzzle.verdict(&puzzle.game).solved);
    }
    assert_eq!(Puzzle::read(&Puzzle::write(all)).as_deref(), Ok(all));
}

/// `runestones puzzles label` says the same as the file, so nobody has forgotten to run it.
#[test]
fn every_puzzle_is_about_something_and_every_theme_has_puzzles() {
    for puzzle in Puzzle::all() {
        assert!(!puzzle.themes.is_empty(), "{}: what is it about?", puzzle.key);
        assert_eq!(puzzle.themes, puzzle.find_themes(), "{}", puzzle.key);
    }
    for theme in Theme::ALL {
        let about = Puzzle::all().iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        assert!(about >= 10, "{about} puzzles are about {theme}");
    }
}

#[test]
fn every_puzzle_has_its_day() {
    let count = Puzzle::all().len() as u32;
    let mut days: Vec<usize> = (0..count).filter_map(|day| Puzzle::of_day(day).map(|(number, _)| number)).collect();
    days.sort_unstable();
    assert_eq!(days, (1..=Puzzle::all().len()).collect::<Vec<_>>());
}

#[test]
fn garbage_is_refused_with_its_line() {
    let text = Puzzle::write(&Puzzle::all()[..1]);
    for (bad, line) in [
        (String::new(), None),
        (text.replacen("puzzle ", "riddle ", 1), Some(4)),
        (text.replacen("\n0 ", "\nx ", 1), Some(5)),
        (text.replace("done", "pass"), Some(5)),
        ("nothing".to_owned(), Some(1)),
    ] {
        match (Puzzle::read(&bad), line) {
            (Ok(none), None) => assert!(none.is_empty()),
            (Err(error), Some(line)) => assert_eq!(error.line, line, "{error}"),
            (other, _) => panic!("{other:?}"),
        }
    }
}

/// Made again from its position, a puzzle is still one, with the same solution. Another network may think otherwise, so this
/// is about those that the network at hand has made; after it has learned more, some should be made anew.
#[test]
fn a_sample_is_found_again() {
    let mut maker = Maker::new(Archdruid::embedded());
    let network = maker.network();
    let mut own: Vec<&Puzzle> = Puzzle::all().iter().filter(|puzzle| puzzle.network == network).collect();
    // The clearest: no machine rounds so differently that they would not be found.
    let gap = |puzzle: &Puzzle| puzzle.turns.iter().map(|turn| turn.loss).find(|loss| *loss >= GAP);
    own.sort_by_key(|puzzle| std::cmp::Reverse(gap(puzzle)));
    for puzzle in own.into_iter().take(SAMPLE) {
        match maker.look(&puzzle.game) {
            Found::Puzzle(again) => assert_eq!(again.turns[0].end, puzzle.turns[0].end, "{}", puzzle.key),
            Found::Nothing(why) => panic!("{} is no puzzle: {why}", puzzle.key),
        }
    }
}
