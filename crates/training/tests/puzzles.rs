//! The puzzles that come with the program are what they say.

use runestones_review::Archdruid;
use runestones_training::{EQUAL, Found, GAP, Maker, Puzzle};

#[test]
fn all_can_be_read_and_solved_and_no_two_are_the_same() {
    let all = Puzzle::all();
    assert!(!all.is_empty());
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
        (text.replacen("puzzle ", "riddle ", 1), Some(3)),
        (text.replacen("\n0 ", "\nx ", 1), Some(4)),
        (text.replace("done", "pass"), Some(4)),
        ("nothing".to_owned(), Some(1)),
    ] {
        match (Puzzle::read(&bad), line) {
            (Ok(none), None) => assert!(none.is_empty()),
            (Err(error), Some(line)) => assert_eq!(error.line, line, "{error}"),
            (other, _) => panic!("{other:?}"),
        }
    }
}

/// Made again from its position, a puzzle is still one; with another network this need not hold.
#[test]
fn a_sample_is_found_again() {
    let all = Puzzle::all();
    let mut maker = Maker::new(Archdruid::embedded());
    for puzzle in all.iter().step_by(all.len().div_ceil(3)) {
        match maker.look(&puzzle.game) {
            Found::Puzzle(again) => assert_eq!(again.turns[0].end, puzzle.turns[0].end, "{}", puzzle.key),
            Found::Nothing(why) => panic!("{} is no puzzle: {why}", puzzle.key),
        }
    }
}
