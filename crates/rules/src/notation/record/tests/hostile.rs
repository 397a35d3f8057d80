//! Texts that nobody wrote in good faith: every one is answered, none stops the program.

use std::sync::LazyLock;

use proptest::prelude::*;

use super::{sets, short};
use crate::notation::record::{Fault, MOST_BYTES, MOST_ENTRIES, Problem, Record, Rejected};

static TEXT: LazyLock<String> = LazyLock::new(|| short().to_text());
static JSON: LazyLock<String> = LazyLock::new(|| short().to_json());

/// Reads a text and checks what holds for every answer.
fn answer(text: &str) -> Result<(), TestCaseError> {
    match Record::parse(text, &sets()) {
        Ok(record) => {
            let canonical = record.to_text();
            let read = Record::parse(&canonical, &sets()).expect("what was read can be written and read");
            prop_assert_eq!(&read, &record);
            record.verify();
        }
        Err(Rejected { problems, record }) => {
            if let Some(record) = record {
                prop_assert!(!record.verify().is_sound() || is_about_labels(&problems));
                record.to_text();
            }
            prop_assert!(!problems.is_empty() && problems.len() <= 101);
            prop_assert!(problems.is_sorted_by_key(|problem| problem.line));
            let lines = Some(1)..=Some(text.matches('\n').count() + 1);
            prop_assert!(problems.iter().all(|problem| lines.contains(&problem.line)), "{:?}", problems);
            prop_assert!(problems.iter().all(|problem| problem.to_string().len() < 1000));
        }
    }
    Ok(())
}

/// The play is right, and only the labels are wrong.
fn is_about_labels(problems: &[Problem]) -> bool {
    let about_labels = |problem: &Problem| matches!(problem.reason, Fault::WrongLabel { .. } | Fault::EmptyTurn(_));
    problems.iter().all(about_labels)
}

fn answer_json(text: &str) -> Result<(), TestCaseError> {
    match Record::from_json(text, &sets()) {
        Ok(record) => prop_assert_eq!(Record::from_json(&record.to_json(), &sets()), Ok(record)),
        Err(rejected) => prop_assert!(!rejected.problems.is_empty() && rejected.problems.len() <= 101),
    }
    Ok(())
}

/// A part of a text that starts and ends between characters.
fn part(text: &str, from: prop::sample::Index, length: usize) -> std::ops::Range<usize> {
    let from = text.floor_char_boundary(from.index(text.len()));
    from..text.floor_char_boundary((from + length).min(text.len()))
}

/// Lines that look like a record, or nearly.
const NEARLY: &str = "Rune Stones record 1\n((rules|card set|player [0-5]|night|setup|turn [0-9]{1,6}, seat [0-5]|seed)\
    ?(:| )?(1|no|base|\\*first 1|use, lay 100|,,|[a-z# ]{0,6})?\n){0,12}";

proptest! {
    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        answer(&text)?;
        answer(&format!("Rune Stones record 1\n{text}"))?;
        answer_json(&text)?;
    }

    #[test]
    fn any_header_is_answered(text in NEARLY) {
        answer(&text)?;
    }

    #[test]
    fn a_damaged_record_is_answered(from in any::<prop::sample::Index>(), length in 0usize..40, junk in ".{0,8}") {
        let mut text = TEXT.clone();
        text.replace_range(part(&TEXT, from, length), &junk);
        answer(&text)?;
        let mut json = JSON.clone();
        json.replace_range(part(&JSON, from, length), &junk);
        answer_json(&json)?;
    }

    #[test]
    fn a_record_with_moved_parts_is_answered(
        from in any::<prop::sample::Index>(),
        length in 0usize..200,
        to in any::<prop::sample::Index>(),
    ) {
        let mut text = TEXT.clone();
        text.insert_str(part(&TEXT, to, 0).start, &TEXT[part(&TEXT, from, length)]);
        answer(&text)?;
    }

    #[test]
    fn changed_digits_are_answered(at in any::<prop::sample::Index>(), digit in 0u8..10) {
        let digits: Vec<usize> = TEXT.match_indices(|sign: char| sign.is_ascii_digit()).map(|(at, _)| at).collect();
        let at = digits[at.index(digits.len())];
        let mut text = TEXT.clone();
        text.replace_range(at..=at, &digit.to_string());
        answer(&text)?;
    }
}

#[test]
fn a_huge_text_is_not_even_read() {
    let text = "#".repeat(MOST_BYTES + 1);
    for problems in [Record::parse(&text, &sets()).unwrap_err(), Record::from_json(&text, &sets()).unwrap_err()] {
        assert_eq!(problems.to_string(), "line 1: the record has 1048577 bytes; it can have at most 1048576");
    }
}

#[test]
fn too_many_entries_are_not_kept() {
    let many = "done,".repeat(MOST_ENTRIES + 1);
    let text = format!("Rune Stones record 1\nsetup: {many}");
    let problems = Record::parse(&text, &sets()).unwrap_err().problems;
    let expected = "the record has 100001 entries; it can have at most 100000";
    assert!(problems.iter().any(|problem| problem.to_string().contains(expected)), "{problems:#?}");
    answer(&format!("{}{many}", *TEXT)).unwrap();
}

#[test]
fn a_million_problems_are_cut_to_a_hundred() {
    for junk in ["x\n", ",", ":\n", "turn\n", "setup:\n", "setup: x,\n", " ,\n"] {
        answer(&format!("Rune Stones record 1\nsetup:{}", junk.repeat(MOST_BYTES / 2 / junk.len()))).unwrap();
    }
}
