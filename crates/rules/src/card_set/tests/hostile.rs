//! Files that nobody wrote in good faith: every one is answered, none stops the program.

use proptest::prelude::*;

use super::STANDARD;
use crate::card_set::{CardSet, Fault, MOST_BYTES, Problem};

/// Reads a text and checks what holds for every answer.
fn answer(text: &str) -> Result<(), TestCaseError> {
    match CardSet::parse(text) {
        Ok(set) => prop_assert_eq!(CardSet::parse(&set.to_text()).unwrap(), set),
        Err(problems) => {
            prop_assert!(!problems.is_empty() && problems.len() <= 101);
            prop_assert!(problems.is_sorted_by_key(|problem| problem.line));
            let lines = 1..=text.matches('\n').count() + 1;
            prop_assert!(problems.iter().all(|problem| lines.contains(&problem.line)), "{:?}", problems);
            prop_assert!(problems.iter().all(|problem| problem.to_string().len() < 1000));
        }
    }
    Ok(())
}

/// A part of the standard file that starts and ends between characters.
fn part(from: prop::sample::Index, length: usize) -> std::ops::Range<usize> {
    let from = STANDARD.floor_char_boundary(from.index(STANDARD.len()));
    from..STANDARD.floor_char_boundary((from + length).min(STANDARD.len()))
}

/// Lines that look like a card set, or nearly.
const NEARLY: &str =
    "((name|prices|tiles|\\[banshees\\]|11|79) ?(= ?(\"[a-z]{0,3}\"|[0-9]+|\\[.{0,5}\\]|\\{.{0,5}))?\n){0,9}";

proptest! {
    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        answer(&text)?;
    }

    #[test]
    fn any_toml_is_answered(text in NEARLY) {
        answer(&text)?;
    }

    #[test]
    fn a_damaged_file_is_answered(from in any::<prop::sample::Index>(), length in 0usize..60, junk in ".{0,8}") {
        let mut text = STANDARD.to_owned();
        text.replace_range(part(from, length), &junk);
        answer(&text)?;
    }

    #[test]
    fn a_file_with_moved_parts_is_answered(
        from in any::<prop::sample::Index>(),
        length in 0usize..400,
        to in any::<prop::sample::Index>(),
    ) {
        let mut text = STANDARD.to_owned();
        text.insert_str(part(to, 0).start, &STANDARD[part(from, length)]);
        answer(&text)?;
    }
}

#[test]
fn a_huge_file_is_not_even_read() {
    let text = "#".repeat(MOST_BYTES + 1);
    let problems = CardSet::parse(&text).unwrap_err();
    assert_eq!(problems, [Problem { line: 1, reason: Fault::TooLong(MOST_BYTES + 1) }]);
}

#[test]
fn a_million_problems_are_cut_to_a_hundred() {
    for junk in ["x\n", "[", "a=", "{}\n", "]]", "\"", "[[a]]\n", "a.", "a.b.c=1\n"] {
        answer(&junk.repeat(MOST_BYTES / junk.len())).unwrap();
    }
    let problems = CardSet::parse(&"x\n".repeat(1000)).unwrap_err();
    assert_eq!(problems.len(), 101);
    assert_eq!(problems[99].line, 100);
    assert!(matches!(problems[100].reason, Fault::More(900..)), "{}", problems[100]);
}
